//! Floods of connections, and of bytes.

use rand::{Rng, SeedableRng, rngs::SmallRng};
use server::Forwarded;

use super::{
    test_server::TestServer,
    wire::{RawConnection, request},
};

#[test]
fn an_address_has_so_many_connections_and_no_more() {
    let server = TestServer::with(|settings| settings.per_address = 3);
    let here = [127, 0, 0, 2];
    let mut held: Vec<_> = (0..3).map(|_| RawConnection::from(here, server.address)).collect();
    for line in &mut held {
        assert_eq!(line.ask("GET", "/health", &[], "").expect("an answer").status, 200);
    }
    let mut fourth = RawConnection::from(here, server.address);
    let rest = String::from_utf8(fourth.rest()).expect("text");
    assert!(rest.is_empty() || rest.starts_with("HTTP/1.1 429 "), "{rest}");
    assert_eq!(server.get("/health").status, 200, "another address is not concerned");
    for line in &mut held {
        assert_eq!(line.ask("GET", "/health", &[], "").expect("an answer").status, 200);
    }
    drop(held.pop());
    // The place is free as soon as the server has noticed.
    while RawConnection::from(here, server.address).ask("GET", "/health", &[], "").is_err() {}
}

#[test]
fn sixty_phones_behind_one_address_are_undisturbed() {
    let server = TestServer::open();
    let mut phones: Vec<_> =
        (0..60).map(|_| RawConnection::from([127, 0, 0, 3], server.address)).collect();
    for _ in 0..3 {
        for phone in &mut phones {
            assert_eq!(phone.ask("GET", "/api/shelf", &[], "").expect("an answer").status, 200);
        }
    }
}

#[test]
fn behind_a_trusted_proxy_callers_are_told_apart() {
    let server = TestServer::with(|settings| {
        settings.per_address = 1;
        settings.forwarded = Forwarded::Trusted;
    });
    let ask = |line: &mut RawConnection, caller: &str| {
        line.ask("GET", "/health", &[("x-forwarded-for", caller)], "").expect("an answer")
    };
    let [mut one, mut two] = [RawConnection::to(server.address), RawConnection::to(server.address)];
    assert_eq!(ask(&mut one, "10.0.0.1").status, 200);
    let refused = ask(&mut two, "10.0.0.1");
    assert_eq!((refused.status, refused.code()), (429, "http-crowded".to_owned()));
    assert_eq!(ask(&mut two, "10.0.0.2").status, 200);
}

#[test]
fn without_trust_a_forwarded_address_is_nothing() {
    let server = TestServer::with(|settings| settings.per_address = 1);
    let here = [127, 0, 0, 4];
    let mut line = RawConnection::from(here, server.address);
    let headers = [("x-forwarded-for", "10.0.0.1")];
    assert_eq!(line.ask("GET", "/health", &headers, "").expect("an answer").status, 200);
    let mut second = RawConnection::from(here, server.address);
    let _ = second.send(request("GET", "/health", &[("x-forwarded-for", "10.0.0.2")], ""));
    let rest = String::from_utf8(second.rest()).expect("text");
    assert!(rest.is_empty() || rest.starts_with("HTTP/1.1 429 "), "{rest}");
}

#[test]
fn random_bytes_are_refused_and_the_others_go_on() {
    let server =
        TestServer::with(|settings| settings.patience.head = std::time::Duration::from_secs(1));
    let mut chance = SmallRng::seed_from_u64(7);
    let mut other = RawConnection::to(server.address);
    for round in 0..100 {
        let mut bytes = vec![0; 1 + round * 7];
        chance.fill_bytes(&mut bytes);
        bytes.extend_from_slice(b"\r\n\r\n");
        let mut line = RawConnection::to(server.address);
        // It may have closed the line before all of it is sent.
        let _ = line.send(&bytes);
        let answer = line.rest();
        assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 400"), "{answer:?}");
        assert_eq!(other.ask("GET", "/health", &[], "").expect("an answer").status, 200);
    }
}

#[test]
fn what_is_too_long_is_refused() {
    let server = TestServer::open();
    let long = "a".repeat(64 * 1024);
    let mut line = RawConnection::to(server.address);
    let _ = line.send(request("GET", "/", &[("x-long", &long)], ""));
    let answer = String::from_utf8(line.rest()).expect("text");
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
    let body = format!("{{\"name\":\"{long}\"}}");
    let answer = server.ask("POST", "/api/me", &[], &body);
    assert_eq!((answer.status, answer.code()), (413, "http-too-large".to_owned()));
}

#[test]
fn bodies_that_are_no_json_are_refused_by_a_code() {
    let server = TestServer::open();
    for body in ["{", "[]", "{\"name\":1}", "\u{0}\u{1}", "null"] {
        let answer = server.ask("POST", "/api/me", &[], body);
        assert_eq!((answer.status, answer.code()), (400, "http-malformed".to_owned()), "{body}");
    }
    let headers = [("content-length", "2"), ("content-type", "text/plain")];
    let mut line = RawConnection::to(server.address);
    line.send(request("POST", "/api/me", &headers, "") + "{}").expect("sent");
    let answer = line.hear().expect("an answer");
    assert_eq!((answer.status, answer.code()), (415, "http-not-json".to_owned()));
}
