//! What a tip gains that sinks nothing and lays nothing ready: which blocks are
//! nearer to a hole as the board is then, whose way is longer. Every tip gains
//! something, if only that a block lies elsewhere.

use game::Position;
use shelf::games::black_holes::{Action, BlackHoles, Block, Lie, Square};

use super::{
    nearness::{ROUNDS, rounds},
    places::Places,
};

game::notices! {
    /// What a tip gains.
    pub enum Gain {
        /// The block can be sunk with so many more moves, and was farther before.
        "gain-black-holes-nears" Nears { moves: usize },
        /// The way of another block of the player's own becomes so short.
        "gain-black-holes-clears" Clears { square: Square, moves: usize },
        /// The way of a block of the other player becomes longer.
        "gain-black-holes-hampers" Hampers { square: Square },
        /// The block lies on two squares.
        "gain-black-holes-lies" Lies { first: Square, second: Square },
        /// It stands.
        "gain-black-holes-stands" Stands { square: Square },
        /// There is no move.
        "gain-black-holes-passes" Passes,
    }
}

impl Gain {
    /// The gain of a legal action; what matters most goes first.
    pub(super) fn of(position: &BlackHoles, action: Action) -> Self {
        let Action::Tip(tip) = action else { return Self::Passes };
        let landed = position.block(tip.anchor).and_then(|(block, _)| block.tipped(tip.direction));
        let Some(landed) = landed else { return Self::Passes };
        let next = position.apply(action);
        let [before, after] = [Ways::of(position), Ways::of(&next)];
        let tipped = position.block(tip.anchor).and_then(|(block, _)| before.moves(block));
        if let Some(moves) = after.moves(landed)
            && tipped.is_none_or(|tipped| moves < tipped)
        {
            return Self::Nears { moves };
        }
        let own = position.acting();
        let nearest = |color| {
            let mut blocks: Vec<(Option<usize>, Option<usize>, Block)> = position
                .blocks(color)
                .filter(|block| block.anchor != tip.anchor)
                .map(|block| (before.moves(block), after.moves(block), block))
                .collect();
            blocks.sort_by_key(|(before, _, block)| (before.unwrap_or(FAR), block.anchor.index()));
            blocks
        };
        let cleared = nearest(own).into_iter().find_map(|(before, after, block)| {
            let moves = after.filter(|after| before.is_none_or(|before| *after < before))?;
            Some(Self::Clears { square: block.anchor, moves })
        });
        let hampered = nearest(own.other()).into_iter().find_map(|(before, after, block)| {
            let longer = before? < after.unwrap_or(FAR);
            longer.then_some(Self::Hampers { square: block.anchor })
        });
        let square = landed.anchor;
        cleared.or(hampered).unwrap_or(match landed.far_half() {
            Some(second) => Self::Lies { first: square, second },
            None => Self::Stands { square },
        })
    }
}

/// More moves than are looked ahead.
const FAR: usize = ROUNDS + 1;

/// From where so many moves sink a block, over squares that are free now.
struct Ways([Places; ROUNDS]);

impl Ways {
    fn of(position: &BlackHoles) -> Self {
        Self(rounds(position))
    }

    /// In how many moves the block can be sunk if nothing else moves.
    fn moves(&self, block: Block) -> Option<usize> {
        let holds = |places: &Places| {
            let anchors = match block.lie {
                Lie::Upright => places.upright,
                Lie::East => places.east,
                Lie::North => places.north,
            };
            anchors.contains(block.anchor)
        };
        Some(1 + self.0.iter().position(holds)?)
    }
}
