//! What somebody who plays Bille-Trap for the first time may want to hear.

use bots::{Described, bille_trap::Effect};
use game::Position;
use shelf::games::bille_trap::{Action, BilleTrap, Phase, Roll, Space};

use super::places::BilleTrapSpot;
use crate::drawn::{spots_of, starts};

game::notices! {
    /// A tip for where the game stands.
    pub enum Lesson {
        /// A marble can come Home now.
        "tip-bille-trap-home" Home,
        /// Another's marble can be pressed now.
        "tip-bille-trap-press" Press { space: Space },
        /// This roll is a shortcut for a marble that enters.
        "tip-bille-trap-shortcut" Shortcut { roll: Roll, space: Space },
        /// A marble can enter.
        "tip-bille-trap-enter" Enter { space: Space },
        /// So many marbles on the track can move.
        "tip-bille-trap-move" Advance { count: usize },
        /// The disc may be turned.
        "tip-bille-trap-disc" Disc,
        /// What can come to this space is chosen.
        "tip-bille-trap-there" ToSpace { space: Space },
        /// What can come Home is chosen.
        "tip-bille-trap-there-home" ToHome,
    }
}

impl Lesson {
    /// What is worth telling whoever acts, after so many moves of their own.
    pub(super) fn of(position: &BilleTrap, own: usize) -> Option<Self> {
        let roll = match position.phase() {
            Phase::Move(roll) => roll,
            Phase::Top => return (own < 8).then_some(Self::Disc),
            Phase::Die | Phase::Test(_) | Phase::Over => return None,
        };
        let actions = position.actions();
        let effects: Vec<Effect> =
            actions.iter().filter_map(|action| BilleTrap::effect(position, *action)).collect();
        if effects.iter().any(|effect| matches!(effect, Effect::BringsHome { .. } | Effect::Wins)) {
            return Some(Self::Home);
        }
        if let Some(space) = effects.iter().find_map(|effect| match effect {
            Effect::Presses { space, .. } => Some(*space),
            _ => None,
        }) {
            return Some(Self::Press { space });
        }
        let entered = effects.iter().find_map(|effect| match effect {
            Effect::Enters { space } => Some(*space),
            _ => None,
        });
        let moving = actions.iter().filter(|action| matches!(action, Action::Advance(_))).count();
        match entered {
            _ if own >= 12 => None,
            Some(space) if matches!(roll.number(), 2 | 3) => Some(Self::Shortcut { roll, space }),
            Some(space) if own < 6 => Some(Self::Enter { space }),
            _ => (moving > 0).then_some(Self::Advance { count: moving }),
        }
    }

    /// Where the board shows what it means.
    pub(super) fn spots(self, position: &BilleTrap) -> Vec<BilleTrapSpot> {
        let of_effects = |is_it: fn(&Effect) -> bool| {
            let actions = position.actions().into_iter();
            let it = actions.filter(|action| {
                BilleTrap::effect(position, *action).is_some_and(|effect| is_it(&effect))
            });
            it.flat_map(|action| spots_of(position, action)).collect()
        };
        match self {
            Self::Home => {
                of_effects(|effect| matches!(effect, Effect::BringsHome { .. } | Effect::Wins))
            }
            Self::Press { .. } => of_effects(|effect| matches!(effect, Effect::Presses { .. })),
            Self::Shortcut { .. } | Self::Enter { .. } => spots_of(position, Action::Enter),
            Self::Advance { .. } | Self::ToSpace { .. } | Self::ToHome => starts(position),
            Self::Disc => {
                let lies = |space: &Space| position.marble(*space).is_some();
                Space::all().filter(lies).map(BilleTrapSpot::Space).collect()
            }
        }
    }
}
