//! A position of Kuba while it is put together: marbles on squares, whose turn it is, and
//! the reds that each has captured. Nothing is forbidden and no turn has begun.

use std::fmt::Write;

use game::Notice;
use shelf::games::kuba::{Color, Kuba, Marble, REDS_TO_WIN, Square};

use super::{MarblePlace, piece};
use crate::{
    arranging::{Arranged, Arrangement, Setting, plain},
    boards::marbles::numbered,
    drawn::Drawn,
    scene::{Ground, Piece},
};

const MARBLES: [Marble; 3] = [Marble::Of(Color::White), Marble::Of(Color::Black), Marble::Red];
const COLORS: [Color; 2] = [Color::White, Color::Black];
const SIDE: usize = 7;

/// What lies where.
struct Loose {
    ground: Ground,
    marbles: Vec<(Square, Marble)>,
    turn: Color,
    /// The reds that White and Black have captured.
    reds: [u8; 2],
}

impl Arranged for Kuba {
    fn arranged(&self) -> Box<dyn Arrangement> {
        Box::new(Loose {
            ground: self.ground(),
            marbles: Square::all().filter_map(|it| Some((it, self.marble(it)?))).collect(),
            turn: self.turn(),
            reds: COLORS.map(|color| self.captured(color)),
        })
    }
}

impl Loose {
    fn marble(&self, square: Square) -> Option<Marble> {
        self.marbles.iter().find(|(on, _)| *on == square).map(|(_, marble)| *marble)
    }
}

impl Arrangement for Loose {
    fn stock(&self) -> Vec<Notice> {
        let stock = |marble| match marble {
            Marble::Of(Color::White) => plain("arranging-kuba-white"),
            Marble::Of(Color::Black) => plain("arranging-kuba-black"),
            Marble::Red => plain("arranging-kuba-red"),
        };
        MARBLES.map(stock).to_vec()
    }

    fn put(&mut self, spot: &str, stock: Option<usize>) {
        let Ok(square) = spot.parse::<Square>() else { return };
        self.marbles.retain(|(on, _)| *on != square);
        let marble = stock.and_then(|stock| MARBLES.get(stock));
        self.marbles.extend(marble.map(|marble| (square, *marble)));
    }

    fn settings(&self) -> Vec<Setting> {
        let reds = |name, place: usize| {
            let facts = vec![("seat", COLORS[place].name().into())];
            let told = Notice { code: "arranging-kuba-reds", facts };
            Setting::number(name, told, 0..=REDS_TO_WIN, self.reds[place])
        };
        let turn = Setting::turn(&COLORS.map(Color::name), usize::from(self.turn == Color::Black));
        vec![turn, reds("reds-white", 0), reds("reds-black", 1)]
    }

    fn set(&mut self, setting: usize, option: usize) {
        match setting {
            0 => self.turn = COLORS[option % COLORS.len()],
            place => self.reds[(place - 1) % self.reds.len()] = option as u8,
        }
    }

    fn ground(&self) -> Ground {
        self.ground.clone()
    }

    fn pieces(&self) -> Vec<Piece> {
        let on_board =
            self.marbles.iter().map(|(square, marble)| piece(*marble, MarblePlace::On(*square)));
        let captured = COLORS.into_iter().zip(self.reds).flat_map(|(color, reds)| {
            (0..reds).map(move |number| piece(Marble::Red, MarblePlace::InFrontOf(color, number)))
        });
        let taken = COLORS.into_iter().flat_map(|color| {
            let others = Marble::Of(color.other());
            let left = self.marbles.iter().filter(|(_, marble)| *marble == others).count();
            let taken = super::marbles_of(color.other()).saturating_sub(left) as u8;
            (0..taken).map(move |number| piece(others, MarblePlace::RightOf(color, number)))
        });
        numbered(on_board.chain(captured).chain(taken))
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for row in (0..SIDE).rev() {
            let mut empty = 0;
            for square in (0..SIDE).filter_map(|column| Square::at(column, row)) {
                let Some(marble) = self.marble(square) else {
                    empty += 1;
                    continue;
                };
                text.extend(run(empty));
                empty = 0;
                text.push(match marble {
                    Marble::Of(Color::White) => 'W',
                    Marble::Of(Color::Black) => 'B',
                    Marble::Red => 'R',
                });
            }
            text.extend(run(empty));
            text.push(if row > 0 { '/' } else { ' ' });
        }
        let [white, black] = self.reds;
        // Writing to a string does not fail.
        let _ = write!(text, "{} {white}-{black} - -", self.turn.name());
        text
    }

    fn clear(&mut self) {
        self.marbles.clear();
        self.reds = [0; 2];
    }
}

/// A run of empty squares, as it is written.
fn run(empty: u32) -> Option<char> {
    (empty > 0).then(|| char::from_digit(empty, 10)).flatten()
}
