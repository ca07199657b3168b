//! Arbitrary positions, for the properties that all of them have: some from
//! random games, and some whose marbles lie just anywhere.

use game::{Direction, Position, testing::dice};
use kuba::{Kuba, Setup, Square};
use proptest::{prelude::*, sample::select};

/// A position somewhere in a random game.
pub(crate) fn position_of_a_game() -> impl Strategy<Value = Kuba> {
    let setup = select(vec![Setup::Standard, Setup::Mirrored]);
    (setup, any::<u64>(), 0..300_usize).prop_map(|(setup, seed, length)| {
        let mut dice = dice(seed);
        let mut position = Kuba::start(&setup);
        for _ in 0..length {
            let Some(action) = position.draw_action(&mut dice) else { break };
            position = position.apply(action);
        }
        position
    })
}

/// The text of a position with its marbles anywhere. Their numbers are right;
/// the ban and `again` may be impossible.
pub(crate) fn text_of_a_position() -> impl Strategy<Value = String> {
    let counts = (0..=8_usize, 0..=8_usize, 0..=6_usize, 0..=6_usize);
    counts.prop_flat_map(|(white, black, by_white, by_black)| {
        let reds = 13 - by_white - by_black;
        let mut marks = vec!['.'; Square::COUNT - white - black - reds];
        for (mark, count) in [('W', white), ('B', black), ('R', reds)] {
            marks.extend(std::iter::repeat_n(mark, count));
        }
        let actor = select(vec!["white", "black"]);
        let ban = prop_oneof![Just("-".to_owned()), push()];
        let again = select(vec!["-", "again"]);
        (Just(marks).prop_shuffle(), actor, ban, again).prop_map(
            move |(marks, actor, ban, again)| {
                format!("{} {actor} {by_white}-{by_black} {ban} {again}", rows(&marks))
            },
        )
    })
}

/// A push from anywhere, as text.
fn push() -> impl Strategy<Value = String> {
    let square = select(Square::all().collect::<Vec<_>>());
    (square, select(Direction::ALL.to_vec()))
        .prop_map(|(square, direction)| format!("{square}{direction}"))
}

/// The first field of a position text.
fn rows(marks: &[char]) -> String {
    let mut text: String = marks.chunks(7).map(String::from_iter).collect::<Vec<_>>().join("/");
    for run in (1..=7).rev() {
        text = text.replace(&".".repeat(run), &run.to_string());
    }
    text
}
