//! What this server does when another one announces something.

use std::sync::Arc;

use crate::{
    AppState,
    app_state::closed,
    bus::{Announcement, Subscription},
    fleet,
};

/// Handles what others announce until the server closes.
pub(crate) async fn run(state: Arc<AppState>, mut subscription: Subscription) {
    let mut closing = state.closing();
    loop {
        let heard = tokio::select! {
            heard = subscription.next() => heard,
            () = closed(&mut closing) => return,
        };
        let Some(announcement) = heard else { return };
        handle(&state, &announcement);
    }
}

fn handle(state: &Arc<AppState>, announcement: &Announcement) {
    match announcement {
        Announcement::TableChanged { table, events } => {
            state.rooms.hear_of(state, *table, *events);
        }
        Announcement::Presence { table } => state.rooms.hear_of_presence(state, *table),
        Announcement::Revoked => fleet::hear_of_people(state),
        Announcement::Limits(spending) => {
            state.people.rate_limits().apply(spending, state.now());
        }
    }
}
