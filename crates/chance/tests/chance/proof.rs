//! Games drawn by a source are proven, and whatever is changed in a record
//! afterwards is found.

use chance::{Commitment, Contribution, Proof, ProofError, Salt, Secret, Source, Unproven};
use game::{Actor, Quote};
use shelf::{Game, GameInProgress, Opening};

const SECRET: Secret = Secret::of([0x5e; 32]);
const SALT: Salt = Salt::of([0xa1; 32]);

fn proof(players: u8) -> Proof {
    let contributions: Vec<_> =
        (0..players).map(|seat| (seat != 1).then(|| Contribution::of([seat; 16]))).collect();
    let lot = Source::new(&SECRET, "table", &contributions).lot(players);
    Proof {
        table: "table".to_owned(),
        commitment: Commitment::to(&SECRET, &SALT),
        contributions,
        lot: Some(lot),
        secret: Some((SECRET, SALT)),
    }
}

fn open(game: Game, players: u8) -> GameInProgress {
    let opening = Opening { players: Some(players), ..Opening::default() };
    game.open(&opening).expect("so many may play")
}

/// A game of so many actions at most, with chance drawn as a server draws it.
fn play(game: Game, players: u8, length: usize) -> GameInProgress {
    let proof = proof(players);
    let source = Source::new(&SECRET, &proof.table, &proof.contributions);
    let mut game = open(game, players);
    let (mut chances, mut number) = (0, 12_345_usize);
    for _ in 0..length {
        let token = match game.turn() {
            Actor::Over(_) => break,
            Actor::Chance => {
                chances += 1;
                source.action(&game, chances - 1).expect("chance acts")
            }
            Actor::Seat(_) => {
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let actions = game.actions();
                actions[(number >> 33) % actions.len()].clone()
            }
        };
        game.add_tokens(&token).expect("a legal action");
    }
    game
}

#[test]
fn whole_games_are_proven() {
    for players in 2..=4 {
        let game = play(Game::BilleTrap, players, 2_000);
        assert!(game.ending().is_some(), "a whole game");
        let proof = proof(players);
        let verified = proof.verify(&game, Some(proof.commitment)).expect("it is true");
        let is_chance = |token: &&String| token.starts_with(['d', 'o', 'c']);
        let dice_and_tests = game.entries().iter().filter(is_chance).count();
        assert_eq!((verified.chances, verified.lot), (dice_and_tests, proof.lot));
        assert!(verified.deal.is_some());
        assert_eq!(verified.deal, proof.deal(&game), "shown as it was played");
    }
    for game in [Game::BlackHoles, Game::Kuba, Game::Klotze] {
        let mut played = play(game, 2, 60);
        if played.ending().is_none() {
            assert_eq!(proof(2).verify(&played, None), Err(Unproven::NotOver), "not yet");
            played.add_tokens("resign:1").expect("anyone may leave");
        }
        let verified = proof(2).verify(&played, None).expect("it is true");
        assert_eq!((verified.chances, verified.deal), (0, None));
    }
}

/// ALL-4 and ALL-3 while a die is due: it is not rolled, and the next one has
/// its number.
#[test]
fn people_may_leave_while_a_die_is_due() {
    let (proof, mut game) = (proof(3), open(Game::BilleTrap, 3));
    let source = Source::new(&SECRET, &proof.table, &proof.contributions);
    game.add_tokens("resign:1").expect("anyone may leave");
    game.add_tokens(&source.action(&game, 0).expect("a die")).expect("a roll");
    assert_eq!(proof.verify(&game, None), Err(Unproven::NotOver));
    game.add_tokens("draw").expect("all may agree");
    assert_eq!(proof.verify(&game, None).map(|verified| verified.chances), Ok(1));
}

fn unproven(change: impl FnOnce(&mut Proof)) -> Unproven {
    let mut proof = proof(3);
    change(&mut proof);
    let published = Commitment::to(&SECRET, &SALT);
    let game = play(Game::BilleTrap, 3, 2_000);
    proof.verify(&game, Some(published)).expect_err("it was changed")
}

