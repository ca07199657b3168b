//! The text of a position:
//! `WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW white 0-0 - -`.
//!
//! Rows from the top with digits for runs of empty squares; who acts; the reds
//! captured by White and by Black; the banned push; `again` after a capture.

use std::{fmt, iter::successors, str::FromStr};

use game::Quote;

use crate::{
    Color, Kuba, Marble, Push, Square,
    board::{SIZE, START},
    position::REDS_TO_WIN,
};

game::notices! {
    /// Why a text is no position of Kuba.
    pub enum PositionError {
        /// Not five fields.
        "position-fields" Fields { wanted: usize, found: usize },
        /// Not seven rows.
        "position-rows" Rows { wanted: usize, found: usize },
        /// A row that does not have seven squares.
        "position-row-length" RowLength { row: usize, wanted: usize, found: usize },
        /// A character that is neither a marble nor a number of squares.
        "position-mark" Mark { mark: Quote, row: usize },
        /// Two numbers side by side, which would be one.
        "position-split-run" SplitRun { row: usize },
        /// No such actor.
        "position-actor" UnknownActor { found: Quote },
        /// Reds not written as `3-2`.
        "kuba-position-reds" Reds { found: Quote },
        /// More marbles of a colour than there are.
        "kuba-position-too-many" TooMany { color: Color, found: usize, most: usize },
        /// Reds on the board and captured are not as many as there are.
        "kuba-position-red-count" RedCount { board: usize, captured: usize, all: usize },
        /// More reds captured than win.
        "kuba-position-past-win" PastWin { color: Color, found: u8, most: u8 },
        /// Both have won.
        "kuba-position-both-won" BothWon,
        /// The winner captured last, so it is their turn still.
        "kuba-position-winner-not-acting" WinnerNotActing { color: Color },
        /// A ban that is no push.
        "kuba-position-ban" Ban { found: Quote },
        /// At the start of a turn, the banned push starts from an own marble.
        "kuba-position-ban-marble" BanMarble { push: Push, color: Color },
        /// The line that the ban points at can't have been pushed just now.
        "kuba-position-ban-line" BanLine { push: Push },
        /// Neither `again` nor `-`.
        "kuba-position-again" UnknownAgain { found: Quote },
        /// `again` without anything captured.
        "kuba-position-no-capture" NoCapture { color: Color },
        /// `again` although the game is over.
        "kuba-position-again-over" AgainOver,
    }
}

impl fmt::Display for Kuba {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..SIZE).rev() {
            let mut empty = 0;
            for square in (0..SIZE).filter_map(|column| Square::at(column, row)) {
                match self.marble(square) {
                    None => empty += 1,
                    Some(marble) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                            empty = 0;
                        }
                        write!(f, "{}", marble.letter())?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        let (white, black) = (self.captured_white, self.captured_black);
        write!(f, "{} {white}-{black} ", self.actor.name())?;
        match self.ban {
            Some(ban) => write!(f, "{ban}")?,
            None => f.write_str("-")?,
        }
        f.write_str(if self.again { " again" } else { " -" })
    }
}

impl FromStr for Kuba {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[rows, actor, reds, ban, again] = fields.as_slice() else {
            return Err(PositionError::Fields { wanted: 5, found: fields.len() });
        };
        let mut position = Self::EMPTY;
        position.read_rows(rows)?;
        position.actor = match actor {
            "white" => Color::White,
            "black" => Color::Black,
            _ => return Err(PositionError::UnknownActor { found: Quote::of(actor) }),
        };
        (position.captured_white, position.captured_black) =
            read_reds(reds).ok_or_else(|| PositionError::Reds { found: Quote::of(reds) })?;
        position.ban = match ban {
            "-" => None,
            ban => Some(ban.parse().map_err(|_| PositionError::Ban { found: Quote::of(ban) })?),
        };
        position.again = match again {
            "again" => true,
            "-" => false,
            _ => return Err(PositionError::UnknownAgain { found: Quote::of(again) }),
        };
        position.check_counts()?;
        position.check_end()?;
        position.check_ban()?;
        position.check_again()?;
        Ok(position)
    }
}

/// `3-2`, one digit each.
fn read_reds(text: &str) -> Option<(u8, u8)> {
    let &[white, b'-', black] = text.as_bytes() else { return None };
    let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
    Some((digit(white)?, digit(black)?))
}

