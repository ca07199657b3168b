//! The first level is for a first game: it sees more than somebody who plays anything,
//! and less than somebody who takes what looks best at once.

use std::sync::Arc;

use bots::{Book, BotGame, BotKind};
use game::{Actor, GameSoFar, Seat, testing};
use search::drive;
use shelf::games::{bille_trap::BilleTrap, black_holes::BlackHoles, klotze::Klotze, kuba::Kuba};

/// The share of the points that level 1 makes against another, seats swapped, in
/// this many pairs of games with two seats.
fn share<P: BotGame>(other: BotKind, pairs: u64) -> f64 {
    let book = Arc::new(P::Book::unread());
    let points: f64 = (0..pairs)
        .flat_map(|pair| [Seat::ONE, Seat::TWO].map(|own| (pair, own)))
        .map(|(pair, own)| points::<P>(other, pair, own, &book))
        .sum();
    points / (2 * pairs) as f64
}

fn points<P: BotGame>(other: BotKind, pair: u64, own: Seat, book: &Arc<P::Book>) -> f64 {
    let mut dice = testing::dice(pair);
    let mut game = GameSoFar::<P>::from_setup("players=2".parse().expect("a set-up"));
    loop {
        let action = match game.actor() {
            Actor::Over(outcome) if outcome.winners.contains(own) => {
                return 1.0 / outcome.winners.len() as f64;
            }
            Actor::Over(_) => return 0.0,
            // An opening of four moves makes games differ.
            _ if game.length() < 4 => game.position().draw_action(&mut dice),
            Actor::Chance => game.position().draw_action(&mut dice),
            Actor::Seat(seat) => {
                let kind = if seat == own { BotKind::Level(1) } else { other };
                let seed = pair * 1_000 + game.length() as u64;
                let search = kind.search(&game, None, seed, book);
                search.map(|mut search| drive(&mut *search, Some(1_000), || false).action)
            }
        };
        game.play(action.expect("somebody acts")).expect("a legal action");
    }
}

#[test]
fn the_first_level_loses_to_the_greedy_and_beats_the_random() {
    let kuba = |other| share::<Kuba>(other, 15);
    let klotze = |other| share::<Klotze>(other, 15);
    let black_holes = |other| share::<BlackHoles>(other, 40);
    let bille_trap = |other| share::<BilleTrap>(other, 200);
    let all: [(&str, &dyn Fn(BotKind) -> f64); 4] = [
        ("Kuba", &kuba),
        ("Klötze", &klotze),
        ("Black Holes", &black_holes),
        ("Bille-Trap", &bille_trap),
    ];
    for (name, share) in all {
        let (greedy, random) = (share(BotKind::Greedy), share(BotKind::Random));
        assert!(greedy < 0.5, "{name}: {greedy} against greedy");
        assert!(random > 0.5, "{name}: {random} against random");
    }
}
