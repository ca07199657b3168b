//! Following a table: first what was missed, in pages, then everything as it
//! happens. The next page is made when the one before was sent, so that a table of
//! any length costs a connection no more than a page.

use std::sync::{Arc, atomic::Ordering};

use parking_lot::MutexGuard;
use table::{PersonId, Table};

use super::{
    CommandError, Room,
    followers::{Followers, Progress},
    loaded_table::LoadedTable,
};
use crate::{
    AppState,
    live::{ConnectionId, Outbox},
    pool::Attendance,
};

/// The number of the event after the last that someone has.
pub(crate) fn following(after: Option<u32>) -> u32 {
    after.map_or(0, |after| after.saturating_add(1))
}

impl Room {
    /// Follows the table from now on: the outbox gets what is missing after the
    /// event `after`, or the first page of it. Answers with where the next page
    /// begins, if there is one: that is asked of [`Self::next_page`].
    pub(crate) async fn follow(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        connection: ConnectionId,
        person: Option<PersonId>,
        outbox: &Outbox,
        after: Option<u32>,
    ) -> Result<Option<u32>, CommandError> {
        let loaded = self.look_afresh(state).await?;
        outbox.put(state.names(&loaded.table).await);
        self.followers().add(connection, person, outbox.clone());
        let next = self.turn_page(&loaded, connection, outbox, following(after));
        self.touched.store(state.now().as_millis(), Ordering::Relaxed);
        outbox.put(self.present(&self.followers(), &loaded.table));
        self.presence_changed(state);
        Ok(next)
    }

    /// Puts the page that begins with the event `first` into the outbox; answers as
    /// [`Self::follow`].
    pub(crate) async fn next_page(
        &self,
        connection: ConnectionId,
        outbox: &Outbox,
        first: u32,
    ) -> Option<u32> {
        self.turn_page(&*self.loaded.lock().await, connection, outbox, first)
    }

    /// While the table is held: nothing happens between the last page and the
    /// first event that is told as it happens.
    fn turn_page(
        &self,
        loaded: &LoadedTable,
        connection: ConnectionId,
        outbox: &Outbox,
        first: u32,
    ) -> Option<u32> {
        let page = loaded.page(first);
        let next = page.as_ref().and_then(|page| page.next);
        if let Some(page) = page {
            outbox.put(page.text);
        }
        let progress = if next.is_some() { Progress::CatchingUp } else { Progress::UpToDate };
        self.followers().note_progress(connection, progress);
        next
    }

    /// Follows no longer.
    pub(crate) fn unfollow(self: &Arc<Self>, state: &Arc<AppState>, connection: ConnectionId) {
        let now = state.now();
        if self.followers().remove(connection, now) {
            self.touched.store(now.as_millis(), Ordering::Relaxed);
            self.presence_changed(state);
        }
    }

    /// How many look on.
    pub(crate) fn watchers(&self, table: &Table) -> u32 {
        let seated: Vec<PersonId> = table.people().collect();
        self.followers().watchers(&seated) as u32
    }

    /// Whether a person who plays here waits for what a bot does.
    pub(super) fn attendance(&self, table: &Table) -> Attendance {
        let followers = self.followers();
        let waits = table.people().any(|person| self.is_present(&followers, person));
        if waits { Attendance::Attended } else { Attendance::Unattended }
    }

    /// Whether a person looks at the table now.
    pub(crate) fn is_followed_by(&self, person: PersonId) -> bool {
        self.followers().is_here(person)
    }

    pub(super) fn followers(&self) -> MutexGuard<'_, Followers> {
        self.followers.lock()
    }
}
