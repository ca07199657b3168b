//! The shelf: the games as one list, and a game in progress or a tree of variations,
//! whichever game it is. It knows no rule of any game and no sentence of any language.
//!
//! ```
//! use shelf::{Game, Opening};
//!
//! let mut game = Game::Kuba.open(&Opening::default())?;
//! game.add_tokens("a7s b1n")?;
//! assert_eq!(game.actor(), Some("white"));
//! assert!(game.actions().contains(&"a5e".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[macro_use]
mod list;
mod in_progress;
mod open;
mod tree;

pub use in_progress::{Draw, Ending, Heading};
pub use list::{Game, GameInProgress, OnShelf, TreeInProgress, games};
pub use open::{OpenError, Opening, PlayersError};
pub use tree::TreeRefused;
