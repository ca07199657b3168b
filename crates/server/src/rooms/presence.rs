//! Who is here, told to everybody who follows a table. Coming and going is gathered
//! for a moment first: however fast people come and go, it is told a few times a
//! second. Whoever comes is told at once.
//!
//! Where servers share a database, each notes there who of those who sit at a table is
//! connected to it, and asks who is to the others.

use std::{
    collections::HashSet,
    mem,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use game::Seat;
use parking_lot::Mutex;
use protocol::FromServer;
use table::{Moment, PersonId, Table};

use super::{Room, followers::Followers};
use crate::{
    AppState,
    bus::Announcement,
    fleet::Fleet,
    live::{Text, text},
    logs::LoggedTable,
    store::{self, StoreError},
};

/// For how long coming and going is gathered.
const GATHERED: Duration = Duration::from_millis(250);
/// How long it takes to note again what could not be noted.
const PATIENCE: Duration = Duration::from_secs(1);

/// What is told of presence, and when.
#[derive(Default)]
pub(super) struct Presence {
    /// Whether it will be told soon.
    due: AtomicBool,
    /// What was told last.
    told: Mutex<Option<Text>>,
    /// Who of those who sit here was noted as being here, for other servers.
    noted: tokio::sync::Mutex<HashSet<PersonId>>,
    /// Who is at the table on another server.
    elsewhere: Mutex<HashSet<PersonId>>,
}

impl Room {
    /// Somebody came or went, or sat down: everybody is told soon.
    pub(super) fn presence_changed(self: &Arc<Self>, state: &Arc<AppState>) {
        if self.presence.due.swap(true, Ordering::AcqRel) {
            return;
        }
        let (state, room) = (Arc::clone(state), Arc::clone(self));
        tokio::spawn(async move {
            tokio::time::sleep(GATHERED).await;
            let here = room.tell_presence().await;
            if let Some(fleet) = &state.fleet
                && let Err(error) = room.note_presence(&state, fleet, here).await
                && error != StoreError::Closed
            {
                tracing::warn!(table = %LoggedTable(room.id), %error, "could not note who is here");
                tokio::time::sleep(PATIENCE).await;
                room.presence_changed(&state);
            }
        });
    }

    /// Tells who is here, if that has changed. Answers with those who sit here and are
    /// connected to this server.
    async fn tell_presence(&self) -> HashSet<PersonId> {
        let loaded = self.look().await;
        // Whatever changes from here on is told the next time.
        self.presence.due.store(false, Ordering::Release);
        let followers = self.followers();
        let present = self.present(&followers, &loaded.table);
        let mut told = self.presence.told.lock();
        if told.as_ref() != Some(&present) {
            followers.tell(&present);
            *told = Some(present);
        }
        loaded.table.people().filter(|person| followers.is_here(*person)).collect()
    }

    /// Notes for the other servers who has come here and who is gone.
    async fn note_presence(
        &self,
        state: &AppState,
        fleet: &Fleet,
        here: HashSet<PersonId>,
    ) -> Result<(), StoreError> {
        // One note after the other: the last one must be what is so.
        let mut noted = self.presence.noted.lock().await;
        let came = here.difference(&noted).map(|person| (*person, true));
        let gone = noted.difference(&here).map(|person| (*person, false));
        let changes: Vec<_> = came.chain(gone).collect();
        if !changes.is_empty() {
            fleet.database().note_presence(fleet.me(), self.id, &changes).await?;
            *noted = here;
            state.announce(&Announcement::Presence { table: self.id });
        }
        Ok(())
    }

    /// Takes note of who is at the table on another server.
    pub(super) fn note_elsewhere(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        people: HashSet<PersonId>,
    ) {
        let before = mem::replace(&mut *self.presence.elsewhere.lock(), people);
        if before != *self.presence.elsewhere.lock() {
            self.presence_changed(state);
        }
    }

    /// Whether a person is at the table, here or on another server.
    pub(super) fn is_present(&self, followers: &Followers, person: PersonId) -> bool {
        followers.is_here(person) || self.presence.elsewhere.lock().contains(&person)
    }

    /// Whether somebody who sits at the table is there on another server.
    pub(super) async fn is_looked_at_elsewhere(
        &self,
        state: &AppState,
    ) -> Result<bool, StoreError> {
        let Some(fleet) = &state.fleet else { return Ok(false) };
        let present = fleet.database().present_elsewhere(fleet.me(), &[self.id]).await?;
        Ok(!present.is_empty())
    }

    /// Since when the person of each seat has been gone from all servers.
    pub(super) async fn absences(
        &self,
        fleet: &Fleet,
        table: &Table,
    ) -> Result<[Option<Moment>; Seat::MOST], StoreError> {
        let presence = fleet.database().presence(self.id).await?;
        let mut gone = self.gone(table);
        for (gone, sitter) in gone.iter_mut().zip(table.sitters()) {
            // Who is not here may be elsewhere, or was there longer than here.
            let person = sitter.and_then(table::Sitter::person).filter(|_| gone.is_some());
            match person.and_then(|person| presence.get(&person)) {
                Some(store::Presence::Here) => *gone = None,
                Some(store::Presence::GoneSince(since)) => *gone = Some(*since),
                None => {}
            }
        }
        Ok(gone)
    }

    /// Since when the person of each seat has been gone, as far as this server knows.
    pub(super) fn gone(&self, table: &Table) -> [Option<Moment>; Seat::MOST] {
        let followers = self.followers();
        let mut gone = [None; Seat::MOST];
        for (gone, sitter) in gone.iter_mut().zip(table.sitters()) {
            let person = sitter.and_then(table::Sitter::person);
            *gone = person.and_then(|person| followers.gone_since(person, self.since));
        }
        gone
    }

    /// Who is here now, as a message.
    pub(super) fn present(&self, followers: &Followers, table: &Table) -> Text {
        let seated: Vec<PersonId> = table.people().collect();
        let is_here = |seat: &Seat| {
            let sitter = table.sitters().get(seat.index()).copied().flatten();
            let person = sitter.and_then(table::Sitter::person);
            person.is_some_and(|person| self.is_present(followers, person))
        };
        let seats = Seat::ALL.into_iter().filter(is_here).collect();
        let watchers = followers.watchers(&seated) as u32;
        text(&FromServer::Present { table: self.id, seats, watchers })
    }
}
