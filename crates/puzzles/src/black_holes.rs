//! Black Holes' puzzles: who sinks the fourth block first.

use bots::{Described, black_holes::Effect};
use game::Seat;
use shelf::games::black_holes::{Action, BlackHoles, Color};

use crate::{
    Provable, PuzzleGame, Task, Theme,
    puzzle_game::{own_actions, without_chance},
};

/// BH-12: so many sunk blocks win.
const TO_WIN: usize = 4;
/// BH-4: a turn has so many moves.
const MOVES_OF_A_TURN: usize = 2;

impl Provable for BlackHoles {
    /// A move sinks at most one block (BH-7).
    fn out_of_reach(&self, seat: Seat, turns: u8) -> bool {
        let color = Color::at(seat);
        let turns = usize::from(turns);
        let moves = if self.acting() == color {
            usize::from(self.left()) + (turns - 1) * MOVES_OF_A_TURN
        } else {
            turns * MOVES_OF_A_TURN
        };
        self.sunk(color) + moves < TO_WIN
    }
}

impl PuzzleGame for BlackHoles {
    without_chance!("black-holes");

    fn themes(position: &Self, task: Task, solution: &[Action]) -> Vec<Theme> {
        let mut themes = Vec::new();
        if let Task::Hold { .. } = task {
            themes.push(Theme::OnlyMove);
        }
        match solution.first().map(|first| Self::effect(position, *first)) {
            Some(Some(Effect::Sinks { .. } | Effect::Wins { .. })) => {
                themes.push(Theme::SinksFirst);
            }
            Some(Some(Effect::MakesReady { .. })) => themes.push(Theme::MakesReady),
            Some(Some(Effect::Hinders { .. })) => themes.push(Theme::Hinders),
            Some(None) if themes.is_empty() => themes.push(Theme::QuietStart),
            Some(None) | None => {}
        }
        let sinks = |(position, action): &(Self, Action)| {
            matches!(
                Self::effect(position, *action),
                Some(Effect::Sinks { .. } | Effect::Wins { .. })
            )
        };
        let own = own_actions(position, solution);
        // Two moves of one turn follow each other, the first with two moves left.
        let both = |pair: &[(Self, Action)]| {
            usize::from(pair[0].0.left()) == MOVES_OF_A_TURN && pair.iter().all(sinks)
        };
        if own.windows(2).any(both) {
            themes.push(Theme::TwoInATurn);
        }
        themes
    }
}
