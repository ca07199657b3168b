//! The servers that share a database. Each says every second that it lives; time in which
//! none did is an outage. All of it goes by the database's clock, so that it does not
//! matter how the machines' own clocks are set.

use std::time::{Duration, Instant};

use sqlx::PgConnection;
use table::Moment;

use super::{Postgres, engine::begin, fault::fault};
use crate::store::{ServerStore, StoreError, columns::moment};

/// For so long no server has said that it lives, and it is an outage.
const SILENCE: Duration = Duration::from_secs(3);
/// A server that has said nothing for so long lives no longer: others take over its tables.
pub(super) const LEASE: Duration = Duration::from_secs(5);
/// After so long it is forgotten.
const FORGOTTEN: Duration = Duration::from_hours(24);
/// The number of the lock under which servers say that they live.
const SERVERS: i64 = 0x6c75_646f_0000_0003;

/// Names a server for as long as it is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ServerId(pub(super) i64);

/// One of the servers that share a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    pub id: ServerId,
    pub name: String,
}

/// What the others know of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerStatus {
    pub name: String,
    pub opened_at: Moment,
    /// When it last said that it lives.
    pub beat_at: Moment,
    /// Whether that is not too long ago.
    pub is_alive: bool,
}

/// Time without any server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    pub began: Moment,
    pub ended: Moment,
}

/// What a server learns when it says that it lives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The time by the database's clock.
    pub moment: Moment,
    /// When that was by the clock of this process, give or take half the round trip.
    pub at: Instant,
    /// How long the round trip took.
    pub round_trip: Duration,
    /// The outages that ended after the one that was known last, the first one first.
    pub outages: Vec<Outage>,
    /// The servers that live no longer.
    pub dead: Vec<ServerId>,
}

impl Postgres {
    /// Joins the servers that share the database.
    ///
    /// # Errors
    /// It can't be reached.
    pub async fn join(&self, name: &str) -> Result<(Member, Beat), StoreError> {
        let id = "SELECT nextval(pg_get_serial_sequence('servers', 'id'))";
        let id = sqlx::query_scalar(id).fetch_one(&self.pool).await.map_err(fault)?;
        let member = Member { id: ServerId(id), name: name.to_owned() };
        // Where no server ever was, a file may have been copied.
        let earlier = self.last_heartbeat().await?;
        let beat = self.beat_after(&member, None, earlier).await.map_err(fault)?;
        Ok((member, beat))
    }

    /// Says that a server lives, and tells of outages that ended after a moment.
    ///
    /// # Errors
    /// It is not noted.
    pub async fn server_beat(
        &self,
        member: &Member,
        known: Option<Moment>,
    ) -> Result<Beat, StoreError> {
        self.beat_after(member, known, None).await.map_err(fault)
    }

    async fn beat_after(
        &self,
        member: &Member,
        known: Option<Moment>,
        earlier: Option<Moment>,
    ) -> Result<Beat, sqlx::Error> {
        let mut transaction = begin(&self.pool).await?;
        // A beat that is lost with the database is none, and the outage is found again.
        sqlx::query("SET LOCAL synchronous_commit = off").execute(&mut *transaction).await?;
        lock(&mut transaction).await?;
        let asked = Instant::now();
        let last = last_beat(&mut transaction).await?;
        let round_trip = asked.elapsed();
        let began = last.beat.or(earlier);
        let now = began.map_or(last.now, |began| last.now.max(began));
        if let Some(began) = began.filter(|began| last.is_outage(now.since(*began))) {
            note_outage(&mut transaction, Outage { began, ended: now }).await?;
        }
        note_beat(&mut transaction, member, now).await?;
        let outages = outages_after(&mut transaction, known).await?;
        let dead = dead(&mut transaction, now).await?;
        transaction.commit().await?;
        Ok(Beat { moment: now, at: asked + round_trip / 2, round_trip, outages, dead })
    }

