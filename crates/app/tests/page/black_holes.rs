//! The drawing of Black Holes.

use app::{
    drawn::Drawn,
    scene::{Gesture, Motion, Piece},
};
use black_holes::{BlackHoles, HOLES, SPACES, Setup};
use game::{Direction, Position};

use crate::drawing;

#[test]
fn every_position_of_random_games_is_drawn() {
    drawing::check::<BlackHoles>("standard", 200);
}

#[test]
fn the_board_has_its_spaces_and_holes() {
    let ground = BlackHoles::start(&Setup).ground();
    let holes = ground.spots.iter().filter(|spot| spot.look == "hole").count();
    assert_eq!(holes, HOLES.len());
    assert_eq!(ground.spots.len(), HOLES.len() + SPACES.len());
    let first = ground.spots.first().map(|spot| (spot.id.as_str(), spot.x, spot.y));
    assert_eq!(first, Some(("c10", 2.5, 0.5)), "rows from the top, from the left");
}

#[test]
fn a_block_falls_rolls_and_stands_up() {
    let (start, pieces) = (BlackHoles::start(&Setup), BlackHoles::start(&Setup).pieces());
    let g5e = action("g5e");
    assert_eq!(start.gesture(g5e), from_to("g5", "h5"));
    let (pieces, motions) = start.moved(&pieces, g5e);
    let [(id, Motion::Tips(Direction::East))] = motions[..] else { panic!("{motions:?}") };
    let block = pieces.iter().find(|piece| piece.id == id);
    let middle = block.map(|piece| (piece.x, piece.y, piece.spot.as_deref()));
    assert_eq!(middle, Some((8.0, 5.5, Some("h5"))), "it lies on h5 and i5");

    let lying = start.apply(g5e);
    assert_eq!(lying.gesture(action("h5e")), from_to("h5", "j5"), "over its far end");
    assert_eq!(lying.gesture(action("h5w")), from_to("h5", "g5"), "over its near end");
    assert_eq!(lying.gesture(action("h5n")), from_to("h5", "h6"), "over its long edge");
}

#[test]
fn sunk_blocks_stand_off_the_board() {
    let mut sunk = 0;
    for seed in 0..50 {
        let mut draw = game::testing::dice(seed);
        let mut position = BlackHoles::start(&Setup);
        let mut pieces = position.pieces();
        while let Some(action) = position.draw_action(&mut draw) {
            let (moved, motions) = position.moved(&pieces, action);
            for (id, motion) in motions {
                let Motion::Sinks(_) = motion else { continue };
                let block = moved.iter().find(|piece| piece.id == id);
                assert!(block.is_some_and(|block| is_beside(&position, block)), "{block:?}");
                sunk += 1;
            }
            (position, pieces) = (position.apply(action), moved);
        }
    }
    assert!(sunk > 0, "some sink even in random games");
}

/// Whether it stands alone, where no square of the board is.
fn is_beside(position: &BlackHoles, block: &Piece) -> bool {
    let on = |x: f32, y: f32| (x - block.x).abs() < 0.5 && (y - block.y).abs() < 0.5;
    let on_board = position.ground().spots.iter().any(|spot| on(spot.x, spot.y));
    let on_another = position.pieces().iter().any(|other| on(other.x, other.y));
    !on_board && !on_another && block.spot.is_none()
}

#[test]
fn each_square_where_a_block_may_land_belongs_to_one_move() {
    // So pointing anywhere at a block's ghost is as good as at the spot named.
    let mut draw = game::testing::dice(7);
    let mut position = BlackHoles::start(&Setup);
    while let Some(action) = position.draw_action(&mut draw) {
        for color in black_holes::Color::ALL {
            for block in position.blocks(color) {
                let landings = Direction::ALL.into_iter().filter_map(|way| block.tipped(way));
                let mut squares: Vec<_> = landings.flat_map(black_holes::Block::squares).collect();
                let all = squares.len();
                squares.sort();
                squares.dedup();
                assert_eq!(squares.len(), all, "{}", position.sketch());
            }
        }
        position = position.apply(action);
    }
}

fn from_to(from: &str, to: &str) -> Gesture {
    Gesture::FromTo { from: from.to_owned(), to: to.to_owned() }
}

fn action(token: &str) -> black_holes::Action {
    token.parse().unwrap_or_else(|_| panic!("{token} is no action"))
}
