//! Puzzles through a pipe: solving them, what is kept of it, and making them.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use ::puzzles::{Puzzle, Task, collection};
use shelf::games::{bille_trap::BilleTrap, kuba::Kuba};

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("puzzles-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn fed(folder: &Path, arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ludotheque"));
    program.arg("puzzles").args(arguments).env("LC_ALL", "C").env_remove("LANG");
    program.env("XDG_DATA_HOME", folder).env("LOCALAPPDATA", folder);
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = program.spawn().expect("the program runs");
    let _ = running.stdin.take().expect("its input").write_all(input.as_bytes());
    running.wait_with_output().expect("it ends")
}

fn told(folder: &Path, arguments: &[&str], input: &str) -> String {
    let output = fed(folder, arguments, input);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).expect("text")
}

/// The first puzzle of Kuba that is won within one turn, with its difficulty.
fn short() -> Puzzle<Kuba> {
    let puzzles = collection::<Kuba>();
    let short = |puzzle: &Puzzle<Kuba>| puzzle.task == Task::Win { turns: 1 };
    puzzles.into_iter().find(short).expect("one that is short")
}

/// What leads to that puzzle: those before it are passed over.
fn way_to(puzzle: &Puzzle<Kuba>) -> (String, String) {
    let same =
        collection::<Kuba>().into_iter().filter(|other| other.difficulty == puzzle.difficulty);
    let before = same.take_while(|other| other.id() != puzzle.id()).count();
    (puzzle.difficulty.to_string(), "next\n".repeat(before))
}

fn tokens(puzzle: &Puzzle<Kuba>) -> String {
    let tokens: Vec<_> = puzzle.solution.iter().map(ToString::to_string).collect();
    tokens.join(" ")
}

#[test]
fn a_solved_puzzle_does_not_come_again() {
    let (folder, puzzle) = (folder("solved"), short());
    let (difficulty, way) = way_to(&puzzle);
    let solve = format!("{way}{}\nquit\n", tokens(&puzzle));
    let heading = format!("Kuba, puzzle {}, difficulty {difficulty} of 8", puzzle.id());
    let first = told(&folder, &["kuba", "--difficulty", &difficulty], &solve);
    assert!(first.contains(&heading) && first.contains("win this turn."), "{first}");
    assert!(first.contains("Solved!"), "{first}");
    let again = told(&folder, &["kuba", "--difficulty", &difficulty], &"next\n".repeat(500));
    assert!(!again.contains(&heading), "{again}");
    assert!(again.contains("There are no more puzzles here."), "{again}");
    let all = collection::<Kuba>().len();
    let overview = told(&folder, &[], "");
    assert!(overview.contains(&format!("Kuba: 1 of {all} puzzles solved.")), "{overview}");
    let french = told(&folder, &["--lang", "fr"], "");
    assert!(french.contains(&format!("1 problèmes résolus sur {all}")), "{french}");
}

#[test]
fn wrong_moves_are_refuted_and_illegal_ones_refused() {
    let (folder, puzzle) = (folder("wrong"), short());
    let (difficulty, way) = way_to(&puzzle);
    let legal = game::Position::actions(&puzzle.position);
    let wrong = legal.iter().find(|action| **action != puzzle.solution[0]).expect("another");
    let typed = format!("{way}{wrong}\nnonsense\nhelp\nhint\nmoves\nboard\nsolution\nquit\n");
    let answer = told(&folder, &["kuba", "--difficulty", &difficulty], &typed);
    for said in ["No: ", "Try again.", "“nonsense” is not a move.", "hint: ", "The solution:"] {
        assert!(answer.contains(said), "{said}: {answer}");
    }
    let illegal =
        told(&folder, &["kuba", "--difficulty", &difficulty], &format!("{way}d4d4\na9n\nquit\n"));
    assert!(illegal.contains("is not a move."), "{illegal}");
    // The solution was shown, so it is not solved.
    assert!(told(&folder, &[], "").contains("Kuba: 0 of "));
}

#[test]
fn odds_are_told_with_their_figures() {
    let folder = folder("odds");
    let puzzle = collection::<BilleTrap>().swap_remove(0);
    let answer = told(&folder, &["bille-trap"], &format!("{}\nquit\n", puzzle.solution[0]));
    assert!(
        answer.contains("the best chance to win") && answer.contains("% of the time."),
        "{answer}"
    );
}

#[test]
fn the_day_has_one_puzzle_for_everybody() {
    let heading = |name: &str| {
        let told = told(&folder(name), &["kuba", "--daily"], "quit\n");
        told.lines().next().expect("a heading").to_owned()
    };
    // Midnight may pass between two of them, but not twice.
    let [one, two, three] = ["one", "two", "three"].map(heading);
    assert!(one == two || two == three, "{one}, {two}, {three}");
}

#[test]
fn making_puzzles_follows_from_the_seed_alone() {
    let folder = folder("made");
    let made = |name: &str, seed: &str, threads: &str| {
        let file = folder.join(name);
        let path = file.to_str().expect("a path");
        let arguments = ["make", "kuba", "--seed", seed, "--threads", threads];
        let limits = ["--count", "3", "--games", "4", "-o", path];
        let output = fed(&folder, &[&arguments[..], &limits].concat(), "");
        assert!(output.status.success(), "{output:?}");
        fs::read_to_string(file).expect("a collection")
    };
    let one = made("one", "1", "1");
    assert_eq!(one, made("three", "1", "3"), "whatever the number of cores");
    assert_ne!(one, made("other", "2", "2"));
    let puzzles: Vec<Puzzle<Kuba>> = one
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.parse().expect("a puzzle"))
        .collect();
    assert!(!puzzles.is_empty(), "{one}");
}

#[test]
fn mistakes_are_told() {
    let folder = folder("mistakes");
    let failed = |arguments: &[&str]| {
        let output = fed(&folder, arguments, "");
        let error = String::from_utf8(output.stderr).expect("text");
        (output.status.code(), error)
    };
    let (status, error) = failed(&["chess"]);
    assert_eq!(status, Some(2), "{error}");
    assert!(error.contains("there is no game “chess”"), "{error}");
    let (status, error) = failed(&["make", "kuba", "--games", "1", "-o", "/nowhere/at/all"]);
    assert_eq!(status, Some(3), "{error}");
    let file = folder.join("ludotheque/puzzles.txt");
    fs::create_dir_all(file.parent().expect("a folder")).expect("made");
    fs::write(&file, "dear diary").expect("written");
    let (status, error) = failed(&["kuba"]);
    assert_eq!(status, Some(3), "{error}");
    assert_eq!(fs::read_to_string(&file).expect("left alone"), "dear diary");
}