    /// The servers that share the database: those that live, and those that died within
    /// a day, though not those that ended properly.
    ///
    /// # Errors
    /// The data can't be read.
    pub async fn servers(&self) -> Result<Vec<ServerStatus>, StoreError> {
        let query = "SELECT name, opened_at, beat_at, \
            beat_at >= (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT - $1 \
            FROM servers WHERE NOT closed ORDER BY id";
        let found: Vec<(String, i64, i64, bool)> = sqlx::query_as(query)
            .bind(LEASE.as_millis() as i64)
            .fetch_all(&self.pool)
            .await
            .map_err(fault)?;
        let status = |(name, opened_at, beat_at, is_alive)| ServerStatus {
            name,
            opened_at: moment(opened_at),
            beat_at: moment(beat_at),
            is_alive,
        };
        Ok(found.into_iter().map(status).collect())
    }

    /// Says that a server ends.
    ///
    /// # Errors
    /// It is not noted: the others find out by themselves.
    pub async fn leave(&self, member: &Member) -> Result<(), StoreError> {
        let mut transaction = begin(&self.pool).await.map_err(fault)?;
        lock(&mut transaction).await.map_err(fault)?;
        let now = last_beat(&mut transaction).await.map_err(fault)?.now;
        sqlx::query(
            "UPDATE servers SET beat_at = greatest(beat_at, $1), closed = TRUE WHERE id = $2",
        )
        .bind(now.as_millis().cast_signed())
        .bind(member.id.0)
        .execute(&mut *transaction)
        .await
        .map_err(fault)?;
        transaction.commit().await.map_err(fault)
    }
}

/// What the servers have said so far.
struct LastBeat {
    /// When one of them last said that it lives.
    beat: Option<Moment>,
    /// Whether all have said that they end.
    all_closed: bool,
    now: Moment,
}

impl LastBeat {
    /// Whether a silence of this length is an outage.
    fn is_outage(&self, silence: Duration) -> bool {
        silence >= SILENCE || (self.all_closed && !silence.is_zero())
    }
}

/// One server says something at a time, so that each knows what was said before.
async fn lock(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(SERVERS).execute(connection).await?;
    Ok(())
}

async fn last_beat(connection: &mut PgConnection) -> Result<LastBeat, sqlx::Error> {
    let query = "SELECT max(beat_at), coalesce(bool_and(closed), TRUE), \
        (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT FROM servers";
    let (beat, all_closed, now): (Option<i64>, bool, i64) =
        sqlx::query_as(query).fetch_one(connection).await?;
    Ok(LastBeat { beat: beat.map(moment), all_closed, now: moment(now) })
}

async fn note_outage(connection: &mut PgConnection, outage: Outage) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(outage.began.as_millis().cast_signed())
        .bind(outage.ended.as_millis().cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}

async fn note_beat(
    connection: &mut PgConnection,
    member: &Member,
    now: Moment,
) -> Result<(), sqlx::Error> {
    let now = now.as_millis().cast_signed();
    sqlx::query(
        "INSERT INTO servers (id, name, opened_at, beat_at) VALUES ($1, $2, $3, $3) \
         ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at, closed = FALSE",
    )
    .bind(member.id.0)
    .bind(&member.name)
    .bind(now)
    .execute(&mut *connection)
    .await?;
    let forget = "DELETE FROM servers WHERE beat_at < $1 AND NOT EXISTS (SELECT FROM tables \
        WHERE keeper = servers.id AND phase IN ('seating', 'playing', 'paused', 'over'))";
    sqlx::query(forget).bind(now - FORGOTTEN.as_millis() as i64).execute(connection).await?;
    Ok(())
}

async fn dead(connection: &mut PgConnection, now: Moment) -> Result<Vec<ServerId>, sqlx::Error> {
    let dead: Vec<i64> = sqlx::query_scalar("SELECT id FROM servers WHERE closed OR beat_at < $1")
        .bind(now.as_millis().cast_signed() - LEASE.as_millis() as i64)
        .fetch_all(connection)
        .await?;
    Ok(dead.into_iter().map(ServerId).collect())
}

async fn outages_after(
    connection: &mut PgConnection,
    known: Option<Moment>,
) -> Result<Vec<Outage>, sqlx::Error> {
    let query = "SELECT began, ended FROM outages WHERE ended > $1 ORDER BY ended";
    let known = known.map_or(0, |known| known.as_millis().cast_signed());
    let found: Vec<(i64, i64)> = sqlx::query_as(query).bind(known).fetch_all(connection).await?;
    let outage = |(began, ended)| Outage { began: moment(began), ended: moment(ended) };
    Ok(found.into_iter().map(outage).collect())
}
