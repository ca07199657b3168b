//! Who is about to win, and whether it can still be stopped. Everything here is
//! exact: a threat that "can't be stopped" wins.

use game::{Position, SquareSet};
use shelf::games::klotze::{Action, Color, Klotze, Move, Square};

use super::{
    doors::{doors, ways},
    reach::{columns_onto, free, klotz_reach, movable},
};

/// How a Klotz stands to its corner, one move before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Threat {
    /// It does not stand at a door, or no way is free.
    None,
    /// One way is free; these are its squares.
    OneWay(SquareSet),
    /// Two ways are free, and no single piece closes both.
    TwoWays,
}

impl Threat {
    /// What the Klotz of a colour threatens now.
    #[inline]
    pub(super) fn of(color: Color, position: &Klotze) -> Self {
        let klotz = position.klotz(color);
        if doors(color).contains(klotz) {
            Self::from_door(color, klotz, free(position))
        } else {
            Self::None
        }
    }

    /// What a Klotz of this colour threatens on a door, with these squares free.
    #[inline]
    pub(super) fn from_door(color: Color, door: Square, free: SquareSet) -> Self {
        let mut threat = Self::None;
        for way in ways(color) {
            if way.door == door && (way.passed - free).is_empty() {
                match threat {
                    Self::None => threat = Self::OneWay(way.passed),
                    Self::OneWay(_) | Self::TwoWays => return Self::TwoWays,
                }
            }
        }
        threat
    }
}

/// Whether a player who has to act has no move left that stops another's
/// threat: no capture, and nothing that closes the way. That they can't win first
/// is for the caller to know.
#[inline]
pub(super) fn is_helpless(
    defender: Color,
    attacker: Color,
    threat: Threat,
    position: &Klotze,
) -> bool {
    let free = free(position);
    let klotz = SquareSet::of(position.klotz(attacker));
    let columns = movable(position, defender);
    let targets = match threat {
        Threat::None => return false,
        Threat::OneWay(passed) => {
            let own = SquareSet::of(position.klotz(defender));
            if klotz_reach(own, free).meets(passed) {
                return false;
            }
            klotz | passed
        }
        Threat::TwoWays => klotz,
    };
    columns_onto(targets, columns, free, position).is_empty()
}

/// With two who play: a step of the actor's Klotz to a door after which the
/// other can neither win nor stop it.
#[inline]
pub(super) fn decisive_step(position: &Klotze) -> Option<Action> {
    let actor = position.turn();
    let other = position.colors().after(actor);
    let from = position.klotz(actor);
    doors_in_reach(actor, position).into_iter().find_map(|to| {
        let step = Action::Move(Move { from, to });
        let next = position.apply(step);
        let threat = Threat::of(actor, &next);
        let decided = threat != Threat::None
            && Threat::of(other, &next) == Threat::None
            && is_helpless(other, actor, threat, &next);
        decided.then_some(step)
    })
}

/// The doors that the Klotz of a colour can step to; none is a home.
#[inline]
fn doors_in_reach(color: Color, position: &Klotze) -> SquareSet {
    let free = free(position);
    klotz_reach(SquareSet::of(position.klotz(color)), free) & doors(color) & free
}
