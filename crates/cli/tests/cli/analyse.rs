//! The analysis as a person or a script would ask for it.

use std::{
    process::{Command, Output},
    sync::Once,
};

use serde_json::Value;

/// Where tests keep what may stay there: books take a while to work out.
const FOLDER: &str = env!("CARGO_TARGET_TMPDIR");

/// Analyses in English, whatever the machine speaks. The book is worked out
/// once, not by all tests at the same time.
fn analyse(arguments: &[&str]) -> Output {
    static BOOK: Once = Once::new();
    if arguments.first() == Some(&"bille-trap") {
        BOOK.call_once(|| assert!(run(&["bille-trap", "--nodes", "1"]).status.success()));
    }
    run(arguments)
}

fn run(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ludotheque"));
    program.arg("analyse").args(arguments);
    program.env("LC_ALL", "C").env_remove("LANG").env_remove("LC_MESSAGES");
    program.env("XDG_CACHE_HOME", FOLDER).env("LOCALAPPDATA", FOLDER);
    program.output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// What it prints when all goes well.
fn says(arguments: &[&str]) -> String {
    let output = analyse(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn json(arguments: &[&str]) -> Value {
    let line = says(&[arguments, &["--json"]].concat());
    assert_eq!(line.lines().count(), 1, "{line}");
    serde_json::from_str(&line).expect("JSON")
}

/// What it says when it fails, and its exit status.
fn fails(arguments: &[&str]) -> (Option<i32>, String) {
    let output = analyse(arguments);
    assert_eq!(text(&output.stdout), "", "nothing but errors: {arguments:?}");
    (output.status.code(), text(&output.stderr))
}

fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "“{part}” is missing:\n{text}");
    }
}

#[test]
fn json_has_everything_for_every_game() {
    for (game, from, actor) in [
        ("kuba", "a7s", "black"),
        ("black-holes", "", "light"),
        ("klotze", "", "red"),
        ("bille-trap", "d4 e k d1", "seat2"),
    ] {
        let answer = json(&[game, "--from", from, "--nodes", "5000"]);
        assert_eq!(answer["game"], game);
        assert_eq!(answer["actor"], actor);
        assert_eq!(answer["seat"], actor);
        assert!(answer["position"].as_str().expect("a text").len() > 10);
        for key in ["depth", "nodes", "seconds", "nodes_per_second", "win_probability"] {
            assert!(answer[key].is_number(), "{game}: {key}");
        }
        are_certain_together(&answer["chances"]);
        assert_eq!(answer["chances"][actor], answer["win_probability"]);
        let lines = answer["lines"].as_array().expect("lines");
        assert!((1..=3).contains(&lines.len()), "{game}");
        for line in lines {
            let chance = line["win_probability"].as_f64().expect("a number");
            assert!((0.0..=1.0).contains(&chance));
            are_certain_together(&line["chances"]);
            assert_eq!(line["line"][0], line["action"]);
            assert!(line["score"].is_i64() && line["depth"].is_u64() && line["nodes"].is_u64());
            assert!(line.get("wins_in").is_some() && line.get("loses_in").is_some());
        }
        let reasons = answer["reason"].as_array().expect("reasons");
        assert!((1..=2).contains(&reasons.len()), "{game}");
        for reason in reasons {
            let (code, text) = (&reason["code"], reason["text"].as_str().expect("a sentence"));
            assert!(code.is_string() && text.ends_with('.'), "{game}: {text}");
        }
    }
}

/// The chances of all seats, by name.
fn are_certain_together(chances: &Value) {
    let chances = chances.as_object().expect("an object").values();
    let sum: f64 = chances.map(|chance| chance.as_f64().expect("a number")).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
}

#[test]
fn with_many_players_everybody_has_a_chance_and_depth_is_reached() {
    for (players, fair) in [("3", 1.0 / 3.0), ("4", 0.25)] {
        for depth in ["2", "3"] {
            let answer = json(&["klotze", "--players", players, "--depth", depth]);
            assert_eq!(answer["depth"].to_string(), depth);
            assert!(answer["nodes"].as_u64().expect("a number") < 100_000);
            are_certain_together(&answer["chances"]);
            for chance in answer["chances"].as_object().expect("an object").values() {
                let chance = chance.as_f64().expect("a number");
                assert!((chance - fair).abs() < 0.08, "{players} {depth}: {chance}");
            }
        }
    }
    let four = ["klotze", "--players", "4", "--depth", "2"];
    has(&says(&four), &["Win chances of each player: Red ", "%, Yellow ", "%, Green ", "%, Blue "]);
    let french = says(&[&four[..], &["--lang", "fr"]].concat());
    has(&french, &["Chances de gain de chacun\u{a0}: les rouges ", "\u{a0}%, les jaunes "]);
}

