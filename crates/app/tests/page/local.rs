//! Games on this device, all four, without a browser: random games with
//! take-backs, pictures that keep their pieces, and what survives a reload.

use std::collections::BTreeSet;

use app::local::{Attempt, Facing, Kept, NoWayBack, Seating, Sitter, Table, open};
use game::{Actor, Seat};
use shelf::{Game, Opening};
use words::{Language, Words};

/// Numbers that look random and are the same every time.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = game::mixed(self.0, 1);
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }
}

fn at_start(game: Game, players: u8) -> Box<dyn Table> {
    let opening = Opening { players: Some(players), ..Opening::default() };
    open(game, &opening).expect("a game for so many")
}

fn people(table: &dyn Table) -> Seating {
    Seating::of(vec![Sitter::Person; table.played().players()])
}

/// Lets chance or a random player act once.
fn act(table: &mut dyn Table, numbers: &mut Numbers) {
    if table.played().turn() == Actor::Chance {
        assert!(table.choices().is_empty(), "nobody chooses for chance");
        table.draw_chance(numbers.next(), "drawn by the test");
        return;
    }
    let choices = table.choices();
    let choice = &choices[numbers.below(choices.len())];
    table.make(&choice.token).expect("a choice is legal");
}

/// Each piece once, and nothing lies on a spot that there is not.
fn check_scene(table: &dyn Table, entries: usize) {
    let scene = table.scene(entries);
    let ids: BTreeSet<_> = scene.pieces.iter().map(|piece| piece.id).collect();
    assert_eq!(ids.len(), scene.pieces.len(), "an id twice");
    let spots: BTreeSet<_> = scene.ground.spots.iter().map(|spot| spot.id.as_str()).collect();
    let on = scene.pieces.iter().filter_map(|piece| piece.spot.as_deref());
    for spot in on.chain(scene.last.iter().map(String::as_str)) {
        assert!(spots.contains(spot), "no spot {spot}");
    }
    assert!(
        scene.motions.iter().all(|(id, _)| ids.contains(id)),
        "a piece that is not there moves"
    );
}

#[test]
fn random_games_with_take_backs_come_to_their_end() {
    let words = Words::new(Language::French);
    for game in Game::ALL {
        for players in game.seats() {
            let mut numbers = Numbers(u64::from(players) + game.name().len() as u64);
            let mut table = at_start(game, players);
            let seating = people(table.as_ref());
            let pieces = table.scene(0).pieces.len();
            while table.played().ending().is_none() {
                act(table.as_mut(), &mut numbers);
                let length = table.length();
                check_scene(table.as_ref(), length);
                assert_eq!(table.scene(length).pieces.len(), pieces, "{game:?}");
                assert!(!table.told(length, &words).is_empty());
                if numbers.below(8) == 0 {
                    let before = table.played().entries();
                    match table.take_back(&seating) {
                        Ok(count) => {
                            assert_eq!(table.played().entries()[..], before[..length - count]);
                        }
                        Err(reason) => {
                            assert_eq!(reason, NoWayBack::Chance, "{game:?}");
                            assert_eq!(table.played().entries(), before);
                        }
                    }
                }
            }
            assert!(table.choices().is_empty());
        }
    }
}

/// The pieces are where a fresh drawing of the position has them.
#[test]
fn pictures_agree_with_positions() {
    for game in Game::ALL {
        let mut numbers = Numbers(7);
        let mut table = at_start(game, *game.seats().end());
        for _ in 0..60 {
            if table.played().ending().is_some() {
                break;
            }
            act(table.as_mut(), &mut numbers);
        }
        let fresh = open(
            game,
            &Opening { position: Some(&table.played().position()), ..Opening::default() },
        );
        let fresh = fresh.expect("a position").scene(0);
        let places = |pieces: &[app::scene::Piece]| {
            let place = |piece: &app::scene::Piece| {
                format!(
                    "{:?} {} {:.3} {:.3} {:.3} {:?}",
                    piece.spot, piece.look, piece.x, piece.y, piece.z, piece.body
                )
            };
            let mut places: Vec<_> = pieces.iter().map(place).collect();
            places.sort_unstable();
            places
        };
        let shown = table.scene(table.length());
        assert_eq!(places(&shown.pieces), places(&fresh.pieces), "{game:?}");
        assert_eq!(shown.ground, fresh.ground);
    }
}

