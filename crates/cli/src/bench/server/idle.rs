//! Connections that say nothing. Each answers pings, as a browser would.

use std::{io, time::Duration};

use indicatif::ProgressBar;
use testbed::{Guest, ServerProcess};
use tokio::{task::JoinSet, time::sleep};

use super::{process::Process, wire::Wire};

/// How many share an address; the server allows two hundred.
const SHARING: usize = 150;
/// How many knock at the same time.
const AT_ONCE: usize = 64;
/// How many are held before it is measured: the server's first connections cost
/// more than each of the others.
const FIRST: usize = 100;

/// What was held.
pub(super) struct Held {
    pub(super) connections: usize,
    /// By how many bytes the server grew meanwhile.
    pub(super) grown: u64,
}

/// Holds so many connections and measures what the server grows by.
pub(super) async fn hold(
    server: &ServerProcess,
    count: usize,
    bar: &ProgressBar,
) -> testbed::Result<Held> {
    let process = Process(server.process());
    let mut held = JoinSet::new();
    open(server, 0..FIRST, &mut held, bar).await?;
    sleep(Duration::from_secs(1)).await;
    let before = process.memory()?;
    open(server, FIRST..FIRST + count, &mut held, bar).await?;
    sleep(Duration::from_secs(2)).await;
    let grown = process.memory()?.saturating_sub(before);
    // Whoever was hung up on is not held.
    while held.try_join_next().is_some() {}
    Ok(Held { connections: held.len().saturating_sub(FIRST), grown })
}

async fn open(
    server: &ServerProcess,
    numbers: std::ops::Range<usize>,
    held: &mut JoinSet<io::Result<()>>,
    bar: &ProgressBar,
) -> testbed::Result<()> {
    let port = server.port();
    let mut opening = JoinSet::new();
    for number in numbers {
        if opening.len() >= AT_ONCE
            && let Some(wire) = opening.join_next().await
        {
            hold_one(wire??, held, bar);
        }
        opening.spawn(async move {
            let mut wire = Wire::open(port, Guest::address(number, SHARING), None).await?;
            wire.hear().await?;
            testbed::Result::Ok(wire)
        });
    }
    while let Some(wire) = opening.join_next().await {
        hold_one(wire??, held, bar);
    }
    Ok(())
}

fn hold_one(mut wire: Wire, held: &mut JoinSet<io::Result<()>>, bar: &ProgressBar) {
    bar.inc(1);
    held.spawn(async move {
        loop {
            wire.hear().await?;
        }
    });
}
