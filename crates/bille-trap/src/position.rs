//! A position of Bille-Trap: the marbles, what everybody knows of the traps,
//! whose turn it is and what is due in it. It holds no secret.

use std::ops::{ControlFlow, RangeInclusive};

use game::{Actor, Outcome, Position, Seat, Seats, Sketch};

use crate::{
    Action, Deal, Finding, Odds, Phase, Refusal, Remark, Roll, Rule, Setup, Space, Spaces, Trap,
    board::MARBLES,
    phase::{Origin, Test},
    traps::Traps,
};

/// A position of Bille-Trap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BilleTrap {
    /// The marbles on the track, by seat.
    pub(crate) track: [Spaces; Seat::MOST],
    /// The marbles at Home, by seat.
    pub(crate) home: [u8; Seat::MOST],
    pub(crate) traps: Traps,
    pub(crate) seats: Seats,
    pub(crate) playing: Seats,
    /// Whose turn it is; at the end, who has won.
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
}

const _: () = assert!(size_of::<BilleTrap>() <= 64);

impl BilleTrap {
    /// Whose turn it is, also while chance acts; at the end, who has won.
    #[inline]
    pub fn turn_of(&self) -> Seat {
        self.seat
    }

    /// What is due in the turn.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The marbles of a seat on the track; one in motion is not among them.
    #[inline]
    pub fn on_track(&self, seat: Seat) -> Spaces {
        self.track[seat.index()]
    }

    /// How many marbles of a seat are at Home.
    #[inline]
    pub fn at_home(&self, seat: Seat) -> usize {
        usize::from(self.home[seat.index()])
    }

    /// How many marbles of a seat are in its tray (BT-4).
    #[inline]
    pub fn in_tray(&self, seat: Seat) -> usize {
        if !self.seats.contains(seat) {
            return 0;
        }
        let moving = seat == self.seat && matches!(self.phase, Phase::Test(_));
        MARBLES - self.on_track(seat).len() - self.at_home(seat) - usize::from(moving)
    }

    /// Whose marble lies on a space.
    pub fn marble(&self, space: Space) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.on_track(*seat).contains(space))
    }

    /// By how many notches the top is turned.
    pub fn notches(&self) -> u8 {
        self.traps.notches()
    }

    /// The trap below a space as the top lies now (BT-3).
    pub fn trap_under(&self, space: Space) -> Trap {
        self.traps.under(space)
    }

    /// How a trap was found, if it was ever tested (BT-10).
    pub fn known(&self, trap: Trap) -> Option<Finding> {
        self.traps.known(trap)
    }

    /// BT-9: what the trap below a space is, as far as everybody can tell.
    pub fn odds(&self, space: Space) -> Odds {
        let weight = |finding| self.traps.weight(self.traps.under(space), finding);
        Odds { open: weight(Finding::Open), closed: weight(Finding::Closed) }
    }

    /// The same position as someone sees it who remembers no test: nothing is
    /// known of the traps.
    #[must_use]
    pub fn without_findings(&self) -> Self {
        Self { traps: Traps::START.with_notches(self.notches()), ..*self }
    }
}

impl Position for BilleTrap {
    const GAME: &'static str = "bille-trap";
    const EDITION: u8 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    /// Waiting for the die may repeat a position.
    const REPETITION_DRAWS: bool = false;

    type Setup = Setup;
    type Action = Action;
    type Refusal = Refusal;
    type Remark = Remark;
    type Deal = Deal;

    /// BT-4, BT-5: all marbles are in the trays, seat 1 begins with the die.
    fn setup_for(players: u8) -> Option<Setup> {
        Setup::for_players(players)
    }

