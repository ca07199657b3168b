//! What can be played with a roll, and what a move brings about: tests, the
//! way Home, the end of the turn.

use std::ops::ControlFlow;

use game::Seat;

use crate::{
    Action, BilleTrap, Finding, Phase, Roll, Space, Spaces,
    board::{Entry, MARBLES, SPACES},
    phase::{Origin, Test, Then},
};

/// BT-7: the number that Home would have as a space.
const HOME: u8 = SPACES as u8 + 1;

/// What can be played with a roll.
#[derive(Clone, Copy)]
pub(crate) struct Moves {
    enter: bool,
    advance: Spaces,
}

impl Moves {
    /// Whether nothing can be played.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        !self.enter && self.advance.is_empty()
    }

    /// How many actions there are; passing is one if nothing can be played.
    #[inline]
    pub(crate) fn count(self) -> usize {
        (usize::from(self.enter) + self.advance.len()).max(1)
    }

    /// The action with this place, counted from 0.
    #[inline]
    pub(crate) fn at(self, place: usize) -> Action {
        if self.enter && place == 0 {
            return Action::Enter;
        }
        // BT-8: past all others there is only passing.
        self.advance.nth(place - usize::from(self.enter)).map_or(Action::Pass, Action::Advance)
    }

    #[inline]
    pub(crate) fn visit<B>(
        self,
        mut visit: impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        // BT-8
        if self.is_empty() {
            return visit(Action::Pass);
        }
        if self.enter {
            visit(Action::Enter)?;
        }
        self.advance.into_iter().try_for_each(|space| visit(Action::Advance(space)))
    }
}

impl BilleTrap {
    /// BT-6, BT-7: what the player whose turn it is can play.
    #[inline]
    pub(crate) fn moves(&self, roll: Roll) -> Moves {
        let own = self.on_track(self.seat);
        Moves {
            enter: own.len() + self.at_home(self.seat) < MARBLES,
            advance: own & Spaces::up_to(HOME - roll.number()),
        }
    }

    /// BT-9: the share of this finding in all deals that agree with what is
    /// known.
    #[inline]
    pub(crate) fn finding_weight(&self, test: Test, finding: Finding) -> u32 {
        self.traps.weight(self.traps.under(test.space), finding)
    }

    /// BT-6: brings in a marble from the tray.
    #[inline]
    pub(crate) fn enter(&mut self, roll: Roll) {
        let entry = Entry::with(roll);
        self.arrive(entry.space.number(), Origin::Tray, entry.then);
    }

    /// BT-6: moves a marble on by the roll.
    #[inline]
    pub(crate) fn advance(&mut self, space: Space, roll: Roll) {
        let own = &mut self.track[self.seat.index()];
        *own = *own - Spaces::of(space);
        self.arrive(space.number() + roll.number(), Origin::Space(space), Then::Top);
    }

    /// BT-9: what was found decides which of the two marbles has the space.
    #[inline]
    pub(crate) fn find(&mut self, test: Test, finding: Finding) {
        self.traps.learn(self.traps.under(test.space), finding);
        match finding {
            Finding::Open => {
                let pressed = Spaces::of(test.space);
                self.track = self.track.map(|marbles| marbles - pressed);
                self.put(self.seat, test.space);
                self.follow(test.then);
            }
            Finding::Closed => self.arrive(test.space.number() + 1, test.from, test.then),
        }
    }

    /// BT-11: turns the top, which ends the turn.
    #[inline]
    pub(crate) fn turn(&mut self) {
        self.traps.turn();
        self.end_turn();
    }

    /// BT-5: the die of the next one who plays.
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        self.seat = self.playing.after(self.seat);
        self.phase = Phase::Die;
    }

    /// Puts a marble of a seat on a free space.
    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, space: Space) {
        let marbles = &mut self.track[seat.index()];
        *marbles = *marbles | Spaces::of(space);
    }

    #[inline]
    pub(crate) fn occupied(&self) -> Spaces {
        let [one, two, three, four] = self.track;
        one | two | three | four
    }

    /// The marble in motion arrives at the space with this number, or Home,
    /// which comes after the last one (BT-7, BT-9).
    #[inline]
    fn arrive(&mut self, number: u8, from: Origin, then: Then) {
        match Space::numbered(number) {
            None => self.bring_home(then),
            Some(space) if self.occupied().contains(space) => {
                self.phase = Phase::Test(Test { space, from, then });
            }
            Some(space) => {
                self.put(self.seat, space);
                self.follow(then);
            }
        }
    }

    #[inline]
    fn bring_home(&mut self, then: Then) {
        let home = &mut self.home[self.seat.index()];
        *home += 1;
        if usize::from(*home) == MARBLES {
            // BT-13: at once, before anything that would follow.
            self.phase = Phase::Over;
        } else {
            self.follow(then);
        }
    }

    #[inline]
    fn follow(&mut self, then: Then) {
        match then {
            Then::Top => self.phase = Phase::Top,
            Then::End => self.end_turn(),
        }
    }
}
