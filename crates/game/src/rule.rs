//! Rule ids: what a refusal or an outcome points to. Each game lists its own
//! rules with [`rules!`](crate::rules); the ones for all games are here.

use std::fmt;

use crate::notice::Fact;

/// The id of a rule as the rulebook prints it: `KU-6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(&'static str);

impl RuleId {
    /// An id; meant for [`rules!`](crate::rules).
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// The id as printed.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl From<RuleId> for Fact {
    fn from(id: RuleId) -> Self {
        Self::Text(id.0.to_owned())
    }
}

/// Declares a game's closed list of rules: `rules! { pub enum Rule "KU" { Board = 1, … } }`.
#[macro_export]
macro_rules! rules {
    (
        $(#[$outer:meta])*
        pub enum $name:ident $prefix:literal {
            $($(#[$inner:meta])* $rule:ident = $number:literal,)+
        }
    ) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$inner])* $rule,)+
        }

        impl $name {
            /// Every rule, in the order of the rulebook.
            pub const ALL: &'static [Self] = &[$(Self::$rule,)+];

            /// The id as the rulebook prints it.
            pub const fn id(self) -> $crate::RuleId {
                $crate::RuleId::new(match self {
                    $(Self::$rule => concat!($prefix, "-", $number),)+
                })
            }
        }
    };
}

rules! {
    /// The rules of draws and leaving, the same in all games.
    pub enum Rule "ALL" {
        /// The third occurrence of a position is a draw.
        Repetition = 1,
        /// Two thousand actions without a winner are a draw.
        Length = 2,
        /// All who still play agree on a draw.
        Agreement = 3,
        /// Who leaves no longer plays; the last one left wins.
        Leaving = 4,
    }
}
