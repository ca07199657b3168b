//! People and their accounts.

use sqlx::QueryBuilder;
use table::PersonId;

use super::{
    super::{
        engine::{Connection, Engine, POSITION, Pool, QueryResult, begin_alone, fault},
        row::{Both, row},
        tables::{moment, person_id},
    },
    credentials, likeness,
};
use crate::{
    identity::{
        AccountName, AccountSecrets, Admission, Credential, CredentialId, Nickname, Person,
        StoredPassword,
    },
    store::{Headcount, PeopleFilter, PeopleQuery, Registered, StoreError, Updated},
};

/// The columns of a [`StoredPerson`].
pub(super) const COLUMNS: &str = "people.id, people.name, people.account, people.blocked, \
    people.since";

row! {
    /// A person's row as it is stored.
    pub(super) struct StoredPerson {
        id: Vec<u8>,
        name: Option<String>,
        account: Option<String>,
        blocked: bool,
        since: i64,
    }
}

impl StoredPerson {
    pub(super) fn read(self) -> Result<Person, StoreError> {
        Ok(Person {
            id: person_id(self.id)?,
            name: self.name.map(Nickname::stored),
            account: self.account.map(AccountName::stored),
            admission: if self.blocked { Admission::Blocked } else { Admission::Welcome },
            since: moment(self.since),
        })
    }
}

