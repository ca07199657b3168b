//! What the tests of the search share: games at odd places, a simple evaluator
//! of any game, and the naive twin.

use game::{Actor, GameSoFar, Key, Position, Seat, testing};
use search::{Evaluator, Score};

/// An opinion about every position: no wisdom in it, but always the same, and
/// what is good for one is bad for the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Opinion;

impl<P: Position> Evaluator<P> for Opinion {
    fn evaluate(&self, position: &P, seat: Seat) -> Score {
        let opinion = (Key::of(position).0 % 201) as i32 - 100;
        Score(if seat == Seat::ONE { opinion } else { -opinion })
    }
}

/// A game after some random actions, not over.
pub(crate) fn some_game<P: Position>(setup: &str, seed: u64, actions: usize) -> GameSoFar<P> {
    let setup: P::Setup = setup.parse().expect("a set-up");
    let mut dice = testing::dice(seed);
    let mut game = GameSoFar::<P>::from_setup(setup.clone());
    while game.length() < actions {
        let action = game.position().draw_action(&mut dice);
        game.play(action.expect("a running game has actions")).expect("a legal action");
        if game.outcome().is_some() {
            game = GameSoFar::from_setup(setup.clone());
        }
    }
    game
}

/// What the game is worth to a seat `depth` actions from now, both sides at
/// their best: every line, nothing remembered, nothing cut. The seat is one
/// side, all others are the other.
pub(crate) fn minimax<P: Position>(game: &GameSoFar<P>, seat: Seat, depth: u32) -> Score {
    worth(game.position(), seat, depth, 0, &mut vec![*game.position()])
}

fn worth<P: Position>(position: &P, seat: Seat, depth: u32, made: u32, path: &mut Vec<P>) -> Score {
    let actor = match position.actor() {
        Actor::Seat(actor) => actor,
        Actor::Over(outcome) if outcome.winners.len() > 1 => return Score::DRAW,
        Actor::Over(outcome) if outcome.winners.contains(seat) => return Score::won_in(made),
        Actor::Over(_) => return Score::lost_in(made),
        Actor::Chance => panic!("no chance in these games"),
    };
    if made > 0 && path[..path.len() - 1].contains(position) {
        return Score::DRAW;
    }
    if depth == 0 {
        return Opinion.evaluate(position, seat);
    }
    let worths = position.actions().into_iter().map(|action| {
        let next = position.apply(action);
        path.push(next);
        let score = worth(&next, seat, depth - 1, made + 1, path);
        path.pop();
        score
    });
    if actor == seat { worths.max() } else { worths.min() }.expect("a seat has actions")
}
