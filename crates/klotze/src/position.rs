//! A position of Klötze: the pieces, the stones, who plays and who acts.

use std::ops::{ControlFlow, RangeInclusive};

use game::{Actor, NothingHidden, Outcome, Position, Seat, Seats, Sketch, SquareSet, Tone};

use crate::{
    Action, Color, Colors, Height, Piece, Refusal, Remark, Rule, Setup, Square,
    board::{CORNERS, SIZE, drawn_columns},
};

/// A position of Klötze.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Klotze {
    /// The heights of all pieces as binary numbers: a column of height 3 is in
    /// the first two sets, a Klotz in the third alone.
    pub(crate) ones: SquareSet,
    pub(crate) twos: SquareSet,
    pub(crate) fours: SquareSet,
    /// Whose Klotz stands where, by colour.
    pub(crate) klotz_squares: [Square; Color::COUNT],
    /// KL-3, KL-12: the column under each stone; none while it is in its corner.
    pub(crate) stones: [Option<Square>; Color::COUNT],
    /// Who sat down.
    pub(crate) seated: Colors,
    /// Who still plays.
    pub(crate) playing: Colors,
    /// Who began, and so has seat 1 (KL-4).
    pub(crate) first: Color,
    pub(crate) actor: Color,
}

const _: () = assert!(size_of::<Klotze>() <= 64);

impl Klotze {
    /// What stands on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        match (self.ones.contains(square), self.twos.contains(square)) {
            (true, false) => Some(Piece::Column(Height::One)),
            (false, true) => Some(Piece::Column(Height::Two)),
            (true, true) => Some(Piece::Column(Height::Three)),
            (false, false) => self.klotz_on(square).map(Piece::Klotz),
        }
    }

    /// Where the Klotz of a colour stands.
    #[inline]
    pub const fn klotz(&self, color: Color) -> Square {
        self.klotz_squares[color as usize]
    }

    /// KL-12: the column under a player's stone; none while it is in its corner.
    #[inline]
    pub const fn stone(&self, color: Color) -> Option<Square> {
        self.stones[color as usize]
    }

    /// The colour of a seat, if somebody sat there.
    #[inline]
    pub fn color(&self, seat: Seat) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.seat(*color) == Some(seat))
    }

    /// The seat of a colour, if somebody plays it or did.
    #[inline]
    pub fn seat(&self, color: Color) -> Option<Seat> {
        let place = self.seated.before(color, self.first);
        self.seated.contains(color).then(|| Seat::ALL[place])
    }

    /// The squares on which columns stand.
    #[inline]
    pub fn columns(&self) -> SquareSet {
        self.ones | self.twos
    }

    /// The squares on which columns of this height stand.
    #[inline]
    pub fn columns_of(&self, height: Height) -> SquareSet {
        match height {
            Height::One => self.ones - self.twos,
            Height::Two => self.twos - self.ones,
            Height::Three => self.ones & self.twos,
        }
    }

    /// The squares on which Klötze stand, those of nobody included.
    #[inline]
    pub const fn klotze(&self) -> SquareSet {
        self.fours
    }

    /// Whose turn it is; once the game is won, whose it would be.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.actor
    }

    /// The colours that still play.
    #[inline]
    pub const fn colors(&self) -> Colors {
        self.playing
    }

    /// The position as if it were this player's turn: it shows what they
    /// threaten.
    #[must_use]
    pub fn as_if_turn_of(&self, color: Color) -> Self {
        Self { actor: color, ..*self }
    }

    fn klotz_on(&self, square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.klotz(*color) == square)
    }

    pub(crate) fn put_column(&mut self, height: Height, square: Square) {
        let set = SquareSet::of(square);
        match height {
            Height::One => self.ones |= set,
            Height::Two => self.twos |= set,
            Height::Three => {
                self.ones |= set;
                self.twos |= set;
            }
        }
    }

    /// KL-14: the one whose Klotz has reached its corner. No other piece ever
    /// stands on one (KL-9).
    #[inline]
    pub(crate) fn winner(&self) -> Option<Color> {
        if self.fours.meets(CORNERS) {
            Color::ALL.into_iter().find(|color| self.klotz(*color) == color.corner())
        } else {
            None
        }
    }

    fn seats_of(&self, colors: Colors) -> Seats {
        colors.from_first(Color::Red).filter_map(|color| self.seat(color)).collect()
    }
}

