//! What there is to tell of the best action, gathered from the lines of one game
//! in texts, codes and numbers. What lines can't show is proven here or not
//! told at all. Which of it is told is decided in `reasons`, which is written
//! once for all games.

use std::sync::Arc;

use game::{Actor, Coded, Notice, Quote, Seat};

use super::{
    line::{Line, Proven},
    percent,
    proof::Prover,
    reason::token,
    steps::{Following, Step, following, prevents, reply, steps},
};
use crate::BotGame;

/// What there is to reason from.
pub(super) struct Evidence<'a, P: BotGame> {
    pub(super) position: &'a P,
    pub(super) seat: Seat,
    pub(super) book: &'a Arc<P::Book>,
    /// The best lines, the best first.
    pub(super) lines: &'a [Line<P::Action>],
    /// What looks best at first and is not the best.
    pub(super) tempting: Option<&'a Line<P::Action>>,
    /// How many actions are legal.
    pub(super) legal: usize,
}

/// What there is to tell.
pub(super) struct Story {
    pub(super) best: Candidate,
    /// How many moves deep the best was searched.
    pub(super) depth: u32,
    /// The next best.
    pub(super) next: Option<Candidate>,
    /// What looks best at first and is not the best.
    pub(super) tempting: Option<Candidate>,
    /// How many actions are legal.
    pub(super) legal: usize,
    /// What the best action gains on the board, whether or not it has an effect.
    pub(super) gain: Notice,
    /// The seat's own next action that the best one makes possible.
    pub(super) follows: Option<FollowUp>,
    /// Everything loses, and it was shown that nothing takes longer than the best.
    pub(super) is_longest: bool,
    /// It was shown that the tempting action does not win as soon as the best.
    pub(super) is_slower: bool,
    /// The odds that the best action changes, if its effect has not told them.
    pub(super) odds: Option<Notice>,
}

/// An action that is worth telling of, with the line that begins with it.
pub(super) struct Candidate {
    pub(super) action: Quote,
    pub(super) proven: Option<Proven>,
    /// The chance to win.
    pub(super) percent: u8,
    /// What the action does.
    pub(super) effect: Option<Notice>,
    /// What another does right after it.
    pub(super) reply: Option<Reply>,
}

/// What somebody does about an action.
#[derive(Clone)]
pub(super) struct Reply {
    pub(super) seat: &'static str,
    pub(super) action: Quote,
    /// What it does.
    pub(super) effect: Option<Notice>,
    /// What it is for, if the best action prevents it.
    pub(super) prevented: Option<Notice>,
}

/// An own action that an action makes possible, and what it does.
#[derive(Clone)]
pub(super) struct FollowUp {
    pub(super) when: When,
    pub(super) next: Quote,
    pub(super) aim: Notice,
}

/// When it can be made.
#[derive(Clone)]
pub(super) enum When {
    /// At once: the turn goes on.
    AtOnce,
    /// Whatever the others do.
    Surely,
    /// If this one answers so.
    After { seat: &'static str, reply: Quote },
}

/// So many positions are tried for each claim about who wins or loses sooner.
const TRIED: u64 = 8_000;

impl Story {
    /// What this evidence shows; `None` where nothing was found.
    pub(super) fn of<P: BotGame>(evidence: &Evidence<'_, P>) -> Option<Self> {
        let Evidence { position, seat, book, lines, tempting, legal } = *evidence;
        let best = lines.first()?;
        let way = steps(position, &best.line);
        let candidate =
            |line: &Line<P::Action>| Candidate::of(line, &steps(position, &line.line), &way, seat);
        Some(Self {
            best: Candidate::of(best, &way, &way, seat),
            depth: best.depth,
            next: lines.get(1).map(candidate),
            tempting: tempting.map(candidate),
            legal,
            gain: P::gain(position, best.action).notice(),
            follows: following(&way, seat, book).and_then(|following| FollowUp::of(&following)),
            is_longest: is_longest(evidence, best),
            is_slower: tempting.is_some_and(|tempting| is_slower(evidence, best, tempting)),
            odds: way.first().and_then(|step| odds(step, seat)),
        })
    }
}

/// Whether the best action, which loses, does not lose sooner than was found. All
/// others lose within as many actions: nothing lasts longer.
fn is_longest<P: BotGame>(evidence: &Evidence<'_, P>, best: &Line<P::Action>) -> bool {
    let Some(Proven::LosesIn(actions)) = best.proven else { return false };
    let next = evidence.position.apply(best.action);
    let mut others = next.playing().without(evidence.seat).into_iter();
    let mut prover = Prover::<P>::new(evidence.book, TRIED);
    others.all(|other| prover.wins_within(&next, other, actions.saturating_sub(2)) == Ok(false))
}

/// Whether another action that wins does not win within as many actions as the
/// best.
fn is_slower<P: BotGame>(
    evidence: &Evidence<'_, P>,
    best: &Line<P::Action>,
    other: &Line<P::Action>,
) -> bool {
    let (Some(Proven::WinsIn(soon)), Some(Proven::WinsIn(late))) = (best.proven, other.proven)
    else {
        return false;
    };
    let next = evidence.position.apply(other.action);
    let mut prover = Prover::<P>::new(evidence.book, TRIED);
    late > soon && prover.wins_within(&next, evidence.seat, soon.saturating_sub(1)) == Ok(false)
}

impl FollowUp {
    fn of<P: BotGame>(following: &Following<'_, P>) -> Option<Self> {
        let (when, step) = match following {
            Following::AtOnce(step) => (When::AtOnce, step),
            Following::Surely(step) => (When::Surely, step),
            Following::After { reply, next } => {
                let seat = reply.position.seat_name(reply.seat?);
                (When::After { seat, reply: token(&reply.action) }, next)
            }
        };
        Some(Self { when, next: token(&step.action), aim: step.aim.clone()? })
    }
}

impl Candidate {
    /// A line with its steps, beside those of the best line.
    fn of<P: BotGame>(
        line: &Line<P::Action>,
        steps: &[Step<P>],
        best: &[Step<P>],
        seat: Seat,
    ) -> Self {
        let reply = reply(steps, seat).and_then(|step| {
            Some(Reply {
                seat: step.position.seat_name(step.seat?),
                action: token(&step.action),
                effect: step.effect.clone(),
                prevented: step.aim.clone().filter(|_| prevents(best, step)),
            })
        });
        Self {
            action: token(&line.action),
            proven: line.proven,
            percent: percent(line.win_probability),
            effect: steps.first().and_then(|step| step.effect.clone()),
            reply,
        }
    }
}

fn odds<P: BotGame>(step: &Step<P>, seat: Seat) -> Option<Notice> {
    let next = step.position.apply(step.action);
    if step.effect.is_some() && next.actor() == Actor::Chance {
        return None;
    }
    let before = P::odds(&step.position, seat);
    P::odds(&next, seat).filter(|after| Some(after) != before.as_ref())
}
