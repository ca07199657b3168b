//! Two servers over one database: whatever reaches whichever of them, a table has one
//! history, and both come to know it.

mod together;
mod upgrading;

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, LazyLock, atomic::Ordering},
    time::Duration,
};

use chance::Contribution;
use futures_util::future::join_all;
use game::Seat;
use protocol::CommandId;
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use shelf::Game;
use sqlx::{Connection, PgConnection};
use table::{
    Access, Beginning, By, Clock, Command, EventKind, First, Options, Permission, PersonId, Phase,
    Phrase, Proposal, Sitting, Stakes, Standing, Table, TableId,
};

use super::{CommandError, CommandSender, Opener, Opening, Room, SeatPlan};
use crate::{
    AppState, Settings,
    bus::{Announcement, Bus, BusAddress},
    store::{Database, Postgres, PostgresAddress},
};

/// The database server that all these tests share.
static POSTGRES: LazyLock<testbed::Postgres> = LazyLock::new(|| {
    testbed::Postgres::start().expect("PostgreSQL, which `cargo xtask check` installs")
});

const ADA: PersonId = PersonId::of([1; 10]);
const BLAISE: PersonId = PersonId::of([2; 10]);
const PHRASES: [Phrase; 3] = [Phrase::Hello, Phrase::HaveFun, Phrase::WellPlayed];

/// Two servers over a new database. Nothing keeps the second one away here.
async fn two_servers(name: &str) -> [Arc<AppState>; 2] {
    two_servers_on(name, None).await
}

/// The same, each on this bus.
async fn two_servers_on(name: &str, bus: Option<&BusAddress>) -> [Arc<AppState>; 2] {
    POSTGRES.create(name, None).expect("a database");
    let address = POSTGRES.url(name).parse().expect("an address");
    Postgres::migrate(&address).await.expect("prepared");
    [server(name, bus).await, server(name, bus).await]
}

/// One more server over this database.
async fn server(name: &str, bus: Option<&BusAddress>) -> Arc<AppState> {
    let address: PostgresAddress = POSTGRES.url(name).parse().expect("an address");
    let settings = Settings { postgres: Some(address.clone()), ..Settings::new("unused") };
    let store = Database::Postgres(address).open().await.expect("open data");
    let bus = match bus {
        Some(address) => Some(Arc::new(Bus::open(address, "test").await.expect("a bus"))),
        None => None,
    };
    AppState::open(settings, store, bus, HashMap::new()).await.expect("an open server")
}

fn opening(clock: Clock) -> Opening {
    let options = Options {
        game: Game::Kuba,
        setup: String::new(),
        beginning: Beginning::Setup,
        seats: 2,
        first: First::ByLot,
        clock,
        take_backs: Permission::Allowed,
        aids: Permission::Allowed,
        stakes: Stakes::Friendly,
        access: Access::Public,
    };
    Opening { options, seats: Vec::new(), wish: None, ready: false }
}

fn asking(person: PersonId, id: &str) -> CommandSender {
    let id = CommandId::try_from(id.to_owned()).expect("an id");
    CommandSender { id: Some(id), ..CommandSender::of(By::Person(person)) }
}

async fn room(server: &Arc<AppState>, table: TableId) -> Arc<Room> {
    server.rooms.get(server, table).await.expect("read").expect("a table")
}

/// Ada and Blaise sit down, each at their own server, and the game begins.
async fn game(servers: &[Arc<AppState>; 2], clock: Clock) -> TableId {
    let opener = Opener { person: ADA, network: None };
    let table = servers[0].rooms.open(&servers[0], opener, Standing::Guest, opening(clock)).await;
    let table = table.expect("an open table").id;
    for (number, person) in [ADA, BLAISE].into_iter().enumerate() {
        let command = Command::Sit {
            seat: Seat::ALL[number],
            sitting: Sitting::Myself,
            contribution: Some(Contribution::of([7; 16])),
            wish: None,
        };
        let room = room(&servers[number], table).await;
        let sat = room.execute(&servers[number], asking(person, "sit"), command).await;
        sat.expect("an open seat");
    }
    table
}

