//! Following a game that a server keeps: its events come from there, and what
//! people do here is sent there. Until it answers, the board shows it as pending;
//! what it refuses is taken back.

use game::Seats;
use leptos::prelude::*;

use crate::online::OnlineTable;
use crate::page::game::{
    draft::Draft,
    session::{GameSession, facing},
};

impl GameSession {
    /// Follows what happens at the table.
    pub(in crate::page) fn follow_online(self, online: OnlineTable) {
        online.listen(Callback::new(move |events: Vec<table::Event>| self.fold(&events)));
        on_cleanup(move || online.stop_listening());
        self.follow_seats(online);
        // Who one is may be known a moment after the table.
        Effect::new(move |restored: Option<bool>| {
            let known = !online.my_seats().is_empty();
            if known && restored != Some(true) {
                self.restore_online_draft(online.id);
            }
            known || restored == Some(true)
        });
        // What is answered and not part of the game was refused.
        Effect::new(move |_| {
            let sent = self.draft.with_untracked(|draft| matches!(draft, Draft::Sent(_)));
            if !online.acting.get() && sent {
                self.drop_draft();
            }
        });
    }

    /// Who looks may become another; the board turns to whoever that is.
    fn follow_seats(self, online: OnlineTable) {
        Effect::new(move |before: Option<Seats>| {
            let mine = online.my_seats();
            if before.is_some_and(|before| before != mine) {
                self.facing.set(facing(mine));
            }
            mine
        });
    }
}
