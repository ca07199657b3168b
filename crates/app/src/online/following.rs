//! Following an online table: what is heard is told through the table's
//! signals, and what is asked is said until it is answered. A line that is lost
//! is called again, soon at first and then less often; and at once when the
//! browser has its network back or the page is looked at again.

use std::time::Duration;

use client::News;
use leptos::prelude::*;
use protocol::{Command, Decoded, FromServer, Person, ToServer, WireError};
use table::{Moment, TableId};
use wasm_bindgen::prelude::Closure;
use web_sys::MessageEvent;

use super::{
    Link, Me, OnlineTable, Presence, browser,
    connection::{Connection, Ears},
    silence::Due,
};

/// How often it is looked whether the server is still heard.
const LISTENING: Duration = Duration::from_secs(1);
/// What the server says of a table that it does not have.
const NO_TABLE: &str = "room-no-table";

impl OnlineTable {
    /// Follows an online table until whoever asked for it is gone.
    pub fn follow(id: TableId) -> Self {
        let online = Self::new(id, Connection::new(id, Me::here()));
        let ears = Ears {
            opened: Closure::new(move || online.greet()),
            heard: Closure::new(move |event: MessageEvent| {
                online.hear(&event.data().as_string().unwrap_or_default());
            }),
            closed: Closure::new(move || online.lost()),
        };
        online.line.update_value(|line| line.listen_with(ears));
        let listening = set_interval_with_handle(move || online.check_silence(), LISTENING).ok();
        let network = window_event_listener_untyped("online", move |_| online.try_now());
        let seen = window_event_listener_untyped("visibilitychange", move |_| {
            if browser::is_visible() {
                online.try_now();
            }
        });
        on_cleanup(move || {
            network.remove();
            seen.remove();
            if let Some(listening) = listening {
                listening.clear();
            }
            online.line.try_update_value(Connection::hang_up);
        });
        online.tell_waiting();
        online.call();
        online.call_for_another_reader();
        online
    }

    /// Calls again when the reader has become somebody: the server knows them by
    /// the call.
    fn call_for_another_reader(self) {
        let me = Me::here();
        Effect::new(move |_| {
            me.person();
            if self.is_called_by_another() {
                self.call();
            }
        });
    }

    /// Whether the server has answered somebody whom the reader no longer is.
    fn is_called_by_another(self) -> bool {
        let reader = self.line.with_value(|line| line.reader.person_now());
        let is_other = self.me.with_untracked(|known| *known != reader);
        is_other && self.link.get_untracked() == Link::Open
    }

    /// Says a command: now, or as soon as the server can be reached.
    pub(super) fn say(self, command: Command) {
        let Some(id) = browser::new_id() else { return };
        // Who has just become somebody does not speak as nobody.
        if self.is_called_by_another() {
            self.call();
        }
        self.line.try_update_value(|line| {
            let says = line.follower.ask(id, command);
            line.keep();
            line.send(&says);
        });
        self.tell_waiting();
    }

    /// Calls the server, whatever was before.
    fn call(self) {
        if self.link.try_get_untracked().is_none_or(Link::is_final) {
            return;
        }
        if self.line.try_update_value(Connection::call) == Some(false) {
            self.lost();
        }
    }

    /// The line is open: greets, says from where to go on, and says what was not
    /// answered again.
    fn greet(self) {
        self.line.try_update_value(|line| {
            line.send(&hello());
            for says in line.follower.resume() {
                line.send(&says);
            }
        });
    }

    /// The line is gone, or did not come to be.
    fn lost(self) {
        if self.link.try_get_untracked().is_none_or(Link::is_final) {
            return;
        }
        self.link.set(Link::Lost);
        self.line.try_update_value(|line| line.after_a_while(move || self.call()));
    }

    /// Nothing more can come of it.
    fn end(self, link: Link) {
        self.link.set(link);
        self.line.try_update_value(Connection::hang_up);
    }

    /// Whether the server is still there.
    fn check_silence(self) {
        // Where nobody calls, it is waited for already.
        let due = self.line.try_with_value(|line| {
            if line.is_calling() { line.silence.due(browser::now()) } else { Due::Nothing }
        });
        match due {
            Some(Due::CallAgain) => self.lost(),
            Some(Due::Greet) => {
                self.line.try_update_value(|line| line.send(&hello()));
            }
            Some(Due::Nothing) | None => {}
        }
    }

