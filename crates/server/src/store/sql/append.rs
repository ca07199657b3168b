//! Appending. Usually everything fits: all entries in one transaction, events in
//! statements of up to 64 rows. When something conflicts, that transaction is
//! given up and each entry gets a savepoint of its own. The unique index on table
//! and number decides, nothing else.

use std::sync::{Arc, LazyLock};

use protocol::Word;
use sqlx::{AssertSqlSafe, Connection as _, SqlSafeStr, SqlStr};
use table::{Sitter, TableId};

use super::engine::{Connection, Pool, Store, begin, fault};
use crate::store::{Entry, OpenedTable, Outcome, Row, StoreError, Summary, columns::sitters_text};

/// Stores entries, each whole or not at all.
pub(super) async fn append(pool: &Pool, entries: &[Entry]) -> Result<Vec<Outcome>, StoreError> {
    match together(pool, entries).await.map_err(fault)? {
        Fit::Fits => Ok(vec![Outcome::Stored; entries.len()]),
        Fit::Conflicts => one_by_one(pool, entries).await.map_err(fault),
    }
}

/// Whether something fits what is stored.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fit {
    Fits,
    Conflicts,
}

/// All entries, or nothing.
async fn together(pool: &Pool, entries: &[Entry]) -> Result<Fit, sqlx::Error> {
    let mut transaction = begin(pool).await?;
    let fit = write(&mut transaction, entries).await?;
    match fit {
        Fit::Fits => transaction.commit().await?,
        Fit::Conflicts => transaction.rollback().await?,
    }
    Ok(fit)
}

/// Each entry that fits.
async fn one_by_one(pool: &Pool, entries: &[Entry]) -> Result<Vec<Outcome>, sqlx::Error> {
    let mut outcomes = Vec::with_capacity(entries.len());
    let mut transaction = begin(pool).await?;
    for entry in entries {
        let mut savepoint = transaction.begin().await?;
        outcomes.push(match write(&mut savepoint, std::slice::from_ref(entry)).await? {
            Fit::Fits => {
                savepoint.commit().await?;
                Outcome::Stored
            }
            Fit::Conflicts => {
                savepoint.rollback().await?;
                Outcome::Taken
            }
        });
    }
    transaction.commit().await?;
    Ok(outcomes)
}

/// Writes entries. After a conflict, whatever was written must be rolled back.
async fn write(connection: &mut Connection, entries: &[Entry]) -> Result<Fit, sqlx::Error> {
    match write_all(connection, entries).await {
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Fit::Conflicts),
        other => other,
    }
}

async fn write_all(connection: &mut Connection, entries: &[Entry]) -> Result<Fit, sqlx::Error> {
    let mut rows: Vec<&Row> = Vec::new();
    for entry in entries {
        if let Some(opening) = &entry.opening {
            // Rows before it must not find a table that opens after them.
            if insert_events(connection, &rows).await? == Fit::Conflicts {
                return Ok(Fit::Conflicts);
            }
            rows.clear();
            insert_table(connection, opening).await?;
        }
        rows.extend(&entry.rows);
    }
    if insert_events(connection, &rows).await? == Fit::Conflicts {
        return Ok(Fit::Conflicts);
    }
    for entry in entries {
        if let Some((summary, row)) = entry.summary.as_ref().zip(entry.rows.first()) {
            sum_up(connection, row.table, summary).await?;
        }
        if let Some((keeper, row)) = entry.keeper.zip(entry.rows.first()) {
            Store::note_keeper(connection, row.table, keeper).await?;
        }
    }
    Ok(Fit::Fits)
}

