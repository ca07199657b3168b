//! What the table gives to people at one keyboard: names, draws, another game,
//! and records that go on where they ended.

use std::{fs, thread, time::Duration};

use super::{Person, fed, file, told};

/// White pushes a seventh red off next.
const WON_BY_WHITE: &str = "B6/7/7/7/7/7/5WR black 6-6 - -";

#[test]
fn people_at_one_keyboard_agree_on_a_draw() {
    let told = told(&["kuba", "--seats", "you,you"], "a7s\ndraw\ndraw\nback\nmoves\n");
    assert!(told.contains("You offer a draw.\n"), "{told}");
    assert!(told.contains("A draw. ALL-3"), "{told}");
    assert!(told.contains("You can offer a draw when it is your turn."), "it is over: {told}");
    assert!(told.contains("2 moves undone."), "{told}");
    assert!(told.contains("8 legal moves:"), "{told}");
}

#[test]
fn bots_answer_by_what_they_expect() {
    let position = ["kuba", "--position", WON_BY_WHITE, "--seats"];
    let won = told(&[&position[..], &["level:1,you"]].concat(), "draw\ndraw\n");
    assert!(won.contains("White declines the draw.\n"), "{won}");
    assert!(won.contains("You have already offered a draw."), "{won}");
    assert!(!won.contains("A draw. ALL-3"), "{won}");
    let lost = WON_BY_WHITE.replace("black", "white");
    let lost = told(&["kuba", "--position", &lost, "--seats", "you,level:1"], "draw\n");
    assert!(lost.contains("Black agrees to a draw.\nA draw. ALL-3"), "{lost}");
}

#[test]
fn people_have_names_and_records_keep_them() {
    let path = file("names");
    let path = path.to_str().expect("a path");
    let seats = ["klotze", "--seats", "you,random,you", "--names", "Ada,Zoé Ben"];
    let told = told(&seats, format!("save {path}\n"));
    assert!(told.contains("Red: Ada\nYellow: a bot that plays random moves\n"), "{told}");
    let record = fs::read_to_string(path).expect("a record");
    assert!(record.contains("seat1: Ada\nseat2: random\nseat3: Zoé Ben\n"), "{record}");

    let again = self::told(&["klotze", "--record", path], "");
    assert!(again.contains("Red: Ada\n") && again.contains("Zoé Ben\n"), "{again}");
    let other = self::told(&["klotze", "--record", path, "--names", "Eve"], "");
    assert!(other.contains("Red: Eve\n") && other.contains("Zoé Ben\n"), "{other}");
    let loading = format!("load {path}\nsave {path}\n");
    self::told(&["klotze", "--seats", "you,you,best", "--names", "Eve"], loading);
    let record = fs::read_to_string(path).expect("a record");
    assert!(record.contains("seat1: Eve\nseat2: person\nseat3: best\n"), "{record}");
    fs::remove_file(path).expect("it was there");
}

#[test]
fn wrong_names_are_refused() {
    for (names, part) in [
        ("Ada,Ben", "2 names for 1 person at this keyboard."),
        ("best", "invalid value “best” for --names"),
        ("Ada,", "--names"),
    ] {
        let output = fed(&["kuba", "--names", names], "");
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{names}: {error}");
        assert!(error.contains(part), "{names}: {error}");
    }
}

#[test]
fn another_game_moves_everybody_on() {
    let path = file("again");
    let path = path.to_str().expect("a path");
    let input = format!("again\nresign\nagain\ne7n\nsave {path}\n");
    let told = told(&["black-holes", "--seats", "you,you", "--names", "Ada,Ben"], input);
    assert!(told.contains("The game is not over yet.\n"), "{told}");
    assert!(told.contains("To play again, type “again”.\n"), "{told}");
    assert!(told.contains("Light: Ben\nDark: Ada\n"), "{told}");
    let record = fs::read_to_string(path).expect("a record");
    assert!(record.contains("seat1: Ben\nseat2: Ada\n"), "{record}");
    assert!(record.trim_end().ends_with("e7n"), "a game of its own: {record}");
    fs::remove_file(path).expect("it was there");
}

