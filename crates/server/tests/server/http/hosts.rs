//! The server answers under its own names alone: no page of another site can lead
//! its own name here and pass for the server's.

use serde_json::json;

use super::test_server::TestServer;

const BROWSER: (&str, &str) = ("accept", "text/html,application/xhtml+xml");

fn named() -> TestServer {
    TestServer::with(|settings| {
        settings.hosts = vec!["games.example".parse().expect("a host")];
        settings.public_url = Some("https://club.example".parse().expect("an address"));
    })
}

#[test]
fn names_that_nobody_has_given_are_refused_everywhere() {
    let server = named();
    for path in ["/", "/health", "/metrics", "/api/me", "/api/live", "/assets/icon.svg", "/none"] {
        for host in ["evil.example", "evil.example:80", "10.9.8.7", "localhost.evil.example", "a b"]
        {
            let answer = server.ask("GET", path, &[("host", host)], "");
            assert_eq!((answer.status, answer.code()), (421, "http-host".into()), "{host} {path}");
        }
    }
    let written = [("host", "evil.example"), ("origin", "http://evil.example")];
    assert_eq!(server.ask("POST", "/api/me", &written, r#"{"name":"Eve"}"#).status, 421);
    let port = server.address.port();
    let here = [format!("127.0.0.1:{port}"), "LocalHost".into(), "[::1]:9".into()];
    for host in here.iter().map(String::as_str).chain(["games.example:8443", "club.example"]) {
        assert_eq!(server.ask("GET", "/health", &[("host", host)], "").status, 200, "{host}");
    }
}

#[test]
fn whoever_meets_this_in_a_browser_reads_what_to_set_in_their_language() {
    let server = TestServer::open();
    for (language, said) in [("en", "doesn’t know the name “box.example”"), ("fr", "démarrez-le")]
    {
        let headers = [("host", "box.example"), BROWSER, ("accept-language", language)];
        let answer = server.ask("GET", "/", &headers, "");
        assert_eq!(answer.status, 421);
        assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
        for part in [said, "--host", "--public-url"] {
            assert!(answer.text().contains(part), "{part} in {}", answer.text());
        }
    }
}

#[test]
fn the_machine_s_own_name_is_known() {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname").expect("a name");
    let short = name.trim().split('.').next().expect("a part").to_owned();
    let server = TestServer::open();
    for host in [short.clone(), format!("{short}.local:7373")] {
        assert_eq!(server.ask("GET", "/health", &[("host", &host)], "").status, 200, "{host}");
    }
}

#[test]
fn pages_at_the_public_address_are_at_home_whatever_a_proxy_makes_of_the_host() {
    let server = named();
    let origin = ("origin", "https://club.example");
    for host in ["club.example", "127.0.0.1:7373"] {
        let answer = server.ask("POST", "/api/me", &[("host", host), origin], "");
        assert_ne!(answer.code(), "http-foreign", "{host}");
    }
    // The name alone is not enough: another scheme or port is another page.
    for origin in ["http://club.example", "https://club.example:8443", "https://games.example"] {
        let headers = [("host", "127.0.0.1:7373"), ("origin", origin)];
        let answer = server.ask("POST", "/api/me", &headers, "");
        assert_eq!(answer.code(), "http-foreign", "{origin}");
    }
}

#[test]
fn metrics_are_not_for_those_who_come_by_a_public_name() {
    let server = named();
    for (host, status) in [("club.example", 403), ("games.example", 403), ("localhost", 200)] {
        assert_eq!(server.ask("GET", "/metrics", &[("host", host)], "").status, status, "{host}");
    }
}

#[test]
fn invitations_name_the_public_address_first() {
    let server = named();
    let addresses = json!({ "addresses": ["https://club.example/"] });
    assert_eq!(server.get("/api/house").json(), addresses);
}