const SEVENTH_RED: &str = "R2W3/B1BW3/1BBBR2/1R1W3/3W3/R1W4/5R1 black 2-6 - -";
const IN_THREE: &str = "7/6B/7/4WRR/7/1WW2WR/4R2 white 4-5 - -";

#[test]
fn wins_are_told_in_both_languages() {
    let wins = ["kuba", "--nodes", "20000", "--position"];
    let english = says(&[&wins[..], &[SEVENTH_RED]].concat());
    has(&english, &["wins in 1 move ", "a6n wins at once: it makes the winning capture."]);
    let french = says(&[&wins[..], &[SEVENTH_RED, "--lang", "fr"]].concat());
    let sentence = "a6n gagne tout de suite\u{a0}: ce coup fait la prise gagnante.";
    has(&french, &["gagne en 1 coup ", sentence, "100,0\u{a0}%", "Aux noirs de jouer."]);

    let answer = json(&[&wins[..], &[IN_THREE]].concat());
    assert_eq!(answer["lines"][0]["wins_in"], 3);
    assert_eq!(answer["lines"][0]["loses_in"], Value::Null);
    assert_eq!(answer["lines"][0]["line"].as_array().expect("a line").len(), 3);
    let sentence = "f2e wins by force in 3 moves: it captures a fifth red marble.";
    assert_eq!(answer["reason"][0]["text"], sentence);
}

#[test]
fn the_tempting_action_is_refuted_in_both_languages() {
    let position = "...1....1./3.131.G.../323...3.../11......../....Y...3./....RB..../.3.1.1...1/\
                    .....213../.1..221.../.......... red,green red i6,g8";
    let asked = ["klotze", "--nodes", "20000", "--position", position];
    has(
        &says(&asked),
        &[
            "i6-i9 is the only move that does not lose at once.",
            "looks tempting, but loses within 2 moves: Green’s answer g9-j10 brings the \
             Klotz to its corner j10.",
        ],
    );
    has(
        &says(&[&asked[..], &["--lang", "fr"]].concat()),
        &[
            "i6-i9 est le seul coup qui ne perd pas tout de suite.",
            "est tentant, mais perd en 2 coups au plus\u{a0}: la réponse des \
             verts, g9-j10, mène le Klotz dans son coin j10.",
        ],
    );
}

#[test]
fn where_chance_acts_the_odds_are_exact() {
    let answer = json(&["bille-trap", "--nodes", "5000"]);
    assert_eq!(answer["actor"], "chance");
    assert_eq!(answer["seat"], "seat1");
    assert_eq!(answer["lines"].as_array().map(Vec::len), Some(0));
    let outcomes = answer["outcomes"].as_array().expect("outcomes");
    assert_eq!(outcomes.len(), 6);
    let chance = |outcome: &Value| outcome["win_probability"].as_f64().expect("a number");
    let mean = outcomes.iter().map(chance).sum::<f64>() / 6.0;
    assert!((mean - chance(&answer)).abs() < 1e-9, "{mean}");
    for (outcome, action) in outcomes.iter().zip(["d1", "d2", "d3", "d4", "d5", "d6"]) {
        assert_eq!((&outcome["action"], &outcome["weight"]), (&action.into(), &1.into()));
        assert_eq!(outcome["of"], 6);
    }

    // A marble of seat 1 on space 4 is pressed.
    let pressed = ["bille-trap", "--nodes", "5000", "--from", "d4 e k d4 e"];
    has(
        &says(&pressed),
        &[
            "14 of 24",
            "10 of 24",
            "The trap under space 4 is open in 14 of 24 cases.",
            "Win chances are for Player 2.",
        ],
    );
    has(
        &says(&[&pressed[..], &["--lang", "fr"]].concat()),
        &["14 sur 24", "La trappe sous la case 4 est ouverte dans 14 cas sur 24."],
    );
    // Seat 2 needs a 3 for its last marble.
    let last = "......../......../.....2.1 0,2 ????????/????????/???????? 0 seat2 die";
    let near = says(&["bille-trap", "--nodes", "5000", "--position", last]);
    has(&near, &["One of 6 rolls brings the last marble of Player 2 Home and wins: 3.", "100.0%"]);
}

