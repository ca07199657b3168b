//! How many playouts a second our tree search makes, as a share of playouts
//! alone: a yardstick that is held back would prove nothing.

use std::time::{Duration, Instant};

use bots::BotGame;
use game::{Actor, GameSoFar, playout};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use search::{Search, Uct};
use serde::Serialize;
use shelf::Game;

/// Rates of one game, from its start or its first decision.
#[derive(Serialize)]
pub(super) struct Playouts {
    pub(super) game: &'static str,
    /// Playouts a second of the tree search.
    pub(super) uct: f64,
    /// Playouts a second of nothing but playouts.
    pub(super) alone: f64,
    /// The first as a share of the second.
    pub(super) share: f64,
}

/// Measures each game for this long, twice.
pub(super) fn measure(time: Duration) -> Vec<Playouts> {
    Game::ALL.into_iter().map(|game| bots::visit(game, Measure(time))).collect()
}

struct Measure(Duration);

impl bots::Visitor for Measure {
    type Output = Playouts;

    fn visit<P: BotGame>(self) -> Playouts {
        let mut rng = SmallRng::seed_from_u64(1);
        let mut game = GameSoFar::<P>::from_setup(P::Setup::default());
        while game.actor() == Actor::Chance {
            let drawn = game.position().draw_action(|sum| rng.random_range(0..sum));
            if drawn.is_none_or(|action| game.play(action).is_err()) {
                break;
            }
        }
        let mut search = Uct::new(&game, 1);
        let uct = rate(self.0, || {
            search.step(1);
        });
        let alone = rate(self.0, || {
            std::hint::black_box(playout(game.position(), |sum| rng.random_range(0..sum)));
        });
        Playouts { game: P::GAME, uct, alone, share: uct / alone }
    }
}

/// How often a second something can be done.
fn rate(time: Duration, mut work: impl FnMut()) -> f64 {
    /// The clock is looked at this often.
    const TIMES: u32 = 10;
    let begun = Instant::now();
    let mut done = 0;
    while begun.elapsed() < time {
        (0..TIMES).for_each(|_| work());
        done += TIMES;
    }
    f64::from(done) / begun.elapsed().as_secs_f64()
}
