//! The drawing of Black Holes.

use app::{
    drawn::Drawn,
    scene::{Body, Gesture, Hand, Motion, Piece},
};
use game::{Direction, Position};
use shelf::games::black_holes::{self, BlackHoles, HOLES, SPACES, Setup};

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
    let racks = ground.spots.iter().filter(|spot| spot.look == "rack").count();
    assert_eq!((racks, ground.spots.len()), (2, HOLES.len() + SPACES.len() + racks));
    let first = ground.spots.first().map(|spot| (spot.id.as_str(), spot.x, spot.y));
    assert_eq!(first, Some(("c10", 2.5, 0.5)), "rows from the top, from the left");
}

#[test]
fn a_block_falls_rolls_and_stands_up() {
    let (start, pieces) = (BlackHoles::start(&Setup), BlackHoles::start(&Setup).pieces());
    let g5e = action("g5e");
    assert_eq!(start.gesture(g5e).named(), from_to("g5", "h5"));
    let (pieces, motions) = start.moved(&pieces, g5e);
    let [(id, Motion::Tips(Direction::East))] = motions[..] else { panic!("{motions:?}") };
    let block = pieces.iter().find(|piece| piece.id == id);
    let middle = block.map(|piece| (piece.x, piece.y, piece.spot.as_deref()));
    assert_eq!(middle, Some((8.0, 5.5, Some("h5"))), "it lies on h5 and i5");

    let lying = start.apply(g5e);
    assert_eq!(lying.gesture(action("h5e")).named(), from_to("h5", "j5"), "over its far end");
    assert_eq!(lying.gesture(action("h5w")).named(), from_to("h5", "g5"), "over its near end");
    assert_eq!(lying.gesture(action("h5n")).named(), from_to("h5", "h6"), "over its long edge");
}

#[test]
fn sunk_blocks_stand_in_the_rack_of_their_colour_beside_the_board() {
    let mut sunk = 0;
    for seed in 0..50 {
        let mut draw = game::testing::dice(seed);
        let mut position = BlackHoles::start(&Setup);
        let mut pieces = position.pieces();
        while let Some(action) = position.draw_action(&mut draw) {
            let (moved, motions) = position.moved(&pieces, action);
            for (id, motion) in motions {
                let Motion::Sinks(_) = motion else { continue };
                let block = moved.iter().find(|piece| piece.id == id).expect("it is kept");
                is_in_rack(&position, block);
                sunk += 1;
            }
            (position, pieces) = (position.apply(action), moved);
        }
    }
    assert!(sunk > 0, "some sink even in random games");
}

/// Whether it stands in a free slot of its owner's rack, beyond the edge of the
/// board and no higher than it.
fn is_in_rack(position: &BlackHoles, block: &Piece) {
    let (ground, pieces) = (position.ground(), position.pieces());
    let Body::Block { width, depth, height } = block.body else { panic!("{block:?}") };
    let (rim, own) = (ground.rim(), block.look.contains("light"));
    let beyond = if own { block.y - ground.depth } else { -block.y } - depth / 2.0;
    assert!(beyond > rim, "{block:?}");
    assert!(block.z + height < 1.0e-6, "it hides nothing: {block:?}");
    assert_eq!(block.spot.as_deref(), Some(if own { "light-rack" } else { "dark-rack" }));
    let is_in = |rack: &&Piece| {
        let Body::Block { width: wide, depth: deep, .. } = rack.body else { return false };
        let beside =
            ((rack.x - block.x).abs() + width / 2.0, (rack.y - block.y).abs() + depth / 2.0);
        rack.look == "rack" && beside.0 < wide / 2.0 && beside.1 < deep / 2.0
    };
    assert!(pieces.iter().any(|rack| is_in(&rack)), "{block:?}");
    let sunk = pieces.iter().filter(|other| other.look == block.look);
    let near = |other: &Piece| (other.x - block.x).hypot(other.y - block.y) < 0.95;
    assert!(!sunk.into_iter().any(near), "the slot is taken: {block:?}");
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

/// BH-5, BH-7: a hand means the tip that ends where it points, and a hole, a rack or
/// a far square has its own answer.
#[test]
fn what_means_no_tip_is_told_what_does() {
    let lying = BlackHoles::start(&Setup).apply(action("g5e"));
    let ground = lying.ground();
    let told = |hand: &Hand| {
        let hand = hand.read().expect("spots");
        let (rule, notice) = lying.instead(&hand);
        (lying.meant(&hand).len(), rule.expect("a rule").as_str(), notice.code)
    };
    let points = |spot: &str| Hand::Points { spot: spot.to_owned() };
    assert_eq!(told(&points("c3")), (0, "BH-7", "black-holes-hole"));
    assert_eq!(told(&points("dark-rack")), (0, "BH-12", "black-holes-rack"));
    let takes = |to: &str| Hand::takes(&ground, "h5", to);
    assert_eq!(told(&takes("a8")), (0, "BH-5", "black-holes-one-tip"));
    assert_eq!(told(&takes("i6")), (1, "BH-5", "black-holes-next-to"), "the far half lands there");
    let meant = |hand: &Hand| lying.meant(&hand.read().expect("spots"));
    assert_eq!(meant(&takes("i6")), [action("h5n")]);
    assert_eq!(meant(&points("i5")).len(), 4, "the far half stands for the block");
}
