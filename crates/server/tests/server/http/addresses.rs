//! The server tells where others in the room reach it.

use serde_json::json;

use super::test_server::TestServer;

#[test]
fn a_server_for_its_own_machine_names_no_address() {
    let server = TestServer::open();
    assert_eq!(server.get("/api/house").json(), json!({ "addresses": [] }));
    server.closed();
}

#[test]
fn a_server_in_a_room_names_its_addresses_with_the_port_it_got() {
    let server = TestServer::with(|settings| {
        let addresses = ["192.168.1.20", "10.0.0.7"].map(str::parse);
        settings.room = addresses.into_iter().map(|address| address.expect("right")).collect();
    });
    let port = server.address.port();
    let addresses = [format!("http://192.168.1.20:{port}/"), format!("http://10.0.0.7:{port}/")];
    assert_eq!(server.get("/api/house").json(), json!({ "addresses": addresses }));
    server.closed();
}
