//! What somebody who plays Black Holes for the first time may want to hear.

use std::collections::BTreeSet;

use bots::{Told, black_holes::Deed};
use game::{Direction, Position};
use shelf::games::black_holes::{Action, BlackHoles, Block, HOLES, Lie, Square};

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
        let sinks = |action| {
            matches!(
                BlackHoles::deed(position, action),
                Some(Deed::Sinks { .. } | Deed::Wins { .. })
            )
        };
        if let Some((_, square)) = tips.iter().find(|(action, _)| sinks(*action)) {
            return Some(Self::Sink { square: *square });
        }
        if own == 0 {
            let blocks: BTreeSet<Square> = tips.iter().map(|(_, anchor)| *anchor).collect();
            return Some(Self::TipOver { count: blocks.len() });
        }
        if own > 8 {
            return None;
        }
        if position.left() == 1 && own < 4 {
            return Some(Self::SecondMove);
        }
        let mut blocks = position.blocks(position.acting());
        let standing = blocks.find(|block| block.lie == Lie::Upright && is_beside_a_hole(*block));
        Some(match standing {
            Some(block) => Self::Standing { square: block.anchor },
            None => Self::Goal,
        })
    }
}

/// Whether an upright block would come over a hole if it fell.
fn is_beside_a_hole(block: Block) -> bool {
    let fallen = Direction::ALL.into_iter().filter_map(|way| block.tipped(way));
    fallen.flat_map(Block::squares).any(|square| HOLES.contains(square))
}
