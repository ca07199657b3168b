//! The page under its own addresses: what a link tells before it is opened, in the
//! reader's language, and what is not the page's.

use std::fs;

use serde_json::json;
use shelf::Game;
use words::{Language, Words};

use super::{
    test_server::{Folder, TestServer},
    wire::RawResponse,
};

const BROWSER: (&str, &str) = ("accept", "text/html,application/xhtml+xml,*/*;q=0.8");
const FRENCH: (&str, &str) = ("accept-language", "fr-FR,fr;q=0.9,en;q=0.5");

/// A server with the page as it is before it is built, and where that lies.
pub(super) fn with_page() -> (TestServer, Folder) {
    let folder = Folder::new();
    let page = include_str!("../../../../app/index.html");
    fs::write(folder.0.join("index.html"), page).expect("written");
    let path = folder.0.clone();
    (TestServer::with(|settings| settings.page = Some(path)), folder)
}

/// What the head says under this name, and whether it says so once.
pub(super) fn said(answer: &RawResponse, name: &str) -> String {
    let page = answer.text();
    let mark = format!("=\"{name}\" content=\"");
    let found: Vec<_> = page.split(&mark).skip(1).collect();
    assert_eq!(found.len(), 1, "{name} in {page}");
    found[0].split('"').next().expect("an end").to_owned()
}

fn title(answer: &RawResponse) -> String {
    let page = answer.text();
    let (_, rest) = page.split_once("<title>").expect("a title");
    rest.split_once("</title>").expect("an end").0.to_owned()
}

#[test]
fn every_place_tells_of_itself_in_the_reader_s_language() {
    let (server, _folder) = with_page();
    for (path, english, french, picture) in [
        ("/", "rare board games", "jeux de société rares", "shelf"),
        ("/black-holes", "Black Holes", "Trous noirs", "black-holes"),
        ("/kuba/play", "Kuba", "Kuba", "kuba"),
        ("/rules/klotze", "Rules", "règles", "klotze"),
    ] {
        let asked = server.ask("GET", path, &[BROWSER], "");
        let in_french = server.ask("GET", path, &[BROWSER, FRENCH], "");
        let by_address = server.ask("GET", &format!("{path}?lang=fr"), &[BROWSER], "");
        assert_eq!(in_french.body, by_address.body, "{path}");
        for (answer, lang, locale, named) in
            [(asked, "en", "en_GB", english), (in_french, "fr", "fr_FR", french)]
        {
            assert_eq!(answer.status, 200, "{path}");
            assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
            assert_eq!(answer.header("content-language"), Some(lang));
            assert!(answer.text().contains(&format!("<html lang=\"{lang}\">")));
            let title = title(&answer);
            assert!(title.contains(named) && title.contains("Ludothèque"), "{title}");
            assert_eq!(said(&answer, "og:title"), title);
            assert_eq!(said(&answer, "og:description"), said(&answer, "description"));
            assert!(said(&answer, "description").len() > 30, "{}", said(&answer, "description"));
            let image = format!("http://localhost/assets/preview-{picture}.png");
            assert_eq!(said(&answer, "og:image"), image);
            assert_eq!(said(&answer, "og:url"), format!("http://localhost{path}"));
            assert_eq!(said(&answer, "og:type"), "website");
            assert_eq!(said(&answer, "og:locale"), locale);
            assert_eq!(said(&answer, "twitter:card"), "summary_large_image");
        }
    }
}

#[test]
fn every_picture_is_there_and_small() {
    let (server, _folder) = with_page();
    for game in Game::NAMES.into_iter().chain([""]) {
        let image = said(&server.get(&format!("/{game}")), "og:image");
        let picture = server.get(image.strip_prefix("http://localhost").expect("from here"));
        assert_eq!((picture.status, picture.header("content-type")), (200, Some("image/png")));
        // Width and height stand at the beginning of a PNG.
        assert_eq!(picture.body[16..24], [0, 0, 4, 176, 0, 0, 2, 118], "{image}");
        assert!(picture.body.len() <= 60_000, "{image}: {} bytes", picture.body.len());
    }
}

#[test]
fn the_page_is_asked_for_again_and_is_another_in_each_language() {
    let (server, _folder) = with_page();
    let first = server.ask("GET", "/kuba", &[BROWSER], "");
    assert_eq!(first.header("cache-control"), Some("no-cache"));
    assert!(first.header("vary").is_some_and(|vary| vary.contains("accept-language")));
    let tag = first.header("etag").expect("a tag").to_owned();
    let known = ("if-none-match", tag.as_str());
    assert_eq!(server.ask("GET", "/kuba", &[BROWSER, known], "").status, 304);
    for (path, headers) in [("/kuba", vec![BROWSER, known, FRENCH]), ("/klotze", vec![known])] {
        assert_eq!(server.ask("GET", path, &headers, "").status, 200, "{path}");
    }
    for packing in ["gzip", "br"] {
        let packed = server.ask("GET", "/kuba", &[("accept-encoding", packing)], "");
        assert_eq!(packed.header("content-encoding"), Some(packing));
        assert!(packed.body.len() < first.body.len());
    }
}

