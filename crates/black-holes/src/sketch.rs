//! What people are shown of a position: the board as text, and remarks on what
//! the board does not show. Capitals stand, small letters lie, a line joins the two
//! halves of a lying block:
//!
//! ```text
//!  4  . .╷l . .
//!  3  d─d╵l L D
//! ```

use game::{Sketch, Tone};

use crate::{
    BlackHoles, Color, Lie, Square, Tip,
    board::{HOLES, SIZE, SPACES},
};

game::notices! {
    /// What there is to say of a position beside its board.
    pub enum Remark {
        /// The blocks that each has sunk.
        "black-holes-sunk" Sunk { light: usize, dark: usize },
        /// BH-4: the moves left in this turn.
        "black-holes-moves-left" MovesLeft { moves: u8 },
        /// BH-9: what a player may not do with their next action.
        "black-holes-ban" Ban { color: Color, tip: Tip },
        /// BH-11: the actor can move nothing.
        "black-holes-must-pass" MustPass,
    }
}

pub(crate) fn remarks(position: &BlackHoles) -> Vec<Remark> {
    let [light, dark] = Color::ALL.map(|color| position.sunk(color));
    let mut remarks = vec![Remark::Sunk { light, dark }];
    let ban = |color| position.ban(color).map(|tip| Remark::Ban { color, tip });
    if !position.is_over() {
        remarks.push(Remark::MovesLeft { moves: position.left });
        remarks.extend(Color::ALL.into_iter().filter_map(ban));
        remarks.extend((!position.can_move()).then_some(Remark::MustPass));
    }
    remarks
}

pub(crate) fn of(position: &BlackHoles) -> Sketch {
    Sketch::board(SIZE, SIZE, |column, row| {
        let square = Square::at(column, row);
        square.map_or((Tone::Faint, [' '; 2]), |square| marks(position, square))
    })
}

/// The square's mark behind what stands between it and the square before.
fn marks(position: &BlackHoles, square: Square) -> (Tone, [char; 2]) {
    let Some((block, color)) = position.block(square) else {
        return if HOLES.contains(square) {
            (Tone::Hole, [' ', 'O'])
        } else if SPACES.contains(square) {
            (Tone::Faint, [' ', '.'])
        } else {
            (Tone::Faint, [' '; 2])
        };
    };
    let at_anchor = block.anchor == square;
    let (standing, lying) = match color {
        Color::Light => ('L', 'l'),
        Color::Dark => ('D', 'd'),
    };
    let marks = match (block.lie, at_anchor) {
        (Lie::Upright, _) => [' ', standing],
        (Lie::East, true) => [' ', lying],
        (Lie::East, false) => ['─', lying],
        (Lie::North, true) => ['╵', lying],
        (Lie::North, false) => ['╷', lying],
    };
    (color.tone(), marks)
}
