//! What looks best at once: one action deep, by evaluation alone.

use game::{Actor, Key, Position};
use search::{Evaluator, Score};

/// The action after which the position is worth most to the seat that makes it;
/// the seed settles ties. A seat acts.
///
/// # Panics
/// When no seat acts.
pub(crate) fn best_at_once<P: Position>(
    position: &P,
    evaluator: &impl Evaluator<P>,
    seed: u64,
) -> P::Action {
    let Actor::Seat(seat) = position.actor() else { panic!("no seat acts") };
    let worth = |action: &P::Action| {
        let next = position.apply(*action);
        match next.actor() {
            Actor::Over(outcome) if outcome.winners.len() > 1 => Score::DRAW,
            Actor::Over(outcome) if outcome.winners.contains(seat) => Score::won_in(1),
            Actor::Over(_) => Score::lost_in(1),
            Actor::Seat(_) | Actor::Chance => evaluator.evaluate(&next, seat),
        }
    };
    let lot = |action: &P::Action| Key::of(action).with(seed);
    let actions = position.actions();
    let best = actions.into_iter().max_by_key(|action| (worth(action), lot(action)));
    best.expect("a seat that acts has actions")
}
