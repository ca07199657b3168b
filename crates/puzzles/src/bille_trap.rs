//! Bille-Trap's puzzles: the move with the best odds, with a proven figure for each
//! choice. What is not settled within a few turns is bounded from both sides.

mod bounds;

use bots::{Described, bille_trap::Effect};
use game::{Actor, Position, Seat};
use shelf::games::bille_trap::{Action, BilleTrap};

pub use bounds::{Bounds, BoundsOfAll};

use crate::{Attempt, Exhausted, Figure, Posed, PuzzleGame, Refutation, Task, Theme};

/// A proof looks at most so many turns ahead.
const TURNS: u32 = 8;
/// It looks no farther once this many positions between turns were needed.
const PROOF: usize = 3_000;
/// After so many turns it gives up where the figures are still this far apart.
const EARLY: (u32, u16) = (3, 200);
/// The solution is better than the next best by so much at least, in thousandths.
const MARGIN: u16 = 25;
/// No figure is less certain, in thousandths.
const WIDEST: u16 = 80;
/// Chances are told in so many parts.
const PARTS: f64 = 1_000.0;

impl PuzzleGame for BilleTrap {
    type Exact = BoundsOfAll;

    const DATA: &'static str = include_str!("../data/bille-trap.txt");

    const SETUPS: &'static [&'static str] = &["players=2"];

    /// A marble that stands elsewhere has other traps before it, and other odds.
    const SIGNS: usize = 2;

    fn exact() -> BoundsOfAll {
        BoundsOfAll::work_out()
    }

    fn posed(exact: &BoundsOfAll, position: &Self) -> Option<Posed<Self>> {
        let Actor::Seat(seat) = position.actor() else { return None };
        let is_known = |seat| position.at_home(seat) > 0;
        let choice = position.count_actions() > 1;
        if !choice || position.playing().len() != 2 || !position.playing().into_iter().all(is_known)
        {
            return None;
        }
        let figures = figures(exact, position, seat);
        let [best, second, ..] = figures[..] else { return None };
        let posed = best.least >= second.most + MARGIN && widest(&figures) <= WIDEST;
        posed.then(|| Posed { task: Task::Odds, solution: vec![best.action], figures })
    }

    fn themes(position: &Self, _: Task, solution: &[Action]) -> Vec<Theme> {
        let Some(action) = solution.first().copied() else { return Vec::new() };
        let mut themes = Vec::new();
        match Self::effect(position, action) {
            Some(Effect::Presses { .. }) => themes.push(Theme::Presses),
            Some(Effect::PressesOwn { .. }) => themes.push(Theme::PressesOwn),
            Some(Effect::BringsHome { .. } | Effect::Wins) => themes.push(Theme::BringsHome),
            _ => {}
        }
        let front = position.actions().into_iter().filter_map(space).max();
        match action {
            Action::Turn | Action::Keep => themes.push(Theme::TurnOrKeep),
            Action::Enter => themes.push(Theme::Enters),
            Action::Advance(_) if space(action) < front => themes.push(Theme::HoldsBack),
            _ => {}
        }
        themes
    }

    fn refutation(
        attempt: &Attempt<Self>,
        action: Action,
    ) -> Result<Option<Refutation<Action>>, Exhausted> {
        let is_best = attempt.puzzle().solution.contains(&action);
        Ok((!is_best).then_some(Refutation::WorseOdds))
    }

    fn reply(_: &Attempt<Self>, _: Seat) -> Result<Option<Action>, Exhausted> {
        Ok(None)
    }

    fn solution(attempt: &Attempt<Self>) -> Result<Vec<Action>, Exhausted> {
        Ok(attempt.puzzle().solution.clone())
    }
}

/// Where the marble stands that an action advances.
fn space(action: Action) -> Option<u8> {
    match action {
        Action::Advance(space) => Some(space.number()),
        _ => None,
    }
}

/// What is proven of each action, the best first.
fn figures(exact: &BoundsOfAll, position: &BilleTrap, seat: Seat) -> Vec<Figure<Action>> {
    let mut figures = Vec::new();
    for turns in 1..=TURNS {
        let (choices, looked_at) = exact.of_choices(position, seat, turns);
        figures = choices.into_iter().map(figure).collect();
        let (early, hopeless) = EARLY;
        if looked_at > PROOF || turns >= early && widest(&figures) > hopeless {
            break;
        }
    }
    figures.sort_by_key(|figure| std::cmp::Reverse(figure.least));
    figures
}

/// A proven range, rounded outwards.
#[expect(clippy::cast_sign_loss, reason = "no chance is below nought")]
fn figure((action, Bounds { least, most }): (Action, Bounds)) -> Figure<Action> {
    let (least, most) = ((least * PARTS).floor() as u16, (most * PARTS).ceil() as u16);
    Figure { action, least, most }
}

/// How far apart the bounds are where they are farthest apart.
fn widest(figures: &[Figure<Action>]) -> u16 {
    figures.iter().map(|figure| figure.most - figure.least).max().unwrap_or(0)
}
