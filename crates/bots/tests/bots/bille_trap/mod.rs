//! What the bots of Bille-Trap know is true, and their levels are what they
//! should be. The table is worked out once for all tests here.

mod effects;
mod happening;
mod levels;
mod suite;
mod table;

use std::sync::{Arc, OnceLock};

use bots::{Book, bille_trap::Table};
use game::{Actor, GameSoFar, Position, Start, testing};
use shelf::games::bille_trap::BilleTrap;

/// The table.
fn book() -> &'static Arc<Table> {
    static BOOK: OnceLock<Arc<Table>> = OnceLock::new();
    BOOK.get_or_init(|| Arc::new(Table::work_out(&mut |_| {})))
}

fn at(text: &str) -> GameSoFar<BilleTrap> {
    let position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    GameSoFar::new(Start::Position(position))
}

/// Games of so many players after some random actions, where `wanted` holds.
fn some_games(
    players: u8,
    count: usize,
    wanted: impl Fn(&GameSoFar<BilleTrap>) -> bool,
) -> Vec<GameSoFar<BilleTrap>> {
    let mut games = Vec::new();
    for seed in 0.. {
        let mut dice = testing::dice(seed);
        let setup = format!("players={players}").parse().expect("a set-up");
        let mut game = GameSoFar::<BilleTrap>::from_setup(setup);
        let length = 5 + dice(400) as usize;
        while game.outcome().is_none() && (game.length() < length || !wanted(&game)) {
            let action = game.position().draw_action(&mut dice);
            game.play(action.expect("a running game has actions")).expect("a legal action");
        }
        if game.outcome().is_none() {
            games.push(game);
        }
        if games.len() == count {
            break;
        }
    }
    games
}

fn a_seat_acts(game: &GameSoFar<BilleTrap>) -> bool {
    matches!(game.actor(), Actor::Seat(_))
}
