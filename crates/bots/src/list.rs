//! The games that have bots: all on the shelf. A new game adds a line.

use bille_trap::BilleTrap;
use black_holes::BlackHoles;
use game::Coded;
use klotze::Klotze;
use kuba::Kuba;
use shelf::Game;

use crate::BotGame;

/// Something that can be done with the type of any game that has bots.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it for one game.
    fn visit<P: BotGame>(self) -> Self::Output;
}

/// Does something with the type of this game's positions.
pub fn visit<V: Visitor>(game: Game, visitor: V) -> V::Output {
    match game {
        Game::BlackHoles => visitor.visit::<BlackHoles>(),
        Game::Kuba => visitor.visit::<Kuba>(),
        Game::Klotze => visitor.visit::<Klotze>(),
        Game::BilleTrap => visitor.visit::<BilleTrap>(),
    }
}

/// How many levels a game's bots have.
pub fn level_count(game: Game) -> u8 {
    struct Levels;
    impl Visitor for Levels {
        type Output = u8;
        fn visit<P: BotGame>(self) -> u8 {
            P::LEVELS
        }
    }
    visit(game, Levels)
}

/// Every code that the evaluator of this game can give, with the names of its
/// facts.
pub fn codes(game: Game) -> Vec<(&'static str, &'static [&'static str])> {
    struct Codes;
    impl Visitor for Codes {
        type Output = Vec<(&'static str, &'static [&'static str])>;
        fn visit<P: BotGame>(self) -> Self::Output {
            [P::Deed::CODES, P::ODDS].concat()
        }
    }
    visit(game, Codes)
}
