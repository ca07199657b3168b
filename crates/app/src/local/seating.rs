//! Who sits where, as seen from this device: a person here, a bot that thinks
//! here, or anybody elsewhere.

use game::Seat;

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody at this device.
    Person,
    /// A bot of this level, from 1.
    Bot(u8),
    /// Somebody elsewhere: whoever comes by a link, or what the house seats.
    Elsewhere,
}

impl Sitter {
    /// As it is kept and as choices call it: `person`, `level:3`, `elsewhere`.
    pub fn text(self) -> String {
        match self {
            Self::Person => "person".to_owned(),
            Self::Bot(level) => format!("level:{level}"),
            Self::Elsewhere => "elsewhere".to_owned(),
        }
    }

    /// The sitter with this text.
    pub fn read(text: &str) -> Option<Self> {
        match text {
            "person" => return Some(Self::Person),
            "elsewhere" => return Some(Self::Elsewhere),
            _ => {}
        }
        let level = text.strip_prefix("level:")?.parse().ok()?;
        (level > 0).then_some(Self::Bot(level))
    }
}

/// Who sits where, in the order of the seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating(Vec<Sitter>);

impl Seating {
    /// These sit down, the first on seat 1.
    pub fn of(sitters: Vec<Sitter>) -> Self {
        Self(sitters)
    }

    /// A person on the first of so many seats, against bots of this level.
    pub fn against(level: u8, seats: usize) -> Self {
        let sitter = |seat| if seat == 0 { Sitter::Person } else { Sitter::Bot(level) };
        Self((0..seats).map(sitter).collect())
    }

    /// Who sits there; a seat that nobody was asked about is a person's.
    pub fn on(&self, seat: Seat) -> Sitter {
        self.0.get(seat.index()).copied().unwrap_or(Sitter::Person)
    }

    /// How many sit here.
    pub fn seats(&self) -> usize {
        self.0.len()
    }

    /// The seats of people, in order.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().take(self.0.len()).filter(|seat| self.on(*seat) == Sitter::Person)
    }

    /// As it is kept: the sitters with spaces between them.
    pub fn text(&self) -> String {
        self.0.iter().map(|sitter| sitter.text()).collect::<Vec<_>>().join(" ")
    }

    /// The seating with this text.
    pub fn read(text: &str) -> Option<Self> {
        let sitters: Option<Vec<_>> = text.split_whitespace().map(Sitter::read).collect();
        sitters.filter(|sitters| (2..=Seat::MOST).contains(&sitters.len())).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seatings_round_trip() {
        let seating = Seating::of(vec![Sitter::Person, Sitter::Bot(3), Sitter::Person]);
        assert_eq!(seating.text(), "person level:3 person");
        assert_eq!(Seating::read(&seating.text()), Some(seating.clone()));
        assert_eq!(seating.people().collect::<Vec<_>>(), [Seat::ONE, Seat::ALL[2]]);
        for wrong in ["", "person", "person level:0", "person level:", "you you", "person level:x"]
        {
            assert_eq!(Seating::read(wrong), None, "{wrong}");
        }
    }
}
