//! Klötze: what a good player knows, and players of every strength.

mod doors;
mod knowledge;
mod prospects;
mod reach;
mod threats;
mod weights;

use std::sync::Arc;

use game::SoFar;
use klotze::Klotze;
use search::{AlphaBeta, Score, Search, Settings};

use crate::{Known, instant::Instant};
pub use knowledge::Judgement;

game::notices! {
    /// What an action does.
    pub enum Deed {
        /// Nothing.
        "deed-klotze-nothing" Nothing,
    }
}

impl Known for Klotze {
    type Knowledge = Judgement;
    type Book = ();
    type Deed = Deed;
    const LEVELS: u8 = 1;

    fn knowledge(_: &Arc<()>) -> Judgement {
        Judgement
    }

    fn level(game: &SoFar<Self>, _: u8, _: u64, _: &Arc<()>) -> Box<dyn Search<Self>> {
        Box::new(AlphaBeta::new(game, Judgement, Settings::FULL))
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
