//! The text of a position:
//! `d4,f4,e5e6/e4,g4,d5 light 2 e5s -` and the like.
//!
//! Light's blocks and Dark's, each as its square or its two squares, anchor
//! first; who acts; the moves left in their turn; what Light and Dark may not do
//! next.

use std::{fmt, str::FromStr};

use game::{Direction, Quote};

use crate::{
    BlackHoles, Block, Color, Lie, Square, Tip,
    board::{BOARD, HOLES},
};

game::notices! {
    /// Why a text is no position of Black Holes.
    pub enum PositionError {
        /// Not five fields.
        "position-fields" Fields { wanted: usize, found: usize },
        /// Not the blocks of two players.
        "black-holes-position-sides" Sides { wanted: usize, found: usize },
        /// A block that is neither a square nor two.
        "black-holes-position-block" UnreadableBlock { found: Quote },
        /// A block on two squares that are not side by side.
        "black-holes-position-apart" Apart { first: Square, second: Square },
        /// A lying block whose anchor is written last.
        "black-holes-position-anchor" AnchorLast { anchor: Square, first: Square },
        /// A block on a square that is not on the board.
        "black-holes-position-off-board" OffBoard { square: Square },
        /// A block on a hole.
        "black-holes-position-on-hole" OnHole { hole: Square },
        /// Two blocks on one square.
        "black-holes-position-overlap" Overlap { square: Square },
        /// No such actor.
        "position-actor" UnknownActor { found: Quote },
        /// Not a number of moves that a turn can have left.
        "black-holes-position-left" UnknownLeft { found: Quote },
        /// A ban that is no move.
        "black-holes-position-ban" UnreadableBan { found: Quote },
        /// More blocks than a player has.
        "black-holes-position-too-many" TooMany { color: Color, found: usize, most: usize },
        /// Fewer blocks than a winner has left.
        "black-holes-position-too-few" TooFew { color: Color, found: usize, least: usize },
        /// Both have won.
        "black-holes-position-both-won" BothWon,
        /// A player has won, and something was done after that.
        "black-holes-position-played-on" PlayedOn { winner: Color },
        /// No free space beside a hole.
        "black-holes-position-shut-hole" ShutHole { hole: Square },
        /// A ban on a block that the player doesn't have there.
        "black-holes-position-ban-block" BanBlock { tip: Tip, color: Color },
        /// A ban on going where the block can't have come from: off the board.
        "black-holes-position-ban-off-board" BanOffBoard { tip: Tip },
        /// A ban on going where the block can't have come from: a hole.
        "black-holes-position-ban-hole" BanHole { tip: Tip, hole: Square },
        /// The block came from there with the last move, but something is there.
        "black-holes-position-ban-occupied" BanOccupied { tip: Tip, square: Square },
        /// No moves left, which means a draw, although the actor can move.
        "black-holes-position-no-draw" NoDraw { color: Color },
        /// No moves left, which means that the other has passed, although a
        /// ban shows that they have moved.
        "black-holes-position-no-pass" NoPass { color: Color },
        /// No moves left, which means that the other had to pass, although they
        /// could move.
        "black-holes-position-free-pass" FreePass { color: Color },
    }
}

impl fmt::Display for BlackHoles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (color, end) in [(Color::Light, '/'), (Color::Dark, ' ')] {
            for (place, block) in self.blocks(color).enumerate() {
                f.write_str(if place > 0 { "," } else { "" })?;
                block.fmt(f)?;
            }
            write!(f, "{end}")?;
        }
        write!(f, "{} {}", self.actor.name(), self.left)?;
        for ban in self.bans {
            match ban {
                Some(ban) => write!(f, " {ban}")?,
                None => f.write_str(" -")?,
            }
        }
        Ok(())
    }
}

/// `d4` when upright, `d4e4` or `d4d5` when lying.
impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.anchor.fmt(f)?;
        self.far_half().map_or(Ok(()), |half| half.fmt(f))
    }
}

impl FromStr for BlackHoles {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[blocks, actor, left, light_ban, dark_ban] = fields.as_slice() else {
            return Err(PositionError::Fields { wanted: 5, found: fields.len() });
        };
        let mut position = Self::EMPTY;
        position.read_sides(blocks)?;
        position.actor = match actor {
            "light" => Color::Light,
            "dark" => Color::Dark,
            _ => return Err(PositionError::UnknownActor { found: Quote::of(actor) }),
        };
        position.left = match left {
            "0" => 0,
            "1" => 1,
            "2" => 2,
            _ => return Err(PositionError::UnknownLeft { found: Quote::of(left) }),
        };
        position.bans = [read_ban(light_ban)?, read_ban(dark_ban)?];
        position.check_possible()?;
        Ok(position)
    }
}

fn read_ban(text: &str) -> Result<Option<Tip>, PositionError> {
    match text {
        "-" => Ok(None),
        _ => match text.parse() {
            Ok(tip) => Ok(Some(tip)),
            Err(_) => Err(PositionError::UnreadableBan { found: Quote::of(text) }),
        },
    }
}

impl BlackHoles {
    fn read_sides(&mut self, text: &str) -> Result<(), PositionError> {
        let sides: Vec<&str> = text.split('/').collect();
        if sides.len() != Color::ALL.len() {
            return Err(PositionError::Sides { wanted: Color::ALL.len(), found: sides.len() });
        }
        for (color, blocks) in Color::ALL.into_iter().zip(sides) {
            // A side without blocks is an empty text, not one unreadable block.
            for block in blocks.split(',').filter(|_| !blocks.is_empty()) {
                self.read_block(block, color)?;
            }
        }
        Ok(())
    }

    fn read_block(&mut self, text: &str, color: Color) -> Result<(), PositionError> {
        let block = read_block(text)?;
        for square in block.squares() {
            if !BOARD.contains(square) {
                return Err(PositionError::OffBoard { square });
            }
            if HOLES.contains(square) {
                return Err(PositionError::OnHole { hole: square });
            }
            if self.occupied().contains(square) {
                return Err(PositionError::Overlap { square });
            }
        }
        self.put(block, color);
        Ok(())
    }
}

fn read_block(text: &str) -> Result<Block, PositionError> {
    let unreadable = || PositionError::UnreadableBlock { found: Quote::of(text) };
    let (first, rest) = Square::split_from(text).ok_or_else(unreadable)?;
    if rest.is_empty() {
        return Ok(Block { anchor: first, lie: Lie::Upright });
    }
    let second: Square = rest.parse().map_err(|_| unreadable())?;
    for (lie, way) in [(Lie::East, Direction::East), (Lie::North, Direction::North)] {
        if first.step(way) == Some(second) {
            return Ok(Block { anchor: first, lie });
        }
        if second.step(way) == Some(first) {
            return Err(PositionError::AnchorLast { anchor: second, first });
        }
    }
    Err(PositionError::Apart { first, second })
}
