//! What a game tells of itself to whoever shows it: what its actions do, the odds
//! of its chance, how many levels its bots have. Neither search nor evaluator is
//! behind any of it, so that a page which only shows games holds neither.

use game::{Actor, Coded, Direction, Fact, Notice, Seat};
use shelf::OnShelf;

use crate::BotKind;

/// A part of an action as a list of moves has it.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// As it is written: a square, a space.
    Text(String),
    /// Towards there: an arrow.
    Way(Direction),
    /// From what stands before to what stands behind: an arrow.
    To,
    /// In words.
    Words(Notice),
}

impl Mark {
    /// What is written as it is.
    pub fn text(text: &impl ToString) -> Self {
        Self::Text(text.to_string())
    }

    /// The words of a code that needs no facts.
    pub fn words(code: &'static str) -> Self {
        Self::Words(Notice { code, facts: Vec::new() })
    }

    /// The words of a code with one fact.
    pub fn words_of(code: &'static str, name: &'static str, fact: impl Into<Fact>) -> Self {
        Self::Words(Notice { code, facts: vec![(name, fact.into())] })
    }
}

/// What decides where no player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// The die is due.
    Die,
    /// A trap, which holds or opens.
    Trap,
}

/// A game that can describe its actions, its chance and its bots.
pub trait Described: OnShelf {
    /// What an action does that is worth telling: it captures, it sinks. Its codes begin
    /// with `deed-`, as programs that ask the server know them.
    type Effect: Coded;
    /// What an action gains that has no such effect.
    type Gain: Coded;

    /// How many levels its bots have; the last is full strength.
    const LEVELS: u8;

    /// Whether this kind of player reads the game's book.
    fn reads_book(kind: BotKind) -> bool {
        let _ = kind;
        false
    }

    /// What an action does that is worth telling, if anything.
    fn effect(position: &Self, action: Self::Action) -> Option<Self::Effect>;

    /// What changes on the board by a seat's legal action: there is always something
    /// to say of one.
    fn gain(position: &Self, action: Self::Action) -> Self::Gain;

    /// The codes of those gains that say no more of an action than what it is called.
    const PLAIN: &'static [&'static str];

    /// An action that is legal here, in brief.
    fn brief(position: &Self, action: Self::Action) -> Vec<Mark>;

    /// The codes of what [`Self::brief`] says in words, with the names of their facts.
    const BRIEF: &'static [(&'static str, &'static [&'static str])];

    /// Whose turn it is, also while chance acts; nobody's when the game is over.
    fn whose(position: &Self) -> Option<Seat> {
        match position.actor() {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance | Actor::Over(_) => None,
        }
    }

    /// The codes that [`Self::sentence`], [`Self::naming`] and [`Self::chance_due`] can give,
    /// with the names of their facts.
    const SENTENCES: &'static [(&'static str, &'static [&'static str])];

    /// A legal action in a whole sentence. Who acts is not among its facts: whoever tells
    /// it says so, since it may be told to that very player. `None` where it is not legal.
    fn sentence(position: &Self, action: Self::Action) -> Option<Notice>;

    /// What an action is called inside another sentence: pushing a7 down.
    fn naming(action: Self::Action) -> Notice;

    /// What chance is about to decide, and for whom, where that can be told.
    fn chance_due(position: &Self) -> Option<Notice> {
        let _ = position;
        None
    }

    /// What decides by this action of chance.
    fn luck(action: Self::Action) -> Luck {
        let _ = action;
        Luck::Die
    }

    /// The codes that [`Self::odds`] can give, with the names of their facts.
    const ODDS: &'static [(&'static str, &'static [&'static str])] = &[];

    /// The exact odds of what chance decides next, or will decide for this seat,
    /// where there is something to tell of them.
    fn odds(position: &Self, seat: Seat) -> Option<Notice> {
        let _ = (position, seat);
        None
    }
}
