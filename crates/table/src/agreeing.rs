//! Proposals that everybody must agree on. A person answers for all their seats
//! at once. Bots agree with take-backs, pauses and rematches without being
//! asked, and say what they think of a draw; a bot that stands in for someone
//! absent does the same.
//!
//! A draw, a take-back or a pause is proposed once between one's own actions, a
//! rematch a few times, so that nobody is pestered.

use std::time::Duration;

use game::Seat;

use crate::{
    Answerer, By, EventError, EventKind, Host, Moment, Objection, Permission, PersonId, Phase,
    Proposal, Refused, Table, clocks::Pace, command_context::CommandContext, play::Holder,
    taking_back::WayBack,
};

/// Something proposed and not yet settled.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "where nothing is said, a field is what its name says")]
pub struct Pending {
    pub proposal: Proposal,
    /// By whom.
    pub by: PersonId,
    /// Who has agreed; whoever proposed it first.
    pub agreed: Vec<Answerer>,
}

impl CommandContext<'_> {
    pub(crate) fn propose(&mut self, proposal: Proposal) -> Result<(), Refused> {
        if proposal == Proposal::TakeBack && self.table.host() == Host::Device {
            return self.undo();
        }
        let person = self.seated()?;
        if let Some(pending) = self.table.pending(proposal) {
            // Two who ask for the same agree.
            let same = pending.by != person && proposal != Proposal::TakeBack;
            return if same {
                self.answer(proposal, true)
            } else {
                Err(Objection::ProposedAlready.into())
            };
        }
        self.table.may_agree(person, proposal)?;
        let take_backs = self.table.options().take_backs;
        if proposal == Proposal::TakeBack && take_backs == Permission::Forbidden {
            return Err(Objection::NoTakeBacks.into());
        }
        let before = self.table.play.as_ref().map_or(0, |play| play.times_asked(person, proposal));
        if before >= proposal.most_between_actions() {
            return Err(Objection::AskedAlready.into());
        }
        self.happen(EventKind::Proposed { person, proposal })
    }

    pub(crate) fn answer(&mut self, proposal: Proposal, agreed: bool) -> Result<(), Refused> {
        let who = match self.by {
            By::Person(person) => Answerer::Person(person),
            By::Bot(seat) => Answerer::Bot(seat),
            By::Host => return Err(Objection::NotPerson.into()),
        };
        self.happen(EventKind::Answered { who, proposal, agreed })
    }

    pub(crate) fn resume(&mut self) -> Result<(), Refused> {
        self.seated()?;
        self.happen(EventKind::Resumed)
    }

    /// Carries out what all have agreed on. A rematch is the server's to arrange.
    pub(crate) fn carry_out_agreed(&mut self) -> Result<(), Refused> {
        for proposal in [Proposal::Draw, Proposal::TakeBack, Proposal::Pause] {
            let Some(pending) = self.table.agreed(proposal) else { continue };
            let kind = match proposal {
                Proposal::Draw => EventKind::Drawn,
                Proposal::TakeBack => {
                    let WayBack { entries, .. } = self.table.take_back_of(pending.by)?;
                    EventKind::TakenBack { entries: entries as u32 }
                }
                Proposal::Pause => EventKind::Paused,
                Proposal::Rematch => continue,
            };
            self.happen(kind)?;
        }
        Ok(())
    }
}

impl Table {
    pub(crate) fn proposed(
        &mut self,
        person: PersonId,
        proposal: Proposal,
    ) -> Result<(), EventError> {
        self.may_agree(person, proposal)?;
        if self.pending(proposal).is_some() {
            return Err(Objection::ProposedAlready.into());
        }
        if proposal == Proposal::TakeBack {
            self.take_back_of(person)?;
        }
        let play = self.play.as_mut().ok_or(Objection::NotStarted)?;
        play.asked.push((person, proposal));
        play.pending.push(Pending { proposal, by: person, agreed: vec![Answerer::Person(person)] });
        Ok(())
    }

    pub(crate) fn answered(
        &mut self,
        who: Answerer,
        proposal: Proposal,
        agreed: bool,
    ) -> Result<(), EventError> {
        match who {
            Answerer::Person(person) => self.may_agree(person, proposal)?,
            Answerer::Bot(_) => self.time_for(proposal)?,
        }
        let pending = self.pending(proposal).ok_or(Objection::NothingProposed)?;
        if agreed && pending.agreed.contains(&who) {
            return Err(Objection::AnsweredAlready.into());
        }
        if let Answerer::Bot(seat) = who
            && !self.bots_asked(pending).contains(&seat)
        {
            return Err(Objection::NotYours { seat }.into());
        }
        let play = self.play.as_mut().ok_or(Objection::NotStarted)?;
        if !agreed {
            play.pending.retain(|pending| pending.proposal != proposal);
        } else if let Some(pending) =
            play.pending.iter_mut().find(|pending| pending.proposal == proposal)
        {
            pending.agreed.push(who);
        }
        Ok(())
    }

