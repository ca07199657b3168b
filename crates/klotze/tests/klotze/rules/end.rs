//! KL-13 and KL-14: the pass and the goal. No position with all its columns is
//! known in which a player has no move at all, so the forced pass itself is
//! tested inside the crate.

use game::{Actor, Outcome, Position, Seats};
use klotze::{Action, Color, Klotze, Refusal, Rule};

use crate::drawn::{FOUR, OPEN, action, check_ends, check_refused, moved, position};

#[test]
fn kl_13_no_pass_while_there_is_a_move() {
    let start = Klotze::start(&"players=3".parse().expect("a set-up"));
    assert_eq!(start.check(Action::Pass), Err(Refusal::MustMove { moves: 80 }));
    assert!(!start.actions().contains(&Action::Pass));
}

/// Everything of red's is walled in but one column.
const ONE_MOVE: &str = "
    10  y . . . . . . . . g
     9  . . . . . . . . . .
     8  . . . . . . . . . .
     7  . . . . . . . . . .
     6  . . . . + + . . . .
     5  . . . . + + . . . Y
     4  . . . 3 1 1 1 . 1 .
     3  . . G 3 3 3 1 2 1 3
     2  . B 2 1 1 1 3 . 2 R
     1  r . 3 1 1 1 2 3 . b";

#[test]
fn kl_13_not_even_when_a_single_move_is_left() {
    let rest = "red,yellow,green,blue red -,d4,g4,i4";
    let position = position(ONE_MOVE, rest);
    assert_eq!(position.actions(), [action("h3-h5")], "\n{}", position.sketch());
    assert_eq!(position.count_actions(), 1);
    check_refused(ONE_MOVE, rest, "pass", &Refusal::MustMove { moves: 1 });
    check_ends(ONE_MOVE, rest, "h3", "h5");
}

#[test]
fn kl_14_a_klotz_on_its_own_corner_wins_at_once() {
    for (changes, token, rest, winner, seat) in [
        ("e5>e1", "e1-a1", "red,yellow,green,blue red -,-,-,-", Color::Red, 1),
        ("a8>b5 a9>c5 e6>a6", "a6-a10", "red,yellow,green,blue yellow -,-,-,-", Color::Yellow, 2),
        ("j9>i5 f6>j6", "j6-j10", "red,green green -,-", Color::Green, 2),
        ("f5>f1", "f1-j1", "green,blue,red blue -,-,-", Color::Blue, 2),
        ("f5>f1", "f1-j1", "yellow,green,blue,red blue -,-,-,-", Color::Blue, 3),
        ("e5>c3", "c3-a1", "blue,red,(yellow),green red -,-,-,-", Color::Red, 2),
    ] {
        let before = position(&moved(OPEN, changes), rest);
        let after = before
            .play(action(token))
            .unwrap_or_else(|refusal| panic!("{token}: {refusal}\n{}", before.sketch()));
        let seat = game::Seat::numbered(seat).expect("a seat");
        let outcome = Outcome { winners: Seats::NONE.with(seat), rule: Rule::Goal.id() };
        assert_eq!(after.actor(), Actor::Over(outcome), "{token}\n{}", after.sketch());
        assert_eq!(after.seat_name(seat), winner.name());
        check_over(&after);
    }
}

/// Nothing is legal any more, and all is refused for KL-14.
fn check_over(position: &Klotze) {
    assert_eq!(position.actions(), []);
    assert_eq!(position.count_actions(), 0);
    assert_eq!(position.draw_action(|_| 0), None);
    let over = Refusal::Over { rule: Rule::Goal.id() };
    for token in ["pass", "b10-b10", "d3-d4", "e9-e7", "a1-a5"] {
        assert_eq!(position.check(action(token)), Err(over.clone()), "\n{}", position.sketch());
    }
}

#[test]
fn kl_14_near_its_corner_or_on_its_way_nothing_is_won() {
    for changes in ["e5>b1", "e5>a2", "e5>b2", "e6>e1"] {
        let position = position(&moved(OPEN, changes), FOUR);
        assert!(matches!(position.actor(), Actor::Seat(_)), "\n{}", position.sketch());
        assert!(position.count_actions() > 0);
    }
}
