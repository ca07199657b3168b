//! One live table. A command is executed by a copy of the table; its events are
//! stored and synced; only then the copy takes the table's place and anyone
//! hears of it. So nothing is told that is not on disk, and a failure leaves
//! everything as it was.
//!
//! What is known here is a cache of what is stored. Where somebody else was faster,
//! their events are read (`news`) and the command is judged anew.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering},
    },
    time::Duration,
};

use parking_lot::Mutex;
use protocol::CommandId;
use table::{
    By, ChanceSupply, Circumstances, Command, Event, Moment, PersonId, Phase, Proposal, Stakes,
    Standing, Table, TableId,
};

use super::{
    CommandError, Glimpse, RoomError,
    followers::Followers,
    loaded_table::{self, LoadedTable},
    news::Readings,
    outages,
    presence::Presence,
    summary,
};
use crate::{
    AppState,
    bus::Announcement,
    fleet::Fleet,
    network::Network,
    store::{Entry, Outcome},
};

/// How often a command is judged anew because somebody else was faster.
const MOST_TRIES: usize = 8;

/// One table and those who follow it.
pub(crate) struct Room {
    pub(crate) id: TableId,
    /// From where, if this server opened it and still knows.
    pub(super) opened_from: Option<Network>,
    /// When it was opened or loaded: nobody counts as gone before.
    pub(super) since: Moment,
    pub(super) loaded: tokio::sync::Mutex<LoadedTable>,
    pub(super) readings: Readings,
    pub(super) followers: Mutex<Followers>,
    pub(super) presence: Presence,
    glimpse: Mutex<Glimpse>,
    /// When the running clock's flag falls, in milliseconds; 0 when none runs.
    deadline: AtomicU64,
    /// When something last happened or someone last looked, in milliseconds.
    pub(super) touched: AtomicU64,
    /// Whether this server looks after it.
    pub(super) kept: AtomicBool,
    /// How many events are known here.
    pub(super) events: AtomicU32,
    /// Whether a bot has been asked and has not answered yet.
    pub(super) thinking: AtomicBool,
    /// Whether the table of the rematch is being opened.
    pub(super) rematching: AtomicBool,
}

/// Who asks, and what is known of them.
#[derive(Clone)]
pub(crate) struct CommandSender {
    pub(crate) by: By,
    pub(crate) standing: Standing,
    pub(crate) lag: Duration,
    /// Their own id of the command.
    pub(crate) id: Option<CommandId>,
}

/// What came of a command that was tried.
enum Tried {
    /// It is stored, or was before.
    Stored(u32),
    /// There is nothing to do.
    Idle(u32),
    /// It does not go, by what is known here.
    Refused(CommandError),
    /// Something else was stored in its place.
    Taken,
}

impl CommandSender {
    /// A bot or the server asks.
    pub(crate) fn of(by: By) -> Self {
        Self { by, standing: Standing::Guest, lag: Duration::ZERO, id: None }
    }

    /// The key under which the command is remembered.
    fn key(&self) -> Option<(PersonId, CommandId)> {
        match self.by {
            By::Person(person) => Some((person, self.id.clone()?)),
            By::Bot(_) | By::Host => None,
        }
    }
}

impl Room {
    /// A room for a table, opened from there.
    pub(super) fn new(
        loaded: LoadedTable,
        opened_from: Option<Network>,
        is_kept: bool,
        now: Moment,
    ) -> Self {
        Self {
            kept: AtomicBool::new(is_kept),
            events: AtomicU32::new(loaded.table.events()),
            id: loaded.table.id(),
            opened_from,
            since: now,
            glimpse: Mutex::new(Glimpse::of(&loaded.table)),
            deadline: AtomicU64::new(deadline(&loaded.table)),
            touched: AtomicU64::new(now.as_millis()),
            loaded: tokio::sync::Mutex::new(loaded),
            readings: Readings::default(),
            followers: Mutex::default(),
            presence: Presence::default(),
            thinking: AtomicBool::new(false),
            rematching: AtomicBool::new(false),
        }
    }