#[test]
fn a_press_is_told_with_its_odds() {
    let pressing = ["bille-trap", "--nodes", "5000", "--from", "d4 e k d4"];
    has(
        &says(&pressing),
        &[
            "e is the only legal move.",
            "e presses Player 1’s marble on space 4, whose trap is open in 14 of 24 cases.",
        ],
    );
    let top = json(&["bille-trap", "--nodes", "5000", "--from", "d4 e"]);
    let mut actions: Vec<_> = top["lines"].as_array().expect("lines").iter().collect();
    actions.sort_by_key(|line| line["action"].to_string());
    assert_eq!(actions.len(), 2);
    assert_eq!((&actions[0]["action"], &actions[1]["action"]), (&"k".into(), &"t".into()));
    let depth = |line: &Value| line["depth"].as_u64();
    assert_eq!(depth(actions[0]), depth(actions[1]), "both are searched equally deep");
}

#[test]
fn what_is_over_is_said_to_be_over() {
    let over = says(&["kuba", "--from", "resign:1"]);
    has(&over, &["Black wins.", "The game is over: there is nothing to analyse."]);
    let over = says(&["bille-trap", "--from", "draw", "--lang", "fr"]);
    has(&over, &["Partie nulle.", "La partie est terminée\u{a0}: il n’y a rien à analyser."]);
    let answer = json(&["kuba", "--from", "resign:1"]);
    assert_eq!(answer["actor"], Value::Null);
    assert_eq!(answer["outcome"]["winners"][0], "black");
    assert_eq!(answer["lines"].as_array().map(Vec::len), Some(0));
    assert_eq!(answer["reason"].as_array().map(Vec::len), Some(0));
}

#[test]
fn a_limit_of_positions_or_depth_can_be_repeated() {
    for (game, limit) in [
        ("kuba", ["--nodes", "7777"]),
        ("black-holes", ["--depth", "4"]),
        ("klotze", ["--nodes", "3000"]),
        ("bille-trap", ["--nodes", "4000"]),
    ] {
        let asked = [&[game][..], &limit[..]].concat();
        let timeless = || {
            let mut answer = json(&asked);
            let fields = answer.as_object_mut().expect("an object");
            fields.remove("seconds");
            fields.remove("nodes_per_second");
            answer
        };
        assert_eq!(timeless(), timeless(), "{game}");
    }
    assert_eq!(json(&["black-holes", "--depth", "3"])["depth"], 3);
}

#[test]
fn as_many_lines_as_wanted() {
    for (wanted, told) in [("1", 1), ("5", 5), ("20", 8)] {
        let answer = json(&["kuba", "--depth", "2", "--lines", wanted]);
        assert_eq!(answer["lines"].as_array().map(Vec::len), Some(told));
    }
}

#[test]
fn wrong_arguments_are_refused() {
    for (arguments, status, sentence) in [
        (&["chess"][..], 2, "there is no game “chess”"),
        (&["kuba", "--depth", "0"], 2, "invalid value “0” for --depth"),
        (&["kuba", "--lines", "0"], 2, "invalid value “0” for --lines"),
        (&["kuba", "--lines", "999999999999"], 2, "Choose 1 to 20."),
        (&["kuba", "--nodes", "-5"], 2, ""),
        (&["kuba", "--depth", "3", "--nodes", "5"], 2, "can’t be used together"),
        (&["kuba", "--time", "3", "--nodes", "5"], 2, "can’t be used together"),
        (&["kuba", "--position", "\u{1b}[31m"], 1, "a position has 5 parts"),
        (&["kuba", "--from", "a7s zz"], 1, "move 2: “zz” is not a move."),
        (&["bille-trap", "--players", "9"], 1, "2 to 4 players"),
        (&["kuba", "--record", "/no/such/file"], 3, "file not found"),
    ] {
        let (found, error) = fails(arguments);
        assert_eq!(found, Some(status), "{arguments:?}: {error}");
        assert!(error.contains(sentence), "{arguments:?}: {error}");
        assert!(!error.contains('\u{1b}'), "{error:?}");
    }
}
