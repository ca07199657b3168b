//! Draws and leaving, ALL-1 to ALL-4, on games that are really played.

use bille_trap::BilleTrap;
use game::{
    Actor, GameSoFar, LONGEST, Leaving, Outcome, Position, Refused, Rule, Seat, Seats, Start,
};
use klotze::Klotze;
use kuba::Kuba;

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];
const THREE: Seat = Seat::ALL[2];
const FOUR: Seat = Seat::ALL[3];

fn game<P: Position>(setup: &str, tokens: &str) -> GameSoFar<P> {
    let mut game = GameSoFar::from_setup(setup.parse().expect("a set-up"));
    add(&mut game, tokens);
    game
}

fn add<P: Position>(game: &mut GameSoFar<P>, tokens: &str) {
    if let Err(error) = game.add_tokens(tokens.split_whitespace()) {
        panic!("{error}\n{}", game.position().sketch());
    }
}

fn seats(seats: &[Seat]) -> Seats {
    seats.iter().copied().collect()
}

#[test]
fn all_1_the_third_occurrence_is_a_draw() {
    let mut kuba = game::<Kuba>("standard", "");
    let start = *kuba.position();
    add(&mut kuba, "g1n a1n g3s a3s");
    assert_eq!(*kuba.position(), start, "the same marbles, actor and bans");
    assert_eq!(kuba.outcome(), None);
    add(&mut kuba, "g1n a1n g3s");
    assert_eq!(kuba.outcome(), None, "no position has occurred three times yet");
    add(&mut kuba, "a3s");
    let drawn = Outcome::drawn(Seats::first(2), Rule::Repetition.id());
    assert_eq!(kuba.outcome(), Some(drawn));
    assert_eq!(kuba.actions(), [], "nothing is legal any more");
    let refused = kuba.play("g1n".parse().expect("a push"));
    assert_eq!(refused, Err(Refused::Over(drawn)));
    assert_eq!(kuba.length(), 8, "a refused action changes nothing");
}

#[test]
fn all_1_a_game_from_a_position_starts_a_new_count() {
    let mut kuba = game::<Kuba>("standard", "g1n a1n g3s a3s");
    let from_here = Start::Position(*kuba.position());
    add(&mut kuba, "g1n a1n g3s a3s");
    assert!(kuba.outcome().is_some());
    let mut other = GameSoFar::<Kuba>::new(from_here);
    add(&mut other, "g1n a1n g3s a3s");
    assert_eq!(other.outcome(), None, "only the second occurrence in this game");
}

/// Both have one marble left, just before Home, and wait for a low roll.
const WAITING: &str = "......../......../......21 2,2 ????????/????????/???????? 0 seat1 die";

