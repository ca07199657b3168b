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

use bots::{BotGame, Limit};
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

/// A position that is measured: the number of players, and how it came about.
struct Place {
    game: Game,
    players: u8,
    tokens: &'static str,
    /// How deep the search goes for the signature.
    depth: u32,
}

/// The start of each game, and a position from the middle of one.
const PLACES: [Place; 9] = [
    Place { game: Game::BlackHoles, players: 2, tokens: "", depth: 7 },
    Place {
        game: Game::BlackHoles,
        players: 2,
        tokens: "g5e d7w g4s h5n d4s b7s g2s d2s f4s f7n b6n g7e d6w b7w d5s h6s h5e a7s e4e b6s \
                 j5n a5s d3s b5w h7s g1n f8s a5e h6n g6e f4w b5e e7n a4e f7n d5s e8w e6w c6w f2w \
                 d3n f8e d2n d5n f6n g2w g8s",
        depth: 7,
    },
    Place { game: Game::Kuba, players: 2, tokens: "", depth: 10 },
    Place {
        game: Game::Kuba,
        players: 2,
        tokens: "b7s g7s f1n g6w a7s g5n f3w a1e f2n f7w a6s e7e f3w c1n a5e f7w g1w b1w f1n e7s",
        depth: 10,
    },
    Place { game: Game::Klotze, players: 2, tokens: "", depth: 5 },
    Place {
        game: Game::Klotze,
        players: 2,
        tokens: "g2-f2 h8-i8 b7-b6 f7-f10 i4-j4 f6-h8 b6-a6 h8-h4 c3-d3 d9-c9 i8-h8 d2-d1 d6-c4 \
                 e7-g8 f2-e2 d7-e8 c8-b8 c4-a3 b8-b7 h4-i1 b4-b3 d5-b6 f10-i10 i1-e1 e5-c3 e1-g3 \
                 h3-h4 g3-e1",
        depth: 5,
    },
    Place { game: Game::Klotze, players: 4, tokens: "", depth: 2 },
    Place { game: Game::BilleTrap, players: 2, tokens: "d1 e k d5 e t d4", depth: 2 },
    Place { game: Game::BilleTrap, players: 4, tokens: "d1 e k d5 e t d4", depth: 2 },
];

/// All figures of a run.
#[derive(Serialize)]
struct Figures {
    machine: String,
    milliseconds: u64,
    places: Vec<Measured>,
    playouts: Vec<Playouts>,
    signature: String,
}

/// What was measured at one place.
#[derive(Serialize)]
struct Measured {
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
    let places = PLACES
        .iter()
        .map(|place| bots::visit(place.game, Measure { place, time, words }))
        .collect::<Result<Vec<_>, _>>()?;
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
    place: &'a Place,
    time: Duration,
    words: &'a Words,
}

impl bots::Visitor for Measure<'_> {
    type Output = Result<Measured, Failure>;

    fn visit<P: BotGame>(self) -> Result<Measured, Failure> {
        let Self { place, time, words } = self;
        let book = books::book::<P>(words);
        let game = opened::<P>(place)?;
        let found = think(&game, Limit::Depth(place.depth), &book);
        let begun = Instant::now();
        let timed = think(&game, Limit::Time(time), &book);
        let seconds = begun.elapsed().as_secs_f64();
        Ok(Measured {
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
}

fn opened<P: BotGame>(place: &Place) -> Result<GameSoFar<P>, Failure> {
    let setup = format!("players={}", place.players).parse().map_err(shelf::OpenError::Setup)?;
    let mut game = GameSoFar::<P>::from_setup(setup);
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