/// KU-3
#[test]
fn ku_3_the_loser_has_white_in_the_next_game() {
    let seats = ["kuba", "--seats", "you,you", "--names", "Ada,Ben", "--position", WON_BY_WHITE];
    let told = told(&seats, "resign\nagain\nresign\nagain\nmoves\n");
    assert_eq!(told.matches("White: Ada\nBlack: Ben\n").count(), 1, "{told}");
    assert_eq!(told.matches("White: Ben\nBlack: Ada\n").count(), 2, "{told}");
    assert!(told.contains("8 legal moves:"), "from the start: {told}");
}

#[test]
fn a_seed_repeats_the_next_game_too_and_the_die_falls_anew() {
    let path = file("seeded");
    let path = path.to_str().expect("a path");
    let input = format!("e\nk\nresign\nagain\ne\nk\nsave {path}\n");
    let play = || {
        let arguments = ["bille-trap", "--seats", "you,you", "--seed", "11"];
        let told = told(&arguments, &input);
        (told, fs::read_to_string(path).expect("a record"))
    };
    let (told, record) = play();
    assert_eq!((told, record.clone()), play());
    assert!(
        record.contains("from the random seed ") && !record.contains("from the random seed 11"),
        "{record}"
    );
    fs::remove_file(path).expect("it was there");
}

#[test]
fn a_record_goes_on_with_all_that_it_says() {
    let path = file("going-on");
    let text = "format: 1\ngame: bille-trap\nedition: 1\nseat1: Ada\nseat2: level:1\n\
                date: 2020-02-02\nchance: rolled on a kitchen table\nset-up: players=2\n\n\
                {one} d1 e {two} k\n";
    fs::write(&path, text).expect("a file");
    let path = path.to_str().expect("a path");
    let told = told(&["bille-trap", "--record", path, "--seed", "3"], format!("save {path}\n"));
    assert!(told.contains("Player 1: Ada\nPlayer 2: level 1"), "{told}");
    let record = fs::read_to_string(path).expect("a record");
    assert!(record.contains("seat1: Ada\nseat2: level:1\ndate: 2020-02-02\n"), "{record}");
    assert!(record.contains("chance: rolled on a kitchen table; drawn by the program"), "{record}");
    assert!(record.contains("{one} d1 e {two} k d"), "{record}");
    fs::remove_file(path).expect("it was there");
}

#[test]
fn both_languages_agree_and_play_again() {
    let arguments = ["kuba", "--lang", "fr", "--seats", "vous,vous", "--names", "Ada,Ben"];
    let told = told(&arguments, "nulle\nencore\na7s\nquitter\n");
    for part in [
        "Vous proposez la nulle.\nPartie nulle. ALL-3",
        "Pour rejouer, écrivez «\u{202f}encore\u{202f}».",
        "Les blancs\u{a0}: Ben\nLes noirs\u{a0}: Ada\n",
        "a7s\u{a0}: Les blancs poussent a7 vers le bas.",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

/// A clock counts, is told, goes on in the next game, and ends the game of whoever
/// has no time left.
#[test]
fn a_game_at_one_keyboard_has_a_clock() {
    let seats = ["kuba", "--seats", "you,you", "--clock", "10+5"];
    let told = told(&seats, "a7s\nresign\nagain\n");
    // A busy machine takes some of the ten minutes.
    let is_full = |line: &&str| {
        line.contains("Time left – White: 10:0") || line.contains("Time left – White: 9:5")
    };
    assert_eq!(told.lines().filter(is_full).count(), told.matches("Time left").count(), "{told}");
    let again = told.rsplit("White’s turn.").next().expect("a game");
    assert!(again.lines().any(|line| is_full(&line)), "the next game: {told}");

    let mut late = Person::new(&["kuba", "--seats", "you,you", "--clock", "0:01"]);
    // Its second, and what is forgiven for a slow line, are over by then.
    thread::sleep(Duration::from_secs(2));
    let told = late.types("a7s");
    assert!(told.contains("White’s time has run out."), "{told}");
    assert!(told.contains("Black wins"), "{told}");

    let refused = fed(&["kuba", "--clock", "0"], "");
    assert!(!refused.status.success());
    let refused = fed(&["kuba", "--clock", "soon"], "");
    let error = String::from_utf8_lossy(&refused.stderr);
    assert!(error.contains("invalid value “soon” for --clock"), "{error}");
}
