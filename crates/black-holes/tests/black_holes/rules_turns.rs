//! BH-9 to BH-12: what may not be undone, passing, and how a game ends.

use black_holes::{Action, BlackHoles, Color, Refusal, Rule, Setup};
use game::{Actor, Direction, Outcome, Position, Seat, Seats};

use crate::drawn::{drawn, leads_to, legal, played, refused, rest, square, ways};

/// Blocks that nobody can move as long as the bans on f3 and e3 last.
const STUCK: &str = "f1,g1h1,d2e2,h2,f3/c1,d1e1,b2c2,f2,e3";

fn position(text: &str) -> BlackHoles {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn put_back(position: &BlackHoles, anchor: &str, direction: Direction) {
    let expected = Refusal::PutBack { anchor: square(anchor), direction };
    refused(position, &format!("{anchor}{direction}"), &expected);
}

/// Checks that the game is over, that nothing more can be done, and why.
fn over(position: &BlackHoles, outcome: Outcome) {
    assert_eq!(position.actor(), Actor::Over(outcome), "\n{}\n{position}", position.sketch());
    assert_eq!(position.count_actions(), 0);
    assert_eq!(position.draw_action(|_| 0), None);
    for action in BlackHoles::every_action() {
        refused(position, &action.to_string(), &Refusal::Over { rule: outcome.rule });
    }
}

#[test]
fn bh_9_no_putting_back_in_the_same_turn() {
    let idle = "c10,d10,e10,f10,g10/d1,e1,f1,g1,h1";
    // Each block with where it lands to the east, north, south and west.
    for (block, landed) in [
        ("e5", ["f5", "e6", "e3", "c5"]),
        ("e5f5", ["g5", "e6", "e4", "d5"]),
        ("e5e6", ["f5", "e7", "e4", "d5"]),
    ] {
        for (way, anchor) in Direction::ALL.into_iter().zip(landed) {
            let start = position(&format!("{block},{idle} light 2 - -"));
            let after = played(&start, &format!("e5{way}"));
            let back = way.opposite();
            put_back(&after, anchor, back);
            assert_eq!(rest(&after), format!("light 1 {anchor}{back} -"));
            // Any other way is free.
            let others: String = "ensw".replace(back.letter(), "");
            assert_eq!(ways(&after, anchor), others, "{block} {way}\n{}", after.sketch());
        }
    }
}

/// Light's e5 and a3b3, which is ready to sink, and Dark's b6.
const OPEN: &str = "
     6  . D . . . . . . . .
     5  . . . . L . . . . .
     3  l─l O . . . . O . .";

#[test]
fn bh_9_no_putting_back_in_ones_next_turn() {
    let after = played(&drawn(OPEN, "light 1 - -"), "e5e");
    assert_eq!(rest(&after), "dark 2 f5w -");
    // Nothing that the opponent does lifts it: not one move, not two.
    let after = played(&after, "b6n");
    assert_eq!(rest(&after), "dark 1 f5w b7s");
    let after = played(&after, "d1n");
    assert_eq!(rest(&after), "light 2 f5w d2s");
    put_back(&after, "f5", Direction::West);
    assert_eq!(ways(&after, "f5"), "ens");
    // With the second action of that turn it may go back.
    leads_to(
        &after,
        "d10s f5w",
        "a3b3,e5,d8d9,c10,e10,f10,g10/e1,f1,g1,h1,d2d3,b7b8 dark 2 e5e d2s",
    );
}

#[test]
fn bh_9_moving_another_block_lifts_the_ban() {
    let after = played(&drawn(OPEN, "light 2 - -"), "e5e d10s");
    assert_eq!(rest(&after), "dark 2 d8n -");
    let after = played(&after, "b6n d1n");
    assert_eq!(rest(&after), "light 2 d8n d2s");
    assert_eq!(ways(&after, "f5"), "ensw");
    put_back(&after, "d8", Direction::North);
}

#[test]
fn bh_9_moving_the_block_on_replaces_the_ban() {
    let after = played(&drawn(OPEN, "light 2 - -"), "e5e f5n");
    assert_eq!(rest(&after), "dark 2 f6s -");
    let after = played(&after, "b6n d1n");
    assert_eq!(ways(&after, "f6"), "enw");
}

#[test]
fn bh_9_sinking_lifts_the_ban() {
    let after = played(&drawn(OPEN, "light 2 - -"), "e5e a3e");
    assert_eq!(rest(&after), "dark 2 - -");
    let after = played(&after, "b6n d1n");
    assert_eq!(rest(&after), "light 2 - d2s");
    assert_eq!(ways(&after, "f5"), "ensw");
}

#[test]
fn bh_9_passing_lifts_the_ban() {
    let stuck = position(&format!("{STUCK} light 2 f3n -"));
    let after = played(&stuck, "pass");
    assert_eq!(rest(&after), "dark 2 - -");
    let after = played(&after, "e3n");
    assert_eq!(rest(&after), "dark 1 - e4s");
    let after = played(&after, "e4w");
    assert_eq!(ways(&after, "f3"), "nw");
}

#[test]
fn bh_9_each_player_has_his_own_ban() {
    let start = drawn(
        "
         6  . d─d . . . . . . .
         5  . . . . . l─l . . .
         3  l─l O . . . . O . .",
        "light 2 f5w b6e",
    );
    put_back(&start, "f5", Direction::West);
    assert_eq!(rest(&played(&start, "d10s")), "light 1 d8n b6e");
    assert_eq!(rest(&played(&start, "a3e")), "light 1 - b6e");
    let after = played(&start, "f5n a3e");
    assert_eq!(rest(&after), "dark 2 - b6e");
    put_back(&after, "b6", Direction::East);
    assert_eq!(rest(&played(&after, "b6w")), "dark 1 - a6e");
}

#[test]
fn bh_9_a_ban_stays_where_it_forbids_nothing() {
    let start = drawn(" 7  . . . . D . . . . .\n 5  . . . . L . . . . .", "light 1 - -");
    let after = played(&start, "e5e e7s d1n");
    assert_eq!(rest(&after), "light 2 f5w d2s");
    let blocked = Refusal::Occupied { square: square("e5"), owner: Color::Dark };
    refused(&after, "f5w", &blocked);
}

#[test]
fn bh_10_no_passing_while_anything_can_be_moved() {
    refused(&BlackHoles::start(&Setup), "pass", &Refusal::MustMove);
    for rest in ["light 1 - -", "light 2 - -", "dark 1 - -", "dark 2 - -"] {
        refused(&drawn("", rest), "pass", &Refusal::MustMove);
    }
    // A single move is enough.
    for (rest, only) in [("light 2 - e3n", "f3n"), ("light 1 - -", "f3n"), ("dark 2 - -", "e3n")] {
        let position = position(&format!("{STUCK} {rest}"));
        assert_eq!(legal(&position), only);
        refused(&position, "pass", &Refusal::MustMove);
    }
}

#[test]
fn bh_11_who_cannot_move_passes_and_forfeits_the_rest() {
    for (before, after, then) in [
        ("light 2 f3n -", "dark 2 - -", "e3n"),
        ("light 1 f3n -", "dark 2 - -", "e3n"),
        ("dark 2 - e3n", "light 2 - -", "f3n"),
        ("dark 1 - e3n", "light 2 - -", "f3n"),
    ] {
        let stuck = position(&format!("{STUCK} {before}"));
        assert_eq!(stuck.actor().outcome(), None, "that the other could not move is no draw");
        assert_eq!(legal(&stuck), "pass");
        assert_eq!(stuck.count_actions(), 1);
        assert_eq!(stuck.draw_action(|count| count - 1), Some(Action::Pass));
        leads_to(&stuck, "pass", &format!("{STUCK} {after}"));
        assert_eq!(legal(&played(&stuck, "pass")), then);
        assert_eq!(played(&stuck, "pass").actor().outcome(), None);
    }
    let stuck = position(&format!("{STUCK} light 2 f3n -"));
    put_back(&stuck, "f3", Direction::North);
}

#[test]
fn bh_11_the_game_is_drawn_if_then_the_opponent_cannot_move() {
    let draw = Outcome::drawn(Seats::first(2), Rule::Standstill.id());
    for (blocks, before, after) in [
        (STUCK, "light 2 f3n e3n", "dark 0 - e3n"),
        (STUCK, "light 1 f3n e3n", "dark 0 - e3n"),
        (STUCK, "dark 2 f3n e3n", "light 0 f3n -"),
        ("i2i3,i4i5,h5,i6i7,j7/j4,j5,h6,j6,i8", "light 2 h5w h6w", "dark 0 - h6w"),
        ("a3,c5,a7,a8,b8/b2b3,b4b5,a5,b6b7,c7", "light 2 c5e c7e", "dark 0 - c7e"),
    ] {
        let stuck = position(&format!("{blocks} {before}"));
        assert_eq!(legal(&stuck), "pass", "\n{}", stuck.sketch());
        leads_to(&stuck, "pass", &format!("{blocks} {after}"));
        over(&played(&stuck, "pass"), draw);
    }
}

#[test]
fn bh_12_the_fourth_sunk_block_wins_at_once() {
    let drawing = "
        10      L L L L . .
         8  . . O . . . . O d─d
         3  l─l O . . . . O . .
         1      D D D D . .";
    for (before, sinking, after, winner) in [
        ("light 2 - -", "a3e", "light 1 - -", Seat::ONE),
        ("light 1 - i8s", "a3e", "dark 2 - i8s", Seat::ONE),
        ("dark 2 - -", "i8w", "dark 1 - -", Seat::TWO),
        ("dark 1 a3n -", "i8w", "light 2 a3n -", Seat::TWO),
    ] {
        let three = drawn(drawing, before);
        assert_eq!(three.actor().outcome(), None, "three are not enough");
        let four = played(&three, sinking);
        assert_eq!(rest(&four), after);
        over(&four, Outcome::won(winner, Rule::FourSunk.id()));
    }
}

#[test]
fn bh_12_ones_own_sunk_blocks_count_not_those_of_both() {
    let position = drawn(
        "
         8  . . O . . . . O d─d
         3  l─l O . . . . O . .",
        "light 1 - -",
    );
    let after = played(&position, "a3e i8w");
    assert_eq!((after.sunk(Color::Light), after.sunk(Color::Dark)), (3, 3));
    assert_eq!(after.actor(), Actor::Seat(Seat::TWO));
}
