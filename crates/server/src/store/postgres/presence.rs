//! Who is at which table, on whichever server. Rows of a server that lives no longer count
//! as gone since it last said that it lives.

use std::collections::HashMap;

use table::{Moment, PersonId, TableId};

use super::{Postgres, ServerId, fault::fault, servers::LEASE};
use crate::store::{
    StoreError,
    columns::{moment, person_id, table_id},
};

/// The time by the database's clock, in milliseconds.
const NOW: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::BIGINT";

/// Where somebody is, as far as all servers together know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    Here,
    GoneSince(Moment),
}

impl Postgres {
    /// Notes who of those who sit at a table has come to this server, and who is gone
    /// from it.
    ///
    /// # Errors
    /// It is not noted.
    pub async fn note_presence(
        &self,
        me: ServerId,
        table: TableId,
        noted: &[(PersonId, bool)],
    ) -> Result<(), StoreError> {
        let people: Vec<Vec<u8>> = noted.iter().map(|(person, _)| person.bits().to_vec()).collect();
        let here: Vec<bool> = noted.iter().map(|(_, here)| *here).collect();
        let note = format!(
            "INSERT INTO presence (in_table, person, server, gone_at) \
             SELECT serial, person, $1, CASE WHEN here THEN NULL ELSE {NOW} END \
             FROM tables, unnest($2, $3) AS noted (person, here) WHERE id = $4 \
             ON CONFLICT (in_table, person, server) DO UPDATE SET gone_at = excluded.gone_at"
        );
        // Nothing of it comes from outside.
        sqlx::query(sqlx::AssertSqlSafe(note))
            .bind(me.0)
            .bind(people)
            .bind(here)
            .bind(table.bits().to_vec())
            .execute(&self.pool)
            .await
            .map_err(fault)?;
        Ok(())
    }

    /// Who is at these tables on other servers that live.
    ///
    /// # Errors
    /// The data can't be read.
    pub async fn present_elsewhere(
        &self,
        me: ServerId,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, PersonId)>, StoreError> {
        let tables: Vec<Vec<u8>> = tables.iter().map(|table| table.bits().to_vec()).collect();
        let query = format!(
            "SELECT DISTINCT tables.id, person FROM tables \
             JOIN presence ON in_table = serial AND gone_at IS NULL AND server <> $1 \
             JOIN servers ON servers.id = server AND NOT closed AND beat_at >= {NOW} - $2 \
             WHERE tables.id = ANY($3)"
        );
        let found: Vec<(Vec<u8>, Vec<u8>)> = sqlx::query_as(sqlx::AssertSqlSafe(query))
            .bind(me.0)
            .bind(LEASE.as_millis() as i64)
            .bind(tables)
            .fetch_all(&self.pool)
            .await
            .map_err(fault)?;
        found
            .into_iter()
            .map(|(table, person)| Ok((table_id(table)?, person_id(person)?)))
            .collect()
    }

    /// Where those are who have been at a table.
    ///
    /// # Errors
    /// The data can't be read.
    pub async fn presence(
        &self,
        table: TableId,
    ) -> Result<HashMap<PersonId, Presence>, StoreError> {
        let query = format!(
            "SELECT person, bool_or(gone_at IS NULL AND NOT coalesce(closed, TRUE) \
                 AND beat_at >= {NOW} - $1), max(coalesce(gone_at, beat_at, 0)) \
             FROM presence LEFT JOIN servers ON servers.id = server \
             WHERE in_table = (SELECT serial FROM tables WHERE id = $2) GROUP BY person"
        );
        let found: Vec<(Vec<u8>, Option<bool>, i64)> = sqlx::query_as(sqlx::AssertSqlSafe(query))
            .bind(LEASE.as_millis() as i64)
            .bind(table.bits().to_vec())
            .fetch_all(&self.pool)
            .await
            .map_err(fault)?;
        let read = |(person, is_here, gone): (Vec<u8>, Option<bool>, i64)| {
            let presence = match is_here {
                Some(true) => Presence::Here,
                _ => Presence::GoneSince(moment(gone)),
            };
            Ok((person_id(person)?, presence))
        };
        found.into_iter().map(read).collect()
    }
}
