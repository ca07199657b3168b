//! A seat acts: which actions are best, and what becomes of the one that looks
//! best at first.

use std::sync::Arc;

use game::{GameSoFar, Notice, Seat};
use search::{Evaluator, Progress, SearchResult, most_promising_first};

use super::{
    Analysis, Continuations, Scope,
    line::Line,
    question::Question,
    story::{Evidence, Story},
};
use crate::BotGame;

/// Lines under way.
pub struct Choosing<P: BotGame> {
    game: GameSoFar<P>,
    seat: Seat,
    book: Arc<P::Book>,
    actions: Vec<P::Action>,
    /// How many lines are to be shown, and how many are looked for.
    shown: usize,
    sought: usize,
    /// What looks good at first, the best first.
    tempting: Vec<P::Action>,
    questions: Vec<Question<P>>,
    /// What was found in the last round that was through.
    settled: Option<Settled<P::Action>>,
    deepest: Option<u32>,
    /// How deep the round under way goes, and how deep the last one went.
    round: u32,
    depth: u32,
    nodes: u64,
    /// How many positions it may look at in all.
    allowed: u64,
}

/// What there is to say once all questions were searched equally deep.
#[derive(Clone)]
struct Settled<A> {
    /// The best actions, the best first.
    lines: Vec<Line<A>>,
    /// What became of the tempting action.
    tempting: Option<Line<A>>,
    reasons: Vec<Notice>,
}

/// To say how the best action differs there must be another to compare.
const COMPARED: usize = 2;
/// So deep the others are searched where the best is certain already.
const DEEP_ENOUGH: u32 = 8;
/// An action with such a priority is tempting.
const PROMISING: i32 = 100;

impl<P: BotGame> Choosing<P> {
    /// Begins to look for what this seat, which acts now, does best.
    pub fn new(game: &GameSoFar<P>, seat: Seat, book: &Arc<P::Book>, scope: Scope) -> Self {
        let Scope { lines: shown, deepest } = scope;
        let actions = game.actions();
        let first = Question::new(game, Vec::new(), book);
        Self {
            game: game.clone(),
            seat,
            book: Arc::clone(book),
            shown: shown.max(1),
            sought: shown.max(COMPARED).min(actions.len()),
            actions,
            tempting: tempting(game, book),
            questions: first.into_iter().collect(),
            settled: None,
            deepest,
            round: 1,
            depth: 0,
            nodes: 0,
            allowed: 0,
        }
    }

    /// Looks on through this many more positions, or until it is done.
    pub fn step(&mut self, nodes: u64) -> Progress {
        self.allowed = self.allowed.saturating_add(nodes);
        while self.nodes < self.allowed {
            let left = self.allowed - self.nodes;
            let round = self.round;
            if let Some(question) = self.next_question() {
                self.nodes += question.search_to(round, left);
                continue;
            }
            self.settle();
            // What is settled already is not searched deeper.
            self.depth = self.asked().map(|question| question.answer().depth).max().unwrap_or(0);
            if self.is_done() || self.deepest.is_some_and(|deepest| round >= deepest) {
                return Progress::Done;
            }
            self.round += 1;
        }
        Progress::Searching
    }

    /// How deep everything was searched so far.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// What there is to say so far. There is an answer before the first step.
    pub fn analysis(&self) -> Analysis<P::Action> {
        let Settled { mut lines, reasons, .. } = self.so_far();
        lines.truncate(self.shown);
        let continuations = Continuations::Lines { seat: self.seat, lines };
        Analysis { continuations, reasons, depth: self.depth, nodes: self.nodes }
    }

    /// The round is through: only answers from the same depth can be compared.
    fn settle(&mut self) {
        let lines = self.answers().into_iter().map(|answer| self.line(answer)).collect();
        let tempting = self.temptation().map(|answer| self.line(answer));
        self.settled = Some(self.told(lines, tempting));
    }

    /// What was found in the last round that was through. A win that was proven
    /// since goes before all.
    fn so_far(&self) -> Settled<P::Action> {
        let Some(settled) = &self.settled else {
            let lines = self.answers().into_iter().map(|answer| self.line(answer)).collect();
            return self.told(lines, None);
        };
        let first = self.question(&[]).map(Question::answer);
        let won = first.filter(|answer| answer.score.wins_in().is_some());
        match won {
            Some(won) if settled.lines.first().is_none_or(|best| best.score < won.score) => {
                let mut lines = vec![self.line(won)];
                lines.extend(settled.lines.iter().cloned());
                self.told(lines, settled.tempting.clone())
            }
            _ => settled.clone(),
        }
    }

