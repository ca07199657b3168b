//! The places of people who want something analysed: so many in all, and one for
//! each person. A place is free again when what holds it is dropped.

use std::{collections::HashSet, sync::Arc};

use parking_lot::Mutex;
use table::PersonId;

use super::Declined;

/// The places, and who has one.
#[derive(Debug)]
pub(super) struct AnalysisPermits {
    most: usize,
    taken: Mutex<HashSet<PersonId>>,
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
    /// They have it already, or there is none left.
    pub(super) fn take(self: &Arc<Self>, person: PersonId) -> Result<AnalysisPermit, Declined> {
        let mut taken = self.taken.lock();
        if taken.contains(&person) {
            return Err(Declined::OneEach);
        }
        if taken.len() >= self.most {
            return Err(Declined::Full { waiting: taken.len() });
        }
        taken.insert(person);
        Ok(AnalysisPermit { permits: Arc::clone(self), person })
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

    #[test]
    fn one_place_each_and_so_many_in_all() {
        let permits = Arc::new(AnalysisPermits::new(2));
        let [ann, bob, eve] = [1, 2, 3].map(|number| PersonId::of([number; 10]));
        let first = permits.take(ann).expect("a place");
        assert_eq!(permits.take(ann).err(), Some(Declined::OneEach));
        let _second = permits.take(bob).expect("a place");
        assert_eq!(permits.take(eve).err(), Some(Declined::Full { waiting: 2 }));
        drop(first);
        assert!(permits.take(eve).is_ok());
    }
}
