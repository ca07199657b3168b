//! What is due in a turn (BT-5): the die, a move, the tests that it brings,
//! turning or keeping the top.

use crate::{action::Roll, space::Space};

/// What is due now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance rolls the die.
    Die,
    /// The player plays this roll.
    Move(Roll),
    /// Chance shows the trap below a pressed marble.
    Test(Test),
    /// The player turns the top or keeps it.
    Top,
    /// Nothing: the player has won.
    Over,
}

/// A trap test that is due (BT-9). The marble in motion lies nowhere meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Test {
    /// Where the pressed marble lies.
    pub space: Space,
    /// Where the marble in motion came from.
    pub from: Origin,
    /// What follows when it has come to rest.
    pub then: Then,
}

/// Where a marble in motion came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// Its player's tray.
    Tray,
    /// A space of the track.
    Space(Space),
}

/// What follows a move (BT-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Then {
    /// The top is turned or kept.
    Top,
    /// The turn ends at once.
    End,
}
