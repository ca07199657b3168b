//! The real program, run as a person or a script would run it.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

/// Runs the program in English, whatever the machine speaks.
fn ludotheque(arguments: &[&str]) -> Output {
    program(arguments).output().expect("the program runs")
}

fn program(arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ludotheque"));
    program.args(arguments).env("LC_ALL", "C").env_remove("LANG").env_remove("LC_MESSAGES");
    program
}

fn fed(arguments: &[&str], input: &[u8]) -> Output {
    let mut running = program(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    running.stdin.take().expect("its input").write_all(input).expect("it reads");
    running.wait_with_output().expect("it ends")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn error(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// What the program prints when all goes well.
fn says(arguments: &[&str]) -> String {
    let output = ludotheque(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", error(&output));
    out(&output)
}

/// What it says when it fails, and its exit status.
fn fails(arguments: &[&str]) -> (Option<i32>, String) {
    let output = ludotheque(arguments);
    assert_eq!(out(&output), "", "nothing but errors: {arguments:?}");
    (output.status.code(), error(&output))
}

#[test]
fn games_shows_the_shelf_in_both_languages() {
    let english = says(&["games"]);
    assert_eq!(english.lines().count(), shelf::Game::ALL.len());
    assert!(english.contains("klotze       Klötze, 2 to 4 players: pieces move"), "{english}");
    let french = says(&["games", "--lang", "fr"]);
    assert!(french.contains("black-holes  Trous noirs, 2 joueurs\u{a0}: basculez"), "{french}");
}

#[test]
fn the_locale_chooses_the_language_and_lang_overrides_it() {
    let show = |arguments: &[&str], name, locale| {
        let mut program = program(arguments);
        out(&program.env_remove("LC_ALL").env(name, locale).output().expect("it runs"))
    };
    assert!(show(&["show", "kuba"], "LANG", "fr_FR.UTF-8").contains("Aux blancs de jouer."));
    assert!(show(&["show", "kuba"], "LC_ALL", "fr").contains("Aux blancs de jouer."));
    assert!(show(&["show", "kuba"], "LANG", "de_DE.UTF-8").contains("White to play."));
    let asked = ["show", "kuba", "--lang=en"];
    assert!(show(&asked, "LANG", "fr_FR.UTF-8").contains("White to play."));
}

#[test]
fn show_draws_the_start_of_each_game() {
    let drawings = [
        ("black-holes", include_str!("../../../black-holes/src/board.txt")),
        ("kuba", include_str!("../../../kuba/src/board.txt")),
        ("klotze", include_str!("../../../klotze/src/board.txt")),
    ];
    for (game, drawing) in drawings {
        let shown = says(&["show", game]);
        for line in drawing.lines() {
            assert!(shown.contains(line.trim()), "{game}: {line}\n{shown}");
        }
        assert!(!shown.contains('\u{1b}'), "no colours without a terminal");
    }
    assert!(says(&["show", "bille-trap", "--players", "4"]).contains("Bille-Trap, 4 players"));
}

#[test]
fn moves_lists_one_action_a_line_in_plain_string_order() {
    assert_eq!(says(&["moves", "kuba"]), "a6e\na7e\na7s\nb7s\nf1n\ng1n\ng1w\ng2w\n");
    let die = says(&["moves", "Bille-Trap"]);
    assert_eq!(die, "d1\nd2\nd3\nd4\nd5\nd6\n");
}

#[test]
fn moves_as_json_is_one_line() {
    assert_eq!(
        says(&["moves", "kuba", "--json", "--setup", "mirrored", "--from", "g7S"]),
        concat!(
            r#"{"game":"kuba","players":2,"actor":"black","#,
            r#""moves":["a6e","a7e","a7s","b7s","f1n","g1n","g1w","g2w"],"outcome":null,"#,
            r#""position":"BB3W1/BB1R1WW/2RRR1W/1RRRRR1/2RRR2/WW1R1BB/WW3BB black 0-0 - -"}"#,
            "\n"
        )
    );
    assert_eq!(
        says(&["moves", "bille-trap", "--players", "3", "--json", "--from", "d1 e k d1 e"]),
        concat!(
            r#"{"game":"bille-trap","players":3,"actor":"chance","moves":["c","o"],"#,
            r#""weights":[10,14],"outcome":null,"position":"1......./......../........ 0,0,0 "#,
            r#"????????/????????/???????? 0 seat2 test:1:tray:turn"}"#,
            "\n"
        )
    );
}

#[test]
fn actors_are_named_as_in_each_game() {
    for (arguments, actor) in [
        (&["moves", "black-holes", "--json"][..], "light"),
        (&["moves", "black-holes", "--json", "--from", "e7n"], "dark"),
        (&["moves", "klotze", "--json", "--setup", "colours=red,blue first=blue"], "blue"),
        (&["moves", "klotze", "--json", "--players", "3", "--from", "d2-d1"], "yellow"),
        (&["moves", "bille-trap", "--json", "--from", "d5"], "seat1"),
    ] {
        let json = says(arguments);
        assert!(json.contains(&format!(r#""actor":"{actor}""#)), "{json}");
    }
}

#[test]
fn an_ended_game_has_its_outcome() {
    let won = "7/7/7/7/7/7/5BW black 6-7 - -";
    let json = says(&["moves", "kuba", "--json", "--position", won]);
    assert!(json.contains(r#""actor":null,"moves":[],"#), "{json}");
    assert!(json.contains(r#""outcome":{"winners":["black"],"rule":"KU-9"}"#), "{json}");
    let drawn = ["moves", "kuba", "--json", "--from", "g1n a1n g3s a3s g1n a1n g3s a3s"];
    let json = says(&drawn);
    assert!(json.contains(r#""outcome":{"winners":["white","black"],"rule":"ALL-1"}"#), "{json}");
    let left = ["moves", "klotze", "--json", "--players", "3", "--from", "left:1 resign:3"];
    let json = says(&left);
    assert!(json.contains(r#""outcome":{"winners":["yellow"],"rule":"ALL-4"}"#), "{json}");
    assert!(says(&["show", "kuba", "--position", won]).contains("Black wins. KU-9: You win"));
}

#[test]
fn an_illegal_token_exits_with_1_and_names_its_place_and_rule() {
    let (status, said) = fails(&["moves", "kuba", "--from", "a7s a1e b1w"]);
    assert_eq!(status, Some(1));
    assert_eq!(said, "error: move 3, “b1w”: KU-4: the marble on b1 is Black’s, not yours.\n");
    let (status, said) = fails(&["show", "kuba", "--from", "a7s xyzzy", "--lang", "fr"]);
    assert_eq!(status, Some(1));
    assert!(said.starts_with("erreur\u{a0}: coup 2\u{a0}: «\u{202f}xyzzy\u{202f}»"), "{said}");
}

#[test]
fn stdin_answers_each_line_with_a_line() {
    let output = fed(&["moves", "kuba", "--stdin"], b"a7s\n\na7s a1e b1w\r\na7s \xff\nzz");
    let said = out(&output);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 5, "{said}");
    assert!(lines[0].contains(r#""actor":"black""#));
    assert!(lines[1].contains(r#""actor":"white""#));
    assert_eq!(
        lines[2],
        r#"{"error":"KU-4: the marble on b1 is Black’s, not yours.","rule":"KU-4","at":3}"#
    );
    assert!(lines[3].ends_with(r#""rule":null,"at":2}"#), "{}", lines[3]);
    assert!(lines[4].ends_with(r#""rule":null,"at":1}"#), "{}", lines[4]);
    assert!(output.status.success());
}

#[test]
fn stdin_starts_each_line_from_what_was_opened() {
    let output = fed(&["moves", "kuba", "--stdin", "--from", "a7s"], b"a1n\na1n\n");
    let said = out(&output);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], lines[1]);
    assert!(lines[0].contains(r#""actor":"white""#));
}

#[test]
fn stdin_survives_an_endless_line() {
    let mut input = vec![b'x'; 3 << 20];
    input.extend(b"\na7s\n");
    let said = out(&fed(&["moves", "kuba", "--stdin"], &input));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 2, "{said}");
    assert!(lines[0].contains("too long") && lines[1].contains("black"));
}

#[test]
fn perft_ends_with_the_count() {
    assert_eq!(says(&["perft", "kuba", "4"]), "6384\n");
    assert_eq!(says(&["perft", "black-holes", "0"]), "1\n");
    let divided = says(&["perft", "klotze", "2", "--players", "2", "--divide"]);
    assert_eq!(divided.lines().count(), 81);
    assert_eq!(divided.lines().last(), Some("6068"));
    for ended in ["resign:1", "draw"] {
        assert_eq!(says(&["perft", "kuba", "3", "--from", ended]), "0\n", "nothing follows");
    }
    let repeated = "g1n a1n g3s a3s g1n a1n g3s a3s";
    assert_eq!(says(&["perft", "kuba", "3", "--from", repeated]), "640\n", "not applied");
    let rate = error(&ludotheque(&["perft", "bille-trap", "5"]));
    assert!(rate.contains("million per second"), "{rate}");
}

/// A record with all that format 2 has.
const VARIED: &str = "format: 2\ngame: kuba\nedition: 1\n\n{A start.} a7s? {Too slow.} \
    (a6e! b1n (a1e {gives up a marble}) g1n) (g1n) a1n!? b7s";

#[test]
fn a_record_with_variations_is_shown_whole() {
    let file = std::env::temp_dir().join(format!("ludotheque-{}.varied", std::process::id()));
    std::fs::write(&file, VARIED).expect("a file");
    let path = file.to_str().expect("a path");
    let shown = says(&["show", "kuba", "--record", path]);
    let (_, moves) = shown.split_once("Moves, with variations and comments:\n").expect("a list");
    let lines = [
        "  “A start.” a7s? “Too slow.”",
        "    or a6e! b1n",
        "         or a1e “gives up a marble”",
        "       g1n",
        "    or g1n",
        "  a1n!? b7s",
    ];
    // A variation begins three letters further in than what it is a variation of.
    let lines = lines.map(|line| line.replace("    or", "  or").replace("         or", "     or"));
    assert_eq!(
        moves.lines().map(str::trim).collect::<Vec<_>>(),
        lines.map(|line| line.trim().to_owned())
    );
    let french = says(&["show", "kuba", "--record", path, "--lang", "fr"]);
    assert!(french.contains("ou a6e! b1n\n"), "{french}");
    std::fs::remove_file(&file).expect("it was there");
}

#[test]
fn who_needs_a_line_gets_the_main_line_and_is_told() {
    let file = std::env::temp_dir().join(format!("ludotheque-{}.line", std::process::id()));
    std::fs::write(&file, VARIED).expect("a file");
    let path = file.to_str().expect("a path");
    let line = says(&["moves", "kuba", "--from", "a7s a1n b7s"]);
    let moves = ludotheque(&["moves", "kuba", "--record", path]);
    assert_eq!(out(&moves), line);
    let told = "The record has 3 variations; only the main line is used.";
    assert!(error(&moves).contains(told), "{}", error(&moves));
    let analysed = ludotheque(&["analyse", "kuba", "--record", path, "--depth", "1", "--json"]);
    assert!(error(&analysed).contains(told) && analysed.status.success());
    let played = fed(&["play", "kuba", "--record", path, "--seats", "you,you"], b"quit\n");
    assert!(error(&played).contains(told) && played.status.success());
    let load = format!("load {path}\nquit\n");
    let loaded = out(&fed(&["play", "kuba", "--seats", "you,you"], load.as_bytes()));
    assert!(loaded.contains(told), "{loaded}");
    let (status, said) = fails(&["verify", path]);
    assert_eq!(status, Some(1));
    assert!(said.contains(told), "{said}");
    std::fs::remove_file(&file).expect("it was there");
}

#[test]
fn a_record_is_shown_at_its_end() {
    let file = std::env::temp_dir().join(format!("ludotheque-{}.record", std::process::id()));
    let record = "format: 1\ngame: kuba\nedition: 1\nseat1: Ada\n\na7s {why not} a1n resign:1\n";
    std::fs::write(&file, record).expect("a file");
    let path = file.to_str().expect("a path");
    let shown = says(&["show", "kuba", "--record", path]);
    assert!(shown.contains("Black wins. ALL-4"), "{shown}");
    let (status, said) = fails(&["show", "klotze", "--record", path]);
    assert_eq!(status, Some(1));
    assert!(said.contains("this is a record of “kuba”, not of klotze"), "{said}");
    std::fs::write(&file, b"format: 1\n\xff").expect("a file");
    let (status, said) = fails(&["show", "kuba", "--record", path]);
    assert_eq!(status, Some(1));
    assert!(said.contains("is not a text"), "{said}");
    std::fs::remove_file(&file).expect("it was there");
    let (status, said) = fails(&["show", "kuba", "--record", path]);
    assert_eq!(status, Some(3));
    assert!(said.contains("file not found"), "{said}");
    let folder = std::env::temp_dir();
    let (status, said) = fails(&["show", "kuba", "--record", folder.to_str().expect("a path")]);
    assert_eq!(status, Some(3));
    assert!(said.contains("is a folder, not a game file"), "{said}");
}

#[test]
fn a_wrong_command_line_exits_with_2() {
    for (arguments, part) in [
        (&["dance"][..], "unknown command “dance”"),
        (&["show", "chess"], "there is no game “chess”. Choose one of black-holes"),
        (&["show"], "missing argument: <GAME>"),
        (&["show", "kuba", "--colour"], "unknown argument “--colour”"),
        (&["perft", "kuba", "-1"], "unknown argument"),
        (&["perft", "kuba", "many"], "invalid value “many” for <DEPTH>"),
        (&["perft", "kuba", "many"], "For help: ludotheque perft --help"),
        (&["--lang", "en", "admin", "close", "nowhere"], "ludotheque admin close --help"),
        (&["perft", "kuba", "101"], "invalid value “101” for <DEPTH>. Choose 0 to 100."),
        (&["show", "kuba", "--players"], "needs a value"),
        (&["moves", "kuba", "--json", "--json"], "--json is given twice"),
        (&["show", "kuba", "--setup", "mirrored", "--position", "x"], "can’t be used together"),
        (&["bench"], ""),
        (&["serve", "--tls-key", "key.pem"], "missing argument: --tls-cert"),
        (&["serve", "--port", "70000"], "invalid value “70000” for --port"),
        (&["admin"], ""),
        (&["admin", "close", "nowhere"], "invalid value “nowhere” for <TABLE>"),
    ] {
        let (status, said) = fails(arguments);
        assert_eq!(status, Some(2), "{arguments:?}: {said}");
        assert!(said.contains(part), "{arguments:?}: {said}");
    }
}

#[test]
fn a_wrong_start_exits_with_1() {
    for (arguments, part) in [
        (&["show", "kuba", "--setup", "sideways"][..], "unknown set-up “sideways”"),
        (&["show", "kuba", "--players", "3"], "this game is for 2 players, not 3"),
        (&["show", "klotze", "--players", "5"], "this game is for 2 to 4 players, not 5"),
        (&["show", "klotze", "--setup", "colours=red,red"], "red is given twice"),
        (
            &["show", "klotze", "--players", "3", "--setup", "players=2"],
            "this game has 2 players, not 3",
        ),
        (&["show", "kuba", "--position", "what?"], "a position has 5 parts"),
        (
            &[
                "show",
                "bille-trap",
                "--players",
                "3",
                "--position",
                "......../......../........ 0,0 ????????/????????/???????? 0 seat1 die",
            ],
            "this game has 2 players, not 3",
        ),
    ] {
        let (status, said) = fails(arguments);
        assert_eq!(status, Some(1), "{arguments:?}: {said}");
        assert!(said.contains(part), "{arguments:?}: {said}");
    }
}

#[test]
fn help_is_there_in_both_languages() {
    for command in ["games", "show", "moves", "perft", "bench", "serve", "admin", "backup"] {
        let english = says(&[command, "--help"]);
        assert!(english.contains("Usage: ludotheque"), "{english}");
        assert!(!english.contains("cli-"), "no code is left bare: {english}");
        let french = says(&[command, "--help", "--lang", "fr"]);
        assert!(french.contains("Utilisation\u{a0}: ludotheque"), "{french}");
        assert!(!french.contains("cli-"), "no code is left bare: {french}");
        assert_ne!(english, french);
    }
    assert!(says(&["--help"]).contains("Exit status"));
    assert!(says(&["--version"]).starts_with("ludotheque "));
}

#[test]
fn bench_measures_every_game() {
    let json = says(&["bench", "rules", "--json", "--rounds", "1"]);
    for game in ["black-holes", "kuba", "klotze", "bille-trap"] {
        assert!(json.contains(&format!(r#"{{"game":"{game}","perft_bulk":"#)), "{json}");
    }
    assert_eq!(json.lines().count(), 1);
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut running = program(&["perft", "klotze", "2", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(running.stdout.take());
    let output = running.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}", error(&output));
}

#[test]
#[cfg(target_os = "linux")]
fn nobody_to_tell_is_no_panic() {
    for (arguments, status) in [(&["perft", "kuba", "2"][..], 0), (&["show", "chess"], 2)] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a device");
        let output = program(arguments).stderr(full).output().expect("it runs");
        assert_eq!(output.status.code(), Some(status), "{arguments:?}");
    }
}
