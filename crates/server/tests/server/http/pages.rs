//! Pages, languages, and the description of the API.

use serde_json::json;

use super::{files, test_server::TestServer};

#[test]
fn the_plain_page_speaks_both_languages() {
    let server = TestServer::open();
    for (path, header, lang, says) in [
        ("/plain", ("x-nothing", ""), "en", "<h1>Rare board games</h1>"),
        (
            "/plain",
            ("accept-language", "fr-FR,fr;q=0.9"),
            "fr",
            "<h1>Des jeux de société rares</h1>",
        ),
        ("/plain?lang=en", ("accept-language", "fr"), "en", "<h1>Rare board games</h1>"),
        ("/plain", ("cookie", "language=fr"), "fr", "Comment jouer sans le plateau"),
    ] {
        let answer = server.ask("GET", path, &[header], "");
        let text = answer.text();
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(answer.header("content-language"), Some(lang));
        assert!(text.contains(&format!("<html lang=\"{lang}\">")) && text.contains(says), "{text}");
        for inline in ["style=", "<style", "<script", " on"] {
            assert!(!tags(&text).any(|tag| tag.contains(inline)), "{inline}");
        }
    }
}

#[test]
fn the_front_door_is_the_app_or_the_plain_page() {
    let server = TestServer::open();
    let (front, plain) = (server.get("/"), server.get("/plain"));
    assert_eq!(front.status, 200);
    if files::of_the_app(&server).is_empty() {
        assert_eq!(front.text(), plain.text());
        assert!(front.text().contains("<code>cargo play</code>"));
    } else {
        assert_ne!(front.text(), plain.text());
        assert!(front.text().contains("<noscript>") && front.text().contains("/plain"));
        assert!(!plain.text().contains("cargo play"));
    }
}

/// What stands between `<` and `>`.
fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<').skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag)
}

#[test]
fn refusals_are_codes_with_a_sentence_in_the_reader_s_language() {
    let server = TestServer::open();
    let english = server.get("/nothing/here");
    assert_eq!(english.status, 404);
    assert_eq!(english.header("content-type"), Some("application/json"));
    assert_eq!(english.code(), "http-not-found");
    assert_eq!(english.json()["message"], "there is nothing at this address.");
    let french = server.ask("GET", "/nothing/here", &[("accept-language", "fr")], "");
    assert_eq!(french.code(), "http-not-found");
    assert_eq!(french.json()["message"], "il n’y a rien à cette adresse.");
    let method = server.ask("DELETE", "/health", &[], "");
    assert_eq!((method.status, method.code()), (405, "http-method".to_owned()));
    assert!(method.header("allow").is_some_and(|allowed| allowed.contains("GET")), "{method:?}");
}

#[test]
fn the_shelf_has_four_games_in_the_reader_s_language() {
    let server = TestServer::open();
    let shelf = server.ask("GET", "/api/shelf", &[("accept-language", "fr")], "").json();
    let names: Vec<_> = shelf.as_array().expect("a list").iter().map(|it| &it["name"]).collect();
    assert_eq!(names, ["Trous noirs", "Kuba", "Klötze", "Bille-Trap"]);
    let kuba = &shelf[1];
    assert_eq!(kuba["choice"]["words"][1], "mirrored");
    assert_eq!(kuba["levels"][7], "Diamant");
    assert_eq!(kuba["rules"].as_array().map(Vec::len), Some(11));
    assert_eq!(shelf[2]["most-seats"], 4);
}

#[test]
fn the_description_names_the_words_of_the_wire() {
    let server = TestServer::open();
    let description = server.get("/api/openapi.json").json();
    let schemas = &description["components"]["schemas"];
    let options = &schemas["Options"]["properties"];
    assert_eq!(options["first"]["enum"], json!(["as-seated", "by-lot"]));
    assert_eq!(options["access"]["enum"], json!(["public", "link-only"]));
    for (name, schema) in schemas.as_object().expect("schemas") {
        let fields =
            schema["properties"].as_object().into_iter().flat_map(|fields| fields.values());
        for word in fields.chain([schema]).filter_map(|schema| schema["enum"].as_array()).flatten()
        {
            let word = word.as_str().expect("a word");
            assert!(!word.contains(char::is_uppercase), "{name}: {word}");
        }
    }
}

#[test]
fn the_description_and_its_page_list_the_same() {
    let server = TestServer::open();
    let description = server.get("/api/openapi.json").json();
    assert_eq!(description["info"]["title"], "Ludothèque");
    let page = server.get("/api/docs").text();
    let paths = description["paths"].as_object().expect("paths");
    for path in ["/api/shelf", "/health", "/metrics"] {
        assert!(paths.contains_key(path), "{path}");
    }
    for (path, operations) in paths {
        for method in operations.as_object().expect("operations").keys() {
            let heading = format!("<code>{} {path}</code>", method.to_uppercase());
            assert!(page.contains(&heading), "{heading}");
            // What is described is served: a wrong method or body is refused as
            // such, and an unknown name by its own code.
            let answer = server.ask(&method.to_uppercase(), path, &[], "{}");
            assert_ne!(answer.status, 405, "{heading}");
            if answer.status == 404 {
                assert_ne!(answer.code(), "http-not-found", "{heading}");
            }
        }
    }
}
