//! The house tells where others in the room reach it.

use serde_json::json;

use super::house::House;

#[test]
fn a_house_for_its_own_machine_names_no_address() {
    let house = House::open();
    assert_eq!(house.get("/api/house").json(), json!({ "addresses": [] }));
    house.closed();
}

#[test]
fn a_house_in_a_room_names_its_addresses_with_the_port_it_got() {
    let house = House::with(|settings| {
        let addresses = ["192.168.1.20", "10.0.0.7"].map(str::parse);
        settings.room = addresses.into_iter().map(|address| address.expect("right")).collect();
    });
    let port = house.address.port();
    let addresses = [format!("http://192.168.1.20:{port}/"), format!("http://10.0.0.7:{port}/")];
    assert_eq!(house.get("/api/house").json(), json!({ "addresses": addresses }));
    house.closed();
}
