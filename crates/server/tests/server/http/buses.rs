//! Servers that hear each other over a real NATS.

use std::{thread, time::Duration};

use game::Coded;
use server::{Settings, bus::BusAddress};
use testbed::Nats;

use super::test_server::{Folder, TestServer, serve};

fn nats(arguments: &[&'static str]) -> Nats {
    Nats::start_with(arguments).expect("nats-server, which `cargo xtask check` installs")
}

fn with_bus(nats: &Nats) -> impl Fn(&mut Settings) {
    let address: BusAddress = nats.url().parse().expect("an address");
    move |settings| settings.bus = Some(address.clone())
}

/// Lets guests in until there are too many; how many there were.
fn let_in_all_who_may(server: &TestServer) -> usize {
    let enter = || server.ask("POST", "/api/me", &[], r#"{"name":"Ada"}"#).status;
    (0..1_000).take_while(|_| enter() == 201).count()
}

#[test]
fn limits_hold_for_all_servers_together() {
    let nats = nats(&[]);
    let [here, there] = [(); 2].map(|()| TestServer::with(with_bus(&nats)));
    let alone = TestServer::open();
    let [first, second, third] = [&here, &there, &alone].map(let_in_all_who_may);
    assert!(first >= 200, "a room full of people: {first}");
    assert!(third >= 200, "another club: {third}");
    // Only those who came while the bus was about to tell of the last ones.
    assert!(second < 100, "{second}");
}

#[test]
fn health_says_whether_the_others_can_be_heard() {
    let mut nats = nats(&[]);
    let server = TestServer::with(with_bus(&nats));
    let is = |wanted: &str| {
        while server.get("/health").json()["bus"] != wanted {
            thread::sleep(Duration::from_millis(20));
        }
    };
    is("connected");
    nats.stop();
    is("away");
    assert_eq!(server.get("/health").status, 200, "it goes on alone");
    nats.restart().expect("started again");
    is("connected");
    let metrics = server.get("/metrics").text();
    assert!(metrics.contains("ludotheque_bus_connected{"), "{metrics}");
}

#[test]
fn a_server_that_the_bus_refuses_does_not_open() {
    let nats = nats(&["--user", "ada", "--pass", "secret"]);
    let folder = Folder::new();
    let mut settings = folder.settings();
    with_bus(&nats)(&mut settings);
    let refused = serve(settings, |_| {}, std::future::pending()).expect_err("refused");
    assert_eq!(refused.notice().code, "serve-bus");
}
