//! Kuba's puzzles: wins by the seventh red, by the last marble, by leaving no push.

use bots::Described;
use shelf::games::kuba::{Action, Kuba, REDS_TO_WIN};

use crate::{
    Provable, PuzzleGame, Task, Theme,
    puzzle_game::{end, own_actions, without_chance},
};

impl Provable for Kuba {}

impl PuzzleGame for Kuba {
    without_chance!("kuba");

    fn themes(position: &Self, task: Task, solution: &[Action]) -> Vec<Theme> {
        let mut themes = Vec::new();
        let captures = |position: &Self, action| Self::effect(position, action).is_some();
        let first = solution.first().copied();
        match task {
            Task::Hold { .. } => themes.push(Theme::OnlyMove),
            Task::Win { .. } => {
                themes.push(won_by(position, &end(position, solution)));
                if first.is_some_and(|first| !captures(position, first)) {
                    themes.push(Theme::QuietStart);
                }
            }
            Task::Odds => {}
        }
        let own = own_actions(position, solution);
        // KU-7: only a bonus push follows a capture of the same turn.
        if own.iter().any(|(position, action)| position.again() && captures(position, *action)) {
            themes.push(Theme::BonusPushes);
        }
        themes
    }
}

/// KU-9, KU-10: how the actor of the first position has won in the last.
fn won_by(first: &Kuba, last: &Kuba) -> Theme {
    let winner = first.turn();
    if last.captured(winner) >= REDS_TO_WIN {
        Theme::SeventhRed
    } else if last.of(winner.other()).is_empty() {
        Theme::LastMarble
    } else {
        Theme::NoPushLeft
    }
}
