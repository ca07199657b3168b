//! What may end the game soon: who could win in his turn, a position that has
//! been there before, the longest that a game may be. Only the rules are asked,
//! one turn deep; nothing is weighed.

use std::ops::ControlFlow;

use game::{Actor, Fact, GameSoFar, LONGEST, Outcome, Position, Seat};
use words::Words;

use crate::drawn::Drawn;

/// So many actions before the longest it is told.
const SOON: usize = 20;
/// The most actions of one turn that are looked at.
const DEEPEST: u8 = 2;
/// The most positions that are looked at for one seat.
const MOST: usize = 4_000;

/// The sentences; none where no end is near.
pub(super) fn nearing<P: Drawn>(game: &GameSoFar<P>, words: &Words) -> Vec<String> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let position = game.position();
    let threat = |seat: &Seat| could_win(position, *seat);
    let told = |seat| words.tell("board-threat", &[("actor", position.seat_name(seat).into())]);
    let threats = game.playing().into_iter().filter(threat).map(told);
    threats.chain(repeated(game, words)).chain(long(game, words)).collect()
}

/// ALL-1: the position that there is now was there before.
fn repeated<P: Position>(game: &GameSoFar<P>, words: &Words) -> Option<String> {
    let now = game.occurrences().find(|(position, _)| *position == game.position());
    now.filter(|(_, times)| *times > 1).map(|_| words.text("board-repeated"))
}

/// ALL-2: so many actions are left.
fn long<P: Position>(game: &GameSoFar<P>, words: &Words) -> Option<String> {
    let left = LONGEST.saturating_sub(game.length());
    (left <= SOON).then(|| words.tell("board-long", &[("count", Fact::from(left))]))
}

/// Whether a seat could win in its turn, if that were now.
fn could_win<P: Drawn>(position: &P, seat: Seat) -> bool {
    let acts = |position: &P| position.actor() == Actor::Seat(seat);
    let own = if acts(position) { Some(*position) } else { position.as_if_turn_of(seat) };
    let mut left = MOST;
    own.is_some_and(|own| acts(&own) && wins_within(&own, seat, DEEPEST, &mut left))
}

fn wins_within<P: Drawn>(position: &P, seat: Seat, actions: u8, left: &mut usize) -> bool {
    let won = |outcome: &Outcome| outcome.winners == game::Seats::NONE.with(seat);
    let mut wins = |action: P::Action| {
        let Some(less) = left.checked_sub(1) else { return false };
        *left = less;
        let next = position.apply(action);
        match next.actor() {
            Actor::Over(outcome) => won(&outcome),
            Actor::Seat(next_seat) if next_seat == seat && actions > 1 => {
                wins_within(&next, seat, actions - 1, left)
            }
            Actor::Seat(_) | Actor::Chance => false,
        }
    };
    let visit =
        |action| if wins(action) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    position.visit_actions(visit).is_break()
}
