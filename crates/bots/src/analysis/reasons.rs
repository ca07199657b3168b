//! Why an action is best, in at most two sentences: codes filled with what the
//! search has found. It says nothing that was not seen.

use game::{Actor, Coded, Notice, Quote, Seat};

use super::{
    line::{Line, Proven},
    percent,
    reason::{Reason, token},
    steps::{Step, answer, prepared, prevents, steps},
};
use crate::Known;

/// What there is to reason from.
pub(super) struct Evidence<'a, P: Known> {
    pub(super) position: &'a P,
    pub(super) seat: Seat,
    /// The best lines, the best first.
    pub(super) lines: &'a [Line<P::Action>],
    /// What looks best at first and is not the best.
    pub(super) tempting: Option<&'a Line<P::Action>>,
    /// How many actions are legal.
    pub(super) legal: usize,
}

/// So much less of a hundred is worth a word.
const CLEARLY: u8 = 4;

/// The reasons for the best action.
pub(super) fn reasons<P: Known>(evidence: &Evidence<'_, P>) -> Vec<Notice> {
    let Some(best) = evidence.lines.first() else { return Vec::new() };
    let story = Story { evidence, best, steps: steps(evidence.position, &best.line) };
    let mut reasons = vec![story.first().notice()];
    reasons.extend(story.second());
    reasons
}

/// The best line, told.
struct Story<'a, P: Known> {
    evidence: &'a Evidence<'a, P>,
    best: &'a Line<P::Action>,
    steps: Vec<Step<P>>,
}

