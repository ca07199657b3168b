//! Whole games, played at tables, stored, and read back.

use std::{env, sync::Arc, time::Duration};

use chance::{Commitment, Contribution, Salt, Secret};
use game::Seat;
use protocol::stored;
use server::store::{
    Entry, Exported, Imported, OpenStore, OpenedTable, Row, Store, Summary, export, import,
};
use shelf::Game;
use table::{
    Access, By, Circumstances, Clock, Command, Event, First, Moment, Options, Permission, PersonId,
    Phase, Sitting, Stakes, Standing, Table, TableId,
};

use super::sample::person;
use crate::data::{TestData, on_every_database};

on_every_database! {
    stored_tables_are_the_tables_that_were_played,
    an_export_holds_every_record_and_no_secret_of_a_running_game,
}

/// When everything happens: 15 November 2026, noon.
const NOON: Moment = Moment::from_millis(1_794_744_000_000);

/// A table with its secret and everything that happened there.
pub(crate) struct Story {
    table: Table,
    secret: (Secret, Salt),
    events: Vec<Event>,
}

impl Story {
    fn open(number: u8, game: Game) -> Self {
        let secret = (Secret::of([number; 32]), Salt::of([number + 100; 32]));
        let options = Options {
            game,
            setup: String::new(),
            beginning: table::Beginning::Setup,
            seats: 2,
            first: First::ByLot,
            clock: Clock::None,
            take_backs: Permission::Allowed,
            aids: Permission::Allowed,
            stakes: Stakes::Friendly,
            access: Access::Public,
        };
        let id = TableId::of([number; 10]);
        let commitment = Commitment::to(&secret.0, &secret.1);
        let opened = Table::open(
            id,
            person(1),
            options,
            table::Host::Server(commitment),
            None,
            &circumstances(secret),
        );
        let (table, event) = opened.expect("an open table");
        Self { table, secret, events: vec![event] }
    }

    fn execute(&mut self, by: PersonId, command: Command) {
        let circumstances = circumstances(self.secret);
        let events = self.table.execute(By::Person(by), command, &circumstances).expect("executed");
        self.events.extend(events);
    }

    fn start(&mut self) {
        for (seat, number) in Seat::ALL.into_iter().zip([1, 2]) {
            let contribution = Contribution::of([number; 16]);
            self.execute(
                person(number),
                Command::Sit {
                    seat,
                    sitting: Sitting::Myself,
                    contribution: Some(contribution),
                    wish: None,
                },
            );
        }
        assert_eq!(self.table.phase(), Phase::Playing);
    }

    /// Plays some actions, each the first that is legal.
    fn play(&mut self, actions: usize) {
        for _ in 0..actions {
            let Some(seat) = self.table.actor() else { return };
            let by = self.table.sitter(seat).and_then(table::Sitter::person).expect("a person");
            let action = self.table.game().expect("a game").actions()[0].clone();
            let answers = self.table.events() - 1;
            self.execute(by, Command::Act { seat, actions: vec![action], answers });
        }
    }

    pub(crate) fn entry(&self) -> Entry {
        let options = self.table.options();
        let opening = OpenedTable {
            id: self.table.id(),
            opener: self.table.opener(),
            game: options.game,
            access: options.access,
            stakes: options.stakes,
            opened_at: self.table.opened_at(),
            secret: self.secret.0,
            salt: self.secret.1,
        };
        let row = |(number, event): (usize, &Event)| Row {
            table: self.table.id(),
            number: number as u32,
            at: event.at,
            command: None,
            version: stored::VERSION,
            body: stored::write(event),
        };
        let summary = Summary {
            phase: self.table.phase(),
            sitters: self.table.sitters().to_vec(),
            finished_at: self.table.finished_at(),
            result: self
                .table
                .finished_at()
                .and(self.table.game())
                .map(shelf::GameInProgress::result),
        };
        let rows = self.events.iter().enumerate().map(row).collect();
        Entry { opening: Some(opening), rows, summary: Some(summary), keeper: None }
    }
}

fn circumstances(secret: (Secret, Salt)) -> Circumstances {
    Circumstances {
        now: NOON,
        chance: table::ChanceSupply::Secret(secret.0, secret.1),
        standing: Standing::Guest,
        lag: Duration::ZERO,
        gone: [None; Seat::MOST],
    }
}

/// Of every game one that runs, one that is over, and a table without one.
pub(crate) fn stories() -> Vec<Story> {
    let mut stories = Vec::new();
    for (number, game) in (1..).zip(Game::ALL) {
        let mut running = Story::open(number, game);
        running.start();
        running.play(5);
        let mut over = Story::open(number + 10, game);
        over.start();
        over.play(8);
        let seat = over.table.actor().expect("someone to act");
        let by = over.table.sitter(seat).and_then(table::Sitter::person).expect("a person");
        over.execute(by, Command::Resign { seat });
        stories.extend([running, over, Story::open(number + 20, game)]);
    }
    stories
}

async fn stored(data: &TestData, stories: &[Story]) -> Arc<dyn Store> {
    let OpenStore { store, file, .. } = data.open().await;
    let entries: Vec<Entry> = stories.iter().map(Story::entry).collect();
    store.append(&entries).await.expect("appended");
    store.beat(NOON).await.expect("noted");
    // How files of releases are made: see `tests/releases/README.md`.
    if let Some((path, file)) = env::var_os("LUDOTHEQUE_RELEASE_FILE").zip(file) {
        file.backup(path.as_ref()).await.expect("a copy");
    }
    store
}

async fn stored_tables_are_the_tables_that_were_played(data: TestData) {
    let stories = stories();
    let store = stored(&data, &stories).await;
    for story in &stories {
        let id = story.table.id();
        let rows = store.events(id, 0).await.expect("events");
        let events = rows.iter().map(|row| stored::read(row.version, &row.body).expect("an event"));
        let events: Vec<Event> = events.collect();
        assert_eq!(events, story.events);
        let table = Table::replay(id, events).expect("a table");
        assert_eq!(table.phase(), story.table.phase());
        assert_eq!(table.sitters(), story.table.sitters());
        let entries = |table: &Table| table.game().map(shelf::GameInProgress::entries);
        assert_eq!(entries(&table), entries(&story.table));
        assert_eq!(store.secret(id).await, Ok(Some(story.secret)));
    }
}

async fn an_export_holds_every_record_and_no_secret_of_a_running_game(data: TestData) {
    let stories = stories();
    let store = stored(&data, &stories).await;
    let mut out = Vec::new();
    let exported = export(&*store, &mut out, &record).await.expect("exported");
    assert_eq!(exported, Exported { records: 8, tables_without: 4 });
    let text = String::from_utf8(out).expect("a text");
    for story in &stories {
        let secret = story.secret.0.to_string();
        assert_eq!(text.contains(&secret), story.table.phase() == Phase::Over);
    }

    // Another server takes them all in, and gives them out again.
    let elsewhere = data.another();
    let other = elsewhere.store().await;
    let imported = import(&*other, &text, NOON).await.expect("imported");
    assert_eq!(imported, Imported { new: 8, before: 0, varied: 0, refused: vec![] });
    let mut again = Vec::new();
    export(&*other, &mut again, &record).await.expect("exported");
    assert_eq!(String::from_utf8(again).expect("a text"), text);
}

fn record(rows: &[Row]) -> Option<String> {
    let read = |row: &Row| stored::read(row.version, &row.body).expect("an event");
    let table = Table::replay(rows[0].table, rows.iter().map(read)).expect("a table");
    table.record(&|_| None, None, "")
}
