//! `/health` and `/metrics`.

use server::MetricsFor;

use super::{house::House, wire::Line};

#[test]
fn a_house_that_can_write_is_well() {
    let house = House::open();
    let answer = house.get("/health");
    assert_eq!((answer.status, &answer.json()["status"]), (200, &"well".into()));
}

#[test]
fn metrics_are_for_this_machine_and_for_the_key() {
    let house = House::open();
    let text = house.get("/metrics").text();
    for name in
        ["process_cpu_seconds_total", "process_resident_memory_bytes", "ludotheque_connections"]
    {
        assert!(text.lines().any(|line| line.starts_with(name)), "{name} in {text}");
    }
    let passed_on = ("x-forwarded-for", "127.0.0.1");
    let answer = house.ask("GET", "/metrics", &[passed_on], "");
    assert_eq!((answer.status, answer.code()), (403, "http-private".to_owned()));
    let key = house.ready.key.clone().expect("a key");
    let bearer = format!("Bearer {key}");
    let answer = house.ask("GET", "/metrics", &[passed_on, ("authorization", &bearer)], "");
    assert_eq!(answer.status, 200);
}

#[test]
fn metrics_can_be_opened_to_everybody() {
    let house = House::with(|settings| settings.metrics = MetricsFor::Everyone);
    let mut line = Line::to(house.address);
    let answer = line.ask("GET", "/metrics", &[("x-forwarded-for", "10.0.0.1")], "");
    assert_eq!(answer.expect("an answer").status, 200);
}
