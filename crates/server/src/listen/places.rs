//! How many connections each address holds. A place is taken when a connection
//! comes in and given back when it is dropped, by whoever holds it then. Memory
//! is bounded by the connections that are open.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::Arc,
};

use parking_lot::Mutex;

/// The places of a house.
pub(super) struct Places {
    most: usize,
    taken: Mutex<HashMap<IpAddr, usize>>,
}

impl Places {
    pub(super) fn new(most: usize) -> Self {
        Self { most, taken: Mutex::default() }
    }

    /// How many one address may have.
    pub(super) fn most(&self) -> usize {
        self.most
    }

    /// A place for this address, if it has one left.
    pub(super) fn take(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let neighbourhood = neighbourhood(address);
        let mut taken = self.taken.lock();
        let held = taken.entry(neighbourhood).or_default();
        if *held >= self.most {
            return None;
        }
        *held += 1;
        metrics::gauge!("ludotheque_connections").increment(1);
        Some(Place { places: Arc::clone(self), neighbourhood })
    }
}

/// One connection's place.
pub(super) struct Place {
    places: Arc<Places>,
    neighbourhood: IpAddr,
}

impl Place {
    /// Whether the place is this address's.
    pub(super) fn is_of(&self, address: IpAddr) -> bool {
        self.neighbourhood == neighbourhood(address)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        metrics::gauge!("ludotheque_connections").decrement(1);
        let mut taken = self.places.taken.lock();
        if let Some(held) = taken.get_mut(&self.neighbourhood) {
            *held -= 1;
            if *held == 0 {
                taken.remove(&self.neighbourhood);
            }
        }
    }
}

/// What counts as one address: with IPv6 the whole network of a household, since
/// whoever has one address of it has them all.
fn neighbourhood(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_its_places_and_gets_them_back() {
        let places = Arc::new(Places::new(2));
        let [here, there] = [IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2])];
        let first = places.take(here).expect("a place");
        let _second = places.take(here).expect("a place");
        assert!(places.take(here).is_none());
        let other = places.take(there).expect("another address has its own");
        assert!(other.is_of(there) && !other.is_of(here));
        drop((first, other));
        assert!(places.take(here).is_some());
        assert_eq!(places.taken.lock().len(), 1, "who left is forgotten");
    }

    #[test]
    fn a_household_is_one_address() {
        let places = Arc::new(Places::new(1));
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let _place = places.take(address("2001:db8:1:2::1")).expect("a place");
        assert!(places.take(address("2001:db8:1:2:ffff::9")).is_none());
        assert!(places.take(address("2001:db8:1:3::1")).is_some());
    }
}
