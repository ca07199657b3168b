//! Passes: only hashes of tokens are here.

use sqlx::{QueryBuilder, SqliteConnection, SqlitePool};
use table::{Moment, PersonId};

use super::{
    super::{
        fault,
        row::{Both, row},
        tables::{moment, person_id},
    },
    persons::{COLUMNS as PERSON, StoredPerson, found},
};
use crate::{
    people::{Nickname, Pass, PassId, PassKind, Person, TokenHash},
    store::{Found, StoreError, Which},
};

/// The columns of a [`StoredPass`].
const COLUMNS: &str = "passes.hash, passes.id AS pass, passes.person, passes.program, \
    passes.made, passes.used, passes.ends";

row! {
    /// A pass's row as it is stored.
    struct StoredPass {
        hash: Vec<u8>,
        pass: i64,
        person: Vec<u8>,
        program: Option<String>,
        made: i64,
        used: i64,
        ends: i64,
    }
}

impl StoredPass {
    fn read(self) -> Result<Pass, StoreError> {
        let hash = self.hash.try_into().map_err(|_| StoreError::Damaged)?;
        Ok(Pass {
            id: PassId(self.pass.cast_unsigned()),
            person: person_id(self.person)?,
            kind: match self.program {
                Some(name) => PassKind::Program(Nickname::stored(name)),
                None => PassKind::Session,
            },
            hash: TokenHash::of(hash),
            made: moment(self.made),
            used: moment(self.used),
            ends: moment(self.ends),
        })
    }
}

pub(super) async fn add(pool: &SqlitePool, pass: &Pass) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await.map_err(fault)?;
    insert(&mut connection, pass).await.map_err(fault)
}

pub(super) async fn insert(
    connection: &mut SqliteConnection,
    pass: &Pass,
) -> Result<(), sqlx::Error> {
    let program = match &pass.kind {
        PassKind::Session => None,
        PassKind::Program(name) => Some(name.as_str()),
    };
    sqlx::query(
        "INSERT INTO passes (hash, id, person, program, made, used, ends) \
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&pass.hash.bytes()[..])
    .bind(pass.id.0.cast_signed())
    .bind(pass.person.bits().to_vec())
    .bind(program)
    .bind(pass.made.as_millis().cast_signed())
    .bind(pass.used.as_millis().cast_signed())
    .bind(pass.ends.as_millis().cast_signed())
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn find(
    pool: &SqlitePool,
    hash: &TokenHash,
) -> Result<Option<(Pass, Person)>, StoreError> {
    type Row = Both<StoredPerson, StoredPass>;
    let mut query = QueryBuilder::new("SELECT ");
    query.push(PERSON).push(", ").push(COLUMNS);
    query.push(" FROM passes JOIN people ON people.id = passes.person WHERE hash = ");
    query.push_bind(hash.bytes().to_vec());
    let found = query.build_query_as::<Row>().fetch_optional(pool).await.map_err(fault)?;
    found.map(|Both(person, pass)| Ok((pass.read()?, person.read()?))).transpose()
}

pub(super) async fn of(pool: &SqlitePool, person: PersonId) -> Result<Vec<Pass>, StoreError> {
    let mut query = QueryBuilder::new("SELECT ");
    query.push(COLUMNS).push(" FROM passes WHERE person = ");
    query.push_bind(person.bits().to_vec()).push(" ORDER BY made DESC, id");
    let stored = query.build_query_as::<StoredPass>().fetch_all(pool).await.map_err(fault)?;
    stored.into_iter().map(StoredPass::read).collect()
}

pub(super) async fn note_use(pool: &SqlitePool, pass: &Pass) -> Result<(), StoreError> {
    sqlx::query("UPDATE passes SET used = ?, ends = ? WHERE hash = ?")
        .bind(pass.used.as_millis().cast_signed())
        .bind(pass.ends.as_millis().cast_signed())
        .bind(&pass.hash.bytes()[..])
        .execute(pool)
        .await
        .map_err(fault)?;
    Ok(())
}

pub(super) async fn end(
    pool: &SqlitePool,
    person: PersonId,
    which: Which,
    now: Moment,
) -> Result<Found, StoreError> {
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await.map_err(fault)?;
    let mut query = QueryBuilder::new("DELETE FROM passes WHERE person = ");
    query.push_bind(person.bits().to_vec());
    match which {
        Which::One(PassId(id)) => {
            query.push(" AND id = ").push_bind(id.cast_signed());
        }
        Which::Program(PassId(id)) => {
            query.push(" AND program IS NOT NULL AND id = ").push_bind(id.cast_signed());
        }
        Which::Sessions => {
            query.push(" AND program IS NULL");
        }
    }
    let ended = found(query.build().execute(&mut *transaction).await)?;
    sqlx::query("DELETE FROM passes WHERE ends <= ?")
        .bind(now.as_millis().cast_signed())
        .execute(&mut *transaction)
        .await
        .map_err(fault)?;
    transaction.commit().await.map_err(fault)?;
    Ok(ended)
}
