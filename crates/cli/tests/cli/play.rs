//! Playing through a pipe, as a script or a screen reader would: whole games,
//! every command, both languages, and whatever else can be typed.

mod table;

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio},
};

use bots::BotGame;
use game::Coded;
use shelf::Game;
use words::{Language, Words};

fn program(arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ludotheque"));
    program.arg("play").args(arguments).env("LC_ALL", "C").env_remove("LANG");
    // What bots work out once is worked out once for all tests.
    let cache = env!("CARGO_TARGET_TMPDIR");
    program.env("XDG_CACHE_HOME", cache).env("LOCALAPPDATA", cache);
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    program
}

/// Everything that is said when these lines are fed in, and nothing after them.
fn fed(arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut running = program(arguments).spawn().expect("the program runs");
    // Whoever does not want to hear more has ended already.
    let _ = running.stdin.take().expect("its input").write_all(input.as_ref());
    running.wait_with_output().expect("it ends")
}

/// What is told when all goes well.
fn told(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = fed(arguments, input);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments:?}: {error}");
    let told = String::from_utf8(output.stdout).expect("text");
    assert!(!told.contains('\u{1b}'), "no colours through a pipe: {told}");
    told
}

/// A file of this test's own.
fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("play-{name}"));
    let _ = fs::remove_file(&path);
    path
}

