//! Shows the figures of a run: a table, or one line of JSON.

use std::io::Write;

use game::Fact;
use words::Words;

use super::{Figures, GameFigures};
use crate::failure::Failure;

pub(super) fn write(figures: &Figures, json: bool, words: &Words) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    if json {
        let line = serde_json::to_string(figures).map_err(std::io::Error::from)?;
        writeln!(out, "{line}")?;
        return Ok(());
    }
    let facts = [("machine", Fact::Text(figures.machine.clone()))];
    writeln!(out, "{}\n", words.tell("cli-bench-machine", &facts))?;
    for measured in &figures.games {
        writeln!(out, "{}", words.tell("cli-bench-game", &speeds(measured, words)))?;
        if let Some(ratios) = &measured.ratios {
            let ratio = |value| Fact::Text(words.decimal(value, 2));
            let facts = [
                ("perft", ratio(ratios.perft_bulk_to_cozy_chess)),
                ("moves", ratio(ratios.playout_moves_to_ataxx)),
            ];
            writeln!(out, "{}", words.tell("cli-bench-ratios", &facts))?;
        }
    }
    match &figures.yardsticks {
        Some(yardsticks) => {
            let facts = [
                ("perft", million(yardsticks.cozy_chess_perft_bulk, words)),
                ("moves", million(yardsticks.ataxx_playout_moves, words)),
                ("playouts", Fact::Text(words.decimal(yardsticks.ataxx_playouts, 0))),
            ];
            writeln!(out, "\n{}", words.tell("cli-bench-yardsticks", &facts))?;
        }
        None => writeln!(out, "\n{}", words.text("cli-bench-no-yardsticks"))?,
    }
    Ok(())
}

fn speeds(measured: &GameFigures, words: &Words) -> Vec<(&'static str, Fact)> {
    vec![
        ("name", Fact::Text(words.text(&format!("game-{}", measured.game)))),
        ("bulk", million(measured.perft_bulk, words)),
        ("applied", million(measured.perft_applied, words)),
        ("moves", million(measured.playout_moves, words)),
        ("playouts", Fact::Text(words.decimal(measured.playouts, 0))),
    ]
}

fn million(rate: f64, words: &Words) -> Fact {
    Fact::Text(words.decimal(rate / 1e6, 1))
}
