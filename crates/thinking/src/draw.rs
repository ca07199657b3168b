//! A bot's answer to the offer of a draw, by what it expects of the game. It is
//! the same for every bot: what they expect is what full strength sees at a
//! glance.

use std::{sync::Arc, time::Duration};

use bots::{BotGame, Limit};
use game::{GameSoFar, Seat};

use crate::{Clock, Study};

/// So many positions are looked at before the answer…
const NODES: u64 = 50_000;
/// …in so much time at most: someone waits for the answer and not for an action.
const LONGEST: Duration = Duration::from_secs(1);

/// Who moves first expects a little more than a fair share; that is no reason to go on.
const CLEARLY: f64 = 0.05;

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
    // A draw is worth a fair share of the win: whoever expects clearly more goes on.
    let fair = 1.0 / game.playing().len() as f64;
    expected(game, seat, book, clock, stopped).is_some_and(|chance| chance <= fair + CLEARLY)
}

/// The seat's chance to win. `None` when it does not play.
fn expected<P: BotGame>(
    game: &GameSoFar<P>,
    seat: Seat,
    book: &Arc<P::Book>,
    clock: Clock<'_>,
    stopped: impl Fn() -> bool,
) -> Option<f64> {
    if game.outcome().is_some() || !game.playing().contains(seat) {
        return None;
    }
    let mut study = Study::new(game, book, 1, Limit::Nodes(NODES)).at_most(LONGEST);
    study.go_on(clock, stopped);
    study.analysis().chances().map(|chances| chances.of(seat))
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
