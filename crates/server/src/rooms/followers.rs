//! Those who follow a table, and who of them is here. Each has an outbox; what
//! does not fit into it any more closes their connection, and they come back for
//! what they missed. Nobody waits for a slow reader.

use std::collections::HashMap;

use table::{Moment, PersonId};

use crate::live::{ConnectionId, Outbox, Text};

/// The connections that follow one table.
#[derive(Default)]
pub(crate) struct Followers {
    connections: HashMap<ConnectionId, Follower>,
    /// Since when people who were here have been gone.
    gone: HashMap<PersonId, Moment>,
}

struct Follower {
    person: Option<PersonId>,
    outbox: Outbox,
    progress: Progress,
}

/// How far someone who follows has come.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    /// They get pages of what they missed.
    CatchingUp,
    /// They hear of each event as it happens.
    UpToDate,
}

impl Followers {
    /// Someone follows from now on.
    pub(crate) fn add(
        &mut self,
        connection: ConnectionId,
        person: Option<PersonId>,
        outbox: Outbox,
    ) {
        if let Some(person) = person {
            self.gone.remove(&person);
        }
        let progress = Progress::CatchingUp;
        self.connections.insert(connection, Follower { person, outbox, progress });
    }

    /// How far someone who follows has come now.
    pub(super) fn note_progress(&mut self, connection: ConnectionId, progress: Progress) {
        if let Some(follower) = self.connections.get_mut(&connection) {
            follower.progress = progress;
        }
    }

    /// Someone follows no longer; whether they did.
    pub(crate) fn remove(&mut self, connection: ConnectionId, now: Moment) -> bool {
        let Some(follower) = self.connections.remove(&connection) else { return false };
        if let Some(person) = follower.person
            && !self.is_here(person)
        {
            self.gone.insert(person, now);
        }
        true
    }

    /// Whether a person has a connection that follows.
    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        self.connections.values().any(|follower| follower.person == Some(person))
    }

    /// Since when a person has not been here; `otherwise` for one who never was.
    pub(crate) fn gone_since(&self, person: PersonId, otherwise: Moment) -> Option<Moment> {
        if self.is_here(person) {
            return None;
        }
        Some(self.gone.get(&person).copied().unwrap_or(otherwise))
    }

    /// How many connections follow.
    pub(crate) fn count(&self) -> usize {
        self.connections.len()
    }

    /// How many of them belong to none of these people.
    pub(crate) fn watchers(&self, seated: &[PersonId]) -> usize {
        let is_watcher =
            |follower: &&Follower| follower.person.is_none_or(|person| !seated.contains(&person));
        self.connections.values().filter(is_watcher).count()
    }

    /// Tells everybody.
    pub(crate) fn tell(&self, text: &Text) {
        for follower in self.connections.values() {
            follower.outbox.put(text.clone());
        }
    }

    /// Tells of new events: those who are catching up get them with their pages.
    pub(crate) fn tell_events(&self, text: &Text) {
        let hears = |follower: &&Follower| follower.progress == Progress::UpToDate;
        for follower in self.connections.values().filter(hears) {
            follower.outbox.put(text.clone());
        }
    }
}
