//! A game with its variations, whichever it is, for those who need no type of it: a path
//! is the tokens that lead there from the start, with blanks between them. Who wants the type matches it
//! ([`match_tree!`](crate::match_tree)).

use game::{
    Coded, Comment, Entry, Judgement, NotAdded, Notice, Position, RuleId, TokenError, Tree,
    TreeError, TreeRecord, TreeWord, read_entry,
};

use crate::{GameInProgress, Heading, TreeInProgress};

/// Why a tree stays as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TreeRefused {
    /// The tree can't do it.
    Tree(TreeError),
    /// A token can't be read, or the rules forbid it.
    Token(TokenError),
}

impl TreeRefused {
    /// The code and the facts of the sentence.
    pub fn notice(&self) -> Notice {
        match self {
            Self::Tree(error) => error.notice(),
            Self::Token(error) => error.notice.clone(),
        }
    }

    /// The rule that forbids it, if one does.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Tree(_) => None,
            Self::Token(error) => error.rule,
        }
    }
}

impl From<TreeError> for TreeRefused {
    fn from(error: TreeError) -> Self {
        Self::Tree(error)
    }
}

impl From<GameInProgress> for TreeInProgress {
    /// A game without variations.
    fn from(game: GameInProgress) -> Self {
        match_in_progress!(&game, game => Tree::of(game).into())
    }
}

impl TreeInProgress {
    /// The game that a path is; `None` where the tree has no such path.
    pub fn at(&self, path: &str) -> Option<GameInProgress> {
        match_tree!(self, tree => tree.game(&entries(tree, path)?).map(Into::into))
    }

    /// Where all paths start, before anything happened.
    pub fn start(&self) -> GameInProgress {
        match_tree!(self, tree => game::GameSoFar::new(tree.start().clone()).into())
    }

    /// All of its moves, as they stand in a record.
    pub fn moves(&self) -> String {
        match_tree!(self, tree => tree.to_string())
    }

    /// The record of the main line alone.
    pub fn main_line(&self) -> String {
        match_tree!(self, tree => written(&tree.main_line()))
    }

    /// A path with all that comes first after it; `None` where the tree has no such path.
    pub fn line(&self, path: &str) -> Option<String> {
        match_tree!(self, tree => tree.line(&entries(tree, path)?).map(|line| written(&line)))
    }

    /// The tokens that come next on a path, the main line first.
    pub fn next(&self, path: &str) -> Vec<String> {
        match_tree!(self, tree => {
            let path = entries(tree, path);
            let next = path.map(|path| tree.next(&path)).unwrap_or_default();
            next.iter().map(ToString::to_string).collect()
        })
    }

    /// How many steps it has, all variations counted.
    pub fn steps(&self) -> usize {
        match_tree!(self, tree => tree.steps())
    }

    /// How many variations it has.
    pub fn variations(&self) -> usize {
        match_tree!(self, tree => tree.variations())
    }

    /// Whether format 1 says all of it.
    pub fn is_plain(&self) -> bool {
        match_tree!(self, tree => tree.is_plain())
    }

    /// Adds a token to a path, by the rules; returns the longer path. A token that is
    /// there already is only followed.
    ///
    /// # Errors
    /// The tree has no such path, is full, or the token is refused. Nothing has changed
    /// then.
    pub fn add(&mut self, path: &str, token: &str) -> Result<String, TreeRefused> {
        match_tree!(self, tree => {
            let mut path = entries(tree, path).ok_or(TreeError::NoPath)?;
            let mut game = tree.game(&path).ok_or(TreeError::NoPath)?;
            // The game finds the sentence for a token that is no move.
            game.add_tokens([token]).map_err(TreeRefused::Token)?;
            path.extend(game.entries().last());
            let Some((step, before)) = path.split_last() else { return Ok(String::new()) };
            match tree.add(before, *step) {
                // The game has just taken it.
                Ok(()) | Err(NotAdded::Refused(_)) => Ok(written(&path)),
                Err(NotAdded::Tree(error)) => Err(error.into()),
            }
        })
    }

    /// Makes the variation in which a path ends come before what it is a variation of.
    ///
    /// # Errors
    /// The tree has no such path, or could not be written any more.
    pub fn promote(&mut self, path: &str) -> Result<(), TreeError> {
        match_tree!(self, tree => {
            let path = entries(tree, path).ok_or(TreeError::NoPath)?;
            tree.promote(&path)
        })
    }

    /// Cuts the last step of a path, with all that follows it.
    ///
    /// # Errors
    /// The tree has no such path, or it is the start, which stays.
    pub fn delete(&mut self, path: &str) -> Result<(), TreeError> {
        match_tree!(self, tree => {
            let path = entries(tree, path).ok_or(TreeError::NoPath)?;
            tree.delete(&path)
        })
    }

    /// What is said of where a path leads.
    pub fn comments(&self, path: &str) -> &[Comment] {
        match_tree!(self, tree => entries(tree, path).map_or(&[], |path| tree.comments(&path)))
    }

    /// Says this of where a path leads, in place of what was said.
    ///
    /// # Errors
    /// The tree has no such path.
    pub fn set_comments(&mut self, path: &str, comments: Vec<Comment>) -> Result<(), TreeError> {
        match_tree!(self, tree => {
            let path = entries(tree, path).ok_or(TreeError::NoPath)?;
            tree.set_comments(&path, comments)
        })
    }

    /// What the annotator thinks of the last step of a path.
    pub fn judgement(&self, path: &str) -> Option<Judgement> {
        match_tree!(self, tree => tree.judgement(&entries(tree, path)?))
    }

    /// Judges the last step of a path, or takes its judgement away.
    ///
    /// # Errors
    /// The tree has no such path, or it is the start.
    pub fn judge(&mut self, path: &str, judgement: Option<Judgement>) -> Result<(), TreeError> {
        match_tree!(self, tree => {
            let path = entries(tree, path).ok_or(TreeError::NoPath)?;
            tree.judge(&path, judgement)
        })
    }

    /// Everything in the order in which it is written, steps as tokens.
    pub fn words(&self) -> Vec<TreeWord<'_, String>> {
        match_tree!(self, tree => tree.words().into_iter().map(token_word).collect())
    }

    /// The text of its record, with what is known around the game. What is said of its
    /// course is in the tree.
    pub fn record(&self, heading: Heading) -> String {
        let Heading { people, date, chance, .. } = heading;
        match_tree!(self, tree => {
            TreeRecord { tree: tree.clone(), people, date, chance }.to_string()
        })
    }
}

/// The steps of a path, if they can be read as steps of this game.
fn entries<P: Position>(_: &Tree<P>, path: &str) -> Option<Vec<Entry<P::Action>>> {
    path.split_whitespace().map(|token| read_entry::<P>(token).ok()).collect()
}

fn written<A: std::fmt::Display>(entries: &[Entry<A>]) -> String {
    entries.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn token_word<A: std::fmt::Display>(word: TreeWord<'_, Entry<A>>) -> TreeWord<'_, String> {
    match word {
        TreeWord::Step { before, step, judgement } => {
            TreeWord::Step { before, step: step.to_string(), judgement }
        }
        TreeWord::Comment(comment) => TreeWord::Comment(comment),
        TreeWord::Open => TreeWord::Open,
        TreeWord::Close => TreeWord::Close,
    }
}
