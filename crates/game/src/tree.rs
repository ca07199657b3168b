//! A game with its variations: what was played, and what else was looked at. Each path
//! through it yields a [`GameSoFar`], played by the rules; whoever wants a line (tables,
//! server, search) takes one and knows nothing of trees.
//!
//! A path is the list of entries from the start. No two steps from one place are the
//! same, so a path means the same whatever is promoted or cut beside it.

mod branches;

use std::fmt;

use self::branches::Branches;
pub(crate) use self::branches::Spot;
use crate::{Comment, Entry, GameSoFar, Judgement, Position, Refused, Start};

/// The most steps that a tree has, all variations counted.
pub const MOST_STEPS: usize = 10_000;
/// In how many brackets a variation is written at most.
pub const MOST_NESTED: usize = 32;

crate::notices! {
    /// Why a tree stays as it is.
    pub enum TreeError {
        /// The path is not in the tree, or is its start where a step is needed.
        "tree-no-path" NoPath,
        /// There are too many steps.
        "tree-steps" Steps { most: usize },
        /// There would be too many variations inside each other.
        "tree-nested" Nested { most: usize },
    }
}

/// Why a step is not added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAdded<R> {
    /// The tree can't take it.
    Tree(TreeError),
    /// The rules don't allow it.
    Refused(Refused<R>),
}

impl<R> From<TreeError> for NotAdded<R> {
    fn from(error: TreeError) -> Self {
        Self::Tree(error)
    }
}

/// A piece of a tree in the order in which it is written: each step, then in brackets
/// what could be played in its place, then what follows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeWord<'a, E> {
    /// Something that happens, with the number of steps before it on its path.
    Step {
        /// How many steps lead to it.
        before: usize,
        /// What happens.
        step: E,
        /// What the annotator thinks of it.
        judgement: Option<Judgement>,
    },
    /// What is said of the last step, or of the start.
    Comment(&'a Comment),
    /// A variation begins.
    Open,
    /// It ends.
    Close,
}

/// A game with its variations.
#[derive(Clone, Debug)]
pub struct Tree<P: Position> {
    start: Start<P>,
    branches: Branches<Entry<P::Action>>,
}

impl<P: Position> Tree<P> {
    /// A tree that is only a start.
    pub fn new(start: Start<P>) -> Self {
        Self { start, branches: Branches::new() }
    }

    /// A game without variations.
    pub fn of(game: &GameSoFar<P>) -> Self {
        let mut tree = Self::new(game.start().clone());
        let mut spot = Spot::START;
        for entry in game.entries() {
            // No game is so long that its tree would be full.
            let Ok(next) = tree.branches.grow(spot, *entry) else { break };
            spot = next;
        }
        tree
    }

    /// Where all paths start.
    pub fn start(&self) -> &Start<P> {
        &self.start
    }

    /// How many steps it has, all variations counted.
    pub fn steps(&self) -> usize {
        self.branches.steps()
    }

    /// How many variations it has.
    pub fn variations(&self) -> usize {
        self.words().iter().filter(|word| **word == TreeWord::Open).count()
    }

    /// The game that a path is; `None` where the tree has no such path.
    pub fn game(&self, path: &[Entry<P::Action>]) -> Option<GameSoFar<P>> {
        self.branches.find(path)?;
        let mut game = GameSoFar::new(self.start.clone());
        path.iter().try_for_each(|entry| game.add(*entry)).ok()?;
        Some(game)
    }

    /// What comes next on a path, the main line first; nothing where the tree has no
    /// such path.
    pub fn next(&self, path: &[Entry<P::Action>]) -> Vec<Entry<P::Action>> {
        self.branches.find(path).map_or_else(Vec::new, |spot| self.branches.next(spot).collect())
    }

    /// The entries of the main line, the first child of each step.
    pub fn main_line(&self) -> Vec<Entry<P::Action>> {
        self.line(&[]).unwrap_or_default()
    }

    /// A path with all that comes first after it; `None` where the tree has no such
    /// path.
    pub fn line(&self, path: &[Entry<P::Action>]) -> Option<Vec<Entry<P::Action>>> {
        let mut spot = self.branches.find(path)?;
        let mut line = path.to_vec();
        while let Some(step) = self.branches.next(spot).next() {
            line.push(step);
            spot = self.branches.child(spot, step)?;
        }
        Some(line)
    }

    /// Adds a step to a path, by the rules. One that is there already is only
    /// followed.
    ///
    /// # Errors
    /// The tree has no such path, is full, or the rules don't allow the step. Nothing
    /// has changed then.
    pub fn add(
        &mut self,
        path: &[Entry<P::Action>],
        step: Entry<P::Action>,
    ) -> Result<(), NotAdded<P::Refusal>> {
        let spot = self.branches.find(path).ok_or(TreeError::NoPath)?;
        if self.branches.child(spot, step).is_none() {
            let mut game = self.game(path).ok_or(TreeError::NoPath)?;
            game.add(step).map_err(NotAdded::Refused)?;
            self.branches.grow(spot, step)?;
        }
        Ok(())
    }

