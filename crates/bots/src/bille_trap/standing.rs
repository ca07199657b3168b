//! Where the marbles of one seat are, whoever's they are: in the tray, on the
//! track or at Home. All such standings are numbered, from all in the tray to
//! all at Home, those with less way behind them first. The sizes and the entry
//! spaces are asked of the rules; traps and other seats are not known here.

use game::{Position, Seat};
use shelf::games::bille_trap::{Action, BilleTrap, Phase, Roll, Setup, Space};

/// How many marbles a seat has (BT-4).
pub(super) const MARBLES: usize = 3;
/// The place of a marble in the tray; the spaces are places 1 to 24.
pub(super) const TRAY: u8 = 0;
/// The place of a marble at Home (BT-7).
pub(super) const HOME: u8 = Space::COUNT as u8 + 1;

/// The number of a standing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Standing(pub(super) u16);

/// Two of a seat's marbles while the third is moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rest {
    /// Where they are, the one farther back first.
    places: [u8; MARBLES - 1],
}

/// One way to play a roll: a marble is on its way to a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub(super) rest: Rest,
    /// The spaces of the rest: bit n for space n.
    pub(super) spaces: u32,
    /// Where the marble arrives, if no other is in its way.
    pub(super) target: u8,
    /// The standing once it has.
    pub(super) after: Standing,
}

/// All standings in order.
pub(super) struct Standings {
    places: Vec<[u8; MARBLES]>,
    /// The numbers of the standings, by [`rank`].
    numbers: Vec<u16>,
    /// What can be played: for each standing, for each roll.
    moves: Vec<[Vec<Move>; Roll::FACES]>,
}

impl Standings {
    pub(super) fn new() -> Self {
        let places = every_placing();
        let mut numbers = vec![u16::MAX; rank([HOME; MARBLES]) + 1];
        for (number, places) in places.iter().enumerate() {
            numbers[rank(*places)] = number as u16;
        }
        let mut standings = Self { places, numbers, moves: Vec::new() };
        standings.moves =
            standings.places.iter().map(|places| standings.moves_from(*places)).collect();
        standings
    }

    /// How many there are; the last is all at Home.
    pub(super) fn count(&self) -> usize {
        self.places.len()
    }

    /// All marbles are at Home.
    pub(super) fn won(&self) -> Standing {
        Standing(self.count() as u16 - 1)
    }

    /// Where the marbles of a seat are. One in motion does not count as moved:
    /// asked between turns, there is none.
    pub(super) fn of(&self, position: &BilleTrap, seat: Seat) -> Standing {
        let mut places = [TRAY; MARBLES];
        let home = MARBLES - position.at_home(seat);
        places[home..].fill(HOME);
        let track = position.on_track(seat);
        let first = home - track.len();
        for (place, space) in places[first..home].iter_mut().zip(track) {
            *place = space.number();
        }
        self.with(places)
    }

    /// The places of the marbles, those farther back first.
    pub(super) fn places(&self, standing: Standing) -> [u8; MARBLES] {
        self.places[usize::from(standing.0)]
    }

    /// The way that all three marbles together have behind them.
    pub(super) fn way(&self, standing: Standing) -> usize {
        way(self.places(standing))
    }

    /// What can be played with a roll, counted from 0; nothing means passing.
    pub(super) fn moves(&self, standing: Standing) -> &[Vec<Move>; Roll::FACES] {
        &self.moves[usize::from(standing.0)]
    }

    /// The standing once the third marble has come to its place.
    #[inline]
    pub(super) fn after(&self, rest: Rest, place: u8) -> Standing {
        let [back, front] = rest.places;
        self.with(if place <= back {
            [place, back, front]
        } else if place <= front {
            [back, place, front]
        } else {
            [back, front, place]
        })
    }

    /// The standing once the marble on a space has dropped into the tray.
    #[inline]
    pub(super) fn dropped(&self, standing: Standing, space: u8) -> Standing {
        let [back, middle, front] = self.places(standing);
        self.with(if space == back {
            [TRAY, middle, front]
        } else if space == middle {
            [TRAY, back, front]
        } else {
            [TRAY, back, middle]
        })
    }

    /// The standing with these places, those farther back first.
    #[inline]
    fn with(&self, places: [u8; MARBLES]) -> Standing {
        Standing(self.numbers[rank(places)])
    }