impl Position for Klotze {
    const GAME: &'static str = "klotze";
    const EDITION: u8 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const REPETITION_DRAWS: bool = true;

    type Setup = Setup;
    type Action = Action;
    type Refusal = Refusal;
    type Remark = Remark;
    type Deal = NothingHidden;

    /// KL-1, KL-2, KL-3, KL-4: all pieces as drawn, all stones in their corners.
    fn setup_for(players: u8) -> Option<Setup> {
        Self::SEATS.contains(&players).then(|| Setup::for_players(players))
    }

    fn start(setup: &Setup) -> Self {
        let mut start = Self {
            ones: SquareSet::NONE,
            twos: SquareSet::NONE,
            fours: Color::ALL.into_iter().map(Color::home).collect(),
            klotz_squares: Color::ALL.map(Color::home),
            stones: [None; Color::COUNT],
            seated: setup.colors(),
            playing: setup.colors(),
            first: setup.first(),
            actor: setup.first(),
        };
        for height in Height::ALL {
            for square in drawn_columns(height) {
                start.put_column(height, square);
            }
        }
        start
    }

    fn seats(&self) -> Seats {
        Seats::first(self.seated.len())
    }

    fn playing(&self) -> Seats {
        self.seats_of(self.playing)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.color(seat).map_or("", Color::name)
    }

    #[inline]
    fn actor(&self) -> Actor {
        let (color, won) = match self.winner() {
            Some(winner) => (winner, true),
            None => (self.actor, false),
        };
        // Who acts or has won has a seat.
        let seat = self.seat(color).unwrap_or(Seat::ONE);
        if won { Actor::Over(Outcome::won(seat, Rule::Goal.id())) } else { Actor::Seat(seat) }
    }

    #[inline]
    fn visit_actions<B>(&self, visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.winner().is_some() {
            return ControlFlow::Continue(());
        }
        self.moves().visit(visit)
    }

    #[inline]
    fn count_actions(&self) -> usize {
        if self.winner().is_some() {
            return 0;
        }
        // KL-13: without a move there is the pass.
        self.moves().count().max(1)
    }

    #[inline]
    fn draw_action(&self, draw: impl FnOnce(u32) -> u32) -> Option<Action> {
        if self.winner().is_some() {
            return None;
        }
        let moves = self.moves();
        let place = draw(moves.count().max(1) as u32);
        // KL-13
        Some(moves.nth(place as usize).map_or(Action::Pass, Action::Move))
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.winner().is_some() {
            // KL-14
            return Err(Refusal::Over { rule: Rule::Goal.id() });
        }
        match action {
            Action::Move(step) => self.check_move(step),
            Action::Pass => match self.moves().count() {
                0 => Ok(()),
                // KL-13
                moves => Err(Refusal::MustMove { moves }),
            },
        }
    }

    #[inline]
    fn apply(&self, action: Action) -> Self {
        let mut next = *self;
        if let Action::Move(step) = action {
            next.make(step);
        }
        next.actor = self.playing.after(self.actor);
        next
    }

    /// ALL-4: the stone goes back to its corner, the Klotz stays. Nobody leaves
    /// a game that is over.
    fn leave(&self, seat: Seat) -> Self {
        let mut next = *self;
        let Some(color) = self.color(seat) else { return next };
        if self.winner().is_some() {
            return next;
        }
        next.playing = self.playing.without(color);
        next.stones[color as usize] = None;
        if self.actor == color {
            next.actor = next.playing.after(color);
        }
        next
    }

    fn every_action() -> impl Iterator<Item = Action> {
        Action::every()
    }

    /// A column under a stone has the stone's tone; an empty home is a `+`.
    fn sketch(&self) -> Sketch {
        Sketch::board(SIZE, SIZE, |column, row| {
            let square = Square::at(column, row);
            let (tone, mark) = square.map_or((Tone::Plain, ' '), |square| self.sketched(square));
            (tone, [' ', mark])
        })
    }

    fn remarks(&self) -> Vec<Remark> {
        self.all_remarks()
    }
}
