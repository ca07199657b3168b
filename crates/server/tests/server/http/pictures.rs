//! Pictures of positions and tables, as those see them who show links.

use serde_json::{Value, json};
use shelf::{Game, Opening};

use super::{
    places::{said, with_page},
    test_server::TestServer,
    wire::RawResponse,
};

/// The position of a game after these moves, as its address has it.
fn position(game: Game, tokens: &str) -> String {
    let mut played = game.open(&Opening::default()).expect("a game");
    played.add_tokens(tokens).expect("moves");
    format!("/{}/position/{}", game.name(), played.position().replace(' ', "_"))
}

/// That it is a picture as large as links are shown with.
fn assert_is_picture(answer: &RawResponse) {
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("image/png")));
    assert_eq!(answer.body[16..24], [0, 0, 4, 176, 0, 0, 2, 118]);
    assert!(answer.body.len() < 400_000, "{} bytes", answer.body.len());
}

#[test]
fn a_shared_position_has_a_picture_of_its_own() {
    let server = TestServer::with(|_| {});
    let start = server.get(&["/picture", &position(Game::Kuba, "")].concat());
    let later = server.get(&["/picture", &position(Game::Kuba, "a7s")].concat());
    let again = server.get(&["/picture", &position(Game::Kuba, "")].concat());
    for answer in [&start, &later, &again] {
        assert_is_picture(answer);
    }
    assert_eq!(start.body, again.body);
    assert_ne!(start.body, later.body);
}

#[test]
fn what_is_no_position_and_no_table_has_no_picture() {
    let server = TestServer::with(|_| {});
    for path in ["/kuba", "/kuba/position/rubbish", "/t/zyxwvtsrqpnmkjhg", "/t/x", "/%00", "/"] {
        let answer = server.get(&["/picture", path].concat());
        assert_eq!(answer.status, 404, "{path}");
    }
}

#[test]
fn a_table_s_link_shows_its_board_as_soon_as_it_has_one() {
    let (server, _folder) = with_page();
    let ada = server.ask("POST", "/api/me", &[], r#"{"name":"Ada"}"#);
    let cookie = ada.header("set-cookie").expect("a cookie");
    let cookie = ("cookie", cookie.split(';').next().expect("its value"));
    let open = |opponent: Option<Value>| {
        let me = json!({ "seat": 1, "sitter": "me" });
        let places: Vec<_> = [me].into_iter().chain(opponent).collect();
        let wanted = json!({
            "game": "kuba", "access": "link-only", "first": "as-seated", "places": places,
        });
        let opened = server.ask("POST", "/api/tables", &[cookie], &wanted.to_string());
        assert_eq!(opened.status, 201, "{}", opened.text());
        opened.json()["id"].as_str().expect("an id").to_owned()
    };
    let waiting = open(None);
    assert_eq!(server.get(&format!("/picture/t/{waiting}")).status, 404, "nobody plays yet");
    let played = open(Some(json!({ "seat": 2, "sitter": "bot", "level": 1 })));
    let contribute = json!({
        "id": "first", "command": { "kind": "contribute", "contribution": "07".repeat(16) },
    });
    let path = format!("/api/tables/{played}/commands");
    let begun = server.ask("POST", &path, &[cookie], &contribute.to_string());
    assert_eq!(begun.status, 200, "{}", begun.text());
    let image = said(&server.get(&format!("/t/{played}")), "og:image");
    let path = image.strip_prefix("http://localhost").expect("from here");
    assert!(path.starts_with(&format!("/picture/t/{played}?at=")), "{path}");
    let start = server.get(&["/picture", &position(Game::Kuba, "")].concat());
    let picture = server.get(path);
    assert_is_picture(&picture);
    assert_eq!(picture.body, start.body);
    let shared = said(&server.get(&position(Game::Kuba, "a7s")), "og:image");
    assert_eq!(shared, ["http://localhost/picture", &position(Game::Kuba, "a7s")].concat());
}
