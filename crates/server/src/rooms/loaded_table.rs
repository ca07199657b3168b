//! What a room knows of its table: the fold of what is stored, and the stored
//! texts themselves, for those who missed some.

use std::{collections::HashMap, mem};

use chance::{Salt, Secret};
use protocol::CommandId;
use table::{Event, PersonId, Table, TableId};

use super::{CommandError, RoomError};
use crate::{AppState, live::Text, store::Row};

/// How many bytes of events a page holds; the last of them may reach beyond.
const PAGE: usize = 32 * 1024;

/// What is known of a table.
pub(crate) struct LoadedTable {
    pub(crate) table: Table,
    pub(super) secret: (Secret, Salt),
    /// Every event as it is sent.
    told: Vec<Box<str>>,
    /// The commands that were executed, each with the number of events after it.
    done: HashMap<(PersonId, CommandId), u32>,
}

/// Events that are sent at once.
pub(super) struct Page {
    pub(super) text: Text,
    /// The number of the first event of the next page.
    pub(super) next: Option<u32>,
}

impl LoadedTable {
    /// A table whose events are all stored, in these rows.
    pub(super) fn new(table: Table, secret: (Secret, Salt), rows: Vec<Row>) -> Self {
        let mut loaded = Self { table, secret, told: Vec::new(), done: HashMap::new() };
        loaded.note(rows);
        loaded
    }

    /// A table as it is stored; `None` when there is no such table.
    pub(super) async fn load(state: &AppState, id: TableId) -> Result<Option<Self>, CommandError> {
        let rows = state.store.events(id, 0).await?;
        if rows.is_empty() {
            return Ok(None);
        }
        let secret = state.store.secret(id).await?.ok_or(RoomError::Damaged)?;
        let read = |row: &Row| protocol::stored::read(row.version, &row.body);
        let events: Result<Vec<Event>, _> = rows.iter().map(read).collect();
        let table = Table::replay(id, events.map_err(|_| RoomError::Damaged)?);
        Ok(Some(Self::new(table.map_err(|_| RoomError::Damaged)?, secret, rows)))
    }

    /// The number of events after a command that was executed before.
    pub(super) fn done(&self, key: Option<&(PersonId, CommandId)>) -> Option<u32> {
        self.done.get(key?).copied()
    }

    /// Takes what is stored now: the table as it stands after these rows. Answers with
    /// the table as it was.
    pub(super) fn advance(&mut self, table: Table, rows: Vec<Row>) -> Table {
        self.note(rows);
        mem::replace(&mut self.table, table)
    }

    /// Takes rows that were stored after those that are known here.
    pub(super) fn catch_up(&mut self, rows: Vec<Row>) -> Result<Table, RoomError> {
        let mut table = self.table.clone();
        for row in &rows {
            if row.number != table.events() {
                return Err(RoomError::Damaged);
            }
            let event = protocol::stored::read(row.version, &row.body);
            let event = event.map_err(|_| RoomError::Damaged)?;
            table.apply(&event).map_err(|_| RoomError::Damaged)?;
        }
        Ok(self.advance(table, rows))
    }

    /// All events from a number on, as one message.
    pub(crate) fn message(&self, first: u32) -> String {
        self.message_of(first, self.told.get(first as usize..).unwrap_or_default())
    }

    /// The first page of them, for whoever asks and does not follow.
    pub(crate) fn first_page(&self, first: u32) -> Text {
        self.page(first).map_or_else(|| self.message_of(first, &[]).into(), |page| page.text)
    }

    /// As many of them as fit into a message that is sent live; none where there
    /// are none.
    pub(super) fn page(&self, first: u32) -> Option<Page> {
        let events = self.told.get(first as usize..).filter(|events| !events.is_empty())?;
        let fits = |room: &mut usize, length: usize| {
            let fits = *room > 0;
            *room = room.saturating_sub(length);
            fits.then_some(())
        };
        let fitting = events.iter().map(|event| event.len()).scan(PAGE, fits).count();
        let events = &events[..fitting];
        let next = first + fitting as u32;
        Some(Page {
            text: self.message_of(first, events).into(),
            next: (next < self.table.events()).then_some(next),
        })
    }

    fn message_of(&self, first: u32, events: &[Box<str>]) -> String {
        let more = first as usize + events.len() < self.told.len();
        let texts = events.iter().map(AsRef::as_ref);
        protocol::events_text(self.table.id(), first, texts, more)
    }

    fn note(&mut self, rows: Vec<Row>) {
        for row in rows {
            if let Some((person, id)) = row.command
                && let Ok(id) = CommandId::try_from(id)
            {
                self.done.insert((person, id), row.number + 1);
            }
            self.told.push(row.body.into_boxed_str());
        }
    }
}

/// Events as they are stored, numbered from `first`. The command is stored with
/// the last of them: that is where it was done.
pub(super) fn rows(
    table: TableId,
    first: u32,
    command: Option<&(PersonId, CommandId)>,
    events: &[Event],
) -> Vec<Row> {
    let command = command.map(|(person, id)| (*person, id.to_string()));
    let row = |(plan, event): (usize, &Event)| Row {
        table,
        number: first + plan as u32,
        at: event.at,
        command: if plan + 1 == events.len() { command.clone() } else { None },
        version: protocol::stored::VERSION,
        body: protocol::stored::write(event),
    };
    events.iter().enumerate().map(row).collect()
}
