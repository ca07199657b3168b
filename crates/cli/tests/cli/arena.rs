//! The arena as a person or a script would run it: fair, repeatable, and deaf to
//! programs that misbehave.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::Once,
};

use serde_json::Value;

/// Where tests keep what may stay there: books take a while to work out.
const FOLDER: &str = env!("CARGO_TARGET_TMPDIR");
const PROGRAM: &str = env!("CARGO_BIN_EXE_ludotheque");

/// Runs the arena in English, whatever the machine speaks. The book is worked
/// out once, not by all tests at the same time.
fn arena(arguments: &[&str]) -> Output {
    if arguments.first() == Some(&"bille-trap") {
        have_book();
    }
    run(&[&["arena"], arguments].concat())
}

fn have_book() {
    static BOOK: Once = Once::new();
    let bots = ["arena", "bille-trap", "--a", "random", "--b", "random", "--games", "2"];
    BOOK.call_once(|| assert!(run(&bots).status.success()));
}

fn run(arguments: &[&str]) -> Output {
    let mut program = Command::new(PROGRAM);
    program.args(arguments);
    program.env("LC_ALL", "C").env_remove("LANG").env_remove("LC_MESSAGES");
    program.env("XDG_CACHE_HOME", FOLDER).env("LOCALAPPDATA", FOLDER);
    program.output().expect("the program runs")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn error(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// The line of JSON at the end of a run.
fn json(arguments: &[&str]) -> Value {
    let output = arena(&[arguments, &["--json"]].concat());
    assert!(output.status.success(), "{arguments:?}: {}", error(&output));
    read_json(&output)
}

fn read_json(output: &Output) -> Value {
    let text = out(output);
    serde_json::from_str(text.lines().last().expect("a line")).expect("JSON")
}

/// What is left of a line without the figures that depend on the clock.
fn without_clock(mut line: Value) -> Value {
    let fields = line.as_object_mut().expect("an object");
    for figure in ["seconds", "nodes_per_second_a", "nodes_per_second_b"] {
        assert!(fields.remove(figure).is_some(), "{figure} is there");
    }
    line
}

#[test]
fn a_run_is_repeated_exactly_whatever_the_number_of_threads() {
    for (game, bot) in [
        ("kuba", "level:2"),
        ("black-holes", "greedy"),
        ("klotze", "random"),
        ("bille-trap", "uct:100n"),
    ] {
        let run = |threads, seed| {
            let bots = ["--a", bot, "--b", "random", "--games", "4", "--nodes", "300"];
            let rest = ["--threads", threads, "--seed", seed];
            without_clock(json(&[&[game], &bots[..], &rest].concat()))
        };
        let once = run("1", "5");
        assert_eq!(once, run("1", "5"), "once more");
        assert_eq!(once, run("3", "5"), "three at a time");
        assert_ne!(once, run("1", "6"), "another seed");
    }
}

#[test]
fn the_line_holds_everything() {
    let line = json(&["kuba", "--a", "greedy", "--b", "random", "--games", "9"]);
    assert_eq!(line["game"], "kuba");
    assert_eq!(line["players"], 2);
    assert_eq!((&line["a"], &line["b"]), (&"greedy".into(), &"random".into()));
    assert_eq!(line["games"], 10, "whole pairs");
    let number = |field: &str| line[field].as_f64().unwrap_or_else(|| panic!("{field}: {line}"));
    let points = (number("wins") + number("draws") / 2.0) / 10.0;
    assert!((number("a_points") - points).abs() < 1e-9, "{line}");
    assert!((number("wins") + number("draws") + number("losses") - 10.0).abs() < 1e-9);
    assert!(number("nodes_per_second_a") > 0.0 && number("nodes_per_second_b") > 0.0);
    assert!(number("seconds") >= 0.0);
    assert!((number("expected") - 0.5).abs() < 1e-9);
    assert_eq!(line["seed"], 1);
    let pairs: u64 = line["pairs"].as_array().expect("five").iter().filter_map(Value::as_u64).sum();
    assert_eq!(pairs, 5);
    let fields = line.as_object().expect("an object");
    assert!(fields.contains_key("elo") && fields.contains_key("elo_error"), "{line}");
}

#[test]
fn with_more_seats_rounds_are_rotated_and_points_shared() {
    let line =
        json(&["klotze", "--players", "3", "--a", "random", "--b", "random", "--games", "7"]);
    assert_eq!((&line["players"], &line["games"]), (&3.into(), &9.into()));
    assert!((line["expected"].as_f64().expect("a share") - 1.0 / 3.0).abs() < 1e-9);
    assert!(line.get("pairs").is_none(), "a matter of two");
}

/// Two bots that play alike share every pair when luck is the same for both:
/// whoever sits on the lucky seat wins.
#[test]
fn dice_and_deals_are_the_same_for_both_games_of_a_pair() {
    let line = json(&["bille-trap", "--a", "greedy", "--b", "greedy", "--games", "40"]);
    assert_eq!(line["pairs"], serde_json::json!([0, 0, 20, 0, 0]));
    assert_eq!((&line["elo"], &line["elo_error"]), (&0.0.into(), &Value::Null));
    let line = json(&["bille-trap", "--a", "greedy", "--b", "random", "--games", "100"]);
    assert!(line["a_points"].as_f64().expect("a share") > 0.55, "{line}");
}

#[test]
fn games_end_as_soon_as_something_is_clear() {
    let line = json(&["kuba", "--a", "plain:2", "--b", "random", "--sprt", "0", "100"]);
    assert_eq!(line["sprt"]["accepted"], "elo1", "{line}");
    assert!(line["games"].as_u64().expect("a number") < 500, "{line}");
    let back = ["kuba", "--a", "random", "--b", "plain:2", "--sprt", "-100", "0", "--threads", "3"];
    let line = json(&back);
    assert_eq!(line["sprt"]["accepted"], "elo0", "{line}");
    let open =
        json(&["kuba", "--a", "random", "--b", "random", "--games", "4", "--sprt", "0", "5"]);
    assert_eq!(open["sprt"]["accepted"], Value::Null, "{open}");
}

#[test]
fn our_own_engine_plays_every_game_as_an_outside_program() {
    for (game, rest) in
        [("kuba", ""), ("black-holes", ""), ("klotze", "--players=3"), ("bille-trap", "")]
    {
        let program = format!("exec:\"{PROGRAM}\" engine --bot greedy");
        let mut arguments = vec![game, "--a", &program, "--b", "random", "--games", "2"];
        arguments.extend(Some(rest).filter(|rest| !rest.is_empty()));
        let line = json(&arguments);
        assert_eq!((&line["failed_a"], &line["failed_b"]), (&0.into(), &0.into()), "{game}");
        assert!(line["nodes_per_second_a"].as_f64().expect("it tells") > 0.0, "{game}");
    }
}

#[cfg(unix)]
mod misbehaving {
    use super::*;

    /// Answers every `go` with the same.
    fn answering(answer: &str) -> String {
        format!("exec:sh -c 'while read -r l; do case $l in go*) echo {answer};; esac; done'")
    }

    /// What is said when a program plays one pair of Kuba and loses it.
    fn loses(program: &str) -> String {
        let arguments = [
            "kuba",
            "--a",
            program,
            "--b",
            "random",
            "--games",
            "2",
            "--time",
            "20",
            "--threads",
            "2",
        ];
        let output = arena(&[&arguments[..], &["--json"]].concat());
        assert!(output.status.success(), "{program}: {}", error(&output));
        let line = read_json(&output);
        assert_eq!((&line["losses"], &line["failed_a"]), (&2.into(), &2.into()), "{line}");
        assert_eq!(line["a_points"], 0.0);
        let said = error(&output);
        assert_eq!(said.lines().count(), 2, "one line a game: {said}");
        assert!(said.contains("Game 1, seat 1: exec:") && said.contains(" loses. "), "{said}");
        said
    }

    #[test]
    fn a_program_that_hangs_loses() {
        let said = loses("exec:sh -c 'while read -r l; do :; done'");
        assert!(said.contains("did not answer within 5.0 s"), "{said}");
    }

    #[test]
    fn a_program_that_dies_loses() {
        assert!(loses("exec:sh -c 'exit 3'").contains("exited without an answer"));
    }

    #[test]
    fn a_program_that_is_not_there_loses() {
        assert!(loses("exec:/no/such/program").contains("Can’t start the engine"));
    }

    #[test]
    fn a_program_that_answers_nonsense_loses() {
        let said = loses(&answering("best zebra"));
        assert!(said.contains("answered “zebra”, which is not a move"), "{said}");
        assert!(loses(&answering("best")).contains("answered “”"));
        // A red marble lies there, which is nobody’s to push.
        let said = loses(&answering("best d4n"));
        assert!(said.contains("answered “d4n”. KU-4"), "{said}");
        let said = loses(&answering("error no-game what is kuba"));
        assert!(said.contains("reported an error: no-game what is kuba"), "{said}");
    }

    #[test]
    fn a_program_that_floods_us_loses() {
        let said = loses("exec:yes best zebra");
        assert!(said.contains("zebra"), "{said}");
    }

    #[test]
    fn the_record_says_why_in_the_language_of_the_user() {
        let folder = folder("failing");
        let program = answering("best zebra");
        let output = arena(&[
            "kuba",
            "--a",
            &program,
            "--b",
            "random",
            "--games",
            "2",
            "--lang",
            "fr",
            "--records",
            folder.to_str().expect("a name"),
        ]);
        assert!(output.status.success(), "{}", error(&output));
        assert!(error(&output).contains("a répondu «\u{202f}zebra\u{202f}»"), "{}", error(&output));
        let record = fs::read_to_string(folder.join("kuba-000001.txt")).expect("a record");
        assert!(record.contains("left:1 {Le moteur a répondu «\u{202f}zebra\u{202f}»"), "{record}");
        assert!(record.contains("result: 2 > 1 by ALL-4"), "{record}");
    }

    #[test]
    fn with_more_seats_the_others_play_on() {
        let line = json(&["klotze", "--a", "exec:false", "--b", "random", "--games", "4"]);
        assert_eq!((&line["losses"], &line["failed_a"]), (&4.into(), &4.into()), "{line}");
    }
}

/// An empty folder of that name.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(FOLDER).join("arena-records").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("cleared away");
    }
    folder
}