    /// The server may be there again; or the line has died unnoticed, and saying
    /// something shows it.
    fn try_now(self) {
        match self.link.try_get_untracked() {
            Some(Link::Open) => {
                self.line.try_update_value(|line| line.send(&hello()));
            }
            Some(Link::Lost | Link::Calling) => self.call(),
            Some(Link::NoTable | Link::Outdated) | None => {}
        }
    }

    fn hear(self, text: &str) {
        self.line.try_update_value(|line| line.silence.hear(browser::now()));
        match protocol::decode(text) {
            Decoded::Message(FromServer::Welcome { version, .. })
                if version != protocol::VERSION =>
            {
                self.end(Link::Outdated);
            }
            Decoded::Message(FromServer::Welcome { you, now, .. }) => self.welcome(you, now),
            Decoded::Message(FromServer::People { people }) => self.people.update(|known| {
                known.extend(people.into_iter().map(|person| (person.id, person)));
            }),
            Decoded::Message(FromServer::Present { table, seats, watchers })
                if table == self.id =>
            {
                self.presence.set(Presence { seats, watchers });
            }
            Decoded::Message(FromServer::Error { error }) => self.meet(error),
            Decoded::Message(FromServer::Reload) | Decoded::Unknown | Decoded::Garbage => {
                self.end(Link::Outdated);
            }
            Decoded::Message(message) => self.hear_of_table(message),
        }
    }

    /// The server answers, and says who it takes the reader for.
    fn welcome(self, you: Option<Person>, now: Moment) {
        let known = self.line.try_update_value(|line| {
            line.is_answered();
            (line.reader, line.called_as.clone())
        });
        let Some((reader, called_as)) = known else { return };
        // Whoever became somebody since they called is not known by this call.
        if you.is_none() && reader.person_now() != called_as {
            self.call();
            return;
        }
        let ahead = now.as_millis() as f64 - browser::now();
        self.ahead.set(ahead as i64);
        self.me.set(you.clone());
        self.link.set(Link::Open);
        reader.is(you);
        self.contribute();
    }

    fn meet(self, error: WireError) {
        if error.code == NO_TABLE {
            self.end(Link::NoTable);
        } else {
            self.refused.set(Some(error));
        }
    }

    /// What the follower makes of a message.
    fn hear_of_table(self, message: FromServer) {
        let Some(news) = self.line.try_update_value(|line| line.follower.receive(message)) else {
            return;
        };
        // What can't follow what was before was not understood.
        let Ok(news) = news else { return self.end(Link::Outdated) };
        for news in news {
            match news {
                News::Events(events) => self.tell(events),
                News::Missing(ask) => {
                    self.line.update_value(|line| line.send(&ask));
                }
                News::Done(_) => {}
                News::Refused(_, error) => self.refused.set(Some(error)),
            }
        }
        self.contribute();
        self.line.with_value(Connection::keep);
        self.tell_waiting();
    }

    /// Adds to chance what the table waits for from whoever reads: they were seated
    /// by its opening or by a rematch, and know its commitment now.
    fn contribute(self) {
        let me = self.me.with_untracked(|me| me.as_ref().map(|me| me.id));
        let owes = |line: &Connection| me.is_some_and(|me| line.follower.owes_contribution(me));
        if self.line.try_with_value(owes) != Some(true) {
            return;
        }
        let Some((id, contribution)) = browser::new_id().zip(browser::contribution()) else {
            return;
        };
        self.line.update_value(|line| {
            let says = line.follower.contribute(id, contribution);
            line.send(&says);
        });
    }

    /// Tells whether something waits for its answer.
    fn tell_waiting(self) {
        let waits = self.line.with_value(|line| line.follower.is_waiting());
        let acts = self.line.with_value(|line| line.follower.is_acting());
        if self.waits.get_untracked() != waits {
            self.waits.set(waits);
        }
        if self.acting.get_untracked() != acts {
            self.acting.set(acts);
        }
    }
}

fn hello() -> String {
    ToServer::Hello { version: protocol::VERSION }.text()
}
