//! The end of a game: a card that says who won and by what, how it stands, and what can
//! be done next. It comes when the last move has come to rest, and goes when somebody
//! wants to look back.

use game::{Fact, Seat};
use leptos::prelude::*;
use protocol::ReviewOf;
use shelf::GameInProgress;
use table::Sitter;
use words::Words;

use crate::page::{
    browser,
    control::Control,
    game::here::Here,
    game::plates::Tallies,
    game::progress,
    game::record::{Analysing, Sharing},
    game::session::{Authority, GameSession},
    online_table::proposals::Rematching,
    parts::{self, Part},
    place::Place,
    routing,
    speaking::Speaking,
};
use crate::view::End;

/// The card, when the game is over.
#[component]
pub(in crate::page) fn Result(session: GameSession) -> impl IntoView {
    let closed = RwSignal::new(false);
    // Who takes back and plays on gets to another end.
    Effect::new(move |_| {
        if !session.ended.get() {
            closed.set(false);
        }
    });
    let is_now = Memo::new(move |_| session.shown_length() == session.length());
    view! {
        <Show when=move || session.ended.get() && is_now.get() && !closed.get()>
            <Part part=parts::result about=(session, closed) />
        </Show>
    }
}

#[component]
pub(in crate::page) fn Card(session: GameSession, closed: RwSignal<bool>) -> impl IntoView {
    let speaking = Speaking::here();
    let seats = untrack(|| session.with_game(GameInProgress::seats));
    let scores = seats.into_iter().map(|seat| view! { <Score session seat /> }).collect_view();
    let look_back = move |()| {
        closed.set(true);
        session.show(untrack(|| session.length()).saturating_sub(1));
        browser::focus_board();
    };
    let close = move |()| {
        closed.set(true);
        browser::focus_board();
    };
    let next = match session.authority {
        Authority::Here(here) => view! { <NextHere session here /> }.into_any(),
        Authority::Online(online) => view! { <Rematching online /> }.into_any(),
    };
    view! {
        <section class="result" data-status="result" aria-label=move || speaking.text("result-name")>
            <h2>{move || session.stands(&speaking.words())}</h2>
            <p data-status="ended-by">{move || session.ended_by(&speaking.words())}</p>
            <ul class="scores">{scores}</ul>
            {next}
            <div class="controls">
                <a class="control" data-control="result-new" href=Place::SetUp(session.game).path()>
                    {move || speaking.text("app-new")}
                </a>
                <Control code="result-look-back" on_press=look_back />
                <Control code="result-review" on_press=move |()| session.review() />
                <Analysing session />
                <Control code="result-close" on_press=close />
            </div>
            <Sharing session />
        </section>
    }
}

/// Another game on this device: against the next level, where that is due, or with the
/// same players on other sides.
#[component]
fn NextHere(session: GameSession, here: Here) -> impl IntoView {
    let speaking = Speaking::here();
    let level = untrack(|| session.next_level());
    let offer = level.map(|level| {
        let accept = move |_| {
            progress::accept(session.game, level);
            session.rematch_here(here, Some(level));
        };
        let text = move || {
            let name = speaking.text(&format!("level-{}-{level}", session.game.name()));
            let facts = [("level", level.into()), ("name", Fact::Text(name))];
            speaking.tell("result-next-level", &facts)
        };
        view! {
            <p>{move || speaking.text("result-level-beaten")}</p>
            <button
                type="button"
                class="control main"
                data-control="result-next-level"
                on:click=accept
            >
                {text}
            </button>
        }
    });
    let sides = move || session.next_sides(here, &speaking.words());
    let again = move |()| session.rematch_here(here, None);
    let people = here.table.with_untracked(|table| table.people().next().is_some());
    people.then(|| {
        view! {
            <div class="controls next-game">
                {offer}
                <Control code="result-rematch" main=level.is_none() on_press=again />
                <p class="note" data-status="next-sides">{sides}</p>
            </div>
        }
    })
}

/// What a player has reached.
#[component]
fn Score(session: GameSession, seat: Seat) -> impl IntoView {
    let speaking = Speaking::here();
    let colour = move || session.with_game(|game| game.seat_name(seat));
    let won = Memo::new(move |_| {
        session.with_game(|game| {
            let winners = game.outcome().map(|outcome| outcome.winners);
            winners.is_some_and(|winners| winners.len() == 1 && winners.contains(seat))
        })
    });
    view! {
        <li data-won=move || won.get().then_some("")>
            <i class=move || format!("sign {}", colour()) aria-hidden="true"></i>
            <span>{move || session.sitter_name(seat, &speaking.words())}</span>
            <Tallies session seat />
        </li>
    }
}

impl GameSession {
    /// By what the game ended, in plain words to whoever reads them.
    pub(in crate::page) fn ended_by(self, words: &Words) -> String {
        let Some(cause) = self.with_game(End::cause) else { return String::new() };
        let Some(seat) = cause.seat else { return words.text(cause.code) };
        let mine = self.my_seats();
        if mine.contains(seat) && mine.len() == 1 {
            return words.text(&format!("{}-you", cause.code));
        }
        words.tell(cause.code, &[("who", Fact::Text(self.sitter_name(seat, words)))])
    }

    /// Goes to the review of the game. One of this device is saved first, for it may only
    /// have been looked at.
    fn review(self) {
        let of = match self.authority {
            Authority::Here(here) => {
                self.keep_from_now_on(here);
                self.save();
                ReviewOf::Here(self.game, here.id)
            }
            Authority::Online(online) => ReviewOf::Table(online.id),
        };
        routing::go(&Place::Review(of));
    }

    /// Who would have which side in the next game on this device; nothing where people
    /// are told apart by their sides alone.
    fn next_sides(self, here: Here, words: &Words) -> Option<String> {
        let alone = self.my_seats().len() == 1;
        let seats = here.table.with(|table| table.next_game(table.opener()).sitters);
        let mut sides = Vec::new();
        for (seat, sitter) in Seat::ALL.into_iter().zip(seats) {
            let who = match sitter {
                Sitter::Bot(_) => continue,
                Sitter::Person(_) | Sitter::Companion(_) if alone => words.text("app-you"),
                Sitter::Person(person) | Sitter::Companion(person) => {
                    here.names.with(|names| names.of(person))?
                }
            };
            let colour = self.with_game(|game| game.seat_name(seat));
            let side = Fact::Text(words.text(&format!("actor-{colour}")));
            sides.push(words.tell("result-side", &[("who", Fact::Text(who)), ("side", side)]));
        }
        Some(words.tell("result-next-sides", &[("sides", Fact::Text(sides.join(" · ")))]))
    }
}
