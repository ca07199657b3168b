//! What follows of itself from what was asked: the start, what all have agreed
//! on, what chance does, and the secret when the game is over.

use chance::{Commitment, Salt, Secret};

use crate::{
    ChanceSupply, EventError, EventKind, Phase, Refused, Table, command_context::CommandContext,
};

impl CommandContext<'_> {
    pub(crate) fn follow(&mut self) -> Result<(), Refused> {
        if self.table.phase() == Phase::Closed {
            return Ok(());
        }
        self.start_if_ready()?;
        self.carry_out_agreed()?;
        self.let_chance_act()?;
        match self.circumstances.chance {
            ChanceSupply::Secret(secret, salt) if self.table.has_to_reveal() => {
                self.happen(EventKind::Revealed { secret, salt })
            }
            _ => Ok(()),
        }
    }
}

impl Table {
    pub(crate) fn reveal(&mut self, secret: Secret, salt: Salt) -> Result<(), EventError> {
        if !self.has_to_reveal() {
            return Err(EventError::Secret);
        }
        if Some(Commitment::to(&secret, &salt)) != self.host().commitment() {
            return Err(EventError::Secret);
        }
        let play = self.play.as_mut().ok_or(EventError::Secret)?;
        play.revealed = Some((secret, salt));
        Ok(())
    }

    fn has_to_reveal(&self) -> bool {
        let committed = self.host().commitment().is_some();
        committed && self.phase() == Phase::Over && self.revealed().is_none()
    }
}