async fn insert_table(connection: &mut Connection, table: &OpenedTable) -> Result<(), sqlx::Error> {
    let serial: i64 = sqlx::query_scalar(
        "INSERT INTO tables (id, opener, game, access, stakes, opened_at) \
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING serial",
    )
    .bind(table.id.bits().to_vec())
    .bind(table.opener.bits().to_vec())
    .bind(table.game.name())
    .bind(table.access.word())
    .bind(table.stakes.word())
    .bind(table.opened_at.as_millis().cast_signed())
    .fetch_one(&mut *connection)
    .await?;
    sqlx::query("INSERT INTO secrets (in_table, secret, salt) VALUES ($1, $2, $3)")
        .bind(serial)
        .bind(&table.secret.bytes()[..])
        .bind(&table.salt.bytes()[..])
        .execute(connection)
        .await?;
    Ok(())
}

/// The largest statement inserts two to the power of this many rows.
const MOST_ROWS: u32 = 6;
/// What is bound for each of them.
const COLUMNS: usize = 7;

/// Statements that insert 1, 2, 4 … rows. The rows are joined with their tables,
/// so that one without a table is left out, and missed in the count.
static INSERT_EVENTS: LazyLock<[SqlStr; MOST_ROWS as usize + 1]> = LazyLock::new(|| {
    std::array::from_fn(|power| {
        let row = |row: usize| {
            let column = |column| format!("${}", row * COLUMNS + column);
            let columns: Vec<_> = (1..=COLUMNS).map(column).collect();
            format!("({})", columns.join(", "))
        };
        let rows: Vec<_> = (0..1 << power).map(row).collect();
        let rows = rows.join(", ");
        let text = format!(
            "INSERT INTO events (in_table, number, at, person, command, version, body) \
             SELECT serial, column2, column3, column4, column5, column6, column7 \
             FROM (VALUES {rows}) AS rows CROSS JOIN tables WHERE id = column1"
        );
        // Nothing of it comes from outside.
        AssertSqlSafe(Arc::<str>::from(text)).into_sql_str()
    })
});

/// Inserts rows, in statements as large as they come.
async fn insert_events(connection: &mut Connection, mut rows: &[&Row]) -> Result<Fit, sqlx::Error> {
    while let Some(power) = rows.len().checked_ilog2() {
        let (now, later) = rows.split_at(1 << power.min(MOST_ROWS));
        if insert_some(connection, now).await? < now.len() as u64 {
            return Ok(Fit::Conflicts);
        }
        rows = later;
    }
    Ok(Fit::Fits)
}

/// Inserts rows, as many as a power of two, and tells how many have a table.
async fn insert_some(connection: &mut Connection, rows: &[&Row]) -> Result<u64, sqlx::Error> {
    let mut query = sqlx::query(INSERT_EVENTS[rows.len().ilog2() as usize].clone());
    for row in rows {
        let (person, command) =
            row.command.as_ref().map(|(person, id)| (person.bits(), id)).unzip();
        query = query
            .bind(row.table.bits().to_vec())
            .bind(i64::from(row.number))
            .bind(row.at.as_millis().cast_signed())
            .bind(person.map(|bits| bits.to_vec()))
            .bind(command)
            .bind(i64::from(row.version))
            .bind(&row.body);
    }
    Ok(query.execute(connection).await?.rows_affected())
}

async fn sum_up(
    connection: &mut Connection,
    table: TableId,
    summary: &Summary,
) -> Result<(), sqlx::Error> {
    let serial: i64 = sqlx::query_scalar(
        "UPDATE tables SET phase = $1, sitters = $2, finished_at = $3, result = $4 \
         WHERE id = $5 RETURNING serial",
    )
    .bind(summary.phase.word())
    .bind(sitters_text(&summary.sitters))
    .bind(summary.finished_at.map(|at| at.as_millis().cast_signed()))
    .bind(summary.result.as_deref())
    .bind(table.bits().to_vec())
    .fetch_one(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM sitting WHERE in_table = $1")
        .bind(serial)
        .execute(&mut *connection)
        .await?;
    for person in summary.sitters.iter().flatten().copied().filter_map(Sitter::person) {
        sqlx::query(
            "INSERT INTO sitting (person, in_table) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        )
        .bind(person.bits().to_vec())
        .bind(serial)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
