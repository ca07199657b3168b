//! Forced wins once more, turn by turn instead of action by action, from the
//! contract alone: which positions can a turn lead to, and which of them are won.

use std::collections::{HashMap, HashSet};

use game::{Actor, Position, Seat};

/// Whether a seat wins, from positions at the end of a turn, within so many turns.
pub(crate) struct Twin<P: Position> {
    seat: Seat,
    /// A reason that needs no search why a position is not won within so many turns.
    hopeless: fn(&P, Seat, u8) -> bool,
    known: HashMap<(P, u8), bool>,
    /// The position of a turn that refuted last is like the next one that will.
    refuting: HashMap<u8, Vec<P::Action>>,
}

impl<P: Position> Twin<P> {
    pub(crate) fn new(seat: Seat, hopeless: fn(&P, Seat, u8) -> bool) -> Self {
        Self { seat, hopeless, known: HashMap::new(), refuting: HashMap::new() }
    }

    /// Whether the seat wins within so many of its turns, one under way included.
    pub(crate) fn wins(&mut self, position: &P, turns: u8) -> bool {
        let acting = match position.actor() {
            Actor::Over(outcome) => {
                return outcome.winners.len() == 1 && outcome.winners.contains(self.seat);
            }
            Actor::Chance => panic!("no chance here"),
            Actor::Seat(acting) => acting,
        };
        if turns == 0 || (self.hopeless)(position, self.seat, turns) {
            return false;
        }
        if let Some(known) = self.known.get(&(*position, turns)) {
            return *known;
        }
        let own = acting == self.seat;
        let left = if own { turns - 1 } else { turns };
        let decides = |twin: &mut Self, end: &P| twin.wins(end, left) == own;
        let key = turns * 2 + u8::from(own);
        let first = self.refuting.get(&key).and_then(|turn| replayed(position, turn));
        let answer = if first.is_some_and(|end| decides(self, &end)) {
            own
        } else {
            let found = ends_of_turn(position).into_iter().find(|(end, _)| decides(self, end));
            if let Some((_, turn)) = &found {
                self.refuting.insert(key, turn.clone());
            }
            found.is_some() == own
        };
        self.known.insert((*position, turns), answer);
        answer
    }
}

/// Where the same actions lead from here, if they are a whole turn here too.
fn replayed<P: Position>(position: &P, turn: &[P::Action]) -> Option<P> {
    let mut end = *position;
    for action in turn {
        if end.actor() != position.actor() {
            return None;
        }
        end = end.play(*action).ok()?;
    }
    (end.actor() != position.actor()).then_some(end)
}

/// Every position that the turn under way can lead to, and how.
fn ends_of_turn<P: Position>(position: &P) -> Vec<(P, Vec<P::Action>)> {
    let (mut open, mut ends) = (vec![(*position, Vec::new())], Vec::new());
    let mut met = HashSet::new();
    while let Some((within, turn)) = open.pop() {
        for action in within.actions() {
            let next = within.apply(action);
            if met.insert(next) {
                let turn = [turn.as_slice(), &[action]].concat();
                let list = if next.actor() == position.actor() { &mut open } else { &mut ends };
                list.push((next, turn));
            }
        }
    }
    ends
}
