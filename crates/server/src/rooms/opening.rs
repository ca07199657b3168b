//! Opening a table: by a person, who may take a seat and put bots on others in
//! the same breath, or by everybody who agreed on a rematch. A table and its
//! secret are stored together with its first events.
//!
//! Whoever is seated here contributes to chance later: first the table commits to
//! its secret, in public, and by its very name.

use std::{sync::Arc, time::Duration};

use chance::{Commitment, Salt, Secret};
use game::Seat;
use table::{
    Bot, By, ChanceSupply, Circumstances, Closing, Command, Event, First, Host, Options, PersonId,
    Sitter, Sitting, Stakes, Standing, Table, TableId,
};

use super::{
    CommandError, CommandSender, Opener, Room, RoomError, Rooms,
    loaded_table::{self, LoadedTable},
    room, summary,
};
use crate::{
    AppState,
    fleet::Fleet,
    network::Network,
    store::{Entry, OpenedTable, Outcome},
    system::random,
};

/// What a person asks for when opening a table.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    /// What is played, and how.
    pub(crate) options: Options,
    /// Who sits where from the start.
    pub(crate) seats: Vec<(Seat, SeatPlan)>,
    /// What the opener would choose should the choice be theirs.
    pub(crate) wish: Option<String>,
    /// Whether they are ready to start; rated tables ask.
    pub(crate) ready: bool,
}

/// Who sits on a seat when a table is opened.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SeatPlan {
    /// The opener themselves, or another person on their device.
    Taken(Sitting),
    /// A bot of this level.
    Bot(u8),
}

impl Rooms {
    /// Opens a table for a person; its room is there when it is stored.
    pub(crate) async fn open(
        &self,
        state: &Arc<AppState>,
        opener: Opener,
        standing: Standing,
        opening: Opening,
    ) -> Result<Arc<Room>, CommandError> {
        let _under_way = self.begin_opening(state, opener).await?;
        let person = opener.person;
        let first = opening.options.first;
        let mut draft = Draft::new(state, standing, first, |id, host, circumstances| {
            Table::open(id, person, opening.options, host, None, circumstances)
        })?;
        for (seat, plan) in opening.seats {
            draft.execute(
                person,
                match plan {
                    SeatPlan::Taken(sitting) => {
                        Command::Sit { seat, sitting, contribution: None, wish: None }
                    }
                    SeatPlan::Bot(level) => Command::SeatBot { seat, bot: Bot::Level(level) },
                },
            )?;
        }
        if let Some(word) = opening.wish {
            draft.execute(person, Command::Wish { word })?;
        }
        if opening.ready {
            draft.execute(person, Command::Ready { ready: true })?;
        }
        self.keep(state, draft, opener.network).await
    }

    /// Opens the table of a rematch that all have agreed on, with everybody on
    /// their new seat, and tells the old one. It begins when all have come and
    /// contributed to chance.
    pub(crate) async fn open_rematch(
        &self,
        state: &Arc<AppState>,
        old: &Arc<Room>,
    ) -> Result<(), CommandError> {
        let loaded = old.look().await;
        let Some(rematch) = loaded.table.rematch_due() else { return Ok(()) };
        room::check_accounts(state, &loaded.table).await?;
        drop(loaded);
        let opener = Opener { person: rematch.by, network: old.opened_from };
        let _under_way = self.begin_opening(state, opener).await?;
        // Whoever agreed to play again under these conditions fulfils them.
        let standing = Standing::Account;
        let first = rematch.options.first;
        let mut draft = Draft::new(state, standing, first, |id, host, circumstances| {
            let options = rematch.options.clone();
            Table::open(id, rematch.by, options, host, Some(old.id), circumstances)
        })?;
        for (seat, sitter) in Seat::ALL.into_iter().zip(&rematch.sitters) {
            let sit = |sitting| Command::Sit { seat, sitting, contribution: None, wish: None };
            let (by, command) = match *sitter {
                Sitter::Person(person) => (person, sit(Sitting::Myself)),
                Sitter::Companion(person) => (person, sit(Sitting::Companion)),
                Sitter::Bot(bot) => (rematch.by, Command::SeatBot { seat, bot }),
            };
            draft.execute(by, command)?;
        }
        for (person, word) in rematch.wishes {
            draft.execute(person, Command::Wish { word })?;
        }
        // To agree was to be ready.
        if draft.table.options().stakes == Stakes::Rated {
            for person in draft.table.people().collect::<Vec<_>>() {
                draft.execute(person, Command::Ready { ready: true })?;
            }
        }
        let room = self.keep(state, draft, opener.network).await?;
        let host = || CommandSender::of(By::Host);
        let noted = old.execute(state, host(), Command::NoteRematch { table: room.id }).await;
        if let Err(CommandError::Table(_)) = noted {
            // Another server has opened one: everybody goes there.
            room.execute(state, host(), Command::Close { why: Closing::ByServer }).await?;
            return Ok(());
        }
        noted.map(drop)
    }

    /// Stores a new table and gives it a room.
    async fn keep(
        &self,
        state: &Arc<AppState>,
        draft: Draft,
        opened_from: Option<Network>,
    ) -> Result<Arc<Room>, CommandError> {
        let Draft { table, secret, events, .. } = draft;
        let rows = loaded_table::rows(table.id(), 0, None, &events);
        let opening = OpenedTable {
            id: table.id(),
            opener: table.opener(),
            game: table.options().game,
            access: table.options().access,
            stakes: table.options().stakes,
            opened_at: table.opened_at(),
            secret: secret.0,
            salt: secret.1,
        };
        let summary = Some(summary::of(&table));
        let keeper = state.fleet.as_ref().map(Fleet::me);
        let entry = Entry { opening: Some(opening), rows: rows.clone(), summary, keeper };
        match state.writer.append(entry).await? {
            Outcome::Stored => {}
            Outcome::Taken => return Err(RoomError::Elsewhere.into()),
        }
        let loaded = LoadedTable::new(table, secret, rows);
        let room = Arc::new(Room::new(loaded, opened_from, true, state.now()));
        self.insert(&room);
        super::following_up::after(state, &room, &room.look().await.table);
        Ok(room)
    }
}

/// A table before it is stored.
struct Draft {
    table: Table,
    secret: (Secret, Salt),
    events: Vec<Event>,
    circumstances: Circumstances,
}

impl Draft {
    fn new(
        state: &AppState,
        standing: Standing,
        first: First,
        open: impl FnOnce(TableId, Host, &Circumstances) -> Result<(Table, Event), table::Refused>,
    ) -> Result<Self, CommandError> {
        let secret = (Secret::of(random()), Salt::of(random()));
        let circumstances = Circumstances {
            now: state.now(),
            chance: ChanceSupply::Secret(secret.0, secret.1),
            standing,
            lag: Duration::ZERO,
            gone: [None; Seat::MOST],
        };
        let commitment = Commitment::to(&secret.0, &secret.1);
        let id = TableId::committed(&commitment, first);
        let (table, event) = open(id, Host::Server(commitment), &circumstances)?;
        Ok(Self { table, secret, events: vec![event], circumstances })
    }

    fn execute(&mut self, person: PersonId, command: Command) -> Result<(), CommandError> {
        room::check_level(&self.table, &command)?;
        let events = self.table.execute(By::Person(person), command, &self.circumstances)?;
        self.events.extend(events);
        Ok(())
    }
}
