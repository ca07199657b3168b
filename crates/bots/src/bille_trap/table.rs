//! The book of Bille-Trap: for two seats, the chance to win of the one that
//! rolls, from every pair of standings, if traps had no memory and both always
//! played best. It knows neither the top nor what was found of the traps; a
//! search with the exact belief looks that far by itself.
//!
//! A chance is kept in sixteen bits. As bytes only pairs that can occur are
//! written, two bytes each, after a head with a name, a version and a checksum.

use game::{Seat, mixed};
use shelf::games::bille_trap::BilleTrap;

use super::{
    iteration,
    standing::{Standing, Standings, spaces_of},
};
use crate::Book;

/// The chance to win of the seat that rolls, from every pair of standings.
pub struct Table {
    standings: Standings,
    /// A row for the seat that rolls, a column for the other; nothing at all in a
    /// table that nobody reads.
    chances: Vec<u16>,
}

/// What the bytes begin with: the name and the version.
const HEAD: [u8; 8] = *b"BiTrap\x00\x01";
const CHECKSUM: usize = size_of::<u64>();

impl Table {
    /// The chance that stands for certainty.
    pub(super) const CERTAIN: u16 = u16::MAX;

    /// Where the marbles of a seat are. One in motion is not seen: ask between
    /// turns.
    #[inline]
    pub(super) fn standing(&self, position: &BilleTrap, seat: Seat) -> Standing {
        self.standings.of(position, seat)
    }

    /// The chance that `own` wins against `other` if `own` rolls now.
    #[inline]
    pub(super) fn chance(&self, own: Standing, other: Standing) -> u16 {
        let place = usize::from(own.0) * self.standings.count() + usize::from(other.0);
        self.chances.get(place).copied().unwrap_or(Self::CERTAIN / 2)
    }

    /// The places in `chances` of all pairs that can occur while a game runs, in
    /// order.
    fn places(standings: &Standings) -> impl Iterator<Item = usize> {
        let spaces: Vec<u32> = (0..standings.won().0)
            .map(|number| spaces_of(standings.places(Standing(number))))
            .collect();
        let columns = standings.count();
        (0..spaces.len()).flat_map(move |row| {
            let own = spaces[row];
            let apart = |(_, other): &(usize, &u32)| own & **other == 0;
            let others: Vec<usize> =
                spaces.iter().enumerate().filter(apart).map(|(column, _)| column).collect();
            others.into_iter().map(move |column| row * columns + column)
        })
    }
}

impl Book for Table {
    const NEEDED: bool = true;

    fn unread() -> Self {
        Self { standings: Standings::new(), chances: Vec::new() }
    }

    fn work_out(done: &mut dyn FnMut(f64)) -> Self {
        let standings = Standings::new();
        let exact = iteration::work_out(&standings, done);
        let scale = f32::from(Self::CERTAIN);
        #[expect(clippy::cast_sign_loss, reason = "no chance is below nought")]
        let chances = exact.iter().map(|chance| (chance * scale + 0.5) as u16).collect();
        Self { standings, chances }
    }

    fn to_bytes(&self) -> Vec<u8> {
        let body: Vec<u8> = Self::places(&self.standings)
            .flat_map(|place| self.chances[place].to_le_bytes())
            .collect();
        [&HEAD[..], &checksum(&body).to_le_bytes(), &body].concat()
    }

    fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let body = bytes.strip_prefix(&HEAD)?;
        let (sum, body) = body.split_at_checked(CHECKSUM)?;
        if sum != checksum(body).to_le_bytes() {
            return None;
        }
        let standings = Standings::new();
        let mut chances = vec![0; standings.count() * standings.count()];
        let mut values = body.chunks_exact(2);
        for place in Self::places(&standings) {
            let value = values.next()?;
            chances[place] = u16::from_le_bytes([value[0], value[1]]);
        }
        values.remainder().is_empty().then_some(())?;
        values.next().is_none().then_some(Self { standings, chances })
    }
}

fn checksum(body: &[u8]) -> u64 {
    body.chunks(size_of::<u64>()).fold(body.len() as u64, |sum, chunk| {
        let mut word = [0; size_of::<u64>()];
        word[..chunk.len()].copy_from_slice(chunk);
        mixed(sum.rotate_left(1), u64::from_le_bytes(word))
    })
}
