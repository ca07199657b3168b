//! Ranges of addresses from which nobody may come in. They are few, and all of them
//! are known in memory: every request asks.

use std::net::IpAddr;

use game::Quote;

use super::{AddressRange, Admin, People, PeopleError, PeopleNews, Refusal, Revocation};
use crate::store::{StoreError, Updated};

impl People {
    /// Reads which ranges are blocked; before anybody comes in.
    ///
    /// # Errors
    /// They can't be read.
    pub async fn load_ranges(&self) -> Result<(), StoreError> {
        *self.blocked_ranges.write() = self.store.blocked_ranges().await?;
        Ok(())
    }

    /// Whether somebody may come in from an address.
    pub fn admits(&self, address: IpAddr) -> bool {
        !self.blocked_ranges.read().iter().any(|range| range.contains(address))
    }

    /// The ranges that are blocked.
    pub fn blocked_ranges(&self, _: Admin) -> Vec<AddressRange> {
        self.blocked_ranges.read().clone()
    }

    /// Blocks a range, which ends all that is open from there.
    ///
    /// # Errors
    /// It can't be stored.
    pub async fn block_range(&self, _: Admin, range: AddressRange) -> Result<(), PeopleError> {
        self.store.block_range(range, self.now()).await?;
        self.load_ranges().await?;
        self.end(Revocation::Range(range)).await?;
        Ok(())
    }

    /// Lets people from a range in again.
    ///
    /// # Errors
    /// It is not blocked, or it can't be stored.
    pub async fn unblock_range(&self, _: Admin, range: AddressRange) -> Result<(), PeopleError> {
        if self.store.unblock_range(range).await? == Updated::NotFound {
            return Err(Refusal::RangeUnknown { range: Quote::of(&range.to_string()) }.into());
        }
        self.load_ranges().await?;
        Ok(self.tell_others(PeopleNews::RangeAdmitted).await?)
    }
}
