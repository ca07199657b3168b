//! The lobby, what can be watched, one's own tables, the archive.

use game::Seat;
use protocol::Command;
use serde_json::{Value, json};
use server::{maintenance, store::Database};
use shelf::{Game, Heading, Opening};
use table::Phase;

use super::{
    asking::sit,
    seating::open_for_two,
    test_server::{Person, TestServer},
};

fn ids(list: &Value) -> Vec<&str> {
    list.as_array()
        .expect("a list")
        .iter()
        .map(|table| table["id"].as_str().expect("an id"))
        .collect()
}

#[tokio::test]
async fn a_table_goes_from_the_lobby_to_the_archive() {
    let server = TestServer::open().await;
    let (ada, blaise) = (server.guest("Ada").await, server.guest("Blaise").await);
    let table = server.table(&ada, open_for_two("kuba")).await;
    let id = table.to_string();
    let nobody = Person::nobody();
    let lobby = server.get("/api/lobby", &nobody).await;
    assert_eq!(ids(&lobby), [&id]);
    assert_eq!(lobby[0]["seats"][0]["person"]["name"], "Ada");
    assert_eq!(ids(&server.get("/api/lobby?game=klotze", &nobody).await), [""; 0]);

    let mut second = server.follow(&blaise, table).await;
    second.ask(sit(2)).await.expect("an open seat");
    assert_eq!(ids(&server.get("/api/lobby", &nobody).await), [""; 0], "full, and Ada is awaited");
    server.follow(&ada, table).await.until(|table| table.phase() == Phase::Playing).await;
    second.until(|table| table.phase() == Phase::Playing).await;
    assert_eq!(ids(&server.get("/api/lobby", &nobody).await), [""; 0]);
    assert_eq!(ids(&server.get("/api/running", &nobody).await), [&id]);
    let mine = server.get("/api/me/tables", &ada).await;
    assert_eq!((ids(&mine), &mine[0]["my-turn"]), (vec![id.as_str()], &Value::from(true)));
    let theirs = server.get("/api/me/tables", &blaise).await;
    assert_eq!(theirs[0]["my-turn"], Value::from(false));

    second.ask(Command::Resign { seat: Seat::TWO }).await.expect("their own");
    second.until(|table| table.phase() == Phase::Over).await;
    assert_eq!(ids(&server.get("/api/running", &nobody).await), [""; 0]);
    let archive = server.get("/api/archive?game=kuba", &nobody).await;
    assert_eq!(archive["games"][0]["table"], Value::from(id));
    assert_eq!(archive["games"][0]["result"], "1 > 2 by ALL-4");
    assert_eq!(archive["games"][0]["seats"][1]["person"]["name"], "Blaise");
    server.closed().await;
}

#[tokio::test]
async fn a_table_shared_by_link_is_in_no_list_of_others() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut wanted = open_for_two("kuba");
    wanted["access"] = "link-only".into();
    let table = server.table(&ada, wanted).await;
    assert_eq!(ids(&server.get("/api/lobby", &Person::nobody()).await), [""; 0]);
    assert_eq!(ids(&server.get("/api/me/tables", &ada).await), [table.to_string()]);
    let shown = server.get(&format!("/api/tables/{table}"), &Person::nobody()).await;
    assert_eq!(shown["phase"], "seating");
    server.closed().await;
}

#[tokio::test]
async fn imported_records_can_be_read() {
    let server = TestServer::open().await;
    let nobody = Person::nobody();
    assert_eq!(server.get("/api/records", &nobody).await["records"], json!([]));
    let texts =
        [(Game::Kuba, ""), (Game::Klotze, ""), (Game::Kuba, "a7s")].map(|(game, tokens)| {
            let mut played = game.open(&Opening::default()).expect("a game");
            played.add_tokens(tokens).expect("legal");
            played.record(Heading::default()).trim().to_owned()
        });
    let imported = maintenance::import(&Database::File(server.data()), &texts.join("\n\n"))
        .await
        .expect("kept");
    assert_eq!((imported.new, imported.refused.len()), (3, 0));

    let first = server.get("/api/records?size=2", &nobody).await;
    let games = |page: &Value| -> Vec<String> {
        let records = page["records"].as_array().expect("a list");
        records.iter().map(|record| record["game"].as_str().expect("a game").to_owned()).collect()
    };
    assert_eq!(games(&first), ["kuba", "klotze"]);
    assert_eq!(first["records"][1]["text"], texts[1]);
    let next = first["next"].as_i64().expect("a third one");
    let second = server.get(&format!("/api/records?after={next}"), &nobody).await;
    assert_eq!((games(&second), &second["next"]), (vec!["kuba".to_owned()], &Value::Null));
    assert_eq!(games(&server.get("/api/records?game=klotze", &nobody).await), ["klotze"]);
    let number = &second["records"][0]["number"];
    let shown = server.get_text(&format!("/api/records/{number}")).await;
    assert_eq!(shown, (200, format!("{}\n", texts[2])));
    for (path, status) in
        [("/api/records/99", 404), ("/api/records/x", 404), ("/api/records?game=chess", 400)]
    {
        assert_eq!(server.get_text(path).await.0, status, "{path}");
    }
    server.closed().await;
}