/// What somebody may want who knows the table like this.
fn command(table: &Table, rng: &mut SmallRng) -> Command {
    let proposals = [Proposal::Draw, Proposal::TakeBack, Proposal::Pause];
    let proposal = proposals[rng.random_range(0..proposals.len())];
    let actions = table.game().map(shelf::GameInProgress::actions).unwrap_or_default();
    match (rng.random_range(0..10), table.actor()) {
        (0..6, Some(seat)) if !actions.is_empty() => {
            let action = actions[rng.random_range(0..actions.len())].clone();
            Command::Act { seat, actions: vec![action], answers: table.events() - 1 }
        }
        (6, _) => Command::Propose { proposal },
        (7, _) => Command::Answer { proposal, agreed: rng.random_bool(0.5) },
        (8, _) => Command::Resume,
        _ => Command::Say { phrase: PHRASES[rng.random_range(0..PHRASES.len())] },
    }
}

/// A command, and what became of it wherever it was sent.
type Answered = (PersonId, String, Vec<Result<u32, CommandError>>);

/// Somebody sends commands, each to one server or to both at once.
async fn plays(
    servers: &[Arc<AppState>; 2],
    table: TableId,
    person: PersonId,
    seed: u64,
) -> Vec<Answered> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut answered = Vec::new();
    for number in 0..30 {
        let id = format!("{seed}-{number}");
        let first = rng.random_range(0..2);
        let shown = room(&servers[first], table).await;
        let wanted = command(&shown.look().await.table, &mut rng);
        let chosen = if rng.random_bool(0.3) { vec![first, 1 - first] } else { vec![first] };
        let sent = chosen.into_iter().map(|server| {
            let (state, id, command) = (Arc::clone(&servers[server]), id.clone(), wanted.clone());
            async move {
                let room = room(&state, table).await;
                room.execute(&state, asking(person, &id), command).await
            }
        });
        let answers = join_all(sent).await;
        answered.push((person, id, answers));
    }
    answered
}

#[tokio::test]
async fn whatever_reaches_whichever_server_there_is_one_history() {
    let servers = two_servers("interleavings").await;
    let mut executed = 0;
    for seed in 0..10 {
        let table = game(&servers, Clock::None).await;
        let (ada, blaise) = tokio::join!(
            plays(&servers, table, ADA, 2 * seed),
            plays(&servers, table, BLAISE, 2 * seed + 1)
        );
        let rows = servers[0].store.events(table, 0).await.expect("events");
        let stored = |person: PersonId, id: &str| {
            let done = |row: &&crate::store::Row| row.command == Some((person, id.to_owned()));
            rows.iter().filter(done).map(|row| row.number + 1).collect::<Vec<_>>()
        };
        let mut known = HashSet::from([(ADA, "sit".to_owned()), (BLAISE, "sit".to_owned())]);
        for (person, id, answers) in ada.into_iter().chain(blaise) {
            let mut told = Vec::new();
            for answer in answers {
                match answer {
                    Ok(upto) => told.push(upto),
                    Err(CommandError::Table(_) | CommandError::Room(_)) => {}
                    Err(failure) => panic!("{id}: {failure}"),
                }
            }
            // Whoever sends a command twice is told the same twice.
            told.dedup();
            assert_eq!(stored(person, &id), told, "seed {seed}, command {id}");
            executed += told.len();
            known.insert((person, id));
        }
        let unknown = rows.iter().filter_map(|row| row.command.clone());
        assert!(unknown.into_iter().all(|command| known.contains(&command)));

        let numbers: Vec<u32> = rows.iter().map(|row| row.number).collect();
        assert_eq!(numbers, (0..rows.len() as u32).collect::<Vec<_>>());
        let events = rows.iter().map(|row| protocol::stored::read(row.version, &row.body));
        let events: Result<Vec<_>, _> = events.collect();
        let replayed = Table::replay(table, events.expect("events")).expect("one history");
        assert_ne!(replayed.phase(), Phase::Seating);
        for server in &servers {
            let room = room(server, table).await;
            let seen = room.look_afresh(server).await.expect("read");
            assert_eq!(seen.table.events(), rows.len() as u32);
            assert_eq!(
                seen.table.game().map(shelf::GameInProgress::entries),
                replayed.game().map(shelf::GameInProgress::entries)
            );
        }
    }
    assert!(executed > 100, "{executed} commands were executed");
}

