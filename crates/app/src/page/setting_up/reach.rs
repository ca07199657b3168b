//! Whether the server can be reached, and where others find it. Everything on
//! this device works without it; whatever needs it asks here first.

use leptos::{prelude::*, task::spawn_local};
use protocol::ServerInfo;

use crate::online::{Failed, api};
use crate::page::browser;

/// What is known of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::page) enum Reach {
    /// It was asked and has not answered yet.
    Asked,
    /// It answers, and this is what it tells of itself.
    Open(ServerInfo),
    /// It can't be reached.
    Closed,
}

impl Reach {
    /// Asks the server once.
    pub(in crate::page) fn ask() -> RwSignal<Self> {
        // A browser without any network still reaches a server on its own machine.
        if !browser::is_online() && !browser::is_at_home() {
            return RwSignal::new(Self::Closed);
        }
        let reach = RwSignal::new(Self::Asked);
        spawn_local(async move {
            reach.try_set(match api::get("/api/house").await {
                Ok(info) => Self::Open(info),
                Err(Failed::Unreachable) => Self::Closed,
                // A server that does not know this question is there all the same.
                Err(Failed::Refused(_) | Failed::Unreadable) => Self::Open(ServerInfo::default()),
            });
        });
        reach
    }
}
