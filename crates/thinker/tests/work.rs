//! A bot's thought in the page is that of the native bot: same record, level
//! and seed, same action, however the slices fall. Hints are legal and have
//! reasons; what has no answer is refused.

use std::{cell::Cell, sync::Arc, time::Duration};

use advice::{
    Act, Advice, Advise, FromThinker, Patience, Progress, Question, QuestionId, Solve, Tried, Try,
};
use bille_trap::BilleTrap;
use bots::{Book, Bot, BotGame, BotKind, Described, Limit, Visitor, bille_trap::Table};
use game::{Actor, GameSoFar, Position, Record, Start};
use kuba::Kuba;
use puzzles::PuzzleGame;
use search::drive;
use shelf::Game;
use thinker::{Books, FromHelper, HelperTask, HelperWork, Step, ToHelper, Unanswerable, Work};
use thinking::{Clock, kept_book, think as think_natively};
use words::{Language, Words};

const SEED: u64 = u64::MAX - 5;
const ID: QuestionId = QuestionId(1);
const HINT: Advise = Advise { lines: 2, patience: Patience::Milliseconds(1_000), workers: 1 };

fn act(level: u8) -> Act {
    act_as(&format!("level:{level}"))
}

fn act_as(bot: &str) -> Act {
    Act { bot: bot.to_owned(), seed: SEED }
}

/// A clock that goes on by so many microseconds at each look.
fn ticking(by: u64) -> impl Fn() -> Duration {
    let now = Cell::new(Duration::ZERO);
    move || {
        now.set(now.get() + Duration::from_micros(by));
        now.get()
    }
}

/// What was told meanwhile, and the answer.
type Thought<Q> = (Vec<<Q as Question>::Meanwhile>, <Q as Question>::Answer);

/// A question thought through.
fn think<Q: Question>(
    game: Game,
    record: &str,
    question: Q,
    books: &Books,
    clock: Clock<'_>,
) -> Result<Thought<Q>, Unanswerable> {
    let mut work = Work::begin(ID, game, record, question.task(), books)?;
    let mut told = Vec::new();
    loop {
        match work.go_on(clock) {
            Step::GoesOn(Some(message)) => told.push(meanwhile::<Q>(&message)),
            Step::GoesOn(None) => {}
            Step::Done(FromThinker::Answer { id: ID, text }) => {
                return Ok((told, serde_json::from_str(&text).expect("an answer")));
            }
            Step::Done(other) => panic!("no answer: {other:?}"),
        }
    }
}

fn meanwhile<Q: Question>(message: &FromThinker) -> Q::Meanwhile {
    let FromThinker::Meanwhile { id: ID, text } = message else {
        panic!("nothing is told: {message:?}")
    };
    serde_json::from_str(text).expect("what is told")
}

fn action(game: Game, record: &str, task: Act, books: &Books, clock: Clock<'_>) -> String {
    think(game, record, task, books, clock).expect("an action").1
}

fn hint(game: Game, record: &str) -> (Vec<Progress>, Advice) {
    think(game, record, HINT, &Books::default(), &ticking(4_000)).expect("a hint")
}

fn shelved<P: Position>() -> Game {
    Game::named(P::GAME).expect("a game on the shelf")
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
            let next = match game.actor() {
                Actor::Seat(_) => {
                    let search = BotKind::Level(level).search(&game, None, SEED, &book);
                    let mut search = search.expect("a seat acts");
                    let native = drive(&mut search, None, || false).action;
                    let record = Record::of(game.clone()).to_string();
                    for slices in [0, 300, 1_000] {
                        let clock = ticking(slices);
                        let found =
                            action(shelved::<P>(), &record, act(level), &Books::default(), &clock);
                        assert_eq!(found, native.to_string(), "{} {level}", P::GAME);
                    }
                    native
                }
                Actor::Chance => game.position().draw_action(|sum| sum / 2).expect("an outcome"),
                Actor::Over(_) => break,
            };
            game.play(next).expect("a legal action");
        }
    }
}

#[test]
fn the_page_finds_what_the_native_bot_finds() {
    for game in Game::ALL {
        // The highest does not stop by itself.
        for level in [1, 3.min(bots::level_count(game) - 1)] {
            bots::visit(game, Compare(level));
        }
    }
}

