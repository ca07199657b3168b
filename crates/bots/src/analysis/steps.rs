//! A line told step by step: who acts, and what that does.

use std::sync::Arc;

use game::{Actor, Coded, Notice, Seat};

use super::proof::Prover;
use crate::BotGame;

/// One action of a line.
pub(super) struct Step<P: BotGame> {
    /// The position before it.
    pub(super) position: P,
    /// Who makes it; `None` for chance.
    pub(super) seat: Option<Seat>,
    pub(super) action: P::Action,
    /// What it does that is worth telling.
    pub(super) effect: Option<Notice>,
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
        let effect = P::effect(&position, *action);
        let aim = effect.as_ref().filter(|effect| P::is_aim(effect)).map(Coded::notice);
        let effect = effect.map(|effect| effect.notice());
        steps.push(Step { position, seat, action: *action, effect, aim });
        position = next;
    }
    steps
}

/// What another does right after the first action.
pub(super) fn reply<P: BotGame>(steps: &[Step<P>], seat: Seat) -> Option<&Step<P>> {
    steps.get(1).filter(|step| step.seat.is_some_and(|other| other != seat))
}

/// How the seat's own next aim follows on the first action of a line.
pub(super) enum Following<'a, P: BotGame> {
    /// At once: nobody acts between.
    AtOnce(&'a Step<P>),
    /// Whatever the others do.
    Surely(&'a Step<P>),
    /// After this reply; what comes of others was not shown.
    After {
        /// The only action between the two.
        reply: &'a Step<P>,
        /// The aim.
        next: &'a Step<P>,
    },
}

/// So many positions are looked at to show that nobody can prevent an aim.
const REPLIES: u64 = 8_000;

/// The seat's own next action along the line, if it has an aim that was not there
/// before the first.
pub(super) fn following<'a, P: BotGame>(
    steps: &'a [Step<P>],
    seat: Seat,
    book: &Arc<P::Book>,
) -> Option<Following<'a, P>> {
    let first = steps.first()?;
    let place = 1 + steps[1..].iter().position(|step| step.seat == Some(seat))?;
    let next = &steps[place];
    let aim = next.aim.as_ref()?;
    let is_there = |position: &P| {
        position.check(next.action).is_ok() && effect_code(position, next.action) == Some(aim.code)
    };
    if is_there(&first.position) {
        return None;
    }
    if place == 1 {
        return Some(Following::AtOnce(next));
    }
    let replied = &steps[1].position;
    let shown = Prover::<P>::new(book, REPLIES).holds_after_all_replies(replied, seat, &is_there);
    match shown {
        Ok(true) => Some(Following::Surely(next)),
        _ if place == 2 && steps[1].seat.is_some() => {
            Some(Following::After { reply: &steps[1], next })
        }
        _ => None,
    }
}

/// Whether a reply that would do something elsewhere can't do it after the first
/// action of this line, though it is the same seat's turn: it is not legal or
/// does something else.
pub(super) fn prevents<P: BotGame>(steps: &[Step<P>], reply: &Step<P>) -> bool {
    let Some(code) = reply.aim.as_ref().map(|aim| aim.code) else { return false };
    let Some(first) = steps.first() else { return false };
    let after = first.position.apply(first.action);
    let theirs = reply.seat.is_some_and(|seat| after.actor() == Actor::Seat(seat));
    theirs
        && (after.check(reply.action).is_err() || effect_code(&after, reply.action) != Some(code))
}

fn effect_code<P: BotGame>(position: &P, action: P::Action) -> Option<&'static str> {
    P::effect(position, action).map(|effect| effect.notice().code)
}