/// Somebody who plays through a pipe and waits for every answer.
struct Person {
    running: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Person {
    fn new(arguments: &[&str]) -> Self {
        let mut running = program(arguments).stderr(Stdio::null()).spawn().expect("it runs");
        let to = running.stdin.take().expect("its input");
        let from = BufReader::new(running.stdout.take().expect("its output"));
        Self { running, to, from }
    }

    /// Types a line; gives back everything that is told until the next is due.
    fn types(&mut self, line: &str) -> String {
        const DUE: &str = "Write “help” on a line of its own.";
        write!(self.to, "{line}\nhelp it\n").expect("it listens");
        let mut told = String::new();
        loop {
            let before = told.len();
            let read = self.from.read_line(&mut told).expect("it speaks");
            assert!(read > 0, "it ended: {told}");
            if told[before..].trim_end() == DUE {
                told.truncate(before);
                return told;
            }
        }
    }

    /// The legal actions, as the program tells them.
    fn actions(&mut self) -> Vec<String> {
        let told = self.types("moves");
        let listed = told.lines().filter(|line| line.starts_with("  "));
        listed.flat_map(str::split_whitespace).map(str::to_owned).collect()
    }

    fn quits(mut self) {
        writeln!(self.to, "quit").expect("it listens");
        assert!(self.running.wait().expect("it ends").success());
    }
}

/// Plays a whole game with any legal actions; gives back its record.
fn whole_game(arguments: &[&str], name: &str) -> String {
    let path = file(name);
    let mut person = Person::new(arguments);
    let mut course = person.types("");
    for number in 0_usize.. {
        let actions = person.actions();
        let Some(action) = actions.get(number * 7 % actions.len().max(1)) else { break };
        assert!(!course.contains("wins"), "nobody wins before the end: {course}");
        course = person.types(action);
        let is_told = course.contains(&format!("{action}: "));
        assert!(is_told, "{action}: {course}");
        assert!(number < 2_000, "every game ends");
    }
    assert!(course.contains("wins.") || course.contains("A draw."), "{course}");
    assert!(course.contains("You can still save the game"), "{course}");
    let told = person.types(&format!("save {}", path.display()));
    assert!(told.starts_with("Saved to "), "{told}");
    person.quits();
    let record = fs::read_to_string(&path).expect("a record");
    fs::remove_file(&path).expect("it was there");
    record
}

#[test]
fn whole_games_of_kuba() {
    let record = whole_game(&["kuba", "--seats", "you,best:500n", "--seed", "1"], "kuba");
    assert!(record.starts_with("format: 1\ngame: kuba\n"), "{record}");
    assert!(record.contains("seat1: person\nseat2: best:500n\ndate: 20"), "{record}");
    assert!(record.contains("result: 2 > 1 by KU-"), "{record}");
    assert!(!record.contains("chance:"), "there is none: {record}");
}

#[test]
fn whole_games_of_black_holes() {
    let record = whole_game(&["black-holes", "--seats", "best:500n,you", "--seed", "1"], "holes");
    assert!(record.contains("result: 1 > 2 by BH-12"), "{record}");
}

#[test]
fn whole_games_of_klotze() {
    let seats = "you,best:300n,you,level:1:300n";
    let record = whole_game(&["klotze", "--seats", seats, "--seed", "1"], "klotze");
    assert!(record.contains("set-up: colours=red,yellow,green,blue first=red"), "{record}");
    assert!(record.contains(" by KL-14") || record.contains(" by ALL-"), "{record}");
}

#[test]
fn whole_games_of_bille_trap() {
    let arguments =
        ["bille-trap", "--seats", "you,level:1:500n,you", "--seed", "18446744073709551615"];
    let record = whole_game(&arguments, "bille-trap");
    let chance =
        "chance: drawn by the program at each roll, from the random seed 18446744073709551615";
    assert!(record.contains(chance), "{record}");
    assert!(record.contains(" by BT-13"), "{record}");
    let again = whole_game(&arguments, "bille-trap-again");
    let without_date = |record: &str| {
        let lines = record.lines().filter(|line| !line.starts_with("date: "));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(without_date(&record), without_date(&again), "a seed repeats a game");
}

#[test]
fn without_a_seed_games_differ() {
    let dice = || {
        let told = told(&["bille-trap", "--seats", "you,you"], "e\nk\n".repeat(40));
        told.lines().filter(|line| line.contains(" rolls ")).collect::<String>()
    };
    assert_ne!(dice(), dice(), "both by one chance in 6⁴⁰ at most");
}

#[test]
fn bots_play_among_themselves() {
    let told = told(&["kuba", "--seats", "best:300n,random", "--seed", "3"], "");
    assert!(told.contains("White: level 8 of 8, “Diamond”"), "{told}");
    assert!(told.contains("Black: a bot that plays random moves"), "{told}");
    assert!(told.contains("White wins."), "{told}");
    assert!(!told.contains("help"), "nobody is there to be helped: {told}");
}

#[test]
fn a_refused_action_names_its_rule() {
    let told = told(&["kuba", "--seats", "you,you"], "b1w\nxyzzy\na7s b1w\na7s b1n\n");
    assert!(told.contains("\nKU-4: the marble on b1 is Black’s, not yours.\n"), "{told}");
    assert!(told.contains("“xyzzy” is not a move."), "{told}");
    assert!(told.contains("“b1w” would come after the end of your turn"), "{told}");
    assert!(!told.contains("pushes"), "nothing was played: {told}");
    let holes = self::told(&["black-holes", "--seats", "you,you"], "e7n\nd7w d7w\n");
    assert!(holes.contains("move 2, “d7w”: BH-"), "{holes}");
    assert!(!holes.contains("Dark tips"), "all of a line or nothing: {holes}");
}

#[test]
fn a_beginning_lists_what_it_could_become() {
    let told = told(&["kuba", "--seats", "you,you"], "a7\nha\nqu\n");
    assert!(told.contains("“a7” is not complete. Did you mean:\n  a7e a7s\n"), "{told}");
    assert!(told.contains("“ha” is not a move"), "{told}");
    assert!(
        told.contains("“qu” is not complete. Did you mean:\n  quit\n"),
        "and nobody leaves by mistake: {told}"
    );
    assert!(!told.contains("pushes"), "{told}");
}

#[test]
fn several_actions_of_a_turn_stand_on_one_line() {
    let told = told(&["black-holes", "--seats", "you,you"], "e7n\nd7w g6e\n");
    assert!(told.contains("d7w: Dark tips") && told.contains("g6e: Dark tips"), "{told}");
    assert!(told.trim_end().contains("Light to play."), "{told}");
}

#[test]
fn back_goes_to_ones_last_decision() {
    let told = told(&["kuba", "--seats", "you,random"], "back\na7s\nback\na7s\nretour\nmoves\n");
    assert!(told.contains("You have no move to undo."), "{told}");
    assert_eq!(told.matches("2 moves undone.").count(), 2, "{told}");
    assert!(told.contains("8 legal moves:\n  a6e a7e a7s b7s"), "{told}");
}

#[test]
fn back_never_gets_a_second_die() {
    let arguments = ["bille-trap", "--seats", "you,you", "--from", "d1"];
    let told = told(&arguments, "back\ne\nback\n");
    assert_eq!(told.matches("You can’t undo a die roll or a trap.").count(), 1, "{told}");
    assert_eq!(told.matches("1 move undone.").count(), 1, "{told}");
}

#[test]
fn a_hint_finds_the_win() {
    let position = "B6/7/7/7/7/7/5WR white 6-6 - -";
    let arguments = ["kuba", "--position", position, "--seats", "you,you", "--time", "50"];
    let told = told(&arguments, "hint\nf1e\nhint\n");
    assert!(told.contains("Try f1e"), "{told}");
    assert!(told.contains("f1e wins at once: it makes the winning capture."), "{told}");
    assert!(told.contains("White wins. KU-9"), "{told}");
    assert!(told.contains("There is no hint"), "{told}");
    let start = self::told(&["kuba", "--seats", "you,you", "--time", "50"], "hint\n");
    let why =
        start.lines().skip_while(|line| !line.starts_with("> Try") && !line.starts_with("Try"));
    assert!(why.count() >= 2, "a hint has its reason: {start}");
}

#[test]
fn a_saved_game_is_loaded_again() {
    let path = file("saved game.txt");
    let path = path.to_str().expect("a path");
    let arguments = ["kuba", "--seats", "you,level:1:100n"];
    let told = told(&arguments, format!("a7s\nsave {path}\nload {path}\nquit\n"));
    assert!(told.contains("Saved to "), "{told}");
    assert!(told.contains("Opened “"), "{told}");
    assert!(told.ends_with("Goodbye.\n") && !told.contains("not saved"), "{told}");

    let again = self::told(&["kuba", "--record", path], "board\nback\na6e\nsave /dev/null/x\n");
    assert!(again.contains("White: you\nBlack: level 1 of 8"), "all sit as they sat: {again}");
    assert!(again.contains("2 moves undone."), "{again}");
    assert!(again.contains("can’t write “"), "{again}");
    assert!(again.contains("not saved"), "{again}");

    let other = self::told(&["klotze", "--seats", "you,you"], format!("load {path}\n"));
    assert!(other.contains("this is a record of “kuba”, not of klotze"), "{other}");
    let missing = self::told(&["kuba"], format!("load {path}-not\nload\nsave\n"));
    assert!(missing.contains("file not found: “"), "{missing}");
    assert!(
        missing.contains("Give a file name: load FILE.\nGive a file name: save FILE.\n"),
        "{missing}"
    );
    fs::remove_file(path).expect("it was there");
}

#[test]
fn no_other_file_is_written_over() {
    let path = file("diary");
    fs::write(&path, "dear diary").expect("a file");
    let told = told(&["kuba", "--seats", "you,you"], format!("a7s\nsave {}\n", path.display()));
    assert!(told.contains("already exists and is not a game file. Nothing was saved."), "{told}");
    assert_eq!(fs::read_to_string(&path).expect("a file"), "dear diary");
    fs::remove_file(&path).expect("it was there");
}

#[test]
fn who_resigns_can_still_save_or_take_back() {
    let told = told(&["kuba", "--seats", "you,random"], "resign\nresign\nback\nmoves\n");
    assert!(told.contains("White resigns."), "{told}");
    assert!(told.contains("Black wins. ALL-4"), "{told}");
    assert!(told.contains("You can resign when it is your turn."), "{told}");
    assert!(told.contains("8 legal moves:"), "{told}");
    let klotze = self::told(&["klotze", "--seats", "you,random,random"], "resign\nd2-d3\nback\n");
    assert!(klotze.contains("Red resigns."), "{klotze}");
    assert!(!klotze.contains("Yellow plays"), "the others wait: {klotze}");
    assert!(klotze.contains("All players at this keyboard have left the game."), "{klotze}");
    assert!(klotze.contains("1 move undone."), "{klotze}");
}

#[test]
fn the_board_is_told_in_words() {
    let told = told(&["kuba", "--seats", "you,you"], "a7s\n");
    assert!(told.starts_with("Kuba, 2 players\nWhite: a player at this keyboard\n"), "{told}");
    assert!(told.contains("White marbles (8): a6, a7, b6, b7, f1, f2, g1, g2."), "{told}");
    assert!(
        told.contains("a7s: White pushes a7 down.\nWhite marbles (8): a5, a6"),
        "only what has changed: {told}"
    );
    assert!(told.contains("Black to play.\nReds captured: White 0, Black 0.\n"), "{told}");
    let plain = self::told(&["kuba", "--plain", "--seats", "you,you"], "a7s\n");
    assert_eq!(told, plain);
    let track = self::told(&["bille-trap", "--seats", "you,you", "--seed", "1"], "e\n");
    assert!(track.contains("Player 1: 2 in the tray, 0 at Home."), "{track}");
}

#[test]
fn french_is_spoken_and_both_are_understood() {
    let arguments = ["kuba", "--lang", "fr", "--seats", "vous,random"];
    let told = told(&arguments, "aide\ncoups\nb1w\nhelp\nplateau\nabandonner\nquitter\n");
    for part in [
        "Les blancs\u{a0}: vous\n",
        "annuler\u{a0}: annuler votre dernier coup",
        "8 coups permis\u{a0}:\n  a6e",
        "KU-4\u{a0}: la bille en b1 est",
        "Les blancs abandonnent.\n",
        "Les noirs gagnent. ALL-4",
        "Au revoir.\n",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(!told.contains("play-") && !told.contains("mark-"), "no code is left bare: {told}");
}

#[test]
fn every_command_is_told_by_help() {
    for game in Game::ALL.map(Game::name) {
        let told = told(&[game, "--seats", "you,you"], "help\n");
        let words = "help moves undo hint board rules save load draw resign again quit";
        for word in words.split(' ') {
            assert!(told.contains(&format!("\n{word}")), "{word}: {told}");
        }
    }
    let help = told(&["--help"], "");
    assert!(help.contains("--seats <SEATS>") && !help.contains("cli-"), "{help}");
    let french = told(&["--help", "--lang", "fr"], "");
    assert!(french.contains("--seats <PLACES>") && !french.contains("cli-"), "{french}");
}

#[test]
fn the_end_of_input_is_no_failure() {
    let told = told(&["kuba"], "");
    assert!(told.contains("White: you\nBlack: level 2 of 8"), "{told}");
    assert!(told.ends_with("Goodbye.\n") && !told.contains("not saved"), "{told}");
    let unfinished = self::told(&["kuba", "--seats", "you,you"], "a7s\na1n");
    assert!(
        unfinished.contains("a1n: Black pushes a1 up.\n"),
        "a last line needs no end: {unfinished}"
    );
    assert!(unfinished.ends_with("The game was not saved.\nGoodbye.\n"), "{unfinished}");
}

#[test]
fn hostile_input_is_only_refused() {
    let mut input: Vec<u8> = (0..=255).collect();
    input.extend(b"\n\x1b[2J\x1b]0;title\x07\n\0\n\xff\xfe\n");
    input.extend(vec![b'a'; 300_000]);
    input.extend(b"\n");
    input.extend("e ".repeat(20_000).bytes());
    input.extend(b"\nsave \x1b[31m\0\nload \xff\nhelp \xf0\x9f\nA7S\n");
    let told = told(&["kuba", "--seats", "you,you"], &input);
    assert!(told.contains("the line is too long"), "{told}");
    assert!(told.contains("a7s: White pushes a7 down.\n"), "and the game goes on: {told}");
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let mut running = program(&["kuba", "--seats", "random,random"]).spawn().expect("it runs");
    drop(running.stdout.take());
    let output = running.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn wrong_seats_are_refused_before_anything_begins() {
    for (arguments, status, part) in [
        (&["kuba", "--seats", "you,nobody"][..], 2, "invalid value “nobody” for --seats"),
        (&["kuba", "--seats", "you"], 1, "this game is for 2 players, not 1"),
        (&["klotze", "--players", "3", "--seats", "you,you"], 2, "2 players are given for 3 seats"),
        (&["chess"], 2, "there is no game “chess”"),
        (&["kuba", "--time", "0"], 2, "invalid value"),
    ] {
        let output = fed(arguments, "");
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}: {error}");
        assert!(error.contains(part), "{arguments:?}: {error}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn every_level_and_effect_has_its_words() {
    struct Codes;
    impl bots::Visitor for Codes {
        type Output = Vec<String>;
        fn visit<P: BotGame>(self) -> Vec<String> {
            let levels = (1..=P::LEVELS).map(|level| format!("level-{}-{level}", P::GAME));
            levels.chain(P::Effect::CODES.iter().map(|(code, _)| (*code).to_owned())).collect()
        }
    }
    for words in Language::ALL.map(Words::new) {
        for code in Game::ALL.into_iter().flat_map(|game| bots::visit(game, Codes)) {
            assert!(words.has(&code), "{:?} lacks {code}", words.language());
        }
    }
}
