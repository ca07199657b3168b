//! What there is to tell of the best action, gathered from the lines of one game
//! in texts, codes and numbers. Which of it is told is decided in `reasons`,
//! which is written once for all games.

use game::{Actor, Notice, Quote, Seat};

use super::{
    line::{Line, Proven},
    percent,
    reason::token,
    steps::{Step, answer, prepared, prevents, steps},
};
use crate::BotGame;

/// What there is to reason from.
pub(super) struct Evidence<'a, P: BotGame> {
    pub(super) position: &'a P,
    pub(super) seat: Seat,
    /// The best lines, the best first.
    pub(super) lines: &'a [Line<P::Action>],
    /// What looks best at first and is not the best.
    pub(super) tempting: Option<&'a Line<P::Action>>,
    /// How many actions are legal.
    pub(super) legal: usize,
}

/// What there is to tell.
pub(super) struct Story {
    pub(super) best: Told,
    /// The next best.
    pub(super) next: Option<Told>,
    /// What looks best at first and is not the best.
    pub(super) tempting: Option<Told>,
    /// How many actions are legal.
    pub(super) legal: usize,
    /// The seat's own next action that the best one makes possible, and what
    /// that does.
    pub(super) prepared: Option<(Quote, Notice)>,
    /// The odds that the best action changes, if its deed has not told them.
    pub(super) odds: Option<Notice>,
}

/// One of the lines.
pub(super) struct Told {
    /// Its first action.
    pub(super) action: Quote,
    pub(super) proven: Option<Proven>,
    /// The chance to win.
    pub(super) percent: u8,
    /// What the first action does.
    pub(super) deed: Option<Notice>,
    /// What the others do about it.
    pub(super) answer: Option<Answer>,
}

/// What somebody does about an action.
#[derive(Clone)]
pub(super) struct Answer {
    pub(super) seat: &'static str,
    pub(super) action: Quote,
    /// What it does.
    pub(super) deed: Option<Notice>,
    /// What it is for, if the best action prevents it.
    pub(super) prevented: Option<Notice>,
}

impl Story {
    /// What this evidence shows; `None` where nothing was found.
    pub(super) fn of<P: BotGame>(evidence: &Evidence<'_, P>) -> Option<Self> {
        let Evidence { position, seat, lines, tempting, legal } = *evidence;
        let best = lines.first()?;
        let way = steps(position, &best.line);
        let told =
            |line: &Line<P::Action>| Told::of(line, &steps(position, &line.line), &way, seat);
        let prepared =
            prepared(&way, seat).and_then(|step| Some((token(&step.action), step.aim.clone()?)));
        Some(Self {
            best: Told::of(best, &way, &way, seat),
            next: lines.get(1).map(told),
            tempting: tempting.map(told),
            legal,
            prepared,
            odds: way.first().and_then(|step| odds(step, seat)),
        })
    }
}

impl Told {
    /// A line with its steps, beside those of the best line.
    fn of<P: BotGame>(
        line: &Line<P::Action>,
        steps: &[Step<P>],
        best: &[Step<P>],
        seat: Seat,
    ) -> Self {
        let answer = answer(steps, seat).and_then(|step| {
            Some(Answer {
                seat: step.position.seat_name(step.seat?),
                action: token(&step.action),
                deed: step.deed.clone(),
                prevented: step.aim.clone().filter(|_| prevents(best, seat, step)),
            })
        });
        Self {
            action: token(&line.action),
            proven: line.proven,
            percent: percent(line.win_probability),
            deed: steps.first().and_then(|step| step.deed.clone()),
            answer,
        }
    }
}

fn odds<P: BotGame>(step: &Step<P>, seat: Seat) -> Option<Notice> {
    let next = step.position.apply(step.action);
    if step.deed.is_some() && next.actor() == Actor::Chance {
        return None;
    }
    let before = P::odds(&step.position, seat);
    P::odds(&next, seat).filter(|after| Some(after) != before.as_ref())
}
