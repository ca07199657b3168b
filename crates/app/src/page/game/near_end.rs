//! What is about to end the game, said on the felt where everybody looks: who can win,
//! to whoever reads it as "you"; a position that comes back; a game that gets long.

use game::{Fact, Seat};
use leptos::prelude::*;
use shelf::GameInProgress;
use words::Words;

use crate::page::{game::session::GameSession, speaking::Speaking};
use crate::view::{NearEnd, When, nearing};

/// The sentences, in a place of their own; none while one looks back.
#[component]
pub(in crate::page) fn NearEnds(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let near = Memo::new(move |_| {
        let is_now = session.shown_length() == session.length();
        if is_now { session.with_game(nearing) } else { Vec::new() }
    });
    let told = move || {
        let words = speaking.words();
        let line = |end: NearEnd| {
            let mine = matches!(end, NearEnd::Win(seat, _) if session.is_me(seat));
            let told = session.near_end(end, &words);
            view! { <p data-nearing=if mine { "mine" } else { "" }>{told}</p> }
        };
        near.get().into_iter().map(line).collect_view()
    };
    view! { <div class="near-ends" role="status">{told}</div> }
}

/// The same, told to whoever looks on; nothing of what whoever acts could do.
pub(in crate::page) fn told_to_onlooker(
    game: &GameInProgress,
    end: NearEnd,
    words: &Words,
) -> Option<String> {
    let actor = |seat| game.seat_name(seat);
    Some(match end {
        NearEnd::Win(_, When::Now) => return None,
        NearEnd::Win(seat, When::Next) => {
            words.tell("board-threat", &[("actor", actor(seat).into())])
        }
        NearEnd::Win(seat, When::Rolled(roll)) => {
            let who = Fact::Text(words.text(&format!("actor-{}", actor(seat))));
            words.tell("near-who-roll", &[("who", who), ("roll", roll.into())])
        }
        NearEnd::Repeated => words.text("board-repeated"),
        NearEnd::Long(left) => words.tell("board-long", &[("count", left.into())]),
    })
}

impl GameSession {
    /// Whether whoever reads is the only one here, and has this seat.
    fn is_me(self, seat: Seat) -> bool {
        let mine = self.my_seats();
        mine.len() == 1 && mine.contains(seat)
    }

    fn near_end(self, end: NearEnd, words: &Words) -> String {
        match end {
            NearEnd::Win(seat, when) => self.near_win(seat, when, words),
            NearEnd::Repeated => words.text("board-repeated"),
            NearEnd::Long(left) => words.tell("board-long", &[("count", left.into())]),
        }
    }

    fn near_win(self, seat: Seat, when: When, words: &Words) -> String {
        let colour = self.with_game(|game| game.seat_name(seat));
        let name = self.sitter_name(seat, words);
        let is_me = self.is_me(seat);
        // Colours have sentences of their own: some of them are several in French.
        let is_nameless = !is_me && name == words.text(&format!("actor-{colour}"));
        let who = ("who", Fact::Text(name));
        match when {
            When::Rolled(roll) if is_me => words.tell("near-you-roll", &[("roll", roll.into())]),
            When::Rolled(roll) => words.tell("near-who-roll", &[who, ("roll", roll.into())]),
            When::Now if is_me => words.text("near-you-now"),
            When::Next if is_me => words.text("near-you-next"),
            When::Now | When::Next if is_nameless => {
                words.tell("board-threat", &[("actor", colour.into())])
            }
            When::Now => words.tell("near-who-now", &[who]),
            When::Next => words.tell("near-who-next", &[who]),
        }
    }
}
