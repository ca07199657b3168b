//! What is due in a turn (BT-5): the die, a move, the tests that it brings,
//! turning or keeping the top. Its text is `die`, `move:3`, `test:5:1:turn`
//! (a marble from space 1 presses the one on 5), `turn` or `over`.

use std::{fmt, str::FromStr};

use game::Quote;

use crate::{PositionError, action::Roll, space::Space};

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

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Die => f.write_str("die"),
            Self::Move(roll) => write!(f, "move:{roll}"),
            Self::Test(Test { space, from, then }) => write!(f, "test:{space}:{from}:{then}"),
            Self::Top => f.write_str("turn"),
            Self::Over => f.write_str("over"),
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tray => f.write_str("tray"),
            Self::Space(space) => space.fmt(f),
        }
    }
}

impl fmt::Display for Then {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Top => "turn",
            Self::End => "end",
        })
    }
}

impl FromStr for Phase {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let words: Vec<&str> = text.split(':').collect();
        match *words.as_slice() {
            ["die"] => Ok(Self::Die),
            ["turn"] => Ok(Self::Top),
            ["over"] => Ok(Self::Over),
            ["move", roll] => match roll.parse() {
                Ok(roll) => Ok(Self::Move(roll)),
                Err(_) => Err(PositionError::UnknownRoll { found: Quote::of(roll) }),
            },
            ["test", space, from, then] => read_test(space, from, then).map(Self::Test),
            _ => Err(PositionError::UnknownPhase { found: Quote::of(text) }),
        }
    }
}

fn read_test(space: &str, from: &str, then: &str) -> Result<Test, PositionError> {
    Ok(Test {
        space: space.parse().map_err(|_| PositionError::TestSpace { found: Quote::of(space) })?,
        from: match from {
            "tray" => Origin::Tray,
            from => Origin::Space(
                from.parse().map_err(|_| PositionError::TestFrom { found: Quote::of(from) })?,
            ),
        },
        then: match then {
            "turn" => Then::Top,
            "end" => Then::End,
            then => return Err(PositionError::TestThen { found: Quote::of(then) }),
        },
    })
}