#[test]
fn whatever_is_changed_is_found() {
    assert_eq!(unproven(|proof| proof.secret = None), Unproven::NoSecret);
    let others = Some((Secret::of([0; 32]), SALT));
    assert_eq!(unproven(|proof| proof.secret = others), Unproven::Commitment);
    let others = Some((SECRET, Salt::of([0; 32])));
    assert_eq!(unproven(|proof| proof.secret = others), Unproven::Commitment);
    assert_eq!(
        unproven(|proof| proof.contributions.truncate(2)),
        Unproven::Seats { found: 2, seats: 3 }
    );
    let drawn = proof(3).lot.expect("it was drawn");
    let found = (drawn + 1) % 3;
    assert_eq!(unproven(|proof| proof.lot = Some(found)), Unproven::Lot { found, drawn });
    let changed = |change: fn(&mut Proof)| {
        let unproven = unproven(|proof| {
            proof.lot = None;
            change(proof);
        });
        assert!(matches!(unproven, Unproven::Chance { .. }), "{unproven}");
    };
    changed(|proof| proof.table = "other".to_owned());
    changed(|proof| proof.contributions[0] = None);
    changed(|proof| proof.contributions.swap(0, 2));
}

/// A host who would rather have had another secret has published this one.
#[test]
fn another_secret_is_not_the_published_one() {
    let other = Secret::of([9; 32]);
    let commitment = Commitment::to(&other, &SALT);
    let published = Commitment::to(&SECRET, &SALT);
    let unproven = unproven(|proof| {
        proof.secret = Some((other, SALT));
        proof.commitment = commitment;
    });
    assert_eq!(unproven, Unproven::Published { found: commitment, published });
}

#[test]
fn another_die_or_trap_is_found_where_it_stands() {
    let game = play(Game::BilleTrap, 3, 2_000);
    let entries = game.entries();
    let mut found = Vec::new();
    for (before, token) in entries.iter().enumerate() {
        let other = match token.as_str() {
            "d6" => "d1",
            "o" => "c",
            "c" => "o",
            die if die.starts_with('d') => "d6",
            _ => continue,
        };
        let mut changed = game.clone();
        changed.take_back_to(before);
        // A trap that was tested before can't be found otherwise.
        if changed.add_tokens(other).is_err() {
            continue;
        }
        let unproven = proof(3).verify(&changed, None).expect_err("it was changed");
        let (drawn, written) = (Quote::of(token), Quote::of(other));
        assert_eq!(unproven, Unproven::Chance { at: before + 1, found: written, drawn });
        found.push(other);
    }
    for token in ["d1", "d6", "o", "c"] {
        assert!(found.contains(&token), "{token}");
    }
}

#[test]
fn a_proof_reads_as_it_was_written() {
    for players in 2..=4 {
        let shown = proof(players);
        let veiled = Proof { secret: None, lot: None, ..shown.clone() };
        for proof in [shown, veiled] {
            let text = proof.to_string();
            assert_eq!(text.parse(), Ok(proof.clone()), "{text}");
            assert!(game::Line::new(&text).is_some(), "it fits behind a key");
            assert_eq!(text.contains("secret"), proof.secret.is_some());
        }
    }
}

#[test]
fn texts_that_are_no_proof_are_refused() {
    let text = proof(2).to_string();
    let read = |text: &str| text.parse::<Proof>();
    assert_eq!(read("drawn by the program when it was due"), Err(ProofError::NoServer));
    assert_eq!(read(""), Err(ProofError::NoServer));
    assert_eq!(read("server"), Err(ProofError::Missing { key: "table" }));
    let without: Vec<_> = text.split(' ').filter(|word| !word.starts_with("salt")).collect();
    assert_eq!(read(&without.join(" ")), Err(ProofError::HalfSecret));
    for wrong in [
        format!("{text} lot=0"),
        format!("{text} more=1"),
        format!("{text} more"),
        text.replace("lot=", "lot=1"),
        text.replace("lot=", "lot=+"),
        text.replace("table=table", "table="),
        text.replace("contributions=", "contributions=00,"),
        text.replace("contributions=", "contributions=-,-,-,"),
        text.replace("commitment=", "commitment=0"),
        text.replace("secret=5", "secret=g"),
    ] {
        let error = read(&wrong).expect_err(&wrong);
        assert!(matches!(error, ProofError::Word { .. }), "{wrong}: {error}");
    }
}
