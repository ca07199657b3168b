//! The rules of the end, KU-9 to KU-11. Draws are not among them: they belong to
//! the game so far, not to a position.

use game::{GameSoFar, Leaving, Outcome, Refused, Seat};
use kuba::{Kuba, Rule, Setup};

use crate::drawn::drawn;

/// White can capture a red on g4 and a black marble on g2.
const TWO_CAPTURES: &str = "
    7  . . . . . . .
    6  . B . . . . .
    5  . . . . . . .
    4  . . . . . W R
    3  R . . . . . .
    2  . . . . . W B
    1  . . . . . . .
       a b c d e f g";

#[test]
fn ku_9_the_seventh_red_wins_at_once() {
    drawn(TWO_CAPTURES, "white 6-5 - -").after("f4e").says("white 7-5 - -").is_won("white", "KU-9");
}

#[test]
fn ku_9_the_seventh_red_wins_as_a_bonus_too() {
    drawn(TWO_CAPTURES, "white 6-5 - -")
        .after("f2e f4e")
        .says("white 7-5 - -")
        .is_won("white", "KU-9");
}

#[test]
fn ku_9_six_reds_do_not_win() {
    drawn(TWO_CAPTURES, "white 5-6 - -")
        .after("f4e")
        .says("white 6-6 - again")
        .allows("f2e f2n f2s g4n g4s g4w pass");
}

#[test]
fn ku_9_only_reds_count() {
    drawn(TWO_CAPTURES, "white 6-5 - -")
        .after("f2e")
        .says("white 6-5 - again")
        .allows("f4e f4n f4s g2n g2s g2w pass");
}

#[test]
fn ku_9_reds_count_for_their_captor_alone() {
    let board = "
        7  . . . . . . .
        6  . . . . . . .
        5  R . . . . . .
        4  B . . . . W R
        3  . . . . . . .
        2  . . . . . . .
        1  R . . . . . .
           a b c d e f g";
    drawn(board, "white 4-6 - -").after("f4e").says("white 5-6 - again");
}

#[test]
fn ku_10_who_loses_his_last_marble_loses_at_once() {
    let board = "
        7  . . . . . . .
        6  R R R R R R .
        5  . . . . . . .
        4  . . . . W B B
        3  . . . . . . .
        2  R R R R . . .
        1  . . . . . . .
           a b c d e f g";
    let one_left = drawn(board, "white 0-3 - -").after("e4e");
    one_left.says("white 0-3 - again").allows("f4e f4n f4s pass");
    one_left.after("f4e").says("white 0-3 - -").is_won("white", "KU-10");
}

#[test]
fn ku_10_who_has_no_push_at_the_start_of_his_turn_loses() {
    drawn(
        "
        7  . . . . . . .
        6  . . . R . . .
        5  . . R W R B .
        4  . . . . . . .
        3  . . . R . . .
        2  . . . B . . .
        1  . . . . . . .
           a b c d e f g",
        "black 4-5 - -",
    )
    .after("d2n")
    .is_won("black", "KU-10");
}

#[test]
fn ku_10_the_ban_counts() {
    let board = "
        7  . . . . . . .
        6  . . . . . . .
        5  R W R . . . .
        4  . B . . . . .
        3  . . . . . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g";
    drawn(board, "white 5-6 b5s -").is_won("black", "KU-10");
    drawn(board, "white 5-6 - -").allows("b5s");
    let board = "
        7  . . . . . . .
        6  . . . . . . .
        5  . . . . . . W
        4  . W . . . . .
        3  R B R . . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g";
    drawn(board, "black 6-5 b3n -").is_won("white", "KU-10");
    drawn(board, "black 6-5 - -").allows("b3n");
}

#[test]
fn ku_10_after_a_pass_the_other_must_have_a_push() {
    let board = "
        7  . . . . . . .
        6  . . . R . . .
        5  . . R B R . .
        4  . . . R . . .
        3  . . . . . . .
        2  . . . . . . .
        1  W . . . . . .
           a b c d e f g";
    drawn(board, "white 5-4 - again").after("pass").is_won("white", "KU-10");
}

#[test]
fn ku_11_a_player_may_resign() {
    for (seat, winner) in [(Seat::ONE, Seat::TWO), (Seat::TWO, Seat::ONE)] {
        let mut game = GameSoFar::<Kuba>::from_setup(Setup::Standard);
        assert_eq!(game.leave(seat, Leaving::Resigned), Ok(()));
        let outcome = Outcome::won(winner, game::Rule::Leaving.id());
        assert_eq!(game.outcome(), Some(outcome));
        assert_eq!(game.leave(winner, Leaving::Resigned), Err(Refused::Over(outcome)));
    }
    assert_eq!(Rule::Resigning.id().as_str(), "KU-11");
}
