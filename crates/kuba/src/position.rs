//! A position of Kuba: the marbles, who acts, the reds captured, the ban. Here
//! it keeps the contract; how pushes are found and made is in `pushes`.

use std::ops::{ControlFlow, RangeInclusive};

use game::{
    Actor, Choice, Direction, NextGame, NothingHidden, Outcome, Position, Seat, Seats, Sketch,
};

use crate::{
    Action, Color, Marble, Push, Refusal, Remark, Rule, Setup, Square,
    board::{SIZE, START, Squares},
};

/// KU-9: so many reds win.
pub const REDS_TO_WIN: u8 = 7;

/// A position of Kuba.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kuba {
    pub(crate) white: Squares,
    pub(crate) black: Squares,
    pub(crate) reds: Squares,
    pub(crate) captured_white: u8,
    pub(crate) captured_black: u8,
    pub(crate) actor: Color,
    /// KU-7: the actor has just captured.
    pub(crate) again: bool,
    /// KU-8: what the actor may not push.
    pub(crate) ban: Option<Push>,
}

const _: () = assert!(size_of::<Kuba>() <= 64);

impl Kuba {
    /// No marble, before White's first turn.
    pub(crate) const EMPTY: Self = Self {
        white: Squares(0),
        black: Squares(0),
        reds: Squares(0),
        captured_white: 0,
        captured_black: 0,
        actor: Color::White,
        again: false,
        ban: None,
    };

    /// What lies on a square.
    pub fn marble(&self, square: Square) -> Option<Marble> {
        if self.white.contains(square) {
            Some(Marble::Of(Color::White))
        } else if self.black.contains(square) {
            Some(Marble::Of(Color::Black))
        } else {
            self.reds.contains(square).then_some(Marble::Red)
        }
    }

    /// The reds that a player has captured.
    #[inline]
    pub fn captured(&self, color: Color) -> u8 {
        match color {
            Color::White => self.captured_white,
            Color::Black => self.captured_black,
        }
    }

    /// The push that the actor may not make (KU-8).
    pub fn ban(&self) -> Option<Push> {
        self.ban
    }

    /// The marbles of a colour.
    #[inline]
    pub fn of(&self, color: Color) -> Squares {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The neutral marbles.
    #[inline]
    pub fn reds(&self) -> Squares {
        self.reds
    }

    /// Whether the actor has just captured, and may decline to push again (KU-7).
    #[inline]
    pub fn again(&self) -> bool {
        self.again
    }

    /// Whose turn it is, or would be if the game were not over.
    #[inline]
    pub fn turn(&self) -> Color {
        self.actor
    }

    /// The position as if this player's turn began now, with nothing banned: it
    /// shows what they threaten.
    #[must_use]
    pub fn as_if_turn_of(&self, color: Color) -> Self {
        Self { actor: color, again: false, ban: None, ..*self }
    }

    /// All marbles.
    #[inline]
    pub fn all(&self) -> Squares {
        self.white | self.black | self.reds
    }

    pub(crate) fn put(&mut self, marble: Marble, square: Square) {
        let squares = match marble {
            Marble::Of(Color::White) => &mut self.white,
            Marble::Of(Color::Black) => &mut self.black,
            Marble::Red => &mut self.reds,
        };
        *squares = *squares | Squares::of(square);
    }

    /// Who has won by captures, and by which rule.
    #[inline]
    pub(crate) fn winner(&self) -> Option<(Color, Rule)> {
        // KU-9
        if self.captured_white >= REDS_TO_WIN {
            Some((Color::White, Rule::SevenReds))
        } else if self.captured_black >= REDS_TO_WIN {
            Some((Color::Black, Rule::SevenReds))
        // KU-10
        } else if self.black.is_empty() {
            Some((Color::White, Rule::NoPush))
        } else if self.white.is_empty() {
            Some((Color::Black, Rule::NoPush))
        } else {
            None
        }
    }
}

impl Position for Kuba {
    const GAME: &'static str = "kuba";
    const EDITION: u8 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const REPETITION_DRAWS: bool = true;
    // KU-2: Black decides how the board lies.
    const CHOICE: Option<Choice> =
        Some(Choice { seat: Seat::TWO, words: &["standard", "mirrored"] });
    // KU-3: the loser has White.
    const NEXT_GAME: NextGame = NextGame::LoserBegins;

    type Setup = Setup;
    type Action = Action;
    type Refusal = Refusal;
    type Remark = Remark;
    type Deal = NothingHidden;

    /// KU-1, KU-2, KU-3: the drawn layout or its mirror image; White begins.
    fn setup_for(players: u8) -> Option<Setup> {
        Self::SEATS.contains(&players).then(Setup::default)
    }

    fn start(setup: &Setup) -> Self {
        let mut start = Self::EMPTY;
        for square in Square::all() {
            let drawn = match setup {
                Setup::Standard => square.column(),
                Setup::Mirrored => SIZE - 1 - square.column(),
            };
            if let Some(marble) = START[square.row()][drawn] {
                start.put(marble, square);
            }
        }
        start
    }

    fn seats(&self) -> Seats {
        Seats::first(2)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        if seat == Seat::ONE { Color::White.name() } else { Color::Black.name() }
    }

    fn actor(&self) -> Actor {
        if let Some((winner, rule)) = self.winner() {
            Actor::Over(Outcome::won(winner.seat(), rule.id()))
        } else if self.again || self.pushes().count() > 0 {
            Actor::Seat(self.actor.seat())
        } else {
            // KU-10: at the start of their turn they have no push.
            Actor::Over(Outcome::won(self.actor.other().seat(), Rule::NoPush.id()))
        }
    }

    #[inline]
    fn visit_actions<B>(&self, mut visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.winner().is_some() {
            return ControlFlow::Continue(());
        }
        let pushes = self.pushes();
        for direction in Direction::ALL {
            for square in pushes.toward(direction) {
                visit(Action::Push(Push { square, direction }))?;
            }
        }
        if self.again { visit(Action::Pass) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn count_actions(&self) -> usize {
        if self.winner().is_some() {
            return 0;
        }
        self.pushes().count() + usize::from(self.again)
    }

    #[inline]
    fn draw_action(&self, draw: impl FnOnce(u32) -> u32) -> Option<Action> {
        if self.winner().is_some() {
            return None;
        }
        let pushes = self.pushes();
        match pushes.count() + usize::from(self.again) {
            0 => None,
            // KU-7: after all pushes comes the pass.
            count => {
                Some(pushes.at(draw(count as u32) as usize).map_or(Action::Pass, Action::Push))
            }
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if let Actor::Over(outcome) = self.actor() {
            return Err(Refusal::Over { rule: outcome.rule });
        }
        match action {
            Action::Push(push) => self.check_push(push),
            Action::Pass if self.again => Ok(()),
            // KU-7
            Action::Pass => Err(Refusal::NothingToDecline),
        }
    }

    #[inline]
    fn apply(&self, action: Action) -> Self {
        let mut next = *self;
        match action {
            Action::Push(push) => next.push(push),
            Action::Pass => {
                next.actor = self.actor.other();
                next.again = false;
                next.ban = None;
            }
        }
        next
    }

    fn every_action() -> impl Iterator<Item = Action> {
        Action::every()
    }

    fn sketch(&self) -> Sketch {
        self.drawn()
    }

    fn remarks(&self) -> Vec<Remark> {
        self.remarked()
    }
}