#[tokio::test]
async fn what_is_stored_is_announced_and_read() {
    let nats = testbed::Nats::start().expect("nats-server, which `cargo xtask check` installs");
    let address: BusAddress = nats.url().parse().expect("an address");
    let servers = two_servers_on("announcements", Some(&address)).await;
    let table = game(&servers, Clock::None).await;
    let there = room(&servers[1], table).await;
    let listener = Bus::open(&address, "listener").await.expect("a bus");
    let mut subscription = listener.subscribe().await.expect("a subscription");
    // What is told before the listener is there, it does not hear.
    for number in 0.. {
        let say = Command::Say { phrase: PHRASES[number % PHRASES.len()] };
        let here = room(&servers[0], table).await;
        let said = here.execute(&servers[0], asking(ADA, &format!("say-{number}")), say).await;
        let Ok(events) = said else { panic!("{said:?}") };
        let told = tokio::time::timeout(Duration::from_secs(1), subscription.next()).await;
        if let Ok(told) = told {
            let Some(Announcement::TableChanged { table: of, events: told }) = told else {
                panic!("{told:?}")
            };
            assert_eq!(of, table);
            assert!(told <= events);
            break;
        }
    }
    // Whoever is told of events reads them; of others there is nothing to read.
    let known = servers[1].store.events(table, 0).await.expect("events").len() as u32;
    servers[1].rooms.hear_of(&servers[1], table, known);
    servers[1].rooms.hear_of(&servers[1], TableId::of([9; 10]), 1);
    while there.look().await.table.events() < known {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn what_one_server_stored_is_known_at_the_other_to_whoever_asks() {
    let servers = two_servers("news").await;
    let table = game(&servers, Clock::None).await;
    let (here, there) = (room(&servers[0], table).await, room(&servers[1], table).await);
    let happens = [
        (ADA, Command::Say { phrase: Phrase::Hello }),
        (BLAISE, Command::Say { phrase: Phrase::Hello }),
        (ADA, Command::Propose { proposal: Proposal::Draw }),
    ];
    for (number, (person, command)) in happens.into_iter().enumerate() {
        let sender = asking(person, &format!("here-{number}"));
        let upto = here.execute(&servers[0], sender, command).await.expect("done");
        let before = there.readings.begun.load(Ordering::Relaxed);
        let asked = (0..1000)
            .map(|_| async { there.look_afresh(&servers[1]).await.expect("read").table.events() });
        let known = join_all(asked).await;
        assert!(known.iter().all(|known| *known == upto), "{known:?}");
        let readings = there.readings.begun.load(Ordering::Relaxed) - before;
        // The server itself looks each second, too.
        assert!((1..100).contains(&readings), "{readings} readings for a thousand");
    }
}

/// The history of a table.
async fn history(server: &Arc<AppState>, table: TableId) -> Vec<EventKind> {
    let rows = server.store.events(table, 0).await.expect("events");
    let read = |row: &crate::store::Row| protocol::stored::read(row.version, &row.body);
    rows.iter().map(|row| read(row).expect("an event").kind).collect()
}

#[tokio::test]
async fn time_without_any_server_is_noted_once_whoever_acts_first() {
    let servers = two_servers("outage").await;
    let hour = Duration::from_hours(1);
    let table = game(&servers, Clock::Total { total: hour, increment: Duration::ZERO }).await;
    let mut database = PgConnection::connect(&POSTGRES.url("outage")).await.expect("a connection");
    // As if no server had lived for a minute.
    sqlx::query("UPDATE servers SET beat_at = beat_at - 60000")
        .execute(&mut database)
        .await
        .expect("done");
    let outages = async || {
        let history = history(&servers[0], table).await;
        history.iter().filter(|kind| matches!(kind, EventKind::Outage { .. })).count()
    };
    while outages().await == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for (server, person) in servers.iter().zip([ADA, BLAISE]) {
        let room = room(server, table).await;
        let command = Command::Say { phrase: Phrase::Thanks };
        room.execute(server, asking(person, "thanks"), command).await.expect("said");
        room.note_outage(server, None).await.expect("nothing more to note");
    }
    assert_eq!(outages().await, 1);
}

#[tokio::test]
async fn a_flag_falls_once_though_both_servers_look() {
    let servers = two_servers("flags").await;
    let clock = Clock::Total { total: Duration::from_secs(1), increment: Duration::ZERO };
    let table = game(&servers, clock).await;
    for server in &servers {
        room(server, table).await.kept.store(true, Ordering::Release);
    }
    let fallen = async || {
        let history = history(&servers[0], table).await;
        history.iter().filter(|kind| matches!(kind, EventKind::Left { .. })).count()
    };
    while fallen().await == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for server in &servers {
        let room = room(server, table).await;
        let sender = CommandSender::of(By::Host);
        room.execute(server, sender, Command::LookAtClocks).await.expect_err("no flag is up");
    }
    assert_eq!(fallen().await, 1);
}

#[tokio::test]
async fn a_bot_moves_once_though_both_servers_let_it() {
    let servers = two_servers("bots").await;
    let opener = Opener { person: ADA, network: None };
    let seats =
        vec![(Seat::ALL[0], SeatPlan::Taken(Sitting::Myself)), (Seat::ALL[1], SeatPlan::Bot(1))];
    let mut wanted = Opening { seats, ..opening(Clock::None) };
    wanted.options.first = First::AsSeated;
    let here = servers[0].rooms.open(&servers[0], opener, Standing::Guest, wanted).await;
    let here = here.expect("an open table");
    let there = room(&servers[1], here.id).await;
    let contribution = Contribution::of([7; 16]);
    let begun = here.execute(&servers[0], asking(ADA, "x"), Command::Contribute { contribution });
    begun.await.expect("begun");
    for number in 0..6 {
        let mut turn = here.look_afresh(&servers[0]).await.expect("read").table.clone();
        while turn.phase() == Phase::Playing && turn.actor() != Some(Seat::ONE) {
            for (server, room) in servers.iter().zip([&here, &there]) {
                let seen = room.look_afresh(server).await.expect("read").table.clone();
                room.kept.store(true, Ordering::Release);
                super::following_up::after(server, room, &seen);
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
            turn = here.look_afresh(&servers[0]).await.expect("read").table.clone();
        }
        if turn.phase() != Phase::Playing {
            break;
        }
        let action = turn.game().expect("a game").actions()[0].clone();
        let answers = turn.events() - 1;
        let command = Command::Act { seat: Seat::ONE, actions: vec![action], answers };
        let acted = here.execute(&servers[0], asking(ADA, &format!("act-{number}")), command);
        acted.await.expect("a legal action");
    }
    let rows = servers[0].store.events(here.id, 0).await.expect("events");
    let read = |row: &crate::store::Row| protocol::stored::read(row.version, &row.body);
    let events: Result<Vec<_>, _> = rows.iter().map(read).collect();
    // A second move in the same turn could not be replayed.
    let replayed = Table::replay(here.id, events.expect("events")).expect("one history");
    assert!(replayed.game().expect("a game").entries().len() > 5);
}

#[tokio::test]
async fn a_server_that_ends_leaves_its_tables_to_the_other() {
    let servers = two_servers("ends").await;
    let table = game(&servers, Clock::None).await;
    // Blaise sat down last, at the second.
    servers[1].close().await;
    while !room(&servers[0], table).await.is_kept() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