/// The first actions of a bot that is no level, natively and as in the page.
struct CompareNamed(&'static str);

impl Visitor for CompareNamed {
    type Output = ();

    fn visit<P: BotGame>(self) {
        let Self(name) = self;
        let Bot { kind, limit } = name.parse().expect("a bot");
        let book = Arc::new(P::Book::unread());
        let mut game = new_game::<P>();
        for _ in 0..3 {
            let Actor::Seat(_) = game.actor() else { return };
            let deepest = limit.and_then(Limit::depth);
            let mut search = kind.search(&game, deepest, SEED, &book).expect("a seat acts");
            let native = think_natively(search.as_mut(), limit, || false).action;
            let record = Record::of(game.clone()).to_string();
            let books = Books::default();
            let found = action(shelved::<P>(), &record, act_as(name), &books, &ticking(300));
            assert_eq!(found, native.to_string(), "{} {name}", P::GAME);
            game.play(native).expect("a legal action");
        }
    }
}

#[test]
fn every_bot_plays_by_its_name() {
    let names =
        ["uct:300n", "plain:2", "paranoid:2", "best-reply:2", "max-n:1", "random", "greedy"];
    for game in Game::ALL {
        for name in names {
            bots::visit(game, CompareNamed(name));
        }
    }
}

/// A depth that is never reached is waited for only so long.
#[test]
fn nobody_waits_for_ever() {
    let record = Record::of(new_game::<Kuba>()).to_string();
    let clock = ticking(50_000);
    let begun = clock();
    think(Game::Kuba, &record, act_as("uct:9"), &Books::default(), &clock).expect("an action");
    let took = clock().saturating_sub(begun);
    // Most of this clock's ticks fall between two slices, which counts for nobody.
    assert!(took >= Duration::from_mins(1) && took < Duration::from_mins(6), "{took:?}");
}

fn new_game<P: Position>() -> GameSoFar<P> {
    let mut game = GameSoFar::<P>::from_setup(P::Setup::default());
    while game.actor() == Actor::Chance {
        let outcome = game.position().draw_action(|sum| sum / 2).expect("an outcome");
        game.play(outcome).expect("a legal outcome");
    }
    game
}

#[test]
fn the_highest_level_is_stopped_by_the_clock_and_tells_how_far_it_is() {
    let record = Record::of(new_game::<Kuba>()).to_string();
    let clock = ticking(1_000);
    let begun = clock();
    let thought = think(Game::Kuba, &record, act(Kuba::LEVELS), &Books::default(), &clock);
    let (told, _) = thought.expect("an action");
    let took = clock().saturating_sub(begun);
    assert!(took >= Duration::from_secs(2) && took < Duration::from_secs(8), "{took:?}");
    assert!(told.len() > 10, "told {} times", told.len());
    let nodes: Vec<_> = told.iter().map(|progress| progress.effort.nodes).collect();
    assert!(nodes.is_sorted() && nodes.first() < nodes.last(), "{nodes:?}");
    assert!(told.iter().all(|progress| progress.advice.lines.len() == 1));
}

struct Hints;

impl Visitor for Hints {
    type Output = ();

    fn visit<P: BotGame>(self) {
        let mut game = new_game::<P>();
        let (told, advice) = hint(shelved::<P>(), &Record::of(game.clone()).to_string());
        let best = advice.lines.first().expect("a best action");
        assert!((0.0..=1.0).contains(&best.win_probability));
        assert!(told.iter().any(|progress| !progress.advice.lines.is_empty()), "{}", P::GAME);
        assert!(!advice.reason.is_empty(), "{}", P::GAME);
        for language in Language::ALL {
            let words = Words::new(language);
            for reason in &advice.reason {
                let sentence = reason.sentence(&words);
                assert!(words.has(&reason.code) && !sentence.contains('{'), "{sentence}");
            }
        }
        let Ok(action) = best.action.parse::<P::Action>() else { panic!("{}", best.action) };
        game.play(action).expect("a legal action");
    }
}

#[test]
fn a_hint_is_a_legal_action_with_a_reason_in_every_language() {
    for game in Game::ALL {
        bots::visit(game, Hints);
    }
}

/// One who leads and two who help, in the order in which messages come; one of the two
/// is gone after a while.
struct Together;

impl Visitor for Together {
    type Output = ();

    fn visit<P: BotGame>(self) {
        let (game, books) = (shelved::<P>(), Books::default());
        let record = Record::of(new_game::<P>()).to_string();
        let question = Advise { lines: 3, patience: Patience::Depth(4), workers: 3 };
        let (_, alone) =
            think(game, &record, question.clone(), &books, &ticking(100)).expect("advice");
        let mut lead = Work::begin(ID, game, &record, question.task(), &books).expect("a task");
        let mut helpers: Vec<Option<(ToHelper, HelperWork)>> = vec![None, None];
        let mut helped = 0;
        let together = loop {
            if helped == 3 && helpers.len() == 2 {
                helpers.pop();
                lead.lose(1);
            }
            for (number, helper) in helpers.iter_mut().enumerate() {
                let message = lead.deal(number).map(|task| ToHelper {
                    id: ID,
                    game: P::GAME.to_owned(),
                    record: record.clone(),
                    task,
                });
                if message.as_ref() != helper.as_ref().map(|(told, _)| told)
                    && let Some(message) = message
                {
                    let before = helper.take().map(|(_, work)| work);
                    let work = HelperWork::turned_to(before, &sent(&message), &books);
                    *helper = Some((message, work.expect("a question")));
                }
                let Some((_, work)) = helper else { continue };
                if let Some(said) = work.go_on(&ticking(3_000)) {
                    let FromHelper::Found { id: ID, answer } = sent(&said) else {
                        panic!("nothing is found: {said:?}");
                    };
                    lead.learn(&answer);
                    helped += 1;
                }
            }
            match lead.go_on(&ticking(3_000)) {
                Step::GoesOn(_) => {}
                Step::Done(FromThinker::Answer { text, .. }) => break text,
                Step::Done(other) => panic!("no answer: {other:?}"),
            }
        };
        assert_eq!(serde_json::from_str::<Advice>(&together).expect("advice"), alone);
        let has_choice = new_game::<P>().actions().len() > 1;
        assert!(helped > 0 || !has_choice, "{}: nobody has helped", P::GAME);
        let another = ToHelper {
            id: ID,
            game: "chess".to_owned(),
            record,
            task: HelperTask { without: Vec::new(), depth: 1 },
        };
        assert!(HelperWork::turned_to(None, &another, &books).is_none());
    }
}

/// What arrives of a message.
fn sent<T: serde::Serialize + serde::de::DeserializeOwned>(message: &T) -> T {
    let text = serde_json::to_string(message).expect("a text");
    serde_json::from_str(&text).expect("a message")
}

#[test]
fn several_find_what_one_finds_even_when_one_of_them_is_gone() {
    for game in Game::ALL {
        bots::visit(game, Together);
    }
}

struct AtOnce;

impl Visitor for AtOnce {
    type Output = ();

    fn visit<P: BotGame>(self) {
        let record = Record::of(new_game::<P>()).to_string();
        let study = Advise { lines: 3, patience: Patience::Endless, workers: 1 };
        let work = Work::begin(ID, shelved::<P>(), &record, study.task(), &Books::default());
        let Ok(mut work) = work else { panic!("{}: nothing to look at", P::GAME) };
        let Step::GoesOn(Some(told)) = work.go_on(&ticking(4_000)) else {
            panic!("{}: nothing is told", P::GAME);
        };
        let progress = meanwhile::<Advise>(&told);
        assert!(!progress.advice.lines.is_empty(), "{}", P::GAME);
    }
}

#[test]
fn whoever_looks_on_is_told_a_line_after_the_first_slice() {
    for game in Game::ALL {
        bots::visit(game, AtOnce);
    }
}

#[test]
fn only_bille_traps_highest_level_reads_a_book() {
    for game in Game::ALL {
        let highest = bots::level_count(game);
        let reads = (1..=highest).filter(|level| bots::reads_book(game, BotKind::Level(*level)));
        let expected = (game == Game::BilleTrap).then_some(highest);
        assert_eq!(reads.collect::<Vec<_>>(), Vec::from_iter(expected), "{}", game.name());
    }
}

#[test]
fn the_highest_level_of_bille_trap_plays_like_the_one_below_until_it_has_its_book() {
    let game = new_game::<BilleTrap>();
    let (record, task) = (Record::of(game.clone()).to_string(), act(BilleTrap::LEVELS));
    let mut books = Books::default();
    let found = |task, books: &_| action(Game::BilleTrap, &record, task, books, &ticking(100_000));
    assert_eq!(found(task.clone(), &books), found(act(BilleTrap::LEVELS - 1), &books));
    assert_eq!(books.add(b"no book"), None);

    let folder = thinking::cache_folder();
    let book = kept_book::<BilleTrap>(folder.as_deref(), || Table::work_out(&mut |_| {}));
    let bytes = book.to_bytes();
    assert_eq!(books.add(&bytes[1..]), None, "a damaged book");
    assert_eq!(books.add(&bytes), Some(Game::BilleTrap));
    let found = found(task, &books);
    let legal: Vec<_> = game.position().actions().into_iter().map(|it| it.to_string()).collect();
    assert!(legal.contains(&found), "{found} of {legal:?}");
}

/// Why a question about a game of Kuba has no answer.
fn refused(record: &str, question: impl Question) -> Unanswerable {
    let work = Work::begin(ID, Game::Kuba, record, question.task(), &Books::default());
    work.err().expect("no answer")
}

#[test]
fn a_question_without_answer_is_refused() {
    let over = "format: 1\ngame: kuba\nedition: 1\n\nresign:2\n";
    assert_eq!(refused("nonsense", act(1)), Unanswerable::NoRecord);
    assert_eq!(refused("nonsense", HINT), Unanswerable::NoRecord);
    assert_eq!(refused(over, act(1)), Unanswerable::NobodyActs);
    assert_eq!(refused(over, HINT), Unanswerable::NobodyActs);
    let another = Record::of(new_game::<BilleTrap>()).to_string();
    assert_eq!(refused(&another, HINT), Unanswerable::NoRecord);
    let record = Record::of(new_game::<Kuba>()).to_string();
    assert_eq!(refused(&record, act(Kuba::LEVELS + 1)), Unanswerable::NoSuchBot);
    assert_eq!(refused(&record, act_as("deep-blue")), Unanswerable::NoSuchBot);
}

#[test]
fn a_puzzle_is_answered_as_its_proof_says() {
    for game in Game::ALL {
        shelf::match_game!(game, P => solve_puzzles::<P>(game));
    }
}

/// What the page is told of a game so far.
fn answer<P: PuzzleGame, Q: Question>(game: Game, so_far: &GameSoFar<P>, question: Q) -> Q::Answer {
    let record = Record::of(so_far.clone()).to_string();
    think(game, &record, question, &Books::default(), &ticking(1_000)).expect("an answer").1
}

/// Plays the solution of a few puzzles, action by action, as the page does.
fn solve_puzzles<P: PuzzleGame>(game: Game) {
    for puzzle in puzzles::collection::<P>().into_iter().step_by(40) {
        let (line, mut so_far) =
            (puzzle.to_string(), GameSoFar::new(Start::Position(puzzle.position)));
        let other =
            puzzle.position.actions().into_iter().find(|action| *action != puzzle.solution[0]);
        let other = other.expect("a choice").to_string();
        let wrong = answer(game, &so_far, Try { puzzle: line.clone(), action: other });
        assert!(matches!(wrong, Tried::Wrong(_)), "{line}: {wrong:?}");
        loop {
            let rest = answer(game, &so_far, Solve { puzzle: line.clone() });
            let action = rest[0].clone();
            let question = Try { puzzle: line.clone(), action: action.clone() };
            let tried = answer(game, &so_far, question);
            so_far.play(action.parse().expect("an action")).expect("a legal one");
            match tried {
                Tried::Solved => break,
                Tried::GoesOn { replies } => {
                    for reply in replies {
                        so_far.play(reply.parse().expect("an action")).expect("a legal one");
                    }
                }
                Tried::Wrong(why) => panic!("{line}: {why:?}"),
            }
        }
    }
    let refused = think(
        game,
        &Record::of(new_game::<P>()).to_string(),
        Solve { puzzle: puzzles::collection::<P>()[0].to_string() },
        &Books::default(),
        &ticking(1_000),
    );
    assert_eq!(refused.err(), Some(Unanswerable::NoPuzzle), "another position");
}
