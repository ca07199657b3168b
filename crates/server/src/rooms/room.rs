//! One live table. A command is obeyed by a copy of the table; its events are
//! stored and synced; only then the copy takes the table's place and anyone
//! hears of it. So nothing is told that is not on disk, and a failure leaves
//! everything as it was.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use chance::{Salt, Secret};
use game::Seat;
use protocol::{CommandId, FromServer};
use table::{By, Circumstances, Command, Event, Moment, PersonId, Phase, Standing, Table, TableId};

use super::{Glimpse, Obstacle, Refusal, followers::Followers, summary};
use crate::{
    House,
    live::{ConnectionId, Outbox, Text, text},
    store::{Entry, Outcome, Row},
};

/// More events than any table needs; it keeps one that is played with from
/// growing for ever.
const MOST_EVENTS: u32 = 20_000;

/// One table and those who follow it.
pub(crate) struct Room {
    pub(crate) id: TableId,
    /// When it was opened or loaded: nobody counts as gone before.
    since: Moment,
    kept: tokio::sync::Mutex<Kept>,
    followers: Mutex<Followers>,
    glimpse: Mutex<Glimpse>,
    /// When the running clock's flag falls, in milliseconds; 0 when none runs.
    deadline: AtomicU64,
    /// When something last happened or someone last looked, in milliseconds.
    touched: AtomicU64,
    /// Whether a bot has been asked and has not answered yet.
    pub(super) thinking: AtomicBool,
    /// Whether the table of the rematch is being opened.
    pub(super) rematching: AtomicBool,
}

/// What is known of a table.
pub(crate) struct Kept {
    pub(crate) table: Table,
    pub(super) secret: (Secret, Salt),
    /// Every event as it is sent, for those who missed some.
    told: Vec<Box<str>>,
    /// The commands that were obeyed, each with the number of events after it.
    done: HashMap<(PersonId, CommandId), u32>,
}

/// Who asks, and what is known of him.
#[derive(Clone)]
pub(crate) struct Asking {
    pub(crate) by: By,
    pub(crate) standing: Standing,
    pub(crate) lag: Duration,
    /// His own id of the command.
    pub(crate) id: Option<CommandId>,
}

impl Asking {
    /// A bot or the house asks.
    pub(crate) fn of(by: By) -> Self {
        Self { by, standing: Standing::Guest, lag: Duration::ZERO, id: None }
    }

    /// The key under which the command is remembered.
    fn key(&self) -> Option<(PersonId, CommandId)> {
        match self.by {
            By::Person(person) => Some((person, self.id.clone()?)),
            By::Bot(_) | By::House => None,
        }
    }
}

impl Room {
    /// A room for a table whose events are all stored.
    pub(crate) fn new(
        table: Table,
        secret: (Secret, Salt),
        rows: impl IntoIterator<Item = Row>,
        now: Moment,
    ) -> Self {
        let (mut told, mut done) = (Vec::new(), HashMap::new());
        for row in rows {
            if let Some((person, id)) = row.command
                && let Ok(id) = CommandId::try_from(id)
            {
                done.insert((person, id), row.number + 1);
            }
            told.push(row.body.into_boxed_str());
        }
        Self {
            id: table.id(),
            since: now,
            glimpse: Mutex::new(Glimpse::of(&table)),
            deadline: AtomicU64::new(deadline(&table)),
            touched: AtomicU64::new(now.as_millis()),
            kept: tokio::sync::Mutex::new(Kept { table, secret, told, done }),
            followers: Mutex::default(),
            thinking: AtomicBool::new(false),
            rematching: AtomicBool::new(false),
        }
    }

