//! What a puzzle is about. A theme is read off the position and its solution,
//! never guessed; what each means is told in `words` under `theme-<name>`.

use std::str::FromStr;

use game::Unreadable;

/// Declares the themes with their names.
macro_rules! themes {
    ($($(#[$about:meta])* $name:literal $theme:ident,)+) => {
        /// What a puzzle is about.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Theme {
            $($(#[$about])* $theme,)+
        }

        impl Theme {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$theme,)+];

            /// Its name in files, and in the code of its sentence.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$theme => $name,)+
                }
            }
        }
    };
}

themes! {
    /// All moves but one lose.
    "only-move" OnlyMove,
    /// The first action of a win does nothing that is worth telling.
    "quiet-start" QuietStart,
    /// Kuba: the win is the seventh red.
    "seventh-red" SeventhRed,
    /// Kuba: the win is the capture of the last marble.
    "last-marble" LastMarble,
    /// Kuba: the others have no push left.
    "no-push-left" NoPushLeft,
    /// Kuba: two captures or more in one turn.
    "bonus-pushes" BonusPushes,
    /// Black Holes: the first move sinks a block.
    "sinks-first" SinksFirst,
    /// Black Holes: two blocks are sunk in one turn.
    "two-in-a-turn" TwoInATurn,
    /// Black Holes: the first move makes a block lie ready at a hole.
    "makes-ready" MakesReady,
    /// Black Holes: the first move keeps the other's blocks from lying ready.
    "hinders" Hinders,
    /// Klötze: the Klotz marches home, move after move.
    "march-home" MarchHome,
    /// Klötze: the solution captures another's Klotz.
    "captures-klotz" CapturesKlotz,
    /// Klötze: the solution sends the player's own Klotz home.
    "recalls-klotz" RecallsKlotz,
    /// Klötze: without the stone on the column that was moved first, the solution
    /// would be none.
    "stone-lock" StoneLock,
    /// Klötze: the first move frees a way for the player's Klotz.
    "opens-way" OpensWay,
    /// Klötze: the first move closes the way of another's Klotz.
    "closes-way" ClosesWay,
    /// Klötze: the first move threatens to reach the corner.
    "threatens" Threatens,
    /// Bille-Trap: the best move presses another's marble.
    "presses" Presses,
    /// Bille-Trap: the best move presses a marble of one's own.
    "presses-own" PressesOwn,
    /// Bille-Trap: the best move brings a marble Home.
    "brings-home" BringsHome,
    /// Bille-Trap: the best move enters a marble.
    "enters" Enters,
    /// Bille-Trap: the best move advances a marble that is not the front-most.
    "holds-back" HoldsBack,
    /// Bille-Trap: the question is whether to turn the top.
    "turn-or-keep" TurnOrKeep,
}

impl FromStr for Theme {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::ALL.iter().copied().find(|theme| theme.name() == text).ok_or(Unreadable)
    }
}
