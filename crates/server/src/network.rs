//! Which addresses belong together. In IPv6 a household has a whole network of
//! addresses (its first 64 bits): whoever has one of them has them all, so limits
//! are counted by network.

use std::{
    fmt,
    net::{IpAddr, Ipv6Addr},
};

/// How many bits of an IPv6 address are those of a household's network.
pub(crate) const HOUSEHOLD_BITS: u8 = 64;

/// An address as far as it tells households apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Network(IpAddr);

impl Network {
    /// The network of an address.
    pub fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => {
                let others = 128 - HOUSEHOLD_BITS;
                let bits = address.to_bits() >> others << others;
                IpAddr::V6(Ipv6Addr::from_bits(bits))
            }
            four @ IpAddr::V4(_) => four,
        })
    }
}

/// Its first address.
impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_one_caller() {
        let network = |text: &str| Network::of(text.parse().expect("an address"));
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff:1"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_eq!(network("::ffff:10.0.0.1"), network("10.0.0.1"));
        assert_ne!(network("10.0.0.2"), network("10.0.0.1"));
    }
}
