//! The games that have bots: all on the shelf. A new game adds a line.

use bille_trap::BilleTrap;
use black_holes::BlackHoles;
use klotze::Klotze;
use kuba::Kuba;
use shelf::Game;

use crate::Known;

/// Something that can be done with the type of any game that has bots.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it for one game.
    fn visit<P: Known>(self) -> Self::Output;
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
