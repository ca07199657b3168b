//! A line told step by step: who acts, and what that does.

use game::{Actor, Coded, Notice, Seat};

use crate::BotGame;

/// One action of a line.
pub(super) struct Step<P: BotGame> {
    /// The position before it.
    pub(super) position: P,
    /// Who makes it; `None` for chance.
    pub(super) seat: Option<Seat>,
    pub(super) action: P::Action,
    /// What it does that is worth telling.
    pub(super) deed: Option<Notice>,
    /// The same, if it is something to play for.
    pub(super) aim: Option<Notice>,
}

/// The steps of a line, as far as they can be made.
pub(super) fn steps<P: BotGame>(position: &P, line: &[P::Action]) -> Vec<Step<P>> {
    let mut position = *position;
    let mut steps = Vec::new();
    for action in line {
        let seat = match position.actor() {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
            Actor::Over(_) => break,
        };
        let Ok(next) = position.play(*action) else { break };
        let deed = P::deed(&position, *action);
        let aim = deed.as_ref().filter(|deed| P::is_aim(deed)).map(Coded::notice);
        let deed = deed.map(|deed| deed.notice());
        steps.push(Step { position, seat, action: *action, deed, aim });
        position = next;
    }
    steps
}

/// What the others do about the first action: of their actions up to the seat's
/// next the first that is worth telling, or else the first.
pub(super) fn answer<P: BotGame>(steps: &[Step<P>], seat: Seat) -> Option<&Step<P>> {
    let others = || {
        let own = |step: &&Step<P>| step.seat == Some(seat);
        steps.iter().skip_while(own).take_while(|step| step.seat.is_some_and(|other| other != seat))
    };
    others().find(|step| step.deed.is_some()).or_else(|| others().next())
}

/// The seat's own next aim along the line, if it is the first action that makes
/// it possible.
pub(super) fn prepared<P: BotGame>(steps: &[Step<P>], seat: Seat) -> Option<&Step<P>> {
    let start = &steps.first()?.position;
    let mut later = steps.iter().skip(1).filter(|step| step.seat == Some(seat));
    later.find(|step| {
        let was_there = start.check(step.action).is_ok() && deed_code(start, step.action).is_some();
        step.aim.is_some() && !was_there
    })
}

/// Whether an answer that would do something elsewhere does not do it in this
/// line: when the others act there, it is not legal or does something else.
pub(super) fn prevents<P: BotGame>(steps: &[Step<P>], seat: Seat, answer: &Step<P>) -> bool {
    let Some(code) = answer.aim.as_ref().map(|aim| aim.code) else { return false };
    let last = steps.last().map(|step| step.position.apply(step.action));
    let mut positions = steps.iter().map(|step| step.position).chain(last);
    let theirs = positions.find(|position| match position.actor() {
        Actor::Seat(other) => other != seat,
        Actor::Chance | Actor::Over(_) => false,
    });
    theirs.is_some_and(|position| {
        position.check(answer.action).is_err() || deed_code(&position, answer.action) != Some(code)
    })
}

fn deed_code<P: BotGame>(position: &P, action: P::Action) -> Option<&'static str> {
    P::deed(position, action).map(|deed| deed.notice().code)
}
