//! A random turn by the rules compiled in. Positions are small and copied
//! freely, so nothing of the game is copied for it.

use game::{Actor, GameSoFar, Position};
use rand::{Rng, RngExt};
use shelf::{Game, Played, Visitor};

/// Random actions for the seat that acts, all of its turn but at most `most`;
/// none when chance acts or the game is over. Drawn from positions alone: a draw
/// by repetition between two of them is not foreseen.
pub fn random_turn(game: &dyn Played, most: usize, rng: &mut dyn Rng) -> Vec<String> {
    let Some(known) = Game::named(game.game()) else { return Vec::new() };
    known.visit(Draw { game, most, rng })
}

struct Draw<'a> {
    game: &'a dyn Played,
    most: usize,
    rng: &'a mut dyn Rng,
}

impl Visitor for Draw<'_> {
    type Output = Vec<String>;

    fn visit<P: Position>(self) -> Vec<String> {
        let mut actions = Vec::new();
        let Some(so_far) = self.game.as_any().downcast_ref::<GameSoFar<P>>() else {
            return actions;
        };
        let actor = so_far.actor();
        let mut position = *so_far.position();
        while matches!(actor, Actor::Seat(_)) && actions.len() < self.most {
            let Some(action) = position.draw_action(|below| self.rng.random_range(0..below)) else {
                break;
            };
            actions.push(action.to_string());
            position = position.apply(action);
            if position.actor() != actor {
                break;
            }
        }
        actions
    }
}
