//! A whole game stored as readable text: at each step the board, the position,
//! the actor and what is legal, then what was done. A change of the rules that
//! no other test sees shows up here as a difference that a person can read.

use std::{env, fmt::Write, fs, path::Path};

use crate::{Actor, Coded, GameSoFar, Position, Start};

/// Replays the actions of a stored playthrough (its lines behind `> `) and
/// compares all that is printed on the way. With `BLESS=1` in the environment
/// the file is written anew, from a random game if there is none yet.
///
/// # Panics
/// When a line differs.
pub fn check_playthrough<P: Position>(file: &Path, setup: &P::Setup) {
    let stored = fs::read_to_string(file).unwrap_or_default();
    let tokens: Vec<&str> = stored.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let start = GameSoFar::<P>::new(Start::Setup(setup.clone()));
    if env::var_os("BLESS").is_some() {
        let random = random_tokens(start.clone());
        let tokens =
            if tokens.is_empty() { random.iter().map(String::as_str).collect() } else { tokens };
        fs::write(file, print(start, &tokens)).expect("the playthrough can be written");
        return;
    }
    let printed = print(start, &tokens);
    for (number, (now, then)) in (1..).zip(printed.lines().zip(stored.lines())) {
        assert_eq!(now, then, "{}, line {number}", file.display());
    }
    assert_eq!(printed.lines().count(), stored.lines().count(), "{}", file.display());
    assert!(stored.contains("\nover: "), "{} holds a whole game", file.display());
}

fn random_tokens<P: Position>(mut game: GameSoFar<P>) -> Vec<String> {
    let mut dice = super::dice(2026);
    let mut tokens = Vec::new();
    while game.outcome().is_none() {
        let action = game.position().draw_action(&mut dice).expect("a running game has actions");
        tokens.push(action.to_string());
        game.play(action).unwrap_or_else(|refused| panic!("{refused:?}"));
    }
    tokens
}

fn print<P: Position>(mut game: GameSoFar<P>, tokens: &[&str]) -> String {
    let mut text = String::new();
    describe(&game, &mut text);
    for token in tokens {
        let _ = writeln!(text, "> {token}");
        if let Err(error) = game.add_tokens([*token]) {
            let _ = writeln!(text, "{error}");
            break;
        }
        describe(&game, &mut text);
    }
    text
}

/// Writing to a string does not fail, hence the results are let go.
fn describe<P: Position>(game: &GameSoFar<P>, text: &mut String) {
    let position = game.position();
    let _ = writeln!(text, "\n{}", position.sketch());
    let _ = writeln!(text, "position: {position}");
    for remark in position.remarks() {
        let _ = writeln!(text, "remark: {}", remark.notice());
    }
    match game.actor() {
        Actor::Seat(seat) => {
            let _ = writeln!(text, "actor: {}", position.seat_name(seat));
        }
        Actor::Chance => text.push_str("actor: chance\n"),
        Actor::Over(outcome) => {
            let winners = outcome.winners.into_iter().map(|seat| position.seat_name(seat));
            let winners: Vec<_> = winners.collect();
            let _ = writeln!(text, "over: {} by {}", winners.join(", "), outcome.rule);
        }
    }
    let legal: Vec<String> = game.actions().iter().map(ToString::to_string).collect();
    let _ = writeln!(text, "legal: {}", legal.join(" "));
}
