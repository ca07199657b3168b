//! The list itself. A new game adds a variant, and a line where the list is
//! gone through.

use std::ops::RangeInclusive;

use bille_trap::BilleTrap;
use black_holes::BlackHoles;
use game::{Choice, Coded, NextGame, Position, RuleId};
use klotze::Klotze;
use kuba::Kuba;

/// A game on the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Game {
    /// Blocks tip and roll; sink four of yours.
    BlackHoles,
    /// Push lines of marbles; seven reds win.
    Kuba,
    /// Columns walk as far as they are high.
    Klotze,
    /// A die race over hidden trap doors.
    BilleTrap,
}

/// Something that can be done with the type of any game's positions. This is
/// how to write code once for all games without giving up their speed.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it for one game.
    fn visit<P: Position>(self) -> Self::Output;
}

impl Game {
    /// All games, as they stand on the shelf.
    pub const ALL: [Self; 4] = [Self::BlackHoles, Self::Kuba, Self::Klotze, Self::BilleTrap];

    /// Does something with the type of this game's positions.
    pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
        match self {
            Self::BlackHoles => visitor.visit::<BlackHoles>(),
            Self::Kuba => visitor.visit::<Kuba>(),
            Self::Klotze => visitor.visit::<Klotze>(),
            Self::BilleTrap => visitor.visit::<BilleTrap>(),
        }
    }

    /// The ids of the game's own rules, in the order of its rulebook.
    pub fn rules(self) -> Vec<RuleId> {
        match self {
            Self::BlackHoles => black_holes::Rule::ALL.iter().map(|rule| rule.id()).collect(),
            Self::Kuba => kuba::Rule::ALL.iter().map(|rule| rule.id()).collect(),
            Self::Klotze => klotze::Rule::ALL.iter().map(|rule| rule.id()).collect(),
            Self::BilleTrap => bille_trap::Rule::ALL.iter().map(|rule| rule.id()).collect(),
        }
    }

    /// The game with this name, in either case.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name().eq_ignore_ascii_case(name))
    }

    /// Its name in commands and records.
    pub fn name(self) -> &'static str {
        struct Name;
        impl Visitor for Name {
            type Output = &'static str;
            fn visit<P: Position>(self) -> &'static str {
                P::GAME
            }
        }
        self.visit(Name)
    }

    /// For how many seats it is.
    pub fn seats(self) -> RangeInclusive<u8> {
        struct Seats;
        impl Visitor for Seats {
            type Output = RangeInclusive<u8>;
            fn visit<P: Position>(self) -> RangeInclusive<u8> {
                P::SEATS
            }
        }
        self.visit(Seats)
    }

    /// What a seat may choose before the start, if anything.
    pub fn choice(self) -> Option<Choice> {
        struct Choices;
        impl Visitor for Choices {
            type Output = Option<Choice>;
            fn visit<P: Position>(self) -> Self::Output {
                P::CHOICE
            }
        }
        self.visit(Choices)
    }

    /// Who begins the next game between the same people.
    pub fn next_game(self) -> NextGame {
        struct Next;
        impl Visitor for Next {
            type Output = NextGame;
            fn visit<P: Position>(self) -> NextGame {
                P::NEXT_GAME
            }
        }
        self.visit(Next)
    }

    /// Every code that the game's rules can give, with the names of its facts.
    pub fn codes(self) -> Vec<(&'static str, &'static [&'static str])> {
        struct Codes;
        impl Visitor for Codes {
            type Output = Vec<(&'static str, &'static [&'static str])>;
            fn visit<P: Position>(self) -> Self::Output {
                let texts = <P as std::str::FromStr>::Err::CODES;
                [P::Refusal::CODES, P::Remark::CODES, texts].concat()
            }
        }
        self.visit(Codes)
    }
}
