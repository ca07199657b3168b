//! The connection to the server: a WebSocket for the table that is looked at,
//! with what the follower knows and what is still to be said. What comes and goes
//! in the table's name is in `following.rs`.

use std::time::Duration;

use client::Follower;
use leptos::prelude::*;
use protocol::Person;
use table::TableId;
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{MessageEvent, WebSocket};

use super::{Me, api, browser, pending, silence::Silence};

/// How long to wait before calling again, at first and at most.
const FIRST_WAIT: Duration = Duration::from_millis(20);
const LONGEST_WAIT: Duration = Duration::from_secs(2);

/// A connection, or the wish for one.
pub(super) struct Connection {
    pub(super) follower: Follower,
    pub(super) silence: Silence,
    /// Who reads, and who that was when the server was called.
    pub(super) reader: Me,
    pub(super) called_as: Option<Person>,
    socket: Option<WebSocket>,
    ears: Option<Ears>,
    /// How long the next wait is, and the one that runs.
    wait: Duration,
    waiting: Option<TimeoutHandle>,
}

/// What the browser calls when something comes; the same for every socket.
pub(super) struct Ears {
    pub(super) opened: Closure<dyn FnMut()>,
    pub(super) heard: Closure<dyn FnMut(MessageEvent)>,
    pub(super) closed: Closure<dyn FnMut()>,
}

impl Connection {
    /// A line for a table, with what this tab still has to say there.
    pub(super) fn new(id: TableId, reader: Me) -> Self {
        let mut line = Self {
            follower: Follower::new(id),
            silence: Silence::begun(browser::now()),
            reader,
            called_as: None,
            socket: None,
            ears: None,
            wait: FIRST_WAIT,
            waiting: None,
        };
        let kept = browser::kept_by_tab(&kept_name(id)).unwrap_or_default();
        for asked in pending::read(&kept) {
            line.follower.take_over(asked);
        }
        line
    }

    /// From now on these are called.
    pub(super) fn listen_with(&mut self, ears: Ears) {
        self.ears = Some(ears);
    }

    /// Keeps what is not answered for a reload.
    pub(super) fn keep(&self) {
        let text = pending::text(self.follower.unanswered());
        browser::keep_in_tab(&kept_name(self.follower.id()), text.as_deref());
    }

    /// Says something, if the line is open; the follower says what matters again
    /// when it is.
    pub(super) fn send(&mut self, text: &str) {
        let open = self.socket.as_ref().filter(|it| it.ready_state() == WebSocket::OPEN);
        if open.is_some_and(|socket| socket.send_with_str(text).is_ok()) {
            self.silence.say(browser::now());
        }
    }

    /// Calls the server instead of whatever was before; whether the browser does.
    pub(super) fn call(&mut self) -> bool {
        self.hang_up();
        self.called_as = self.reader.person_now();
        let address = browser::live_address(&api::language());
        let Some(socket) = address.and_then(|address| WebSocket::new(&address).ok()) else {
            return false;
        };
        if let Some(ears) = &self.ears {
            socket.set_onopen(Some(ears.opened.as_ref().unchecked_ref()));
            socket.set_onmessage(Some(ears.heard.as_ref().unchecked_ref()));
            socket.set_onclose(Some(ears.closed.as_ref().unchecked_ref()));
        }
        self.socket = Some(socket);
        self.silence = Silence::begun(browser::now());
        true
    }

    /// Gives up the socket that it has; nothing more is heard of it.
    pub(super) fn hang_up(&mut self) {
        if let Some(waiting) = self.waiting.take() {
            waiting.clear();
        }
        let Some(socket) = self.socket.take() else { return };
        socket.set_onopen(None);
        socket.set_onmessage(None);
        socket.set_onclose(None);
        let _ = socket.close();
    }

    /// Does this after a while, which is longer each time until the server answers.
    pub(super) fn after_a_while(&mut self, then: impl FnOnce() + 'static) {
        self.hang_up();
        self.waiting = set_timeout_with_handle(then, self.wait).ok();
        self.wait = (self.wait * 2).min(LONGEST_WAIT);
    }

    /// The server answers: the next wait is a short one again.
    pub(super) fn is_answered(&mut self) {
        self.wait = FIRST_WAIT;
    }

    /// Whether there is a socket, open or not yet.
    pub(super) fn is_calling(&self) -> bool {
        self.socket.is_some()
    }
}

/// The name under which the tab keeps what is asked of a table.
fn kept_name(id: TableId) -> String {
    format!("ludotheque-asked-{id}")
}
