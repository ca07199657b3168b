//! How Black Holes is drawn: blocks of 1 × 1 × 2 on a board whose corners are
//! missing. Beside the board, at the edge where its owner sits, each colour has a
//! rack with four slots for what it has sunk, since the fourth wins. A sunk block
//! stands so deep in its slot that it never hides the board.
//!
//! A block is pointed at by its anchor. A move is pointed at by the square next
//! to the block on that side, which no other move of the block leads to.

mod arranging;
mod spot;
mod tips;

use game::{Coded, Direction, Notice, Outcome, Position, RuleId, Seat};
use shelf::games::black_holes::{
    Action, BlackHoles, Block, Color, HOLES, Lie, Rule, SPACES, SUNK_TO_WIN, Setup, Square, Tip,
};

pub use self::spot::BlackHolesSpot;
pub use self::tips::Lesson;
use super::{
    marbles::numbered,
    squares::{checkered, middle, spots},
};
use crate::{
    drawn::{Coached, Drawn, Tally, lies_at},
    scene::{Body, Gesture, Ground, Hand, Motion, Piece, PieceId, SLAB, Spot, WIDE_RIM},
    view::Cause,
};

/// How wide a block is: a little less than a square, so that neighbours can be
/// told apart.
const WIDTH: f32 = 0.9;

/// How long it is.
const LENGTH: f32 = 1.9;

/// From one edge of the squares to the other.
const SIZE: f32 = 10.0;

/// How wide, deep and high a rack is. It lies on the table, as the board does.
const RACK: (f32, f32, f32) = (4.0, 1.0, 0.25);

/// How far a sunk block stands out of its slot: no higher than the board.
const STUB: f32 = SLAB - RACK.2;

/// How far a rack is from the board.
const GAP: f32 = 0.06;

game::notices! {
    /// What can be done instead of what a hand tried.
    pub enum Instead {
        /// BH-5: one tip goes no further.
        "black-holes-one-tip" OneTip { anchor: Square },
        /// BH-5: it gets there, and is told so by another square.
        "black-holes-next-to" NextTo { anchor: Square, next: Square },
        /// BH-7: how a hole is entered.
        "black-holes-hole" Hole { hole: Square },
        /// BH-12: what a rack is for.
        "black-holes-rack" Rack,
    }
}

impl Drawn for BlackHoles {
    type Spot = BlackHolesSpot;

    /// BH-4: the two moves of a turn belong together.
    const CONFIRMS_TURNS: bool = true;

