//! How far somebody has come in the lesson of a game, as this device keeps it.

use shelf::Game;

use crate::page::browser;

/// How many steps are done, of how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) struct LessonProgress {
    pub(in crate::page) done: usize,
    pub(in crate::page) steps: usize,
}

impl LessonProgress {
    /// What this device knows.
    pub(in crate::page) fn kept(game: Game) -> Option<Self> {
        let text = browser::kept(&name(game))?;
        let (done, steps) = text.split_once('/')?;
        Some(Self { done: done.parse().ok()?, steps: steps.parse().ok()? })
    }

    /// Has the device keep it.
    pub(in crate::page) fn keep(self, game: Game) {
        browser::keep(&name(game), &format!("{}/{}", self.done, self.steps));
    }

    /// Whether the lesson was learnt to its end.
    pub(in crate::page) fn is_whole(self) -> bool {
        self.done >= self.steps
    }
}

/// Under this name the browser keeps it.
fn name(game: Game) -> String {
    format!("ludotheque-lesson-{}", game.name())
}
