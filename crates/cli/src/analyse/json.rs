//! What an analysis has found, for a program: one line of JSON, described in
//! docs/analysis.md.

use std::io::{self, Write};

use bots::{
    Known,
    analysis::{Found, Line, Outcome, Proven},
};
use serde::Serialize;
use shelf::Played;

use super::report::Report;
use crate::failure::Failure;

impl<P: Known> Report<'_, P> {
    /// Prints it for a program.
    pub(super) fn print_json(&self) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        serde_json::to_writer(&mut out, &self.json()).map_err(io::Error::from)?;
        writeln!(out)?;
        Ok(())
    }

    fn json(&self) -> Json {
        let name = |seat| self.game.position().seat_name(seat);
        let (seat, lines, outcomes, win_probability) = match &self.analysis.found {
            Found::Over => (None, None, None, None),
            Found::Lines { seat, lines } => {
                let chance = lines.first().map(|line| line.win_probability);
                (Some(name(*seat)), Some(lines.iter().map(JsonLine::of).collect()), None, chance)
            }
            Found::Outcomes { seat, win_probability, outcomes } => {
                let outcomes = outcomes.iter().map(JsonOutcome::of).collect();
                (Some(name(*seat)), None, Some(outcomes), Some(*win_probability))
            }
        };
        let reasons = self.analysis.reasons.iter().zip(self.reasons());
        Json {
            game: P::GAME,
            players: Played::players(self.game),
            position: self.game.position().to_string(),
            actor: Played::actor(self.game),
            seat,
            win_probability,
            lines: lines.unwrap_or_default(),
            outcomes,
            outcome: self
                .game
                .ending()
                .map(|ending| JsonEnd { winners: ending.winners, rule: ending.rule.as_str() }),
            reason: reasons.map(|(notice, text)| JsonReason { code: notice.code, text }).collect(),
            depth: self.analysis.depth,
            nodes: self.analysis.nodes,
            seconds: self.time.as_secs_f64(),
            nodes_per_second: self.rate(),
        }
    }
}

/// The line of JSON. Without the figures of time it is the same for the same
/// position, as long as the limit is not one of time.
#[derive(Serialize)]
struct Json {
    game: &'static str,
    players: usize,
    position: String,
    actor: Option<&'static str>,
    /// Whose chances are told.
    seat: Option<&'static str>,
    win_probability: Option<f64>,
    lines: Vec<JsonLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcomes: Option<Vec<JsonOutcome>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<JsonEnd>,
    reason: Vec<JsonReason>,
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: f64,
}

#[derive(Serialize)]
struct JsonLine {
    action: String,
    win_probability: f64,
    score: i32,
    wins_in: Option<u32>,
    loses_in: Option<u32>,
    line: Vec<String>,
    depth: u32,
    nodes: u64,
}

#[derive(Serialize)]
struct JsonOutcome {
    action: String,
    weight: u32,
    of: u32,
    win_probability: f64,
}

#[derive(Serialize)]
struct JsonEnd {
    winners: Vec<&'static str>,
    rule: &'static str,
}

#[derive(Serialize)]
struct JsonReason {
    code: &'static str,
    text: String,
}

impl JsonLine {
    fn of<A: ToString>(line: &Line<A>) -> Self {
        let (wins_in, loses_in) = match line.proven {
            None => (None, None),
            Some(Proven::WinsIn(actions)) => (Some(actions), None),
            Some(Proven::LosesIn(actions)) => (None, Some(actions)),
        };
        Self {
            action: line.action.to_string(),
            win_probability: line.win_probability,
            score: line.score.0,
            wins_in,
            loses_in,
            line: line.line.iter().map(ToString::to_string).collect(),
            depth: line.depth,
            nodes: line.nodes,
        }
    }
}

impl JsonOutcome {
    fn of<A: ToString>(outcome: &Outcome<A>) -> Self {
        Self {
            action: outcome.action.to_string(),
            weight: outcome.weight,
            of: outcome.of,
            win_probability: outcome.win_probability,
        }
    }
}
