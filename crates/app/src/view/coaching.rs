//! What somebody who plays a game for the first time may want to hear, following from
//! where the game stands.

use game::{Actor, Maker, Notice, Seat};
use shelf::GameInProgress;

use crate::{drawn::Drawn, view::warnings};

/// A game that newcomers are coached in.
pub trait Coach {
    /// What is worth telling this seat, if it is its turn: that another could win next
    /// goes before all else.
    fn tip(&self, seat: Seat) -> Option<Notice>;
}

impl Coach for GameInProgress {
    fn tip(&self, seat: Seat) -> Option<Notice> {
        if self.turn() != Actor::Seat(seat) {
            return None;
        }
        if !warnings(self).is_empty() {
            return Some(Notice { code: "tip-threat", facts: Vec::new() });
        }
        let own = self.makers().iter().filter(|maker| **maker == Maker::Seat(seat)).count();
        shelf::match_in_progress!(self, game => Drawn::tip(game.position(), own))
    }
}

#[cfg(test)]
mod tests {
    use shelf::{Game, Opening};
    use words::{Language, Words};

    use super::*;

    /// Every game coaches a newcomer through the first moves, in both languages.
    #[test]
    fn the_first_moves_of_every_game_are_coached() {
        for game in Game::ALL {
            let mut played = game.open(&Opening::default()).expect("a new game");
            let mut heard = Vec::new();
            for _ in 0..40 {
                if let Some(drawn) = played.drawn_action(&mut |_| 0) {
                    played.add_tokens(&drawn).expect("what is drawn is legal");
                    continue;
                }
                heard.extend(played.tip(Seat::ONE).map(|tip| tip.code));
                let Some(action) = played.actions().first().cloned() else { break };
                played.add_tokens(&action).expect("a legal action");
            }
            heard.sort_unstable();
            heard.dedup();
            assert!(heard.len() >= 3, "{}: {heard:?}", game.name());
            for words in Language::ALL.map(Words::new) {
                assert!(heard.iter().all(|code| words.has(code)), "{heard:?}");
            }
        }
    }
}
