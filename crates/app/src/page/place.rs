//! Where in the page somebody is, as the address says it behind `#`: the shelf, a
//! game on this device, an online table, a page of rules. What an address
//! does not say in these words is the shelf.

use game::Seat;
use shelf::Game;
use table::TableId;

use super::browser;

/// A place in the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// All games.
    Shelf,
    /// A game that goes on, or is set up when there is none.
    Game(Game),
    /// A game that is set up, whatever goes on.
    SetUp(Game),
    /// A game that begins at once against a friendly bot.
    Now(Game),
    /// A game that begins in the position of this text.
    Position(Game, String),
    /// The rules of a game, and the one that is asked for.
    Rules(Game, Option<String>),
    /// The online tables.
    Tables,
    /// The games of the server that are over.
    Archive,
    /// A record that was brought to the server.
    Record(u64),
    /// An online table, and the seat that somebody is invited to.
    Table(TableId, Option<Seat>),
}

impl Place {
    /// The place that this part of an address names.
    pub(super) fn read(hash: &str) -> Self {
        let parts = hash.trim_start_matches('#').split('/').filter(|part| !part.is_empty());
        let parts: Vec<&str> = parts.collect();
        Self::named(&parts).unwrap_or(Self::Shelf)
    }

    fn named(parts: &[&str]) -> Option<Self> {
        let game = |name: &str| Game::named(name);
        Some(match *parts {
            ["tables"] => Self::Tables,
            ["archive"] => Self::Archive,
            ["record", number] => Self::Record(number.parse().ok()?),
            ["table", id] => Self::Table(id.parse().ok()?, None),
            ["table", id, seat] => {
                let seat = seat.parse().ok().and_then(Seat::numbered)?;
                Self::Table(id.parse().ok()?, Some(seat))
            }
            [name] => Self::Game(game(name)?),
            [name, "new"] => Self::SetUp(game(name)?),
            [name, "now"] => Self::Now(game(name)?),
            [name, "position", text] => Self::Position(game(name)?, browser::decoded(text)?),
            [name, "rules"] => Self::Rules(game(name)?, None),
            [name, "rules", rule] => Self::Rules(game(name)?, Some(rule.to_owned())),
            _ => return None,
        })
    }

    /// The part of the address that names it.
    pub(super) fn hash(&self) -> String {
        match self {
            Self::Shelf => "#/".to_owned(),
            Self::Game(game) => format!("#/{}", game.name()),
            Self::SetUp(game) => format!("#/{}/new", game.name()),
            Self::Now(game) => format!("#/{}/now", game.name()),
            Self::Position(game, text) => {
                format!("#/{}/position/{}", game.name(), browser::encoded(text))
            }
            Self::Rules(game, None) => format!("#/{}/rules", game.name()),
            Self::Rules(game, Some(rule)) => format!("#/{}/rules/{rule}", game.name()),
            Self::Tables => "#/tables".to_owned(),
            Self::Archive => "#/archive".to_owned(),
            Self::Record(number) => format!("#/record/{number}"),
            Self::Table(id, None) => format!("#/table/{id}"),
            Self::Table(id, Some(seat)) => format!("#/table/{id}/{seat}"),
        }
    }
}
