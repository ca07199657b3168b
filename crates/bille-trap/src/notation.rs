//! The text of a position:
//! `......../..2...../........ 0,1 ??o?????/????????/???c???? 5 seat1 move:3`.
//!
//! The track ring by ring with the digits of the seats; the marbles at Home,
//! in parentheses for a seat that has left; what is known of the traps; the
//! notches; whose turn it is; what is due. A marble in motion is not on the
//! track. Whether such a position can arise is looked at elsewhere.

use std::{fmt, str::FromStr};

use game::{Fact, Position, Quote, Seat, Seats};

use crate::{
    BilleTrap, Finding, Setup, Space, Trap,
    board::{RING, RINGS},
    traps::Traps,
};

game::notices! {
    /// Why a text is no position of Bille-Trap.
    pub enum PositionError {
        /// Not six fields.
        "position-fields" Fields { wanted: usize, found: usize },
        /// Not three rings.
        "bille-trap-position-rings" Rings { part: Part, wanted: usize, found: usize },
        /// A ring that does not have eight spaces or traps.
        "bille-trap-position-ring-length" RingLength { part: Part, ring: usize, wanted: usize, found: usize },
        /// A character that means nothing there.
        "bille-trap-position-mark" Mark { part: Part, mark: Quote, ring: usize },
        /// A number of seats that the game is not for.
        "bille-trap-position-seats" SeatCount { found: usize, least: u8, most: u8 },
        /// Marbles at Home not written as `1` or `(1)`.
        "bille-trap-position-home" Home { found: Quote },
        /// Not even two still play.
        "bille-trap-position-playing" Playing { found: usize, least: usize },
        /// A seat that the game doesn't have, given its number of seats.
        "bille-trap-position-no-seat" NoSeat { seat: Seat, seats: usize },
        /// Notches that are no number of notches.
        "bille-trap-position-notches" Notches { found: Quote, most: u8 },
        /// No such actor.
        "position-actor" UnknownActor { found: Quote },
        /// The seat whose turn it is has left.
        "bille-trap-position-actor-left" ActorLeft { seat: Seat },
        /// No such phase.
        "bille-trap-position-phase" UnknownPhase { found: Quote },
        /// A roll that the die does not have.
        "bille-trap-position-roll" UnknownRoll { found: Quote },
        /// A test on no space.
        "bille-trap-position-test-space" TestSpace { found: Quote },
        /// A marble in motion that is neither from the tray nor from a space.
        "bille-trap-position-test-from" TestFrom { found: Quote },
        /// Neither `turn` nor `end` after a test.
        "bille-trap-position-test-then" TestThen { found: Quote },
        /// More marbles of a seat than it has, the one in motion included.
        "bille-trap-position-too-many" TooMany { seat: Seat, found: usize, most: usize },
        /// More traps of a kind are known than there are.
        "bille-trap-position-too-many-known" TooManyKnown { kind: Finding, found: usize, most: usize },
        /// The top is turned or traps are known, but nobody has ever moved.
        "bille-trap-position-nothing-moved" NothingMoved,
        /// All marbles of a seat are Home, but it has left.
        "bille-trap-position-left-home" LeftHome { seat: Seat },
        /// All marbles of two seats are Home.
        "bille-trap-position-two-home" TwoHome { first: Seat, second: Seat },
        /// All marbles of a seat are Home, but the game is not over.
        "bille-trap-position-not-over" NotOver { seat: Seat },
        /// The game is over, but the marbles of the winner are not all Home.
        "bille-trap-position-not-won" NotWon { seat: Seat },
        /// The top is to be turned or kept, but the seat can't have moved.
        "bille-trap-position-no-move" NoMove { seat: Seat },
        /// No marble lies on the tested space.
        "bille-trap-position-test-empty" TestEmpty { space: Space },
        /// The marble in motion does not come from before the tested space.
        "bille-trap-position-from-ahead" FromAhead { from: Space, space: Space },
        /// A marble lies where the one in motion came from.
        "bille-trap-position-from-occupied" FromOccupied { from: Space },
        /// The turn ends at once only after entering.
        "bille-trap-position-end-from-space" EndFromSpace { from: Space },
        /// No roll and no row of closed traps leads from there to the test.
        "bille-trap-position-out-of-reach" OutOfReach { from: Space, space: Space },
        /// No entry and no row of closed traps leads to the test.
        "bille-trap-position-no-entry" NoEntry { space: Space },
    }
}

/// A part of the text that is written ring by ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The marbles on the spaces.
    Track,
    /// What is known of the traps.
    Traps,
}

impl From<Part> for Fact {
    fn from(part: Part) -> Self {
        match part {
            Part::Track => "track".into(),
            Part::Traps => "traps".into(),
        }
    }
}

