//! A seat acts: which actions are best, and what becomes of the one that looks
//! best at first.

use std::sync::Arc;

use game::{GameSoFar, Seat};
use search::{Evaluator, Progress, SearchResult, most_promising_first};

use super::{
    Analysis, Found, Scope,
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
    /// The answers of the last round that was through, line by line.
    settled: Vec<SearchResult<P::Action>>,
    /// What became of the tempting action in that round.
    settled_temptation: Option<SearchResult<P::Action>>,
    deepest: Option<u32>,
    /// How deep the round under way goes, and how deep the last one went.
    round: u32,
    depth: u32,
    nodes: u64,
    /// How many positions it may look at in all.
    allowed: u64,
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
            settled: Vec::new(),
            settled_temptation: None,
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
            self.settled = self.answers();
            self.settled_temptation = self.temptation();
            self.depth = self.round;
            if self.is_done() || self.deepest.is_some_and(|deepest| round >= deepest) {
                return Progress::Done;
            }
            self.round += 1;
        }
        Progress::Searching
    }

    /// What there is to say so far. There is an answer before the first step.
    pub fn analysis(&self) -> Analysis<P::Action> {
        let mut lines = self.lines();
        let tempting = self.tempting_line(&lines);
        let evidence = Evidence {
            position: self.game.position(),
            seat: self.seat,
            lines: &lines,
            tempting: tempting.as_ref(),
            legal: self.actions.len(),
        };
        let reasons = Story::of(&evidence).map_or_else(Vec::new, |story| story.reasons());
        lines.truncate(self.shown);
        let found = Found::Lines { seat: self.seat, lines };
        Analysis { found, reasons, depth: self.depth, nodes: self.nodes }
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
        let mut asked = self.questions.iter().filter(|other| other.last_asked == self.round);
        asked.all(Question::is_settled) || first.is_settled() && self.round >= DEEP_ENOUGH
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

    /// The best actions, the best first: those of the last round that was through,
    /// for only answers from the same depth can be compared. A win that was
    /// proven since goes before all.
    fn lines(&self) -> Vec<Line<P::Action>> {
        let answers = self.answers();
        let proven = answers.first().filter(|answer| answer.score.wins_in().is_some()).cloned();
        let compared = if self.settled.is_empty() { &answers } else { &self.settled };
        let mut lines: Vec<Line<P::Action>> = Vec::new();
        for answer in proven.iter().chain(compared) {
            if lines.len() < self.sought && lines.iter().all(|line| line.action != answer.action) {
                let place = lines.partition_point(|line| line.score >= answer.score);
                lines.insert(place, self.line(answer.clone()));
            }
        }
        lines
    }

    /// The line of what looks best at first and is not the best.
    fn tempting_line(&self, lines: &[Line<P::Action>]) -> Option<Line<P::Action>> {
        let tempting = self.tempting_beside(lines.first()?.action)?;
        let known = lines.iter().find(|line| line.action == tempting).cloned();
        known.or_else(|| {
            let settled = self.settled_temptation.as_ref();
            Some(self.line(settled.filter(|answer| answer.action == tempting)?.clone()))
        })
    }

    fn line(&self, answer: SearchResult<P::Action>) -> Line<P::Action> {
        let mut line = Line::of(&self.game, answer);
        line.play_out(&self.game, &self.book);
        line
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
