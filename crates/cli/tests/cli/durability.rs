//! No acknowledgement leaves before the sync that covers it: a real server under
//! strace. Needs strace, which `cargo xtask check` installs.

use testbed::{
    durability::record,
    trace::{Unproven, prove},
};

use crate::program;

#[tokio::test]
async fn acknowledgements_come_after_their_sync() {
    let trace = record(&program::path(), 40).await.expect("a server under strace");
    let proven = prove(&trace).expect("every acknowledgement after its sync");
    assert!(proven.acknowledgements >= 40, "{proven:?}");
    assert!(proven.syncs > 0);

    // The same trace without its syncs proves nothing: the proof can fail.
    let doctored: Vec<&str> = trace.lines().filter(|line| !line.contains("sync(")).collect();
    let unproven = prove(&doctored.join("\n"));
    assert!(matches!(unproven, Err(Unproven::Unsynced(_))), "{unproven:?}");
}
