//! Who is to sit on a seat, as it is chosen: a person here, a bot, or anybody
//! elsewhere.

use table::Bot;

use crate::saved_game::Sits;

/// Who is to sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Sitter {
    /// Somebody at this device.
    Person,
    /// A bot of this level, from 1.
    Bot(u8),
    /// Somebody elsewhere: whoever comes by a link.
    Elsewhere,
}

impl Sitter {
    /// As choices call it: `person`, `level:3`, `elsewhere`.
    pub(in crate::page) fn text(self) -> String {
        match self {
            Self::Person => "person".to_owned(),
            Self::Bot(level) => format!("level:{level}"),
            Self::Elsewhere => "elsewhere".to_owned(),
        }
    }

    /// The sitter with this text.
    pub(in crate::page) fn read(text: &str) -> Option<Self> {
        match text {
            "person" => return Some(Self::Person),
            "elsewhere" => return Some(Self::Elsewhere),
            _ => {}
        }
        let level = text.strip_prefix("level:")?.parse().ok()?;
        (level > 0).then_some(Self::Bot(level))
    }

    /// Who sits down on this device, called so; nobody who is elsewhere.
    pub(in crate::page) fn sits(self, name: &str) -> Option<Sits> {
        let name = name.trim();
        match self {
            Self::Person => Some(Sits::Person((!name.is_empty()).then(|| name.to_owned()))),
            Self::Bot(level) => Some(Sits::Bot(Bot::Level(level))),
            Self::Elsewhere => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sitters_round_trip() {
        for sitter in [Sitter::Person, Sitter::Bot(3), Sitter::Elsewhere] {
            assert_eq!(Sitter::read(&sitter.text()), Some(sitter));
        }
        for wrong in ["", "level:0", "level:", "you", "level:x"] {
            assert_eq!(Sitter::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_name_is_given_or_not() {
        assert_eq!(Sitter::Person.sits(" Ada "), Some(Sits::Person(Some("Ada".to_owned()))));
        assert_eq!(Sitter::Person.sits("  "), Some(Sits::Person(None)));
        assert_eq!(Sitter::Elsewhere.sits("Ada"), None);
    }
}
