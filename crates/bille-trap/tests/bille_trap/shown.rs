//! What a person is shown of a position: the picture and the remarks.

use bille_trap::BilleTrap;
use game::{Coded, Position, Tone};

use crate::drawn::position;

/// The remarks of a position, and its picture.
fn told(position: &BilleTrap) -> (String, String) {
    let remarks: Vec<String> =
        position.remarks().iter().map(|remark| remark.notice().to_string()).collect();
    (remarks.join("\n"), position.sketch().to_string())
}

#[test]
fn what_is_due_is_remarked_and_the_marble_in_motion_drawn() {
    let position = position(
        "
        . . . . 2 . . .    ? ? o ? ? ? ? ?
        2 . . 3 3 . . .    c ? ? ? ? ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?",
        "1,1,(0) 0 seat1 move:2",
    );
    let (remarks, sketch) = told(&position);
    assert!(remarks.starts_with("bille-trap-roll roll=2\n"), "{remarks}");
    assert_eq!(
        sketch,
        "  1  . . . . 2 . . .\n  9  2 . . 3 3 . . .\n 17  . . . . . . . .\n\n  \
         1: 1 1 . > . . 1\n  2: . . . > . . 2\n (3) 3 . . > . . ."
    );
    let pressing = position.play("e".parse().expect("a token")).expect("a legal action");
    let (remarks, sketch) = told(&pressing);
    assert_eq!(
        remarks,
        "bille-trap-turn-of seat=1\n\
         bille-trap-pressed space=9 owner=2 open=0 closed=1\n\
         bille-trap-turn-ends\n\
         bille-trap-notches notches=0 all=8\n\
         bille-trap-hidden open=13 all=22\n\
         bille-trap-over-open spaces=3\n\
         bille-trap-over-closed spaces=9\n\
         bille-trap-left seat=3"
    );
    assert!(sketch.contains("\n  9 12 . . 3 3 . . .\n"), "{sketch}");
    assert!(sketch.contains("\n  1: 1 . . > . . 1\n"), "{sketch}");
    let line = pressing.sketch().lines()[1].clone();
    assert!(line.contains(&(Tone::Red, "1".to_owned())), "{line:?}");
    assert!(line.contains(&(Tone::Blue, "2".to_owned())), "{line:?}");
}