impl Kuba {
    fn read_rows(&mut self, text: &str) -> Result<(), PositionError> {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != SIZE {
            return Err(PositionError::Rows { wanted: SIZE, found: rows.len() });
        }
        for (row, marks) in (0..SIZE).rev().zip(rows) {
            self.read_row(row, marks)?;
        }
        Ok(())
    }

    fn read_row(&mut self, row: usize, marks: &str) -> Result<(), PositionError> {
        let mut column = 0;
        let mut after_run = false;
        for mark in marks.chars() {
            if let Some(run) = mark.to_digit(10).filter(|run| *run > 0) {
                if after_run {
                    return Err(PositionError::SplitRun { row: row + 1 });
                }
                column += run as usize;
                after_run = true;
                continue;
            }
            after_run = false;
            let Some(marble) = Marble::from_letter(mark) else {
                let mark = Quote::of(&mark.to_string());
                return Err(PositionError::Mark { mark, row: row + 1 });
            };
            if let Some(square) = Square::at(column, row) {
                self.put(marble, square);
            }
            column += 1;
        }
        if column == SIZE {
            Ok(())
        } else {
            Err(PositionError::RowLength { row: row + 1, wanted: SIZE, found: column })
        }
    }

    /// KU-1: no marble comes from nowhere, and no red is lost.
    fn check_counts(&self) -> Result<(), PositionError> {
        for color in [Color::White, Color::Black] {
            let (found, most) = (self.of(color).len(), drawn(Marble::Of(color)));
            if found > most {
                return Err(PositionError::TooMany { color, found, most });
            }
            let found = self.captured(color);
            if found > REDS_TO_WIN {
                return Err(PositionError::PastWin { color, found, most: REDS_TO_WIN });
            }
        }
        let (board, all) = (self.reds.len(), drawn(Marble::Red));
        let captured = usize::from(self.captured_white + self.captured_black);
        if board + captured != all {
            return Err(PositionError::RedCount { board, captured, all });
        }
        Ok(())
    }

    /// KU-9, KU-10: only one has won, and they act, as the last capture was theirs.
    fn check_end(&self) -> Result<(), PositionError> {
        let white_won = self.captured_white == REDS_TO_WIN || self.black.is_empty();
        let black_won = self.captured_black == REDS_TO_WIN || self.white.is_empty();
        if white_won && black_won {
            return Err(PositionError::BothWon);
        }
        match self.winner() {
            Some((winner, _)) if winner != self.actor => {
                Err(PositionError::WinnerNotActing { color: winner })
            }
            _ => Ok(()),
        }
    }

    /// KU-8: the ban points at the opponent's line that has pushed a marble of
    /// the actor to that square. A capture may change both, but it fills no
    /// square: the one that the line has left is free until the turn ends.
    fn check_ban(&self) -> Result<(), PositionError> {
        let Some(push) = self.ban else { return Ok(()) };
        let next = |square: Square| square.step(push.direction);
        let mut beyond = successors(next(push.square).and_then(next), |square| next(*square));
        if beyond.all(|square| self.marble(square).is_some()) {
            return Err(PositionError::BanLine { push });
        }
        if self.again || self.winner().is_some() {
            return Ok(());
        }
        if !self.of(self.actor).contains(push.square) {
            return Err(PositionError::BanMarble { push, color: self.actor });
        }
        if !self.line(push).front.meets(self.of(self.actor.other())) {
            return Err(PositionError::BanLine { push });
        }
        Ok(())
    }

    /// KU-7: `again` follows a capture that has not ended the game.
    fn check_again(&self) -> Result<(), PositionError> {
        if !self.again {
            return Ok(());
        }
        if self.winner().is_some() {
            return Err(PositionError::AgainOver);
        }
        let enemy = self.actor.other();
        if self.captured(self.actor) == 0 && self.of(enemy).len() == drawn(Marble::Of(enemy)) {
            return Err(PositionError::NoCapture { color: self.actor });
        }
        Ok(())
    }
}

/// How many marbles of a kind the drawing has.
fn drawn(marble: Marble) -> usize {
    START.iter().flatten().filter(|drawn| **drawn == Some(marble)).count()
}
