//! What there is to say of a position, in the words of the page, and what of it helpers
//! are asked.

use advice::{Advice, Advise, AdvisedLine, AdvisedOutcome, Chances, Effort, Progress, SaidNotice};
use bots::{
    BotGame, WinChances,
    analysis::{Analysis, Continuations, Line, Outcome, Proven},
};
use thinking::{Clock, Study};

use crate::{HelperAnswer, HelperTask, work::Thinks};

/// What there is to say of a position.
pub(crate) struct Advising<P: BotGame> {
    position: P,
    study: Study<P>,
}

impl<P: BotGame> Thinks for Advising<P> {
    type About = Advise;

    fn go_on(&mut self, clock: Clock<'_>, aside: &dyn Fn() -> bool) -> search::Progress {
        self.study.go_on(clock, aside)
    }

    fn so_far(&mut self) -> Option<Progress> {
        let analysis = self.study.analysis();
        let effort = Effort { depth: analysis.depth, nodes: analysis.nodes };
        Some(Progress { effort, advice: self.advice(&analysis) })
    }

    fn answer(&self) -> Option<Advice> {
        Some(self.advice(&self.study.analysis()))
    }

    fn deal(&mut self, helper: usize) -> Option<HelperTask> {
        self.study.analyst().deal(helper).as_ref().map(HelperTask::of)
    }

    fn learn(&mut self, answer: &HelperAnswer) {
        if let Some((without, found)) = answer.read() {
            self.study.analyst().learn(without, found, answer.nodes);
        }
    }

    fn lose(&mut self, helper: usize) {
        self.study.analyst().lose(helper);
    }
}

impl<P: BotGame> Advising<P> {
    pub(crate) fn new(position: P, study: Study<P>) -> Self {
        Self { position, study }
    }

    fn advice(&self, analysis: &Analysis<P::Action>) -> Advice {
        let (lines, outcomes) = match &analysis.continuations {
            Continuations::Over => (Vec::new(), Vec::new()),
            Continuations::Lines { lines, .. } => {
                (lines.iter().map(|line| self.line(line)).collect(), Vec::new())
            }
            Continuations::Outcomes { outcomes, .. } => {
                (Vec::new(), outcomes.iter().map(|outcome| self.outcome(outcome)).collect())
            }
        };
        let chances = analysis.chances().map(|chances| self.by_name(chances));
        let reason = analysis.reasons.iter().map(SaidNotice::from).collect();
        Advice { lines, outcomes, chances: chances.unwrap_or_default(), reason }
    }

    fn line(&self, line: &Line<P::Action>) -> AdvisedLine {
        let (wins_in, loses_in) = match line.proven {
            None => (None, None),
            Some(Proven::WinsIn(actions)) => (Some(actions), None),
            Some(Proven::LosesIn(actions)) => (None, Some(actions)),
        };
        AdvisedLine {
            action: line.action.to_string(),
            win_probability: line.win_probability,
            chances: self.by_name(line.chances),
            wins_in,
            loses_in,
            line: line.line.iter().map(ToString::to_string).collect(),
            depth: line.depth,
        }
    }

    fn outcome(&self, outcome: &Outcome<P::Action>) -> AdvisedOutcome {
        let Outcome { action, weight, of, chances } = outcome;
        let chances = self.by_name(*chances);
        AdvisedOutcome { action: action.to_string(), weight: *weight, of: *of, chances }
    }

    fn by_name(&self, chances: WinChances) -> Chances {
        let seats = self.position.playing().into_iter();
        seats.map(|seat| (self.position.seat_name(seat).to_owned(), chances.of(seat))).collect()
    }
}
