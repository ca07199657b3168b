//! Where dice and deals of the arena come from. Every game of a round has the
//! same: each seat's first, second, third roll, and what lies hidden. So luck
//! that helps a seat helps whoever sits there, each bot once.

use bots::BotGame;
use game::{Deal, Position, Seat};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

/// A number that follows from a seed and from what it is for, and looks like no
/// other.
pub(super) fn derived(seed: u64, purpose: u64) -> u64 {
    SmallRng::seed_from_u64(game::mixed(seed, purpose)).random()
}

/// The chance of one round.
pub(super) struct Chance<P: Position> {
    /// Rolls, by seat.
    dice: [SmallRng; Seat::MOST],
    /// What lies hidden, where the game hides something.
    deal: Option<P::Deal>,
}

impl<P: BotGame> Chance<P> {
    /// The chance that follows from a seed.
    pub(super) fn new(seed: u64) -> Self {
        let stream = |number| SmallRng::seed_from_u64(derived(seed, number));
        let mut dealing = stream(5);
        Self {
            dice: Seat::ALL.map(|seat| stream(seat.number().into())),
            deal: P::Deal::draw(&mut |bound| dealing.random_range(0..bound)),
        }
    }

    /// What chance does in a position in which it acts.
    ///
    /// # Panics
    /// When the game is over.
    pub(super) fn act(&mut self, position: &P) -> P::Action {
        if let Some(action) = self.deal.as_ref().and_then(|deal| deal.answer(position)) {
            return action;
        }
        let seat = P::turn_of(position).unwrap_or(Seat::ONE);
        let dice = &mut self.dice[seat.index()];
        let action = position.draw_action(|sum| dice.random_range(0..sum));
        action.expect("a running game has actions")
    }
}

#[cfg(test)]
mod tests {
    use bille_trap::{BilleTrap, Finding, Phase, Trap};
    use game::{Actor, GameSoFar};

    use super::*;

    /// A whole game with players who choose by their own stream: its rolls by
    /// seat, and its findings by trap.
    fn game(chance: u64, players: u64) -> ([Vec<String>; 2], Vec<(u8, String)>) {
        let mut chance = Chance::new(chance);
        let mut choice = SmallRng::seed_from_u64(players);
        let mut game = GameSoFar::<BilleTrap>::from_setup("players=2".parse().expect("a set-up"));
        let (mut rolls, mut found) = ([Vec::new(), Vec::new()], Vec::new());
        while game.outcome().is_none() {
            let position = *game.position();
            let action = match position.actor() {
                Actor::Chance => chance.act(&position),
                _ => position.draw_action(|sum| choice.random_range(0..sum)).expect("an action"),
            };
            match (position.actor(), position.phase()) {
                (Actor::Chance, Phase::Test(test)) => {
                    found.push((position.trap_under(test.space).number(), action.to_string()));
                }
                (Actor::Chance, _) => {
                    rolls[position.turn_of().index()].push(action.to_string());
                }
                _ => {}
            }
            game.play(action).expect("chance and players keep to the rules");
        }
        (rolls, found)
    }

    #[test]
    fn different_games_of_a_round_have_the_same_dice_and_deal() {
        for round in 0..20 {
            let (one, other) = (game(round, 1), game(round, 2));
            for (one, other) in one.0.iter().zip(&other.0) {
                let shared = one.len().min(other.len());
                assert!(shared > 0);
                assert_eq!(one[..shared], other[..shared], "round {round}");
            }
            let mut traps = std::collections::HashMap::new();
            for (trap, finding) in one.1.iter().chain(&other.1) {
                assert_eq!(traps.entry(*trap).or_insert(finding.clone()), finding);
            }
        }
        assert_ne!(game(1, 1).0, game(2, 1).0, "rounds differ");
    }

    #[test]
    fn dice_and_deals_are_even() {
        let mut counts = [0; 6];
        let mut open = [0; Trap::COUNT];
        let start = BilleTrap::start(&bille_trap::Setup::default());
        for round in 0..6_000 {
            let mut chance = Chance::new(derived(7, round));
            let roll: String = chance.act(&start).to_string();
            counts[usize::from(roll.as_bytes()[1] - b'1')] += 1;
            let deal = chance.deal.expect("traps lie hidden");
            let found = Trap::all().filter(|trap| deal.finding(*trap) == Finding::Open);
            for trap in found {
                open[usize::from(trap.number())] += 1;
            }
        }
        assert!(counts.iter().all(|count| (850..1_150).contains(count)), "{counts:?}");
        assert_eq!(open.iter().sum::<u32>(), 14 * 6_000);
        assert!(open.iter().all(|count| (3_300..3_700).contains(count)), "{open:?}");
    }
}
