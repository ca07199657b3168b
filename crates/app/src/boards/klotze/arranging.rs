//! A position of Klötze while it is put together: columns, Klötze and stones, who plays
//! and whose turn it is. There is one Klotz and one stone of each colour.

use game::{Notice, Position};
use shelf::games::klotze::{Color, Height, Klotze, Piece as Rank, Setup, Square};

use super::{column, klotz, note_of, stone};
use crate::{
    arranging::{Arranged, Arrangement, Setting, plain},
    boards::marbles::numbered,
    drawn::Drawn,
    scene::{Ground, Note, Piece, PieceId},
};

const SIDE: usize = 10;
/// For two players, for three, for four.
const PLAYERS: [u8; 3] = [2, 3, 4];

/// What stands where.
struct Loose {
    ground: Ground,
    ranks: Vec<(Square, Rank)>,
    /// The columns below the stones that are not in their corners.
    stones: Vec<(Color, Square)>,
    /// Who plays, in the order of their seats.
    seats: Vec<Color>,
    turn: Color,
}

impl Arranged for Klotze {
    fn arranged(&self) -> Box<dyn Arrangement> {
        let stone = |color: Color| Some((color, self.stone(color)?));
        Box::new(Loose {
            ground: self.ground(),
            ranks: Square::all().filter_map(|it| Some((it, self.piece(it)?))).collect(),
            stones: Color::ALL.into_iter().filter_map(stone).collect(),
            seats: self.seats().into_iter().filter_map(|seat| self.color(seat)).collect(),
            turn: self.turn(),
        })
    }
}

/// What the stock is, in its order.
enum Kind {
    Column(Height),
    Klotz(Color),
    Stone(Color),
}

fn kind(stock: usize) -> Option<Kind> {
    let columns = Height::ALL.map(Kind::Column).into_iter();
    let klotze = Color::ALL.map(Kind::Klotz);
    columns.chain(klotze).chain(Color::ALL.map(Kind::Stone)).nth(stock)
}

impl Loose {
    fn rank(&self, square: Square) -> Option<Rank> {
        self.ranks.iter().find(|(on, _)| *on == square).map(|(_, rank)| *rank)
    }

    /// Everybody who plays with so many.
    fn seats_of(players: u8) -> Vec<Color> {
        let Ok(setup) = format!("players={players}").parse::<Setup>() else { return Vec::new() };
        let start = Klotze::start(&setup);
        start.seats().into_iter().filter_map(|seat| start.color(seat)).collect()
    }
}

impl Arrangement for Loose {
    fn stock(&self) -> Vec<Notice> {
        vec![
            plain("arranging-column-one"),
            plain("arranging-column-two"),
            plain("arranging-column-three"),
            plain("arranging-klotz-red"),
            plain("arranging-klotz-yellow"),
            plain("arranging-klotz-green"),
            plain("arranging-klotz-blue"),
            plain("arranging-stone-red"),
            plain("arranging-stone-yellow"),
            plain("arranging-stone-green"),
            plain("arranging-stone-blue"),
        ]
    }

    fn put(&mut self, spot: &str, stock: Option<usize>) {
        let Ok(square) = spot.parse::<Square>() else { return };
        let kind = stock.and_then(kind);
        if let Some(Kind::Stone(color)) = kind {
            self.stones.retain(|(own, on)| *own != color && *on != square);
            // A stone in its corner is on no column.
            if square != color.corner() && self.seats.contains(&color) {
                self.stones.push((color, square));
            }
            return;
        }
        // A stone goes before what it lies on.
        let stones = self.stones.len();
        self.stones.retain(|(_, on)| *on != square);
        if kind.is_none() && self.stones.len() < stones {
            return;
        }
        let rank = match kind {
            Some(Kind::Column(height)) => Some(Rank::Column(height)),
            Some(Kind::Klotz(color)) => Some(Rank::Klotz(color)),
            Some(Kind::Stone(_)) | None => None,
        };
        let is_klotz = |other: Rank| matches!(other, Rank::Klotz(_)) && Some(other) == rank;
        self.ranks.retain(|(on, other)| *on != square && !is_klotz(*other));
        self.ranks.extend(rank.map(|rank| (square, rank)));
    }

    fn settings(&self) -> Vec<Setting> {
        let told = plain("app-players");
        let names: Vec<_> = self.seats.iter().map(|color| color.name()).collect();
        let place = self.seats.iter().position(|color| *color == self.turn);
        vec![
            Setting::number("players", told, PLAYERS, self.seats.len() as u8),
            Setting::turn(&names, place.unwrap_or_default()),
        ]
    }

    fn set(&mut self, setting: usize, option: usize) {
        if setting == 0 {
            self.seats = Self::seats_of(PLAYERS[option % PLAYERS.len()]);
            let seats = &self.seats;
            self.stones.retain(|(color, _)| seats.contains(color));
            if !seats.contains(&self.turn) {
                self.turn = seats.first().copied().unwrap_or(self.turn);
            }
        } else if let Some(color) = self.seats.get(option) {
            self.turn = *color;
        }
    }

    fn ground(&self) -> Ground {
        self.ground.clone()
    }

    fn pieces(&self) -> Vec<Piece> {
        let id = PieceId(0);
        let rank = |(square, rank): &(Square, Rank)| match rank {
            Rank::Klotz(color) => klotz(id, *color, *square, self.seats.contains(color)),
            Rank::Column(height) => column(id, *height, *square),
        };
        let lies = |color: &Color| {
            let on = self.stones.iter().find(|(own, _)| own == color).map(|(_, square)| *square);
            let square = on.unwrap_or(color.corner());
            stone(id, *color, square, self.rank(square))
        };
        numbered(self.ranks.iter().map(rank).chain(self.seats.iter().map(lies)))
    }

    fn notes(&self) -> Vec<Note> {
        self.stones.iter().map(|(color, square)| note_of(*color, *square).named()).collect()
    }

    fn text(&self) -> String {
        let mark = |square| match self.rank(square) {
            None => '.',
            Some(Rank::Column(Height::One)) => '1',
            Some(Rank::Column(Height::Two)) => '2',
            Some(Rank::Column(Height::Three)) => '3',
            Some(Rank::Klotz(Color::Red)) => 'R',
            Some(Rank::Klotz(Color::Yellow)) => 'Y',
            Some(Rank::Klotz(Color::Green)) => 'G',
            Some(Rank::Klotz(Color::Blue)) => 'B',
        };
        let row = |row| {
            let squares = (0..SIDE).filter_map(|column| Square::at(column, row));
            squares.map(mark).collect::<String>()
        };
        let rows: Vec<_> = (0..SIDE).rev().map(row).collect();
        let seats: Vec<_> = self.seats.iter().map(|color| color.name()).collect();
        let stone = |color: &Color| {
            let on = self.stones.iter().find(|(own, _)| own == color);
            on.map_or_else(|| "-".to_owned(), |(_, square)| square.to_string())
        };
        let stones: Vec<_> = self.seats.iter().map(stone).collect();
        let turn = self.turn.name();
        format!("{} {} {turn} {}", rows.join("/"), seats.join(","), stones.join(","))
    }

    /// KL-5: the Klötze stay; there is always one of each colour.
    fn clear(&mut self) {
        self.stones.clear();
        self.ranks.retain(|(_, rank)| matches!(rank, Rank::Klotz(_)));
    }
}
