//! What an analysis has found, for a person: a small table, its reason, and the
//! effort.

use std::{io::Write, time::Duration};

use bots::{
    BotGame, WinChances,
    analysis::{Analysis, Continuations, Line, Outcome, Proven},
};
use game::{Fact, GameSoFar, Seat};
use telling::Reader;
use words::Words;

use crate::failure::Failure;

/// An analysis, and what it is of.
pub(super) struct Report<'a, P: BotGame> {
    pub(super) game: &'a GameSoFar<P>,
    pub(super) analysis: &'a Analysis<P::Action>,
    pub(super) time: Duration,
    pub(super) words: &'a Words,
}

impl<P: BotGame> Report<'_, P> {
    /// Prints it for a person.
    pub(super) fn print(&self) -> Result<(), Failure> {
        let mut out = anstream::stdout().lock();
        let (bold, faint) = (anstyle::Style::new().bold(), anstyle::Style::new().dimmed());
        writeln!(
            out,
            "{bold}{}{bold:#}",
            telling::turn(&self.game.clone().into(), &Reader::onlooker(self.words))
        )?;
        let rows = match &self.analysis.continuations {
            Continuations::Over => {
                writeln!(out, "{}", self.words.text("analysis-over"))?;
                return Ok(());
            }
            Continuations::Lines { lines, .. } => self.lines(lines),
            Continuations::Outcomes { seat, outcomes, .. } => self.outcomes(*seat, outcomes),
        };
        writeln!(out)?;
        for row in aligned(&rows) {
            writeln!(out, "{row}")?;
        }
        if let Continuations::Outcomes { seat, .. } = &self.analysis.continuations {
            let seat = self.game.position().seat_name(*seat);
            writeln!(out, "{}", self.words.tell("analysis-chances-of", &[("seat", seat.into())]))?;
        }
        if let Some(chances) = self.analysis.chances().filter(|_| self.game.playing().len() > 2) {
            writeln!(out, "{}", self.each(chances))?;
        }
        writeln!(out, "\n{}", self.reasons().join(" "))?;
        writeln!(out, "{faint}{}{faint:#}", self.effort())?;
        Ok(())
    }

    /// The table of the best actions. Where nothing is proven there is nothing
    /// to say of the end.
    fn lines(&self, lines: &[Line<P::Action>]) -> Vec<Vec<String>> {
        let proves = lines.iter().any(|line| line.proven.is_some());
        let row = |rank, action, chance, end, line| {
            let end = proves.then_some(end);
            [rank, action, chance].into_iter().chain(end).chain([line]).collect::<Vec<_>>()
        };
        let head = row(
            String::new(),
            self.words.text("analysis-action"),
            self.words.text("analysis-chance"),
            self.words.text("analysis-end"),
            self.words.text("analysis-line"),
        );
        let rows = (1..).zip(lines).map(|(rank, line): (usize, _)| {
            let tokens: Vec<String> = line.line.iter().map(ToString::to_string).collect();
            row(
                rank.to_string(),
                line.action.to_string(),
                self.percent(line.win_probability),
                line.proven.map(|proven| self.end(proven)).unwrap_or_default(),
                tokens.join(" "),
            )
        });
        std::iter::once(head).chain(rows).collect()
    }

    /// The table of what can happen.
    fn outcomes(&self, seat: Seat, outcomes: &[Outcome<P::Action>]) -> Vec<Vec<String>> {
        let head = ["analysis-action", "analysis-odds", "analysis-chance"];
        let head = head.map(|code| self.words.text(code)).to_vec();
        let rows = outcomes.iter().map(|outcome| {
            let facts = [("weight", outcome.weight.into()), ("of", outcome.of.into())];
            let odds = self.words.tell("analysis-of", &facts);
            vec![outcome.action.to_string(), odds, self.percent(outcome.chances.of(seat))]
        });
        std::iter::once(head).chain(rows).collect()
    }

    /// The chance of each seat, the best being done or over all outcomes.
    fn each(&self, chances: WinChances) -> String {
        let seat = |seat| {
            let percent = self.words.decimal(chances.of(seat) * 100.0, 1);
            let name = self.game.position().seat_name(seat);
            let facts = [("seat", name.into()), ("percent", Fact::Text(percent))];
            self.words.tell("analysis-chance-of", &facts)
        };
        let seats: Vec<String> = self.game.playing().into_iter().map(seat).collect();
        self.words.tell("analysis-chances", &[("seats", Fact::Text(seats.join(", ")))])
    }

    /// The reasons as sentences.
    pub(super) fn reasons(&self) -> Vec<String> {
        self.analysis.reasons.iter().map(|reason| self.words.say(reason)).collect()
    }

    fn end(&self, proven: Proven) -> String {
        let (code, actions) = match proven {
            Proven::WinsIn(actions) => ("analysis-wins-in", actions),
            Proven::LosesIn(actions) => ("analysis-loses-in", actions),
        };
        self.words.tell(code, &[("actions", actions.into())])
    }

    fn percent(&self, chance: f64) -> String {
        let percent = Fact::Text(self.words.decimal(chance * 100.0, 1));
        self.words.tell("analysis-percent", &[("percent", percent)])
    }

    fn effort(&self) -> String {
        let number = |number, decimals| Fact::Text(self.words.decimal(number, decimals));
        let facts = [
            ("depth", self.analysis.depth.into()),
            ("count", usize::try_from(self.analysis.nodes).unwrap_or(usize::MAX).into()),
            ("nodes", number(self.analysis.nodes as f64, 0)),
            ("seconds", number(self.time.as_secs_f64(), 2)),
            ("rate", number(self.rate(), 0)),
        ];
        self.words.tell("analysis-effort", &facts)
    }

    /// Positions a second.
    pub(super) fn rate(&self) -> f64 {
        let seconds = self.time.as_secs_f64();
        if seconds > 0.0 { self.analysis.nodes as f64 / seconds } else { 0.0 }
    }
}

/// Rows with their columns below each other, two blanks between them.
pub(crate) fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate();
        let cells: Vec<String> =
            cells.map(|(column, cell)| format!("{cell:<0$}", width(column))).collect();
        cells.join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
