//! What Bille-Trap tells whoever is about to move: where a marble goes and what may
//! come of it, and why a hand does nothing.

use app::{
    drawn::Drawn,
    scene::{Aid, Hand},
};
use game::{Coded, Position, RuleId};
use words::{Language, Words};

use crate::bille_trap::at;

#[test]
fn bt_6_a_way_passes_the_spaces_that_are_counted() {
    let way = |text: &str, token: &str| {
        let way = at(text).way(token.parse().expect("an action"));
        way.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let on =
        |rest: &str| format!("1....1../......../......1. 0,0 ????????/????????/???????? {rest}");
    assert_eq!(way(&on("0 seat1 move:4"), "m6"), "6 7 8 9 10");
    assert_eq!(way(&on("0 seat1 move:2"), "m23"), "23 24 home");
    let tray = "......../......../........ 0,0 ????????/????????/???????? 0 seat2";
    assert_eq!(way(&format!("{tray} move:4"), "e"), "tray2 1 2 3 4");
    assert_eq!(way(&format!("{tray} move:1"), "e"), "tray2 1");
    assert_eq!(way(&format!("{tray} move:2"), "e"), "tray2 9", "straight to the mark");
    assert_eq!(way(&format!("{tray} move:3"), "e"), "tray2 17");
    assert_eq!(way(&on("0 seat1 turn"), "t"), "");
}

/// What is told to whoever is about to make a move, by whether they have aids.
#[test]
fn bt_9_what_may_come_of_a_move_is_told_before() {
    for (text, token, given, withheld) in [
        (
            "1...2.../......../........ 0,0 o??c????/????????/???????? 0 seat1 move:4",
            "m1",
            "Player 2’s marble drops: 59%, Otherwise you go on to 6",
            "You press Player 2’s marble, It drops, or you go on to 6",
        ),
        (
            "1...11../......../........ 0,0 ????????/????????/???????? 0 seat1 move:4",
            "m1",
            "Your own marble drops: 58%, Otherwise you press the marble on 6",
            "You press your own marble, It drops, or you press the one on 6",
        ),
        (
            "1...2.../......../........ 0,0 ????c???/????????/???????? 0 seat1 move:4",
            "m1",
            "The trap under 5 holds, You go on to 6",
            "You press Player 2’s marble, It drops, or you go on to 6",
        ),
        (
            "1...2.../......../........ 0,0 ????o???/????????/???????? 0 seat1 move:4",
            "m1",
            "Player 2’s marble drops: 100%",
            "You press Player 2’s marble, It drops, or you go on to 6",
        ),
        (
            "......../......../....1..2 0,0 ????????/????????/???????? 0 seat1 move:3",
            "m21",
            "Player 2’s marble drops: 58%, Otherwise you come Home",
            "You press Player 2’s marble, It drops, or you come Home",
        ),
        (
            "1......./......../........ 0,0 ????oc??/????????/???????? 0 seat1 move:4",
            "m1",
            "You land on 5, If you leave the disc: open trap, If you turn the disc: closed trap, safe",
            "You land on 5",
        ),
        (
            "1......./......../........ 0,0 ????????/????????/???????? 0 seat1 move:4",
            "m1",
            "You land on 5, Disc turned or not: 58% chance of an open trap",
            "You land on 5",
        ),
        (
            "......../......../........ 0,0 ????????/????????/???????? 0 seat1 move:2",
            "e",
            "You land on 9, Then your turn is over",
            "You land on 9, Then your turn is over",
        ),
        (
            "......../......../.......1 0,0 ????????/????????/???????? 0 seat1 move:1",
            "m24",
            "You come Home: your first of three",
            "You come Home: your first of three",
        ),
        (
            "......../......../.......1 2,0 ????????/????????/???????? 0 seat1 move:1",
            "m24",
            "You come Home and win",
            "You come Home and win",
        ),
        (
            "1..2..../......../........ 0,0 oc?oo???/????????/???????? 0 seat1 turn",
            "k",
            "open trap under you on 1, open trap under others on 4",
            "",
        ),
        (
            "1..2..../......../........ 0,0 oc?oo???/????????/???????? 0 seat1 turn",
            "t",
            "you are safe on 1, open trap under others on 4",
            "",
        ),
        ("1......./......../........ 0,0 ????????/????????/???????? 0 seat1 turn", "t", "", ""),
    ] {
        for (aid, told) in [(Aid::Given, given), (Aid::Withheld, withheld)] {
            let preview = at(text).preview(token.parse().expect("an action"), aid);
            let words = Words::new(Language::English);
            let said: Vec<_> = preview.told.iter().map(|notice| words.say(notice)).collect();
            assert_eq!(said.join(", "), told, "{token} in {text}");
        }
    }
}

#[test]
fn bt_11_a_preview_shows_where_turning_takes_marbles() {
    let drifts = |text: &str, token: &str| {
        let preview = at(text).preview(token.parse().expect("an action"), Aid::Withheld);
        let drifts: Vec<_> =
            preview.drifts.iter().map(|(from, to)| format!("{from}-{to}")).collect();
        drifts.join(" ")
    };
    let lands = "....1.../......../........ 0,0 ????????/????????/???????? 0 seat1 move:3";
    assert_eq!(drifts(lands, "m5"), "8-1", "around the ring, not on along the track");
    let presses = "....1..2/......../........ 0,0 ????????/????????/???????? 0 seat1 move:3";
    assert_eq!(drifts(presses, "m5"), "", "nobody knows yet where it will lie");
    let enters = "......../......../........ 0,0 ????????/????????/???????? 0 seat1 move:2";
    assert_eq!(drifts(enters, "e"), "", "the turn ends");
    let top = "1......2/......../.......1 0,0 ????????/????????/???????? 0 seat1 turn";
    assert_eq!(drifts(top, "t"), "1-2 8-1 24-17");
    assert_eq!(drifts(top, "k"), "");
}

#[test]
fn every_hand_gets_an_answer() {
    let moving = "1...2.../......../......1. 1,0 ????????/????????/???????? 0 seat1 move:4";
    let top = "1...2.../......../......1. 1,0 ????????/????????/???????? 0 seat1 turn";
    let points = |spot: &str| Hand::Points { spot: spot.to_owned() };
    let takes = |from: &str, to: &str| Hand::takes(&at(moving).ground(), from, to);
    for (text, hand, rule, told) in [
        (moving, points("5"), "BT-6", "the marble on space 5 is Player 2’s, not yours."),
        (moving, points("7"), "BT-6", "there is no marble on space 7."),
        (
            moving,
            points("23"),
            "BT-7",
            "with a 4 the marble on space 23 would go past Home; you need the exact roll.",
        ),
        (moving, points("tray1"), "BT-6", "your tray is empty; move a marble on the track."),
        (
            moving,
            points("tray2"),
            "BT-6",
            "this is Player 2’s tray; you enter marbles from your own.",
        ),
        (moving, points("home"), "BT-7", "marbles stay at Home once they are there."),
        (moving, takes("1", "3"), "BT-6", "with a 4 this marble goes to space 5."),
        (moving, takes("home", "3"), "BT-7", "marbles stay at Home once they are there."),
        (
            top,
            points("1"),
            "BT-5",
            "you have moved already; now turn the disc one notch, or leave it as it is.",
        ),
        (
            top,
            points("home"),
            "BT-5",
            "you have moved already; now turn the disc one notch, or leave it as it is.",
        ),
    ] {
        let (position, hand) = (at(text), hand.read().expect("spots"));
        let refused = position.meant(&hand).into_iter().find_map(|action| {
            let refusal = position.check(action).err()?;
            Some((Some(game::Refusal::rule(&refusal)), refusal.notice()))
        });
        let (found, notice) = refused.unwrap_or_else(|| position.instead(&hand));
        let words = Words::new(Language::English);
        assert_eq!(words.say(&notice), told, "{hand:?}");
        assert_eq!(found.map(RuleId::as_str), Some(rule), "{hand:?}");
    }
    let home = "......../......../.......1 0,0 ????????/????????/???????? 0 seat1 move:1";
    let hand = Hand::takes(&at(home).ground(), "24", "3").read().expect("spots");
    let words = Words::new(Language::English);
    assert_eq!(words.say(&at(home).instead(&hand).1), "with a 1 this marble comes Home.");
}

#[test]
fn whoever_acts_is_told_what_to_do() {
    let words = Words::new(Language::English);
    let due = |text: &str| at(text).due().map(|due| words.say(&due)).unwrap_or_default();
    for (text, told) in [
        (
            "......../......../........ 0,0 ????????/????????/???????? 0 seat1 move:4",
            "Enter a marble: choose your tray.",
        ),
        (
            "1......./......../........ 0,0 ????????/????????/???????? 0 seat1 move:4",
            "Enter a marble, or move one that glows.",
        ),
        (
            "1......./......../........ 2,0 ????????/????????/???????? 0 seat1 move:4",
            "Move a marble that glows.",
        ),
        (
            "......../......../.......1 2,0 ????????/????????/???????? 0 seat1 move:4",
            "None of your marbles can move: pass.",
        ),
        (
            "1......./......../........ 0,0 ????????/????????/???????? 0 seat1 turn",
            "Turn the disc one notch, or leave it as it is.",
        ),
        ("1......./......../........ 0,0 ????????/????????/???????? 0 seat1 die", ""),
    ] {
        assert_eq!(due(text), told, "{text}");
    }
}
