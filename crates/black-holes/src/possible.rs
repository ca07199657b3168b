//! What the parts of a position text say about each other: whether play can
//! have led there.

use crate::{
    BlackHoles, Block, Color, PositionError,
    board::{self, HOLES},
    check::shut_hole,
    position::SUNK_TO_WIN,
};

impl BlackHoles {
    pub(crate) fn check_possible(&self) -> Result<(), PositionError> {
        for color in Color::ALL {
            self.check_count(color)?;
        }
        self.check_won()?;
        // BH-8
        if let Some(hole) = shut_hole(self.occupied()) {
            return Err(PositionError::ShutHole { hole });
        }
        for color in Color::ALL {
            self.check_ban(color)?;
        }
        if self.left == 0 { self.check_draw() } else { Ok(()) }
    }

    /// BH-3, BH-12: a player has so many blocks, and the game ends with the
    /// fourth that they sink.
    fn check_count(&self, color: Color) -> Result<(), PositionError> {
        let found = self.anchors(color).len();
        let most = board::start(color).len();
        let least = most - SUNK_TO_WIN;
        if found > most {
            Err(PositionError::TooMany { color, found, most })
        } else if found < least {
            Err(PositionError::TooFew { color, found, least })
        } else {
            Ok(())
        }
    }

    /// BH-12: the winner's last action was to sink a block, with the first or
    /// the last move of their turn.
    fn check_won(&self) -> Result<(), PositionError> {
        let mut winners = Color::ALL.into_iter().filter(|color| self.sunk(*color) >= SUNK_TO_WIN);
        match (winners.next(), winners.next()) {
            (Some(_), Some(_)) => Err(PositionError::BothWon),
            (Some(winner), None) => {
                let left = if self.actor == winner { 1 } else { 2 };
                if self.left == left && self.ban(winner).is_none() {
                    Ok(())
                } else {
                    Err(PositionError::PlayedOn { winner })
                }
            }
            _ => Ok(()),
        }
    }

    /// BH-9: the block is there, and can have come from where it may not go.
    fn check_ban(&self, color: Color) -> Result<(), PositionError> {
        let Some(tip) = self.ban(color) else { return Ok(()) };
        let own = |block: &Block| self.anchors(color).contains(block.anchor);
        let block = self.anchored(tip.anchor).filter(own);
        let block = block.ok_or(PositionError::BanBlock { tip, color })?;
        let before = block.tipped(tip.direction).ok_or(PositionError::BanOffBoard { tip })?;
        for square in before.squares() {
            if HOLES.contains(square) {
                return Err(PositionError::BanHole { tip, hole: square });
            }
            if self.moved_last(color) && self.occupied().contains(square) {
                return Err(PositionError::BanOccupied { tip, square });
            }
        }
        Ok(())
    }

    /// Whether the last action was this player's.
    fn moved_last(&self, color: Color) -> bool {
        // BH-4: either they have made the first move of their turn, or the other is
        // about to.
        if self.actor == color { self.left == 1 } else { self.left == 2 }
    }

    /// BH-11: the other had to pass, and then the actor can't move either.
    fn check_draw(&self) -> Result<(), PositionError> {
        let color = self.actor;
        if self.can_move() {
            return Err(PositionError::NoDraw { color });
        }
        let other = color.other();
        if self.ban(other).is_some() {
            return Err(PositionError::NoPass { color: other });
        }
        // Whatever ban was on them before they passed, it forbade one move at most.
        let before = Self { actor: other, ..*self };
        if before.moves().count() > 1 {
            return Err(PositionError::FreePass { color: other });
        }
        Ok(())
    }
}
