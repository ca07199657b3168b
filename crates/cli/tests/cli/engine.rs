//! The engine as another program would use it, line by line.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use shelf::{Game, Opening};

/// Where books are kept: they take a while to work out.
const FOLDER: &str = env!("CARGO_TARGET_TMPDIR");

fn command(arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ludotheque"));
    program.arg("engine").args(arguments);
    program.env("LC_ALL", "C").env_remove("LANG").env_remove("LC_MESSAGES");
    program.env("XDG_CACHE_HOME", FOLDER).env("LOCALAPPDATA", FOLDER);
    program.stdin(Stdio::piped()).stdout(Stdio::piped());
    program
}

/// Everything that the engine answers to an input that ends.
fn answers_to(arguments: &[&str], input: &[u8]) -> Vec<String> {
    let mut running = command(arguments).spawn().expect("the engine runs");
    running.stdin.take().expect("its input").write_all(input).expect("it reads");
    let output = running.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{:?}", output.status);
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(str::to_owned).collect()
}

fn answers(input: &str) -> Vec<String> {
    answers_to(&["--bot", "plain"], input.as_bytes())
}

/// The one `best` among the answers.
fn best(answers: &[String]) -> &str {
    let found: Vec<&str> = answers.iter().filter_map(|line| line.strip_prefix("best ")).collect();
    assert_eq!(found.len(), 1, "{answers:?}");
    found[0]
}

/// The codes of all complaints.
fn complaints(answers: &[String]) -> Vec<&str> {
    let errors = answers.iter().filter_map(|line| line.strip_prefix("error "));
    errors.map(|error| error.split(' ').next().unwrap_or_default()).collect()
}

/// An engine that is talked to.
struct Conversation {
    engine: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Conversation {
    fn new(arguments: &[&str]) -> Self {
        let mut engine = command(arguments).spawn().expect("the engine runs");
        let input = engine.stdin.take().expect("its input");
        let output = BufReader::new(engine.stdout.take().expect("its output"));
        Self { engine, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it reads");
    }

    /// Waits for a line that begins so.
    fn hear(&mut self, beginning: &str) -> String {
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).expect("a line") > 0, "no {beginning}");
            if line.starts_with(beginning) {
                return line.trim().to_owned();
            }
        }
    }

    fn ends(mut self) {
        assert!(self.engine.wait().expect("it ends").success());
    }
}

#[test]
fn a_search_tells_what_it_finds_and_ends_with_the_best() {
    let said = answers("newgame kuba players=2\nposition start actions a7s\ngo nodes=5000\n");
    assert_eq!(said[0], "ludotheque 1");
    let mut kuba = Game::Kuba.open(&Opening::default()).expect("a game");
    kuba.add_tokens("a7s").expect("legal");
    assert!(kuba.actions().contains(&best(&said).to_owned()), "{said:?}");
    let info = said[said.len() - 2].split(' ').collect::<Vec<_>>();
    let ["info", "depth", depth, "score", score, "nodes", nodes, "time", time, "line", first, ..] =
        info[..]
    else {
        panic!("{said:?}");
    };
    assert!(depth.parse::<u32>().is_ok_and(|depth| depth > 1), "{said:?}");
    assert!(score.parse::<i32>().is_ok() && time.parse::<u64>().is_ok(), "{said:?}");
    assert_eq!(nodes, "5000");
    assert_eq!(first, best(&said));
}

