//! Copies of the data file, made again and again while the server is open, and the
//! oldest taken away. A copy that could not be made or is not sound never takes the
//! place of one that is. Whoever watches over the server hears of it by `/metrics`
//! and `/health`; the server itself stays well.

mod folder;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, Instant},
};

use game::Quote;
use parking_lot::Mutex;
use table::Moment;
use tokio::{select, time};

use self::folder::BackupFolder;
use crate::{
    AppState,
    app_state::closed,
    serve::private_folder,
    store::{DataFile, StoreError},
    system::wall_clock,
};

/// After a failure the next try comes at least so soon.
const SOON: Duration = Duration::from_mins(10);

/// Which copies are made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backups {
    /// How often.
    pub every: Duration,
    /// How many are kept.
    pub keep: usize,
    /// Where they lie.
    pub folder: PathBuf,
}

impl Backups {
    /// Copies in a folder beside the data file.
    pub fn beside(data: &Path, every: Duration) -> Self {
        Self { every, keep: 14, folder: data.with_file_name("backups") }
    }
}

/// How the copies fare.
#[derive(Default)]
pub(crate) struct BackupsSoFar(Mutex<BackupStatus>);

/// The last copy, and the last failure.
#[derive(Clone, Default)]
pub(crate) struct BackupStatus {
    /// When the last sound copy was made.
    pub(crate) last: Option<Moment>,
    /// What kept the next one from being made, unless one was made since.
    pub(crate) failure: Option<StoreError>,
}

impl BackupsSoFar {
    pub(crate) fn status(&self) -> BackupStatus {
        self.0.lock().clone()
    }

    fn made(&self, at: Moment) {
        metrics::gauge!("ludotheque_backup_last_timestamp_seconds")
            .set(at.as_millis() as f64 / 1000.0);
        *self.0.lock() = BackupStatus { last: Some(at), failure: None };
    }

    fn failed(&self, reason: StoreError) {
        metrics::counter!("ludotheque_backup_errors_total").increment(1);
        self.0.lock().failure = Some(reason);
    }
}

/// Makes copies until the server closes.
pub(crate) async fn run(state: Arc<AppState>, file: DataFile, backups: Backups) {
    let mut closing = state.closing();
    let folder = BackupFolder::at(&backups.folder);
    let last = folder.newest();
    if let Some(last) = last {
        state.backups.made(last);
    }
    let mut wait = until_next(last, wall_clock(), backups.every);
    loop {
        select! {
            () = closed(&mut closing) => return,
            () = time::sleep(wait) => {}
        }
        let begun = Instant::now();
        wait = match make(&file, &folder, backups.keep).await {
            Ok(at) => {
                metrics::histogram!("ludotheque_backup_seconds").record(begun.elapsed());
                state.backups.made(at);
                backups.every.saturating_sub(begun.elapsed())
            }
            Err(reason) => {
                tracing::error!(%reason, "backup failed; the ones before are kept");
                state.backups.failed(reason);
                backups.every.min(SOON)
            }
        };
    }
}

/// Makes a copy, and then takes those away that are too many.
async fn make(
    data: &DataFile,
    folder: &BackupFolder<'_>,
    keep: usize,
) -> Result<Moment, StoreError> {
    let path = || Quote::of(&folder.path().display().to_string());
    private_folder(folder.path()).map_err(|_| StoreError::Unopened { path: path() })?;
    let now = wall_clock();
    let file = folder.file_of(now);
    folder.clear();
    data.backup(&file).await?;
    tracing::info!(file = %file.display(), "backup made");
    folder.keep_only(keep, &file);
    Ok(now)
}

/// How long it is until the next copy. A copy from the future is one of a clock
/// that was set back since.
fn until_next(last: Option<Moment>, now: Moment, every: Duration) -> Duration {
    match last {
        Some(last) if last <= now => every.saturating_sub(now.since(last)),
        _ => Duration::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_restart_neither_hurries_nor_delays_the_next_copy() {
        let (hour, at) = (Duration::from_hours(1), |minutes| Moment::from_millis(minutes * 60_000));
        let next = |last: Option<u64>, now| until_next(last.map(at), at(now), hour).as_secs() / 60;
        assert_eq!(next(None, 100), 0);
        assert_eq!(next(Some(90), 100), 50);
        assert_eq!(next(Some(10), 100), 0);
        assert_eq!(next(Some(200), 100), 0, "the clock was set back");
    }
}
