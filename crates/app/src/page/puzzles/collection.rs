//! The puzzles of a game, loaded as a file of the page's set, and which of them are due.

use puzzles::{DayNumber, of_day};
use shelf::Game;

use super::{posed::Posed, puzzle_progress::PuzzleProgress};
use crate::page::{browser, texts};

/// All puzzles of a game, the easiest first.
pub(super) struct Collection(pub(super) Vec<Posed>);

impl Collection {
    /// Those of a game; none where they can't be loaded now.
    pub(super) async fn load(game: Game) -> Option<Self> {
        let selector = format!("meta[name=app-puzzles][data-game={}]", game.name());
        Posed::read_all(game, &texts::named(&selector).await?).map(Self)
    }

    /// The puzzle with this id, and its number, counted from 1.
    pub(super) fn find(&self, id: &str) -> Option<(usize, &Posed)> {
        let place = self.0.iter().position(|puzzle| puzzle.id == id)?;
        Some((place + 1, &self.0[place]))
    }

    /// The puzzle of a day.
    pub(super) fn of_day(&self, day: DayNumber) -> Option<&Posed> {
        self.0.get(of_day(day, self.0.len())?)
    }

    /// The first puzzle after so many that is not solved yet, from the beginning again
    /// where all that follow are; the next one where all are solved.
    pub(super) fn due_after(&self, number: usize, left: &PuzzleProgress) -> Option<&Posed> {
        let place = number % self.0.len().max(1);
        let (before, after) = self.0.split_at_checked(place)?;
        let mut round = after.iter().chain(before);
        round.clone().find(|puzzle| !left.is_solved(&puzzle.id)).or_else(|| round.next())
    }
}

/// The day as this device knows it.
pub(super) fn today() -> Option<DayNumber> {
    DayNumber::of(&game::Day::new(&browser::today())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: &str = include_str!("../../../../puzzles/data/kuba.txt");

    #[test]
    fn what_is_due_is_the_next_that_is_not_solved() {
        let all = Collection(Posed::read_all(Game::Kuba, LINES).expect("a collection"));
        let ids: Vec<_> = all.0.iter().map(|puzzle| puzzle.id.clone()).collect();
        let due =
            |number, left: &PuzzleProgress| all.due_after(number, left).map(|it| it.id.clone());
        let mut left = PuzzleProgress::default();
        assert_eq!(due(0, &left), Some(ids[0].clone()));
        assert_eq!(due(3, &left), Some(ids[3].clone()));
        assert_eq!(due(ids.len(), &left), Some(ids[0].clone()), "from the beginning again");
        left.solve(&ids[3]);
        assert_eq!(due(3, &left), Some(ids[4].clone()));
        for id in &ids {
            left.solve(id);
        }
        assert_eq!(due(3, &left), Some(ids[3].clone()), "all are solved");
        assert_eq!(Collection(Vec::new()).due_after(0, &left).map(|it| it.id.clone()), None);
    }

    #[test]
    fn every_collection_can_be_read_and_begun() {
        for (game, text) in [
            (Game::Kuba, LINES),
            (Game::BlackHoles, include_str!("../../../../puzzles/data/black-holes.txt")),
            (Game::Klotze, include_str!("../../../../puzzles/data/klotze.txt")),
            (Game::BilleTrap, include_str!("../../../../puzzles/data/bille-trap.txt")),
        ] {
            let puzzles = Posed::read_all(game, text).expect("a collection");
            assert!(!puzzles.is_empty());
            for puzzle in puzzles {
                assert!(puzzle.start().is_some_and(|start| start.outcome().is_none()));
            }
        }
    }
}
