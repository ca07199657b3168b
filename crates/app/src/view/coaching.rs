//! What somebody who plays a game for the first time may want to hear, following from
//! where the game stands and from what has just happened.

use game::{Actor, Maker, Notice, Seat};
use shelf::GameInProgress;

use super::{Draw, Recap, recapping::recaps, warnings};
use crate::{
    drawn::{Coached, Drawn},
    scene::Gesture,
};

/// A game that newcomers are coached in.
pub trait Coach {
    /// What is worth telling this seat, if it is its turn: what to do with the piece that
    /// was chosen, if one was; that another could win next goes before all else.
    fn tip(&self, seat: Seat, chosen: Option<&str>) -> Option<Coached>;

    /// What the last turn of this seat came to, and those of the others after it, until
    /// the seat moves again.
    fn recaps(&self, seat: Seat) -> Vec<Recap>;
}

impl Coach for GameInProgress {
    fn tip(&self, seat: Seat, chosen: Option<&str>) -> Option<Coached> {
        if self.turn() != Actor::Seat(seat) {
            return None;
        }
        let warnings = warnings(self);
        let tip = if warnings.is_empty() {
            let own = self.makers().iter().filter(|maker| **maker == Maker::Seat(seat)).count();
            shelf::match_in_progress!(self, game => Drawn::tip(game.position(), own).map(Coached::named))?
        } else {
            let told = Notice { code: "tip-threat", facts: Vec::new() };
            Coached { told, spots: warnings.into_iter().map(|note| note.spot).collect() }
        };
        Some(chosen.and_then(|chosen| tip_chosen(self, chosen)).unwrap_or(tip))
    }

    fn recaps(&self, seat: Seat) -> Vec<Recap> {
        shelf::match_in_progress!(self, game => recaps(game, seat))
    }
}

/// What to do with what lies on this spot, which was chosen.
fn tip_chosen(game: &GameInProgress, chosen: &str) -> Option<Coached> {
    let end = |gesture| match gesture {
        Gesture::FromTo { from, to } if from == chosen => Some(to),
        _ => None,
    };
    let spots: Vec<_> =
        game.choices().into_iter().filter_map(|choice| end(choice.gesture)).collect();
    let to = spots.first()?;
    let told = shelf::match_in_progress!(game, game => {
        Drawn::tip_chosen(game.position(), to.parse().ok()?)
    });
    Some(Coached { told, spots })
}

#[cfg(test)]
mod tests {
    use shelf::{Game, Opening};
    use words::{Language, Words};

    use super::*;
    use crate::view::Pictures;

    /// A tip shows places that there are.
    fn is_on_the_board(game: &GameInProgress, tip: &Coached) {
        assert!(!tip.spots.is_empty(), "{}: {:?}", game.game().name(), tip.told);
        let ground = game.scene(game.length(), &Pictures::of(game)).ground;
        for spot in &tip.spots {
            assert!(ground.spots.iter().any(|it| it.id == *spot), "{spot}: {:?}", tip.told);
        }
    }

    /// What is heard with the first piece chosen that can move.
    fn heard_with_a_choice(game: &GameInProgress) -> Option<&'static str> {
        let mut choices = game.choices().into_iter();
        let from = choices.find_map(|choice| match choice.gesture {
            Gesture::FromTo { from, .. } => Some(from),
            _ => None,
        })?;
        let tip = game.tip(Seat::ONE, Some(&from))?;
        is_on_the_board(game, &tip);
        Some(tip.told.code)
    }

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
                if let Some(tip) = played.tip(Seat::ONE, None) {
                    is_on_the_board(&played, &tip);
                    heard.push(tip.told.code);
                }
                heard.extend(heard_with_a_choice(&played));
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
