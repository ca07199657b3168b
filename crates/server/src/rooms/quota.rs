//! How many tables that are not over one person may have opened, and one address.
//! What is being opened counts already, so that nobody gets past by hurrying. From
//! which address a table was opened is never stored: after a restart, and on other
//! servers that share a database, it counts for its person alone.

use table::{PersonId, Phase};

use super::{CommandError, RoomError, Rooms};
use crate::{AppState, network::Network};

/// How many one person may have.
const MOST_OF_PERSON: usize = 100;
/// How many one address may have, for each connection that it may hold.
const MOST_PER_CONNECTION: usize = 5;

/// Who opens a table, and from where, if that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Opener {
    pub(crate) person: PersonId,
    pub(crate) network: Option<Network>,
}

/// A table that is being opened. It counts until its room does, or it failed.
pub(super) struct UnderWay<'a> {
    rooms: &'a Rooms,
    opener: Opener,
}

impl Rooms {
    /// Takes note that somebody opens a table, unless they or all who are where they are
    /// have too many.
    pub(super) async fn begin_opening(
        &self,
        state: &AppState,
        opener: Opener,
    ) -> Result<UnderWay<'_>, CommandError> {
        // Where servers share a database, it knows of those that others look after.
        let elsewhere = if state.store.is_shared() {
            let all = state.store.opened_by(opener.person).await?;
            all.saturating_sub(self.open_tables(&|other| other.person == opener.person))
        } else {
            0
        };
        let mut under_way = self.under_way.lock();
        let open = |counts: &dyn Fn(Opener) -> bool| {
            under_way.iter().filter(|other| counts(**other)).count() + self.open_tables(counts)
        };
        if elsewhere + open(&|other| other.person == opener.person) >= MOST_OF_PERSON {
            return Err(RoomError::TooManyOpen { most: MOST_OF_PERSON }.into());
        }
        let most = state.settings.per_address.saturating_mul(MOST_PER_CONNECTION);
        if opener.network.is_some() && open(&|other| other.network == opener.network) >= most {
            return Err(RoomError::TooManyOpenThere { most }.into());
        }
        under_way.push(opener);
        Ok(UnderWay { rooms: self, opener })
    }

    /// How many tables that are not over were opened by whom it counts.
    fn open_tables(&self, counts: &dyn Fn(Opener) -> bool) -> usize {
        let is_open = |room: &&std::sync::Arc<super::Room>| {
            let glimpse = room.glimpse();
            let opener = Opener { person: glimpse.opener, network: room.opened_from };
            !matches!(glimpse.phase, Phase::Over | Phase::Closed) && counts(opener)
        };
        self.by_id.read().values().filter(is_open).count()
    }
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        let mut under_way = self.rooms.under_way.lock();
        if let Some(place) = under_way.iter().position(|other| *other == self.opener) {
            under_way.swap_remove(place);
        }
    }
}
