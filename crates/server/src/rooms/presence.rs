//! Who is here, told to everybody who follows a table. Coming and going is gathered
//! for a moment first: however fast people come and go, it is told a few times a
//! second. Whoever comes is told at once.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use game::Seat;
use parking_lot::Mutex;
use protocol::FromServer;
use table::{PersonId, Table};

use super::{Room, followers::Followers};
use crate::live::{Text, text};

/// For how long coming and going is gathered.
const GATHERED: Duration = Duration::from_millis(250);

/// What is told of presence, and when.
#[derive(Default)]
pub(super) struct Presence {
    /// Whether it will be told soon.
    due: AtomicBool,
    /// What was told last.
    told: Mutex<Option<Text>>,
}

impl Room {
    /// Somebody came or went, or sat down: everybody is told soon.
    pub(super) fn presence_changed(self: &Arc<Self>) {
        if self.presence.due.swap(true, Ordering::AcqRel) {
            return;
        }
        let room = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep(GATHERED).await;
            let loaded = room.look().await;
            // Whatever changes from here on is told the next time.
            room.presence.due.store(false, Ordering::Release);
            let followers = room.followers();
            let present = room.present(&followers, &loaded.table);
            let mut told = room.presence.told.lock();
            if told.as_ref() != Some(&present) {
                followers.tell(&present);
                *told = Some(present);
            }
        });
    }

    /// Who is here now, as a message.
    pub(super) fn present(&self, followers: &Followers, table: &Table) -> Text {
        let seated: Vec<PersonId> = table.people().collect();
        let is_here = |seat: &Seat| {
            let sitter = table.sitters().get(seat.index()).copied().flatten();
            let person = sitter.and_then(table::Sitter::person);
            person.is_some_and(|person| followers.is_here(person))
        };
        let seats = Seat::ALL.into_iter().filter(is_here).collect();
        let watchers = followers.watchers(&seated) as u32;
        text(&FromServer::Present { table: self.id, seats, watchers })
    }
}
