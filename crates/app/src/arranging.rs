//! A position while somebody puts it together: pieces wherever they like, whether or not
//! that can be. What it is to be is written as the text of a position, and the rules that
//! read it say at once whether it is one, and why not.

use game::Notice;

use crate::{
    drawn::Drawn,
    scene::{Ground, Note, Piece},
};

/// A sentence without facts.
pub(crate) fn plain(code: &'static str) -> Notice {
    Notice { code, facts: Vec::new() }
}

/// Something beside the pieces that makes up a position: whose turn it is, what was
/// captured.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its name for tests.
    pub name: &'static str,
    /// What it is called.
    pub told: Notice,
    /// What it can be.
    pub options: Vec<Notice>,
    /// Which of them it is.
    pub chosen: usize,
}

impl Setting {
    /// Whose turn it is, by the names of seats.
    pub(crate) fn turn(seats: &[&'static str], chosen: usize) -> Self {
        let actor = |name: &&'static str| Notice {
            code: "arranging-seat",
            facts: vec![("seat", (*name).into())],
        };
        let told = Notice { code: "arranging-turn", facts: Vec::new() };
        Self { name: "turn", told, options: seats.iter().map(actor).collect(), chosen }
    }

    /// A number from this one on.
    pub(crate) fn number(
        name: &'static str,
        told: Notice,
        numbers: impl IntoIterator<Item = u8>,
        chosen: u8,
    ) -> Self {
        let numbers: Vec<u8> = numbers.into_iter().collect();
        let place = numbers.iter().position(|number| *number == chosen);
        let option = |number: &u8| Notice {
            code: "arranging-number",
            facts: vec![("count", (*number).into())],
        };
        Self {
            name,
            told,
            options: numbers.iter().map(option).collect(),
            chosen: place.unwrap_or_default(),
        }
    }
}

/// A position that is being put together.
pub trait Arrangement: Send + Sync {
    /// What can be put on the board.
    fn stock(&self) -> Vec<Notice>;

    /// Puts that which has this place in the stock on a spot, in place of what is there;
    /// none takes away what is there.
    fn put(&mut self, spot: &str, stock: Option<usize>);

    /// What else there is to choose.
    fn settings(&self) -> Vec<Setting>;

    /// Chooses an option of a setting, by their places.
    fn set(&mut self, setting: usize, option: usize);

    /// The board.
    fn ground(&self) -> Ground;

    /// The pieces as they lie.
    fn pieces(&self) -> Vec<Piece>;

    /// What there is to know of spots beside what lies there.
    fn notes(&self) -> Vec<Note> {
        Vec::new()
    }

    /// The text of the position that it is to be.
    fn text(&self) -> String;

    /// Takes everything away that can be taken away.
    fn clear(&mut self);
}

/// A game whose positions can be put together.
pub trait Arranged: Drawn {
    /// This position, to be changed.
    fn arranged(&self) -> Box<dyn Arrangement>;
}

#[cfg(test)]
mod tests {
    use game::{LONGEST, testing::dice};
    use shelf::Game;
    use words::{Language, Words};

    use super::*;

    /// The positions of a random game.
    fn positions<P: Drawn>(players: u8) -> Vec<P> {
        let setup = format!("players={players}").parse().expect("a set-up");
        let (mut position, mut draw) = (P::start(&setup), dice(players.into()));
        let mut all = vec![position];
        for _ in 0..LONGEST.min(200) {
            let Some(action) = position.draw_action(&mut draw) else { break };
            position = position.apply(action);
            all.push(position);
        }
        all
    }

    /// Where pieces are, in an order of their own.
    fn lying(pieces: &[Piece]) -> Vec<String> {
        let lies = |piece: &Piece| {
            format!("{} {:?} {:.2} {:.2}", piece.look, piece.spot, piece.x, piece.y)
        };
        let on_spots = pieces.iter().filter(|piece| piece.spot.is_some());
        let mut all: Vec<_> = on_spots.map(lies).collect();
        all.sort_unstable();
        all
    }

    fn is_drawn_as_it_is<P: Arranged>() {
        for players in P::SEATS {
            for position in positions::<P>(players) {
                let arranged = position.arranged();
                let read = arranged.text().parse::<P>();
                let Ok(read) = read else { continue };
                assert_eq!(lying(&arranged.pieces()), lying(&read.pieces()), "{position}");
                assert_eq!(arranged.ground().spots, read.ground().spots, "{position}");
            }
        }
    }

    #[test]
    fn what_is_put_together_is_drawn_as_the_position_that_it_is() {
        for game in Game::ALL {
            shelf::match_game!(game, P => is_drawn_as_it_is::<P>());
        }
    }

    fn starts_as_it_is<P: Arranged>() {
        for players in P::SEATS {
            let setup = format!("players={players}").parse().expect("a set-up");
            let start = P::start(&setup);
            assert_eq!(start.arranged().text(), start.to_string());
        }
    }

    #[test]
    fn every_start_is_put_together_as_it_is() {
        for game in Game::ALL {
            shelf::match_game!(game, P => starts_as_it_is::<P>());
        }
    }

    fn can_be_put_anywhere<P: Arranged>(languages: &[Words]) {
        let start = P::start(&P::Setup::default());
        let spots = start.ground().spots;
        let empty = {
            let mut arranged = start.arranged();
            arranged.clear();
            arranged
        };
        for (place, stock) in empty.stock().into_iter().enumerate() {
            assert!(languages.iter().all(|words| words.has(stock.code)), "{stock:?}");
            let mut lying = 0;
            for spot in &spots {
                let mut arranged = start.arranged();
                arranged.clear();
                let before = (arranged.pieces().len(), arranged.notes().len());
                arranged.put(&spot.id, Some(place));
                let after = (arranged.pieces().len(), arranged.notes().len());
                lying += usize::from(after != before || !arranged.pieces().is_empty());
                // Whatever it is, it has a text that is read or refused.
                let _ = arranged.text().parse::<P>();
                arranged.put(&spot.id, None);
            }
            assert!(lying > 0, "{}: {stock:?}", P::GAME);
        }
        for (place, setting) in empty.settings().into_iter().enumerate() {
            let notices = setting.options.iter().chain([&setting.told]);
            for notice in notices {
                assert!(languages.iter().all(|words| words.has(notice.code)), "{notice:?}");
            }
            for option in 0..setting.options.len() {
                let mut arranged = start.arranged();
                arranged.set(place, option);
                assert_eq!(arranged.settings()[place].chosen, option, "{}", setting.name);
            }
        }
    }

    #[test]
    fn everything_can_be_put_somewhere_and_has_its_name() {
        let languages = Language::ALL.map(Words::new);
        for game in Game::ALL {
            shelf::match_game!(game, P => can_be_put_anywhere::<P>(&languages));
        }
    }
}