    const SEEN: &'static [&'static str] = &["black-holes-sunk", "black-holes-ban"];

    fn ground(&self) -> Ground {
        let look = |square: Square| {
            if HOLES.contains(square) {
                Some("hole")
            } else {
                SPACES.contains(square).then(|| checkered(square))
            }
        };
        let spots = spots(look).into_iter().chain(Color::ALL.map(rack_spot)).collect();
        Ground { look: Self::GAME, width: SIZE, depth: SIZE, spots, ..Ground::default() }
    }

    /// The blocks of each colour, then the racks.
    fn pieces(&self) -> Vec<Piece> {
        let of_color = |color| {
            let placed = self.blocks(color).map(BlockPlace::OnBoard);
            let sunk = (0..self.sunk(color)).map(BlockPlace::Sunk);
            placed.chain(sunk).map(move |place| piece(PieceId(0), color, place))
        };
        numbered(Color::ALL.into_iter().flat_map(of_color).chain(Color::ALL.map(rack)))
    }

    fn moved(&self, pieces: &[Piece], action: Action) -> (Vec<Piece>, Vec<(PieceId, Motion)>) {
        let mut pieces = pieces.to_vec();
        let Action::Tip(tip) = action else { return (pieces, Vec::new()) };
        let Some((block, color)) = self.block(tip.anchor) else { return (pieces, Vec::new()) };
        let landed = block.tipped(tip.direction).filter(|block| SPACES.contains(block.anchor));
        let (place, motion) = match landed {
            Some(block) => (BlockPlace::OnBoard(block), Motion::Tips(tip.direction)),
            None => (BlockPlace::Sunk(self.sunk(color)), Motion::Sinks(tip.direction)),
        };
        let anchor = Some(BlackHolesSpot::Square(tip.anchor));
        let Some(moved) = pieces.iter_mut().find(|piece| lies_at::<Self>(piece) == anchor) else {
            return (pieces, Vec::new());
        };
        *moved = piece(moved.id, color, place);
        let motions = vec![(moved.id, motion)];
        (pieces, motions)
    }

    fn gesture(&self, action: Action) -> Gesture<BlackHolesSpot> {
        match action {
            Action::Tip(tip) => Gesture::FromTo {
                from: BlackHolesSpot::Square(tip.anchor),
                to: BlackHolesSpot::Square(next_to(self, tip).unwrap_or(tip.anchor)),
            },
            Action::Pass => Gesture::Button { code: "board-pass" },
        }
    }

    /// What is pointed at could be tipped any way; what is taken somewhere, only
    /// to where it would come to rest.
    fn meant(&self, hand: &Hand<BlackHolesSpot>) -> Vec<Action> {
        let BlackHolesSpot::Square(square) = hand.began() else { return Vec::new() };
        let block = self.block(square).map(|(block, _)| block);
        if block.is_none() && HOLES.contains(square) {
            return Vec::new();
        }
        let leads_there = |direction: &Direction| {
            let landed = block.and_then(|block| block.tipped(*direction));
            let mut squares = landed.into_iter().flat_map(Block::squares);
            match hand {
                Hand::Takes { to, .. } => {
                    squares.any(|square| BlackHolesSpot::Square(square) == *to)
                }
                Hand::Points { .. } => true,
            }
        };
        let anchor = block.map_or(square, |block| block.anchor);
        let tip = |direction| Action::Tip(Tip { anchor, direction });
        Direction::ALL.into_iter().filter(leads_there).map(tip).collect()
    }

    fn instead(&self, hand: &Hand<BlackHolesSpot>) -> (Option<RuleId>, Notice) {
        use BlackHolesSpot::Square;
        let (rule, instead) = match *hand {
            Hand::Points { spot: Square(hole) } => (Rule::Sinking, Instead::Hole { hole }),
            Hand::Takes { from: Square(anchor), to: Square(_), .. } => {
                (Rule::Tipping, another_end(self, anchor, hand))
            }
            Hand::Points { .. } | Hand::Takes { .. } => (Rule::FourSunk, Instead::Rack),
        };
        (Some(rule.id()), instead.notice())
    }

    fn tip(&self, own: usize) -> Option<Coached<BlackHolesSpot>> {
        let lesson = Lesson::of(self, own)?;
        Some(Coached { told: lesson.notice(), spots: lesson.spots(self) })
    }

    fn tip_chosen(&self, _: BlackHolesSpot) -> Notice {
        Lesson::Fall.notice()
    }

    /// BH-12: the fourth sunk block wins.
    fn tallies(&self, seat: Seat) -> Vec<Tally> {
        let color = Color::ALL.into_iter().find(|color| color.seat() == seat);
        let sunk = color.map(|color| Tally {
            look: color.name(),
            have: self.sunk(color) as u8,
            of: Some(SUNK_TO_WIN as u8),
            code: "tally-black-holes-sunk",
        });
        sunk.into_iter().collect()
    }

    fn cause(&self, outcome: &Outcome) -> Cause {
        if outcome.rule == Rule::FourSunk.id() {
            Cause::of("ended-black-holes-sunk", outcome.winners.into_iter().next())
        } else {
            Cause::of("ended-black-holes-stuck", None)
        }
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

/// Where the block with this anchor is to be taken instead of where a hand took it.
fn another_end(position: &BlackHoles, anchor: Square, hand: &Hand<BlackHolesSpot>) -> Instead {
    let tip = position.meant(hand).into_iter().find_map(|action| match action {
        Action::Tip(tip) => Some(tip),
        Action::Pass => None,
    });
    match tip.and_then(|tip| next_to(position, tip)) {
        Some(next) => Instead::NextTo { anchor, next },
        None => Instead::OneTip { anchor },
    }
}

/// How many blocks a colour has at the start.
fn blocks_of(color: Color) -> usize {
    BlackHoles::start(&Setup).blocks(color).count()
}

/// Where a block is.
#[derive(Clone, Copy)]
enum BlockPlace {
    /// Somewhere on the board.
    OnBoard(Block),
    /// Beside it, after so many others of its colour.
    Sunk(usize),
}

fn piece(id: PieceId, color: Color, place: BlockPlace) -> Piece {
    match place {
        BlockPlace::OnBoard(block) => on_board(id, color, block),
        BlockPlace::Sunk(before) => sunk(id, color, before),
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
    let (slots, first) = (4.0, SIZE / 2.0 - 1.5);
    let (x, y) = seen_by(color, first + before as f32 % slots, rack_middle());
    let look = match color {
        Color::Light => "light sunk",
        Color::Dark => "dark sunk",
    };
    let body = Body::Block { width: WIDTH, depth: WIDTH, height: STUB };
    Piece { id, body, look, x, y, z: -STUB, spot: Some(BlackHolesSpot::Rack(color).to_string()) }
}

/// The rack of a colour, which lies on the table.
fn rack(color: Color) -> Piece {
    let (width, depth, height) = RACK;
    let (x, y) = seen_by(color, SIZE / 2.0, rack_middle());
    let body = Body::Block { width, depth, height };
    Piece { id: PieceId(0), body, look: "rack", x, y, z: -SLAB, spot: None }
}

/// It can be gone to and heard; that it is longer than wide is for the style
/// sheet.
fn rack_spot(color: Color) -> Spot {
    let (x, y) = seen_by(color, SIZE / 2.0, rack_middle());
    Spot { id: BlackHolesSpot::Rack(color).to_string(), x, y, size: RACK.1, look: "rack" }
}

/// How far the middle of Light's rack is from the far edge.
fn rack_middle() -> f32 {
    SIZE + WIDE_RIM + GAP + RACK.1 / 2.0
}

/// What Light sees here, Dark sees at the opposite place.
fn seen_by(color: Color, x: f32, y: f32) -> (f32, f32) {
    match color {
        Color::Light => (x, y),
        Color::Dark => (SIZE - x, SIZE - y),
    }
}

/// The square next to the block on the side that it is tipped to: beyond its
/// end, or beside its anchor.
fn next_to(position: &BlackHoles, tip: Tip) -> Option<Square> {
    let (block, _) = position.block(tip.anchor)?;
    let next = tip.anchor.step(tip.direction)?;
    let own = block.squares().any(|square| square == next);
    if own { next.step(tip.direction) } else { Some(next) }
}
