//! What people are shown of a position: its marks on the board, and remarks on
//! what the board does not show.

use game::Tone;

use crate::{Color, Klotze, Piece, Square};

game::notices! {
    /// What there is to say of a position beside its board.
    pub enum Remark {
        /// KL-5: nobody plays this colour; its Klotz stays where it is.
        "klotze-unused" Unused { color: Color },
        /// ALL-4: this colour has left the game.
        "klotze-left" Left { color: Color },
        /// KL-12: nobody else may move the column under this stone.
        "klotze-stone" Stone { color: Color, square: Square },
        /// KL-13: the actor has no move.
        "klotze-no-move" NoMove { color: Color },
    }
}

impl Klotze {
    /// The mark of a square in the sketch.
    pub(crate) fn sketched(&self, square: Square) -> (Tone, char) {
        if let Some(piece) = self.piece(square) {
            let tone = match piece {
                Piece::Klotz(color) => color.tone(),
                Piece::Column(_) => self.stone_on(square).map_or(Tone::Plain, Color::tone),
            };
            return (tone, piece.mark());
        }
        if let Some(color) = Color::of_corner(square) {
            return (color.tone(), color.letter().to_ascii_lowercase());
        }
        Color::of_home(square).map_or((Tone::Faint, '.'), |color| (color.tone(), '+'))
    }

    pub(crate) fn all_remarks(&self) -> Vec<Remark> {
        let unused = |color| (!self.seated.contains(color)).then_some(Remark::Unused { color });
        let left = |color| {
            let left = self.seated.contains(color) && !self.playing.contains(color);
            left.then_some(Remark::Left { color })
        };
        let stone = |color| self.stone(color).map(|square| Remark::Stone { color, square });
        let no_move = self.winner().is_none() && self.moves().count() == 0;
        let colors = || Color::ALL.into_iter();
        colors()
            .filter_map(unused)
            .chain(colors().filter_map(left))
            .chain(colors().filter_map(stone))
            .chain(no_move.then_some(Remark::NoMove { color: self.actor }))
            .collect()
    }

    fn stone_on(&self, square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.stone(*color) == Some(square))
    }
}