    fn start(setup: &Setup) -> Self {
        Self {
            track: [Spaces::NONE; Seat::MOST],
            home: [0; Seat::MOST],
            traps: Traps::START,
            seats: setup.seats(),
            playing: setup.seats(),
            seat: Seat::ONE,
            phase: Phase::Die,
        }
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn playing(&self) -> Seats {
        self.playing
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        ["seat1", "seat2", "seat3", "seat4"][seat.index()]
    }

    /// BT-5: chance and the player act in turn.
    #[inline]
    fn actor(&self) -> Actor {
        match self.phase {
            Phase::Die | Phase::Test(_) => Actor::Chance,
            Phase::Move(_) | Phase::Top => Actor::Seat(self.seat),
            // BT-13
            Phase::Over => Actor::Over(Outcome::won(self.seat, Rule::AllHome.id())),
        }
    }

    #[inline]
    fn visit_actions<B>(&self, mut visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.phase {
            Phase::Die => Roll::all().try_for_each(|roll| visit(Action::Roll(roll))),
            Phase::Move(roll) => self.moves(roll).visit(visit),
            Phase::Test(test) => Finding::ALL
                .into_iter()
                .filter(|finding| self.finding_weight(test, *finding) > 0)
                .try_for_each(|finding| visit(Action::Find(finding))),
            Phase::Top => [Action::Turn, Action::Keep].into_iter().try_for_each(visit),
            Phase::Over => ControlFlow::Continue(()),
        }
    }

    #[inline]
    fn count_actions(&self) -> usize {
        match self.phase {
            Phase::Die => Roll::FACES,
            Phase::Move(roll) => self.moves(roll).count(),
            Phase::Test(test) => {
                let possible = |finding| usize::from(self.finding_weight(test, finding) > 0);
                possible(Finding::Open) + possible(Finding::Closed)
            }
            Phase::Top => 2,
            Phase::Over => 0,
        }
    }

    #[inline]
    fn draw_action(&self, draw: impl FnOnce(u32) -> u32) -> Option<Action> {
        match self.phase {
            Phase::Die => Roll::new(draw(Roll::FACES as u32) as u8 + 1).map(Action::Roll),
            Phase::Move(roll) => {
                let moves = self.moves(roll);
                Some(moves.at(draw(moves.count() as u32) as usize))
            }
            Phase::Test(test) => {
                let open = self.finding_weight(test, Finding::Open);
                let closed = self.finding_weight(test, Finding::Closed);
                let found =
                    if draw(open + closed) < open { Finding::Open } else { Finding::Closed };
                Some(Action::Find(found))
            }
            Phase::Top => Some(if draw(2) == 0 { Action::Turn } else { Action::Keep }),
            Phase::Over => None,
        }
    }

    #[inline]
    fn weight(&self, action: Action) -> u32 {
        match (self.phase, action) {
            (Phase::Test(test), Action::Find(finding)) => self.finding_weight(test, finding),
            _ => 1,
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.check_action(action)
    }

    #[inline]
    fn apply(&self, action: Action) -> Self {
        let mut next = *self;
        match (self.phase, action) {
            (_, Action::Roll(roll)) => next.phase = Phase::Move(roll),
            (Phase::Move(roll), Action::Enter) => next.enter(roll),
            (Phase::Move(roll), Action::Advance(space)) => next.advance(space, roll),
            (Phase::Test(test), Action::Find(finding)) => next.find(test, finding),
            (_, Action::Turn) => next.turn(),
            // What is left and legal: the top is kept, or nothing can be played.
            _ => next.end_turn(),
        }
        next
    }

    /// ALL-4: the marbles stay. Who leaves in their own turn takes back a marble
    /// in motion, and the next one follows. Nobody leaves a game that is over.
    fn leave(&self, seat: Seat) -> Self {
        let mut next = *self;
        if self.phase == Phase::Over {
            return next;
        }
        next.playing = self.playing.without(seat);
        if seat == self.seat {
            if let Phase::Test(Test { from: Origin::Space(space), .. }) = self.phase {
                next.put(seat, space);
            }
            next.end_turn();
        }
        next
    }

    fn every_action() -> impl Iterator<Item = Action> {
        Action::every()
    }

    fn sketch(&self) -> Sketch {
        self.draw_sketch()
    }

    fn remarks(&self) -> Vec<Remark> {
        self.list_remarks()
    }
}
