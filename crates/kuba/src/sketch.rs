//! What people are shown of a position: the board as letters, and remarks on
//! what the board does not show.

use game::{Sketch, Tone};

use crate::{Kuba, Push, Square, board::SIZE};

game::notices! {
    /// What there is to say of a position beside its board.
    pub enum Remark {
        /// The reds that each has captured.
        "kuba-reds" Reds { white: u8, black: u8 },
        /// KU-7: the actor may push again or pass.
        "kuba-again" Again,
        /// KU-8: what the actor may not push.
        "kuba-ban" Ban { push: Push },
    }
}

impl Kuba {
    pub(crate) fn drawn(&self) -> Sketch {
        Sketch::board(SIZE, SIZE, |column, row| {
            let marble = Square::at(column, row).and_then(|square| self.marble(square));
            marble
                .map_or((Tone::Faint, [' ', '.']), |marble| (marble.tone(), [' ', marble.letter()]))
        })
    }

    pub(crate) fn remarked(&self) -> Vec<Remark> {
        let reds = Remark::Reds { white: self.captured_white, black: self.captured_black };
        let again = self.again.then_some(Remark::Again);
        let ban = self.ban.map(|push| Remark::Ban { push });
        [Some(reds), again, ban].into_iter().flatten().collect()
    }
}
