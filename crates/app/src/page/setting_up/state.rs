//! What is chosen so far where a game is set up: handles, one copy for every part of
//! the form.

use leptos::prelude::*;
use shelf::{Game, GameInProgress, Opening};

use crate::page::setting_up::{
    company::{Company, Opponents},
    sitter::Sitter,
};
use crate::saved_game::Sits;

/// A game as it begins, so set up.
pub(in crate::page) fn start(game: Game, players: u8, setup: &str) -> Option<GameInProgress> {
    let opening = Opening { players: Some(players), setup: Some(setup), ..Opening::default() };
    game.open(&opening).ok()
}

pub(in crate::page) fn seat_names(game: Game, players: u8, setup: &str) -> Vec<&'static str> {
    let Some(start) = start(game, players, setup) else { return Vec::new() };
    start.seats().into_iter().map(|seat| start.seat_name(seat)).collect()
}

/// A game that is being set up.
#[derive(Clone, Copy)]
pub(in crate::page) struct Setting {
    pub(in crate::page) game: Game,
    pub(in crate::page) players: RwSignal<u8>,
    /// How the board lies, or who begins, in the game's own words.
    pub(in crate::page) setup: RwSignal<String>,
    pub(in crate::page) company: RwSignal<Company>,
}

impl Setting {
    /// As few as can play it, against the first level.
    pub(in crate::page) fn new(game: Game) -> Self {
        Self {
            game,
            players: RwSignal::new(*game.seats().start()),
            setup: RwSignal::new(String::new()),
            company: RwSignal::new(Company::new()),
        }
    }

    /// With whom one plays.
    pub(in crate::page) fn opponents(self) -> Memo<Opponents> {
        Memo::new(move |_| self.company.with(|company| company.opponents))
    }

    /// The seats with their places in the order of play, in the order in which they are
    /// shown, which is always the same.
    pub(in crate::page) fn seats(self) -> Vec<(usize, &'static str)> {
        let players = self.players.get();
        let names = self.setup.with(|setup| seat_names(self.game, players, setup));
        let shown = seat_names(self.game, players, "");
        let place = |name: &'static str| Some((names.iter().position(|it| *it == name)?, name));
        shown.into_iter().filter_map(place).collect()
    }

    /// The game as it begins.
    pub(in crate::page) fn start(self) -> Option<GameInProgress> {
        let players = self.players.get();
        self.setup.with(|setup| start(self.game, players, setup))
    }

    /// Who is to sit on each seat.
    pub(in crate::page) fn sitters(self) -> Vec<Sitter> {
        let count = usize::from(self.players.get());
        self.company.with(|company| company.seats(count).to_vec())
    }

    /// Who sits down on this device; `None` with somebody elsewhere.
    pub(in crate::page) fn sits(self, lot: u64) -> Option<Vec<Sits>> {
        let count = usize::from(self.players.get());
        self.company.with(|company| company.sits(count, lot))
    }

    /// So many play. Another number may not have the one who was to begin.
    pub(in crate::page) fn choose_players(self, players: u8) {
        self.choose_setup(String::new());
        self.company.update(|company| company.fit(usize::from(players)));
        self.players.set(players);
    }

    /// The board lies so, or somebody else begins.
    pub(in crate::page) fn choose_setup(self, setup: String) {
        let players = self.players.get_untracked();
        let names = |setup: &String| seat_names(self.game, players, setup);
        let (before, after) = (self.setup.with_untracked(names), names(&setup));
        self.company.update(|company| company.reorder(&before, &after));
        self.setup.set(setup);
    }
}
