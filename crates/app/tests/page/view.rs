//! Views on games, all of them, without a browser: random games whose pictures
//! keep their pieces, and why what was tried can't be done.

use std::collections::BTreeSet;

use app::{
    scene::{Hand, Piece, Trace},
    view::{Attempt, Draw, Pictures, Try},
};
use game::Actor;
use shelf::{Game, GameInProgress, Opening};
use telling::{Reader, told};
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
    let traces = scene.last.iter().flat_map(|trace| trace.from.iter().chain(&trace.to));
    for spot in on.chain(traces.map(String::as_str)) {
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
                assert!(!told(&game, length, &Reader::onlooker(&words)).is_empty());
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
                // What was rolled is seen longer than a position says it.
                let look = if piece.look.starts_with("die") { "die" } else { piece.look };
                format!(
                    "{:?} {look} {:.3} {:.3} {:.3} {:?}",
                    piece.spot, piece.x, piece.y, piece.z, piece.body
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
    assert_eq!(why(Game::Kuba, &points("c1")), rule("KU-4"), "an empty square");
    assert_eq!(why(Game::Kuba, &points("white-reds")), rule("KU-6"), "a groove is no marble");
    assert_eq!(why(Game::Kuba, &takes("a7", "c7")), rule("KU-4"), "too far");
    assert_eq!(why(Game::Kuba, &|_| Attempt::Typed("nonsense".to_owned())), Some(None));
    assert_eq!(why(Game::BlackHoles, &takes("e4", "e3")), rule("BH-5"));
    assert_eq!(why(Game::BlackHoles, &points("c3")), rule("BH-7"), "an empty hole");
    assert_eq!(why(Game::BlackHoles, &takes("d4", "i9")), rule("BH-5"), "too far");
    assert_eq!(why(Game::Klotze, &takes("d2", "d9")), rule("KL-7"));
    assert_eq!(why(Game::Klotze, &points("a1")), rule("KL-12"), "a stone in its corner");
}

/// Whatever a hand does that is no choice has an answer, in both languages.
#[test]
fn every_attempt_gets_an_answer() {
    let languages = Language::ALL.map(Words::new);
    for game in Game::ALL {
        let mut numbers = Numbers(5);
        let mut played = at_start(game, *game.seats().end());
        for _ in 0..12 {
            let ground = played.scene(played.length(), &Pictures::of(&played)).ground;
            let spots: Vec<&str> = ground.spots.iter().map(|spot| spot.id.as_str()).collect();
            for from in &spots {
                let to = spots[numbers.below(spots.len())];
                let points = Hand::Points { spot: (*from).to_owned() };
                for hand in [points, Hand::takes(&ground, from, to)] {
                    let why = played.why_not(&Attempt::Hand(hand.clone())).expect("an answer");
                    for words in &languages {
                        let told = words.refusal(why.rule, &why.notice);
                        let whole = told.ends_with('.') && !told.contains(['{', '$']);
                        assert!(whole, "{game:?} {hand:?}: {told}");
                    }
                }
            }
            if played.outcome().is_some() {
                break;
            }
            act(&mut played, &mut numbers);
        }
    }
}

#[test]
fn what_is_stuck_says_so_with_a_reason() {
    let game = at_start(Game::Kuba, 2);
    let points = |spot: &str| Attempt::Hand(Hand::Points { spot: spot.to_owned() });
    let words = Words::new(Language::English);
    let told = |spot| game.why_not(&points(spot)).map(|why| words.refusal(why.rule, &why.notice));
    let stuck = told("b6").expect("an answer");
    assert!(stuck.starts_with("KU-6: this marble is stuck for now; "), "{stuck}");
    let empty = told("c1").expect("an answer");
    assert_eq!(empty, "KU-4: there is no marble on c1. Choose one of your glowing marbles.");
}

/// KU-7, BH-4: all moves of a turn are marked, each where it began and ended, until
/// somebody else makes one.
#[test]
fn the_whole_last_turn_is_marked() {
    let mut game = at_start(Game::BlackHoles, 2);
    game.add_tokens("g5e d7w").expect("legal");
    let last = |game: &GameInProgress| game.scene(game.length(), &Pictures::of(game)).last;
    let trace = |from: &[&str], to: &[&str]| Trace {
        from: from.iter().map(|spot| (*spot).to_owned()).collect(),
        to: to.iter().map(|spot| (*spot).to_owned()).collect(),
    };
    let first = trace(&["d7"], &["b7", "c7"]);
    assert_eq!(last(&game), std::slice::from_ref(&first));
    game.add_tokens("b7s").expect("legal");
    assert_eq!(last(&game), [first, trace(&["b7", "c7"], &["b6", "c6"])]);
    game.add_tokens("f4s").expect("legal");
    assert_eq!(last(&game), [trace(&["f4"], &["f3", "f2"])]);

    let position = Some("RRRRRRR/7/7/5WR/7/7/W5B white 2-3 - -");
    let opening = Opening { position, ..Opening::default() };
    let mut game = Game::Kuba.open(&opening).expect("a position");
    game.add_tokens("f4e a1n").expect("legal");
    assert_eq!(last(&game), [trace(&["f4"], &["g4"]), trace(&["a1"], &["a2"])]);
    game.add_tokens("g1w").expect("legal");
    assert_eq!(last(&game), [trace(&["g1"], &["f1"])]);
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
        let hand = match position.gesture(action).named() {
            Gesture::FromTo { from, to } => Hand::takes(&ground, &from, &to),
            Gesture::At { spot } => Hand::Points { spot },
            Gesture::Button { .. } => continue,
        };
        let meant = hand.read().map(|hand| position.meant(&hand)).unwrap_or_default();
        assert!(meant.contains(&action), "{action}: {hand:?}");
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
