//! What a run came to: some lines to read, or one line of JSON.

use std::io::Write;

use game::Fact;
use serde::Serialize;
use words::Words;

use super::{
    meeting::Effort,
    sprt::{Hypotheses, Test, Verdict},
    strength::Strength,
    tally::Tally,
};
use crate::{args::Arena, failure::Failure};

/// Everything that there is to say of a run.
pub(super) struct Report<'a> {
    pub(super) game: &'static str,
    pub(super) arguments: &'a Arena,
    pub(super) tally: &'a Tally,
    pub(super) sprt: Option<(Hypotheses, Test)>,
    pub(super) seconds: f64,
    /// Whether games at the same time took each other's time away.
    pub(super) shared_clock: bool,
}

/// The line of JSON. Without the figures of time it is the same for the same
/// seed, as long as no limit is one of time.
#[derive(Serialize)]
struct Json {
    game: &'static str,
    players: usize,
    a: String,
    b: String,
    games: u64,
    a_points: f64,
    a_points_error: Option<f64>,
    expected: f64,
    wins: u64,
    draws: u64,
    losses: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pairs: Option<[u64; 5]>,
    failed_a: u64,
    failed_b: u64,
    elo: Option<f64>,
    elo_error: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<JsonSprt>,
    seed: u64,
    nodes_a: u64,
    nodes_b: u64,
    nodes_per_second_a: Option<f64>,
    nodes_per_second_b: Option<f64>,
    seconds: f64,
}

#[derive(Serialize)]
struct JsonSprt {
    elo0: f64,
    elo1: f64,
    llr: f64,
    bound: f64,
    /// Which of the two holds.
    accepted: Option<&'static str>,
}

impl Report<'_> {
    pub(super) fn write(&self, words: &Words) -> Result<(), Failure> {
        let mut out = anstream::stdout().lock();
        if self.arguments.json {
            let line = serde_json::to_string(&self.json()).map_err(std::io::Error::from)?;
            writeln!(out, "{line}")?;
        } else {
            for line in self.lines(words) {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    fn json(&self) -> Json {
        let Self { arguments, tally, .. } = self;
        let strength = Strength::of(tally);
        let [effort_a, effort_b] = tally.efforts;
        Json {
            game: self.game,
            players: tally.seats(),
            a: arguments.a.to_string(),
            b: arguments.b.to_string(),
            games: tally.games(),
            a_points: tally.share(),
            a_points_error: strength.share_error,
            expected: 1.0 / tally.seats() as f64,
            wins: tally.wins,
            draws: tally.draws,
            losses: tally.losses,
            pairs: tally.pairs(),
            failed_a: tally.failed[0],
            failed_b: tally.failed[1],
            elo: strength.elo,
            elo_error: strength.elo_error,
            sprt: self.sprt.map(|(hypotheses, test)| JsonSprt {
                elo0: hypotheses.lower,
                elo1: hypotheses.upper,
                llr: test.llr,
                bound: Hypotheses::bound(),
                accepted: match test.verdict {
                    Verdict::Weaker => Some("elo0"),
                    Verdict::Stronger => Some("elo1"),
                    Verdict::Open => None,
                },
            }),
            seed: arguments.seed,
            nodes_a: effort_a.nodes,
            nodes_b: effort_b.nodes,
            nodes_per_second_a: rate(effort_a),
            nodes_per_second_b: rate(effort_b),
            seconds: self.seconds,
        }
    }

    fn lines(&self, words: &Words) -> Vec<String> {
        let Self { arguments, tally, .. } = self;
        let [a, b] = [&arguments.a, &arguments.b].map(|bot| Fact::Text(bot.to_string()));
        let title = [
            ("name", Fact::Text(words.text(&format!("game-{}", self.game)))),
            ("players", tally.seats().into()),
            ("a", a.clone()),
            ("b", b.clone()),
        ];
        let mut lines = vec![
            words.tell("cli-arena-title", &title),
            points_line(a.clone(), tally, words),
            elo_line(&Strength::of(tally), words),
        ];
        lines.extend(self.sprt.map(|(hypotheses, test)| sprt_line(hypotheses, test, words)));
        for (bot, effort) in [a, b].into_iter().zip(tally.efforts) {
            if let Some(rate) = rate(effort) {
                let facts = [("bot", bot), ("rate", Fact::Text(words.decimal(rate, 0)))];
                lines.push(words.tell("cli-arena-rate", &facts));
            }
        }
        if self.shared_clock {
            lines.push(words.text("cli-arena-shared-clock"));
        }
        let facts = [
            ("seconds", Fact::Text(words.decimal(self.seconds, 1))),
            ("seed", Fact::Text(arguments.seed.to_string())),
        ];
        lines.push(words.tell("cli-arena-end", &facts));
        lines
    }
}

fn points_line(bot: Fact, tally: &Tally, words: &Words) -> String {
    let count = |value: u64| Fact::Text(words.decimal(value as f64, 0));
    let percent = |share: f64, decimals| Fact::Text(words.decimal(share * 100.0, decimals));
    let facts = [
        ("bot", bot),
        ("percent", percent(tally.share(), 1)),
        ("games", count(tally.games())),
        ("wins", count(tally.wins)),
        ("draws", count(tally.draws)),
        ("losses", count(tally.losses)),
        ("expected", percent(1.0 / tally.seats() as f64, 0)),
    ];
    words.tell("cli-arena-points", &facts)
}

fn elo_line(strength: &Strength, words: &Words) -> String {
    match (strength.elo, strength.elo_error) {
        (Some(elo), Some(error)) => {
            let error = Fact::Text(words.decimal(error, 0));
            words.tell("cli-arena-elo", &[("elo", signed(elo, 0, words)), ("error", error)])
        }
        (Some(elo), None) => words.tell("cli-arena-elo-unsure", &[("elo", signed(elo, 0, words))]),
        (None, _) => words.text("cli-arena-no-elo"),
    }
}

fn sprt_line(hypotheses: Hypotheses, test: Test, words: &Words) -> String {
    let code = match test.verdict {
        Verdict::Weaker => "cli-arena-sprt-weaker",
        Verdict::Stronger => "cli-arena-sprt-stronger",
        Verdict::Open => "cli-arena-sprt-open",
    };
    let facts = [
        ("lower", signed(hypotheses.lower, 1, words)),
        ("upper", signed(hypotheses.upper, 1, words)),
        ("llr", signed(test.llr, 2, words)),
        ("bound", Fact::Text(words.decimal(Hypotheses::bound(), 2))),
    ];
    words.tell(code, &facts)
}

/// A number with its sign.
fn signed(value: f64, decimals: usize, words: &Words) -> Fact {
    let sign = if value < 0.0 { '−' } else { '+' };
    Fact::Text(format!("{sign}{}", words.decimal(value.abs(), decimals)))
}

/// Positions a second, if any were told of.
fn rate(effort: Effort) -> Option<f64> {
    let seconds = effort.time.as_secs_f64();
    (effort.nodes > 0 && seconds > 0.0).then(|| effort.nodes as f64 / seconds)
}
