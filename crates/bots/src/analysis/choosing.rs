//! A seat acts: which actions are best, and what becomes of the one that looks
//! best at first.

use std::sync::Arc;

use game::{GameSoFar, Notice, Seat};
use search::{Evaluator, Progress, SearchResult, most_promising_first};

use super::{
    Analysis, Continuations, Scope,
    dealing::{Asked, Dealt},
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
    pub(super) questions: Vec<Question<P>>,
    /// Which questions are with helpers, and which is searched here.
    pub(super) dealt: Dealt<P::Action>,
    pub(super) here: Option<Asked<P::Action>>,
    /// What was found in the last round that was through.
    settled: Option<Settled<P::Action>>,
    pub(super) deepest: Option<u32>,
    /// How deep the round under way goes, and how deep the last one went.
    pub(super) round: u32,
    depth: u32,
    nodes: u64,
    /// How many positions helpers have looked at.
    pub(super) helped: u64,
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
            dealt: Dealt::default(),
            here: None,
            settled: None,
            deepest,
            round: 1,
            depth: 0,
            nodes: 0,
            helped: 0,
            allowed: 0,
        }
    }

    /// Looks on through this many more positions, or until it is done.
    pub fn step(&mut self, nodes: u64) -> Progress {
        self.allowed = self.allowed.saturating_add(nodes);
        while self.nodes < self.allowed {
            let left = self.allowed - self.nodes;
            if let Some((place, depth)) = self.next_question() {
                self.nodes += self.questions[place].search_to(depth, left);
                continue;
            }
            if self.settle() == Progress::Done {
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
        let nodes = self.nodes + self.helped;
        Analysis { continuations, reasons, depth: self.depth, nodes }
    }

    /// The round is through: only answers from the same depth can be compared.
    fn settle(&mut self) -> Progress {
        let round = self.round;
        let chain = self.chain(round);
        let asked: Vec<_> = chain.iter().filter_map(|without| self.question(without)).collect();
        let answers: Vec<_> = asked.iter().filter_map(|question| question.at(round)).collect();
        let depths = || answers.iter().map(|answer| answer.depth);
        // What is settled already is not searched deeper.
        let is_certain = depths().next().is_none_or(|depth| depth < round);
        let is_settled = depths().all(|depth| depth < round);
        let depth = depths().max().unwrap_or(0);
        let mut lines: Vec<_> = answers.into_iter().map(|it| self.line(it.clone())).collect();
        let tempting = lines.get(self.sought).cloned();
        lines.truncate(self.sought);
        self.settled = Some(self.told(lines, tempting));
        self.depth = depth;
        let is_deepest = self.deepest.is_some_and(|deepest| round >= deepest);
        if is_settled || is_certain && round >= DEEP_ENOUGH || is_deepest {
            Progress::Done
        } else {
            Progress::Searching
        }
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

    /// The next question to search here, and how deep; none where the round is through.
    fn next_question(&mut self) -> Option<(usize, u32)> {
        let open = self.open(self.round);
        let first = open.first()?.clone();
        let chosen = if self.dealt.is_alone() || first.without.is_empty() {
            first
        } else {
            self.beside_helpers(&open).unwrap_or(first)
        };
        let place = self.ask(&chosen.without)?;
        let depth = chosen.depth;
        self.here = Some(chosen);
        Some((place, depth))
    }

    /// The questions of a round that are not answered yet, in order.
    pub(super) fn open(&mut self, round: u32) -> Vec<Asked<P::Action>> {
        let mut chain = self.chain(round);
        chain.retain(|without| !self.question(without).is_some_and(|it| it.has_reached(round)));
        chain.into_iter().map(|without| Asked { without, depth: round }).collect()
    }

    /// What the questions of a round leave out, in order: each line's question leaves out
    /// the lines before, the last asks for the tempting action. As long as an answer is
    /// missing, what hangs on it is foreseen where there are helpers, as far as that can be.
    fn chain(&mut self, round: u32) -> Vec<Vec<P::Action>> {
        let (mut chain, mut without) = (Vec::new(), Vec::new());
        while without.len() < self.sought {
            if self.ask(&without).is_none() {
                return chain;
            }
            chain.push(without.clone());
            let Some(action) = self.foreseen(&without, round) else { return chain };
            without.push(action);
        }
        let tempting = without.first().and_then(|best| self.tempting_beside(*best));
        let tempting = tempting.filter(|tempting| !without.contains(tempting));
        let all_but = tempting.map(|tempting| self.all_but(tempting));
        chain.extend(all_but.filter(|without| self.ask(without).is_some()));
        chain
    }

    /// The answer of a round, or what it will most likely be.
    fn foreseen(&self, without: &[P::Action], round: u32) -> Option<P::Action> {
        let question = self.question(without)?;
        if let Some(found) = question.at(round) {
            return Some(found.action);
        }
        if self.dealt.is_alone() {
            return None;
        }
        let found = question.answer();
        if found.depth > 0 {
            return Some(found.action);
        }
        let mut lines = self.settled.as_ref()?.lines.iter().map(|line| line.action);
        lines.find(|action| !without.contains(action))
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

    pub(super) fn question(&self, without: &[P::Action]) -> Option<&Question<P>> {
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