    /// What is known of the table, for as long as the answer is held.
    pub(crate) async fn look(&self) -> tokio::sync::MutexGuard<'_, Kept> {
        self.kept.lock().await
    }

    /// Obeys a command, and answers with the number of events when that is
    /// stored and synced. A command that was obeyed before is answered again.
    ///
    /// Once begun it must run to its end: the caller is a task that nobody
    /// aborts.
    pub(crate) async fn obey(
        self: &Arc<Self>,
        house: &Arc<House>,
        asking: Asking,
        command: Command,
    ) -> Result<u32, Refusal> {
        let mut kept = self.kept.lock().await;
        let key = asking.key();
        if let Some(upto) = key.as_ref().and_then(|key| kept.done.get(key)) {
            return Ok(*upto);
        }
        if kept.table.events() >= MOST_EVENTS && matches!(asking.by, By::Person(_)) {
            return Err(Obstacle::TooLong.into());
        }
        check_level(&kept.table, &command)?;
        let now = house.now();
        let mut next = kept.table.clone();
        let circumstances = self.circumstances(&kept, &asking, now);
        let events = next.obey(asking.by, command, &circumstances)?;
        if events.is_empty() {
            return Ok(next.events());
        }
        let rows = rows(&kept.table, key.as_ref(), &events);
        let told: Vec<Box<str>> = rows.iter().map(|row| row.body.as_str().into()).collect();
        let summary = summary::changed(&kept.table, &next);
        match house.writer.append(Entry { opening: None, rows, summary }).await? {
            Outcome::Stored => {}
            Outcome::Taken => {
                house.rooms.forget(self.id);
                return Err(Obstacle::Elsewhere.into());
            }
        }

        let first = kept.table.events();
        let upto = next.events();
        if let Some(key) = key {
            kept.done.insert(key, upto);
        }
        self.deadline.store(deadline(&next), Ordering::Relaxed);
        self.touched.store(now.as_millis(), Ordering::Relaxed);
        *self.glimpse.lock().unwrap_or_else(PoisonError::into_inner) = Glimpse::of(&next);
        let newcomers = next.people().any(|person| kept.table.seats_of(person).is_empty());
        kept.table = next;
        if newcomers {
            self.tell(&house.names(&kept.table).await);
        }
        self.tell(&events_text(self.id, first, &told));
        kept.told.extend(told);
        if newcomers {
            self.tell_presence(&kept.table);
        }
        super::following_up::after(house, self, &kept.table);
        Ok(upto)
    }

    /// Follows the table from now on: the outbox gets what is missing after the
    /// event `after`, and everything to come.
    pub(crate) async fn follow(
        &self,
        house: &House,
        connection: ConnectionId,
        person: Option<PersonId>,
        outbox: &Outbox,
        after: Option<u32>,
    ) {
        let kept = self.kept.lock().await;
        outbox.put(house.names(&kept.table).await);
        let first = after.map_or(0, |after| after.saturating_add(1)) as usize;
        if let Some(missed) = kept.told.get(first..).filter(|missed| !missed.is_empty()) {
            outbox.put(events_text(self.id, first as u32, missed));
        }
        self.touched.store(house.now().as_millis(), Ordering::Relaxed);
        self.followers().add(connection, person, outbox.clone());
        self.tell_presence(&kept.table);
    }

    /// Follows no longer.
    pub(crate) async fn unfollow(&self, house: &House, connection: ConnectionId) {
        let now = house.now();
        if self.followers().remove(connection, now) {
            self.touched.store(now.as_millis(), Ordering::Relaxed);
            self.tell_presence(&self.kept.lock().await.table);
        }
    }

    /// The events after the number `after`, as a message.
    pub(crate) async fn missed_after(&self, after: Option<u32>) -> Text {
        let kept = self.kept.lock().await;
        let first = after.map_or(0, |after| after.saturating_add(1));
        let missed = kept.told.get(first as usize..).unwrap_or_default();
        events_text(self.id, first, missed)
    }

    /// What can be seen of the table from the door.
    pub(crate) fn glimpse(&self) -> Glimpse {
        self.glimpse.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How many look on.
    pub(crate) fn watchers(&self, table: &Table) -> u32 {
        let seated: Vec<PersonId> = table.people().collect();
        self.followers().watchers(&seated) as u32
    }

    /// Whether the running clock's flag has fallen.
    pub(super) fn is_due(&self, now: Moment) -> bool {
        let deadline = self.deadline.load(Ordering::Relaxed);
        deadline != 0 && deadline <= now.as_millis()
    }

    /// Whether a clock runs that can fall.
    pub(super) fn clock_runs(&self) -> bool {
        self.deadline.load(Ordering::Relaxed) != 0
    }

    /// How long nobody has looked at it and nothing has happened.
    pub(super) fn idle(&self, now: Moment) -> Duration {
        if self.followers().count() > 0 {
            return Duration::ZERO;
        }
        now.since(Moment::from_millis(self.touched.load(Ordering::Relaxed)))
    }

    fn followers(&self) -> MutexGuard<'_, Followers> {
        self.followers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, text: &Text) {
        self.followers().tell(text);
    }

    fn tell_presence(&self, table: &Table) {
        let followers = self.followers();
        let seated: Vec<PersonId> = table.people().collect();
        let is_here = |seat: &Seat| {
            let sitter = table.sitters().get(seat.index()).copied().flatten();
            let person = sitter.and_then(table::Sitter::person);
            person.is_some_and(|person| followers.is_here(person))
        };
        let seats = Seat::ALL.into_iter().filter(is_here).collect();
        let watchers = followers.watchers(&seated) as u32;
        followers.tell(&text(&FromServer::Present { table: self.id, seats, watchers }));
    }

    fn circumstances(&self, kept: &Kept, asking: &Asking, now: Moment) -> Circumstances {
        let followers = self.followers();
        let mut gone = [None; Seat::MOST];
        for (gone, sitter) in gone.iter_mut().zip(kept.table.sitters()) {
            let person = sitter.and_then(table::Sitter::person);
            *gone = person.and_then(|person| followers.gone_since(person, self.since));
        }
        Circumstances {
            now,
            secret: Some(kept.secret),
            standing: asking.standing,
            lag: asking.lag,
            gone,
        }
    }
}

