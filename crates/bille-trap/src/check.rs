//! Which rule an action breaks, looked for in the order of the rulebook: the
//! game is over, another actor is due, whose marble it is, the exact count,
//! what is known of the trap, compulsion.

use crate::{Action, BilleTrap, Finding, Phase, Refusal, Roll, Rule, Space, phase::Test};

impl BilleTrap {
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => Err(Refusal::Over { rule: Rule::AllHome.id() }),
            Phase::Die => match action {
                Action::Roll(_) => Ok(()),
                // BT-5
                _ => Err(Refusal::DieDue { seat: self.seat }),
            },
            Phase::Test(test) => match action {
                Action::Find(finding) => self.check_finding(test, finding),
                // BT-5
                _ => Err(Refusal::TestDue { space: test.space }),
            },
            Phase::Move(roll) => self.check_move(roll, action),
            Phase::Top => self.check_top(action),
        }
    }

    fn check_move(&self, roll: Roll, action: Action) -> Result<(), Refusal> {
        match action {
            // BT-5
            Action::Roll(_) | Action::Find(_) => Err(Refusal::PlayerDue { seat: self.seat }),
            Action::Turn | Action::Keep => Err(Refusal::MoveDue { roll }),
            // BT-6
            Action::Enter if self.in_tray(self.seat) == 0 => Err(Refusal::TrayEmpty),
            // BT-8
            Action::Pass if !self.moves(roll).is_empty() => Err(Refusal::MustPlay { roll }),
            Action::Enter | Action::Pass => Ok(()),
            Action::Advance(space) => self.check_advance(space, roll),
        }
    }

    fn check_advance(&self, space: Space, roll: Roll) -> Result<(), Refusal> {
        // BT-6
        let owner = self.marble(space).ok_or(Refusal::NoMarble { space })?;
        if owner != self.seat {
            return Err(Refusal::NotYours { space, owner });
        }
        // BT-7
        if usize::from(space.number() + roll.number()) > Space::COUNT + 1 {
            return Err(Refusal::PastHome { space, roll });
        }
        Ok(())
    }

    fn check_finding(&self, test: Test, finding: Finding) -> Result<(), Refusal> {
        // BT-9
        if self.finding_weight(test, finding) > 0 {
            return Ok(());
        }
        Err(match self.known(self.trap_under(test.space)) {
            Some(found) => Refusal::FoundBefore { space: test.space, found },
            None => Refusal::AllKnown { kind: finding, count: finding.dealt() },
        })
    }

    fn check_top(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Turn | Action::Keep => Ok(()),
            // BT-5
            Action::Roll(_) | Action::Find(_) => Err(Refusal::PlayerDue { seat: self.seat }),
            Action::Enter | Action::Advance(_) => Err(Refusal::TopDue),
            // BT-11
            Action::Pass => Err(Refusal::NoPass),
        }
    }
}
