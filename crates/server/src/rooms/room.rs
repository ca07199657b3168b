//! One live table. A command is executed by a copy of the table; its events are
//! stored and synced; only then the copy takes the table's place and anyone
//! hears of it. So nothing is told that is not on disk, and a failure leaves
//! everything as it was.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use game::Seat;
use parking_lot::Mutex;
use protocol::CommandId;
use table::{
    By, ChanceSupply, Circumstances, Command, Moment, PersonId, Phase, Proposal, Stakes, Standing,
    Table, TableId,
};

use super::{
    CommandError, Glimpse, RoomError,
    followers::Followers,
    loaded_table::{self, LoadedTable},
    presence::Presence,
    summary,
};
use crate::{
    AppState,
    network::Network,
    store::{Entry, Outcome},
};

/// One table and those who follow it.
pub(crate) struct Room {
    pub(crate) id: TableId,
    /// From where, if this server opened it and still knows.
    pub(super) opened_from: Option<Network>,
    /// When it was opened or loaded: nobody counts as gone before.
    since: Moment,
    pub(super) loaded: tokio::sync::Mutex<LoadedTable>,
    pub(super) followers: Mutex<Followers>,
    pub(super) presence: Presence,
    glimpse: Mutex<Glimpse>,
    /// When the running clock's flag falls, in milliseconds; 0 when none runs.
    deadline: AtomicU64,
    /// When something last happened or someone last looked, in milliseconds.
    pub(super) touched: AtomicU64,
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

/// Whether there may be people at the table whose names are not told yet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Newcomers {
    None,
    Perhaps,
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
    pub(super) fn new(loaded: LoadedTable, opened_from: Option<Network>, now: Moment) -> Self {
        Self {
            id: loaded.table.id(),
            opened_from,
            since: now,
            glimpse: Mutex::new(Glimpse::of(&loaded.table)),
            deadline: AtomicU64::new(deadline(&loaded.table)),
            touched: AtomicU64::new(now.as_millis()),
            loaded: tokio::sync::Mutex::new(loaded),
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
        let key = sender.key();
        if let Some(upto) = loaded.done(key.as_ref()) {
            return Ok(upto);
        }
        check_level(&loaded.table, &command)?;
        if asks_for_rematch(&command) {
            check_accounts(state, &loaded.table).await?;
        }
        let circumstances = self.circumstances(&loaded, &sender, state.now());
        let mut next = loaded.table.clone();
        let events = next.execute(sender.by, command, &circumstances)?;
        if events.is_empty() {
            return Ok(next.events());
        }
        let first = loaded.table.events();
        let rows = loaded_table::rows(self.id, first, key.as_ref(), &events);
        let summary = summary::changed(&loaded.table, &next);
        let newcomers = next.people().any(|person| loaded.table.seats_of(person).is_empty());
        let entry = Entry { opening: None, rows: rows.clone(), summary };
        match state.writer.append(entry).await? {
            Outcome::Stored => loaded.advance(next, rows),
            Outcome::Taken => {
                // Something is stored that is not known here: an append that
                // seemed to fail, perhaps this very command.
                *loaded = LoadedTable::load(state, self.id).await?.ok_or(RoomError::NoTable)?;
                self.changed(state, &loaded, first, Newcomers::Perhaps).await;
                return loaded.done(key.as_ref()).ok_or(RoomError::Elsewhere.into());
            }
        }
        let newcomers = if newcomers { Newcomers::Perhaps } else { Newcomers::None };
        self.changed(state, &loaded, first, newcomers).await;
        Ok(loaded.table.events())
    }

    /// The table has changed by the events from `first` on: tells everybody, and
    /// sees to what is due.
    async fn changed(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        loaded: &LoadedTable,
        first: u32,
        newcomers: Newcomers,
    ) {
        let table = &loaded.table;
        self.deadline.store(deadline(table), Ordering::Relaxed);
        self.touched.store(state.now().as_millis(), Ordering::Relaxed);
        *self.glimpse.lock() = Glimpse::of(table);
        if newcomers == Newcomers::Perhaps {
            let names = state.names(table).await;
            self.followers().tell(&names);
        }
        self.followers().tell_events(&loaded.message(first).into());
        if newcomers == Newcomers::Perhaps {
            self.presence_changed();
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

    fn circumstances(
        &self,
        loaded: &LoadedTable,
        sender: &CommandSender,
        now: Moment,
    ) -> Circumstances {
        let followers = self.followers();
        let mut gone = [None; Seat::MOST];
        for (gone, sitter) in gone.iter_mut().zip(loaded.table.sitters()) {
            let person = sitter.and_then(table::Sitter::person);
            *gone = person.and_then(|person| followers.gone_since(person, self.since));
        }
        Circumstances {
            now,
            chance: ChanceSupply::Secret(loaded.secret.0, loaded.secret.1),
            standing: sender.standing,
            lag: sender.lag,
            gone,
        }
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