/// A table takes any level for a bot; the house knows which there are.
pub(super) fn check_level(table: &Table, command: &Command) -> Result<(), Refusal> {
    let (Command::SeatBot { level, .. } | Command::StandIn { level, .. }) = command else {
        return Ok(());
    };
    let most = bots::level_count(table.options().game);
    if (1..=most).contains(level) { Ok(()) } else { Err(Obstacle::NoLevel { most }.into()) }
}

/// Events as they are stored, numbered after those of the table.
pub(super) fn rows(
    table: &Table,
    command: Option<&(PersonId, CommandId)>,
    events: &[Event],
) -> Vec<Row> {
    numbered(table.id(), table.events(), command, events)
}

/// Events as they are stored, numbered from `first`. The command is stored with
/// the last of them: that is where it was done.
pub(super) fn numbered(
    table: TableId,
    first: u32,
    command: Option<&(PersonId, CommandId)>,
    events: &[Event],
) -> Vec<Row> {
    let last = events.len() - 1;
    let command = command.map(|(person, id)| (*person, id.to_string()));
    let row = |(place, event): (usize, &Event)| Row {
        table,
        number: first + place as u32,
        at: event.at,
        command: if place == last { command.clone() } else { None },
        version: protocol::stored::VERSION,
        body: protocol::stored::write(event),
    };
    events.iter().enumerate().map(row).collect()
}

/// The message that tells events, put together from their stored texts.
fn events_text(table: TableId, first: u32, events: &[Box<str>]) -> Text {
    protocol::events_text(table, first, events.iter().map(AsRef::as_ref)).into()
}

/// When the running clock's flag falls, in milliseconds; 0 when none runs.
fn deadline(table: &Table) -> u64 {
    match table.phase() {
        Phase::Playing => table.deadline().map_or(0, |moment| moment.as_millis().max(1)),
        Phase::Seating | Phase::Paused | Phase::Over | Phase::Closed => 0,
    }
}
