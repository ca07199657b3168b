//! The games on this device, each under an id of its own in the browser's storage:
//! those under way and, apart from them, the last that are over. None ever takes the
//! place of another.

use std::cmp::Reverse;

use protocol::DeviceGameId;
use shelf::Game;
use table::Moment;

use super::{browser, game::here::circumstances};
use crate::saved_game::SavedGame;

/// The names of games under way begin so; 0.1 had one for each game, without an id.
const UNDER_WAY: &str = "ludotheque-game-";
/// The names of games that are over.
const OVER: &str = "ludotheque-past-";
/// So many of those are kept; then the oldest go.
const MOST_OVER: usize = 200;

/// A game on this device.
#[derive(Clone)]
pub(super) struct DeviceGame {
    pub(super) id: DeviceGameId,
    pub(super) saved: SavedGame,
    pub(super) keeping: Keeping,
}

/// From when on a game is saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Keeping {
    /// At once, and after every change.
    Now,
    /// Somebody looks at what was shared: from the first move on.
    FromFirstMove,
}

/// A game that is over, as a list needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Finished {
    pub(super) game: Game,
    pub(super) id: DeviceGameId,
    /// When something happened in it last.
    pub(super) at: Moment,
}

impl Finished {
    /// What there is to tell of it, once it is read.
    pub(super) fn read(self, tell: impl FnOnce(DeviceGame) -> String) -> String {
        DeviceGame::find(self.game, self.id).map(tell).unwrap_or_default()
    }
}

impl DeviceGame {
    /// A game that begins, under a new id.
    pub(super) fn new(saved: SavedGame, keeping: Keeping) -> Self {
        // Without random numbers the time must do.
        let number = browser::random_number().unwrap_or_else(|| browser::moment().as_millis());
        Self { id: DeviceGameId(number), saved, keeping }
    }

    /// The game with this id, under way or over.
    pub(super) fn find(game: Game, id: DeviceGameId) -> Option<Self> {
        let text = [UNDER_WAY, OVER].iter().find_map(|kind| browser::kept(&name(kind, game, id)));
        let saved = SavedGame::read(game, &text?, &circumstances()).ok()?;
        Some(Self { id, saved, keeping: Keeping::Now })
    }

    /// Those under way, what was played last first; also those in which nothing was done
    /// yet.
    fn all_under_way() -> Vec<Self> {
        let found = ids(UNDER_WAY).into_iter().filter_map(|(game, id)| Self::find(game, id));
        let mut found: Vec<_> = found.collect();
        found.sort_by_key(|it| Reverse(it.saved.last_at()));
        found
    }

    /// Those that go on, what was played last first.
    pub(super) fn under_way() -> Vec<Self> {
        let mut found = Self::all_under_way();
        found.retain(|it| it.saved.has_begun());
        found
    }

    /// The one of this kind that was looked at last, if one is under way.
    pub(super) fn latest(game: Game) -> Option<Self> {
        let found = Self::all_under_way().into_iter().filter(|it| it.game() == game);
        found.max_by_key(|it| it.saved.seen)
    }

    pub(super) fn game(&self) -> Game {
        self.saved.table.options().game
    }

    /// Saves it from now on. Others of its kind in which nothing was ever done go.
    pub(super) fn keep_first(&self) {
        for other in Self::all_under_way() {
            if other.game() == self.game() && !other.saved.has_begun() {
                browser::forget(&name(UNDER_WAY, other.game(), other.id));
            }
        }
        keep(self.id, &self.saved);
    }
}

/// Saves a game. Where the browser has no room left, the oldest that are over go.
pub(super) fn keep(id: DeviceGameId, saved: &SavedGame) {
    let game = saved.table.options().game;
    let (kind, other) = if saved.is_over() { (OVER, UNDER_WAY) } else { (UNDER_WAY, OVER) };
    let text = saved.text();
    while !browser::keep(&name(kind, game, id), &text) {
        let Some(oldest) = finished().pop().filter(|oldest| oldest.id != id) else { return };
        browser::forget(&name(OVER, oldest.game, oldest.id));
    }
    let moved = browser::kept(&name(other, game, id)).is_some();
    browser::forget(&name(other, game, id));
    if moved && kind == OVER {
        for oldest in finished().into_iter().skip(MOST_OVER) {
            browser::forget(&name(OVER, oldest.game, oldest.id));
        }
    }
}

/// Removes a game under way; what [`restore`] needs to bring it back.
pub(super) fn remove(game: Game, id: DeviceGameId) -> String {
    let name = name(UNDER_WAY, game, id);
    let text = browser::kept(&name).unwrap_or_default();
    browser::forget(&name);
    text
}

/// Brings a removed game back.
pub(super) fn restore(game: Game, id: DeviceGameId, text: &str) {
    browser::keep(&name(UNDER_WAY, game, id), text);
}

/// The games that are over, the last one first.
pub(super) fn finished() -> Vec<Finished> {
    let at = |game, id| SavedGame::last_at_in(&browser::kept(&name(OVER, game, id))?);
    let found = ids(OVER).into_iter();
    let found = found.filter_map(|(game, id)| Some(Finished { game, id, at: at(game, id)? }));
    let mut found: Vec<_> = found.collect();
    found.sort_by_key(|it| Reverse(it.at));
    found
}

/// Whether a game of this kind was played to its end here.
pub(super) fn has_finished(game: Game) -> bool {
    ids(OVER).into_iter().any(|(of, _)| of == game)
}

/// Takes over what 0.1 has saved: one game of each kind.
pub(super) fn take_over() {
    for game in Game::ALL {
        let old = [UNDER_WAY, game.name()].concat();
        let Some(text) = browser::kept(&old) else { continue };
        // What can't be read may be read by another version.
        if let Ok(saved) = SavedGame::read(game, &text, &circumstances()) {
            let taken = DeviceGame::new(saved, Keeping::Now);
            keep(taken.id, &taken.saved);
            browser::forget(&old);
        }
    }
}

fn name(kind: &str, game: Game, id: DeviceGameId) -> String {
    format!("{kind}{}-{id}", game.name())
}

/// The games of a kind of names.
fn ids(kind: &str) -> Vec<(Game, DeviceGameId)> {
    let read = |name: &String| {
        let (game, id) = name.strip_prefix(kind)?.rsplit_once('-')?;
        Some((Game::named(game)?, id.parse().ok()?))
    };
    browser::kept_names().iter().filter_map(read).collect()
}