#[test]
fn records_can_be_replayed_and_say_who_sat_where() {
    for (game, games) in [("kuba", 4), ("bille-trap", 2)] {
        let folder = folder(game);
        let name = folder.to_str().expect("a name");
        let count = games.to_string();
        let bots = ["--a", "greedy", "--b", "random", "--games", &count, "--records", name];
        json(&[&[game], &bots[..]].concat());
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), games);
        for number in 1..=games {
            let file = folder.join(format!("{game}-{number:06}.txt"));
            let record = fs::read_to_string(&file).expect("a record");
            let (one, two) =
                if number % 2 == 1 { ("greedy", "random") } else { ("random", "greedy") };
            assert!(record.contains(&format!("seat1: {one}\nseat2: {two}\n")), "{record}");
            assert_eq!(record.contains("chance: "), game == "bille-trap", "{record}");
            let show = ["show", game, "--record", file.to_str().expect("a name")];
            let shown = Command::new(PROGRAM).args(show).output().expect("it runs");
            assert!(shown.status.success(), "{}", error(&shown));
        }
    }
    let bots = ["kuba", "--a", "random", "--b", "random", "--records", PROGRAM];
    let output = arena(&bots);
    assert_eq!(output.status.code(), Some(3));
    assert!(error(&output).contains("can’t write “"), "{}", error(&output));
}

