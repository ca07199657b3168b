//! What may end the game soon: who could win in their turn, and by which pieces; a
//! position that has been there before; the longest that a game may be. Only the
//! rules are asked, one turn deep; nothing is weighed.

use std::ops::ControlFlow;

use game::{Actor, GameSoFar, LONGEST, Notice, Outcome, Position, Seat};
use shelf::GameInProgress;

use crate::{
    drawn::{Drawn, distinct, lies_at},
    scene::{Gesture, Motion, Note, NoteKind},
};

/// So many actions before the longest it is told.
const SOON: usize = 20;
/// The most actions of one turn that are looked at.
const DEEPEST: u8 = 2;
/// The most positions that are looked at for one seat.
const MOST: usize = 4_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NearEnd {
    /// This seat could win in its turn: in this one, or in the next.
    Win(Seat, When),
    /// ALL-1: the position that there is now was there before.
    Repeated,
    /// ALL-2: so many actions are left.
    Long(usize),
}

/// When somebody could win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// In the turn that it is.
    Now,
    /// In their next turn.
    Next,
    /// As soon as they roll this.
    Rolled(u8),
}

/// What may end the game soon; nothing where no end is near.
pub fn nearing(game: &GameInProgress) -> Vec<NearEnd> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    shelf::match_in_progress!(game, game => near_ends(game))
}

/// How whoever does not act now could win in their turn, on the board: the pieces
/// that would do it, and where they would get.
pub fn warnings(game: &GameInProgress) -> Vec<Note> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    shelf::match_in_progress!(game, game => {
        let acts = |seat: &Seat| game.actor() == Actor::Seat(*seat);
        let others = threats(game).into_iter().filter(|threat| !acts(&threat.seat));
        others.flat_map(|threat| threat.notes(game.position())).collect()
    })
}

/// Somebody could win in their turn.
struct Threat<P: Position> {
    seat: Seat,
    /// By these actions, each with the position that it is made in.
    line: Vec<(P, P::Action)>,
}

fn near_ends<P: Drawn>(game: &GameSoFar<P>) -> Vec<NearEnd> {
    let acts = |seat| game.actor() == Actor::Seat(seat);
    let when = |seat| if acts(seat) { When::Now } else { When::Next };
    let threats = threats(game);
    let told: Vec<Seat> = threats.iter().map(|threat| threat.seat).collect();
    let wins = threats.iter().map(|threat| NearEnd::Win(threat.seat, when(threat.seat)));
    // Whoever acts has rolled already.
    let others = game.playing().into_iter().filter(|seat| !acts(*seat) && !told.contains(seat));
    let rolls = others.filter_map(|seat| {
        let roll = game.position().winning_roll(seat)?;
        Some(NearEnd::Win(seat, When::Rolled(roll)))
    });
    wins.chain(rolls).chain(repeated(game)).chain(long(game)).collect()
}

fn told<P: Position>(position: &P, seat: Seat) -> Notice {
    Notice { code: "board-threat", facts: vec![("actor", position.seat_name(seat).into())] }
}

fn threats<P: Drawn>(game: &GameSoFar<P>) -> Vec<Threat<P>> {
    let threat = |seat| Some(Threat { seat, line: winning(game.position(), seat)? });
    game.playing().into_iter().filter_map(threat).collect()
}

impl<P: Drawn> Threat<P> {
    /// The pieces that stand ready for it, what would leave the board, and where
    /// the last action leads.
    fn notes(&self, now: &P) -> Vec<Note> {
        let pieces = now.pieces();
        let stands = |spot: &P::Spot| pieces.iter().any(|piece| lies_at::<P>(piece) == Some(*spot));
        let begins =
            self.line.iter().filter_map(|(position, action)| match position.gesture(*action) {
                Gesture::FromTo { from, .. } => Some(from),
                Gesture::At { spot } => Some(spot),
                Gesture::Button { .. } => None,
            });
        let spots = distinct(begins.filter(stands).chain(self.ends()));
        let note = |spot: P::Spot| {
            let (spot, told) = (spot.to_string(), told(now, self.seat));
            Note { spot, look: "threat", text: None, told, kind: NoteKind::Plain }
        };
        spots.into_iter().map(note).collect()
    }

    fn ends(&self) -> Vec<P::Spot> {
        let Some((position, action)) = self.line.last() else { return Vec::new() };
        let pieces = position.pieces();
        let (_, motions) = position.moved(&pieces, *action);
        let leaving = motions.iter().filter_map(|(id, motion)| match motion {
            Motion::LeavesTowards(_) => {
                pieces.iter().find(|piece| piece.id == *id).and_then(lies_at::<P>)
            }
            _ => None,
        });
        let leaving: Vec<P::Spot> = leaving.collect();
        match position.gesture(*action) {
            Gesture::FromTo { to, .. } if leaving.is_empty() => vec![to],
            _ => leaving,
        }
    }
}

fn repeated<P: Position>(game: &GameSoFar<P>) -> Option<NearEnd> {
    let now = game.occurrences().find(|(position, _)| *position == game.position());
    now.filter(|(_, times)| *times > 1).map(|_| NearEnd::Repeated)
}

fn long<P: Position>(game: &GameSoFar<P>) -> Option<NearEnd> {
    let left = LONGEST.saturating_sub(game.length());
    (left <= SOON).then_some(NearEnd::Long(left))
}

/// Whether a seat could win in its turn, if that were now.
pub(super) fn could_win<P: Drawn>(position: &P, seat: Seat) -> bool {
    winning(position, seat).is_some()
}

/// The actions by which a seat could win in its turn, if that were now.
fn winning<P: Drawn>(position: &P, seat: Seat) -> Option<Vec<(P, P::Action)>> {
    let acts = |position: &P| position.actor() == Actor::Seat(seat);
    let own = if acts(position) { Some(*position) } else { position.as_if_turn_of(seat) };
    let own = own.filter(acts)?;
    // What takes fewer actions is seen first.
    (1..=DEEPEST).find_map(|actions| {
        let (mut left, mut line) = (MOST, Vec::new());
        wins_within(&own, seat, actions, &mut left, &mut line).then_some(line)
    })
}

/// Whether a seat wins by so many actions at most; then the line is these.
fn wins_within<P: Drawn>(
    position: &P,
    seat: Seat,
    actions: u8,
    left: &mut usize,
    line: &mut Vec<(P, P::Action)>,
) -> bool {
    let won = |outcome: &Outcome| outcome.winners == game::Seats::NONE.with(seat);
    let mut wins = |action: P::Action| {
        let Some(less) = left.checked_sub(1) else { return false };
        *left = less;
        let next = position.apply(action);
        let wins = match next.actor() {
            Actor::Over(outcome) => won(&outcome),
            Actor::Seat(next_seat) if next_seat == seat && actions > 1 => {
                wins_within(&next, seat, actions - 1, left, line)
            }
            Actor::Seat(_) | Actor::Chance => false,
        };
        if wins {
            line.insert(0, (*position, action));
        }
        wins
    };
    let visit =
        |action| if wins(action) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    position.visit_actions(visit).is_break()
}
