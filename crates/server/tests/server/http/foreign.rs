//! What every answer carries, and what pages of other sites may not do.

use super::test_server::TestServer;

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; \
    manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

#[test]
fn every_answer_has_its_protecting_headers() {
    let server = TestServer::open();
    for (method, path) in [
        ("GET", "/"),
        ("GET", "/health"),
        ("GET", "/api/docs"),
        ("GET", "/assets/pages.css"),
        ("GET", "/nothing"),
        ("POST", "/nothing"),
        ("DELETE", "/health"),
    ] {
        let answer = server.ask(method, path, &[], "");
        assert_eq!(answer.header("content-security-policy"), Some(POLICY), "{method} {path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"));
        assert!(answer.header("permissions-policy").is_some());
        assert_eq!(answer.header("strict-transport-security"), None, "plain http stays so");
    }
}

#[test]
fn pages_of_other_sites_change_nothing() {
    let server = TestServer::open();
    let socket = [("connection", "upgrade"), ("upgrade", "websocket")];
    let from = |origin: &'static str| [("host", "localhost:7373"), ("origin", origin)];
    for (method, path) in [("POST", "/api/me"), ("DELETE", "/api/me"), ("PATCH", "/nothing")] {
        for origin in ["http://evil.example", "null", "http://localhost:7374"] {
            let answer = server.ask(method, path, &from(origin), "");
            assert_eq!((answer.status, answer.code()), (403, "http-foreign".into()), "{origin}");
        }
        let answer = server.ask(method, path, &[("sec-fetch-site", "cross-site")], "");
        assert_eq!(answer.code(), "http-foreign");
        let answer = server.ask(method, path, &from("http://localhost:7373"), "");
        assert_ne!(answer.code(), "http-foreign", "its own pages may");
    }
    let answer = server.ask("GET", "/", &[&from("http://evil.example")[..], &socket].concat(), "");
    assert_eq!(answer.code(), "http-foreign", "a WebSocket is no harmless look");
    let answer = server.ask("GET", "/", &from("http://evil.example"), "");
    assert_eq!(answer.status, 200, "looking is harmless");
}
