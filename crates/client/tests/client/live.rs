//! Real sockets: a whole game over connections that break again and again, or fall
//! silent.

use std::{
    future,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use client::{Caller, ClientError, Connection, Live, News};
use futures_util::{SinkExt, StreamExt};
use game::Seat;
use protocol::{Decoded, FromServer, ToServer, decode};
use table::{PersonId, Phase};
use tokio::{
    io::AsyncWriteExt,
    net::{TcpListener, TcpStream},
    sync::{Mutex, broadcast},
    task::JoinSet,
};
use tokio_tungstenite::{
    accept_hdr_async,
    tungstenite::{
        Message,
        handshake::server::{Request, Response},
    },
};

use crate::fake_server::{ADA, BLAISE, FakeServer, TABLE, acts, id, sits_down};

/// Who connected, so that everybody hears what happens.
struct Room {
    server: Mutex<FakeServer>,
    news: broadcast::Sender<String>,
    ending: Ending,
    /// How many have called.
    calls: AtomicUsize,
}

/// How a connection ends.
#[derive(Clone, Copy)]
enum Ending {
    /// Every one is dropped without a word after so many messages.
    Dropped(usize),
    /// As if the machine were gone: the first ones, so many, stay open and nothing is
    /// heard of them any more after so many messages.
    Silent { calls: usize, messages: usize },
}

/// Opens a server.
async fn open_server(ending: Ending) -> (SocketAddr, Arc<Room>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("its address");
    let (news, _) = broadcast::channel(1_000);
    let room = Arc::new(Room {
        server: Mutex::new(FakeServer::new()),
        news,
        ending,
        calls: AtomicUsize::new(0),
    });
    let shared = Arc::clone(&room);
    tokio::spawn(async move {
        let mut guests = JoinSet::new();
        while let Ok((stream, _)) = listener.accept().await {
            guests.spawn(receive(stream, Arc::clone(&shared)));
        }
    });
    (address, room)
}

/// Serves one connection to its end.
async fn receive(stream: TcpStream, room: Arc<Room>) {
    let mut person = None;
    #[allow(clippy::result_large_err, reason = "the library wants it so")]
    let greet = |request: &Request, response: Response| {
        let token = request.headers().get("authorization").and_then(|value| value.to_str().ok());
        person = match token {
            Some("Bearer ada") => Some(ADA),
            Some("Bearer blaise") => Some(BLAISE),
            _ => None,
        };
        Ok(response)
    };
    let Ok(mut socket) = accept_hdr_async(stream, greet).await else { return };
    let mut news = room.news.subscribe();
    let call = room.calls.fetch_add(1, Ordering::Relaxed);
    let lasting = match room.ending {
        Ending::Dropped(messages) => messages,
        Ending::Silent { calls, messages } if call < calls => messages,
        Ending::Silent { .. } => usize::MAX,
    };
    for _ in 0..lasting {
        let answers = tokio::select! {
            told = news.recv() => told.into_iter().collect(),
            heard = socket.next() => {
                let Some(Ok(Message::Text(text))) = heard else { return };
                answers(&room, person, text.as_str()).await
            }
        };
        for answer in answers {
            if socket.send(Message::text(answer)).await.is_err() {
                return;
            }
        }
    }
    if let Ending::Silent { .. } = room.ending {
        future::pending::<()>().await;
    }
}

/// What happens is told to all; answers to whoever asked.
async fn answers(room: &Room, person: Option<PersonId>, text: &str) -> Vec<String> {
    let Decoded::Message(message) = decode::<ToServer>(text) else { panic!("misheard: {text}") };
    let is_command = matches!(message, ToServer::Do { .. });
    let mut server = room.server.lock().await;
    let mut own = Vec::new();
    for answer in server.hear(person.expect("a known guest"), message) {
        let text = serde_json::to_string(&answer).expect("a message");
        if is_command && matches!(answer, FromServer::Events { .. }) {
            let _ = room.news.send(text);
        } else {
            own.push(text);
        }
    }
    own
}

/// Short, so that the test is; too short for a slow machine only costs another call.
const PATIENCE: Duration = Duration::from_millis(300);

/// Plays to the end of the game; says how many actions were done.
async fn play(address: SocketAddr, token: &str, person: PersonId, seat: Seat) -> usize {
    let url = format!("ws://{address}/");
    let caller = Caller::with_token(token);
    let live = Live::open(&url, caller, TABLE).await.expect("an open server");
    let mut live = live.with_patience(PATIENCE);
    let by_opening = live.until(|_| true).await.expect("events").sitter(seat).is_some();
    if !by_opening {
        let (id, command) = sits_down(seat);
        live.ask(id, command).await.expect("asked");
    }
    let (mut asked, mut done, mut waiting) = (0, 0, false);
    while live.table().is_none_or(|table| table.phase() != Phase::Over) {
        let command = live.table().and_then(|table| acts(table, person, asked));
        if let Some(command) = command.filter(|_| !waiting) {
            asked += 1;
            waiting = true;
            live.ask(id(&format!("a{asked}")), command).await.expect("asked");
        }
        match live.next().await.expect("news") {
            News::Done(id) if id.as_str().starts_with('a') => (done, waiting) = (done + 1, false),
            News::Refused(id, error) => panic!("{id}: {}", error.message),
            _ => {}
        }
    }
    done + usize::from(waiting)
}

#[tokio::test]
async fn a_whole_game_is_played_over_connections_that_break() {
    a_whole_game_is_played(Ending::Dropped(23)).await;
}

#[tokio::test]
async fn a_whole_game_is_played_though_connections_fall_silent() {
    a_whole_game_is_played(Ending::Silent { calls: 4, messages: 11 }).await;
}

async fn a_whole_game_is_played(ending: Ending) {
    let (address, room) = open_server(ending).await;
    // Ada sits by the opening: her client contributes to chance by itself.
    room.server.lock().await.seat(ADA, Seat::ONE);
    let [ada, blaise] = [("ada", ADA, Seat::ONE), ("blaise", BLAISE, Seat::TWO)]
        .map(|(token, person, seat)| tokio::spawn(play(address, token, person, seat)));
    let done = ada.await.expect("Ada") + blaise.await.expect("Blaise");
    let server = room.server.lock().await;
    let is_action = |event: &&table::Event| matches!(event.kind, table::EventKind::Acted { .. });
    assert_eq!(server.events.iter().filter(is_action).count(), done, "each action once");
    assert_eq!(server.table.phase(), Phase::Over);
}

#[tokio::test]
async fn calls_can_come_from_any_address_of_the_machine() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("ws://{}/api/live", listener.local_addr().expect("its address"));
    let caller = Caller::anyone().calling_from("127.1.2.3".parse().expect("an address"));
    let call = tokio::spawn(async move { Connection::open(&url, &caller).await.map(drop) });
    let (mut stream, from) = listener.accept().await.expect("a caller");
    assert_eq!(from.ip().to_string(), "127.1.2.3");
    stream.write_all(b"HTTP/1.1 429 Too Many Requests\r\n\r\n").await.expect("an answer");
    let refused = call.await.expect("an end");
    assert!(matches!(refused, Err(ClientError::Status(429))), "{refused:?}");
}
