//! Bad manners are refused or closed, and the others play on; the long form is
//! `cargo soak hostile`.

use testbed::hostile::Scene;

use crate::program;

async fn scene() -> Scene {
    Scene::open(&program::path(), 1).await.expect("a server with a game")
}

#[tokio::test]
async fn noise_is_closed() {
    scene().await.noise(20).await.expect("borne");
}

#[tokio::test]
async fn wrong_messages_are_refused_or_closed() {
    scene().await.wrong_messages(20).await.expect("borne");
}

#[tokio::test]
async fn other_peoples_seats_are_theirs() {
    scene().await.other_peoples_seats().await.expect("refused, every kind");
}

#[tokio::test]
async fn passes_that_are_over_open_nothing() {
    scene().await.passes_that_are_over().await.expect("refused");
}

#[tokio::test]
async fn slow_writers_keep_nobody_waiting() {
    scene().await.slow_writers().await.expect("borne");
}

#[tokio::test]
async fn a_slow_reader_is_let_go() {
    scene().await.slow_reader().await.expect("let go");
}

#[tokio::test]
async fn a_flood_from_one_address_is_turned_away() {
    scene().await.flood().await.expect("turned away");
}

#[tokio::test]
async fn sixty_phones_behind_one_address_play_undisturbed() {
    scene().await.sixty_phones(20).await.expect("undisturbed");
}
