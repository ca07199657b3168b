//! How far somebody has come against bots on this device: which levels they have beaten,
//! game by game, and at which they begin. After two wins the next level is offered.

use leptos::prelude::*;
use protocol::DeviceGameId;
use shelf::{Game, GameInProgress};
use table::{Bot, Sitter, Table};

use crate::page::{
    browser,
    game::session::{Authority, GameSession},
};

/// So many wins against a level are enough.
const ENOUGH: usize = 2;

/// Under this name the browser keeps which games were won, a line for each: the level,
/// and the game's id, so that each counts once.
fn kept_wins(game: Game) -> String {
    format!("ludotheque-wins-{}", game.name())
}

/// Under this name the browser keeps the level that was accepted last.
fn kept_level(game: Game) -> String {
    format!("ludotheque-level-{}", game.name())
}

/// The level that somebody plays against who does not choose.
pub(in crate::page) fn reached(game: Game) -> u8 {
    let kept = browser::kept(&kept_level(game)).and_then(|level| level.parse().ok());
    kept.unwrap_or(1).clamp(1, bots::level_count(game))
}

/// From now on this level is played against.
pub(in crate::page) fn accept(game: Game, level: u8) {
    browser::keep(&kept_level(game), &level.to_string());
}

/// Whether a level was beaten often enough.
fn is_beaten(wins: &str, level: u8) -> bool {
    wins.lines().filter(|win| of_level(win, level)).count() >= ENOUGH
}

fn of_level(win: &str, level: u8) -> bool {
    win.split_once(' ').is_some_and(|(of, _)| of == level.to_string())
}

/// The wins with one more; more than enough of a level are not kept.
fn with_win(wins: &str, level: u8, id: DeviceGameId) -> String {
    let win = format!("{level} {id}");
    if is_beaten(wins, level) || wins.lines().any(|line| line == win) {
        return wins.to_owned();
    }
    let wins = wins.lines().chain([win.as_str()]);
    wins.collect::<Vec<_>>().join("\n")
}

/// The level of the bots that somebody plays against alone, the lowest of them.
fn level_of(table: &Table) -> Option<u8> {
    let mut people = 0;
    let mut lowest = None;
    for sitter in table.sitters().iter().flatten() {
        match sitter {
            Sitter::Bot(Bot::Level(level)) => {
                lowest = Some(lowest.map_or(*level, |lowest: u8| lowest.min(*level)));
            }
            Sitter::Bot(_) => return None,
            Sitter::Person(_) | Sitter::Companion(_) => people += 1,
        }
    }
    lowest.filter(|_| people == 1)
}

impl GameSession {
    /// The level that whoever sits here alone has just beaten.
    fn beaten_here(self) -> Option<u8> {
        let mine = self.my_seats();
        self.with_table(|table| {
            let winners = table.game().and_then(GameInProgress::outcome)?.winners;
            let won = winners.len() == 1 && mine.into_iter().any(|seat| winners.contains(seat));
            level_of(table).filter(|_| won)
        })
    }

    /// Counts a win against bots.
    pub(super) fn note_win(self) {
        let Authority::Here(here) = self.authority else { return };
        if let Some(level) = untrack(|| self.beaten_here()) {
            let wins = browser::kept(&kept_wins(self.game)).unwrap_or_default();
            browser::keep(&kept_wins(self.game), &with_win(&wins, level, here.id));
        }
    }

    /// The level that is offered now: the next one, where this one was just beaten often
    /// enough and the next was not accepted before.
    pub(super) fn next_level(self) -> Option<u8> {
        let level = self.beaten_here()?;
        let wins = browser::kept(&kept_wins(self.game))?;
        let next = level + 1;
        let is_new = next <= bots::level_count(self.game) && reached(self.game) < next;
        (is_new && is_beaten(&wins, level)).then_some(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_games_that_were_won_are_enough_and_each_counts_once() {
        let (first, second) = (DeviceGameId(1), DeviceGameId(2));
        let once = with_win("", 1, first);
        assert!(!is_beaten(&once, 1));
        assert_eq!(with_win(&once, 1, first), once, "the same game");
        let other = with_win(&once, 12, second);
        assert!(!is_beaten(&other, 1) && !is_beaten(&other, 12), "{other}");
        let twice = with_win(&other, 1, second);
        assert!(is_beaten(&twice, 1));
        assert_eq!(with_win(&twice, 1, DeviceGameId(3)), twice, "enough");
    }
}
