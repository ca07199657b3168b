//! A position of Black Holes: the blocks, who acts, how many moves they have left,
//! and what each player may not put back. Sunk blocks are those that are
//! missing.

use std::ops::{ControlFlow, RangeInclusive};

use game::{Actor, Direction, NothingHidden, Outcome, Position, Seat, Seats, Sketch, SquareSet};

use crate::{Action, Block, Color, Lie, Refusal, Remark, Rule, Setup, Square, Tip, board, sketch};

/// BH-4: the moves of a turn; of the first there is one.
pub(crate) const MOVES_OF_A_TURN: u8 = 2;
const MOVES_OF_THE_FIRST_TURN: u8 = 1;

/// BH-12: so many sunk blocks win.
pub const SUNK_TO_WIN: usize = 4;

/// A position of Black Holes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BlackHoles {
    /// The anchors of the blocks that lie to the east or stand. Three sets tell
    /// all blocks apart, and leave room in a cache line for the rest.
    pub(crate) east: SquareSet,
    /// The anchors of the blocks that lie to the north or stand.
    pub(crate) north: SquareSet,
    /// The anchors of Dark's blocks.
    pub(crate) dark: SquareSet,
    pub(crate) actor: Color,
    /// The moves left in this turn; none when the game is drawn (BH-11).
    pub(crate) left: u8,
    /// BH-9: what Light and Dark may not do with their next action.
    pub(crate) bans: [Option<Tip>; 2],
}

const _: () = assert!(size_of::<BlackHoles>() <= 64);

impl BlackHoles {
    /// The block that covers a square, and whose it is.
    pub fn block(&self, square: Square) -> Option<(Block, Color)> {
        [None, Some(Direction::West), Some(Direction::South)].into_iter().find_map(|way| {
            let anchor = way.map_or(Some(square), |way| square.step(way))?;
            let block = self.anchored(anchor)?;
            let color = if self.dark.contains(anchor) { Color::Dark } else { Color::Light };
            block.covered().contains(square).then_some((block, color))
        })
    }

    /// A player's blocks, row by row from the bottom.
    pub fn blocks(&self, color: Color) -> impl Iterator<Item = Block> {
        let anchors = self.anchors(color);
        let own = Square::all().filter(move |anchor| anchors.contains(*anchor));
        own.filter_map(|anchor| self.anchored(anchor))
    }

    /// The anchors of a player's blocks that lie or stand like this.
    #[inline]
    pub fn placed(&self, color: Color, lie: Lie) -> SquareSet {
        let own = self.anchors(color);
        match lie {
            Lie::Upright => own & self.east & self.north,
            Lie::East => own - self.north,
            Lie::North => own - self.east,
        }
    }

    /// Whose turn it is, or was when the game ended.
    #[inline]
    pub fn acting(&self) -> Color {
        self.actor
    }

    /// How many blocks a player has sunk.
    #[inline]
    pub fn sunk(&self, color: Color) -> usize {
        board::start(color).len() - self.anchors(color).len()
    }

    /// The moves that the actor has left in this turn (BH-4).
    pub fn left(&self) -> u8 {
        self.left
    }

    /// The position as if a whole turn of this player came now (BH-4): it shows
    /// what they threaten.
    #[must_use]
    pub fn as_if_turn_of(&self, color: Color) -> Self {
        Self { actor: color, left: MOVES_OF_A_TURN, ..*self }
    }

    /// What a player may not do with their next action (BH-9).
    #[inline]
    pub fn ban(&self, color: Color) -> Option<Tip> {
        self.bans[color as usize]
    }

    #[inline]
    pub(crate) fn anchors(&self, color: Color) -> SquareSet {
        match color {
            Color::Light => (self.east | self.north) - self.dark,
            Color::Dark => self.dark,
        }
    }

    /// The block with this anchor.
    #[inline]
    pub(crate) fn anchored(&self, anchor: Square) -> Option<Block> {
        let lie = match (self.east.contains(anchor), self.north.contains(anchor)) {
            (true, true) => Lie::Upright,
            (true, false) => Lie::East,
            (false, true) => Lie::North,
            (false, false) => return None,
        };
        Some(Block { anchor, lie })
    }

