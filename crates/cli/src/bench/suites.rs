//! `ludotheque bench suites`: how many positions of each game's tactical suite
//! full strength answers with a proven solution.

use std::{io::Write, time::Duration};

use bots::{BotGame, Limit, Puzzle};
use game::{Fact, GameSoFar, Start};
use serde::Serialize;
use shelf::Game;
use words::Words;

use super::machine;
use crate::{args::BenchSuites, books, failure::Failure};

/// All figures of a run.
#[derive(Serialize)]
struct Figures {
    machine: String,
    suites: Vec<Answered>,
}

/// How one suite was answered.
#[derive(Serialize)]
struct Answered {
    game: &'static str,
    positions: usize,
    solved: usize,
    missed: Vec<String>,
}

pub(crate) fn run(arguments: &BenchSuites, words: &Words) -> Result<(), Failure> {
    let limit = match (arguments.limit.time, arguments.limit.nodes) {
        (_, Some(nodes)) => Limit::Nodes(nodes),
        (time, None) => Limit::Time(Duration::from_millis(time.unwrap_or(1_000))),
    };
    let suites = Game::ALL.map(|game| bots::visit(game, SolveSuite { limit, words })).into();
    let figures = Figures { machine: machine::name(), suites };
    let mut out = anstream::stdout().lock();
    if arguments.json {
        let line = serde_json::to_string(&figures).map_err(std::io::Error::from)?;
        writeln!(out, "{line}")?;
        return Ok(());
    }
    for suite in &figures.suites {
        let facts = [
            ("name", Fact::Text(words.text(&format!("game-{}", suite.game)))),
            ("solved", Fact::Number(suite.solved as i64)),
            ("positions", Fact::Number(suite.positions as i64)),
        ];
        writeln!(out, "{}", words.tell("cli-bench-suite", &facts))?;
        for position in &suite.missed {
            writeln!(out, "    {position}")?;
        }
    }
    Ok(())
}

struct SolveSuite<'a> {
    limit: Limit,
    words: &'a Words,
}

impl bots::Visitor for SolveSuite<'_> {
    type Output = Answered;

    fn visit<P: BotGame>(self) -> Answered {
        let book = books::book::<P>(self.words);
        let puzzles = bots::suite::<P>();
        let is_missed = |puzzle: &&Puzzle<P>| {
            let game = GameSoFar::new(Start::Position(puzzle.position));
            let Some(mut search) = P::full(&game, &[], &book) else { return true };
            let found = thinking::think(search.as_mut(), Some(self.limit), || false);
            !puzzle.solutions.contains(&found.action)
        };
        let missed: Vec<_> =
            puzzles.iter().filter(is_missed).map(|puzzle| puzzle.position.to_string()).collect();
        let positions = puzzles.len();
        Answered { game: P::GAME, positions, solved: positions - missed.len(), missed }
    }
}