#[test]
fn every_game_is_played_by_the_strongest_bot() {
    for (game, before) in
        [("kuba", ""), ("black-holes", "d4s"), ("klotze", ""), ("bille-trap", "d5")]
    {
        let input = format!("newgame {game}\nposition start actions {before}\ngo nodes=300\n");
        let said = answers_to(&[], input.as_bytes());
        let game = Game::named(game).expect("a game");
        let mut played = game.open(&Opening::default()).expect("a start");
        if complaints(&said).is_empty() {
            played.add_tokens(before).expect("legal");
        }
        assert!(played.actions().contains(&best(&said).to_owned()), "{said:?}");
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let input = "newgame black-holes\ngo nodes=3000\n";
    let once = answers(input);
    assert_eq!(best(&once), best(&answers(input)));
}

#[test]
fn depth_and_set_ups_are_heard() {
    let said = answers("newgame kuba mirrored\nposition start\ngo depth=2\nquit\n");
    assert!(said.iter().any(|line| line.starts_with("info depth 2 ")), "{said:?}");
    assert!(!said.iter().any(|line| line.starts_with("info depth 3 ")), "{said:?}");
    let opening = Opening { setup: Some("mirrored"), ..Opening::default() };
    let mirrored = Game::Kuba.open(&opening).expect("a game");
    assert!(mirrored.actions().contains(&best(&said).to_owned()), "{said:?}");
}

/// What the last `info` says of this.
fn last(answers: &[String], name: &str) -> u64 {
    let info = answers.iter().rfind(|line| line.starts_with("info ")).expect("an info");
    let mut words = info.split(' ').skip_while(|word| *word != name);
    words.nth(1).and_then(|number| number.parse().ok()).expect("a number")
}

#[test]
fn a_depth_is_reached_and_told_however_many_play() {
    for game in ["klotze players=2", "klotze players=4", "black-holes", "kuba"] {
        let mut before = 0;
        for depth in 1..=4 {
            let name = game.split(' ').next().expect("a name");
            let set_up = game.strip_prefix(name).expect("the rest");
            let asked =
                format!("newgame {name} {set_up}\nposition start\ngo depth={depth}\nquit\n");
            let answers = answers_to(&[], asked.as_bytes());
            assert_eq!(last(&answers, "depth"), depth, "{game}: {answers:?}");
            let nodes = last(&answers, "nodes");
            assert!(before < nodes && nodes < 100_000, "{game}: {answers:?}");
            before = nodes;
        }
    }
}

#[test]
fn positions_are_read_as_texts() {
    // White pushes the seventh red off with one action.
    let position = "5WR/7/2RRR2/3B3/2RRR2/7/7 white 6-0 - -";
    let said = answers(&format!("newgame kuba\nposition {position} actions\ngo depth=2\n"));
    assert_eq!(best(&said), "f7e");
    assert!(said.iter().any(|line| line.contains("score win:")), "{said:?}");
}

#[test]
fn stop_ends_a_search_without_a_limit() {
    let mut talk = Conversation::new(&["--bot", "uct"]);
    talk.say("newgame kuba players=2");
    for _ in 0..3 {
        talk.say("position start actions a7s");
        talk.say("go");
        talk.hear("info ");
        talk.say("stop");
        talk.hear("best ");
    }
    // Nothing is under way: nothing is answered.
    talk.say("stop");
    talk.say("go nodes=10");
    talk.hear("best ");
    talk.say("quit");
    talk.ends();
}

#[test]
fn stop_is_heard_while_commands_wait() {
    let mut talk = Conversation::new(&["--bot", "plain"]);
    talk.say("newgame kuba\ngo nodes=1000\nposition start actions a7s\ngo time=80000000\nstop");
    talk.hear("best ");
    talk.hear("best ");
    talk.say("quit");
    talk.ends();
}

#[test]
fn quit_ends_a_search_and_the_end_of_the_input_waits_for_it() {
    let mut talk = Conversation::new(&["--bot", "uct"]);
    talk.say("newgame kuba\ngo");
    talk.hear("info ");
    talk.say("quit");
    talk.hear("best ");
    talk.ends();
    let said = answers_to(&["--bot", "uct"], b"newgame kuba\ngo nodes=2000\n");
    assert!(said.iter().any(|line| line.contains(" nodes 2000 ")), "{said:?}");
    best(&answers_to(&["--bot", "uct"], b"newgame kuba\ngo\n"));
}

#[test]
fn mistakes_are_answered_and_forgotten() {
    let said = answers(
        "go\nposition start\nhello\nnewgame chess\nnewgame kuba players=5\ngo nodes=5\n\
         newgame kuba\nposition start actions zebra\ngo nodes=5\nposition start actions a7n\n\
         position nowhere\ngo fast\ngo nodes=5 time=5\n\nposition start actions a7s\ngo nodes=5\n",
    );
    assert_eq!(
        complaints(&said),
        [
            "engine-no-game",
            "engine-no-game",
            "engine-unknown-command",
            "engine-unknown-game",
            "setup-players",
            "engine-no-game",
            "token-unreadable",
            "engine-no-position",
            "kuba-no-room-behind",
            "position-fields",
            "engine-unknown-limit",
            "engine-unknown-limit",
        ],
        "{said:#?}"
    );
    best(&said);
}

#[test]
fn nobody_is_asked_when_chance_acts_or_the_game_is_over() {
    let dice = answers_to(&["--bot", "random"], b"newgame bille-trap players=3\ngo\n");
    assert_eq!(complaints(&dice), ["engine-no-seat"]);
    let over = answers("newgame kuba\nposition start actions resign:1\ngo nodes=5\n");
    assert_eq!(complaints(&over), ["engine-no-seat"]);
}

#[test]
fn hostile_input_ends_well() {
    let mut input = b"\xff\xfe\x00newgame\x1b[31m kuba\nnewgame kuba\r\n".to_vec();
    input.extend(vec![b'x'; 3 << 20]);
    input.extend(b"\nposition ");
    input.extend("a7s ".repeat(50_000).bytes());
    input.extend(b"\nposition start actions ");
    input.extend("a7s ".repeat(50_000).bytes());
    input.extend(b"\nposition start\ngo nodes=10");
    let said = answers_to(&["--bot", "plain"], &input);
    best(&said);
    assert_eq!(complaints(&said)[..2], ["engine-unknown-command", "engine-too-long"], "{said:?}");
    assert_eq!(complaints(&said).len(), 4);
    assert!(said.iter().all(|line| line.len() < 1_000 && !line.contains('\u{1b}')));
}

#[test]
fn errors_are_told_in_the_language_of_the_user() {
    let said = answers_to(&["--lang", "fr"], b"zebra\n");
    assert_eq!(
        said[1],
        "error engine-unknown-command commande inconnue\u{a0}: «\u{202f}zebra\u{202f}»."
    );
}

#[test]
fn levels_and_bots_are_chosen_on_the_command_line() {
    best(&answers_to(&["--level", "1"], b"newgame kuba\ngo\n"));
    best(&answers_to(&["--bot", "plain:2"], b"newgame kuba\ngo\n"));
    let wrong = command(&["--bot", "exec:true"]).stderr(Stdio::piped()).output().expect("it runs");
    assert_eq!(wrong.status.code(), Some(2));
}
