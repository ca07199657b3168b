//! The text of a position: ten rows, then `red,(yellow),green red d3,-,-`.
//!
//! Rows from the top, one mark a square; the colours in seat order, one that
//! left in parentheses; who acts; the column under each stone in seat order. A
//! text that reads has every piece where the rules allow it; that some game
//! leads there is not promised.

use std::{fmt, str::FromStr};

use game::{Position, Quote, SquareSet};

use crate::{Color, Height, Klotze, Piece, Square, board::SIZE, rows};

game::notices! {
    /// Why a text is no position of Klötze.
    pub enum PositionError {
        /// Not four fields.
        "position-fields" Fields { wanted: usize, found: usize },
        /// Not ten rows.
        "position-rows" Rows { wanted: usize, found: usize },
        /// A row that does not have ten squares.
        "position-row-length" RowLength { row: usize, wanted: usize, found: usize },
        /// A character that is neither a piece nor an empty square.
        "position-mark" Mark { mark: Quote, row: usize },
        /// Not as many columns of a height as there are.
        "klotze-position-columns" Columns { height: Height, wanted: usize, found: usize },
        /// A Klotz is missing.
        "klotze-position-no-klotz" NoKlotz { color: Color },
        /// A Klotz stands on two squares.
        "klotze-position-two-klotze" TwoKlotze { color: Color, first: Square, second: Square },
        /// A column on a goal corner.
        "klotze-position-column-on-corner" ColumnOnCorner { square: Square },
        /// A Klotz on a goal corner that is not its own.
        "klotze-position-klotz-on-corner" KlotzOnCorner { color: Color, square: Square, owner: Color },
        /// A column on a home.
        "klotze-position-column-on-home" ColumnOnHome { square: Square },
        /// A Klotz on a home that is not its own.
        "klotze-position-klotz-on-home" KlotzOnHome { color: Color, square: Square, owner: Color },
        /// No such colour.
        "klotze-position-colour" UnknownColor { found: Quote },
        /// A colour with two seats.
        "klotze-position-colour-twice" ColorTwice { color: Color },
        /// Seats that are not in turn order.
        "klotze-position-seat-order" SeatOrder { wanted: Color, found: Color },
        /// Fewer than two who still play.
        "klotze-position-playing" TooFewPlaying { least: usize, found: usize },
        /// The Klotz of a colour that nobody plays has moved.
        "klotze-position-unused-moved" UnusedMoved { color: Color, square: Square },
        /// No such actor.
        "position-actor" UnknownActor { found: Quote },
        /// The actor has no seat or has left it.
        "klotze-position-actor-not-playing" ActorNotPlaying { color: Color },
        /// Not one stone for each seat.
        "klotze-position-stones" Stones { wanted: usize, found: usize },
        /// A stone that is neither on a square nor `-`.
        "klotze-position-stone" UnknownStone { color: Color, found: Quote },
        /// A stone of a seat that left.
        "klotze-position-stone-left" StoneOfLeft { color: Color, square: Square },
        /// A stone where no column stands.
        "klotze-position-stone-off" StoneOffColumn { color: Color, square: Square },
        /// Two stones on one column.
        "klotze-position-two-stones" TwoStones { square: Square, first: Color, second: Color },
        /// Two Klötze have reached their corners.
        "klotze-position-both-won" BothWon { first: Color, second: Color },
        /// The Klotz of a seat that left has reached its corner.
        "klotze-position-left-won" LeftWon { color: Color },
        /// The actor does not follow the one who has just won.
        "klotze-position-actor-after-win" ActorAfterWin { wanted: Color, found: Color },
    }
}

impl fmt::Display for Klotze {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..SIZE).rev() {
            for square in (0..SIZE).filter_map(|column| Square::at(column, row)) {
                write!(f, "{}", self.piece(square).map_or('.', Piece::mark))?;
            }
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        let seated = || self.seated.from_first(self.first);
        let seats = seated().map(|color| {
            let name = color.name();
            if self.playing.contains(color) { name.to_owned() } else { format!("({name})") }
        });
        let stones = seated().map(|color| match self.stone(color) {
            Some(square) => square.to_string(),
            None => "-".to_owned(),
        });
        let (seats, stones): (Vec<_>, Vec<_>) = (seats.collect(), stones.collect());
        write!(f, "{} {} {}", seats.join(","), self.actor.name(), stones.join(","))
    }
}

