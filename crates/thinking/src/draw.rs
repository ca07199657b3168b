//! A bot's answer to the offer of a draw, by what it expects of the game. It is
//! the same for every bot: what they expect is what full strength sees at a
//! glance.

use std::{sync::Arc, time::Duration};

use bots::{BotGame, Limit, analysis::Found};
use game::{Actor, GameSoFar, Seat};
use search::Evaluator;

use crate::{Clock, Study};

/// A draw is worth half a win: whoever expects more goes on.
const HALF: f64 = 0.5;
/// So many positions are looked at before the answer…
const NODES: u64 = 50_000;
/// …in so much time at most: someone waits for the answer and not for an action.
const LONGEST: Duration = Duration::from_secs(1);

/// Whether the bot on a seat agrees to a draw: not when it expects to win, and
/// never when it does not play. It answers by what it has seen when it is
/// `stopped`, which is asked between steps.
pub fn agrees_to_draw<P: BotGame>(
    game: &GameSoFar<P>,
    seat: Seat,
    book: &Arc<P::Book>,
    clock: Clock<'_>,
    stopped: impl Fn() -> bool,
) -> bool {
    expected(game, seat, book, clock, stopped).is_some_and(|chance| chance <= HALF)
}

/// The seat's chance to win. `None` when it does not play.
fn expected<P: BotGame>(
    game: &GameSoFar<P>,
    seat: Seat,
    book: &Arc<P::Book>,
    clock: Clock<'_>,
    stopped: impl Fn() -> bool,
) -> Option<f64> {
    let playing = game.playing();
    if game.outcome().is_some() || !playing.contains(seat) {
        return None;
    }
    // What is told of a position is told of the seat that acts. Where that is
    // another, it says all only if there are two.
    let acts = game.actor() == Actor::Seat(seat);
    if !acts && playing.len() > 2 {
        return Some(P::win_probability(P::evaluator(book).evaluate(game.position(), seat)));
    }
    let mut study = Study::new(game, book, 1, Limit::Nodes(NODES)).at_most(LONGEST);
    study.go_on(clock, stopped);
    let (of, chance) = match study.analysis().found {
        Found::Over => return None,
        Found::Lines { seat, lines } => (seat, lines.first()?.win_probability),
        Found::Outcomes { seat, win_probability, .. } => (seat, win_probability),
    };
    Some(if of == seat { chance } else { 1.0 - chance })
}

#[cfg(test)]
mod tests {
    use game::Start;
    use kuba::Kuba;

    use super::*;

    fn answers(position: &str, tokens: &str) -> [bool; 2] {
        let position = position.parse().expect("a position");
        let mut game = GameSoFar::<Kuba>::new(Start::Position(position));
        game.add_tokens(tokens.split_whitespace()).expect("legal tokens");
        [Seat::ONE, Seat::TWO]
            .map(|seat| agrees_to_draw(&game, seat, &Arc::new(()), &|| Duration::ZERO, || false))
    }

    /// White has a seventh red in reach, whoever is asked.
    const WON: &str = "B6/7/7/7/7/7/5WR white 6-6 - -";

    #[test]
    fn only_who_expects_to_lose_agrees() {
        assert_eq!(answers(WON, ""), [false, true]);
    }

    #[test]
    fn nobody_agrees_once_the_game_is_over() {
        assert_eq!(answers(WON, "f1e"), [false, false]);
        assert_eq!(answers(WON, "resign:1"), [false, false]);
    }
}
