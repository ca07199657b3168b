//! The end of a game: a card that says who won and by what, how it stands, and what can
//! be done next. It comes when the last move is on the board, and goes when somebody
//! wants to look back.

use game::{Actor, Fact, Maker, Seat};
use leptos::prelude::*;
use shelf::GameInProgress;
use table::Proposal;
use telling::told;
use words::Words;

use crate::page::{
    browser,
    control::Control,
    game::plates::Tallies,
    game::session::{Authority, GameSession},
    place::Place,
    speaking::Speaking,
};

/// The card, when the game is over.
#[component]
pub(in crate::page) fn Result(session: GameSession) -> impl IntoView {
    let over = Memo::new(move |_| session.with_game(|game| game.outcome().is_some()));
    let closed = RwSignal::new(false);
    // Another game has an end of its own.
    Effect::new(move |_| {
        if !over.get() {
            closed.set(false);
        }
    });
    let is_now = Memo::new(move |_| session.shown_length() == session.length());
    view! {
        <Show when=move || over.get() && is_now.get() && !closed.get()>
            <Card session closed />
        </Show>
    }
}

#[component]
fn Card(session: GameSession, closed: RwSignal<bool>) -> impl IntoView {
    let speaking = Speaking::here();
    let seats = session.with_game(GameInProgress::seats);
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
    let people = session.with_table(|table| table.people().next().is_some());
    let again = move |here| move |()| session.agree_here(here, Proposal::Rematch);
    let rematch = match session.authority {
        Authority::Here(here) if people => {
            Some(view! { <Control code="result-rematch" main=true on_press=again(here) /> })
        }
        _ => None,
    };
    view! {
        <section class="result" data-status="result" aria-label=move || speaking.text("result-name")>
            <h2>{move || session.stands(&speaking.words())}</h2>
            <p>{move || session.ended_by(&speaking.words())}</p>
            <ul class="scores">{scores}</ul>
            <div class="controls">
                {rematch}
                <a class="control" data-control="result-new" href=Place::SetUp(session.game).path()>
                    {move || speaking.text("app-new")}
                </a>
                <Control code="result-look-back" on_press=look_back />
                <Control code="result-close" on_press=close />
            </div>
        </section>
    }
}

/// What a player has reached.
#[component]
fn Score(session: GameSession, seat: Seat) -> impl IntoView {
    let speaking = Speaking::here();
    let colour = move || session.with_game(|game| game.seat_name(seat));
    let won = Memo::new(move |_| {
        session.with_game(|game| match game.turn() {
            Actor::Over(outcome) => outcome.winners.len() == 1 && outcome.winners.contains(seat),
            Actor::Seat(_) | Actor::Chance => false,
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
    /// By what the game ended, in plain words: somebody left it, or the rule that ends
    /// it.
    pub(in crate::page) fn ended_by(self, words: &Words) -> String {
        let length = self.length();
        self.with_game(|game| match game.makers().last() {
            Some(Maker::Leaver(_) | Maker::Everybody) => told(game, length, words),
            _ => game.ending().map_or_else(String::new, |ending| {
                let rule = Fact::Text(ending.rule.to_string());
                let sentence = Fact::Text(words.rule(ending.rule));
                words.tell("result-by", &[("rule", rule), ("sentence", sentence)])
            }),
        })
    }
}