    /// Makes the variation in which a path ends come before what it is a variation of.
    /// The main line stays where it is.
    ///
    /// # Errors
    /// The tree has no such path, or could not be written any more.
    pub fn promote(&mut self, path: &[Entry<P::Action>]) -> Result<(), TreeError> {
        self.branches.promote(path)
    }

    /// Cuts the last step of a path, with all that follows it.
    ///
    /// # Errors
    /// The tree has no such path, or it is the start, which stays.
    pub fn delete(&mut self, path: &[Entry<P::Action>]) -> Result<(), TreeError> {
        self.branches.delete(path)
    }

    /// What is said of where a path leads; nothing where the tree has no such path.
    pub fn comments(&self, path: &[Entry<P::Action>]) -> &[Comment] {
        self.branches.find(path).map_or(&[], |spot| self.branches.comments(spot))
    }

    /// Says this of where a path leads, in place of what was said.
    ///
    /// # Errors
    /// The tree has no such path.
    pub fn set_comments(
        &mut self,
        path: &[Entry<P::Action>],
        comments: Vec<Comment>,
    ) -> Result<(), TreeError> {
        let spot = self.branches.find(path).ok_or(TreeError::NoPath)?;
        *self.branches.comments_mut(spot) = comments;
        Ok(())
    }

    /// What the annotator thinks of the last step of a path.
    pub fn judgement(&self, path: &[Entry<P::Action>]) -> Option<Judgement> {
        self.branches.judgement(self.branches.find(path)?)
    }

    /// Judges the last step of a path, or takes its judgement away.
    ///
    /// # Errors
    /// The tree has no such path, or it is the start, where nobody did anything.
    pub fn judge(
        &mut self,
        path: &[Entry<P::Action>],
        judgement: Option<Judgement>,
    ) -> Result<(), TreeError> {
        let spot = self.branches.find(path).filter(|spot| *spot != Spot::START);
        self.branches.judge(spot.ok_or(TreeError::NoPath)?, judgement);
        Ok(())
    }

    /// Everything in the order in which it is written.
    pub fn words(&self) -> Vec<TreeWord<'_, Entry<P::Action>>> {
        self.branches.words()
    }

    /// Whether a plain list of tokens and comments says all of it.
    pub fn is_plain(&self) -> bool {
        self.words().iter().all(|word| match word {
            TreeWord::Step { judgement, .. } => judgement.is_none(),
            TreeWord::Comment(_) => true,
            TreeWord::Open | TreeWord::Close => false,
        })
    }

    /// What is said of the main line, each with the number of entries before it.
    pub(crate) fn main_comments(&self) -> Vec<(usize, Comment)> {
        self.branches.main_comments()
    }

    /// Where a step leads that a reader has just played.
    pub(crate) fn grow(&mut self, spot: Spot, step: Entry<P::Action>) -> Result<Spot, TreeError> {
        self.branches.grow(spot, step)
    }

    /// Where a step leads, if it is there.
    pub(crate) fn child(&self, spot: Spot, step: Entry<P::Action>) -> Option<Spot> {
        self.branches.child(spot, step)
    }

    /// Adds to what is said of a place.
    pub(crate) fn comment(&mut self, spot: Spot, comment: Comment) {
        self.branches.comments_mut(spot).push(comment);
    }

    /// What a reader has found behind a step.
    pub(crate) fn judge_at(&mut self, spot: Spot, judgement: Judgement) {
        self.branches.judge(spot, Some(judgement));
    }
}

/// Equal trees are written alike.
impl<P: Position> PartialEq for Tree<P> {
    fn eq(&self, other: &Self) -> bool {
        self.start == other.start && self.words() == other.words()
    }
}

impl<P: Position> Eq for Tree<P> {}

/// As it stands in a record, without the header.
impl<P: Position> fmt::Display for Tree<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for word in self.words() {
            match word {
                TreeWord::Step { step, judgement, .. } => {
                    write!(f, "{gap}{step}{}", judgement.map_or("", Judgement::sign))?;
                }
                TreeWord::Comment(comment) => write!(f, "{gap}{{{}}}", comment.as_str())?,
                TreeWord::Open => {
                    write!(f, "{gap}(")?;
                    gap = "";
                    continue;
                }
                TreeWord::Close => f.write_str(")")?,
            }
            gap = " ";
        }
        Ok(())
    }
}
