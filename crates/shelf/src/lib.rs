//! The shelf: the four games as one list, and an object-safe face for a game
//! being played, whichever it is. It knows no rule of any game and no sentence
//! of any language.
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

mod examined;
mod list;
mod open;
mod played;

pub use list::{Game, Visitor};
pub use open::{OpenError, Opening, PlayersError};
pub use played::{Draw, Ending, Heading, Played};
