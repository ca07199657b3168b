//! Analyses that people ask for.

use std::sync::LazyLock;

use bots::{Book, BotGame, Limit};
use game::GameSoFar;
use server::pool::{Allowance, AnalysisRequest, Asker, Attendance, Declined, Pool};
use shelf::{Game, Opening};
use table::PersonId;
use thinking::{Findings, Study};
use words::{Language, Words};

use super::{ENDLESS, LONG, allowance, kuba, until, write_books};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::French));

/// Each at an address of their own.
fn person(number: u8) -> Asker {
    Asker { person: PersonId::of([number; 10]), address: [10, 0, 0, number].into() }
}

/// As long as anyone may look, which is for ever.
const LONGEST: AnalysisRequest = AnalysisRequest { lines: 1, limit: Limit::Time(LONG) };

/// The pool says what `ludotheque analyse --json` says, however often the study
/// was put aside for others meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_that_of_the_command_line() {
    write_books();
    let pool = Pool::with(allowance(1));
    for game in Game::ALL {
        let played = game.open(&Opening::default()).expect("a game");
        let question = AnalysisRequest { lines: 3, limit: Limit::Nodes(20_000) };
        let (found, ()) =
            tokio::join!(pool.analyse(person(1), played.clone(), question, &WORDS), disturb(&pool));
        let found = found.expect("an analysis");
        let expected = shelf::match_in_progress!(&played, played => alone(played, question));
        assert_eq!(timeless(found), timeless(expected), "{}", game.name());
    }
}

async fn disturb(pool: &Pool) {
    for seed in 0..50 {
        pool.act(kuba(), 1, seed, Attendance::Attended).await.expect("an action");
    }
}

/// The same question, asked without a pool.
fn alone<P: BotGame>(game: &GameSoFar<P>, question: AnalysisRequest) -> Findings {
    let folder = allowance(1).books;
    let work_out = || P::Book::work_out(&mut |_| {});
    let book = thinking::kept_book::<P>(folder.as_deref(), work_out).into();
    let mut study = Study::new(game, &book, question.lines, question.limit);
    study.go_on(&thinking::machine_clock(), || false);
    Findings::of(game, &study.analysis(), study.taken(), &WORDS)
}

fn timeless(findings: Findings) -> Findings {
    Findings { seconds: 0.0, nodes_per_second: 0.0, ..findings }
}

#[tokio::test]
async fn a_person_has_one_analysis_at_a_time() {
    let pool = Pool::with(Allowance { people: 2, ..allowance(1) });
    let ask = |number, question| pool.analyse(person(number), kuba(), question, &WORDS);
    let refused = async {
        until(&pool, 0, 1).await;
        assert_eq!(ask(1, LONGEST).await, Err(Declined::OneEach));
        let third = async {
            until(&pool, 1, 1).await;
            ask(3, LONGEST).await
        };
        tokio::select! {
            _ = ask(2, LONGEST) => panic!("the first one is in the way"),
            refused = third => assert_eq!(refused, Err(Declined::Full { waiting: 2 })),
        }
    };
    tokio::select! {
        _ = ask(1, LONGEST) => panic!("it goes on for an hour"),
        () = refused => {}
    }
    // Both have been let go, so all may ask again.
    until(&pool, 0, 0).await;
    let short = AnalysisRequest { lines: 1, limit: Limit::Nodes(100) };
    for number in 1..=3 {
        assert!(ask(number, short).await.is_ok(), "{number}");
    }
}

#[tokio::test]
async fn an_analysis_is_put_aside_for_a_bot() {
    let pool = Pool::with(allowance(1));
    let bot = async {
        until(&pool, 0, 1).await;
        pool.act(kuba(), 1, 0, Attendance::Attended).await
    };
    tokio::select! {
        biased;
        _ = pool.analyse(person(1), kuba(), LONGEST, &WORDS) => panic!("the bot goes first"),
        action = bot => assert!(action.is_some()),
    }
}

#[tokio::test]
async fn bots_that_think_for_ever_do_not_starve_people_of_other_threads() {
    let pool = Pool::with(allowance(2));
    let short = AnalysisRequest { lines: 1, limit: Limit::Nodes(100) };
    let study = async {
        until(&pool, 0, 1).await;
        pool.analyse(person(1), kuba(), short, &WORDS).await
    };
    tokio::select! {
        _ = pool.act(kuba(), ENDLESS, 0, Attendance::Attended) => panic!("it thinks for an hour"),
        found = study => assert!(found.is_ok()),
    }
}

#[tokio::test]
async fn a_game_that_is_over_has_nothing_to_analyse() {
    let pool = Pool::with(allowance(1));
    let mut over = kuba();
    over.add_tokens("draw").expect("everybody agrees");
    let found = pool.analyse(person(1), over, LONGEST, &WORDS).await.expect("an analysis");
    assert!(found.lines.is_empty());
    assert_eq!(found.outcome.expect("an end").rule, "ALL-3");
}
