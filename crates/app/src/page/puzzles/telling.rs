//! What is said of a puzzle: its task, what refutes a wrong try, what each move is worth.

use advice::Refuted;
use game::{Actor, Fact, Maker, Seat};
use puzzles::{Figure, Task};
use shelf::GameInProgress;
use telling::{Reader, advised, told};
use words::Words;

use super::posed::Posed;

/// What is asked of whoever solves the puzzle, who is on this seat, where it stands.
pub(super) fn task(puzzle: &Posed, now: &GameInProgress, seat: Seat, words: &Words) -> String {
    let who = ("who", Fact::Text(called(now, seat, words)));
    let turns = ("turns", turns_left(puzzle.task, now, seat).into());
    let code = match puzzle.task {
        Task::Win { .. } => "puzzles-task-win",
        Task::Hold { .. } if now.playing().len() == 2 => "puzzles-task-hold",
        Task::Hold { .. } => "puzzles-task-hold-many",
        Task::Odds => "puzzles-task-odds",
    };
    words.tell(code, &[who, turns])
}

/// Why a move is wrong, and what comes of it, move by move.
pub(super) fn refuted(
    puzzle: &Posed,
    now: &GameInProgress,
    seat: Seat,
    (token, refuted): (&str, &Refuted),
    words: &Words,
) -> (String, Vec<String>) {
    match refuted {
        Refuted::TooLate { line } if line.is_empty() => {
            (words.text("puzzles-wrong-over"), Vec::new())
        }
        Refuted::TooLate { line } => {
            let turns = turns_left(puzzle.task, now, seat);
            let why = words.tell("puzzles-wrong-late", &[("turns", turns.into())]);
            (why, moves(now, &with(token, line), words))
        }
        Refuted::Loses { winner, line } => {
            let who = Seat::numbered(*winner).map(|winner| called(now, winner, words));
            let facts = [("who", Fact::Text(who.unwrap_or_default()))];
            let why = words.tell("puzzles-wrong-loses", &facts);
            (why, moves(now, &with(token, line), words))
        }
        Refuted::WorseOdds => {
            let own = puzzle.figures.iter().filter(|figure| figure.action == token);
            let worth = own.map(|figure| worth(now, figure, words));
            (words.text("puzzles-wrong-odds"), worth.collect())
        }
    }
}

/// What each move of the puzzle is worth.
pub(super) fn figures(puzzle: &Posed, words: &Words) -> Vec<String> {
    let Some(start) = puzzle.start() else { return Vec::new() };
    puzzle.figures.iter().map(|figure| worth(&start, figure, words)).collect()
}

/// Moves one after the other, in sentences.
fn moves(now: &GameInProgress, line: &[String], words: &Words) -> Vec<String> {
    let mut then = now.clone();
    // What refutes a move is legal.
    let _ = then.add_tokens(&line.join(" "));
    let reader = Reader::onlooker(words);
    (now.length() + 1..=then.length()).map(|entry| told(&then, entry, &reader)).collect()
}

/// A move, and what comes of it.
pub(super) fn with(token: &str, line: &[String]) -> Vec<String> {
    [token.to_owned()].into_iter().chain(line.iter().cloned()).collect()
}

fn worth(now: &GameInProgress, figure: &Figure<String>, words: &Words) -> String {
    let Figure { action, least, most } = figure;
    let percent = |thousandths: u16| words.decimal(f64::from(thousandths) / 10.0, 1);
    let sentence = advised(now, action, &Reader::onlooker(words)).unwrap_or_default();
    let facts = [
        ("sentence", Fact::Text(sentence)),
        ("least", Fact::Text(percent(*least))),
        ("most", Fact::Text(percent(*most))),
    ];
    words.tell(if least == most { "puzzles-figure-exact" } else { "puzzles-figure" }, &facts)
}

fn called(now: &GameInProgress, seat: Seat, words: &Words) -> String {
    words.text(&format!("actor-{}", now.seat_name(seat)))
}

/// Within how many turns what is asked must come from here: a turn is over when somebody
/// else acts.
fn turns_left(task: Task, now: &GameInProgress, seat: Seat) -> u8 {
    let (Task::Win { turns } | Task::Hold { turns }) = task else { return 0 };
    let own = |maker: &Maker| *maker == Maker::Seat(seat);
    let makers = now.makers();
    let ended = makers.windows(2).filter(|pair| own(&pair[0]) && !own(&pair[1])).count();
    let last = makers.last().is_some_and(own) && now.turn() != Actor::Seat(seat);
    turns.saturating_sub(u8::try_from(ended + usize::from(last)).unwrap_or(u8::MAX))
}
