//! One WebSocket connection, from the greeting to the end. Its task reads,
//! executes and writes in turn; nothing it has begun is ever cut off half-way. It
//! holds little while it is idle: there may be ten thousand of them.

use std::{
    collections::{HashMap, VecDeque},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use axum::{
    body::Bytes,
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket, close_code},
    },
    response::Response,
};
use futures_util::SinkExt;
use game::{Coded, Notice};
use protocol::{CommandId, Decoded, FromServer, ToServer};
use table::{By, PersonId, TableId};
use tokio::sync::broadcast::error::RecvError;
use words::Language;

use super::outbox::{Outbox, Waiting, outbox, text};
use crate::{
    AppState,
    api_error::error,
    app_state::closed,
    caller::Caller,
    language::{Reader, words},
    people::{Entered, RateKey, RateScope, Refusal, Revocation},
    rooms::{CommandError, CommandSender, Room, RoomError},
};

/// The longest message that is read.
const LONGEST: usize = 16 * 1024;
/// What is set aside for reading and writing; more grows as it is needed.
const BUFFER: usize = 1024;
/// How often a connection is pinged; one that does not answer in between is
/// gone.
const PING: Duration = Duration::from_secs(20);
/// How many tables one connection follows at most.
const MOST_TABLES: usize = 64;

/// Names a connection for as long as the server is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ConnectionId(u64);

impl ConnectionId {
    fn next() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        Self(COUNT.fetch_add(1, Ordering::Relaxed))
    }
}

/// Live tables over WebSocket: docs/protocol.md tells what is said there.
#[utoipa::path(
    get, path = "/api/live", tag = "tables",
    responses(
        (status = 101, description = "a WebSocket"),
        (status = 400, description = "no WebSocket was asked for"),
        (status = 401, description = "your token has expired"),
        (status = 426, description = "a WebSocket can’t begin on this connection"),
    ),
)]
pub(crate) async fn live(
    State(state): State<Arc<AppState>>,
    entered: Option<Entered>,
    caller: Caller,
    reader: Reader,
    socket: WebSocketUpgrade,
) -> Response {
    let socket = socket
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(BUFFER)
        .write_buffer_size(4 * BUFFER)
        .max_write_buffer_size(1024 * 1024);
    let language = reader.language();
    socket.on_upgrade(move |socket| async move {
        let (outbox, waiting) = outbox();
        let connection = LiveConnection {
            state,
            id: ConnectionId::next(),
            entered,
            caller,
            language,
            outbox,
            greeted: false,
            tables: HashMap::new(),
            pages: VecDeque::new(),
            lag: Duration::ZERO,
            pinged: None,
        };
        Box::pin(connection.run(socket, waiting)).await;
    })
}

struct LiveConnection {
    state: Arc<AppState>,
    id: ConnectionId,
    entered: Option<Entered>,
    caller: Caller,
    language: Language,
    outbox: Outbox,
    greeted: bool,
    tables: HashMap<TableId, Arc<Room>>,
    /// The tables of which more pages are to be sent, each with the number of the
    /// event that the next one begins with.
    pages: VecDeque<(TableId, u32)>,
    /// The last round trip that a ping took.
    lag: Duration,
    /// When the ping was sent that is not answered yet.
    pinged: Option<Instant>,
}

/// Why a connection ends.
enum End {
    /// The other side is gone, does not read, or broke the protocol of WebSocket.
    Gone,
    /// With these words for programs.
    Closed(u16, &'static str),
}

impl LiveConnection {
    async fn run(mut self, mut socket: WebSocket, mut waiting: Waiting) {
        metrics::gauge!("ludotheque_live_connections").increment(1.0);
        let end = self.serve(&mut socket, &mut waiting).await;
        if let End::Closed(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            let send = socket.send(Message::Close(Some(frame)));
            let _ = tokio::time::timeout(self.state.settings.patience.unread, send).await;
        }
        for room in std::mem::take(&mut self.tables).into_values() {
            room.unfollow(&self.state, self.id);
        }
        metrics::gauge!("ludotheque_live_connections").decrement(1.0);
    }