    fn moves_from(&self, places: [u8; MARBLES]) -> [Vec<Move>; Roll::FACES] {
        std::array::from_fn(|index| {
            let number = index as u8 + 1;
            let mut moves = Vec::new();
            for (marble, place) in places.into_iter().enumerate() {
                // Marbles of one seat are alike: of several in the tray one enters.
                let again = marble > 0 && places[marble - 1] == place;
                let target = if place == TRAY { entry(number) } else { place + number };
                if place != HOME && !again && target <= HOME {
                    let mut rest =
                        places.into_iter().enumerate().filter(|(other, _)| *other != marble);
                    let mut next = || rest.next().map_or(TRAY, |(_, place)| place);
                    let rest = Rest { places: [next(), next()] };
                    let after = self.after(rest, target);
                    moves.push(Move { rest, spaces: rest.spaces(), target, after });
                }
            }
            moves
        })
    }
}

impl Rest {
    /// The spaces of the track where they lie: bit n for space n.
    #[inline]
    fn spaces(self) -> u32 {
        self.places.iter().fold(0, |set, place| set | bit_on_track(*place))
    }

    /// The same once the one on a space has dropped into the tray.
    #[inline]
    #[must_use]
    pub(super) fn dropped(self, space: u8) -> Self {
        let [back, front] = self.places;
        Self { places: [TRAY, if space == back { front } else { back }] }
    }
}

/// The spaces of the track among these places: bit n for space n.
#[inline]
pub(super) fn spaces_of(places: [u8; MARBLES]) -> u32 {
    places.iter().fold(0, |set, place| set | bit_on_track(*place))
}

#[inline]
fn bit_on_track(place: u8) -> u32 {
    if place == TRAY || place == HOME { 0 } else { 1 << place }
}

fn way(places: [u8; MARBLES]) -> usize {
    places.into_iter().map(usize::from).sum()
}

/// A number for any three places in order, without gaps.
#[inline]
fn rank([back, middle, front]: [u8; MARBLES]) -> usize {
    let (back, middle, front) = (usize::from(back), usize::from(middle), usize::from(front));
    back + middle * (middle + 1) / 2 + front * (front + 1) * (front + 2) / 6
}

/// Every three places in order, those with less way first; no two marbles lie on
/// one space.
fn every_placing() -> Vec<[u8; MARBLES]> {
    let shares = |one, other| one == other && bit_on_track(one) != 0;
    let mut all = Vec::new();
    for way in 0..=MARBLES as u8 * HOME {
        for back in TRAY..=HOME {
            for middle in back..=HOME {
                let front = way.checked_sub(back + middle);
                if let Some(front) = front.filter(|front| (middle..=HOME).contains(front))
                    && !shares(back, middle)
                    && !shares(middle, front)
                {
                    all.push([back, middle, front]);
                }
            }
        }
    }
    all
}

/// Where a roll brings in a marble (BT-6), as the rules say.
pub(super) fn entry(number: u8) -> u8 {
    let start = BilleTrap::start(&Setup::default());
    let Some(roll) = Roll::new(number) else { return TRAY };
    let rolled = start.apply(Action::Roll(roll));
    debug_assert_eq!(rolled.phase(), Phase::Move(roll));
    let entered = rolled.apply(Action::Enter).on_track(Seat::ONE);
    entered.into_iter().next().map_or(TRAY, Space::number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_those_of_the_rules() {
        let start = BilleTrap::start(&Setup::default());
        assert_eq!(start.in_tray(Seat::ONE), MARBLES);
        let standings = Standings::new();
        // Three, two, one or no marble on the track, the others in the tray or
        // at Home.
        assert_eq!(standings.count(), 2_024 + 276 * 2 + 24 * 3 + 4);
        assert_eq!(standings.places(standings.of(&start, Seat::ONE)), [TRAY; MARBLES]);
        assert_eq!(standings.places(standings.won()), [HOME; MARBLES]);
    }

    #[test]
    fn marbles_move_and_drop() {
        let standings = Standings::new();
        let standing = standings.with([TRAY, 7, 22]);
        let played = |roll: usize| -> Vec<_> {
            let moves = standings.moves(standing)[roll - 1].iter();
            moves.map(|play| standings.places(play.after)).collect()
        };
        assert_eq!(played(2), [[7, 9, 22], [TRAY, 9, 22], [TRAY, 7, 24]]);
        assert_eq!(played(3), [[7, 17, 22], [TRAY, 10, 22], [TRAY, 7, HOME]]);
        assert_eq!(played(4), [[4, 7, 22], [TRAY, 11, 22]]);
        assert_eq!(standings.places(standings.dropped(standing, 22)), [TRAY, TRAY, 7]);
        assert_eq!(standings.places(standings.dropped(standing, 7)), [TRAY, TRAY, 22]);
    }
}
