//! A random turn by the rules compiled in. Positions are small and copied
//! freely, so nothing of the game is copied for it.

use game::{Actor, GameSoFar, Position};
use rand::{Rng, RngExt};
use shelf::GameInProgress;

/// Random actions for the seat that acts, all of its turn but at most `most`;
/// none when chance acts or the game is over. Drawn from positions alone: a draw
/// by repetition between two of them is not foreseen.
pub fn random_turn(game: &GameInProgress, most: usize, rng: &mut dyn Rng) -> Vec<String> {
    shelf::match_in_progress!(game, game => drawn(game, most, rng))
}

fn drawn<P: Position>(game: &GameSoFar<P>, most: usize, rng: &mut dyn Rng) -> Vec<String> {
    let mut actions = Vec::new();
    let actor = game.actor();
    let mut position = *game.position();
    while matches!(actor, Actor::Seat(_)) && actions.len() < most {
        let Some(action) = position.draw_action(|below| rng.random_range(0..below)) else {
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
