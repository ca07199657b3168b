//! Whole games, gone through: what is counted adds up exactly, known mistakes are found,
//! and a review that is stopped is whole as far as it goes.

mod games;
mod mistakes;

use std::sync::Arc;

use bots::{Book, BotGame};

fn book<P: BotGame>() -> Arc<P::Book> {
    Arc::new(P::Book::work_out(&mut |_| {}))
}
