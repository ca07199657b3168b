//! One task, from the question to the answer, in slices that keep their state:
//! between two of them the worker can hear that nobody waits any longer. It is
//! handed its clock, so that it runs wherever there is one.
//!
//! A level that stops by itself finds the same however the slices fall. Only
//! what takes too long is stopped by the clock, as the highest level always is.

use std::{cell::Cell, sync::Arc, time::Duration};

use advice::{
    Act, Advice, Advise, AdvisedLine, Effort, FromThinker, Patience, Progress, Question,
    QuestionId, Review, Solve, Task, Try, WeighDraw,
};
use bots::{Book, Bot, BotGame, BotKind, Limit};
use game::{Actor, GameSoFar, Position, Record, Seat};
use puzzles::PuzzleGame;
use shelf::{Game, match_game};
use thinking::{Clock, Study, Thought, agrees_to_draw};

use crate::{
    Books, HelperAnswer, HelperTask,
    advising::Advising,
    puzzling::{Solving, Trying},
    reviewing::Reviewing,
};

/// How long a slice is, about.
pub(crate) const SLICE: Duration = Duration::from_millis(8);
/// The longest that a bot thinks about one action, unless its name says so.
const LONGEST: Duration = Duration::from_secs(2);
/// The longest that anybody waits, whatever a bot's name says: some limits of depth are
/// never reached.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long it thinks before it tells again how far it is.
const SILENCE: Duration = Duration::from_millis(100);

/// A task under way.
pub struct Work {
    id: QuestionId,
    thinks: Box<dyn Speaks>,
    /// When it told last how far it is, if it did.
    told: Option<Duration>,
}

/// What comes of a slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// There is more to think, and perhaps something to tell meanwhile.
    GoesOn(Option<FromThinker>),
    /// The answer.
    Done(FromThinker),
}

/// Why a task has no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unanswerable {
    /// The text is not a record of this game.
    NoRecord,
    /// No seat is to act, or the game is over.
    NobodyActs,
    /// There is no bot with this name, or the game has no such level.
    NoSuchBot,
    /// The text is no puzzle of this game, or the record does not begin with it.
    NoPuzzle,
}

impl Work {
    /// Begins to think.
    ///
    /// # Errors
    /// The task has no answer.
    pub fn begin(
        id: QuestionId,
        game: Game,
        record: &str,
        task: Task,
        books: &Books,
    ) -> Result<Self, Unanswerable> {
        let thinks = match_game!(game, P => begin::<P>(record, task, books))?;
        Ok(Self { id, thinks, told: None })
    }

    /// Which task it is.
    pub fn id(&self) -> QuestionId {
        self.id
    }

    /// Thinks on for one slice.
    pub fn go_on(&mut self, clock: Clock<'_>) -> Step {
        let begun = clock();
        // However slow the machine is, there is a step in every slice.
        let first = Cell::new(true);
        let is_over = || !first.replace(false) && clock().saturating_sub(begun) >= SLICE;
        match self.thinks.go_on(clock, &is_over) {
            search::Progress::Done => Step::Done(self.thinks.answer(self.id)),
            search::Progress::Searching => Step::GoesOn(self.tell(clock())),
        }
    }

    /// What this helper, one of those with the numbers from 0, is to look at now; nothing
    /// where there is nothing to do for it.
    pub fn deal(&mut self, helper: usize) -> Option<HelperTask> {
        self.thinks.deal(helper)
    }

    /// Takes what a helper has found.
    pub fn learn(&mut self, answer: &HelperAnswer) {
        self.thinks.learn(answer);
    }

    /// This helper is gone: others look at what it had.
    pub fn lose(&mut self, helper: usize) {
        self.thinks.lose(helper);
    }

    fn tell(&mut self, now: Duration) -> Option<FromThinker> {
        if self.told.is_some_and(|told| now.saturating_sub(told) < SILENCE) {
            return None;
        }
        self.told = Some(now);
        self.thinks.so_far(self.id)
    }
}

/// A thought about a question, whose answer is text and codes, whichever the game.
pub(crate) trait Thinks {
    type About: Question;

    fn go_on(&mut self, clock: Clock<'_>, aside: &dyn Fn() -> bool) -> search::Progress;

    /// What there is to tell meanwhile, if that is anything new.
    fn so_far(&mut self) -> Option<<Self::About as Question>::Meanwhile> {
        None
    }

    /// The answer, if there is one.
    fn answer(&self) -> Option<<Self::About as Question>::Answer>;

    /// What this helper is to look at now, if several can think about it.
    fn deal(&mut self, _helper: usize) -> Option<HelperTask> {
        None
    }

    /// Takes what a helper has found.
    fn learn(&mut self, _answer: &HelperAnswer) {}

    /// This helper is gone.
    fn lose(&mut self, _helper: usize) {}
}

/// A thought in the words of the page, whatever it is about.
trait Speaks {
    fn go_on(&mut self, clock: Clock<'_>, aside: &dyn Fn() -> bool) -> search::Progress;
    fn so_far(&mut self, id: QuestionId) -> Option<FromThinker>;
    fn answer(&self, id: QuestionId) -> FromThinker;
    fn deal(&mut self, helper: usize) -> Option<HelperTask>;
    fn learn(&mut self, answer: &HelperAnswer);
    fn lose(&mut self, helper: usize);
}

impl<T: Thinks> Speaks for T {
    fn go_on(&mut self, clock: Clock<'_>, aside: &dyn Fn() -> bool) -> search::Progress {
        Thinks::go_on(self, clock, aside)
    }

    fn so_far(&mut self, id: QuestionId) -> Option<FromThinker> {
        FromThinker::meanwhile::<T::About>(id, &Thinks::so_far(self)?)
    }

