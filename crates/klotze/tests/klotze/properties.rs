//! What holds for any text and any game: no text makes a parser panic, what is
//! read prints back, and no action loses a piece.

use game::{Position, playout, testing::dice};
use klotze::{Action, Color, Height, Klotze, Piece, Setup, Square};
use proptest::prelude::*;

/// What no action changes.
fn check_whole(position: &Klotze) {
    let pieces: Vec<Piece> = Square::all().filter_map(|square| position.piece(square)).collect();
    assert_eq!(pieces.len(), 28, "\n{}", position.sketch());
    for (height, count) in [(Height::One, 12), (Height::Two, 4), (Height::Three, 8)] {
        let found = pieces.iter().filter(|piece| **piece == Piece::Column(height)).count();
        assert_eq!(found, count, "\n{}", position.sketch());
    }
    for color in Color::ALL {
        let on_board = position.piece(position.klotz(color));
        assert_eq!(on_board, Some(Piece::Klotz(color)), "\n{}", position.sketch());
        if let Some(stone) = position.stone(color) {
            assert!(matches!(position.piece(stone), Some(Piece::Column(_))), "\n{position}");
        }
    }
    assert_eq!(position.to_string().parse().as_ref(), Ok(position));
}

fn any_setup() -> impl Strategy<Value = Setup> {
    (0_usize..16, 0_usize..4).prop_filter_map("a set-up", |(colors, first)| {
        let chosen = (0..4).filter(|place| colors >> place & 1 == 1).map(|place| Color::ALL[place]);
        Setup::new(chosen.collect(), Color::ALL[first]).ok()
    })
}

proptest! {
    #[test]
    fn no_text_makes_the_parsers_panic(text in ".{0,160}") {
        let _ = text.parse::<Klotze>();
        let _ = text.parse::<Setup>();
        let _ = text.parse::<Action>();
    }

    #[test]
    fn texts_that_look_like_positions_are_read_or_refused(
        rows in "([.123RYGB]{10}/){9}[.123RYGB]{10}",
        rest in "[(]?(red|blue|green|yellow)[)]?,(red|blue|green|yellow) (red|blue) [-a-j0-9]{1,3},[-a-j0-9]{1,3}",
    ) {
        if let Ok(position) = format!("{rows} {rest}").parse::<Klotze>() {
            check_whole(&position);
        }
        let start = Klotze::start(&Setup::default()).to_string();
        let start = start.split(' ').next().expect("rows");
        if let Ok(position) = format!("{start} {rest}").parse::<Klotze>() {
            check_whole(&position);
        }
    }

    #[test]
    fn a_changed_text_is_refused_or_reads_as_itself(
        seed in 0_u64..1_000,
        place in 0_usize..200,
        letter in proptest::char::any(),
        length in 1_usize..60,
    ) {
        let mut draw = dice(seed);
        let mut position = Klotze::start(&Setup::default());
        for _ in 0..length {
            let Some(action) = position.draw_action(&mut draw) else { break };
            position = position.apply(action);
        }
        let mut letters: Vec<char> = position.to_string().chars().collect();
        let place = place % letters.len();
        for change in 0..3 {
            match change {
                0 => letters[place] = letter,
                1 => letters.insert(place, '-'),
                _ => drop(letters.remove(place)),
            }
            let text: String = letters.iter().collect();
            if let Ok(read) = text.parse::<Klotze>() {
                check_whole(&read);
            }
        }
        // Two marks exchanged: often a position, and then a whole one.
        let mut letters: Vec<char> = position.to_string().chars().collect();
        letters.swap(place % 109, (place * 7 + length) % 109);
        if let Ok(read) = letters.iter().collect::<String>().parse::<Klotze>() {
            check_whole(&read);
        }
    }

    #[test]
    fn random_games_keep_the_pieces(setup in any_setup(), seed in any::<u64>()) {
        let mut draw = dice(seed);
        let mut position = Klotze::start(&setup);
        for step in 0..300 {
            let Some(action) = position.draw_action(&mut draw) else { break };
            position = position.play(action).expect("a drawn action is legal");
            if step % 50 == 49 && position.playing().len() > 2 {
                let leaving = position.playing().into_iter().nth(draw(3) as usize);
                position = position.leave(leaving.expect("one of three"));
            }
            check_whole(&position);
        }
    }

    #[test]
    fn random_games_end_in_a_goal_or_not_at_all(seed in any::<u64>()) {
        let (last, length) = playout(&Klotze::start(&Setup::default()), dice(seed));
        check_whole(&last);
        prop_assert_eq!(last.count_actions() == 0, length < game::LONGEST || last.actor().outcome().is_some());
    }
}
