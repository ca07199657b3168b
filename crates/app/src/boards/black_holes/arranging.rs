//! A position of Black Holes while it is put together: blocks, upright or lying, whose
//! turn it is and how many moves they have left. No move is forbidden.

use game::{Direction, Notice};
use shelf::games::black_holes::{BlackHoles, Block, Color, Lie, Square};

use super::{BlockPlace, piece, rack};
use crate::{
    arranging::{Arranged, Arrangement, Setting, plain},
    boards::marbles::numbered,
    drawn::Drawn,
    scene::{Ground, Piece, PieceId},
};

const LIES: [Lie; 3] = [Lie::Upright, Lie::East, Lie::North];
/// A turn has one or two moves left.
const LEFT: [u8; 2] = [1, 2];

/// What lies where.
struct Loose {
    ground: Ground,
    blocks: Vec<(Block, Color)>,
    turn: Color,
    left: u8,
}

impl Arranged for BlackHoles {
    fn arranged(&self) -> Box<dyn Arrangement> {
        let of = |color| self.blocks(color).map(move |block| (block, color));
        Box::new(Loose {
            ground: self.ground(),
            blocks: Color::ALL.into_iter().flat_map(of).collect(),
            turn: self.acting(),
            left: self.left().max(1),
        })
    }
}

impl Arrangement for Loose {
    fn stock(&self) -> Vec<Notice> {
        vec![
            plain("arranging-light-upright"),
            plain("arranging-light-across"),
            plain("arranging-light-along"),
            plain("arranging-dark-upright"),
            plain("arranging-dark-across"),
            plain("arranging-dark-along"),
        ]
    }

    fn put(&mut self, spot: &str, stock: Option<usize>) {
        let Ok(square) = spot.parse::<Square>() else { return };
        let Some(stock) = stock else {
            self.blocks.retain(|(block, _)| block.squares().all(|it| it != square));
            return;
        };
        let color = Color::ALL[stock / LIES.len() % Color::ALL.len()];
        let block = block_at(square, LIES[stock % LIES.len()]);
        let is_free = |(other, _): &(Block, Color)| {
            other.squares().all(|taken| block.squares().all(|square| square != taken))
        };
        self.blocks.retain(is_free);
        self.blocks.push((block, color));
    }

    fn settings(&self) -> Vec<Setting> {
        let told = plain("arranging-left");
        vec![
            Setting::turn(&Color::ALL.map(Color::name), usize::from(self.turn == Color::Dark)),
            Setting::number("left", told, LEFT, self.left),
        ]
    }

    fn set(&mut self, setting: usize, option: usize) {
        match setting {
            0 => self.turn = Color::ALL[option % Color::ALL.len()],
            _ => self.left = LEFT[option % LEFT.len()],
        }
    }

    fn ground(&self) -> Ground {
        self.ground.clone()
    }

    fn pieces(&self) -> Vec<Piece> {
        let of = |color: Color| self.blocks.iter().filter(move |(_, own)| *own == color);
        let of_color = |color| {
            let placed = of(color).map(|(block, _)| BlockPlace::OnBoard(*block));
            let sunk = super::blocks_of(color).saturating_sub(of(color).count());
            let sunk = (0..sunk).map(BlockPlace::Sunk);
            placed.chain(sunk).map(move |place| piece(PieceId(0), color, place))
        };
        numbered(Color::ALL.into_iter().flat_map(of_color).chain(Color::ALL.map(rack)))
    }

    fn text(&self) -> String {
        let of = |color: Color| {
            let blocks = self.blocks.iter().filter(|(_, own)| *own == color);
            let mut blocks: Vec<Block> = blocks.map(|(block, _)| *block).collect();
            blocks.sort_unstable_by_key(|block| (block.anchor.row(), block.anchor.column()));
            blocks.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
        };
        let [light, dark] = Color::ALL.map(of);
        format!("{light}/{dark} {} {} - -", self.turn.name(), self.left)
    }

    fn clear(&mut self) {
        self.blocks.clear();
    }
}

/// A block that covers a square. At the edge of the board a lying one covers it with its
/// other half.
fn block_at(square: Square, lie: Lie) -> Block {
    let (on, back) = match lie {
        Lie::Upright => return Block { anchor: square, lie },
        Lie::East => (Direction::East, Direction::West),
        Lie::North => (Direction::North, Direction::South),
    };
    let anchor = match square.step(on) {
        Some(_) => square,
        None => square.step(back).unwrap_or(square),
    };
    Block { anchor, lie }
}
