//! A range of addresses, as whoever runs a server blocks it: `203.0.113.0/24`. An
//! address alone is a range too; in IPv6 it stands for its household's network.

use std::{
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

use game::Quote;

use super::Refusal;
use crate::network::HOUSEHOLD_BITS;

/// A range of addresses that have their first bits in common.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AddressRange {
    /// The first of them.
    first: IpAddr,
    /// How many bits they have in common.
    bits: u8,
}

impl AddressRange {
    /// How wide a range is at most: nobody blocks half the world by a slip.
    const WIDEST: (u8, u8) = (8, 16);

    /// Whether an address is in it.
    pub fn contains(&self, address: IpAddr) -> bool {
        first(address.to_canonical(), self.bits) == self.first
    }
}

impl FromStr for AddressRange {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let unfit = || Refusal::RangeUnfit { range: Quote::of(text) };
        let (address, bits) = match text.trim().split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u8>().map_err(|_| unfit())?)),
            None => (text.trim(), None),
        };
        let address = address.parse::<IpAddr>().map_err(|_| unfit())?;
        let (widest, single, narrowest) = match address {
            IpAddr::V4(_) => (Self::WIDEST.0, 32, 32),
            IpAddr::V6(_) => (Self::WIDEST.1, HOUSEHOLD_BITS, 128),
        };
        let bits = bits.unwrap_or(single);
        let is_mapped = address != address.to_canonical();
        if is_mapped || !(widest..=narrowest).contains(&bits) {
            return Err(unfit());
        }
        Ok(Self { first: first(address, bits), bits })
    }
}

/// The first address of a range.
fn first(address: IpAddr, bits: u8) -> IpAddr {
    match address {
        IpAddr::V4(address) => {
            let mask = u32::MAX.checked_shl(32_u32.saturating_sub(bits.into())).unwrap_or(0);
            IpAddr::V4(Ipv4Addr::from_bits(address.to_bits() & mask))
        }
        IpAddr::V6(address) => {
            let mask = u128::MAX.checked_shl(128_u32.saturating_sub(bits.into())).unwrap_or(0);
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & mask))
        }
    }
}

impl fmt::Display for AddressRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_read_written_and_holds_its_addresses() {
        for (text, shown, inside, outside) in [
            ("203.0.113.9/24", "203.0.113.0/24", "203.0.113.255", "203.0.114.0"),
            (" 203.0.113.9 ", "203.0.113.9/32", "::ffff:203.0.113.9", "203.0.113.8"),
            ("10.0.0.0/8", "10.0.0.0/8", "10.255.0.1", "11.0.0.0"),
            ("2001:db8:1::/48", "2001:db8:1::/48", "2001:db8:1:ffff::1", "2001:db8:2::"),
            ("2001:db8::7", "2001:db8::/64", "2001:db8::ffff:1", "2001:db8:0:1::1"),
            ("2001:db8::7/128", "2001:db8::7/128", "2001:db8::7", "203.0.113.9"),
        ] {
            let range: AddressRange = text.parse().expect(text);
            assert_eq!(range.to_string(), shown);
            let contains = |address: &str| range.contains(address.parse().expect("an address"));
            assert!(contains(inside) && !contains(outside), "{text}");
        }
        for text in [
            "",
            "/8",
            "0.0.0.0/0",
            "10.0.0.0/7",
            "10.0.0.0/33",
            "::/0",
            "fe80::/15",
            "x/8",
            "::ffff:10.0.0.0/104",
            "10.0.0.0/8/8",
            "10.0.0.0/-8",
        ] {
            assert!(text.parse::<AddressRange>().is_err(), "{text}");
        }
    }
}
