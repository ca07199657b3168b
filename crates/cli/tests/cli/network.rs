//! Over a network that drops, delays, repeats and reorders messages and cuts
//! lines, everybody knows the same table in the end; the long form is
//! `cargo soak network`.

use testbed::{
    Whims,
    network::{Plan, run},
};

use crate::program;

#[tokio::test]
async fn a_bad_network_confuses_nobody() {
    let plan = Plan { games: 4, actions: 15, whims: Whims::BAD, seed: 1 };
    let report = run(&program::path(), plan, |_| {}).await.expect("they agree");
    assert_eq!(report.games, 4);
    assert!(report.acknowledged >= 40, "{report:?}");
}
