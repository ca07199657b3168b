//! What needs everybody's agreement: a draw, and another game. People at one
//! keyboard are taken to agree among themselves; bots say what they think of a
//! draw, and always play again.

use table::{By, Command, Objection, PersonId, Phase, Proposal, Refused, Table};

use super::{executing::Next, playing::Playing, setting_up};
use crate::failure::Failure;

impl Playing<'_> {
    /// Whoever is to act offers a draw.
    pub(super) fn draw(&mut self) -> Result<Next, Failure> {
        let Some((person, _)) = self.person_to_act() else {
            return self.told("play-draw-none", &[]);
        };
        match self.propose(person, Proposal::Draw)? {
            Err(Refused::Table(Objection::AskedAlready | Objection::ProposedAlready)) => {
                return self.told("play-draw-asked", &[]);
            }
            Err(refused) => return self.tell_refused(&refused),
            Ok(()) => {}
        }
        self.have_people_agree()?;
        while let Some(seat) = self.table.bots_to_answer().first().copied() {
            let Ok(agreed) = self.minds.agrees(&self.shown, seat) else {
                self.tell_broken_off()?;
                return self.withdraw(person);
            };
            let answer = Command::Answer { proposal: Proposal::Draw, agreed };
            if let Err(refused) = self.execute(By::Bot(seat), answer)? {
                return self.tell_refused(&refused);
            }
        }
        Ok(if self.table.phase() == Phase::Over { Next::Changed } else { Next::AskAgain })
    }

    /// Another game between the same, once this one is over.
    pub(super) fn again(&mut self) -> Result<Next, Failure> {
        let people: Vec<PersonId> = self.table.people().collect();
        for person in people {
            // Two who ask for the same agree.
            match self.propose(person, Proposal::Rematch)? {
                Err(Refused::Table(Objection::NotOver)) => {
                    return self.told("play-again-not-over", &[]);
                }
                Err(refused) => return self.tell_refused(&refused),
                Ok(()) => {}
            }
        }
        let Some(rematch) = self.table.rematch_due() else {
            return self.told("play-again-not-over", &[]);
        };
        self.chance = self.chance.next();
        self.minds.seed = self.chance.seed()?;
        let opened = Table::open_rematch_on_device(rematch, &self.chance.circumstances()?);
        let (table, events) = opened.map_err(|refused| setting_up::failure(refused, self.words))?;
        self.sit_down(table, &events);
        self.greet()?;
        self.tell_events(&events)?;
        Ok(Next::Changed)
    }

    fn propose(
        &mut self,
        person: PersonId,
        proposal: Proposal,
    ) -> Result<Result<(), Refused>, Failure> {
        self.execute(By::Person(person), Command::Propose { proposal })
    }

    /// Everybody else at the keyboard agrees to the draw.
    fn have_people_agree(&mut self) -> Result<(), Failure> {
        let proposal = Proposal::Draw;
        let people: Vec<PersonId> = self.table.people().collect();
        for person in people {
            let answer = Command::Answer { proposal, agreed: true };
            // Whoever has left the game, or asked first, is not asked.
            let _ = self.execute(By::Person(person), answer)?;
        }
        Ok(())
    }

    /// Nobody waits for the bots' answers any longer.
    fn withdraw(&mut self, person: PersonId) -> Result<Next, Failure> {
        let proposal = Proposal::Draw;
        let no = Command::Answer { proposal, agreed: false };
        match self.execute(By::Person(person), no)? {
            Ok(()) => self.told("play-draw-withdrawn", &[]),
            Err(refused) => self.tell_refused(&refused),
        }
    }
}
