//! What is wrong with a position that was read but can't arise in any game.

use game::Seat;

use crate::{
    BilleTrap, Finding, Origin, Phase, PositionError, Roll, Space, Spaces, Test, Then,
    board::{MARBLES, entry_spaces},
};

/// ALL-4: with fewer than two there is no position any more.
const LEAST_PLAYING: usize = 2;

impl BilleTrap {
    /// Enough seats play, and no others have marbles.
    pub(crate) fn check_seats(&self) -> Result<(), PositionError> {
        let found = self.playing.len();
        if found < LEAST_PLAYING {
            return Err(PositionError::Playing { found, least: LEAST_PLAYING });
        }
        let strange = |seat: &Seat| !self.seats.contains(*seat) && !self.on_track(*seat).is_empty();
        match Seat::ALL.into_iter().find(strange) {
            Some(seat) => Err(PositionError::NoSeat { seat, seats: self.seats.len() }),
            None => Ok(()),
        }
    }

    pub(crate) fn check_possible(&self) -> Result<(), PositionError> {
        self.check_marbles()?;
        self.check_known()?;
        self.check_winner()?;
        match self.phase {
            // The marble that has moved lies on the track or is Home.
            Phase::Top if self.in_tray(self.seat) == MARBLES => {
                Err(PositionError::NoMove { seat: self.seat })
            }
            Phase::Test(test) => self.check_test(test),
            Phase::Die | Phase::Move(_) | Phase::Top | Phase::Over => Ok(()),
        }
    }

    /// BT-4: no marble comes from nowhere.
    fn check_marbles(&self) -> Result<(), PositionError> {
        for seat in self.seats {
            let moving = seat == self.seat && matches!(self.phase, Phase::Test(_));
            let found = self.on_track(seat).len() + self.at_home(seat) + usize::from(moving);
            if found > MARBLES {
                return Err(PositionError::TooMany { seat, found, most: MARBLES });
            }
        }
        Ok(())
    }

    /// BT-2, BT-9: there are not more traps, and none is known by itself. Once
    /// a marble has moved there is always one on the track or at Home.
    fn check_known(&self) -> Result<(), PositionError> {
        for kind in Finding::ALL {
            let (found, most) = (self.traps.known_count(kind), kind.dealt());
            if found > most {
                return Err(PositionError::TooManyKnown { kind, found, most });
            }
        }
        let known = Finding::ALL.iter().any(|kind| self.traps.known_count(*kind) > 0);
        let moved = self.seats.into_iter().any(|seat| self.in_tray(seat) < MARBLES);
        if (known || self.notches() > 0) && !moved {
            return Err(PositionError::NothingMoved);
        }
        Ok(())
    }

    /// BT-13: over exactly when all marbles of one who plays are Home.
    fn check_winner(&self) -> Result<(), PositionError> {
        let mut all_home = self.seats.into_iter().filter(|seat| self.at_home(*seat) == MARBLES);
        match (all_home.next(), all_home.next()) {
            (Some(first), Some(second)) => Err(PositionError::TwoHome { first, second }),
            (Some(seat), None) if !self.playing.contains(seat) => {
                Err(PositionError::LeftHome { seat })
            }
            (Some(seat), None) if self.phase != Phase::Over => Err(PositionError::NotOver { seat }),
            (winner, _) if self.phase == Phase::Over && winner != Some(self.seat) => {
                Err(PositionError::NotWon { seat: self.seat })
            }
            _ => Ok(()),
        }
    }

    /// BT-9: a marble lies there, and the one in motion can have come there.
    fn check_test(&self, Test { space, from, then }: Test) -> Result<(), PositionError> {
        if !self.occupied().contains(space) {
            return Err(PositionError::TestEmpty { space });
        }
        let targets = self.targets(space);
        match from {
            Origin::Tray if (entry_spaces(then) & targets).is_empty() => {
                Err(PositionError::NoEntry { space })
            }
            Origin::Space(from) if from >= space => Err(PositionError::FromAhead { from, space }),
            Origin::Space(from) if self.occupied().contains(from) => {
                Err(PositionError::FromOccupied { from })
            }
            Origin::Space(from) if then == Then::End => Err(PositionError::EndFromSpace { from }),
            Origin::Space(from) if (reach(from) & targets).is_empty() => {
                Err(PositionError::OutOfReach { from, space })
            }
            Origin::Tray | Origin::Space(_) => Ok(()),
        }
    }

    /// Where a move can have led that has come to this test: there, or to the
    /// row of marbles over traps found closed that leads there.
    fn targets(&self, space: Space) -> Spaces {
        let passed = |before: &Space| {
            self.occupied().contains(*before)
                && self.known(self.trap_under(*before)) == Some(Finding::Closed)
        };
        let before = (1..space.number()).rev().map_while(Space::numbered);
        before.take_while(passed).chain([space]).collect()
    }
}

/// The spaces to which a roll leads from a space.
fn reach(from: Space) -> Spaces {
    Roll::all().filter_map(|roll| Space::numbered(from.number() + roll.number())).collect()
}
