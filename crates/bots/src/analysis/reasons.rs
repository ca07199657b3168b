//! Why an action is best, in at most two sentences: codes filled with what the
//! search has found. It says nothing that was not seen, and knows no game: what
//! there is to tell was gathered in [`story`](super::story).

use game::{Coded, Notice, Quote};

use super::{
    line::Proven,
    reason::Reason,
    story::{Candidate, FollowUp, Reply, Story, When},
};

/// So much less of a hundred is worth a word.
const CLEARLY: u8 = 4;

impl Story {
    /// The reasons for the best action.
    pub(super) fn reasons(&self) -> Vec<Notice> {
        let mut reasons = vec![self.first().notice()];
        reasons.extend(self.second());
        reasons
    }

    /// What is most worth telling of the best action.
    fn first(&self) -> Reason {
        let action = self.best.action.clone();
        if self.legal == 1 && self.best.proven != Some(Proven::WinsIn(1)) {
            return Reason::Only { action };
        }
        match (self.best.proven, self.best.effect.clone()) {
            (Some(Proven::WinsIn(1)), Some(effect)) => {
                Reason::WinsAtOnceBy { action, deed: effect }
            }
            (Some(Proven::WinsIn(1)), None) => Reason::WinsAtOnce { action },
            (Some(Proven::WinsIn(actions)), Some(effect)) => {
                Reason::WinsAndDoes { action, actions, deed: effect }
            }
            (Some(Proven::WinsIn(actions)), None) => Reason::Wins { action, actions },
            (Some(Proven::LosesIn(actions)), _) if self.is_longest => {
                Reason::Loses { action, actions }
            }
            (Some(Proven::LosesIn(actions)), _) => Reason::AllLose { actions },
            (None, effect) => self.defence().unwrap_or_else(|| self.plan(effect)),
        }
    }

    /// That it is the only action that does not lose.
    fn defence(&self) -> Option<Reason> {
        let action = self.best.action.clone();
        match self.next.as_ref()?.proven? {
            Proven::LosesIn(1 | 2) if self.depth >= 2 => Some(Reason::OnlyDefenceAtOnce { action }),
            Proven::LosesIn(actions) => Some(Reason::OnlyDefence { action, actions }),
            Proven::WinsIn(_) => None,
        }
    }

    /// What it does, prepares or prevents.
    fn plan(&self, effect: Option<Notice>) -> Reason {
        let action = self.best.action.clone();
        if effect.is_none()
            && let Some((Reply { seat, action: answer, .. }, effect)) = self.prevented()
        {
            return Reason::Prevents { action, seat, answer: answer.clone(), deed: effect };
        }
        let quiet = effect.is_none();
        let effect = effect.unwrap_or_else(|| self.gain.clone());
        let Some(FollowUp { when, next, aim }) = self.follows.clone() else {
            return Reason::Does { action, deed: effect };
        };
        match when {
            When::AtOnce => Reason::DoesThen { action, deed: effect, next, then: aim },
            When::Surely if quiet => Reason::Prepares { action, next, deed: aim },
            When::Surely => Reason::DoesAndPrepares { action, deed: effect, next, then: aim },
            When::After { seat, reply } => {
                Reason::DoesIf { action, deed: effect, seat, answer: reply, next, then: aim }
            }
        }
    }

    /// What would be lost with another action, or else what more there is to say.
    fn second(&self) -> Option<Notice> {
        if self.legal == 1 {
            return self.without_choice().map(|reason| reason.notice());
        }
        let wins = matches!(self.best.proven, Some(Proven::WinsIn(_)));
        let next = self.next.as_ref();
        match next.and_then(|next| next.proven) {
            Some(Proven::LosesIn(_)) if wins => return Some(Reason::OthersLose.notice()),
            // That everything loses has been told.
            Some(Proven::LosesIn(_)) if self.best.proven.is_some() => return None,
            // Nothing tempts beside a win at once.
            _ if self.best.proven == Some(Proven::WinsIn(1)) => return None,
            _ => {}
        }
        let temptation = self.temptation().map(|reason| reason.notice());
        temptation.or_else(|| self.odds.clone()).or_else(|| {
            let loses = next.filter(|next| next.proven.is_some()).and_then(|next| self.next(next));
            let reason = loses.or_else(|| self.also_prevented()).or_else(|| self.next(next?));
            reason.map(|reason| reason.notice())
        })
    }

    /// What there is to say of the only action.
    fn without_choice(&self) -> Option<Reason> {
        let action = self.best.action.clone();
        match (self.best.proven, self.best.effect.clone()) {
            (Some(Proven::WinsIn(1)), _) => None,
            (Some(Proven::WinsIn(actions)), _) => Some(Reason::Wins { action, actions }),
            (Some(Proven::LosesIn(actions)), _) => Some(Reason::LosesAnyway { actions }),
            (None, effect) => {
                Some(Reason::Does { action, deed: effect.unwrap_or_else(|| self.gain.clone()) })
            }
        }
    }

    /// What the tempting action loses to.
    fn temptation(&self) -> Option<Reason> {
        let line = self.tempting.as_ref()?;
        let tempting = line.action.clone();
        let told = line.reply.as_ref().filter(|reply| !self.has_told(&reply.action));
        let told = told.map(|reply| (reply.seat, reply.action.clone(), reply.effect.clone()));
        match (self.best.proven, line.proven) {
            (_, Some(Proven::LosesIn(actions))) => {
                return Some(match told {
                    Some((seat, answer, Some(effect))) => {
                        Reason::TemptingLoses { tempting, actions, seat, answer, deed: effect }
                    }
                    _ => Reason::TemptingLosesQuietly { tempting, actions },
                });
            }
            (Some(Proven::WinsIn(soon)), Some(Proven::WinsIn(_))) => {
                return self
                    .is_slower
                    .then_some(Reason::TemptingSlower { tempting, actions: soon });
            }
            (Some(Proven::WinsIn(_)), None) => return Some(Reason::TemptingNoWin { tempting }),
            _ => {}
        }
        let (before, after) = (self.best.percent, line.percent);
        if after + CLEARLY > before {
            return None;
        }
        Some(match told {
            Some((seat, answer, Some(effect))) => {
                Reason::TemptingFalls { tempting, seat, answer, deed: effect, before, after }
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
        let (Reply { seat, action: answer, .. }, effect) = self.prevented().filter(|_| !wins)?;
        let told = self.has_told(answer);
        (!told).then(|| Reason::AlsoPrevents { seat, answer: answer.clone(), deed: effect })
    }

    fn next(&self, next: &Candidate) -> Option<Reason> {
        let action = next.action.clone();
        let percent = next.percent;
        match (self.best.proven, next.proven) {
            (None, None) if percent >= self.best.percent => Some(Reason::NextEqual { action }),
            (None, None) => Some(Reason::Next { action, percent }),
            (None, Some(Proven::LosesIn(_))) => {
                let Reply { seat, action: answer, effect, .. } = next.reply.clone()?;
                Some(Reason::NextLoses { action, seat, answer, deed: effect? })
            }
            _ => None,
        }
    }

    /// What the others would do about the next best or the tempting action, and
    /// can't do about the best; and what that would be for.
    fn prevented(&self) -> Option<(&Reply, Notice)> {
        let mut alternatives = self.next.iter().chain(&self.tempting);
        alternatives.find_map(|line| {
            let reply = line.reply.as_ref()?;
            Some((reply, reply.prevented.clone()?))
        })
    }
}