pub(super) async fn add(
    pool: &Pool,
    person: &Person,
    secrets: Option<&AccountSecrets>,
    credential: &Credential,
) -> Result<Registered, StoreError> {
    let mut transaction = begin_alone(pool).await.map_err(fault)?;
    let inserted = sqlx::query(
        "INSERT INTO people \
         (id, name, account, account_key, account_likeness, password, recovery, since) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(person.id.bits().to_vec())
    .bind(person.name.as_ref().map(Nickname::as_str))
    .bind(person.account.as_ref().map(AccountName::as_str))
    .bind(person.account.as_ref().map(AccountName::key))
    .bind(person.account.as_ref().map(AccountName::likeness))
    .bind(secrets.map(|secrets| secrets.password.0.as_str()))
    .bind(secrets.map(|secrets| secrets.recovery.bytes().to_vec()))
    .bind(person.since.as_millis().cast_signed())
    .execute(&mut *transaction)
    .await;
    if registered(inserted)? == Registered::Taken {
        return Ok(Registered::Taken);
    }
    if let Some(account) = &person.account
        && likeness::is_anothers(&mut transaction, person.id, account).await.map_err(fault)?
    {
        return Ok(Registered::Alike);
    }
    credentials::insert(&mut transaction, credential).await.map_err(fault)?;
    transaction.commit().await.map_err(fault)?;
    Ok(Registered::Done)
}

pub(super) async fn these(pool: &Pool, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let mut query = QueryBuilder::new("SELECT ");
    query.push(COLUMNS).push(" FROM people WHERE id IN (");
    let mut list = query.separated(", ");
    for id in ids {
        list.push_bind(id.bits().to_vec());
    }
    query.push(")");
    read_all(query, pool).await
}

pub(super) async fn rename(
    pool: &Pool,
    id: PersonId,
    name: &Nickname,
) -> Result<Updated, StoreError> {
    let renamed = sqlx::query("UPDATE people SET name = $1 WHERE id = $2 AND name IS NOT NULL")
        .bind(name.as_str())
        .bind(id.bits().to_vec())
        .execute(pool)
        .await;
    found(renamed)
}

pub(super) async fn admit(
    pool: &Pool,
    id: PersonId,
    admission: Admission,
) -> Result<Updated, StoreError> {
    let admitted = sqlx::query("UPDATE people SET blocked = $1 WHERE id = $2 AND name IS NOT NULL")
        .bind(admission == Admission::Blocked)
        .bind(id.bits().to_vec())
        .execute(pool)
        .await;
    found(admitted)
}

pub(super) async fn give_account(
    pool: &Pool,
    id: PersonId,
    account: &AccountName,
    secrets: &AccountSecrets,
) -> Result<Registered, StoreError> {
    let mut transaction = begin_alone(pool).await.map_err(fault)?;
    let given = sqlx::query(
        "UPDATE people SET account = $1, account_key = $2, account_likeness = $3, password = $4, \
         recovery = $5 WHERE id = $6 AND account IS NULL AND name IS NOT NULL",
    )
    .bind(account.as_str())
    .bind(account.key())
    .bind(account.likeness())
    .bind(&secrets.password.0)
    .bind(secrets.recovery.bytes().to_vec())
    .bind(id.bits().to_vec())
    .execute(&mut *transaction)
    .await;
    let given = registered(given)?;
    if given == Registered::Done
        && likeness::is_anothers(&mut transaction, id, account).await.map_err(fault)?
    {
        return Ok(Registered::Alike);
    }
    transaction.commit().await.map_err(fault)?;
    Ok(given)
}

pub(super) async fn account(
    pool: &Pool,
    account: &AccountName,
) -> Result<Option<(Person, StoredPassword)>, StoreError> {
    row! {
        struct Stored { password: String, }
    }
    type Row = Both<StoredPerson, Stored>;
    let mut query = QueryBuilder::new("SELECT ");
    query.push(COLUMNS).push(", password FROM people WHERE account_key = ");
    query.push_bind(account.key());
    let found = query.build_query_as::<Row>().fetch_optional(pool).await.map_err(fault)?;
    let read = |Both(person, stored): Row| Ok((person.read()?, StoredPassword(stored.password)));
    found.map(read).transpose()
}

pub(super) async fn set_password(
    pool: &Pool,
    id: PersonId,
    password: &StoredPassword,
    but: Option<CredentialId>,
) -> Result<Updated, StoreError> {
    let mut transaction = begin_alone(pool).await.map_err(fault)?;
    let changed =
        sqlx::query("UPDATE people SET password = $1 WHERE id = $2 AND account IS NOT NULL")
            .bind(&password.0)
            .bind(id.bits().to_vec())
            .execute(&mut *transaction)
            .await;
    let changed = found(changed)?;
    if changed == Updated::Changed {
        end_all_but(&mut transaction, id, but).await.map_err(fault)?;
    }
    transaction.commit().await.map_err(fault)?;
    Ok(changed)
}

pub(super) async fn end_all_but(
    connection: &mut Connection,
    person: PersonId,
    but: Option<CredentialId>,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM passes WHERE person = $1 AND id IS DISTINCT FROM $2")
        .bind(person.bits().to_vec())
        .bind(but.map(|CredentialId(id)| id.cast_signed()))
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn list(pool: &Pool, wanted: &PeopleQuery) -> Result<Vec<Person>, StoreError> {
    let mut query = QueryBuilder::new("SELECT ");
    query.push(COLUMNS).push(" FROM people WHERE ");
    query.push(match wanted.filter {
        PeopleFilter::Accounts => "account IS NOT NULL AND NOT blocked",
        PeopleFilter::All => "name IS NOT NULL",
        PeopleFilter::Blocked => "blocked",
    });
    if let Some(text) = &wanted.named {
        let text = text.to_lowercase();
        query.push(" AND (").push(POSITION).push("(lower(name), ").push_bind(text.clone());
        query
            .push(") > 0 OR ")
            .push(POSITION)
            .push("(account_key, ")
            .push_bind(text)
            .push(") > 0)");
    }
    query.push(match wanted.filter {
        PeopleFilter::Accounts => " ORDER BY account_key",
        PeopleFilter::All | PeopleFilter::Blocked => " ORDER BY since DESC, id",
    });
    query.push(" LIMIT ").push_bind(i64::from(wanted.page.size));
    query.push(" OFFSET ").push_bind(i64::from(wanted.page.from));
    read_all(query, pool).await
}

pub(super) async fn count(pool: &Pool) -> Result<Headcount, StoreError> {
    let (people, accounts): (i64, i64) =
        sqlx::query_as("SELECT count(name), count(account) FROM people")
            .fetch_one(pool)
            .await
            .map_err(fault)?;
    Ok(Headcount { people: people.cast_unsigned(), accounts: accounts.cast_unsigned() })
}

async fn read_all(mut query: QueryBuilder<Engine>, pool: &Pool) -> Result<Vec<Person>, StoreError> {
    let stored = query.build_query_as::<StoredPerson>().fetch_all(pool).await.map_err(fault)?;
    stored.into_iter().map(StoredPerson::read).collect()
}

/// What became of a change to one row.
pub(super) fn found(changed: Result<QueryResult, sqlx::Error>) -> Result<Updated, StoreError> {
    let rows = changed.map_err(fault)?.rows_affected();
    Ok(if rows > 0 { Updated::Changed } else { Updated::NotFound })
}

/// What became of somebody who wants a name of their own: the database decides.
fn registered(changed: Result<QueryResult, sqlx::Error>) -> Result<Registered, StoreError> {
    match changed {
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Registered::Taken),
        changed => Ok(match found(changed)? {
            Updated::Changed => Registered::Done,
            Updated::NotFound => Registered::Unable,
        }),
    }
}
