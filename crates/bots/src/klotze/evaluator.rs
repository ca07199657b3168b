//! What a good player of Klötze knows: prospects against prospects, wins and
//! losses that follow from the position alone, and which moves to try first.

use game::{Seat, SquareSet};
use search::{Evaluator, MoveHint, Score};
use shelf::games::klotze::{Action, Color, Colors, Klotze, Move};

use super::{
    outlook::{self, Outlook},
    prospects::Prospects,
    reach::{columns_onto, free, movable},
    threats::{Threat, decisive_step, is_helpless},
    weights,
};

/// The evaluator of Klötze.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judgement;

impl Evaluator<Klotze> for Judgement {
    /// The seat's prospects against those of the others; with more than two the
    /// most dangerous of them counts as much as all together.
    fn evaluate(&self, position: &Klotze, seat: Seat) -> Score {
        let (colors, turn) = (position.colors(), position.turn());
        let Some(own) = position.color(seat).filter(|color| colors.contains(*color)) else {
            return Score::DRAW;
        };
        let weights = if colors.len() == 2 { weights::TWO } else { weights::MANY };
        let worth = |color| weights.worth(Prospects::of(color, position), color == turn);
        let others =
            Color::ALL.into_iter().filter(|color| *color != own && colors.contains(*color));
        let (mut sum, mut most, mut count) = (0, i32::MIN, 0);
        for worth in others.map(worth) {
            sum += worth;
            most = most.max(worth);
            count += 1;
        }
        let danger = if count == 1 { sum } else { i32::midpoint(sum / count, most) };
        Score::estimate(worth(own) - danger)
    }

    /// Exact: who acts and stands at an open door wins; who acts and can't stop
    /// the next one's threat loses; with two, a threat that can't be stopped
    /// wins two actions later.
    #[inline]
    fn proven(&self, position: &Klotze, seat: Seat) -> Option<Score> {
        let actor = position.turn();
        let next = position.colors().after(actor);
        let (winner, actions) = match Threat::of(actor, position) {
            Threat::OneWay(_) | Threat::TwoWays => (actor, 1),
            Threat::None => match Threat::of(next, position) {
                Threat::None if position.colors().len() > 2 => return None,
                Threat::None => decisive_step(position).map(|_| (actor, 3))?,
                threat if is_helpless(actor, next, threat, position) => (next, 2),
                Threat::OneWay(_) | Threat::TwoWays => return None,
            },
        };
        Some(if position.seat(winner) == Some(seat) {
            Score::won_in(actions)
        } else {
            Score::lost_in(actions)
        })
    }

    #[inline]
    fn hint(&self, position: &Klotze, action: Action) -> MoveHint {
        Outlook::of(position).hint(action)
    }

    #[inline]
    fn visit_hints(&self, position: &Klotze, visit: impl FnMut(Action, MoveHint)) {
        outlook::visit_hints(position, visit);
    }

    /// The squares of a move side by side, which is short of 4,096 and gives few
    /// moves the same number.
    #[inline]
    fn number(&self, action: Action) -> usize {
        match action {
            Action::Move(Move { from, to }) => (from.index() * 41 + to.index()) & 4_095,
            Action::Pass => 4_095,
        }
    }

    /// Captures of Klötze that are about to win. Threats are not among them:
    /// they would follow each other without end.
    #[inline]
    fn visit_loud(&self, position: &Klotze, mut visit: impl FnMut(Action, MoveHint)) {
        let actor = position.turn();
        let others = others(position.colors(), actor);
        for color in others {
            if Threat::of(color, position) == Threat::None {
                continue;
            }
            let to = position.klotz(color);
            let columns = movable(position, actor);
            for from in columns_onto(SquareSet::of(to), columns, free(position), position) {
                let action = Action::Move(Move { from, to });
                visit(action, self.hint(position, action));
            }
        }
    }

    #[inline]
    fn swing(&self) -> Option<i32> {
        Some(weights::SWING)
    }
}

/// Those who play beside the actor, the next one first.
fn others(colors: Colors, actor: Color) -> impl Iterator<Item = Color> {
    colors.from_first(actor).skip(1)
}