    /// Lines put in order, and why the first is the best.
    fn told(
        &self,
        found: Vec<Line<P::Action>>,
        tempting: Option<Line<P::Action>>,
    ) -> Settled<P::Action> {
        let mut lines: Vec<Line<P::Action>> = Vec::new();
        for line in found {
            if lines.len() < self.sought && lines.iter().all(|other| other.action != line.action) {
                let place = lines.partition_point(|other| other.score >= line.score);
                lines.insert(place, line);
            }
        }
        let tempted = lines.first().and_then(|best| self.tempting_beside(best.action));
        let known = lines.iter().find(|line| Some(line.action) == tempted);
        let tempting_line = known.or(tempting.as_ref().filter(|line| Some(line.action) == tempted));
        let evidence = Evidence {
            position: self.game.position(),
            seat: self.seat,
            book: &self.book,
            lines: &lines,
            tempting: tempting_line,
            legal: self.actions.len(),
        };
        let reasons = Story::of(&evidence).map_or_else(Vec::new, |story| story.reasons());
        Settled { lines, tempting, reasons }
    }

    /// The next question of this round that is not through. What a question
    /// leaves out depends on the answers before it.
    fn next_question(&mut self) -> Option<&mut Question<P>> {
        let mut without = Vec::new();
        while without.len() < self.sought {
            let place = self.ask(&without)?;
            if !self.questions[place].has_reached(self.round) {
                return Some(&mut self.questions[place]);
            }
            without.push(self.questions[place].answer().action);
        }
        let tempting = self.tempting_beside(*without.first()?)?;
        if without.contains(&tempting) {
            return None;
        }
        let place = self.ask(&self.all_but(tempting))?;
        (!self.questions[place].has_reached(self.round)).then(|| &mut self.questions[place])
    }

    /// The place of this question in the list; a new one is added.
    fn ask(&mut self, without: &[P::Action]) -> Option<usize> {
        let asked = self.questions.iter().position(|question| question.is_without(without));
        let place = if let Some(place) = asked {
            place
        } else {
            let question = Question::new(&self.game, without.to_vec(), &self.book)?;
            // What nobody has asked for a while only takes up room.
            self.questions.retain(|other| other.last_asked + 1 >= self.round);
            self.questions.push(question);
            self.questions.len() - 1
        };
        self.questions[place].last_asked = self.round;
        Some(place)
    }

    /// Whether going on would not change what there is to say.
    fn is_done(&self) -> bool {
        let Some(first) = self.question(&[]) else { return true };
        self.asked().all(Question::is_settled) || first.is_settled() && self.round >= DEEP_ENOUGH
    }

    /// The questions of this round.
    fn asked(&self) -> impl Iterator<Item = &Question<P>> {
        self.questions.iter().filter(|question| question.last_asked == self.round)
    }

    fn question(&self, without: &[P::Action]) -> Option<&Question<P>> {
        self.questions.iter().find(|question| question.is_without(without))
    }

    /// The answers line by line, as far as they are there.
    fn answers(&self) -> Vec<SearchResult<P::Action>> {
        let mut answers: Vec<SearchResult<P::Action>> = Vec::new();
        let mut without = Vec::new();
        while answers.len() < self.sought
            && let Some(question) = self.question(&without)
        {
            let answer = question.answer();
            if answer.depth == 0 && !answers.is_empty() {
                break;
            }
            without.push(answer.action);
            answers.push(answer);
        }
        answers
    }

    /// What has become of the tempting action, if it was asked for.
    fn temptation(&self) -> Option<SearchResult<P::Action>> {
        let tempting = self.tempting_beside(self.question(&[])?.answer().action)?;
        Some(self.question(&self.all_but(tempting))?.answer())
    }

    fn line(&self, answer: SearchResult<P::Action>) -> Line<P::Action> {
        Line::of(&self.game, self.seat, answer, &self.book)
    }

    fn tempting_beside(&self, best: P::Action) -> Option<P::Action> {
        self.tempting.iter().copied().find(|action| *action != best)
    }

    fn all_but(&self, one: P::Action) -> Vec<P::Action> {
        self.actions.iter().copied().filter(|action| *action != one).collect()
    }
}

/// What looks good at first: what a greedy player would do, and what promises
/// most.
fn tempting<P: BotGame>(game: &GameSoFar<P>, book: &Arc<P::Book>) -> Vec<P::Action> {
    let mut promising = Vec::new();
    P::evaluator(book).visit_hints(game.position(), |action, hint| {
        if hint.priority >= PROMISING {
            promising.push((hint.priority, action));
        }
    });
    let mut tempting = vec![P::greedy(game, 0, book)];
    tempting.extend(most_promising_first(promising.into_iter()));
    tempting
}