#[test]
fn a_reload_loses_nothing() {
    for game in Game::ALL {
        let mut numbers = Numbers(3);
        let mut table = at_start(game, *game.seats().end());
        for _ in 0..20 {
            act(table.as_mut(), &mut numbers);
        }
        let entries = table.played().entries();
        let seating = Seating::against(2, table.played().players());
        let kept = Kept { table, seating, facing: Facing::Actor };
        let again = Kept::read(game, &kept.text()).expect("what was kept");
        assert_eq!(again.table.played().entries(), entries);
        assert_eq!(again.table.scene(20), kept.table.scene(20));
        assert_eq!((again.seating.text(), again.facing), (kept.seating.text(), kept.facing));
        assert_eq!(again.text(), kept.text());
        for other in Game::ALL.into_iter().filter(|other| *other != game) {
            assert!(Kept::read(other, &kept.text()).is_err());
        }
        assert!(Kept::read(game, &kept.text().replace("kept: 1", "kept: 2")).is_err());
        assert!(Kept::read(game, &kept.text().replace("sitting: ", "sitting: person ")).is_err());
        let head = kept.text().split("\n\n").next().map(ToOwned::to_owned).unwrap_or_default();
        assert!(Kept::read(game, &head).is_err());
    }
}

#[test]
fn taking_back_goes_to_a_persons_decision() {
    let mut table = at_start(Game::Kuba, 2);
    for token in ["a7s", "a1n", "a5e", "b1n"] {
        table.make(token).expect("a legal push");
    }
    let seating = Seating::against(1, 2);
    assert_eq!(table.take_back(&seating), Ok(2));
    assert_eq!(table.take_back(&seating), Ok(2));
    assert_eq!(table.take_back(&seating), Err(NoWayBack::Start));
    table.resign(Seat::ONE);
    assert!(table.played().ending().is_some());
    assert_eq!(table.take_back(&seating), Ok(1));
    assert!(table.played().ending().is_none());
}

#[test]
fn only_actions_are_made() {
    let mut table = at_start(Game::Kuba, 2);
    for token in ["draw", "resign:1", "left:2"] {
        let _ = table.make(token);
        assert_eq!(table.length(), 0, "{token}");
    }
    assert!(table.make("b1n").is_err());
}

#[test]
fn attempts_are_answered_with_the_rule() {
    let why = |game, tokens: &[&str], tried: &str| {
        let mut table = at_start(game, 2);
        for token in tokens {
            table.make(token).expect("a legal action");
        }
        let attempt = Attempt::read(tried, &table.scene(0).ground);
        table.why_not(&attempt).map(|error| error.rule.map(|rule| rule.as_str().to_owned()))
    };
    let rule = |rule: &str| Some(Some(rule.to_owned()));
    assert_eq!(why(Game::Kuba, &[], "a1"), rule("KU-4"));
    assert_eq!(why(Game::Kuba, &[], "a1 a2"), rule("KU-4"));
    assert_eq!(why(Game::Kuba, &[], "nonsense"), Some(None));
    assert_eq!(why(Game::BlackHoles, &[], "e4 e3"), rule("BH-5"));
    assert_eq!(why(Game::Klotze, &[], "d2 d9"), rule("KL-7"));
}

#[test]
fn time_that_has_run_out_is_told_as_such() {
    for (language, flagged, left) in [
        (Language::English, "White’s time has run out.", "White leaves."),
        (Language::French, "Les blancs n’ont plus de temps.", "Les blancs s’en vont."),
    ] {
        let words = Words::new(language);
        for (token, told) in [("flag:1", flagged), ("left:1", left)] {
            let mut table = at_start(Game::Kuba, 2);
            table.follow(&[token.to_owned()]).expect("an entry");
            assert_eq!(table.told(1, &words), told);
        }
    }
}
