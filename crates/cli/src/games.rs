//! `ludotheque games`: the shelf.

use std::io::Write;

use game::Fact;
use shelf::Game;
use words::Words;

use crate::failure::Failure;

pub(crate) fn run(words: &Words) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    let bold = anstyle::Style::new().bold();
    let width = Game::NAMES.map(str::len).into_iter().max().unwrap_or_default() + 1;
    for game in Game::ALL {
        let (name, seats) = (game.name(), game.seats());
        let facts = [
            ("name", Fact::Text(words.text(&format!("game-{name}")))),
            ("least", (*seats.start()).into()),
            ("most", (*seats.end()).into()),
            ("about", Fact::Text(words.text(&format!("game-{name}-about")))),
        ];
        writeln!(out, "{bold}{name:<width$}{bold:#} {}", words.tell("cli-games-line", &facts))?;
    }
    Ok(())
}