    async fn serve(&mut self, socket: &mut WebSocket, waiting: &mut Waiting) -> End {
        let mut closing = self.state.closing();
        let mut revocations = self.state.people.revocations();
        let mut pings = tokio::time::interval(PING);
        loop {
            tokio::select! {
                heard = socket.recv() => match heard {
                    Some(Ok(message)) => {
                        if let Some(end) = self.handle(message).await {
                            return end;
                        }
                    }
                    Some(Err(_)) | None => return End::Gone,
                },
                Some(text) = waiting.next() => {
                    if socket.feed(Message::Text(text)).await.is_err() {
                        return End::Gone;
                    }
                }
                () = std::future::ready(()), if !self.pages.is_empty() => self.next_page().await,
                _ = pings.tick() => {
                    if self.pinged.is_some() {
                        return End::Closed(close_code::AWAY, "no answer to a ping");
                    }
                    self.pinged = Some(Instant::now());
                    if socket.feed(Message::Ping(Bytes::new())).await.is_err() {
                        return End::Gone;
                    }
                }
                revocation = revocations.recv() => {
                    if let Some(end) = self.ended_by(revocation).await {
                        return end;
                    }
                }
                () = closed(&mut closing) => {
                    return End::Closed(close_code::RESTART, "server shutting down");
                }
            }
            // Whoever does not read would not read a farewell either.
            if waiting.is_overflown() {
                return End::Gone;
            }
            let sending = send_all(socket, waiting);
            match tokio::time::timeout(self.state.settings.patience.unread, sending).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) | Err(_) => return End::Gone,
            }
        }
    }

    async fn handle(&mut self, message: Message) -> Option<End> {
        match message {
            Message::Text(text) => Box::pin(self.heard(text.as_str())).await,
            Message::Pong(_) => {
                if let Some(pinged) = self.pinged.take() {
                    self.lag = pinged.elapsed();
                }
                None
            }
            Message::Ping(_) => None,
            Message::Binary(_) => Some(End::Closed(close_code::UNSUPPORTED, "text only")),
            Message::Close(_) => Some(End::Gone),
        }
    }

    async fn heard(&mut self, text: &str) -> Option<End> {
        let message = match protocol::decode(text) {
            Decoded::Message(message) => message,
            Decoded::Unknown => {
                match self.may_look() {
                    Ok(()) => self.tell(&FromServer::Reload),
                    Err(refusal) => self.error(&refusal.notice()),
                }
                return None;
            }
            Decoded::Garbage => {
                return Some(End::Closed(close_code::INVALID, "not a message"));
            }
        };
        // The commands of somebody who is known have a pace of their own.
        let is_paced = self.entered.is_some() && matches!(message, ToServer::Do { .. });
        if !is_paced && let Err(refusal) = self.may_look() {
            self.error(&refusal.notice());
            return None;
        }
        match message {
            ToServer::Hello { version } if version == protocol::VERSION => self.greet().await,
            ToServer::Hello { .. } => self.tell(&FromServer::Reload),
            _ if !self.greeted => {
                return Some(End::Closed(close_code::POLICY, "greet first"));
            }
            ToServer::Follow { table, after } => self.follow(table, after).await,
            ToServer::Unfollow { table } => {
                self.pages.retain(|(of, _)| *of != table);
                if let Some(room) = self.tables.remove(&table) {
                    room.unfollow(&self.state, self.id);
                }
            }
            ToServer::Do { table, id, command } => self.command(table, id, command).await,
        }
        None
    }

    async fn greet(&mut self) {
        self.greeted = true;
        let you = match self.person() {
            // They may have another name by now.
            Some(person) => self.state.people.shown([person]).await.pop(),
            None => None,
        };
        let now = self.state.now();
        self.tell(&FromServer::Welcome { version: protocol::VERSION, you, now });
    }

    async fn follow(&mut self, table: TableId, after: Option<u32>) {
        if self.tables.len() >= MOST_TABLES && !self.tables.contains_key(&table) {
            return self.error(&RoomError::TooMany { most: MOST_TABLES }.notice());
        }
        let room = match self.room(table).await {
            Ok(room) => room,
            Err(refusal) => return self.error(&refusal.notice()),
        };
        let followed = room.follow(&self.state, self.id, self.person(), &self.outbox, after).await;
        let next = match followed {
            Ok(next) => next,
            Err(refusal) => return self.error(&refusal.notice()),
        };
        self.pages.retain(|(of, _)| *of != table);
        self.pages.extend(next.map(|next| (table, next)));
        self.tables.insert(table, room);
    }

    /// Another page, of the table that has waited longest for one.
    async fn next_page(&mut self) {
        let Some((table, first)) = self.pages.pop_front() else { return };
        let Some(room) = self.tables.get(&table) else { return };
        let next = room.next_page(self.id, &self.outbox, first).await;
        self.pages.extend(next.map(|next| (table, next)));
    }

    async fn command(&mut self, table: TableId, id: CommandId, command: protocol::Command) {
        let answer = match self.execute(table, &id, command).await {
            Ok(upto) => FromServer::Done { id, table, upto },
            Err(refusal) => {
                let words = words(self.language);
                let error = error(&refusal.notice(), refusal.rule(), refusal.at(), words);
                FromServer::Refused { id, table, error }
            }
        };
        self.tell(&answer);
    }

    async fn execute(
        &self,
        table: TableId,
        id: &CommandId,
        command: protocol::Command,
    ) -> Result<u32, CommandError> {
        let person = &self.entered.as_ref().ok_or(Refusal::Nobody)?.person;
        self.state.people.may_act(person.id, self.state.now())?;
        let room = self.room(table).await?;
        let sender = CommandSender {
            by: By::Person(person.id),
            standing: person.standing(),
            lag: self.lag,
            id: Some(id.clone()),
        };
        room.execute(&self.state, sender, command.into()).await
    }

    async fn room(&self, id: TableId) -> Result<Arc<Room>, CommandError> {
        match self.tables.get(&id) {
            Some(room) => Ok(Arc::clone(room)),
            None => Ok(self.state.rooms.get(&self.state, id).await?.ok_or(RoomError::NoTable)?),
        }
    }

    /// Whether they may look around now, they and all who are where they are.
    fn may_look(&self) -> Result<(), Refusal> {
        let (limits, now) = (self.state.people.rate_limits(), self.state.now());
        if let Some(person) = self.person() {
            limits.allow(RateScope::Reading, &RateKey::Person(person), now)?;
        }
        let address = RateKey::address(self.caller.address);
        Ok(limits.allow(RateScope::Reading, &address, now)?)
    }

    fn person(&self) -> Option<PersonId> {
        self.entered.as_ref().map(|entered| entered.person.id)
    }

    /// Whether something that ended takes this connection with it.
    async fn ended_by(&self, heard: Result<Revocation, RecvError>) -> Option<End> {
        if !self.state.people.admits(self.caller.address) {
            return Some(End::Closed(close_code::POLICY, "the address is blocked"));
        }
        let entered = self.entered.as_ref()?;
        match self.state.people.is_ended(entered, heard).await {
            Ok(false) => None,
            Ok(true) => Some(End::Closed(close_code::POLICY, "the credential has ended")),
            // Whoever comes back shows who they are.
            Err(_) => Some(End::Closed(close_code::AWAY, "the credential can't be read")),
        }
    }

    fn error(&self, notice: &Notice) {
        let error = error(notice, None, None, words(self.language));
        self.tell(&FromServer::Error { error });
    }

    fn tell(&self, message: &FromServer) {
        self.outbox.put(text(message));
    }
}

/// Sends what waits, in as few pieces as possible.
async fn send_all(socket: &mut WebSocket, waiting: &mut Waiting) -> Result<(), axum::Error> {
    while let Some(text) = waiting.next_now() {
        socket.feed(Message::Text(text)).await?;
    }
    socket.flush().await
}
