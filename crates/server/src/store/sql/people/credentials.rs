//! Credentials: only hashes of tokens are here.

use sqlx::QueryBuilder;
use table::{Moment, PersonId};

use super::{
    super::{
        engine::{Connection, Pool, begin, fault},
        row::{Both, row},
        tables::{moment, person_id},
    },
    persons::{COLUMNS as PERSON, StoredPerson, found},
};
use crate::{
    identity::{Credential, CredentialId, CredentialKind, Nickname, Person, TokenHash},
    store::{CredentialFilter, StoreError, Updated},
};

/// The columns of a [`StoredCredential`].
const COLUMNS: &str = "passes.hash, passes.id AS credential, passes.person, passes.program, \
    passes.made, passes.used, passes.ends";

row! {
    /// A credential's row as it is stored.
    struct StoredCredential {
        hash: Vec<u8>,
        credential: i64,
        person: Vec<u8>,
        program: Option<String>,
        made: i64,
        used: i64,
        ends: i64,
    }
}

impl StoredCredential {
    fn read(self) -> Result<Credential, StoreError> {
        let hash = self.hash.try_into().map_err(|_| StoreError::Damaged)?;
        Ok(Credential {
            id: CredentialId(self.credential.cast_unsigned()),
            person: person_id(self.person)?,
            kind: match self.program {
                Some(name) => CredentialKind::Program(Nickname::stored(name)),
                None => CredentialKind::Session,
            },
            hash: TokenHash::of(hash),
            made: moment(self.made),
            used: moment(self.used),
            ends: moment(self.ends),
        })
    }
}

pub(super) async fn add(pool: &Pool, credential: &Credential) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await.map_err(fault)?;
    insert(&mut connection, credential).await.map_err(fault)
}

pub(super) async fn insert(
    connection: &mut Connection,
    credential: &Credential,
) -> Result<(), sqlx::Error> {
    let program = match &credential.kind {
        CredentialKind::Session => None,
        CredentialKind::Program(name) => Some(name.as_str()),
    };
    sqlx::query(
        "INSERT INTO passes (hash, id, person, program, made, used, ends) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(&credential.hash.bytes()[..])
    .bind(credential.id.0.cast_signed())
    .bind(credential.person.bits().to_vec())
    .bind(program)
    .bind(credential.made.as_millis().cast_signed())
    .bind(credential.used.as_millis().cast_signed())
    .bind(credential.ends.as_millis().cast_signed())
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn find(
    pool: &Pool,
    hash: &TokenHash,
) -> Result<Option<(Credential, Person)>, StoreError> {
    type Row = Both<StoredPerson, StoredCredential>;
    let mut query = QueryBuilder::new("SELECT ");
    query.push(PERSON).push(", ").push(COLUMNS);
    query.push(" FROM passes JOIN people ON people.id = passes.person WHERE hash = ");
    query.push_bind(hash.bytes().to_vec());
    let found = query.build_query_as::<Row>().fetch_optional(pool).await.map_err(fault)?;
    found.map(|Both(person, credential)| Ok((credential.read()?, person.read()?))).transpose()
}

pub(super) async fn of(pool: &Pool, person: PersonId) -> Result<Vec<Credential>, StoreError> {
    let mut query = QueryBuilder::new("SELECT ");
    query.push(COLUMNS).push(" FROM passes WHERE person = ");
    query.push_bind(person.bits().to_vec()).push(" ORDER BY made DESC, id");
    let stored = query.build_query_as::<StoredCredential>().fetch_all(pool).await.map_err(fault)?;
    stored.into_iter().map(StoredCredential::read).collect()
}

pub(super) async fn note_use(pool: &Pool, credential: &Credential) -> Result<(), StoreError> {
    sqlx::query("UPDATE passes SET used = $1, ends = $2 WHERE hash = $3")
        .bind(credential.used.as_millis().cast_signed())
        .bind(credential.ends.as_millis().cast_signed())
        .bind(&credential.hash.bytes()[..])
        .execute(pool)
        .await
        .map_err(fault)?;
    Ok(())
}

pub(super) async fn end(
    pool: &Pool,
    person: PersonId,
    which: CredentialFilter,
    now: Moment,
) -> Result<Updated, StoreError> {
    let mut transaction = begin(pool).await.map_err(fault)?;
    let mut query = QueryBuilder::new("DELETE FROM passes WHERE person = ");
    query.push_bind(person.bits().to_vec());
    match which {
        CredentialFilter::One(CredentialId(id)) => {
            query.push(" AND id = ").push_bind(id.cast_signed());
        }
        CredentialFilter::Program(CredentialId(id)) => {
            query.push(" AND program IS NOT NULL AND id = ").push_bind(id.cast_signed());
        }
        CredentialFilter::Sessions => {
            query.push(" AND program IS NULL");
        }
    }
    let ended = found(query.build().execute(&mut *transaction).await)?;
    sqlx::query("DELETE FROM passes WHERE ends <= $1")
        .bind(now.as_millis().cast_signed())
        .execute(&mut *transaction)
        .await
        .map_err(fault)?;
    transaction.commit().await.map_err(fault)?;
    Ok(ended)
}
