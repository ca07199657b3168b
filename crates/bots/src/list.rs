//! The games that have bots: all on the shelf.

use game::Coded;
use shelf::Game;

use crate::{BotGame, BotKind, Described};

/// Something that can be done with the type of any game that has bots.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it for one game.
    fn visit<P: BotGame>(self) -> Self::Output;
}

/// Does something with the type of this game's positions.
pub fn visit<V: Visitor>(game: Game, visitor: V) -> V::Output {
    shelf::match_game!(game, P => visitor.visit::<P>())
}

/// How many levels a game's bots have.
pub fn level_count(game: Game) -> u8 {
    shelf::match_game!(game, P => P::LEVELS)
}

/// Whether a bot of this kind reads the game's book.
pub fn reads_book(game: Game, kind: BotKind) -> bool {
    shelf::match_game!(game, P => P::reads_book(kind))
}

/// Every code that the evaluator of this game can give, with the names of its
/// facts.
pub fn codes(game: Game) -> Vec<(&'static str, &'static [&'static str])> {
    shelf::match_game!(game, P => {
        [<P as Described>::Effect::CODES, <P as Described>::Gain::CODES, P::SENTENCES, P::ODDS, P::BRIEF].concat()
    })
}
