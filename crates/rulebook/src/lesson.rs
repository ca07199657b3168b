//! The lesson of a game: a few short steps, each a position with something to do, what
//! is said before, after the right move and after a wrong one. The text is written like a
//! rulebook's, a chapter for each step, and the positions like its examples.

use game::RuleId;
use shelf::Game;

use crate::{
    Block, Source, Span,
    error::{Problem, ReadError, RulebookFile},
    example::{ANY, Example},
    examples::{self, Entry},
    paragraphs::{heading_of, pieces, spans},
    rules,
};

/// The lesson of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What it is called.
    pub title: String,
    /// The steps, in the order in which they are done.
    pub steps: Vec<Step>,
}

/// One step: what is said, and what has to be done on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The name by which both languages know it.
    pub name: String,
    /// What it is about, in a few words.
    pub title: String,
    /// What is told first.
    pub blocks: Vec<Block>,
    /// What is to be done.
    pub task: Vec<Span>,
    /// What is said after a right move.
    pub done: Vec<Span>,
    /// What is said after a wrong one; nothing where every move is right.
    pub wrong: Vec<Span>,
    /// Where it begins, and what comes of the right moves.
    pub example: Example,
}

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// A line of the text or of the positions that can't be understood.
    pub fn read(game: Game, source: Source<'_>) -> Result<Self, ReadError> {
        let rules: Vec<RuleId> = rules(game);
        let mut positions = examples::read(source.examples, &rules)?;
        let failed = |line, problem| ReadError { file: RulebookFile::Text, line, problem };
        let mut lesson = Self { title: String::new(), steps: Vec::new() };
        for (line, piece) in pieces(source.text) {
            if let Some(title) = piece.strip_prefix("# ") {
                title.clone_into(&mut lesson.title);
            } else if let Some(heading) = piece.strip_prefix("## ") {
                let step = step(heading, &mut positions).map_err(|it| failed(line, it))?;
                lesson.steps.push(step);
            } else {
                let step = lesson.steps.last_mut().ok_or_else(|| failed(line, Problem::NoSection));
                add(step?, &piece).map_err(|problem| failed(line, problem))?;
            }
        }
        match positions.first() {
            Some(Entry { head, line, .. }) => {
                Err(examples::failed(*line, Problem::UnknownStep(head.clone())))
            }
            None => Ok(lesson),
        }
    }
}

/// The step of a heading, with its position.
fn step(heading: &str, positions: &mut Vec<Entry>) -> Result<Step, Problem> {
    let (title, name) = heading_of(heading)?;
    let place = positions.iter().position(|entry| entry.head == name);
    let place = place.ok_or_else(|| Problem::UnknownStep(name.to_owned()))?;
    Ok(Step {
        name: name.to_owned(),
        title: title.to_owned(),
        blocks: Vec::new(),
        task: Vec::new(),
        done: Vec::new(),
        wrong: Vec::new(),
        example: positions.remove(place).example,
    })
}

fn add(step: &mut Step, piece: &str) -> Result<(), Problem> {
    match piece.split_once(':') {
        Some(("try", said)) => step.task = spans(said.trim())?,
        Some(("done", said)) => step.done = spans(said.trim())?,
        Some(("wrong", said)) => step.wrong = spans(said.trim())?,
        _ => step.blocks.push(Block::Text(spans(piece)?)),
    }
    Ok(())
}

impl Step {
    /// Whether every legal move is right.
    pub fn takes_any(&self) -> bool {
        self.example.yes.iter().any(|token| token == ANY)
    }

    /// Whether this legal move is what the step asks for.
    pub fn is_right(&self, token: &str) -> bool {
        self.takes_any() || self.right().any(|right| right == token)
    }

    /// The moves that are right, where not all are.
    pub fn right(&self) -> impl Iterator<Item = &str> {
        let effects = self.example.effects.iter();
        let effects = effects.filter_map(|effect| effect.tokens.split_whitespace().next());
        let single = self.example.yes.iter().map(String::as_str).filter(|token| *token != ANY);
        effects.chain(single)
    }
}
