//! Where in the page somebody is, as the address says it behind `#`: the shelf,
//! or a game. What an address does not say in these words is the shelf.

use shelf::Game;

/// A place in the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// All games.
    Shelf,
    /// A game that goes on, or is set up when there is none.
    Game(Game),
    /// A game that is set up, whatever goes on.
    SetUp(Game),
    /// A game that begins at once against a friendly bot.
    Now(Game),
}

impl Place {
    /// The place that this part of an address names.
    pub(super) fn read(hash: &str) -> Self {
        let mut parts = hash.trim_start_matches('#').split('/').filter(|part| !part.is_empty());
        let Some(game) = parts.next().and_then(Game::named) else { return Self::Shelf };
        match (parts.next(), parts.next()) {
            (None, _) => Self::Game(game),
            (Some("new"), None) => Self::SetUp(game),
            (Some("now"), None) => Self::Now(game),
            _ => Self::Shelf,
        }
    }

    /// The part of the address that names it.
    pub(super) fn hash(self) -> String {
        match self {
            Self::Shelf => "#/".to_owned(),
            Self::Game(game) => format!("#/{}", game.name()),
            Self::SetUp(game) => format!("#/{}/new", game.name()),
            Self::Now(game) => format!("#/{}/now", game.name()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_round_trip() {
        for game in Game::ALL {
            for place in [Place::Shelf, Place::Game(game), Place::SetUp(game), Place::Now(game)] {
                assert_eq!(Place::read(&place.hash()), place);
            }
        }
        for elsewhere in ["", "#", "#/chess", "#/kuba/later", "#/kuba/new/x", "#kubaa"] {
            assert_eq!(Place::read(elsewhere), Place::Shelf, "{elsewhere}");
        }
    }
}
