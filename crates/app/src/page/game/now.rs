//! How the game stands, to whoever plays it: whose move it is, what happened last, why
//! something can't be done, and the buttons that the moment asks for. Each has its
//! place, so that nothing jumps. What happens is read aloud as it happens.

use game::{Fact, Maker, Notice};
use leptos::prelude::*;
use telling::told;
use words::Words;

use crate::page::{
    browser,
    control::Control,
    game::aids::Aids,
    game::coach::{Coaching, Tip},
    game::draft::{Draft, DraftBar},
    game::hint::{HintTold, Hinting},
    game::session::{GameSession, Waiting},
    objection::{Objecting, Objection},
    speaking::Speaking,
};
use crate::{
    scene::Gesture,
    view::{Count, Read},
};

/// How the game stands.
#[component]
pub(in crate::page) fn Now(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let coaching = Coaching::of(session);
    let quarters = Memo::new(move |_| session.quarters());
    let stands = Memo::new(move |_| session.stands(&speaking.words()));
    // Letters are as large as the line allows (`game.css`).
    let letters = move || stands.with(|stands| stands.chars().count().to_string());
    // One thing is said at a time: why not, a hint, a tip, or else what happened.
    let says = move || {
        if session.objection.with(|objection| *objection != Objection::None) {
            "objection"
        } else if !session.hinting.with(Hinting::is_unasked) {
            "hint"
        } else if coaching.speaks() {
            "tip"
        } else {
            "last"
        }
    };
    view! {
        <section class="now" aria-label=move || speaking.text("app-status")>
            <h2 class="turn" data-status="turn" style=("--letters", letters)>{stands}</h2>
            <div class="say" data-says=says>
                <Objecting name="objection" objection=session.objection rules=session.game quarters />
                <HintTold session />
                <Tip coaching />
                <Happened session />
            </div>
            <div class="asked">
                <Resigning session />
                <DraftBar session />
                <ChoiceButtons session />
                {move || {
                    (session.waiting.get() == Waiting::NoBot)
                        .then(|| view! { <Control code="start-reload" on_press=|()| browser::reload() /> })
                }}
            </div>
            <p class="unseen" aria-live="polite" data-status="news">
                {move || session.told_news()}
            </p>
        </section>
    }
}

impl GameSession {
    /// How the game stands, in a few words to whoever reads them.
    pub(in crate::page) fn stands(self, words: &Words) -> String {
        let (shown, all) = (self.shown_length(), self.length());
        if shown < all {
            return words.tell("app-looks-back", &[("shown", shown.into()), ("all", all.into())]);
        }
        if self.resign_asked.get() && self.resigning().is_some() {
            return words.text("app-resign-ask");
        }
        if self.is_turn_whole() {
            return words.text("app-turn-whole");
        }
        if self.draft.with(Draft::seat).is_some() {
            return words.text("status-one-more");
        }
        match self.waiting.get() {
            Waiting::Book => words.text("install-book-wait"),
            Waiting::Rated => words.text("status-bots-rest"),
            Waiting::NoBot => words.text("app-no-bot"),
            Waiting::Bot | Waiting::Nobody => self.whose_move(words),
        }
    }

    /// Whose move it is, or how the game ended.
    fn whose_move(self, words: &Words) -> String {
        let (mine, turn) = (self.my_seats(), self.with_game(|game| Some(game.turn())));
        let who = |seat| Fact::Text(self.sitter_name(seat, words));
        match turn {
            Some(game::Actor::Seat(seat)) if mine.contains(seat) && mine.len() == 1 => {
                words.text("status-your-move")
            }
            Some(game::Actor::Seat(seat)) => {
                let code = if self.is_thinking(seat) { "status-thinks" } else { "status-moves" };
                words.tell(code, &[("who", who(seat))])
            }
            Some(game::Actor::Chance) => {
                self.with_game(|game| telling::turn(game, &self.reader(words)))
            }
            Some(game::Actor::Over(outcome)) => {
                let mut winners = outcome.winners.into_iter();
                match (winners.next(), winners.next()) {
                    (Some(winner), None) if mine.len() == 1 => {
                        let won = mine.contains(winner);
                        words.text(if won { "status-you-win" } else { "status-you-lose" })
                    }
                    (Some(winner), None) => words.tell("status-wins", &[("who", who(winner))]),
                    _ => words.text("status-draw"),
                }
            }
            None => String::new(),
        }
    }
}

/// What was done last, how the game ended, and what the board does not show.
#[component]
fn Happened(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let last = move || {
        let (words, length) = (speaking.words(), session.shown_length());
        session.with_game(|game| match game.makers().get(length.wrapping_sub(1)) {
            // How that ended the game is said below.
            Some(Maker::Leaver(_) | Maker::Everybody) if game.outcome().is_some() => String::new(),
            _ => told(game, length, &session.reader(&words)),
        })
    };
    let ending = move || {
        let is_now = session.shown_length() == session.length();
        (is_now && session.ended.get())
            .then(|| view! { <li data-ending="">{session.ended_by(&speaking.words())}</li> })
    };
    // What the last entry has told already is not said again.
    let aids = Aids::here();
    let remarks = move || {
        let (words, told, length) = (speaking.words(), last(), session.shown_length());
        let is_whole = session.is_turn_whole();
        let remarks = session.with_game(|game| {
            let mut remarks = game.remarks_after(length);
            // What comes after a turn is not the matter of whoever still confirms it.
            remarks.retain(|remark| !is_whole && !game.is_seen(remark.code));
            remarks
        });
        let allowed = |remark: &&Notice| aids.is_none_or(|aids| aids.allow(remark));
        let remarks = remarks.iter().filter(allowed).map(|remark| words.say(remark));
        remarks
            .filter(|remark| *remark != told)
            .map(|remark| view! { <li>{remark}</li> })
            .collect_view()
    };
    view! {
        <div class="happened">
            <p class="last" data-status="last">{last}</p>
            <ul class="remarks">{ending} {remarks}</ul>
        </div>
    }
}

/// A button for each move that has no place on the board.
#[component]
fn ChoiceButtons(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let choices = session.choices();
    let buttons = Memo::new(move |_| {
        choices.with(|choices| {
            let of_button = choices.iter().filter_map(|choice| match choice.gesture {
                Gesture::Button { code } => Some((choice.token.clone(), code)),
                _ => None,
            });
            of_button.collect::<Vec<_>>()
        })
    });
    view! {
        <For each=move || buttons.get() key=Clone::clone let((token, code))>
            {
                let action = token.clone();
                let act = move |_| {
                    session.choose(&action);
                    browser::focus_board();
                };
                view! {
                    <button type="button" class="control main" data-action=token on:click=act>
                        {move || speaking.text(code)}
                    </button>
                }
            }
        </For>
    }
}

/// The second thought before giving up.
#[component]
fn Resigning(session: GameSession) -> impl IntoView {
    let asked = session.resign_asked;
    let possible = Memo::new(move |_| session.resigning().is_some());
    let close = move || {
        asked.set(false);
        browser::focus_board();
    };
    Effect::new(move |_| {
        if asked.get() {
            request_animation_frame(|| browser::focus("[data-control=app-resign-sure]"));
        }
    });
    let sure = move |()| {
        session.resign();
        close();
    };
    view! {
        <Show when=move || asked.get() && possible.get()>
            <Control code="app-resign-sure" main=true on_press=sure />
            <Control code="app-resign-not" on_press=move |()| close() />
        </Show>
    }
}
