//! `ludotheque bench search`: for fixed positions of each game, how many
//! positions a second full strength looks at on one thread, and how deep it
//! gets in a given time. The signature is the sum of the positions that it
//! needs for a fixed depth: it changes only when the search or its evaluator
//! does, and is the same on every machine.

use std::{
    io::Write,
    sync::Arc,
    time::{Duration, Instant},
};

use bots::{BotGame, Limit, Measured};
use game::{Fact, GameSoFar, mixed};
use search::SearchResult;
use serde::Serialize;
use shelf::Game;
use words::Words;

use super::{
    machine,
    playouts::{self, Playouts},
};
use crate::{args::BenchSearch, books, failure::Failure};

/// All figures of a run.
#[derive(Serialize)]
struct Figures {
    machine: String,
    milliseconds: u64,
    places: Vec<Figure>,
    playouts: Vec<Playouts>,
    signature: String,
}

/// What was measured at one place.
#[derive(Clone, Serialize)]
struct Figure {
    game: &'static str,
    players: u8,
    actions: usize,
    nodes_per_second: f64,
    depth: u32,
    nodes: u64,
    signature_depth: u32,
    signature_nodes: u64,
}

pub(crate) fn run(arguments: &BenchSearch, words: &Words) -> Result<(), Failure> {
    let time = Duration::from_millis(arguments.time);
    let places = Game::ALL
        .into_iter()
        .map(|game| bots::visit(game, Measure { time, words }))
        .collect::<Result<Vec<_>, _>>()?
        .concat();
    let signature = places.iter().fold(0, |sum, place| mixed(sum, place.signature_nodes));
    let figures = Figures {
        machine: machine::name(),
        milliseconds: arguments.time,
        places,
        playouts: playouts::measure(time),
        signature: format!("{signature:016x}"),
    };
    write(&figures, arguments.json, words)
}

struct Measure<'a> {
    time: Duration,
    words: &'a Words,
}

impl bots::Visitor for Measure<'_> {
    type Output = Result<Vec<Figure>, Failure>;

    fn visit<P: BotGame>(self) -> Self::Output {
        let book = books::book::<P>(self.words);
        P::MEASURED.iter().map(|place| measured::<P>(place, self.time, &book)).collect()
    }
}

fn measured<P: BotGame>(
    place: &Measured,
    time: Duration,
    book: &Arc<P::Book>,
) -> Result<Figure, Failure> {
    let game = opened::<P>(place)?;
    let found = think(&game, Limit::Depth(place.depth), book);
    let begun = Instant::now();
    let timed = think(&game, Limit::Time(time), book);
    let seconds = begun.elapsed().as_secs_f64();
    Ok(Figure {
        game: P::GAME,
        players: place.players,
        actions: game.length(),
        nodes_per_second: timed.nodes as f64 / seconds,
        depth: timed.depth,
        nodes: timed.nodes,
        signature_depth: place.depth,
        signature_nodes: found.nodes,
    })
}

fn opened<P: BotGame>(place: &Measured) -> Result<GameSoFar<P>, Failure> {
    let mut game = GameSoFar::<P>::from_setup(P::setup_for(place.players).unwrap_or_default());
    game.add_tokens(place.tokens.split_whitespace())?;
    Ok(game)
}

/// What full strength finds. A seat acts at every place.
fn think<P: BotGame>(
    game: &GameSoFar<P>,
    limit: Limit,
    book: &Arc<P::Book>,
) -> SearchResult<P::Action> {
    let mut search = P::full(game, &[], book).expect("a seat that acts has an action");
    thinking::think(search.as_mut(), Some(limit), || false)
}

fn write(figures: &Figures, json: bool, words: &Words) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    if json {
        let line = serde_json::to_string(figures).map_err(std::io::Error::from)?;
        writeln!(out, "{line}")?;
        return Ok(());
    }
    let facts = [
        ("machine", Fact::Text(figures.machine.clone())),
        ("milliseconds", Fact::Number(figures.milliseconds as i64)),
    ];
    writeln!(out, "{}\n", words.tell("cli-bench-search-machine", &facts))?;
    for place in &figures.places {
        let facts = [
            ("name", Fact::Text(words.text(&format!("game-{}", place.game)))),
            ("players", Fact::Number(place.players.into())),
            ("actions", Fact::Number(place.actions as i64)),
            ("rate", Fact::Text(words.decimal(place.nodes_per_second / 1e6, 2))),
            ("depth", Fact::Number(place.depth.into())),
            ("nodes", Fact::Text(words.decimal(place.signature_nodes as f64, 0))),
            ("fixed", Fact::Number(place.signature_depth.into())),
        ];
        writeln!(out, "{}", words.tell("cli-bench-search-place", &facts))?;
    }
    writeln!(out)?;
    for playouts in &figures.playouts {
        let facts = [
            ("name", Fact::Text(words.text(&format!("game-{}", playouts.game)))),
            ("rate", Fact::Text(words.decimal(playouts.uct, 0))),
            ("share", Fact::Text(words.decimal(playouts.share * 100.0, 0))),
        ];
        writeln!(out, "{}", words.tell("cli-bench-search-playouts", &facts))?;
    }
    let facts = [("signature", Fact::Text(figures.signature.clone()))];
    writeln!(out, "\n{}", words.tell("cli-bench-search-signature", &facts))?;
    Ok(())
}
