//! `ludotheque bench`: how fast the rules are, how fast and deep the search is,
//! how much of what is proven it finds, and what the server bears.

mod machine;
mod playouts;
mod puzzles;
mod rules;
mod search;
mod server;
mod suites;

use words::Words;

use crate::{args::Bench, failure::Failure};

pub(crate) fn run(what: &Bench, words: &Words) -> Result<(), Failure> {
    match what {
        Bench::Rules(rules) => rules::run(rules, words),
        Bench::Search(search) => search::run(search, words),
        Bench::Server(server) => server::run(server, words),
        Bench::Suites(suites) => suites::run(suites, words),
        Bench::Puzzles => puzzles::run(words),
    }
}
