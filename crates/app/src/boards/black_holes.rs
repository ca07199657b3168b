//! How Black Holes is drawn: blocks of 1 × 1 × 2 on a board whose corners are
//! missing. Sunk blocks stand where the corners would be, four places for each
//! colour, since the fourth wins: so the drawing is no wider than the board.
//!
//! A block is pointed at by its anchor. A move is pointed at by the square next
//! to the block on that side, which no other move of the block leads to.

use black_holes::{Action, BlackHoles, Block, Color, HOLES, Lie, SPACES, Square, Tip};
use game::{Direction, Position, Seat};

use super::squares::{checkered, middle, spots};
use crate::{
    drawn::Drawn,
    scene::{Body, Gesture, Ground, Hand, Motion, Piece, PieceId},
};

/// How wide a block is: a little less than a square, so that neighbours can be
/// told apart.
const WIDTH: f32 = 0.9;

/// How long it is.
const LENGTH: f32 = 1.9;

impl Drawn for BlackHoles {
    /// BH-4: the two moves of a turn belong together.
    const CONFIRMS_TURNS: bool = true;

    fn ground(&self) -> Ground {
        Ground {
            look: Self::GAME,
            width: 10.0,
            depth: 10.0,
            spots: spots(|square: Square| {
                if HOLES.contains(square) {
                    Some("hole")
                } else {
                    SPACES.contains(square).then(|| checkered(square))
                }
            }),
            turned: 0.0,
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let of_color = |color| {
            let placed = self.blocks(color).map(Place::OnBoard);
            let sunk = (0..self.sunk(color)).map(Place::Sunk);
            placed.chain(sunk).map(move |place| (color, place))
        };
        let placed = Color::ALL.into_iter().flat_map(of_color);
        (0..).map(PieceId).zip(placed).map(|(id, (color, place))| piece(id, color, place)).collect()
    }

    fn moved(&self, pieces: &[Piece], action: Action) -> (Vec<Piece>, Vec<(PieceId, Motion)>) {
        let mut pieces = pieces.to_vec();
        let Action::Tip(tip) = action else { return (pieces, Vec::new()) };
        let Some((block, color)) = self.block(tip.anchor) else { return (pieces, Vec::new()) };
        let landed = block.tipped(tip.direction).filter(|block| SPACES.contains(block.anchor));
        let (place, motion) = match landed {
            Some(block) => (Place::OnBoard(block), Motion::Tips(tip.direction)),
            None => (Place::Sunk(self.sunk(color)), Motion::Sinks(tip.direction)),
        };
        let anchor = Some(tip.anchor.to_string());
        let Some(moved) = pieces.iter_mut().find(|piece| piece.spot == anchor) else {
            return (pieces, Vec::new());
        };
        *moved = piece(moved.id, color, place);
        let motions = vec![(moved.id, motion)];
        (pieces, motions)
    }

    fn gesture(&self, action: Action) -> Gesture {
        match action {
            Action::Tip(tip) => Gesture::FromTo {
                from: tip.anchor.to_string(),
                to: next_to(self, tip).unwrap_or(tip.anchor).to_string(),
            },
            Action::Pass => Gesture::Button { code: "board-pass" },
        }
    }

    fn meant(&self, hand: &Hand) -> Vec<Action> {
        let (spot, directions) = match hand {
            Hand::Takes { from, direction, .. } => (from, vec![*direction]),
            Hand::Points { spot } => (spot, Direction::ALL.to_vec()),
        };
        let Ok(anchor) = spot.parse() else { return Vec::new() };
        directions.into_iter().map(|direction| Action::Tip(Tip { anchor, direction })).collect()
    }

    /// Dark sits opposite.
    fn degrees(&self, seat: Seat) -> f32 {
        if seat == Color::Dark.seat() { 180.0 } else { 0.0 }
    }

    fn as_if_turn_of(&self, seat: Seat) -> Option<Self> {
        let color = Color::ALL.into_iter().find(|color| color.seat() == seat)?;
        Some(BlackHoles::as_if_turn_of(self, color))
    }
}

/// Where a block is.
#[derive(Clone, Copy)]
enum Place {
    /// Somewhere on the board.
    OnBoard(Block),
    /// Beside it, after so many others of its colour.
    Sunk(usize),
}

fn piece(id: PieceId, color: Color, place: Place) -> Piece {
    match place {
        Place::OnBoard(block) => on_board(id, color, block),
        Place::Sunk(before) => sunk(id, color, before),
    }
}

fn on_board(id: PieceId, color: Color, block: Block) -> Piece {
    let (x, y) = middle(block.anchor);
    // A lying block goes on to the east or the north, half of it on each square.
    let (x, y, width, depth, height) = match block.lie {
        Lie::Upright => (x, y, WIDTH, WIDTH, LENGTH),
        Lie::East => (x + 0.5, y, LENGTH, WIDTH, WIDTH),
        Lie::North => (x, y - 0.5, WIDTH, LENGTH, WIDTH),
    };
    let body = Body::Block { width, depth, height };
    let look = match color {
        Color::Light => "light",
        Color::Dark => "dark",
    };
    Piece { id, body, look, x, y, z: 0.0, spot: Some(block.anchor.to_string()) }
}

fn sunk(id: PieceId, color: Color, before: usize) -> Piece {
    /// From the left edge; the outer places first, which hide less of the board.
    const PLACES: [f32; 4] = [0.5, 9.5, 1.5, 8.5];
    let x = PLACES[before % PLACES.len()];
    let (y, look) = match color {
        Color::Light => (9.5, "light sunk"),
        Color::Dark => (0.5, "dark sunk"),
    };
    let body = Body::Block { width: WIDTH, depth: WIDTH, height: LENGTH };
    Piece { id, body, look, x, y, z: 0.0, spot: None }
}

/// The square next to the block on the side that it is tipped to: beyond its
/// end, or beside its anchor.
fn next_to(position: &BlackHoles, tip: Tip) -> Option<Square> {
    let (block, _) = position.block(tip.anchor)?;
    let next = tip.anchor.step(tip.direction)?;
    let own = block.squares().any(|square| square == next);
    if own { next.step(tip.direction) } else { Some(next) }
}
