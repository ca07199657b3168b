//! How the game stands: whose turn it is, what there is to say beside the
//! board, what was done last, and why something can't be done. What happens is
//! read aloud as it happens.

use game::{Fact, Notice};
use leptos::prelude::*;

use crate::local;
use crate::page::{
    browser,
    control::Control,
    game::aids::Aids,
    game::draft::DraftBar,
    game::playing::{Course, Playing, Waiting, sitter},
    objection::{Objecting, Objection},
    place::Place,
    speaking::Speaking,
};

/// What is seen at a glance: whose turn it is, and why something can't be done.
#[component]
pub(in crate::page) fn Turn(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let turn = move || {
        let words = speaking.words();
        let waiting = playing.waiting.get();
        let (shown, all) = (playing.shown_length(), playing.kept.with(|kept| kept.table.length()));
        if shown < all {
            return words.tell("app-looks-back", &[("shown", shown.into()), ("all", all.into())]);
        }
        if playing.is_turn_whole() {
            return words.text("app-turn-whole");
        }
        playing.kept.with(|kept| match (waiting, kept.table.played().actor()) {
            (Waiting::Bot, Some(actor)) => words.tell("play-thinks", &[("actor", actor.into())]),
            (Waiting::Book, _) => words.text("install-book-wait"),
            (Waiting::Rated, _) => words.text("fair-off"),
            (Waiting::NoBot, _) => words.text("app-no-bot"),
            _ => local::turn(kept.table.played(), &words),
        })
    };
    let rule = move || {
        let rule = playing.objection.with(Objection::rule)?;
        let text = speaking.tell("app-rule-link", &[("rule", Fact::Text(rule.clone()))]);
        Some(view! { <a href=Place::Rules(playing.game, Some(rule)).hash()>{text}</a> })
    };
    view! {
        <div class="glance">
            <p class="turn" data-status="turn">{turn}</p>
            <DraftBar playing />
            {move || {
                (playing.waiting.get() == Waiting::NoBot)
                    .then(|| view! { <Control code="install-reload" on_press=|()| browser::reload() /> })
            }}
            <Objecting name="objection" objection=playing.objection>{rule}</Objecting>
        </div>
    }
}

/// What there is to say beside the board.
#[component]
pub(in crate::page) fn Status(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let last = move || {
        let (words, length) = (speaking.words(), playing.shown_length());
        playing.kept.with(|kept| kept.table.told(length, &words))
    };
    // What the last entry has told already is not said again.
    let aids = Aids::here();
    let remarks = move || {
        let (words, told, length) = (speaking.words(), last(), playing.shown_length());
        let remarks = playing.kept.with(|kept| kept.table.remarks(length));
        let allowed = |remark: &&Notice| aids.is_none_or(|aids| aids.allow(remark));
        let remarks = remarks.iter().filter(allowed).map(|remark| words.say(remark));
        remarks
            .filter(|remark| *remark != told)
            .map(|remark| view! { <li>{remark}</li> })
            .collect_view()
    };
    let nearing = move || {
        let words = speaking.words();
        let is_now = playing.shown_length() == playing.kept.with(|kept| kept.table.length());
        let nearing = is_now.then(|| playing.kept.with(|kept| kept.table.nearing(&words)));
        let nearing = nearing.unwrap_or_default().into_iter();
        nearing.map(|sentence| view! { <li data-nearing="">{sentence}</li> }).collect_view()
    };
    view! {
        <section class="status" aria-label=move || speaking.text("app-status")>
            <p class="last" data-status="last">
                {last}
            </p>
            <ul class="remarks">{nearing} {remarks}</ul>
            // At a table of the house they stand beside their clocks.
            {matches!(playing.course, Course::Here { .. }).then(|| view! { <Sitters playing /> })}
            <p class="unseen" aria-live="polite" data-status="news">
                {move || playing.told_news()}
            </p>
        </section>
    }
}

/// Who sits where.
#[component]
fn Sitters(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let sits = move || {
        let words = speaking.words();
        playing.kept.with(|kept| {
            let played = kept.table.played();
            let acting = played.actor();
            let sits = |seat| {
                let name = played.seat_name(seat);
                let who = sitter(playing.game, kept.seating.on(seat), &words);
                let text =
                    words.tell("play-sits", &[("actor", name.into()), ("who", Fact::Text(who))]);
                let current = (acting == Some(name)).then_some("true");
                view! { <li data-seat=name aria-current=current>{text}</li> }
            };
            played.seats().into_iter().map(sits).collect_view()
        })
    };
    view! { <ul class="sitters">{sits}</ul> }
}