#[test]
fn all_1_does_not_hold_in_bille_trap() {
    let mut game =
        GameSoFar::<BilleTrap>::new(Start::Position(WAITING.parse().expect("a position")));
    for _ in 0..10 {
        add(&mut game, "d2 pass d3 pass");
        assert_eq!(game.position().to_string(), WAITING);
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn all_2_two_thousand_actions_are_a_draw() {
    let mut game =
        GameSoFar::<BilleTrap>::new(Start::Position(WAITING.parse().expect("a position")));
    while game.length() < LONGEST {
        assert_eq!(game.outcome(), None, "after {} actions", game.length());
        add(&mut game, "d6 pass");
    }
    assert_eq!(game.length(), LONGEST);
    assert_eq!(game.outcome(), Some(Outcome::drawn(Seats::first(2), Rule::Length.id())));
}

#[test]
fn all_2_a_win_by_the_last_action_is_a_win() {
    let mut game =
        GameSoFar::<BilleTrap>::new(Start::Position(WAITING.parse().expect("a position")));
    while game.length() < LONGEST - 2 {
        add(&mut game, "d6 pass");
    }
    add(&mut game, "d2 m23");
    assert_eq!(game.length(), LONGEST);
    let outcome = game.outcome().expect("it is over");
    assert_eq!((outcome.winners, outcome.rule.as_str()), (seats(&[TWO]), "BT-13"));
}

#[test]
fn all_3_all_agree_on_a_draw() {
    let mut klotze = game::<Klotze>("players=3", "left:2 draw");
    let drawn = Outcome::drawn(seats(&[ONE, THREE]), Rule::Agreement.id());
    assert_eq!(klotze.outcome(), Some(drawn), "shared by those still playing");
    assert_eq!(klotze.ranking(), [seats(&[ONE, THREE]), seats(&[TWO])]);
    assert_eq!(klotze.agree_on_draw(), Err(Refused::Over(drawn)));
}

#[test]
fn all_4_with_two_seats_the_other_wins() {
    for how in [Leaving::Resigned, Leaving::Flagged, Leaving::Left] {
        let mut kuba = game::<Kuba>("standard", "a7s");
        assert_eq!(kuba.leave(ONE, how), Ok(()), "also out of turn");
        assert_eq!(kuba.outcome(), Some(Outcome::won(TWO, Rule::Leaving.id())));
        assert_eq!(kuba.ranking(), [seats(&[TWO]), seats(&[ONE])]);
        assert_eq!(kuba.actions(), []);
    }
}

#[test]
fn all_4_with_more_the_game_goes_on() {
    let mut klotze = game::<Klotze>("players=4", "");
    assert_eq!(klotze.leave(TWO, Leaving::Resigned), Ok(()));
    assert_eq!(klotze.actor(), Actor::Seat(ONE));
    assert_eq!(klotze.leave(TWO, Leaving::Left), Err(Refused::NotPlaying(TWO)), "only once");
    add(&mut klotze, "d2-d1");
    assert_eq!(klotze.actor(), Actor::Seat(THREE), "the turns of who left are skipped");
    assert_eq!(klotze.leave(THREE, Leaving::Flagged), Ok(()));
    assert_eq!(klotze.actor(), Actor::Seat(FOUR), "leaving in one's own turn ends it");
    assert_eq!(klotze.leave(ONE, Leaving::Left), Ok(()));
    assert_eq!(klotze.outcome(), Some(Outcome::won(FOUR, Rule::Leaving.id())), "the last one left");
    let order = [FOUR, ONE, THREE, TWO].map(|seat| seats(&[seat]));
    assert_eq!(klotze.ranking(), order, "the later one left, the better");
}

#[test]
fn all_4_leaving_drops_a_pending_test() {
    let mut game = game::<BilleTrap>("players=3", "d1 e k d1 e");
    assert_eq!(game.actor(), Actor::Chance, "the marble on space 1 is pressed");
    assert_eq!(game.leave(TWO, Leaving::Left), Ok(()));
    assert_eq!(
        game.position().to_string(),
        "1......./......../........ 0,(0),0 ????????/????????/???????? 0 seat3 die",
        "the marble in motion is back in its tray"
    );
}

#[test]
fn a_seat_that_the_game_does_not_have_can_not_leave() {
    let mut kuba = game::<Kuba>("standard", "");
    assert_eq!(kuba.leave(THREE, Leaving::Left), Err(Refused::NotPlaying(THREE)));
}

#[test]
fn a_win_is_ranked_before_those_who_still_play() {
    let position = "........../...1..1.../..1....1../.1.2332.1./...3YG3.../...3.B3.../\
                    .1.2332.1./..R1...1../...1..1.../.......... red,yellow,green,blue yellow -,-,-,-";
    let mut klotze =
        GameSoFar::<Klotze>::new(Start::Position(position.parse().expect("a position")));
    add(&mut klotze, "left:2 d9-d10 b7-a7");
    assert_eq!(klotze.ranking(), [], "no ranking while it runs");
    add(&mut klotze, "c3-a1");
    assert_eq!(klotze.ranking(), [seats(&[ONE]), seats(&[THREE, FOUR]), seats(&[TWO])]);
}

#[test]
fn who_left_before_the_start_is_ranked_last() {
    let position = "........../...1..1.../..1....1../.1.2332.1./...3YG3.../...3RB3.../\
                    .1.2332.1./..1....1../...1..1.../.......... red,(yellow),green,blue red -,-,-,-";
    let mut klotze =
        GameSoFar::<Klotze>::new(Start::Position(position.parse().expect("a position")));
    assert_eq!(klotze.playing(), seats(&[ONE, THREE, FOUR]));
    add(&mut klotze, "left:4 draw");
    assert_eq!(klotze.ranking(), [seats(&[ONE, THREE]), seats(&[FOUR]), seats(&[TWO])]);
}

#[test]
fn a_running_game_lists_its_actions_in_the_order_of_their_texts() {
    let actions = game::<Kuba>("standard", "").actions();
    let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["a6e", "a7e", "a7s", "b7s", "f1n", "g1n", "g1w", "g2w"]);
}

#[test]
fn taking_back_goes_over_everything() {
    let mut klotze = game::<Klotze>("players=3", "d2-d1");
    let before = *klotze.position();
    add(&mut klotze, "left:2 draw");
    assert!(klotze.outcome().is_some());
    assert_eq!(klotze.take_back().map(|entry| entry.to_string()), Some("draw".to_owned()));
    assert_eq!(klotze.outcome(), None);
    assert_eq!(klotze.take_back().map(|entry| entry.to_string()), Some("left:2".to_owned()));
    assert_eq!(*klotze.position(), before);
    assert_eq!(klotze.playing(), Seats::first(3));
    assert_eq!(klotze.take_back().map(|entry| entry.to_string()), Some("d2-d1".to_owned()));
    assert_eq!(klotze.take_back(), None);
}
