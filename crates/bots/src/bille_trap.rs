//! Placeholder until the knowledge of this game is written.

use std::sync::Arc;

use bille_trap::BilleTrap;
use game::SoFar;
use search::{Ignorance, Score, Search, Uct};

use crate::{Known, instant::Instant};

game::notices! {
    /// What an action does.
    pub enum Deed {
        /// Nothing.
        "deed-nothing" Nothing,
    }
}

impl Known for BilleTrap {
    type Knowledge = Ignorance;
    type Book = ();
    type Deed = Deed;
    const LEVELS: u8 = 1;

    fn knowledge(_: &Arc<()>) -> Ignorance {
        Ignorance
    }

    fn level(game: &SoFar<Self>, _: u8, seed: u64, _: &Arc<()>) -> Box<dyn Search<Self>> {
        Box::new(Uct::new(game, seed))
    }

    fn greedy(game: &SoFar<Self>, seed: u64, _: &Arc<()>) -> Self::Action {
        Instant::random(game, seed).action
    }

    fn win_probability(_: Score) -> f64 {
        0.5
    }

    fn deed(_: &Self, _: Self::Action) -> Option<Deed> {
        None
    }
}
