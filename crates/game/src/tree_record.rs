//! Records of games with variations: format 2, of which format 1 is the part that has
//! one line only. There is no other reader of records than this one.
//!
//! ```text
//! format: 2
//! game: kuba
//! edition: 1
//! set-up: standard
//! result: unfinished
//!
//! a7s? {better is} (a6e! b1n) a1n
//! ```

use std::{fmt, str::FromStr};

use crate::{
    Coded, Day, GameSoFar, Line, MOST_NESTED, MOST_STEPS, Position, Record, RecordError, Seat,
    SheetError, Start, Tree, TreeError,
    record::{Header, result_text},
    sheet::{Format, Sheet, Word},
    tree::Spot,
};

/// A game and its variations, with what its sheet says around them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeRecord<P: Position> {
    /// The game and its variations.
    pub tree: Tree<P>,
    /// Who sat where, as far as it is known.
    pub people: [Option<Line>; Seat::MOST],
    /// The day, as year-month-day.
    pub date: Option<Day>,
    /// How chance was drawn.
    pub chance: Option<Line>,
}

impl<P: Position> TreeRecord<P> {
    /// The bare record of a tree.
    pub fn of(tree: Tree<P>) -> Self {
        Self { tree, people: Default::default(), date: None, chance: None }
    }
}

impl<P: Position> From<Record<P>> for TreeRecord<P> {
    fn from(record: Record<P>) -> Self {
        let Record { game, people, date, chance, comments } = record;
        let mut tree = Tree::of(&game);
        for (before, comment) in comments {
            let path = &game.entries()[..before.min(game.entries().len())];
            let said = [tree.comments(path), &[comment]].concat();
            // The game's own path is there.
            let _ = tree.set_comments(path, said);
        }
        Self { tree, people, date, chance }
    }
}

/// Written as format 1 where that says all.
impl<P: Position> fmt::Display for TreeRecord<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tree, people, date, chance } = self;
        let format = if tree.is_plain() { Format::Line } else { Format::Tree };
        let result = tree.game(&tree.main_line()).as_ref().map(result_text).unwrap_or_default();
        Header { start: tree.start(), people, date, chance }.write(f, format, &result)?;
        writeln!(f, "{tree}")
    }
}

impl<P: Position> FromStr for TreeRecord<P> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        read(text).map(|(record, _)| record)
    }
}

/// A record with its variations, and the game that is its main line.
pub(crate) fn read<P: Position>(text: &str) -> Result<(TreeRecord<P>, GameSoFar<P>), RecordError> {
    let sheet = Sheet::read(text)?;
    let format = sheet.check(P::GAME, P::EDITION)?;
    let start: Start<P> = match (sheet.get("set-up"), sheet.get("position")) {
        (Some(_), Some(_)) => return Err(SheetError::TwoStarts.into()),
        (setup, None) => Start::Setup(setup.unwrap_or("").parse().map_err(RecordError::Setup)?),
        (None, Some(position)) => Start::Position(read_position(position)?),
    };
    let (tree, game) = Reader::new(start).read(&sheet.words(format)?)?;
    let record = TreeRecord {
        people: sheet.people(game.position().seats())?,
        date: sheet.date()?,
        chance: sheet.line("chance")?,
        tree,
    };
    sheet.check_result(&result_text(&game))?;
    Ok((record, game))
}

fn read_position<P: Position>(text: &str) -> Result<P, RecordError> {
    text.parse().map_err(|error: <P as FromStr>::Err| RecordError::Position(error.notice()))
}

/// Plays what it reads.
struct Reader<P: Position> {
    tree: Tree<P>,
    main: Level<P>,
    /// The variations that are open, each inside the one before.
    open: Vec<Level<P>>,
    /// How many tokens have been read.
    tokens: usize,
}

/// A line that is being read.
struct Level<P: Position> {
    spot: Spot,
    game: GameSoFar<P>,
    /// Whether it has a move of its own yet.
    begun: bool,
    /// Where it stood before its last move, as long as variations of that may come.
    before: Option<(Spot, GameSoFar<P>)>,
}

impl<P: Position> Reader<P> {
    fn new(start: Start<P>) -> Self {
        let game = GameSoFar::new(start.clone());
        let main = Level { spot: Spot::START, game, begun: false, before: None };
        Self { tree: Tree::new(start), main, open: Vec::new(), tokens: 0 }
    }

    fn read(mut self, words: &[Word<'_>]) -> Result<(Tree<P>, GameSoFar<P>), RecordError> {
        for (place, word) in words.iter().enumerate() {
            match word {
                Word::Token(token, judgement) => {
                    let branches = is_varied(&words[place + 1..]);
                    let spot = self.play(token, branches)?;
                    if let Some(judgement) = judgement {
                        self.tree.judge_at(spot, *judgement);
                    }
                }
                Word::Comment(comment) => {
                    let spot = self.level().spot;
                    self.tree.comment(spot, comment.clone());
                }
                Word::Open => self.begin()?,
                Word::Close => self.end()?,
            }
        }
        if !self.open.is_empty() {
            return Err(SheetError::OpenVariation.into());
        }
        Ok((self.tree, self.main.game))
    }

    fn level(&mut self) -> &mut Level<P> {
        self.open.last_mut().unwrap_or(&mut self.main)
    }

    /// Plays a token where the innermost line stands; `branches` when variations of it
    /// follow.
    fn play(&mut self, token: &str, branches: bool) -> Result<Spot, RecordError> {
        let before = self.tokens;
        self.tokens += 1;
        // What begins alike is one variation, but reading it costs as much as any.
        if self.tokens > MOST_STEPS {
            return Err(TreeError::Steps { most: MOST_STEPS }.into());
        }
        let level = self.open.last_mut().unwrap_or(&mut self.main);
        level.before = branches.then(|| (level.spot, level.game.clone()));
        let entry = level.game.add_token(self.tokens, token).map_err(RecordError::Token)?;
        let (from, begun) = (level.spot, std::mem::replace(&mut level.begun, true));
        // A line that goes on later would come second there.
        if !begun && self.tree.child(from, entry).is_some_and(|spot| self.is_open(spot)) {
            return Err(SheetError::SameVariation { before }.into());
        }
        let spot = self.tree.grow(from, entry)?;
        self.level().spot = spot;
        Ok(spot)
    }

    /// Whether a line that is still being read has come here.
    fn is_open(&self, spot: Spot) -> bool {
        [&self.main].into_iter().chain(&self.open).any(|level| level.begun && level.spot == spot)
    }

    fn begin(&mut self) -> Result<(), RecordError> {
        if self.open.len() >= MOST_NESTED {
            return Err(TreeError::Nested { most: MOST_NESTED }.into());
        }
        let empty = SheetError::EmptyVariation { before: self.tokens };
        let (spot, game) = self.level().before.clone().ok_or(empty)?;
        self.open.push(Level { spot, game, begun: false, before: None });
        Ok(())
    }

    fn end(&mut self) -> Result<(), SheetError> {
        let before = self.tokens;
        match self.open.pop() {
            None => Err(SheetError::CloseVariation { before }),
            Some(level) if !level.begun => Err(SheetError::EmptyVariation { before }),
            Some(_) => Ok(()),
        }
    }
}

/// Whether a variation of a token is among the words behind it.
fn is_varied(behind: &[Word<'_>]) -> bool {
    behind.iter().find(|word| !matches!(word, Word::Comment(_))) == Some(&Word::Open)
}
