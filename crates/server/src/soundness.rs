//! Whether the data file can still be read, page by page: it is looked through when the
//! server opens, and again from time to time, beside everything else. `/health`
//! tells what was found. A page that is never asked for is noticed in this way, too.

use std::{sync::Arc, time::Duration};

use parking_lot::Mutex;
use tokio::{select, time};

use crate::{
    AppState,
    app_state::closed,
    store::{DataFile, StoreError},
};

/// How long after one look the next one is taken.
const EVERY: Duration = Duration::from_hours(6);

/// What the last look found wrong.
#[derive(Default)]
pub(crate) struct Soundness(Mutex<Option<StoreError>>);

impl Soundness {
    /// Whether all was well.
    pub(crate) fn status(&self) -> Result<(), StoreError> {
        self.0.lock().clone().map_or(Ok(()), Err)
    }
}

/// Looks until the server closes.
pub(crate) async fn run(state: Arc<AppState>, file: DataFile) {
    let mut closing = state.closing();
    loop {
        let found = select! {
            () = closed(&mut closing) => return,
            found = file.look_through() => found,
        };
        if let Err(reason) = &found {
            tracing::error!(%reason, "the data is not sound; restore a backup");
        }
        *state.soundness.0.lock() = found.err();
        select! {
            () = closed(&mut closing) => return,
            () = time::sleep(EVERY) => {}
        }
    }
}
