//! Restoring a backup is tried, not hoped for.

use testbed::restore::run;

use crate::program;

#[tokio::test]
async fn a_backup_put_back_has_everything_and_goes_on() {
    let report = run(&program::path()).await.expect("a server that goes on");
    assert!(report.kept >= 40 && report.lost > 0, "{report:?}");
}
