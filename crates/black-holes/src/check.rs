//! Why a move is refused: one move looked at square by square, in the order in
//! which the rules are to be named.

use game::SquareSet;

use crate::{
    BlackHoles, Block, Lie, Refusal, Square, Tip,
    board::{BOARD, HOLES, SPACES},
};

impl BlackHoles {
    pub(crate) fn check_tip(&self, tip: Tip) -> Result<(), Refusal> {
        let block = self.own_block(tip.anchor)?;
        let landed = self.check_landing(block, tip)?;
        if let Some(landed) = landed {
            self.check_holes(block, landed)?;
        }
        if self.ban(self.actor) == Some(tip) {
            // BH-9
            return Err(Refusal::PutBack { anchor: tip.anchor, direction: tip.direction });
        }
        Ok(())
    }

    /// BH-5: the actor's block with this anchor.
    fn own_block(&self, square: Square) -> Result<Block, Refusal> {
        if !BOARD.contains(square) {
            return Err(Refusal::NoSquare { square });
        }
        let Some((block, owner)) = self.block(square) else {
            return Err(Refusal::NoBlock { square });
        };
        if owner != self.actor {
            return Err(Refusal::NotYours { square, owner });
        }
        if block.anchor != square {
            return Err(Refusal::FarHalf { square, anchor: block.anchor });
        }
        Ok(block)
    }

    /// Where the block lands; nowhere if it sinks.
    fn check_landing(&self, block: Block, tip: Tip) -> Result<Option<Block>, Refusal> {
        let Tip { anchor, direction } = tip;
        // BH-6
        let landed = block.tipped(direction).ok_or(Refusal::OffBoard { anchor, direction })?;
        if let Some(hole) = landed.squares().find(|square| HOLES.contains(*square)) {
            // BH-7: only over its short edge, which would make it stand there.
            return match landed.lie {
                Lie::Upright => Ok(None),
                Lie::East | Lie::North => Err(Refusal::OverHole { anchor, direction, hole }),
            };
        }
        for square in landed.squares() {
            // BH-6
            if let Some((_, owner)) = self.block(square) {
                return Err(Refusal::Occupied { square, owner });
            }
        }
        Ok(Some(landed))
    }

    /// BH-8: beside each hole a space stays free.
    fn check_holes(&self, block: Block, landed: Block) -> Result<(), Refusal> {
        let occupied = (self.occupied() - block.covered()) | landed.covered();
        let Some(hole) = shut_hole(occupied) else { return Ok(()) };
        let beside = SquareSet::of(hole).beside();
        let gap = landed.squares().find(|square| beside.contains(*square));
        Err(Refusal::LastGap { hole, gap: gap.unwrap_or(landed.anchor) })
    }
}

/// A hole that has no free space beside it.
pub(crate) fn shut_hole(occupied: SquareSet) -> Option<Square> {
    let free = SPACES - occupied;
    (HOLES - free.beside()).into_iter().next()
}
