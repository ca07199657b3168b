//! The checked door: whether one push is legal, and if not, the first rule that
//! it breaks. The fast list of all pushes is elsewhere.

use crate::{Kuba, Marble, Push, Refusal};

impl Kuba {
    pub(crate) fn check_push(&self, push: Push) -> Result<(), Refusal> {
        let square = push.square;
        match self.marble(square) {
            // KU-4
            None => return Err(Refusal::NoMarble { square }),
            Some(Marble::Red) => return Err(Refusal::Neutral { square }),
            Some(Marble::Of(owner)) if owner != self.actor => {
                return Err(Refusal::NotYours { square, owner });
            }
            Some(Marble::Of(_)) => {}
        }
        if let Some(behind) = square.step(push.direction.opposite())
            && let Some(marble) = self.marble(behind)
        {
            // KU-4
            return Err(Refusal::NoRoomBehind { square, behind, marble });
        }
        let line = self.line(push);
        if line.leaves
            && let Some(front) = line.front_square()
            && self.of(self.actor).contains(front)
        {
            // KU-6
            return Err(Refusal::OwnMarbleOff { square: front });
        }
        if self.ban == Some(push) {
            // KU-8
            return Err(Refusal::PushedBack { square, direction: push.direction });
        }
        Ok(())
    }
}
