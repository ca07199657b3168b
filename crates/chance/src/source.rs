//! Derivation: one key for a table, from it a stream of numbers for each label.
//! Every die, deal and lot has a label of its own, so none can be learnt from
//! another and none is ever drawn twice.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use shelf::GameInProgress;

use crate::{Contribution, Secret};

/// Where a table's dice, deals and lots come from, once it has started.
#[derive(Clone)]
pub struct Source {
    key: [u8; 32],
}

impl Source {
    /// The source of a table: the secret, the table's name, and what each seat
    /// contributed, in the order in which the people sat down to start.
    pub fn new(secret: &Secret, table: &str, contributions: &[Option<Contribution>]) -> Self {
        let mut mac = keyed(secret.bytes());
        mac.update(b"ludotheque chance 1\n");
        mac.update(table.as_bytes());
        for contribution in contributions {
            let text = contribution.map_or_else(|| "-".to_owned(), |bytes| bytes.to_string());
            mac.update(b"\n");
            mac.update(text.as_bytes());
        }
        Self { key: mac.finalize().into_bytes().into() }
    }

    /// The draw of lots: by how many seats everybody moves on.
    pub fn lot(&self, seats: u8) -> u8 {
        self.stream("lot").below(seats.into()) as u8
    }

    /// What chance does now in a game with so many chance actions before, or
    /// `None` when it is not chance's turn.
    pub fn action(&self, game: &GameInProgress, chances: usize) -> Option<String> {
        let mut deal = self.stream("deal");
        let mut roll = self.stream(&format!("roll {chances}"));
        game.chance_action(&mut |bound| deal.below(bound), &mut |bound| roll.below(bound))
    }

    /// Everything that lay hidden, where the game hides something.
    pub fn deal(&self, game: &GameInProgress) -> Option<String> {
        let mut deal = self.stream("deal");
        game.deal(&mut |bound| deal.below(bound))
    }

    fn stream(&self, label: &str) -> Stream<'_> {
        Stream { key: &self.key, label: label.to_owned(), blocks: 0, block: [0; 32], used: 32 }
    }
}

fn keyed(key: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("a key may have any length")
}

/// The numbers of one label: HMAC-SHA-256 of the label and a counter, four bytes
/// at a time.
struct Stream<'a> {
    key: &'a [u8; 32],
    label: String,
    blocks: u32,
    block: [u8; 32],
    used: usize,
}

impl Stream<'_> {
    /// A number below `bound`, all equally likely: numbers in the last,
    /// incomplete stretch of multiples are thrown away.
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is a number below the bound");
        let fair = u32::MAX - (u32::MAX % bound + 1) % bound;
        loop {
            let number = self.next();
            if number <= fair {
                return number % bound;
            }
        }
    }

    fn next(&mut self) -> u32 {
        if self.used == self.block.len() {
            let mut mac = keyed(self.key);
            mac.update(self.label.as_bytes());
            mac.update(b"\n");
            mac.update(&self.blocks.to_be_bytes());
            self.block = mac.finalize().into_bytes().into();
            self.blocks += 1;
            self.used = 0;
        }
        let bytes = &self.block[self.used..self.used + 4];
        self.used += 4;
        bytes.iter().fold(0, |number, byte| number << 8 | u32::from(*byte))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bounds for which every third number is thrown away, compared with the
    /// numbers of `docs/chance.md`.
    #[test]
    fn unfair_numbers_are_thrown_away() {
        let secret = Secret::of(std::array::from_fn(|place| 0x20 + place as u8));
        let one = Contribution::of(std::array::from_fn(|place| place as u8));
        let three = Contribution::of(std::array::from_fn(|place| 0xf0 + place as u8));
        let contributions = [Some(one), None, Some(three)];
        let source = Source::new(&secret, "zyxwvtsrqpnmkjhg", &contributions);
        for (label, numbers, drawn) in [
            ("roll 2", [2_290_187_545, 1_393_794_665], 2_290_187_545),
            ("roll 3", [3_053_917_632, 1_569_322_177], 1_569_322_177),
        ] {
            let mut stream = source.stream(label);
            assert_eq!(numbers, [(); 2].map(|()| stream.next()));
            assert_eq!(source.stream(label).below(3_000_000_000), drawn);
        }
        let mut lot = source.stream("lot");
        let numbers: Vec<_> = (0..9).map(|_| lot.next()).collect();
        assert_eq!((numbers[0], numbers[7], numbers[8]), (0x8f02_9dcc, 0x70f0_560b, 0x1127_acd6));
        assert_eq!(source.stream("any").below(1), 0);
    }
}
