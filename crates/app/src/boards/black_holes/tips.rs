//! What somebody who plays Black Holes for the first time may want to hear.

use std::collections::BTreeSet;

use bots::{Described, black_holes::Effect};
use game::{Direction, Position};
use shelf::games::black_holes::{Action, BlackHoles, Block, HOLES, Lie, Square};

use super::BlackHolesSpot;
use crate::drawn::{spots_of, starts};

game::notices! {
    /// A tip for where the game stands.
    pub enum Lesson {
        /// This block can be sunk now.
        "tip-black-holes-sink" Sink { square: Square },
        /// So many blocks can be tipped.
        "tip-black-holes-tip" TipOver { count: usize },
        /// The turn has another move.
        "tip-black-holes-second" SecondMove,
        /// This block stands beside a hole, where it does not fall in.
        "tip-black-holes-standing" Standing { square: Square },
        /// How a block is sunk.
        "tip-black-holes-goal" Goal,
        /// A block is chosen.
        "tip-black-holes-fall" Fall,
    }
}

impl Lesson {
    /// What is worth telling whoever acts, after so many moves of their own.
    pub(super) fn of(position: &BlackHoles, own: usize) -> Option<Self> {
        let actions = position.actions();
        let tips = actions.iter().filter_map(|action| match action {
            Action::Tip(tip) => Some((*action, tip.anchor)),
            Action::Pass => None,
        });
        let tips: Vec<_> = tips.collect();
        if let Some((_, square)) = tips.iter().find(|(action, _)| sinks(position, *action)) {
            return Some(Self::Sink { square: *square });
        }
        // Each is told once: the turns of whoever begins have one move, then two.
        match (own, position.left()) {
            (0, _) => {
                let blocks: BTreeSet<Square> = tips.iter().map(|(_, anchor)| *anchor).collect();
                Some(Self::TipOver { count: blocks.len() })
            }
            (1 | 2, 1) => Some(Self::SecondMove),
            (1 | 2, _) => Some(Self::Goal),
            (3 | 4, 2) => {
                let is_standing = |block: &Block| block.lie == Lie::Upright;
                let mut standing = position.blocks(position.acting()).filter(is_standing);
                let block = standing.find(|block| is_beside_a_hole(*block))?;
                Some(Self::Standing { square: block.anchor })
            }
            _ => None,
        }
    }

    /// Where the board shows what it means.
    pub(super) fn spots(self, position: &BlackHoles) -> Vec<BlackHolesSpot> {
        match self {
            Self::Sink { .. } => {
                let sinking = position.actions().into_iter().filter(|it| sinks(position, *it));
                sinking.flat_map(|action| spots_of(position, action)).collect()
            }
            Self::TipOver { .. } | Self::SecondMove | Self::Fall => starts(position),
            Self::Standing { square } => vec![BlackHolesSpot::Square(square)],
            Self::Goal => HOLES.into_iter().map(BlackHolesSpot::Square).collect(),
        }
    }
}

fn sinks(position: &BlackHoles, action: Action) -> bool {
    matches!(BlackHoles::effect(position, action), Some(Effect::Sinks { .. } | Effect::Wins { .. }))
}

/// Whether an upright block would come over a hole if it fell.
fn is_beside_a_hole(block: Block) -> bool {
    let fallen = Direction::ALL.into_iter().filter_map(|way| block.tipped(way));
    fallen.flat_map(Block::squares).any(|square| HOLES.contains(square))
}
