//! Floods of connections, and of bytes.

use rand::{Rng, SeedableRng, rngs::SmallRng};
use server::Forwarded;

use super::{
    house::House,
    wire::{Line, request},
};

#[test]
fn an_address_has_so_many_connections_and_no_more() {
    let house = House::with(|settings| settings.per_address = 3);
    let here = [127, 0, 0, 2];
    let mut held: Vec<_> = (0..3).map(|_| Line::from(here, house.address)).collect();
    for line in &mut held {
        assert_eq!(line.ask("GET", "/health", &[], "").expect("an answer").status, 200);
    }
    let mut fourth = Line::from(here, house.address);
    let rest = String::from_utf8(fourth.rest()).expect("text");
    assert!(rest.is_empty() || rest.starts_with("HTTP/1.1 429 "), "{rest}");
    assert_eq!(house.get("/health").status, 200, "another address is not concerned");
    for line in &mut held {
        assert_eq!(line.ask("GET", "/health", &[], "").expect("an answer").status, 200);
    }
    drop(held.pop());
    // The place is free as soon as the house has noticed.
    while Line::from(here, house.address).ask("GET", "/health", &[], "").is_err() {}
}

#[test]
fn sixty_phones_behind_one_address_are_undisturbed() {
    let house = House::open();
    let mut phones: Vec<_> = (0..60).map(|_| Line::from([127, 0, 0, 3], house.address)).collect();
    for _ in 0..3 {
        for phone in &mut phones {
            assert_eq!(phone.ask("GET", "/api/shelf", &[], "").expect("an answer").status, 200);
        }
    }
}

#[test]
fn behind_a_trusted_proxy_callers_are_told_apart() {
    let house = House::with(|settings| {
        settings.per_address = 1;
        settings.forwarded = Forwarded::Trusted;
    });
    let ask = |line: &mut Line, caller: &str| {
        line.ask("GET", "/health", &[("x-forwarded-for", caller)], "").expect("an answer")
    };
    let [mut one, mut two] = [Line::to(house.address), Line::to(house.address)];
    assert_eq!(ask(&mut one, "10.0.0.1").status, 200);
    let refused = ask(&mut two, "10.0.0.1");
    assert_eq!((refused.status, refused.code()), (429, "http-crowded".to_owned()));
    assert_eq!(ask(&mut two, "10.0.0.2").status, 200);
}

#[test]
fn without_trust_a_forwarded_address_is_nothing() {
    let house = House::with(|settings| settings.per_address = 1);
    let here = [127, 0, 0, 4];
    let mut line = Line::from(here, house.address);
    let headers = [("x-forwarded-for", "10.0.0.1")];
    assert_eq!(line.ask("GET", "/health", &headers, "").expect("an answer").status, 200);
    let mut second = Line::from(here, house.address);
    let _ = second.send(request("GET", "/health", &[("x-forwarded-for", "10.0.0.2")], ""));
    let rest = String::from_utf8(second.rest()).expect("text");
    assert!(rest.is_empty() || rest.starts_with("HTTP/1.1 429 "), "{rest}");
}

#[test]
fn random_bytes_are_refused_and_the_others_go_on() {
    let house = House::with(|settings| settings.patience.head = std::time::Duration::from_secs(1));
    let mut chance = SmallRng::seed_from_u64(7);
    let mut other = Line::to(house.address);
    for round in 0..100 {
        let mut bytes = vec![0; 1 + round * 7];
        chance.fill_bytes(&mut bytes);
        bytes.extend_from_slice(b"\r\n\r\n");
        let mut line = Line::to(house.address);
        // It may have closed the line before all of it is sent.
        let _ = line.send(&bytes);
        let answer = line.rest();
        assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 400"), "{answer:?}");
        assert_eq!(other.ask("GET", "/health", &[], "").expect("an answer").status, 200);
    }
}

#[test]
fn what_is_too_long_is_refused() {
    let house = House::open();
    let long = "a".repeat(64 * 1024);
    let mut line = Line::to(house.address);
    let _ = line.send(request("GET", "/", &[("x-long", &long)], ""));
    let answer = String::from_utf8(line.rest()).expect("text");
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
    let body = format!("{{\"name\":\"{long}\"}}");
    let answer = house.ask("POST", "/api/me", &[], &body);
    assert_eq!((answer.status, answer.code()), (413, "http-too-large".to_owned()));
}

#[test]
fn bodies_that_are_no_json_are_refused_by_a_code() {
    let house = House::open();
    for body in ["{", "[]", "{\"name\":1}", "\u{0}\u{1}", "null"] {
        let answer = house.ask("POST", "/api/me", &[], body);
        assert_eq!((answer.status, answer.code()), (400, "http-malformed".to_owned()), "{body}");
    }
    let headers = [("content-length", "2"), ("content-type", "text/plain")];
    let mut line = Line::to(house.address);
    line.send(request("POST", "/api/me", &headers, "") + "{}").expect("sent");
    let answer = line.hear().expect("an answer");
    assert_eq!((answer.status, answer.code()), (415, "http-not-json".to_owned()));
}
