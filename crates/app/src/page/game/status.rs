//! How the game stands: whose turn it is, what there is to say beside the
//! board, what was done last, and why something can't be done. What happens is
//! read aloud as it happens.

use game::{Fact, Notice};
use leptos::prelude::*;

use crate::page::{
    browser,
    control::Control,
    game::aids::Aids,
    game::draft::DraftBar,
    game::session::{GameSession, Waiting},
    objection::{Objecting, Objection},
    place::Place,
    speaking::Speaking,
};
use crate::view::{Read, Tell, turn as turn_of};

/// What is seen at a glance: whose turn it is, and why something can't be done.
#[component]
pub(in crate::page) fn Turn(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let turn = move || {
        let words = speaking.words();
        let waiting = session.waiting.get();
        let (shown, all) = (session.shown_length(), session.length());
        if shown < all {
            return words.tell("app-looks-back", &[("shown", shown.into()), ("all", all.into())]);
        }
        if session.is_turn_whole() {
            return words.text("app-turn-whole");
        }
        session.with_game(|game| match (waiting, game.actor()) {
            (Waiting::Bot, Some(actor)) => words.tell("play-thinks", &[("actor", actor.into())]),
            (Waiting::Book, _) => words.text("install-book-wait"),
            (Waiting::Rated, _) => words.text("fair-off"),
            (Waiting::NoBot, _) => words.text("app-no-bot"),
            _ => turn_of(game, &words),
        })
    };
    let rule = move || {
        let rule = session.objection.with(Objection::rule)?;
        let text = speaking.tell("app-rule-link", &[("rule", Fact::Text(rule.clone()))]);
        Some(view! { <a href=Place::Rules(session.game, Some(rule)).hash()>{text}</a> })
    };
    view! {
        <div class="glance">
            <p class="turn" data-status="turn">{turn}</p>
            <DraftBar session />
            {move || {
                (session.waiting.get() == Waiting::NoBot)
                    .then(|| view! { <Control code="install-reload" on_press=|()| browser::reload() /> })
            }}
            <Objecting name="objection" objection=session.objection>{rule}</Objecting>
        </div>
    }
}

/// What there is to say beside the board.
#[component]
pub(in crate::page) fn Status(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let last = move || {
        let (words, length) = (speaking.words(), session.shown_length());
        session.with_game(|game| game.told(length, &words))
    };
    // What the last entry has told already is not said again.
    let aids = Aids::here();
    let remarks = move || {
        let (words, told, length) = (speaking.words(), last(), session.shown_length());
        let remarks = session.with_game(|game| game.remarks_after(length));
        let allowed = |remark: &&Notice| aids.is_none_or(|aids| aids.allow(remark));
        let remarks = remarks.iter().filter(allowed).map(|remark| words.say(remark));
        remarks
            .filter(|remark| *remark != told)
            .map(|remark| view! { <li>{remark}</li> })
            .collect_view()
    };
    let nearing = move || {
        let words = speaking.words();
        let is_now = session.shown_length() == session.length();
        let nearing = is_now.then(|| session.with_game(|game| game.nearing(&words)));
        let nearing = nearing.unwrap_or_default().into_iter();
        nearing.map(|sentence| view! { <li data-nearing="">{sentence}</li> }).collect_view()
    };
    view! {
        <section class="status" aria-label=move || speaking.text("app-status")>
            <p class="last" data-status="last">
                {last}
            </p>
            <ul class="remarks">{nearing} {remarks}</ul>
            <p class="unseen" aria-live="polite" data-status="news">
                {move || session.told_news()}
            </p>
        </section>
    }
}
