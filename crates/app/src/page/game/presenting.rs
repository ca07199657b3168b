//! What happens at the table comes on the board one entry after the other, so that
//! each is seen: what others do, dice and traps. Each waits until the one before
//! has come to rest. Who is far behind, or does not look, gets all of it at once.

use leptos::{prelude::*, task::spawn_local};
use shelf::GameInProgress;

use crate::page::{
    browser,
    game::{
        news::News,
        pace::Pace,
        session::{Authority, GameSession},
    },
};
use crate::scene::Tempo;

/// By how many entries the board may be behind and still show each of them.
const MOST: usize = 8;
/// How often the board is asked whether it has come to rest, in milliseconds.
const BETWEEN_LOOKS: i32 = 30;

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
            if self.presenting.try_set_value(false).is_some() {
                return;
            }
            if let Authority::Here(here) = self.authority {
                self.go_on(here);
            }
            self.end().await;
        });
    }

    /// A game that has just ended is over as soon as its last move has come to rest.
    async fn end(self) {
        let is_new = || self.ended.try_get_untracked() == Some(false) && untrack(|| self.is_over());
        if !is_new() {
            return;
        }
        self.come_to_rest().await;
        // Somebody may have left, or taken back.
        if is_new() {
            self.note_win();
            self.ended.set(true);
            self.news.set(News::Ended);
        }
    }

    /// Waits until what was shown last has come to rest and has been seen.
    pub(super) async fn leave_time(self) {
        let moved = self.come_to_rest().await;
        let (Some(since), Some(pace)) =
            (self.presented_at.try_get_value(), self.pace.try_get_untracked())
        else {
            return;
        };
        let rolled = self.rolls(self.presented.try_get_untracked().unwrap_or_default());
        let pause = if rolled { pace.pause_after_roll() } else { pace.pause() };
        let left = if moved { pause } else { since + pause - browser::now() };
        if left > 0.0 {
            browser::wait(left as i32).await;
        }
    }

    /// Waits until nothing moves on the board, and tells whether anything did. Who
    /// does not look waits for nothing.
    async fn come_to_rest(self) -> bool {
        let mut moved = false;
        loop {
            // The board moves a moment after it was told to.
            browser::wait(if moved { BETWEEN_LOOKS } else { 0 }).await;
            if !self.activity.is_moving() || !browser::is_seen() {
                return moved;
            }
            moved = true;
        }
    }

    /// How fast the last entry on the board is shown: what people here do
    /// themselves they need not follow.
    pub(super) fn tempo(self) -> Tempo {
        let turn = self.pictures.with(|pictures| pictures.turn(self.length()));
        let own = turn.is_some_and(|seat| self.my_seats().contains(seat));
        if own || self.pace.get() == Pace::Quick { Tempo::Usual } else { Tempo::Calm }
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