    #[inline]
    pub(crate) fn occupied(&self) -> SquareSet {
        let lying_east = self.east - self.north;
        let lying_north = self.north - self.east;
        self.east
            | self.north
            | lying_east.step(Direction::East)
            | lying_north.step(Direction::North)
    }

    pub(crate) fn put(&mut self, block: Block, color: Color) {
        let anchor = SquareSet::of(block.anchor);
        self.east |= anchor.only_if(block.lie != Lie::North);
        self.north |= anchor.only_if(block.lie != Lie::East);
        self.dark |= anchor.only_if(color == Color::Dark);
    }

    /// BH-12: who has won.
    #[inline]
    pub(crate) fn winner(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.has_won(*color))
    }

    #[inline]
    fn has_won(&self, color: Color) -> bool {
        // A winner's last action was to sink, so no ban is on them (BH-9): for
        // most positions that is known without counting.
        self.ban(color).is_none() && self.sunk(color) >= SUNK_TO_WIN
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.left == 0 || self.winner().is_some()
    }

    pub(crate) const EMPTY: Self = Self {
        east: SquareSet::NONE,
        north: SquareSet::NONE,
        dark: SquareSet::NONE,
        actor: Color::Light,
        left: MOVES_OF_THE_FIRST_TURN,
        bans: [None; 2],
    };
}

impl Position for BlackHoles {
    const GAME: &'static str = "black-holes";
    const EDITION: u8 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const REPETITION_DRAWS: bool = true;

    type Setup = Setup;
    type Action = Action;
    type Refusal = Refusal;
    type Remark = Remark;
    type Deal = NothingHidden;

    /// BH-3, BH-4: the drawn layout, all upright; Light begins with one move.
    fn setup_for(players: u8) -> Option<Setup> {
        Self::SEATS.contains(&players).then_some(Setup)
    }

    fn start(_: &Setup) -> Self {
        let mut start = Self::EMPTY;
        for color in Color::ALL {
            for anchor in board::start(color) {
                start.put(Block { anchor, lie: Lie::Upright }, color);
            }
        }
        start
    }

    fn seats(&self) -> Seats {
        Seats::first(2)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        Color::at(seat).name()
    }

    fn actor(&self) -> Actor {
        if let Some(winner) = self.winner() {
            Actor::Over(Outcome::won(winner.seat(), Rule::FourSunk.id()))
        } else if self.left == 0 {
            Actor::Over(Outcome::drawn(self.seats(), Rule::Standstill.id()))
        } else {
            Actor::Seat(self.actor.seat())
        }
    }

    #[inline]
    fn visit_actions<B>(&self, mut visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        let moves = self.moves();
        for direction in Direction::ALL {
            for anchor in moves.toward(direction) {
                visit(Action::Tip(Tip { anchor, direction }))?;
            }
        }
        // BH-11
        if moves.is_empty() { visit(Action::Pass) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn count_actions(&self) -> usize {
        // BH-11: where there is no move there is the pass.
        if self.is_over() { 0 } else { self.moves().count().max(1) }
    }

    #[inline]
    fn draw_action(&self, draw: impl FnOnce(u32) -> u32) -> Option<Action> {
        if self.is_over() {
            return None;
        }
        // BH-11: where there is no move there is the pass.
        Some(self.moves().draw(draw).map_or(Action::Pass, Action::Tip))
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if let Actor::Over(outcome) = self.actor() {
            return Err(Refusal::Over { rule: outcome.rule });
        }
        match action {
            Action::Tip(tip) => self.check_tip(tip),
            // BH-10, BH-11
            Action::Pass if !self.can_move() => Ok(()),
            Action::Pass => Err(Refusal::MustMove),
        }
    }

    #[inline]
    fn apply(&self, action: Action) -> Self {
        match action {
            Action::Tip(tip) => self.after_tip(tip),
            Action::Pass => self.after_pass(),
        }
    }

    fn every_action() -> impl Iterator<Item = Action> {
        Action::every()
    }

    fn sketch(&self) -> Sketch {
        sketch::of(self)
    }

    fn remarks(&self) -> Vec<Remark> {
        sketch::remarks(self)
    }
}
