//! Everybody comes in: many at a time, since each waits for the disk.

use indicatif::ProgressBar;
use testbed::Guest;
use tokio::task::JoinSet;

/// How many knock at the same time.
const AT_ONCE: usize = 64;
/// How many share an address: so few that on no machine they open more tables there than
/// a server allows.
const SHARING: usize = 4;

/// Lets so many guests in.
pub(super) async fn arrive(
    url: &str,
    count: usize,
    bar: &ProgressBar,
) -> testbed::Result<Vec<Guest>> {
    let mut guests = Vec::with_capacity(count);
    let mut arriving = JoinSet::new();
    for number in 0..count {
        if arriving.len() >= AT_ONCE {
            guests.extend(arriving.join_next().await.transpose()?.transpose()?);
            bar.inc(1);
        }
        let url = url.to_owned();
        arriving.spawn(async move {
            let name = format!("Guest {number}");
            Guest::arrive(&url, &name, Guest::address(number, SHARING)).await
        });
    }
    while let Some(arrived) = arriving.join_next().await {
        guests.push(arrived??);
        bar.inc(1);
    }
    Ok(guests)
}