/// The first four actions of a pair are the same; other pairs have others.
#[test]
fn openings_are_paired_and_distinct() {
    let folder = folder("openings");
    let name = folder.to_str().expect("a name");
    json(&["black-holes", "--a", "random", "--b", "random", "--games", "8", "--records", name]);
    let opening = |number: usize| {
        let file = folder.join(format!("black-holes-{number:06}.txt"));
        let record = fs::read_to_string(file).expect("a record");
        let (_, tokens) = record.split_once("\n\n").expect("a header");
        tokens.split_whitespace().take(4).map(str::to_owned).collect::<Vec<_>>()
    };
    let mut seen = Vec::new();
    for pair in 0..4 {
        assert_eq!(opening(2 * pair + 1), opening(2 * pair + 2));
        assert!(!seen.contains(&opening(2 * pair + 1)));
        seen.push(opening(2 * pair + 1));
    }
}

#[test]
fn the_report_is_told_in_both_languages() {
    let bots = ["klotze", "--players", "2", "--a", "greedy", "--b", "random", "--games", "4"];
    let english = out(&arena(&bots));
    assert!(english.starts_with("Klötze, 2 players: greedy against random\n"), "{english}");
    assert!(english.contains("of the points in 4 games"), "{english}");
    assert!(english.contains("equal strength would score 50%"), "{english}");
    let french = out(&arena(&[&bots[..], &["--lang", "fr"]].concat()));
    assert!(french.starts_with("Klötze, 2 joueurs\u{a0}: greedy contre random\n"), "{french}");
    assert!(french.contains("des points en 4 parties"), "{french}");
}

#[test]
fn what_does_not_fit_is_refused() {
    let refused = |arguments: &[&str]| {
        let output = arena(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(out(&output), "");
        error(&output)
    };
    let with = |game: &str, a: &str, rest: &[&str]| {
        refused(&[&[game, "--a", a, "--b", "random"], rest].concat())
    };
    assert!(with("kuba", "zebra", &[]).contains("invalid value “zebra” for --a"));
    assert!(with("kuba", "level:99", &[]).contains("invalid value “level:99” for --a"));
    assert!(with("kuba", "uct:4", &[]).contains("invalid value “uct:4” for --a"));
    assert!(with("chess", "random", &[]).contains("no game “chess”"));
    assert!(
        with("kuba", "random", &["--sprt", "5", "0"]).contains("invalid value “5 0” for --sprt")
    );
    assert!(
        with("kuba", "random", &["--time", "5", "--nodes", "5"]).contains("can’t be used together")
    );
    assert!(with("kuba", "random", &["--games", "0"]).contains("invalid value"));
    let players = arena(&["kuba", "--a", "random", "--b", "random", "--players", "3"]);
    assert_eq!(players.status.code(), Some(1), "{}", error(&players));
}

/// How many positions searches of a given depth visit does not change by chance:
/// whoever changes it on purpose writes the new signature here.
#[test]
fn searches_visit_what_they_always_have() {
    have_book();
    let output = run(&["bench", "search", "--time", "1", "--json"]);
    assert!(output.status.success(), "{}", error(&output));
    assert_eq!(read_json(&output)["signature"], "f0aa3943d75b4df5");
}
