//! From which side the board is seen: from that of whoever acts, or always from
//! one seat's.

use game::Seat;

/// From which side the board is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Facing {
    /// It turns to the person who acts.
    Actor,
    /// It stays as this seat sees it.
    Seat(Seat),
}

impl Facing {
    /// As it is kept: `actor`, `seat:2`.
    pub fn text(self) -> String {
        match self {
            Self::Actor => "actor".to_owned(),
            Self::Seat(seat) => format!("seat:{seat}"),
        }
    }

    /// The facing with this text.
    pub fn read(text: &str) -> Option<Self> {
        if text == "actor" {
            return Some(Self::Actor);
        }
        let number = text.strip_prefix("seat:")?.parse().ok()?;
        Seat::numbered(number).map(Self::Seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facings_round_trip() {
        for facing in [Facing::Actor, Facing::Seat(Seat::TWO)] {
            assert_eq!(Facing::read(&facing.text()), Some(facing));
        }
        for wrong in ["", "seat:", "seat:0", "seat:5", "nobody"] {
            assert_eq!(Facing::read(wrong), None, "{wrong}");
        }
    }
}
