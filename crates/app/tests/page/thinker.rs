//! A bot's thought in the page is that of the native bot: same record, level
//! and seed, same action, however the slices fall.

use std::{cell::Cell, sync::Arc};

use app::thinker::{
    books::Books,
    message::{FromWorker, Question, QuestionId, ToWorker},
    reads_book,
    thought::{NoThought, Thought},
};
use bille_trap::BilleTrap;
use bots::{Book, BotGame, Kind, Visitor, bille_trap::Table};
use game::{Actor, GameSoFar, Position, Record};
use search::drive;
use shelf::Game;
use thinking::kept_book;

const SEED: u64 = u64::MAX - 5;

fn question(record: String, level: u8) -> Question {
    Question { id: QuestionId(1), record, level, seed: SEED }
}

/// A clock that goes on by so much at each look.
fn ticking(by: f64) -> impl Fn() -> f64 {
    let now = Cell::new(0.0);
    move || {
        now.set(now.get() + by);
        now.get()
    }
}

fn think(question: &Question, clock: &dyn Fn() -> f64) -> Result<String, NoThought> {
    read_and_think(question, &Books::default(), clock)
}

fn read_and_think(
    question: &Question,
    books: &Books,
    clock: &dyn Fn() -> f64,
) -> Result<String, NoThought> {
    let mut thought = Thought::begin(question, books, clock)?;
    loop {
        if let Some(action) = thought.go_on(clock) {
            return Ok(action);
        }
    }
}

/// The opening of a game with the bot of a level on every seat, natively, and
/// each of its actions once more as in the page.
struct Compare(u8);

impl Visitor for Compare {
    type Output = ();

    fn visit<P: BotGame>(self) {
        let Self(level) = self;
        let book = Arc::new(P::Book::unread());
        let mut game = GameSoFar::<P>::from_setup(P::Setup::default());
        for _ in 0..8 {
            let action = match game.actor() {
                Actor::Seat(_) => {
                    let search = Kind::Level(level).search(&game, None, SEED, &book);
                    let mut search = search.expect("a seat acts");
                    let native = drive(&mut search, None, || false).action;
                    let record = Record::of(game.clone()).to_string();
                    for slices in [0.000_1, 0.3, 1.0] {
                        let found = think(&question(record.clone(), level), &ticking(slices));
                        assert_eq!(found, Ok(native.to_string()), "{} {level}", P::GAME);
                    }
                    native
                }
                Actor::Chance => game.position().draw_action(|sum| sum / 2).expect("an outcome"),
                Actor::Over(_) => break,
            };
            game.play(action).expect("a legal action");
        }
    }
}

#[test]
fn the_page_finds_what_the_native_bot_finds() {
    for game in Game::ALL {
        for level in [1, 3] {
            bots::visit(game, Compare(level));
        }
    }
}

#[test]
fn the_highest_level_is_stopped_by_the_clock() {
    let record =
        Record::of(GameSoFar::<kuba::Kuba>::from_setup(kuba::Setup::default())).to_string();
    let looks = Cell::new(0_u32);
    let clock = || {
        looks.set(looks.get() + 1);
        f64::from(looks.get()) * 50.0
    };
    let action = think(&question(record, bots::level_count(Game::Kuba)), &clock);
    assert!(action.is_ok());
    assert!((40..50).contains(&looks.get()), "{} looks at 50 ms", looks.get());
}

#[test]
fn only_bille_traps_highest_level_reads_a_book() {
    for game in Game::ALL {
        let highest = bots::level_count(game);
        let reads = (1..=highest).filter(|level| reads_book(game, *level));
        let expected = (game == Game::BilleTrap).then_some(highest);
        assert_eq!(reads.collect::<Vec<_>>(), Vec::from_iter(expected), "{}", game.name());
    }
}

#[test]
fn the_highest_level_of_bille_trap_answers_once_it_has_its_book() {
    let level = bots::level_count(Game::BilleTrap);
    let mut game = GameSoFar::<BilleTrap>::from_setup(bille_trap::Setup::default());
    let roll = game.position().draw_action(|sum| sum / 2).expect("a roll");
    game.play(roll).expect("a legal roll");
    let question = question(Record::of(game.clone()).to_string(), level);
    let mut books = Books::default();
    let unread = read_and_think(&question, &books, &ticking(1.0));
    assert_eq!(unread, Err(NoThought::NoBook));
    assert_eq!(books.add(b"no book"), None);

    let folder = thinking::cache_folder();
    let book = kept_book::<BilleTrap>(folder.as_deref(), || Table::work_out(&mut |_| {}));
    let bytes = book.to_bytes();
    assert_eq!(books.add(&bytes[1..]), None, "a damaged book");
    assert_eq!(books.add(&bytes), Some(Game::BilleTrap));
    let found = read_and_think(&question, &books, &ticking(100.0)).expect("an action");
    let legal: Vec<_> = game.position().actions().into_iter().map(|it| it.to_string()).collect();
    assert!(legal.contains(&found), "{found} of {legal:?}");
}

#[test]
fn a_question_without_answer_is_refused() {
    let clock = ticking(1.0);
    assert_eq!(think(&question(String::new(), 1), &clock), Err(NoThought::NoRecord));
    let over = "format: 1\ngame: kuba\nedition: 1\n\nresign:2\n".to_owned();
    assert_eq!(think(&question(over, 1), &clock), Err(NoThought::NobodyActs));
}

#[test]
fn messages_are_as_they_are_written_down() {
    let ask = ToWorker::Think(Question { record: "…".to_owned(), ..question(String::new(), 3) });
    let stop = ToWorker::Stop { stop: QuestionId(1) };
    let answer = FromWorker::Answer { id: QuestionId(1), action: Some("a6e".to_owned()) };
    let none = FromWorker::Answer { id: QuestionId(1), action: None };
    let ready = FromWorker::Ready { ready: true };
    let asked = format!(r#"{{"id":1,"record":"…","level":3,"seed":{SEED}}}"#);
    for (message, text) in [(&ask, asked.as_str()), (&stop, r#"{"stop":1}"#)] {
        assert_eq!(serde_json::to_string(message).ok().as_deref(), Some(text));
        assert_eq!(ToWorker::read(text).as_ref(), Some(message));
    }
    let answers = [
        (&answer, r#"{"id":1,"action":"a6e"}"#),
        (&none, r#"{"id":1,"action":null}"#),
        (&ready, r#"{"ready":true}"#),
    ];
    for (message, text) in answers {
        assert_eq!(serde_json::to_string(message).ok().as_deref(), Some(text));
        assert_eq!(FromWorker::read(text).as_ref(), Some(message));
    }
}
