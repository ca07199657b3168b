//! Which server looks after which table. Whoever stores an event of a table does from then
//! on; tables of servers that live no longer are taken over by the others, each by one.

use sqlx::PgConnection;
use table::{Moment, TableId};

use super::{Postgres, ServerId, fault::fault};
use crate::store::{StoreError, columns::table_id};

/// How many tables are taken over at once at most.
const AT_ONCE: i64 = 500;

/// What a server knows of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    pub table: TableId,
    /// How many events there are.
    pub events: u32,
    /// Whether this server looks after it.
    pub is_kept: bool,
}

impl Postgres {
    /// Takes over tables that no living server looks after: those that are not over, and
    /// those that have been since a moment.
    ///
    /// # Errors
    /// None is taken over.
    pub async fn adopt(
        &self,
        me: ServerId,
        dead: &[ServerId],
        over_since: Moment,
    ) -> Result<Vec<TableId>, StoreError> {
        let adopted: Vec<Vec<u8>> = sqlx::query_scalar(
            "UPDATE tables SET keeper = $1 WHERE serial IN (SELECT serial FROM tables \
             WHERE phase IN ('seating', 'playing', 'paused', 'over') \
             AND (keeper IS NULL OR keeper = ANY($2)) \
             AND (phase <> 'over' OR finished_at > $3) \
             LIMIT $4 FOR UPDATE SKIP LOCKED) RETURNING id",
        )
        .bind(me.0)
        .bind(dead.iter().map(|server| server.0).collect::<Vec<_>>())
        .bind(over_since.as_millis().cast_signed())
        .bind(AT_ONCE)
        .fetch_all(&self.pool)
        .await
        .map_err(fault)?;
        adopted.into_iter().map(table_id).collect()
    }

    /// Where what a server knows of tables is no longer so, what is.
    ///
    /// # Errors
    /// The data can't be read.
    pub async fn outdated(&self, me: ServerId, known: &[Known]) -> Result<Vec<Known>, StoreError> {
        let ids: Vec<Vec<u8>> = known.iter().map(|known| known.table.bits().to_vec()).collect();
        let events: Vec<i64> = known.iter().map(|known| known.events.into()).collect();
        let kept: Vec<bool> = known.iter().map(|known| known.is_kept).collect();
        let found: Vec<(Vec<u8>, i64, bool)> = sqlx::query_as(
            "SELECT id, events, kept FROM (SELECT id, \
                 (SELECT max(number) + 1 FROM events WHERE in_table = tables.serial) AS events, \
                 keeper IS NOT DISTINCT FROM $1 AS kept, \
                 known_events, known_kept \
                 FROM unnest($2, $3, $4) AS known (known_id, known_events, known_kept) \
                 JOIN tables ON id = known_id) AS compared \
             WHERE events <> known_events OR kept <> known_kept",
        )
        .bind(me.0)
        .bind(ids)
        .bind(events)
        .bind(kept)
        .fetch_all(&self.pool)
        .await
        .map_err(fault)?;
        let read = |(id, events, is_kept): (Vec<u8>, i64, bool)| {
            let events = events.try_into().map_err(|_| StoreError::Damaged)?;
            Ok(Known { table: table_id(id)?, events, is_kept })
        };
        found.into_iter().map(read).collect()
    }

    /// Notes which server looks after a table.
    pub(super) async fn note_keeper(
        connection: &mut PgConnection,
        table: TableId,
        keeper: ServerId,
    ) -> Result<(), sqlx::Error> {
        sqlx::query("UPDATE tables SET keeper = $1 WHERE id = $2")
            .bind(keeper.0)
            .bind(table.bits().to_vec())
            .execute(connection)
            .await?;
        Ok(())
    }
}