    fn answer(&self, id: QuestionId) -> FromThinker {
        FromThinker::answer::<T::About>(id, Thinks::answer(self).as_ref())
    }

    fn deal(&mut self, helper: usize) -> Option<HelperTask> {
        Thinks::deal(self, helper)
    }

    fn learn(&mut self, answer: &HelperAnswer) {
        Thinks::learn(self, answer);
    }

    fn lose(&mut self, helper: usize) {
        Thinks::lose(self, helper);
    }
}

/// A bot's action, in a game of so many seats.
struct Acting<P: BotGame> {
    thought: Thought<P>,
    seats: usize,
}

impl<P: BotGame> Thinks for Acting<P> {
    type About = Act;

    fn go_on(&mut self, clock: Clock<'_>, aside: &dyn Fn() -> bool) -> search::Progress {
        self.thought.go_on(clock, aside)
    }

    fn so_far(&mut self) -> Option<Progress> {
        let found = self.thought.result();
        let line = AdvisedLine {
            action: found.action.to_string(),
            win_probability: P::win_probability(found.score, self.seats),
            depth: found.depth,
            ..AdvisedLine::default()
        };
        let effort = Effort { depth: found.depth, nodes: found.nodes };
        let advice = Advice { lines: vec![line], ..Advice::default() };
        Some(Progress { effort, advice })
    }

    fn answer(&self) -> Option<String> {
        Some(self.thought.result().action.to_string())
    }
}

/// What a bot thinks of a draw: judged in one go, which is short.
struct Weighing<P: BotGame> {
    game: GameSoFar<P>,
    seat: Seat,
    book: Arc<P::Book>,
    agreed: bool,
}

impl<P: BotGame> Thinks for Weighing<P> {
    type About = WeighDraw;

    fn go_on(&mut self, clock: Clock<'_>, _: &dyn Fn() -> bool) -> search::Progress {
        self.agreed = agrees_to_draw(&self.game, self.seat, &self.book, clock, || false);
        search::Progress::Done
    }

    fn answer(&self) -> Option<bool> {
        Some(self.agreed)
    }
}

/// Begins to think about a task in one game.
fn begin<P: PuzzleGame>(
    record: &str,
    task: Task,
    books: &Books,
) -> Result<Box<dyn Speaks>, Unanswerable> {
    let game = game_of::<P>(record).ok_or(Unanswerable::NoRecord)?;
    match task {
        Task::Act(Act { bot, seed }) => {
            let Bot { kind, limit } = bot.parse().map_err(|_| Unanswerable::NoSuchBot)?;
            if matches!(kind, BotKind::Level(level) if !(1..=P::LEVELS).contains(&level)) {
                return Err(Unanswerable::NoSuchBot);
            }
            let (kind, book) = with_book::<P>(kind, books);
            let limit = limit.unwrap_or(Limit::Time(LONGEST));
            let search = kind.search(&game, limit.depth(), seed, &book);
            let search = search.ok_or(Unanswerable::NobodyActs)?;
            let thought = Thought::new(search, Some(limit)).at_most(PATIENCE);
            Ok(Box::new(Acting { thought, seats: game.playing().len() }))
        }
        Task::WeighDraw(WeighDraw { seat }) => {
            let seat = Seat::numbered(seat).ok_or(Unanswerable::NobodyActs)?;
            let book = best_book::<P>(books);
            Ok(Box::new(Weighing { game, seat, book, agreed: false }))
        }
        Task::Advise(Advise { lines, patience, .. }) => {
            if let Actor::Over(_) = game.actor() {
                return Err(Unanswerable::NobodyActs);
            }
            let book = best_book::<P>(books);
            let study = Study::new(&game, &book, lines, limit(patience));
            Ok(Box::new(Advising::new(*game.position(), study)))
        }
        Task::Review(Review { nodes }) => {
            Ok(Box::new(Reviewing::<P>::begin(game, &best_book::<P>(books), nodes)))
        }
        Task::Try(Try { puzzle, action }) => {
            Ok(Box::new(Trying::<P>::begin(&game, &puzzle, action)?))
        }
        Task::Solve(Solve { puzzle }) => Ok(Box::new(Solving::<P>::begin(&game, &puzzle)?)),
    }
}

/// A bot with its book. Where that is not there, a level is the strongest below it that
/// reads none, and any other bot plays as well as it can.
fn with_book<P: BotGame>(kind: BotKind, books: &Books) -> (BotKind, Arc<P::Book>) {
    let level = match kind {
        BotKind::Level(level) => level,
        BotKind::Best => P::LEVELS,
        _ => 0,
    };
    let with_book = |kind| Some((kind, books.for_player::<P>(kind)?));
    let levels = (1..level).rev().map(BotKind::Level);
    let found = [kind].into_iter().chain(levels).find_map(with_book);
    found.unwrap_or_else(|| (kind, Arc::new(P::Book::unread())))
}

fn limit(patience: Patience) -> Limit {
    match patience {
        Patience::Milliseconds(time) => Limit::Time(Duration::from_millis(time.into())),
        Patience::Nodes(nodes) => Limit::Nodes(nodes),
        Patience::Depth(depth) => Limit::Depth(depth),
        Patience::Endless => Limit::Time(Duration::MAX),
    }
}

/// The book of the best level where it was given; it is as well without.
pub(crate) fn best_book<P: BotGame>(books: &Books) -> Arc<P::Book> {
    let book = books.for_player::<P>(BotKind::Best);
    book.unwrap_or_else(|| Arc::new(P::Book::unread()))
}

/// The game in a record, if it is a record of this game.
pub(crate) fn game_of<P: Position>(record: &str) -> Option<GameSoFar<P>> {
    record.parse::<Record<P>>().ok().map(|record| record.game)
}
