//! Ratings. A table is counted once: the row that says so is written in the same
//! transaction as the ratings that it changes, which are read in it too.

use protocol::Word;
use shelf::Game;
use sqlx::QueryBuilder;
use table::{PersonId, TableId};

use super::{
    super::{
        engine::{Connection, Pool, begin_alone, fault},
        row::{Both, row},
        tables::table_id,
    },
    persons::{COLUMNS as PERSON, StoredPerson},
};
use crate::{
    identity::{Field, Person, Rating, rating},
    store::{OffsetPage, Rated, StoreError, columns},
};

/// The columns of a [`StoredRating`].
const COLUMNS: &str = "ratings.value, ratings.deviation, ratings.volatility, ratings.games";

row! {
    /// A rating's figures as they are stored.
    struct StoredRating { value: f64, deviation: f64, volatility: f64, games: i64, }
}

impl StoredRating {
    fn read(self) -> Result<Rating, StoreError> {
        let Self { value, deviation, volatility, games } = self;
        let games = games.try_into().map_err(|_| StoreError::Damaged)?;
        Ok(Rating { value, deviation, volatility, games })
    }
}

pub(super) async fn of(pool: &Pool, person: PersonId) -> Result<Vec<Rated>, StoreError> {
    row! {
        struct Stored { game: String, field: String, }
    }
    type Row = Both<Stored, StoredRating>;
    let mut query = QueryBuilder::new("SELECT game, field, ");
    query.push(COLUMNS).push(" FROM ratings WHERE person = ");
    query.push_bind(person.bits().to_vec()).push(" ORDER BY game, field DESC");
    let stored = query.build_query_as::<Row>().fetch_all(pool).await.map_err(fault)?;
    let read = |Both(stored, rating): Row| {
        Ok(Rated {
            game: columns::game(&stored.game)?,
            field: columns::word(&stored.field)?,
            rating: rating.read()?,
        })
    };
    stored.into_iter().map(read).collect()
}

pub(super) async fn rate(
    pool: &Pool,
    table: TableId,
    game: Game,
    ranking: &[Vec<PersonId>],
) -> Result<(), StoreError> {
    let mut transaction = begin_alone(pool).await.map_err(fault)?;
    let counted = sqlx::query("INSERT INTO rated (in_table) VALUES ($1) ON CONFLICT DO NOTHING")
        .bind(table.bits().to_vec())
        .execute(&mut *transaction)
        .await
        .map_err(fault)?;
    if counted.rows_affected() == 0 {
        return Ok(());
    }
    let field = Field::of(ranking.iter().map(Vec::len).sum());
    let mut before = Vec::new();
    for place in ranking {
        let mut ratings = Vec::new();
        for person in place {
            ratings.push(one(&mut transaction, *person, game, field).await?);
        }
        before.push(ratings);
    }
    let after = rating::after(&before);
    for (person, rating) in ranking.iter().flatten().zip(after.iter().flatten()) {
        set(&mut transaction, *person, game, field, rating).await.map_err(fault)?;
    }
    transaction.commit().await.map_err(fault)
}

pub(super) async fn unrated(pool: &Pool) -> Result<Vec<TableId>, StoreError> {
    let found: Vec<Vec<u8>> = sqlx::query_scalar(
        "SELECT id FROM tables WHERE finished_at IS NOT NULL AND stakes = 'rated' \
         AND id NOT IN (SELECT in_table FROM rated) ORDER BY finished_at",
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    found.into_iter().map(table_id).collect()
}

async fn one(
    connection: &mut Connection,
    person: PersonId,
    game: Game,
    field: Field,
) -> Result<Rating, StoreError> {
    let mut query = QueryBuilder::new("SELECT ");
    query.push(COLUMNS).push(" FROM ratings WHERE person = ");
    query.push_bind(person.bits().to_vec());
    query.push(" AND game = ").push_bind(game.name());
    query.push(" AND field = ").push_bind(field.word());
    let found = query.build_query_as::<StoredRating>().fetch_optional(connection).await;
    found.map_err(fault)?.map_or(Ok(Rating::NEWCOMER), StoredRating::read)
}

/// Stores a rating, but none of somebody who has deleted themselves meanwhile.
async fn set(
    connection: &mut Connection,
    person: PersonId,
    game: Game,
    field: Field,
    rating: &Rating,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO ratings (person, game, field, value, deviation, volatility, games) \
         SELECT id, $1, $2, $3, $4, $5, $6 FROM people WHERE id = $7 AND name IS NOT NULL \
         ON CONFLICT (person, game, field) DO UPDATE SET value = excluded.value, \
         deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games",
    )
    .bind(game.name())
    .bind(field.word())
    .bind(rating.value)
    .bind(rating.deviation)
    .bind(rating.volatility)
    .bind(i64::from(rating.games))
    .bind(person.bits().to_vec())
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn list(
    pool: &Pool,
    game: Game,
    field: Field,
    page: OffsetPage,
) -> Result<Vec<(Person, Rating)>, StoreError> {
    type Row = Both<StoredPerson, StoredRating>;
    let mut query = QueryBuilder::new("SELECT ");
    query.push(PERSON).push(", ").push(COLUMNS);
    query.push(" FROM ratings JOIN people ON people.id = ratings.person WHERE game = ");
    query.push_bind(game.name()).push(" AND field = ").push_bind(field.word());
    query.push(" AND NOT blocked ORDER BY value DESC, person LIMIT ");
    query.push_bind(i64::from(page.size)).push(" OFFSET ").push_bind(i64::from(page.from));
    let stored = query.build_query_as::<Row>().fetch_all(pool).await.map_err(fault)?;
    stored.into_iter().map(|Both(person, rating)| Ok((person.read()?, rating.read()?))).collect()
}
