//! The puzzle of the day: the same for everybody, from the date alone. Each game
//! goes through all its puzzles before one comes again.

use game::Day;
use shelf::Game;

/// How many days have passed since 1 January 2000, on everybody's calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct DayNumber(pub u32);

impl DayNumber {
    /// The number of a day; `None` before the year 2000, or where there is no such
    /// day.
    pub fn of(day: &Day) -> Option<Self> {
        let mut parts = day.as_str().split('-').map(str::parse::<u32>);
        let mut part = || parts.next()?.ok();
        let (year, month, date) = (part()?.checked_sub(2000)?, part()?, part()?);
        let is_leap = |year: u32| {
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
        };
        let length = |month| match month {
            2 => 28 + u32::from(is_leap(year)),
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        let before: u32 = (0..year).map(|year| 365 + u32::from(is_leap(year))).sum();
        let months: u32 = (1..month).map(length).sum();
        (date <= length(month)).then_some(Self(before + months + date - 1))
    }

    /// Which game's turn it is on this day.
    pub fn game(self) -> Game {
        Game::ALL[self.0 as usize % Game::ALL.len()]
    }
}

/// Neighbours in a collection are alike: so far apart are those of two days.
const STRIDE: usize = 37;

/// The place in a collection of so many puzzles that a day has. A game goes through
/// all of them whether one comes every day or only when it is the game's turn.
pub fn of_day(day: DayNumber, puzzles: usize) -> Option<usize> {
    let round = Game::ALL.len();
    let (rounds, within) = (day.0 as usize / round, day.0 as usize % round);
    let number = (rounds + within * puzzles.div_ceil(round)).checked_rem(puzzles)?;
    let stride = (STRIDE..=STRIDE + puzzles).find(|stride| common(*stride, puzzles) == 1)?;
    Some(number * stride % puzzles)
}

/// The greatest number that divides both.
fn common(one: usize, other: usize) -> usize {
    if other == 0 { one } else { common(other, one % other) }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn number(day: &str) -> Option<u32> {
        DayNumber::of(&Day::new(day)?).map(|number| number.0)
    }

    #[test]
    fn days_are_counted() {
        assert_eq!(number("2000-01-01"), Some(0));
        assert_eq!(number("2000-03-01"), Some(60));
        assert_eq!(number("2001-01-01"), Some(366));
        assert_eq!(number("2026-11-18"), Some(9_818));
        assert_eq!(number("2100-03-01"), Some(36_584));
        assert_eq!(number("2027-02-29"), None);
        assert_eq!(number("1999-12-31"), None);
    }

    fn places(days: impl Iterator<Item = u32>, puzzles: usize) -> usize {
        let places = days.map(|day| of_day(DayNumber(day), puzzles).expect("a puzzle"));
        let places: HashSet<_> = places.collect();
        assert!(places.iter().all(|place| *place < puzzles));
        places.len()
    }

    #[test]
    fn every_puzzle_comes_before_one_comes_again() {
        for puzzles in [4, 37, 100, 111, 148, 200] {
            let count = puzzles as u32;
            assert_eq!(places((0..count).map(|turn| 8_000 + 4 * turn + 2), puzzles), puzzles);
            if puzzles % 4 == 0 {
                assert_eq!(places(8_000..8_000 + count, puzzles), puzzles);
            }
        }
        assert_eq!(of_day(DayNumber(1), 0), None);
        assert_eq!(of_day(DayNumber(1), 1), Some(0));
    }
}
