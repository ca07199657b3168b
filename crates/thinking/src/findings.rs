//! What an analysis has found, for a program, described in docs/analysis.md. The
//! command line prints it and the server answers with it.

use std::{collections::BTreeMap, time::Duration};

use advice::{SaidFact, SaidNotice};
use bots::{
    BotGame, WinChances,
    analysis::{Analysis, Continuations, Line, Outcome, Proven},
};
use game::{GameSoFar, Notice, Seat};
use serde::Serialize;
use words::Words;

/// What an analysis has found. Without the figures of time it is the same for
/// the same position, as long as the limit is not one of time.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Findings {
    /// The game's name.
    pub game: &'static str,
    /// How many seats it has.
    pub players: usize,
    /// The text of the position.
    pub position: String,
    /// The seat that acts, or `chance`; nobody when the game is over.
    pub actor: Option<&'static str>,
    /// Whose chances are told.
    pub seat: Option<&'static str>,
    /// Of the best action, or over all outcomes of chance; a draw is shared.
    pub win_probability: Option<f64>,
    /// The same for each seat that plays, by its name; together they are 1.
    pub chances: BTreeMap<&'static str, f64>,
    /// The best actions, the best first.
    pub lines: Vec<FoundLine>,
    /// Everything that can happen, only where chance acts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcomes: Option<Vec<FoundOutcome>>,
    /// How the game ended, only when it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<FoundEnd>,
    /// Why, in at most two sentences.
    pub reason: Vec<FoundReason>,
    /// How deep everything was searched.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How long that took.
    pub seconds: f64,
    /// How many positions a second.
    pub nodes_per_second: f64,
}

/// One of the best actions, and how the game would go on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FoundLine {
    /// Its token.
    pub action: String,
    /// The chance to win of the seat that acts, a draw shared.
    pub win_probability: f64,
    /// The chance of each seat that plays, by its name; together they are 1.
    pub chances: BTreeMap<&'static str, f64>,
    /// What the search thinks it worth.
    pub score: i32,
    /// Proven: won by the last of so many actions of all seats.
    pub wins_in: Option<u32>,
    /// Proven: lost by the last of so many actions of all seats.
    pub loses_in: Option<u32>,
    /// The actions that are expected from here, beginning with this one.
    pub line: Vec<String>,
    /// How deep it was searched.
    pub depth: u32,
    /// How many positions were looked at for it.
    pub nodes: u64,
}

/// Something that can happen where chance acts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FoundOutcome {
    /// Its token.
    pub action: String,
    /// In how many cases.
    pub weight: u32,
    /// Of how many.
    pub of: u32,
    /// The chance to win then of the seat whose chances are told, a draw shared.
    pub win_probability: f64,
    /// The chance of each seat that plays, by its name; together they are 1.
    pub chances: BTreeMap<&'static str, f64>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FoundEnd {
    /// The winner alone, or all who share a draw.
    pub winners: Vec<&'static str>,
    /// The rule that ended it.
    pub rule: &'static str,
}

/// A sentence of the reason.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FoundReason {
    /// The same in every language.
    pub code: String,
    /// What fills the sentence, by name: texts, numbers, and sentences inside it.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, Object>))]
    pub facts: BTreeMap<String, SaidFact>,
    /// The sentence in the reader's language.
    pub text: String,
}

impl Findings {
    /// What an analysis of this game has found in so much time.
    pub fn of<P: BotGame>(
        game: &GameSoFar<P>,
        analysis: &Analysis<P::Action>,
        time: Duration,
        words: &Words,
    ) -> Self {
        let name = |seat| game.position().seat_name(seat);
        let by_name = |chances: WinChances| {
            let seats = game.playing().into_iter();
            seats.map(|seat| (name(seat), chances.of(seat))).collect::<BTreeMap<_, _>>()
        };
        let (seat, lines, outcomes) = match &analysis.continuations {
            Continuations::Over => (None, Vec::new(), None),
            Continuations::Lines { seat, lines } => {
                let lines = lines.iter().map(|line| FoundLine::of(line, by_name(line.chances)));
                (Some(*seat), lines.collect(), None)
            }
            Continuations::Outcomes { seat, outcomes, .. } => {
                let found = |outcome: &Outcome<P::Action>| {
                    FoundOutcome::of(outcome, *seat, by_name(outcome.chances))
                };
                (Some(*seat), Vec::new(), Some(outcomes.iter().map(found).collect()))
            }
        };
        let chances = analysis.chances();
        let end = |outcome: game::Outcome| FoundEnd {
            winners: outcome.winners.into_iter().map(name).collect(),
            rule: outcome.rule.as_str(),
        };
        let reasons = analysis.reasons.iter();
        Self {
            game: P::GAME,
            players: game.position().seats().len(),
            position: game.position().to_string(),
            actor: game.actor_name(),
            seat: seat.map(name),
            win_probability: chances.zip(seat).map(|(chances, seat)| chances.of(seat)),
            chances: chances.map(by_name).unwrap_or_default(),
            lines,
            outcomes,
            outcome: game.outcome().map(end),
            reason: reasons.map(|it| FoundReason::of(it, words)).collect(),
            depth: analysis.depth,
            nodes: analysis.nodes,
            seconds: time.as_secs_f64(),
            nodes_per_second: rate(analysis.nodes, time),
        }
    }
}

/// So many a second.
fn rate(nodes: u64, time: Duration) -> f64 {
    let seconds = time.as_secs_f64();
    if seconds > 0.0 { nodes as f64 / seconds } else { 0.0 }
}

impl FoundLine {
    fn of<A: ToString>(line: &Line<A>, chances: BTreeMap<&'static str, f64>) -> Self {
        let (wins_in, loses_in) = match line.proven {
            None => (None, None),
            Some(Proven::WinsIn(actions)) => (Some(actions), None),
            Some(Proven::LosesIn(actions)) => (None, Some(actions)),
        };
        Self {
            action: line.action.to_string(),
            win_probability: line.win_probability,
            chances,
            score: line.score.0,
            wins_in,
            loses_in,
            line: line.line.iter().map(ToString::to_string).collect(),
            depth: line.depth,
            nodes: line.nodes,
        }
    }
}

impl FoundReason {
    fn of(notice: &Notice, words: &Words) -> Self {
        let SaidNotice { code, facts } = notice.into();
        Self { code, facts, text: words.say(notice) }
    }
}

impl FoundOutcome {
    fn of<A: ToString>(
        outcome: &Outcome<A>,
        seat: Seat,
        chances: BTreeMap<&'static str, f64>,
    ) -> Self {
        Self {
            action: outcome.action.to_string(),
            weight: outcome.weight,
            of: outcome.of,
            win_probability: outcome.chances.of(seat),
            chances,
        }
    }
}
