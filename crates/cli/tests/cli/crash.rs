//! A server that is killed under load loses nothing and doubles nothing; the long
//! form is `cargo soak crash`.

use testbed::crash::{Plan, run};

use crate::program;

#[tokio::test]
async fn kills_lose_nothing_and_double_nothing() {
    let plan = Plan { kills: 4, tables: 6, seed: 1 };
    let report = run(&program::path(), plan, |_| {}).await.expect("a server that bears it");
    assert_eq!(report.kills, 4);
    assert!(report.acknowledged >= 10, "{report:?}");
}
