//! What happens at the table comes on the board one entry after the other, so that
//! each is seen: what others do, dice and traps. Who is far behind, or does not
//! look, gets all of it at once.

use leptos::{prelude::*, task::spawn_local};
use shelf::GameInProgress;

use crate::page::{
    browser,
    game::session::{Authority, GameSession},
};

/// By how many entries the board may be behind and still show each of them.
const MOST: usize = 8;
/// How long an entry is left to be seen, in milliseconds.
const PAUSE: f64 = 450.0;
/// The same after a roll of the die, which has to come to rest and to be read.
const PAUSE_AFTER_ROLL: f64 = 950.0;

impl GameSession {
    /// Presents what is on the table and not yet on the board, and then goes on.
    pub(super) fn present(self) {
        if self.presenting.get_value() {
            return;
        }
        self.presenting.set_value(true);
        spawn_local(async move {
            while let Some((presented, length)) = self.progress()
                && presented < length
            {
                self.leave_time().await;
                let Some((presented, length)) = self.progress() else { return };
                if presented >= length {
                    continue;
                }
                let far = length - presented > MOST || !browser::is_seen();
                self.presented.set(if far { length } else { presented + 1 });
                self.presented_at.set_value(browser::now());
                self.tell_last();
            }
            if self.presenting.try_set_value(false).is_none()
                && let Authority::Here(here) = self.authority
            {
                self.go_on(here);
            }
        });
    }

    /// Waits until what was shown last has been seen.
    pub(super) async fn leave_time(self) {
        let Some(since) = self.presented_at.try_get_value() else { return };
        let rolled = self.rolls(self.presented.try_get_untracked().unwrap_or_default());
        let pause = if rolled { PAUSE_AFTER_ROLL } else { PAUSE };
        let left = since + pause - browser::now();
        if left > 0.0 {
            browser::wait(left as i32).await;
        }
    }

    /// How many entries are on the board, and how many on the table; none when the
    /// page is gone.
    fn progress(self) -> Option<(usize, usize)> {
        let presented = self.presented.try_get_untracked()?;
        let length =
            untrack(|| self.with_table(|table| table.game().map_or(0, GameInProgress::length)));
        Some((presented, length))
    }
}
