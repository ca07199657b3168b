//! Guests who stay away are forgotten, as if they had deleted themselves: nobody else
//! can do it for them, since all that they have is a cookie. A guest with a game that
//! is not over has not left, however long it takes.

use std::{sync::Arc, time::Duration};

use tokio::time::MissedTickBehavior;

use super::{Credential, People, PeopleError, Revocation};
use crate::{AppState, app_state::closed};

/// How often they are looked for.
const ROUND: Duration = Duration::from_hours(1);
/// How many are forgotten at once: whoever plays hardly waits for it.
const AT_ONCE: u16 = 100;
/// How long the next have to wait.
const REST: Duration = Duration::from_secs(1);

impl People {
    /// Forgets some guests who have not been here for so long; how many.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn forget_idle_guests(&self, after: Duration) -> Result<usize, PeopleError> {
        // A use is noted to within a day.
        let away = (after + Credential::NOTED).as_millis() as u64;
        let since = self.now().as_millis().saturating_sub(away);
        let gone = self.store.erase_guests(table::Moment::from_millis(since), AT_ONCE).await?;
        for person in &gone {
            self.end(Revocation::Person(*person)).await?;
        }
        Ok(gone.len())
    }
}

/// Forgets idle guests until the server closes.
pub(crate) async fn run(state: Arc<AppState>) {
    let Some(after) = state.settings.guests_forgotten.after() else { return };
    let mut closing = state.closing();
    let mut rounds = tokio::time::interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = rounds.tick() => {}
            () = closed(&mut closing) => return,
        }
        let mut all = 0;
        loop {
            match state.people.forget_idle_guests(after).await {
                Ok(forgotten) if forgotten > 0 => all += forgotten,
                Ok(_) => break,
                Err(error) => {
                    tracing::warn!(error = %error.notice(), "could not forget idle guests");
                    break;
                }
            }
            tokio::select! {
                () = tokio::time::sleep(REST) => {}
                () = closed(&mut closing) => return,
            }
        }
        if all > 0 {
            tracing::info!(guests = all, "idle guests were forgotten");
        }
    }
}
