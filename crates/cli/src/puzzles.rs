//! `ludotheque puzzles`: solves them in the terminal (`solving.rs`), or makes a
//! collection (`make.rs`).

mod make;

use words::Words;

use crate::{
    args::{Puzzles, PuzzlesTask},
    failure::Failure,
};

pub(crate) fn run(arguments: Puzzles, words: &Words) -> Result<(), Failure> {
    match &arguments.task {
        Some(PuzzlesTask::Make(make)) => make::run(make, words),
        None => Ok(()),
    }
}
