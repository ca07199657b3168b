//! Positions to look at, from games in which good moves and bad ones are mixed,
//! so that Klötze come close to their corners.

use std::sync::Arc;

use bots::BotKind;
use game::{Actor, GameSoFar, Position, Seat, mixed};
use shelf::games::klotze::Klotze;

/// All positions of so many games of `players`.
pub(crate) fn positions(players: u8, games: u64) -> Vec<Klotze> {
    let mut positions = Vec::new();
    for number in 0..games {
        let setup = format!("players={players}").parse().expect("a set-up");
        let mut game = GameSoFar::<Klotze>::from_setup(setup);
        while let (Actor::Seat(_), true) = (game.actor(), game.length() < 60) {
            positions.push(*game.position());
            let lot = mixed(number, game.length() as u64);
            let kind = if lot.is_multiple_of(3) { BotKind::Random } else { BotKind::Greedy };
            let search = kind.search(&game, None, lot, &Arc::new(()));
            let action = search.expect("a seat acts").result().action;
            game.play(action).unwrap_or_else(|refused| panic!("{}", refused.notice()));
        }
    }
    positions
}

/// Whose action is next.
pub(crate) fn actor(position: &Klotze) -> Seat {
    match position.actor() {
        Actor::Seat(seat) => seat,
        other => panic!("{other:?}\n{}", position.sketch()),
    }
}