    pub(crate) fn drawn(&mut self, at: Moment) -> Result<(), EventError> {
        self.agreed(Proposal::Draw).ok_or(EventError::Agreement)?;
        let play = self.in_game()?;
        play.add_people("draw")?;
        play.clocks.charge(at, Duration::ZERO);
        play.clocks.drop_turn();
        self.game_changed(at);
        Ok(())
    }

    pub(crate) fn paused(&mut self, at: Moment) -> Result<(), EventError> {
        let by = self.agreed(Proposal::Pause).ok_or(EventError::Agreement)?.by;
        let play = self.in_game()?;
        play.pending.retain(|pending| pending.proposal != Proposal::Pause);
        // Whoever was granted it may need another.
        play.asked.retain(|asked| *asked != (by, Proposal::Pause));
        play.pace = Pace::Stands;
        play.clocks.set(at, Pace::Stands);
        Ok(())
    }

    pub(crate) fn resumed(&mut self, at: Moment) -> Result<(), EventError> {
        self.during_game()?;
        if self.phase() != Phase::Paused {
            return Err(Objection::NotPaused.into());
        }
        self.in_game()?.pace = Pace::Runs;
        if let Some(seat) = self.actor() {
            let pace = self.pace_of(seat);
            self.in_game()?.clocks.set(at, pace);
        }
        Ok(())
    }

    /// What is proposed of this kind.
    pub(crate) fn pending(&self, proposal: Proposal) -> Option<&Pending> {
        self.proposals().iter().find(|pending| pending.proposal == proposal)
    }

    /// What is proposed of this kind, if nobody is left to agree.
    pub(crate) fn agreed(&self, proposal: Proposal) -> Option<&Pending> {
        let pending = self.pending(proposal)?;
        let agrees = |person: &PersonId| pending.agreed.contains(&Answerer::Person(*person));
        let all = self.asked_for(proposal).iter().all(agrees);
        (all && self.bots_asked(pending).is_empty()).then_some(pending)
    }

    /// The bots that have not yet answered this proposal, where they are asked.
    pub(crate) fn bots_asked(&self, pending: &Pending) -> Vec<Seat> {
        let Some(play) = self.play.as_ref().filter(|_| pending.proposal.needs_bots()) else {
            return Vec::new();
        };
        let asked = |seat: &Seat| {
            matches!(self.holder(*seat), Some(Holder::Bot(_)))
                && !pending.agreed.contains(&Answerer::Bot(*seat))
        };
        play.playing().into_iter().filter(asked).collect()
    }

    /// A seat has acted: whoever made an action without having agreed has
    /// refused, and what was to be taken back is no longer the last.
    pub(crate) fn drop_after_action(&mut self, seat: Seat) {
        let holder = self.holder(seat);
        let Some(play) = &mut self.play else { return };
        let answerer = match holder {
            Some(Holder::Person(person)) => Answerer::Person(person),
            Some(Holder::Bot(_)) | None => Answerer::Bot(seat),
        };
        play.pending.retain(|pending| match pending.proposal {
            Proposal::Draw => pending.agreed.contains(&answerer),
            Proposal::TakeBack => false,
            Proposal::Pause | Proposal::Rematch => true,
        });
        if let Answerer::Person(person) = answerer {
            play.asked.retain(|(asker, _)| *asker != person);
        }
    }

    /// The people whose agreement is needed: for a rematch all, otherwise those
    /// who play.
    fn asked_for(&self, proposal: Proposal) -> Vec<PersonId> {
        let has_say = |person: &PersonId| self.voice(*person).is_ok();
        match proposal {
            Proposal::Rematch => self.people().collect(),
            Proposal::Draw | Proposal::TakeBack | Proposal::Pause => {
                self.people().filter(has_say).collect()
            }
        }
    }

    /// It is the time for such a proposal, and this person has a say in it.
    fn may_agree(&self, person: PersonId, proposal: Proposal) -> Result<(), Objection> {
        self.seated(person)?;
        self.time_for(proposal)?;
        match proposal {
            Proposal::Rematch => Ok(()),
            Proposal::Draw | Proposal::TakeBack | Proposal::Pause => self.voice(person),
        }
    }

    fn time_for(&self, proposal: Proposal) -> Result<(), Objection> {
        match proposal {
            Proposal::Rematch if self.rematch.is_some() => Err(Objection::Rematched),
            Proposal::Rematch => self.after_game(),
            Proposal::Draw | Proposal::TakeBack | Proposal::Pause => self.while_running(),
        }
    }
}

impl Proposal {
    /// Whether bots have an opinion on it.
    pub(crate) const fn needs_bots(self) -> bool {
        match self {
            Self::Draw => true,
            Self::TakeBack | Self::Pause | Self::Rematch => false,
        }
    }

    /// How often a person may propose it without acting in between. After the game
    /// nobody acts.
    const fn most_between_actions(self) -> usize {
        match self {
            Self::Draw | Self::TakeBack | Self::Pause => 1,
            Self::Rematch => 3,
        }
    }
}
