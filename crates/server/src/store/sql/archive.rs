//! Lists of tables, from the summaries alone: no list reads an event.

use protocol::Word;
use sqlx::QueryBuilder;
use table::{PersonId, TableId};

use super::{
    engine::{Pool, fault},
    row::row,
    tables::{moment, person_id, table_id},
};
use crate::store::{
    CurrentFilter, Cursor, CursorPage, Filter, Listed, Listing, OffsetPage, StoreError, Summary,
    columns::{game, sitters, word},
};

const SELECT: &str = "SELECT id, opener, game, access, stakes, opened_at, phase, sitters, \
    finished_at, result FROM tables WHERE ";

pub(super) async fn listing(pool: &Pool, table: TableId) -> Result<Option<Listing>, StoreError> {
    let mut query = QueryBuilder::new(SELECT);
    query.push("id = ").push_bind(table.bits().to_vec());
    let found = query.build_query_as::<Stored>().fetch_optional(pool).await.map_err(fault)?;
    found.map(read).transpose()
}

pub(super) async fn seated(pool: &Pool, person: PersonId) -> Result<Vec<Listing>, StoreError> {
    let mut query = QueryBuilder::new(SELECT);
    query.push("serial IN (SELECT in_table FROM sitting WHERE person = ");
    query.push_bind(person.bits().to_vec());
    query.push(") AND phase IN ('seating', 'playing', 'paused') ORDER BY serial DESC");
    let found = query.build_query_as::<Stored>().fetch_all(pool).await.map_err(fault)?;
    found.into_iter().map(read).collect()
}

pub(super) async fn current(
    pool: &Pool,
    filter: &CurrentFilter,
    page: OffsetPage,
) -> Result<Vec<TableId>, StoreError> {
    let mut query = QueryBuilder::new("SELECT id FROM tables WHERE phase IN (");
    let mut phases = query.separated(", ");
    for phase in filter.phases {
        phases.push_bind(phase.word());
    }
    query.push(") AND (finished_at IS NULL OR finished_at > ");
    query.push_bind(filter.over_since.as_millis().cast_signed()).push(")");
    if let Some(game) = filter.game {
        query.push(" AND game = ").push_bind(game.name());
    }
    if let Some(access) = filter.access {
        query.push(" AND access = ").push_bind(access.word());
    }
    if let Some(person) = filter.person {
        query.push(" AND serial IN (SELECT in_table FROM sitting WHERE person = ");
        query.push_bind(person.bits().to_vec()).push(")");
    }
    query.push(" ORDER BY serial DESC LIMIT ").push_bind(i64::from(page.size));
    query.push(" OFFSET ").push_bind(i64::from(page.from));
    let found = query.build_query_scalar::<Vec<u8>>().fetch_all(pool).await.map_err(fault)?;
    found.into_iter().map(table_id).collect()
}

pub(super) async fn archive(
    pool: &Pool,
    filter: &Filter,
    page: CursorPage,
) -> Result<Listed, StoreError> {
    let mut query = QueryBuilder::new(SELECT);
    query.push("finished_at IS NOT NULL");
    if let Some(game) = filter.game {
        query.push(" AND game = ").push_bind(game.name());
    }
    if let Some(phase) = filter.phase {
        query.push(" AND phase = ").push_bind(phase.word());
    }
    if let Some(stakes) = filter.stakes {
        query.push(" AND stakes = ").push_bind(stakes.word());
    }
    if let Some(access) = filter.access {
        query.push(" AND access = ").push_bind(access.word());
    }
    if let Some(from) = filter.from {
        query.push(" AND finished_at >= ").push_bind(from.as_millis().cast_signed());
    }
    if let Some(until) = filter.until {
        query.push(" AND finished_at < ").push_bind(until.as_millis().cast_signed());
    }
    if let Some(person) = filter.person {
        query.push(" AND serial IN (SELECT in_table FROM sitting WHERE person = ");
        query.push_bind(person.bits().to_vec()).push(")");
    }
    if let Some(Cursor { finished_at, id }) = page.after {
        query.push(" AND (finished_at, id) < (");
        query.push_bind(finished_at.as_millis().cast_signed()).push(", ");
        query.push_bind(id.bits().to_vec()).push(")");
    }
    // One more than is wanted tells whether there is a next page.
    query.push(" ORDER BY finished_at DESC, id DESC LIMIT ");
    query.push_bind(i64::from(page.size) + 1);
    let found = query.build_query_as::<Stored>().fetch_all(pool).await.map_err(fault)?;
    let mut tables = found.into_iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let more = tables.len() > page.size.into();
    tables.truncate(page.size.into());
    let next = if more { tables.last().and_then(cursor) } else { None };
    Ok(Listed { tables, next })
}

/// The place just after a game that is over.
fn cursor(listing: &Listing) -> Option<Cursor> {
    Some(Cursor { finished_at: listing.summary.finished_at?, id: listing.id })
}

row! {
    /// A table's row as it is stored.
    struct Stored {
        id: Vec<u8>,
        opener: Vec<u8>,
        game: String,
        access: String,
        stakes: String,
        opened_at: i64,
        phase: String,
        sitters: String,
        finished_at: Option<i64>,
        result: Option<String>,
    }
}

fn read(stored: Stored) -> Result<Listing, StoreError> {
    Ok(Listing {
        id: table_id(stored.id)?,
        opener: person_id(stored.opener)?,
        game: game(&stored.game)?,
        access: word(&stored.access)?,
        stakes: word(&stored.stakes)?,
        opened_at: moment(stored.opened_at),
        summary: Summary {
            phase: word(&stored.phase)?,
            sitters: sitters(&stored.sitters)?,
            finished_at: stored.finished_at.map(moment),
            result: stored.result,
        },
    })
}
