//! The addresses of this machine that others in the room can reach, the
//! likeliest first.

use std::net::{IpAddr, Ipv4Addr};

/// IPv4 alone: a phone's keyboard is no place for the other kind.
pub(super) fn of_this_room() -> Vec<IpAddr> {
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    let addresses = found.iter().filter(|interface| !interface.is_loopback()).filter_map(|it| {
        let IpAddr::V4(address) = it.ip() else { return None };
        Some((is_made_up(&it.name), address))
    });
    ordered(addresses.collect()).into_iter().map(IpAddr::V4).collect()
}

/// Bridges of virtual machines and containers have addresses too, which no phone
/// can reach.
fn is_made_up(name: &str) -> bool {
    ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "tap"]
        .iter()
        .any(|kind| name.starts_with(kind))
}

fn ordered(mut addresses: Vec<(bool, Ipv4Addr)>) -> Vec<Ipv4Addr> {
    addresses.retain(|(_, address)| !address.is_link_local());
    addresses.sort_by_key(|(made_up, address)| (*made_up, !address.is_private(), *address));
    addresses.into_iter().map(|(_, address)| address).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_the_room_comes_first() {
        let address = |text: &str| text.parse::<Ipv4Addr>().expect("an address");
        let found = vec![
            (is_made_up("docker0"), address("172.17.0.1")),
            (is_made_up("eth1"), address("203.0.113.9")),
            (is_made_up("wlan0"), address("192.168.1.20")),
            (is_made_up("eth2"), address("169.254.7.7")),
        ];
        let ordered = ordered(found).into_iter().map(|address| address.to_string());
        let ordered: Vec<_> = ordered.collect();
        assert_eq!(ordered, ["192.168.1.20", "203.0.113.9", "172.17.0.1"]);
    }
}
