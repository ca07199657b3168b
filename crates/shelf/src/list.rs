//! The list itself: the only place where the games are named. A new game adds a
//! line to it, and the crate's name to the manifests of the workspace and the
//! shelf.

use std::ops::RangeInclusive;

use game::{Choice, Coded, GameSoFar, NextGame, Position, RuleId, Tree};

/// A position of a game that stands on the shelf.
pub trait OnShelf: Position {
    /// A game of such positions, as one of all games.
    fn in_progress(game: GameSoFar<Self>) -> GameInProgress;
    /// A tree of such positions, as one of all games.
    fn tree_in_progress(tree: Tree<Self>) -> TreeInProgress;
}

impl<P: OnShelf> From<GameSoFar<P>> for GameInProgress {
    fn from(game: GameSoFar<P>) -> Self {
        P::in_progress(game)
    }
}

impl<P: OnShelf> From<Tree<P>> for TreeInProgress {
    fn from(tree: Tree<P>) -> Self {
        P::tree_in_progress(tree)
    }
}

/// Makes everything that is the same for all games out of one list of them. The
/// first argument is a dollar sign, which macros can't write by themselves.
macro_rules! games {
    ($d:tt $( $(#[$about:meta])* $name:ident in $module:ident, )+) => {
        /// A game on the shelf.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Game {
            $( $(#[$about])* $name, )+
        }

        /// A game in progress, whichever it is.
        #[derive(Clone, Debug)]
        pub enum GameInProgress {
            $( $(#[$about])* $name(GameSoFar<$module::$name>), )+
        }

        /// A game with its variations, whichever it is.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum TreeInProgress {
            $( $(#[$about])* $name(Tree<$module::$name>), )+
        }

        /// The games themselves, for whoever knows more of one than what all have in
        /// common: its bots, its drawing.
        pub mod games {
            $( pub use $module; )+
        }

        impl Game {
            /// All games, as they stand on the shelf.
            pub const ALL: [Self; [$(Self::$name),+].len()] = [$(Self::$name),+];

            /// Their names in commands, records and addresses.
            pub const NAMES: [&'static str; Self::ALL.len()] =
                [$(<$module::$name as Position>::GAME),+];

            /// The ids of the game's own rules, in the order of its rulebook.
            pub fn rules(self) -> Vec<RuleId> {
                match self {
                    $( Self::$name => $module::Rule::ALL.iter().map(|rule| rule.id()).collect(), )+
                }
            }
        }

        impl GameInProgress {
            /// The game on the shelf that it belongs to.
            pub const fn game(&self) -> Game {
                match self {
                    $( Self::$name(_) => Game::$name, )+
                }
            }
        }

        impl TreeInProgress {
            /// The game on the shelf that it belongs to.
            pub const fn game(&self) -> Game {
                match self {
                    $( Self::$name(_) => Game::$name, )+
                }
            }
        }

        $(
            impl OnShelf for $module::$name {
                fn in_progress(game: GameSoFar<Self>) -> GameInProgress {
                    GameInProgress::$name(game)
                }

                fn tree_in_progress(tree: Tree<Self>) -> TreeInProgress {
                    TreeInProgress::$name(tree)
                }
            }
        )+

        /// Does something with the type of a game's positions: this is how to
        /// write code once for all games, whatever it asks of them, without
        /// giving up their speed.
        ///
        /// ```
        /// use game::Position;
        ///
        /// let name = shelf::match_game!(shelf::Game::Kuba, P => P::GAME);
        /// assert_eq!(name, "kuba");
        /// ```
        #[macro_export]
        macro_rules! match_game {
            ($d game:expr, $d P:ident => $d body:expr) => {
                match $d game {
                    $( $crate::Game::$name => {
                        type $d P = $crate::games::$module::$name;
                        $d body
                    } )+
                }
            };
        }

        /// Hands the list of all games to another macro, as `Name in module,`: for
        /// what can't be written once for all, such as a field for each.
        #[macro_export]
        macro_rules! list_games {
            ($d list:ident) => {
                $d list! { $( $name in $module, )+ }
            };
        }

        /// Does something with a game in progress and its type.
        ///
        /// ```
        /// use shelf::{Game, Opening};
        ///
        /// let game = Game::Kuba.open(&Opening::default())?;
        /// let made = shelf::match_in_progress!(&game, game => game.length());
        /// assert_eq!(made, 0);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[macro_export]
        macro_rules! match_in_progress {
            ($d game:expr, $d so_far:ident => $d body:expr) => {
                match $d game {
                    $( $crate::GameInProgress::$name($d so_far) => $d body, )+
                }
            };
        }

        /// Does something with a tree and its type.
        #[macro_export]
        macro_rules! match_tree {
            ($d tree:expr, $d typed:ident => $d body:expr) => {
                match $d tree {
                    $( $crate::TreeInProgress::$name($d typed) => $d body, )+
                }
            };
        }
    };
}

games! {
    $
    /// Blocks tip and roll; sink four of yours.
    BlackHoles in black_holes,
    /// Push lines of marbles; seven reds win.
    Kuba in kuba,
    /// Columns walk as far as they are high.
    Klotze in klotze,
    /// A die race over hidden trap doors.
    BilleTrap in bille_trap,
}

impl Game {
    /// The game with this name, in either case.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name().eq_ignore_ascii_case(name))
    }

    /// Its name in commands and records.
    pub fn name(self) -> &'static str {
        match_game!(self, P => P::GAME)
    }

    /// For how many seats it is.
    pub fn seats(self) -> RangeInclusive<u8> {
        match_game!(self, P => P::SEATS)
    }

    /// What a seat may choose before the start, if anything.
    pub fn choice(self) -> Option<Choice> {
        match_game!(self, P => P::CHOICE)
    }

    /// Who begins the next game between the same people.
    pub fn next_game(self) -> NextGame {
        match_game!(self, P => P::NEXT_GAME)
    }

    /// Every code that the game's rules can give, with the names of its facts.
    pub fn codes(self) -> Vec<(&'static str, &'static [&'static str])> {
        match_game!(self, P => {
            let texts = <<P as std::str::FromStr>::Err as Coded>::CODES;
            [
                <P as Position>::Refusal::CODES,
                <P as Position>::Remark::CODES,
                texts,
            ]
            .concat()
        })
    }
}
