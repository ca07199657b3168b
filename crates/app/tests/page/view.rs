//! Views on games, all of them, without a browser: random games whose pictures
//! keep their pieces, and why what was tried can't be done.

use std::collections::BTreeSet;

use app::{
    scene::{Hand, Piece},
    view::{Attempt, Draw, Pictures, Tell, Try},
};
use game::Actor;
use shelf::{Game, GameInProgress, Opening};
use words::{Language, Words};

/// Numbers that look random and are the same every time.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = game::mixed(self.0, 1);
        self.0
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }
}

fn at_start(game: Game, players: u8) -> GameInProgress {
    let opening = Opening { players: Some(players), ..Opening::default() };
    game.open(&opening).expect("a game for so many")
}

/// What chance or a random player does now.
pub(crate) fn action(game: &GameInProgress, numbers: &mut Numbers) -> String {
    if game.turn() == Actor::Chance {
        assert!(game.choices().is_empty(), "nobody chooses for chance");
        let drawn = game.drawn_action(&mut |below| numbers.below(below as usize) as u32);
        return drawn.expect("chance acts");
    }
    let choices = game.choices();
    choices[numbers.below(choices.len())].token.clone()
}

fn act(game: &mut GameInProgress, numbers: &mut Numbers) {
    let action = action(game, numbers);
    game.add_tokens(&action).expect("a choice is legal");
}

/// Each piece once, and nothing lies on a spot that there is not.
fn check_scene(game: &GameInProgress, pictures: &Pictures, entries: usize) {
    let scene = game.scene(entries, pictures);
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
fn pictures_follow_random_games_forth_and_back() {
    let words = Words::new(Language::French);
    for game in Game::ALL {
        for players in game.seats() {
            let mut numbers = Numbers(u64::from(players) + game.name().len() as u64);
            let mut game = at_start(game, players);
            let mut pictures = Pictures::of(&game);
            let pieces = game.scene(0, &pictures).pieces.len();
            while game.outcome().is_none() {
                act(&mut game, &mut numbers);
                pictures.follow(&game);
                let length = game.length();
                check_scene(&game, &pictures, length);
                assert_eq!(game.scene(length, &pictures).pieces.len(), pieces);
                assert!(!game.told(length, &words).is_empty());
                if numbers.below(16) == 0 {
                    let back = length - numbers.below(length.min(4));
                    game.take_back_to(back);
                    pictures.truncate(back);
                    let anew = Pictures::of(&game);
                    assert_eq!(game.scene(back, &pictures), game.scene(back, &anew));
                }
            }
            assert!(game.choices().is_empty());
        }
    }
}

/// The pieces are where a fresh drawing of the position has them.
#[test]
fn pictures_agree_with_positions() {
    for game in Game::ALL {
        let mut numbers = Numbers(7);
        let mut played = at_start(game, *game.seats().end());
        for _ in 0..60 {
            if played.outcome().is_some() {
                break;
            }
            act(&mut played, &mut numbers);
        }
        let position = played.position();
        let fresh = game.open(&Opening { position: Some(&position), ..Opening::default() });
        let fresh = fresh.expect("a position");
        let fresh = fresh.scene(0, &Pictures::of(&fresh));
        let places = |pieces: &[Piece]| {
            let place = |piece: &Piece| {
                format!(
                    "{:?} {} {:.3} {:.3} {:.3} {:?}",
                    piece.spot, piece.look, piece.x, piece.y, piece.z, piece.body
                )
            };
            let mut places: Vec<_> = pieces.iter().map(place).collect();
            places.sort_unstable();
            places
        };
        let shown = played.scene(played.length(), &Pictures::of(&played));
        assert_eq!(places(&shown.pieces), places(&fresh.pieces), "{game:?}");
        assert_eq!(shown.ground, fresh.ground);
    }
}

#[test]
fn attempts_are_answered_with_the_rule() {
    let why = |game: Game, attempt: &dyn Fn(&app::scene::Ground) -> Attempt| {
        let game = at_start(game, 2);
        let ground = game.scene(0, &Pictures::of(&game)).ground;
        let error = game.why_not(&attempt(&ground));
        error.map(|error| error.rule.map(|rule| rule.as_str().to_owned()))
    };
    let points = |spot: &'static str| {
        move |_: &app::scene::Ground| Attempt::Hand(Hand::Points { spot: spot.to_owned() })
    };
    let takes = |from: &'static str, to: &'static str| {
        move |ground: &app::scene::Ground| Attempt::Hand(Hand::takes(ground, from, to))
    };
    let rule = |rule: &str| Some(Some(rule.to_owned()));
    assert_eq!(why(Game::Kuba, &points("a1")), rule("KU-4"));
    assert_eq!(why(Game::Kuba, &takes("a1", "a2")), rule("KU-4"));
    assert_eq!(why(Game::Kuba, &points("white-reds")), None, "a groove is no marble");
    assert_eq!(why(Game::Kuba, &|_| Attempt::Typed("nonsense".to_owned())), Some(None));
    assert_eq!(why(Game::BlackHoles, &takes("e4", "e3")), rule("BH-5"));
    assert_eq!(why(Game::Klotze, &takes("d2", "d9")), rule("KL-7"));
}

/// Every choice of every game is what its own gesture means.
#[test]
fn a_hand_means_the_choice_that_it_makes() {
    for game in Game::ALL {
        let mut numbers = Numbers(11);
        let mut played = at_start(game, *game.seats().end());
        for _ in 0..80 {
            if played.outcome().is_some() {
                break;
            }
            shelf::match_in_progress!(&played, so_far => meant_is_made(so_far));
            act(&mut played, &mut numbers);
        }
    }
}

fn meant_is_made<P: app::drawn::Drawn>(game: &game::GameSoFar<P>) {
    use app::scene::Gesture;
    let position = game.position();
    if !matches!(position.actor(), Actor::Seat(_)) {
        return;
    }
    let ground = position.ground();
    for action in game.actions() {
        let hand = match position.gesture(action) {
            Gesture::FromTo { from, to } => Hand::takes(&ground, &from, &to),
            Gesture::At { spot } => Hand::Points { spot },
            Gesture::Button { .. } => continue,
        };
        assert!(position.meant(&hand).contains(&action), "{action}: {hand:?}");
    }
}

#[test]
fn time_that_has_run_out_is_told_as_such() {
    for (language, flagged, left) in [
        (Language::English, "White’s time has run out.", "White leaves."),
        (Language::French, "Les blancs n’ont plus de temps.", "Les blancs s’en vont."),
    ] {
        let words = Words::new(language);
        for (token, told) in [("flag:1", flagged), ("left:1", left)] {
            let mut game = at_start(Game::Kuba, 2);
            game.add_tokens(token).expect("an entry");
            assert_eq!(game.told(1, &words), told);
        }
    }
}

#[test]
fn the_last_roll_is_found_and_nothing_else_is_one() {
    let mut game = at_start(Game::BilleTrap, 2);
    game.add_tokens("d3 e d5 e").expect("legal");
    assert_eq!([game.last_roll(4), game.last_roll(2), game.last_roll(0)], [Some(5), Some(3), None]);
    let mut game = at_start(Game::Kuba, 2);
    game.add_tokens("a7s").expect("legal");
    assert_eq!(game.last_roll(1), None);
}