#[test]
fn a_table_s_link_invites_and_names_nobody() {
    let (server, _folder) = with_page();
    let ada = server.ask("POST", "/api/me", &[], r#"{"name":"Ada"}"#);
    let cookie = ada.header("set-cookie").expect("a cookie");
    let cookie = ("cookie", cookie.split(';').next().expect("its value"));
    let wanted = json!({
        "game": "kuba", "access": "link-only",
        "places": [{ "seat": 1, "sitter": "me" }],
    });
    let opened = server.ask("POST", "/api/tables", &[cookie], &wanted.to_string());
    assert_eq!(opened.status, 201, "{}", opened.text());
    let id = opened.json()["id"].as_str().expect("an id").to_owned();
    for path in [format!("/t/{id}"), format!("/t/{id}/2")] {
        let answer = server.ask("GET", &path, &[BROWSER], "");
        assert_eq!(answer.status, 200);
        assert_eq!(title(&answer), "You are invited to a game of Kuba");
        assert!(said(&answer, "og:image").ends_with("/preview-kuba.png"));
        assert_eq!(said(&answer, "robots"), "noindex");
        assert!(!answer.text().contains("Ada"), "{}", answer.text());
        let french = server.ask("GET", &path, &[BROWSER, FRENCH], "");
        assert_eq!(title(&french), "Une partie de Kuba vous attend");
    }
    let none = server.ask("GET", "/t/zyxwvtsrqpnmkjhg", &[BROWSER], "");
    let told = Words::new(Language::English).text("online-no-table");
    assert!(none.status == 404 && title(&none).starts_with(&told), "{}", title(&none));
}

#[test]
fn what_leads_nowhere_is_the_page_too_and_says_so() {
    let (server, _folder) = with_page();
    for (path, named) in [
        ("/chess", "Page not found – Ludothèque"),
        ("/kuba/plays", "Page not found – Ludothèque"),
        ("/%22%3E%3Cscript%3Ealert(1)%3C/script%3E", "Page not found – Ludothèque"),
        ("/t/short", "Broken link – Ludothèque"),
        ("/kuba/position/%3Cscript%3E", "Broken link – Ludothèque"),
    ] {
        let answer = server.ask("GET", path, &[BROWSER], "");
        assert_eq!((answer.status, title(&answer).as_str()), (404, named), "{path}");
        assert!(answer.text().contains("<noscript>") && !answer.text().contains("alert(1)</"));
    }
}

#[test]
fn a_host_that_is_none_is_not_repeated() {
    let (server, _folder) = with_page();
    let answer = server.ask("GET", "/kuba", &[("host", "a\"><b"), BROWSER], "");
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    let answer = server.ask("GET", "/kuba", &[("host", "localhost:8080")], "");
    assert_eq!(said(&answer, "og:url"), "http://localhost:8080/kuba");
}

#[test]
fn links_are_shown_with_the_public_address() {
    let folder = with_page().1;
    let server = TestServer::with(|settings| {
        settings.page = Some(folder.0.clone());
        settings.public_url = Some("https://club.example".parse().expect("an address"));
    });
    let answer = server.get("/kuba");
    assert_eq!(said(&answer, "og:url"), "https://club.example/kuba");
    assert!(said(&answer, "og:image").starts_with("https://club.example/assets/"));
}

#[test]
fn programs_are_answered_as_programs() {
    let (server, _folder) = with_page();
    for path in ["/api/none", "/api", "/app/none.js", "/assets/none", "/app/", "/api/tables/none"] {
        let answer = server.ask("GET", path, &[BROWSER], "");
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("content-type"), Some("application/json"), "{path}");
    }
    let answer = server.ask("GET", "/nothing/here", &[("accept", "application/json")], "");
    assert_eq!((answer.status, answer.code()), (404, "http-not-found".to_owned()));
    let answer = server.ask("POST", "/kuba", &[BROWSER], "{}");
    assert_eq!((answer.status, answer.code()), (404, "http-not-found".to_owned()));
    for path in ["/health", "/api/shelf", "/api/docs", "/plain", "/assets/icon.svg"] {
        let answer = server.ask("GET", path, &[BROWSER], "");
        assert_eq!(answer.status, 200, "{path}");
        assert!(!answer.text().contains("og:title"), "{path}");
    }
}
