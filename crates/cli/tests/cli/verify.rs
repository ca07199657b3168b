//! `ludotheque verify`, on records as a server writes them and as someone would
//! like them to be.

use std::{
    env, fs,
    path::PathBuf,
    process::{self, Command},
};

use chance::{Commitment, Contribution, Proof, Salt, Secret, Source};
use game::{Actor, Line};
use shelf::{Game, GameInProgress, Heading, Opening};
use table::{First, TableId};

const SECRET: Secret = Secret::of([3; 32]);
const SALT: Salt = Salt::of([4; 32]);

/// A record in a file of its own, gone when it is dropped.
struct Sheet(PathBuf);

impl Sheet {
    fn new(name: &str, text: &str) -> Self {
        let path = env::temp_dir().join(format!("ludotheque-verify-{}-{name}", process::id()));
        fs::write(&path, text).expect("a file");
        Self(path)
    }

    /// The exit status, and what is said.
    fn verify(&self, arguments: &[&str]) -> (Option<i32>, String) {
        let mut program = Command::new(env!("CARGO_BIN_EXE_ludotheque"));
        program.arg("verify").arg(&self.0).args(arguments).env("LC_ALL", "C");
        let output = program.output().expect("the program runs");
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(said).expect("text"))
    }
}

impl Drop for Sheet {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// The table's name, made from its commitment and from who begins there.
fn table(first: First) -> String {
    TableId::committed(&Commitment::to(&SECRET, &SALT), first).to_string()
}

fn proof(players: u8) -> Proof {
    let table = table(First::ByLot);
    let contributions: Vec<_> =
        (0..players).map(|seat| Some(Contribution::of([seat; 16]))).collect();
    let lot = Some(Source::new(&SECRET, &table, &contributions).lot(players));
    let commitment = Commitment::to(&SECRET, &SALT);
    let secret = Some((SECRET, SALT));
    Proof { table, commitment, contributions, lot, secret }
}

/// A game that is resigned after so many actions.
fn game(game: Game, proof: &Proof, length: usize) -> GameInProgress {
    let source = Source::new(&SECRET, &proof.table, &proof.contributions);
    let mut game = game.open(&Opening::default()).expect("a game");
    let mut chances = 0;
    for number in 0..length {
        let token = if game.turn() == Actor::Chance {
            chances += 1;
            source.action(&game, chances - 1).expect("chance acts")
        } else {
            let actions = game.actions();
            actions[number % actions.len()].clone()
        };
        game.add_tokens(&token).expect("a legal action");
    }
    game.add_tokens("resign:1").expect("anyone may resign");
    game
}

fn record(game: &GameInProgress, proof: &Proof) -> String {
    let chance = Line::new(&proof.to_string());
    game.record(Heading { chance, ..Heading::default() })
}

#[test]
fn a_true_record_is_verified_in_both_languages() {
    let proof = proof(2);
    let sheet = Sheet::new("true", &record(&game(Game::BilleTrap, &proof, 40), &proof));
    let (status, said) = sheet.verify(&[]);
    assert_eq!(status, Some(0), "{said}");
    for part in [
        "The secret matches the commitment ",
        &proof.commitment.to_string(),
        &format!("The commitment came first if you played at the table {}", proof.table),
        "Not checked: the names",
        "The seat draw ",
        " die rolls and traps are what the secret requires",
        "Traps (o open, c closed): ",
        "Verified, provided that this is the commitment you were shown",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let (status, said) = sheet.verify(&["--commitment", &proof.commitment.to_string()]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("Verified: nobody has changed the dice or traps"), "{said}");
    let (status, said) = sheet.verify(&["--lang", "fr"]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("Trappes (o ouverte, c fermée)\u{a0}: "), "{said}");
}

/// As servers of 0.1 wrote them, and as a host would who has tried secrets until
/// the dice pleased: everything follows from the secret, but not the name.
#[test]
fn a_record_that_does_not_show_that_the_commitment_came_first_is_told_of() {
    let name = "zyxwvtsrqpnmkjhg".to_owned();
    let unmoved = Proof { table: name, lot: None, ..proof(2) };
    let sheet = Sheet::new("order", &record(&game(Game::BilleTrap, &unmoved, 40), &unmoved));
    for (language, part) in
        [("en", "does not show that the commitment came first"), ("fr", "La feuille ne montre pas")]
    {
        let (status, said) = sheet.verify(&["--lang", language]);
        assert_eq!(status, Some(0), "{said}");
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn a_game_without_chance_has_its_lot() {
    let proof = proof(2);
    let sheet = Sheet::new("kuba", &record(&game(Game::Kuba, &proof, 10), &proof));
    let (status, said) = sheet.verify(&[]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("This game has no die and nothing hidden"), "{said}");
    let unmoved = Proof { table: table(First::AsSeated), lot: None, ..proof };
    let sheet = Sheet::new("seated", &record(&game(Game::Kuba, &unmoved, 10), &unmoved));
    assert!(sheet.verify(&[]).1.contains("Seats were not drawn."));
}

#[test]
fn what_does_not_hold_is_told() {
    let true_proof = proof(2);
    let game = game(Game::BilleTrap, &true_proof, 40);
    let said = |name: &str, text: &str, arguments: &[&str], part: &str| {
        let (status, said) = Sheet::new(name, text).verify(arguments);
        assert_eq!(status, Some(1), "{said}");
        assert!(said.contains(part), "{part}: {said}");
    };
    let with = |proof: Proof| record(&game, &proof);
    let proof = || true_proof.clone();
    said("veiled", &with(Proof { secret: None, ..proof() }), &[], "contains no secret");
    let other = Secret::of([9; 32]);
    let exchanged = Proof { secret: Some((other, SALT)), ..proof() };
    said("exchanged", &with(exchanged.clone()), &[], "the secret does not match the commitment");
    let both = Proof { commitment: Commitment::to(&other, &SALT), lot: None, ..exchanged };
    said("both", &with(both.clone()), &[], "but the secret gives “");
    let mine = true_proof.commitment.to_string();
    said("mine", &with(both), &["--commitment", &mine], "is not the one that you gave");
    let lot = true_proof.lot.map(|lot| 1 - lot);
    said("lot", &with(Proof { lot, ..proof() }), &[], "the seat draw was not");
    let three = Proof { contributions: vec![None; 3], ..proof() };
    said("three", &with(three), &[], "contributions from 3 seats, but the game has 2");
    // A table's name holds whether seats are drawn, and the game need not have a die.
    let kuba = |proof: &Proof| record(&self::game(Game::Kuba, proof, 10), proof);
    let removed = kuba(&Proof { lot: None, ..proof() });
    said("removed", &removed, &[], "seats were to be drawn");
    said("removed-given", &removed, &["--commitment", &mine], "seats were to be drawn");
    let added = kuba(&Proof { table: table(First::AsSeated), ..proof() });
    said("lot-added", &added, &[], "nobody’s seat was to be drawn");
    let running = with(proof()).replace(" resign:1", "");
    let running = running.replace("resign:1", "");
    let result = running.lines().find(|line| line.starts_with("result:")).expect("a result");
    let running = running.replace(result, "result: unfinished");
    said("running", &running, &[], "the game is not over, but its record shows the secret");
    let text = with(proof());
    said("word", &text.replace("lot=", "lots="), &[], "“lots=");
    said(
        "missing",
        &text.replace(&format!("table={} ", true_proof.table), ""),
        &[],
        "has no “table=”",
    );
    said(
        "half",
        &text.replace("salt=", "").replace(&SALT.to_string(), ""),
        &[],
        "without its salt",
    );
}

#[test]
fn what_no_server_drew_is_not_verified() {
    let game = game(Game::Kuba, &proof(2), 4);
    let (status, said) = Sheet::new("bare", &game.record(Heading::default())).verify(&[]);
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("does not say how its random outcomes were drawn"), "{said}");
    let chance = Line::new("drawn by the program when it was due");
    let own = game.record(Heading { chance, ..Heading::default() });
    let (status, said) = Sheet::new("own", &own).verify(&[]);
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("was not played on a server"), "{said}");
}

#[test]
fn what_is_no_record_is_refused() {
    assert_eq!(Sheet::new("empty", "").verify(&[]).0, Some(1));
    assert_eq!(Sheet::new("chess", "format: 1\ngame: chess\n").verify(&[]).0, Some(2));
    let (status, said) = Sheet::new("digits", "").verify(&["--commitment", "12"]);
    assert_eq!(status, Some(2), "{said}");
    assert!(said.contains("“12”"), "{said}");
}