impl fmt::Display for BilleTrap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let marble = |space| self.marble(space).map_or('.', digit_of);
        write_rings(f, Space::all().map(marble))?;
        f.write_str(" ")?;
        for seat in self.seats {
            if seat != Seat::ONE {
                f.write_str(",")?;
            }
            let home = self.at_home(seat);
            if self.playing.contains(seat) { write!(f, "{home}") } else { write!(f, "({home})") }?;
        }
        f.write_str(" ")?;
        write_rings(f, Trap::all().map(|trap| self.known(trap).map_or('?', Finding::letter)))?;
        write!(f, " {} {} {}", self.notches(), self.seat_name(self.seat), self.phase)
    }
}

fn write_rings(f: &mut fmt::Formatter<'_>, marks: impl Iterator<Item = char>) -> fmt::Result {
    for (place, mark) in marks.enumerate() {
        if place > 0 && place.is_multiple_of(RING) {
            f.write_str("/")?;
        }
        write!(f, "{mark}")?;
    }
    Ok(())
}

fn digit_of(seat: Seat) -> char {
    char::from(b'0' + seat.number())
}

impl FromStr for BilleTrap {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[track, home, traps, notches, seat, phase] = fields.as_slice() else {
            return Err(PositionError::Fields { wanted: 6, found: fields.len() });
        };
        let mut position = Self::start(&Setup::default());
        position.read_track(track)?;
        position.read_home(home)?;
        position.check_seats()?;
        position.traps = read_traps(traps)?.with_notches(read_notches(notches)?);
        position.seat = position.read_seat(seat)?;
        position.phase = phase.parse()?;
        position.check_possible()?;
        Ok(position)
    }
}

impl BilleTrap {
    fn read_track(&mut self, text: &str) -> Result<(), PositionError> {
        read_rings(text, Part::Track, |index, mark| {
            let owner = Seat::ALL.into_iter().find(|seat| digit_of(*seat) == mark);
            if let (Some(seat), Some(space)) = (owner, Space::from_index(index)) {
                self.put(seat, space);
            }
            owner.is_some() || mark == '.'
        })
    }

    fn read_home(&mut self, text: &str) -> Result<(), PositionError> {
        let counts: Vec<&str> = text.split(',').collect();
        let (least, most) = (*Self::SEATS.start(), *Self::SEATS.end());
        if !(usize::from(least)..=usize::from(most)).contains(&counts.len()) {
            return Err(PositionError::SeatCount { found: counts.len(), least, most });
        }
        self.seats = Seats::first(counts.len());
        self.playing = self.seats;
        for (seat, count) in self.seats.into_iter().zip(counts) {
            let digit = match *count.as_bytes() {
                [digit] => digit,
                [b'(', digit, b')'] => {
                    self.playing = self.playing.without(seat);
                    digit
                }
                _ => b' ',
            };
            if !digit.is_ascii_digit() {
                return Err(PositionError::Home { found: Quote::of(count) });
            }
            self.home[seat.index()] = digit - b'0';
        }
        Ok(())
    }

    fn read_seat(&self, name: &str) -> Result<Seat, PositionError> {
        let seat = Seat::ALL.into_iter().find(|seat| self.seat_name(*seat) == name);
        let seat = seat.ok_or_else(|| PositionError::UnknownActor { found: Quote::of(name) })?;
        if !self.seats.contains(seat) {
            return Err(PositionError::NoSeat { seat, seats: self.seats.len() });
        }
        if !self.playing.contains(seat) {
            return Err(PositionError::ActorLeft { seat });
        }
        Ok(seat)
    }
}

fn read_traps(text: &str) -> Result<Traps, PositionError> {
    let mut traps = Traps::START;
    read_rings(text, Part::Traps, |index, mark| {
        let found = Finding::ALL.into_iter().find(|finding| finding.letter() == mark);
        if let (Some(finding), Some(trap)) = (found, Trap::numbered(index as u8)) {
            traps.learn(trap, finding);
        }
        found.is_some() || mark == '?'
    })?;
    Ok(traps)
}

fn read_notches(text: &str) -> Result<u8, PositionError> {
    let most = Traps::NOTCHES - 1;
    match *text.as_bytes() {
        [digit @ b'0'..=b'9'] if digit - b'0' <= most => Ok(digit - b'0'),
        _ => Err(PositionError::Notches { found: Quote::of(text), most }),
    }
}

/// Hands each mark of a part with its place to `read`, which answers whether
/// it knows it.
fn read_rings(
    text: &str,
    part: Part,
    mut read: impl FnMut(usize, char) -> bool,
) -> Result<(), PositionError> {
    let rings: Vec<&str> = text.split('/').collect();
    if rings.len() != RINGS {
        return Err(PositionError::Rings { part, wanted: RINGS, found: rings.len() });
    }
    for (ring, marks) in rings.into_iter().enumerate() {
        let found = marks.chars().count();
        if found != RING {
            return Err(PositionError::RingLength { part, ring: ring + 1, wanted: RING, found });
        }
        for (place, mark) in marks.chars().enumerate() {
            if !read(ring * RING + place, mark) {
                let mark = Quote::of(&mark.to_string());
                return Err(PositionError::Mark { part, mark, ring: ring + 1 });
            }
        }
    }
    Ok(())
}