    /// What is known of the table, for as long as the answer is held.
    pub(crate) async fn look(&self) -> tokio::sync::MutexGuard<'_, LoadedTable> {
        self.loaded.lock().await
    }

    /// Obeys a command, and answers with the number of events when that is
    /// stored and synced. A command that was executed before is answered again.
    ///
    /// Once begun it must run to its end: the caller is a task that nobody
    /// aborts.
    pub(crate) async fn execute(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        sender: CommandSender,
        command: Command,
    ) -> Result<u32, CommandError> {
        let mut loaded = self.loaded.lock().await;
        for _ in 0..MOST_TRIES {
            let tried = self.try_once(state, &mut loaded, &sender, &command).await?;
            // Others may have stored what makes it go, or has done it already.
            let is_settled = match &tried {
                Tried::Stored(_) => true,
                Tried::Idle(_) | Tried::Refused(_) => !state.store.is_shared(),
                Tried::Taken => false,
            };
            if is_settled || !self.read_news(state, &mut loaded).await? {
                return match tried {
                    Tried::Stored(upto) | Tried::Idle(upto) => Ok(upto),
                    Tried::Refused(refusal) => Err(refusal),
                    Tried::Taken => Err(RoomError::Elsewhere.into()),
                };
            }
            if !is_for_any_table(sender.by, &command) {
                break;
            }
        }
        Err(RoomError::Elsewhere.into())
    }

    /// Tries a command on the table as it is known here.
    async fn try_once(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        loaded: &mut LoadedTable,
        sender: &CommandSender,
        command: &Command,
    ) -> Result<Tried, CommandError> {
        let key = sender.key();
        if let Some(upto) = loaded.done(key.as_ref()) {
            return Ok(Tried::Stored(upto));
        }
        let mut next = loaded.table.clone();
        let events = match self.judge(state, loaded, &mut next, sender, command).await {
            Ok(events) => events,
            Err(refusal @ (CommandError::Table(_) | CommandError::Room(_))) => {
                return Ok(Tried::Refused(refusal));
            }
            Err(failure) => return Err(failure),
        };
        if events.is_empty() {
            return Ok(Tried::Idle(next.events()));
        }
        let first = loaded.table.events();
        let rows = loaded_table::rows(self.id, first, key.as_ref(), &events);
        let summary = summary::changed(&loaded.table, &next);
        let keeper = state.fleet.as_ref().filter(|_| !self.is_kept()).map(Fleet::me);
        let entry = Entry { opening: None, rows: rows.clone(), summary, keeper };
        match state.writer.append(entry).await? {
            Outcome::Stored => {
                let before = loaded.advance(next, rows);
                self.kept.store(true, Ordering::Release);
                let events = loaded.table.events();
                state.announce(&Announcement::TableChanged { table: self.id, events });
                self.changed(state, loaded, &before).await;
                Ok(Tried::Stored(events))
            }
            // By somebody else, or by an append that seemed to fail: perhaps this
            // very command.
            Outcome::Taken => Ok(Tried::Taken),
        }
    }

    /// The events of a command at a copy of the table, after those of outages.
    async fn judge(
        &self,
        state: &AppState,
        loaded: &LoadedTable,
        next: &mut Table,
        sender: &CommandSender,
        command: &Command,
    ) -> Result<Vec<Event>, CommandError> {
        check_level(next, command)?;
        if asks_for_rematch(command) {
            check_accounts(state, next).await?;
        }
        let mut events = outages::note(state, loaded, next)?;
        // Where servers share a database, it knows what outages there were.
        if !matches!(command, Command::NoteOutage { .. }) || !state.store.is_shared() {
            let circumstances = self.circumstances(state, loaded, sender, command).await?;
            events.extend(next.execute(sender.by, command.clone(), &circumstances)?);
        }
        Ok(events)
    }

    /// The table has changed since it was like this: tells everybody, and sees to
    /// what is due.
    pub(super) async fn changed(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        loaded: &LoadedTable,
        before: &Table,
    ) {
        let table = &loaded.table;
        self.events.store(table.events(), Ordering::Release);
        self.deadline.store(deadline(table), Ordering::Relaxed);
        self.touched.store(state.now().as_millis(), Ordering::Relaxed);
        *self.glimpse.lock() = Glimpse::of(table);
        let has_newcomers = table.people().any(|person| before.seats_of(person).is_empty());
        if has_newcomers {
            let names = state.names(table).await;
            self.followers().tell(&names);
        }
        self.followers().tell_events(&loaded.message(before.events()).into());
        if has_newcomers {
            self.presence_changed(state);
        }
        super::following_up::after(state, self, table);
    }

    /// What can be seen of the table from outside.
    pub(crate) fn glimpse(&self) -> Glimpse {
        self.glimpse.lock().clone()
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

    async fn circumstances(
        &self,
        state: &AppState,
        loaded: &LoadedTable,
        sender: &CommandSender,
        command: &Command,
    ) -> Result<Circumstances, CommandError> {
        let gone = match (command, &state.fleet) {
            (Command::Claim { .. } | Command::StandIn { .. }, Some(fleet)) => {
                self.absences(fleet, &loaded.table).await?
            }
            _ => self.gone(&loaded.table),
        };
        Ok(Circumstances {
            now: state.now(),
            chance: ChanceSupply::Secret(loaded.secret.0, loaded.secret.1),
            standing: sender.standing,
            lag: sender.lag,
            gone,
        })
    }
}

/// Whether a command means the same at a table where something else has happened. What
/// a bot chose, or the server found, was for the table as it stood: they look again.
fn is_for_any_table(by: By, command: &Command) -> bool {
    match by {
        By::Person(_) => true,
        By::Bot(_) => false,
        By::Host => !matches!(command, Command::Close { .. }),
    }
}

/// A table takes any level for a bot; the server knows which there are.
pub(super) fn check_level(table: &Table, command: &Command) -> Result<(), CommandError> {
    let level = match command {
        Command::SeatBot { bot, .. } => bot.level(),
        Command::StandIn { level, .. } => Some(*level),
        _ => return Ok(()),
    };
    let most = bots::level_count(table.options().game);
    match level {
        Some(level) if (1..=most).contains(&level) => Ok(()),
        _ => Err(RoomError::NoLevel { most }.into()),
    }
}

/// Whether somebody wants to play again.
fn asks_for_rematch(command: &Command) -> bool {
    match command {
        Command::Propose { proposal } => *proposal == Proposal::Rematch,
        Command::Answer { proposal, agreed } => *proposal == Proposal::Rematch && *agreed,
        _ => false,
    }
}

/// At a rated table everybody still has an account: a table can't know who deleted
/// theirs since the game began.
pub(super) async fn check_accounts(state: &AppState, table: &Table) -> Result<(), CommandError> {
    if table.options().stakes == Stakes::Friendly {
        return Ok(());
    }
    let people: Vec<PersonId> = table.people().collect();
    if state.people.have_accounts(&people).await? {
        Ok(())
    } else {
        Err(RoomError::PlayerGone.into())
    }
}

/// When the running clock's flag falls, in milliseconds; 0 when none runs.
fn deadline(table: &Table) -> u64 {
    match table.phase() {
        Phase::Playing => table.deadline().map_or(0, |moment| moment.as_millis().max(1)),
        Phase::Seating | Phase::Paused | Phase::Over | Phase::Closed => 0,
    }
}
