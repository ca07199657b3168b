//! How many connections each address holds. A permit is taken when a connection
//! comes in and given back when it is dropped, by whoever holds it then. Memory
//! is bounded by the connections that are open.

use std::{collections::HashMap, net::IpAddr, sync::Arc};

use parking_lot::Mutex;

use crate::network::Network;

/// How many connections one address may have, and has.
pub(super) struct ConnectionLimits {
    most: usize,
    taken: Mutex<HashMap<Network, usize>>,
}

impl ConnectionLimits {
    pub(super) fn new(most: usize) -> Self {
        Self { most, taken: Mutex::default() }
    }

    /// How many one address may have.
    pub(super) fn most(&self) -> usize {
        self.most
    }

    /// A permit for this address, if it has one left.
    pub(super) fn take(self: &Arc<Self>, address: IpAddr) -> Option<ConnectionPermit> {
        let network = Network::of(address);
        let mut taken = self.taken.lock();
        let held = taken.entry(network).or_default();
        if *held >= self.most {
            return None;
        }
        *held += 1;
        metrics::gauge!("ludotheque_connections").increment(1);
        Some(ConnectionPermit { limits: Arc::clone(self), network })
    }
}

/// What one connection holds while it is open.
pub(super) struct ConnectionPermit {
    limits: Arc<ConnectionLimits>,
    network: Network,
}

impl ConnectionPermit {
    /// Whether it is this address's.
    pub(super) fn is_of(&self, address: IpAddr) -> bool {
        self.network == Network::of(address)
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        metrics::gauge!("ludotheque_connections").decrement(1);
        let mut taken = self.limits.taken.lock();
        if let Some(held) = taken.get_mut(&self.network) {
            *held -= 1;
            if *held == 0 {
                taken.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_its_permits_and_gets_them_back() {
        let limits = Arc::new(ConnectionLimits::new(2));
        let [here, there] = [IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2])];
        let first = limits.take(here).expect("a permit");
        let _second = limits.take(here).expect("a permit");
        assert!(limits.take(here).is_none());
        let other = limits.take(there).expect("another address has its own");
        assert!(other.is_of(there) && !other.is_of(here));
        drop((first, other));
        assert!(limits.take(here).is_some());
        assert_eq!(limits.taken.lock().len(), 1, "who left is forgotten");
    }

    #[test]
    fn a_household_is_one_address() {
        let limits = Arc::new(ConnectionLimits::new(1));
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let _place = limits.take(address("2001:db8:1:2::1")).expect("a permit");
        assert!(limits.take(address("2001:db8:1:2:ffff::9")).is_none());
        assert!(limits.take(address("2001:db8:1:3::1")).is_some());
    }
}
