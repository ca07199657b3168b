//! Files that are part of the program; the app's where it was built into it.

use super::test_server::TestServer;

#[test]
fn a_known_file_is_not_sent_again() {
    let server = TestServer::open();
    let first = server.get("/assets/pages.css");
    assert_eq!(first.status, 200);
    assert_eq!(first.header("content-type"), Some("text/css; charset=utf-8"));
    assert_eq!(first.header("cache-control"), Some("no-cache"));
    let tag = first.header("etag").expect("a tag").to_owned();
    assert!(tag.starts_with('"'), "strong: {tag}");
    let again = server.ask("GET", "/assets/pages.css", &[("if-none-match", &tag)], "");
    assert_eq!((again.status, again.body.len()), (304, 0));
    assert_eq!(again.header("etag"), Some(tag.as_str()));
    let changed = server.ask("GET", "/assets/pages.css", &[("if-none-match", "\"old\"")], "");
    assert_eq!((changed.status, changed.body), (200, first.body));
}

#[test]
fn there_are_no_files_but_those() {
    let server = TestServer::open();
    for path in [
        "/app/",
        "/app/none",
        "/app/index.html.br",
        "/assets/",
        "/assets/none",
        "/assets/../Cargo.toml",
        "/assets/%2e%2e/Cargo.toml",
    ] {
        assert_eq!(server.get(path).status, 404, "{path}");
    }
}

#[test]
fn long_answers_are_compressed_for_those_who_can_read_it() {
    let server = TestServer::open();
    let plain = server.get("/api/docs");
    assert_eq!(plain.header("content-encoding"), None);
    for packing in ["gzip", "br"] {
        let packed = server.ask("GET", "/api/docs", &[("accept-encoding", packing)], "");
        assert_eq!(packed.header("content-encoding"), Some(packing));
        assert!(packed.body.len() < plain.body.len() / 2);
    }
}

#[test]
fn the_app_is_kept_for_ever_and_its_page_is_asked_for_again() {
    let server = TestServer::open();
    let files = of_the_app(&server);
    if files.is_empty() {
        return;
    }
    let page = server.get("/");
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    let tag = page.header("etag").expect("a tag").to_owned();
    assert_eq!(server.ask("GET", "/", &[("if-none-match", &tag)], "").status, 304);
    for ending in ["js", "wasm", "css", "svg"] {
        assert!(files.iter().any(|file| file.ends_with(ending)), "{ending}: {files:?}");
    }
    for file in &files {
        let plain = server.get(file);
        let kept = plain.header("cache-control").expect("how long");
        assert!(plain.status == 200 && kept.ends_with("immutable"), "{file}: {kept}");
        let ending = file.rsplit_once('.').map_or("", |(_, ending)| ending);
        let is_dense = matches!(ending, "book" | "png");
        for packing in ["br", "gzip"] {
            let packed = server.ask("GET", file, &[("accept-encoding", packing)], "");
            assert_eq!(packed.header("content-type"), plain.header("content-type"), "{file}");
            // What packing would not make smaller is sent as it is.
            let expected = (!is_dense).then_some(packing);
            assert_eq!(packed.header("content-encoding"), expected, "{file}");
            assert_eq!(packed.header("etag") == plain.header("etag"), is_dense, "{file}");
            assert_eq!(packed.body.len() < plain.body.len(), !is_dense, "{file}");
        }
        // A browser compiles the app while it comes, if it is told what comes.
        let kind = match ending {
            "wasm" => "application/wasm",
            "book" => "application/vnd.ludotheque.book",
            "webmanifest" => "application/manifest+json",
            "png" => "image/png",
            _ => "charset=utf-8",
        };
        assert!(plain.header("content-type").is_some_and(|it| it.contains(kind)), "{file}");
    }
}

/// The files of the app that the front door names; none where it was not built
/// into the program.
pub(crate) fn of_the_app(server: &TestServer) -> Vec<String> {
    let page = server.get("/").text();
    let quoted = page.split('"').filter(|text| text.starts_with("/app/"));
    quoted.map(str::to_owned).collect()
}
