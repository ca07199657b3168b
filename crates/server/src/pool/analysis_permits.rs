//! The places of people who want something analysed: so many in all, one for each
//! person, and for each address a part of them, so that nobody with many guests
//! has all. A place is free again when what holds it is dropped.

use std::{collections::HashMap, net::IpAddr, sync::Arc};

use parking_lot::Mutex;
use table::PersonId;

use super::Declined;
use crate::network::Network;

/// Who wants something analysed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asker {
    pub person: PersonId,
    /// The address that they ask from.
    pub address: IpAddr,
}

/// The places, and who has one.
#[derive(Debug)]
pub(super) struct AnalysisPermits {
    most: usize,
    taken: Mutex<HashMap<PersonId, Network>>,
}

/// A person's place.
#[derive(Debug)]
pub(super) struct AnalysisPermit {
    permits: Arc<AnalysisPermits>,
    person: PersonId,
}

impl AnalysisPermits {
    pub(super) fn new(most: usize) -> Self {
        Self { most, taken: Mutex::default() }
    }

    /// Takes the place of this person.
    ///
    /// # Errors
    /// They have it already, their address has its part, or there is none left.
    pub(super) fn take(self: &Arc<Self>, asker: Asker) -> Result<AnalysisPermit, Declined> {
        let Asker { person, address } = asker;
        let network = Network::of(address);
        let mut taken = self.taken.lock();
        if taken.contains_key(&person) {
            return Err(Declined::OneEach);
        }
        if taken.len() >= self.most {
            return Err(Declined::Full { waiting: taken.len() });
        }
        let most = self.most_per_address();
        if taken.values().filter(|holder| **holder == network).count() >= most {
            return Err(Declined::ManyThere { most });
        }
        taken.insert(person, network);
        Ok(AnalysisPermit { permits: Arc::clone(self), person })
    }

    /// A quarter, so that it takes four addresses to have them all.
    fn most_per_address(&self) -> usize {
        (self.most / 4).max(1)
    }
}

impl Drop for AnalysisPermit {
    fn drop(&mut self) {
        let mut taken = self.permits.taken.lock();
        taken.remove(&self.person);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(person: u8, address: &str) -> Asker {
        let address = address.parse().expect("an address");
        Asker { person: PersonId::of([person; 10]), address }
    }

    #[test]
    fn one_place_each_and_so_many_in_all() {
        let permits = Arc::new(AnalysisPermits::new(2));
        let [ann, bob, eve] = [1, 2, 3].map(|number| asker(number, &format!("10.0.0.{number}")));
        let first = permits.take(ann).expect("a place");
        assert_eq!(permits.take(ann).err(), Some(Declined::OneEach));
        let _second = permits.take(bob).expect("a place");
        assert_eq!(permits.take(eve).err(), Some(Declined::Full { waiting: 2 }));
        drop(first);
        assert!(permits.take(eve).is_ok());
    }

    #[test]
    fn sixteen_guests_of_one_network_leave_places_for_others() {
        let permits = Arc::new(AnalysisPermits::new(16));
        let guests = (0..16).map(|guest| asker(guest, &format!("2001:db8::{guest:x}")));
        let held: Vec<_> = guests.filter_map(|guest| permits.take(guest).ok()).collect();
        assert_eq!(held.len(), 4);
        let late = asker(20, "2001:db8::20");
        assert_eq!(permits.take(late).err(), Some(Declined::ManyThere { most: 4 }));
        assert!(permits.take(asker(21, "2001:db8:0:1::1")).is_ok(), "somebody elsewhere");
        drop(held);
        assert!(permits.take(late).is_ok());
    }
}