impl FromStr for Klotze {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[rows, seats, actor, stones] = fields.as_slice() else {
            return Err(PositionError::Fields { wanted: 4, found: fields.len() });
        };
        let pieces = rows::read(rows)?;
        let klotze = rows::klotze(&pieces)?;
        let seats = read_seats(seats)?;
        let mut position = Self {
            ones: SquareSet::NONE,
            twos: SquareSet::NONE,
            fours: klotze.into_iter().collect(),
            klotz_squares: klotze,
            stones: [None; Color::COUNT],
            seated: seats.iter().map(|seat| seat.color).collect(),
            playing: seats.iter().filter(|seat| seat.plays).map(|seat| seat.color).collect(),
            first: seats[0].color,
            actor: read_actor(actor)?,
        };
        for (square, piece) in pieces {
            if let Piece::Column(height) = piece {
                position.put_column(height, square);
            }
        }
        position.check_players(&seats)?;
        position.read_stones(stones, &seats)?;
        position.check_won()?;
        Ok(position)
    }
}

/// A seat as it is written: `red`, or `(red)` when it has been left.
struct WrittenSeat {
    color: Color,
    plays: bool,
}

/// At least one seat; a text without a comma is one too.
fn read_seats(text: &str) -> Result<Vec<WrittenSeat>, PositionError> {
    let mut seats: Vec<WrittenSeat> = Vec::new();
    for name in text.split(',') {
        let left = name.strip_prefix('(').and_then(|name| name.strip_suffix(')'));
        let color = left.unwrap_or(name).parse();
        let color = color.map_err(|_| PositionError::UnknownColor { found: Quote::of(name) })?;
        if seats.iter().any(|seat| seat.color == color) {
            return Err(PositionError::ColorTwice { color });
        }
        seats.push(WrittenSeat { color, plays: left.is_none() });
    }
    Ok(seats)
}

fn read_actor(name: &str) -> Result<Color, PositionError> {
    name.parse().map_err(|_| PositionError::UnknownActor { found: Quote::of(name) })
}

impl Klotze {
    fn check_players(&self, seats: &[WrittenSeat]) -> Result<(), PositionError> {
        // KL-4
        for (seat, wanted) in seats.iter().zip(self.seated.from_first(self.first)) {
            if seat.color != wanted {
                return Err(PositionError::SeatOrder { wanted, found: seat.color });
            }
        }
        let (least, found) = (usize::from(*Self::SEATS.start()), self.playing.len());
        if found < least {
            return Err(PositionError::TooFewPlaying { least, found });
        }
        if !self.playing.contains(self.actor) {
            return Err(PositionError::ActorNotPlaying { color: self.actor });
        }
        // KL-5
        for color in Color::ALL.into_iter().filter(|color| !self.seated.contains(*color)) {
            let square = self.klotz(color);
            if square != color.home() {
                return Err(PositionError::UnusedMoved { color, square });
            }
        }
        Ok(())
    }

    fn read_stones(&mut self, text: &str, seats: &[WrittenSeat]) -> Result<(), PositionError> {
        let stones: Vec<&str> = text.split(',').collect();
        if stones.len() != seats.len() {
            return Err(PositionError::Stones { wanted: seats.len(), found: stones.len() });
        }
        for (seat, stone) in seats.iter().zip(stones) {
            if stone != "-" {
                self.read_stone(seat, stone)?;
            }
        }
        Ok(())
    }

    /// KL-3, KL-12: a stone off its corner lies on a column, alone; ALL-4: who
    /// has left has theirs in the corner.
    fn read_stone(&mut self, seat: &WrittenSeat, stone: &str) -> Result<(), PositionError> {
        let color = seat.color;
        let square: Square = stone
            .parse()
            .map_err(|_| PositionError::UnknownStone { color, found: Quote::of(stone) })?;
        if !seat.plays {
            return Err(PositionError::StoneOfLeft { color, square });
        }
        if !self.columns().contains(square) {
            return Err(PositionError::StoneOffColumn { color, square });
        }
        let earlier = Color::ALL.into_iter().find(|other| self.stone(*other) == Some(square));
        if let Some(first) = earlier {
            return Err(PositionError::TwoStones { square, first, second: color });
        }
        self.stones[color as usize] = Some(square);
        Ok(())
    }

    /// KL-14: the game ends when the first Klotz reaches its corner, in its
    /// owner's own turn.
    fn check_won(&self) -> Result<(), PositionError> {
        let mut won = Color::ALL.into_iter().filter(|color| self.klotz(*color) == color.corner());
        let Some(winner) = won.next() else { return Ok(()) };
        if let Some(second) = won.next() {
            return Err(PositionError::BothWon { first: winner, second });
        }
        if !self.playing.contains(winner) {
            return Err(PositionError::LeftWon { color: winner });
        }
        let wanted = self.playing.after(winner);
        if self.actor != wanted {
            return Err(PositionError::ActorAfterWin { wanted, found: self.actor });
        }
        Ok(())
    }
}