impl<P: Known> Story<'_, P> {
    /// What is most worth telling of the best action.
    fn first(&self) -> Reason {
        let action = token(&self.best.action);
        let deed = self.steps.first().and_then(|step| step.deed.clone());
        if self.evidence.legal == 1 && self.best.proven != Some(Proven::WinsIn(1)) {
            return Reason::Only { action };
        }
        match (self.best.proven, deed) {
            (Some(Proven::WinsIn(1)), Some(deed)) => Reason::WinsAtOnceBy { action, deed },
            (Some(Proven::WinsIn(1)), None) => Reason::WinsAtOnce { action },
            (Some(Proven::WinsIn(actions)), Some(deed)) => {
                Reason::WinsAndDoes { action, actions, deed }
            }
            (Some(Proven::WinsIn(actions)), None) => Reason::Wins { action, actions },
            (Some(Proven::LosesIn(actions)), _) => Reason::Loses { action, actions },
            (None, deed) => self.defence().unwrap_or_else(|| self.plan(deed)),
        }
    }

    /// That it is the only action that does not lose.
    fn defence(&self) -> Option<Reason> {
        let action = token(&self.best.action);
        match self.evidence.lines.get(1)?.proven? {
            Proven::LosesIn(1 | 2) => Some(Reason::OnlyDefenceAtOnce { action }),
            Proven::LosesIn(actions) => Some(Reason::OnlyDefence { action, actions }),
            Proven::WinsIn(_) => None,
        }
    }

    /// What it does, prepares or prevents.
    fn plan(&self, deed: Option<Notice>) -> Reason {
        let action = token(&self.best.action);
        let prepared = prepared(&self.steps, self.evidence.seat)
            .and_then(|step| Some((token(&step.action), step.aim.clone()?)));
        match (deed, prepared) {
            (Some(deed), Some((next, then))) => Reason::DoesThen { action, deed, next, then },
            (Some(deed), None) => Reason::Does { action, deed },
            (None, Some((next, deed))) => Reason::Prepares { action, next, deed },
            (None, None) => match self.prevented() {
                Some((seat, answer, deed)) => Reason::Prevents { action, seat, answer, deed },
                None => Reason::Best { action, percent: percent(self.best.win_probability) },
            },
        }
    }

    /// What would be lost with another action, or else what more there is to say.
    fn second(&self) -> Option<Notice> {
        if self.evidence.legal == 1 {
            return self.without_choice().map(|reason| reason.notice());
        }
        let wins = matches!(self.best.proven, Some(Proven::WinsIn(_)));
        let next = self.evidence.lines.get(1);
        match next.and_then(|next| next.proven) {
            Some(Proven::LosesIn(_)) if wins => return Some(Reason::OthersLose.notice()),
            // That everything loses has been told.
            Some(Proven::LosesIn(_)) if self.best.proven.is_some() => return None,
            // Nothing tempts beside a win at once.
            _ if self.best.proven == Some(Proven::WinsIn(1)) => return None,
            _ => {}
        }
        let temptation = self.temptation().map(|reason| reason.notice());
        temptation.or_else(|| self.odds()).or_else(|| {
            let loses = next.filter(|next| next.proven.is_some()).and_then(|next| self.next(next));
            let reason = loses.or_else(|| self.also_prevented()).or_else(|| self.next(next?));
            reason.map(|reason| reason.notice())
        })
    }

    /// What there is to say of the only action.
    fn without_choice(&self) -> Option<Reason> {
        let action = token(&self.best.action);
        match (self.best.proven, self.steps.first()?.deed.clone()) {
            (Some(Proven::WinsIn(1)), _) => None,
            (Some(Proven::WinsIn(actions)), _) => Some(Reason::Wins { action, actions }),
            (Some(Proven::LosesIn(actions)), _) => Some(Reason::LosesAnyway { actions }),
            (None, deed) => deed.map(|deed| Reason::Does { action, deed }),
        }
    }

    /// The odds that the best action changes, if its deed has not told them.
    fn odds(&self) -> Option<Notice> {
        let step = self.steps.first()?;
        let next = step.position.apply(step.action);
        if step.deed.is_some() && next.actor() == Actor::Chance {
            return None;
        }
        let before = P::odds(&step.position, self.evidence.seat);
        P::odds(&next, self.evidence.seat).filter(|after| Some(after) != before.as_ref())
    }

    /// What the tempting action loses to.
    fn temptation(&self) -> Option<Reason> {
        let line = self.evidence.tempting?;
        let tempting = token(&line.action);
        let told = self.answer(line).filter(|(_, answer, _)| !self.has_told(answer));
        match (self.best.proven, line.proven) {
            (_, Some(Proven::LosesIn(actions))) => {
                return Some(match told {
                    Some((seat, answer, Some(deed))) => {
                        Reason::TemptingLoses { tempting, actions, seat, answer, deed }
                    }
                    _ => Reason::TemptingLosesQuietly { tempting, actions },
                });
            }
            (Some(Proven::WinsIn(soon)), Some(Proven::WinsIn(actions))) => {
                return (actions > soon).then_some(Reason::TemptingSlower { tempting, actions });
            }
            (Some(Proven::WinsIn(_)), None) => return Some(Reason::TemptingNoWin { tempting }),
            _ => {}
        }
        let before = percent(self.best.win_probability);
        let after = percent(line.win_probability);
        if after + CLEARLY > before {
            return None;
        }
        Some(match told {
            Some((seat, answer, Some(deed))) => {
                Reason::TemptingFalls { tempting, seat, answer, deed, before, after }
            }
            Some((seat, answer, None)) => {
                Reason::TemptingFallsQuietly { tempting, seat, answer, before, after }
            }
            None => Reason::TemptingLess { tempting, before, after },
        })
    }

    /// Whether the first sentence has told of this answer.
    fn has_told(&self, answer: &Quote) -> bool {
        matches!(self.first(), Reason::Prevents { answer: told, .. } if told == *answer)
    }

    fn also_prevented(&self) -> Option<Reason> {
        let wins = matches!(self.best.proven, Some(Proven::WinsIn(_)));
        let (seat, answer, deed) = self.prevented().filter(|_| !wins)?;
        (!self.has_told(&answer)).then_some(Reason::AlsoPrevents { seat, answer, deed })
    }

    fn next(&self, next: &Line<P::Action>) -> Option<Reason> {
        let action = token(&next.action);
        let (best, percent) = (percent(self.best.win_probability), percent(next.win_probability));
        match (self.best.proven, next.proven) {
            (None, None) if percent >= best => Some(Reason::NextEqual { action }),
            (None, None) => Some(Reason::Next { action, percent }),
            (None, Some(Proven::LosesIn(_))) => {
                let (seat, answer, deed) = self.answer(next)?;
                Some(Reason::NextLoses { action, seat, answer, deed: deed? })
            }
            _ => None,
        }
    }

    /// What the others would do about the next best or the tempting action, and
    /// can't do about the best.
    fn prevented(&self) -> Option<(&'static str, Quote, Notice)> {
        let alternatives = self.evidence.lines.get(1).into_iter().chain(self.evidence.tempting);
        alternatives.into_iter().find_map(|line| {
            let alternative = steps(self.evidence.position, &line.line);
            let answer = answer(&alternative, self.evidence.seat)?;
            let seat = answer.position.seat_name(answer.seat?);
            let deed = answer.aim.clone()?;
            let prevented = prevents(&self.steps, self.evidence.seat, answer);
            prevented.then(|| (seat, token(&answer.action), deed))
        })
    }

    /// Who answers an action, how, and what that does.
    fn answer(&self, line: &Line<P::Action>) -> Option<(&'static str, Quote, Option<Notice>)> {
        let steps = steps(self.evidence.position, &line.line);
        let answer = answer(&steps, self.evidence.seat)?;
        let seat = answer.position.seat_name(answer.seat?);
        Some((seat, token(&answer.action), answer.deed.clone()))
    }
}
