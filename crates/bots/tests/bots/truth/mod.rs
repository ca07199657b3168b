//! What reasons and gains say is true: claims about results are compared with
//! exhaustive search, claims about the board with a naive look at it, in
//! positions from games of all kinds.

mod boards;
mod chances;
mod reasons;

use std::sync::Arc;

use bots::{Book, BotGame, BotKind};
use game::{Actor, GameSoFar, mixed, testing};

/// Games where a seat acts and has a choice, from games in which good moves and
/// bad ones are mixed. The thorough form has five times as many.
fn games<P: BotGame>(players: u8, games: u64) -> Vec<GameSoFar<P>> {
    let book = Arc::new(P::Book::unread());
    let setup: P::Setup = format!("players={players}").parse().expect("a set-up");
    let mut met = Vec::new();
    for number in 0..testing::share(games) {
        let mut dice = testing::dice(number);
        let mut game = GameSoFar::<P>::from_setup(setup.clone());
        while game.outcome().is_none() && game.length() < 120 {
            let lot = mixed(number, game.length() as u64);
            let action = match game.actor() {
                Actor::Seat(_) => {
                    if lot.is_multiple_of(5) && game.actions().len() > 1 {
                        met.push(game.clone());
                    }
                    let random = lot % 7 < 3;
                    let kind = if random { BotKind::Random } else { BotKind::Greedy };
                    kind.search(&game, None, lot, &book).expect("a seat acts").result().action
                }
                _ => game.position().draw_action(&mut dice).expect("a running game"),
            };
            game.play(action).expect("bots keep the rules");
        }
    }
    met
}
