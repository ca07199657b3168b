//! The openings of the rounds: a few random actions from the start, so that bots
//! without whims play many different games. No two rounds have the same, none
//! is decided, and none can be won with the next action.

use std::collections::HashSet;

use bots::winning_action;
use game::{Actor, GameSoFar, Key, Position};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

use super::chance::derived;

/// How many actions an opening has, unless more are needed for all to differ.
const LENGTH: usize = 4;
/// After so many attempts in vain an opening becomes one action longer.
const ATTEMPTS: u64 = 20;
/// After so many, any running position will do.
const MOST_ATTEMPTS: u64 = 400;
/// What the seed is used for here.
const PURPOSE: u64 = 0x6f70_656e;

/// The openings of so many rounds. Where chance begins there are none: the dice
/// make every game different.
pub(super) fn draw<P: Position>(
    start: &GameSoFar<P>,
    rounds: usize,
    seed: u64,
) -> Vec<Vec<P::Action>> {
    if start.actor() == Actor::Chance {
        return vec![Vec::new(); rounds];
    }
    let mut drawn = HashSet::new();
    (0..rounds as u64)
        .map(|round| {
            let mut source = SmallRng::seed_from_u64(derived(derived(seed, PURPOSE), round));
            let mut attempt = 0;
            loop {
                let longer = (attempt / ATTEMPTS) as usize;
                let opening = random_actions(start.position(), LENGTH + longer, &mut source);
                attempt += 1;
                if let Some((actions, end)) = opening
                    && (attempt >= MOST_ATTEMPTS
                        || (winning_action(&end).is_none() && drawn.insert(Key::of(&end))))
                {
                    return actions;
                }
            }
        })
        .collect()
}

/// Random actions and where they lead, unless that is the end of the game.
fn random_actions<P: Position>(
    start: &P,
    length: usize,
    source: &mut SmallRng,
) -> Option<(Vec<P::Action>, P)> {
    let mut position = *start;
    let mut actions = Vec::with_capacity(length);
    for _ in 0..length {
        let action = position.draw_action(|count| source.random_range(0..count))?;
        position = position.apply(action);
        actions.push(action);
    }
    position.actor().outcome().is_none().then_some((actions, position))
}

#[cfg(test)]
mod tests {
    use bille_trap::BilleTrap;
    use kuba::Kuba;

    use super::*;

    fn ends(rounds: usize, seed: u64) -> Vec<String> {
        let start = GameSoFar::<Kuba>::from_setup(kuba::Setup::default());
        let end = |opening: Vec<_>| {
            let mut game = start.clone();
            for action in opening {
                game.play(action).expect("legal");
            }
            assert_eq!(game.outcome(), None);
            game.position().to_string()
        };
        draw(&start, rounds, seed).into_iter().map(end).collect()
    }

    #[test]
    fn openings_differ_and_follow_from_the_seed() {
        let many = ends(3_000, 1);
        assert_eq!(many.iter().collect::<HashSet<_>>().len(), 3_000, "no two are the same");
        assert_eq!(ends(10, 1), many[..10], "more rounds change nothing for the first");
        assert_ne!(ends(10, 2), many[..10]);
    }

    #[test]
    fn where_chance_begins_there_are_none() {
        let start = GameSoFar::<BilleTrap>::from_setup(bille_trap::Setup::default());
        assert_eq!(draw(&start, 2, 1), [[], []]);
    }
}
