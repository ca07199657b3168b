//! The course of a game that the house runs: its events come from there, and what
//! people do here is sent there. Until the house answers, the board shows it as
//! pending; what the house refuses is taken back.

use game::{Seat, Seats};
use leptos::{prelude::*, task::spawn_local};
use protocol::Command;
use shelf::Opening;
use table::{Phase, Table};

use crate::page::{
    browser,
    game::course::PAUSE,
    game::draft::Draft,
    game::playing::{Course, Playing},
    house_table::catching_up::{self, Step},
};
use crate::{
    house::HouseTable,
    local::{self, Facing, Kept, Seating, Sitter},
};

impl Playing {
    /// The game of a table of the house; none before it has started.
    pub(in crate::page) fn in_house(house: HouseTable) -> Option<Self> {
        let mine = untrack(|| house.my_seats());
        let (game, kept) = house.table.with_untracked(|table| {
            let table = table.as_ref()?;
            Some((table.options().game, kept(table, mine)?))
        })?;
        let playing = Self::new(game, kept, Course::House(house));
        playing.follow_seats(house);
        playing.follow_game(house);
        Some(playing)
    }

    /// Who looks may become another; the board turns to whoever that is.
    fn follow_seats(self, house: HouseTable) {
        Effect::new(move |before: Option<Seats>| {
            let mine = house.my_seats();
            if before.is_some_and(|before| before != mine) {
                self.kept.update(|kept| {
                    (kept.seating, kept.facing) = sitting(kept.seating.seats(), mine);
                });
            }
            mine
        });
    }

    /// Shows what happens in the house as it happens, each entry for a while.
    fn follow_game(self, house: HouseTable) {
        // Whether somebody shows one entry after the other already.
        let busy = StoredValue::new(false);
        Effect::new(move |_| {
            let there = house.table.with(|table| entries(table.as_ref()));
            let acting = house.acting.get();
            let is_behind = self.step(&there) != Step::Stay;
            self.behind.set(is_behind);
            if is_behind && !busy.get_value() {
                busy.set_value(true);
                spawn_local(self.catch_up(house, busy));
            }
            // What is answered and not part of the game was refused.
            if !is_behind && !acting {
                self.take_refused_back();
            }
        });
    }

    /// Shows one entry after the other until it is where the house is.
    async fn catch_up(self, house: HouseTable, busy: StoredValue<bool>) {
        loop {
            let Some(there) = house.table.try_with_untracked(|table| entries(table.as_ref()))
            else {
                return;
            };
            let seen = match self.step(&there) {
                Step::Stay => {
                    self.behind.set(false);
                    break;
                }
                Step::Show(length) if browser::is_seen() => {
                    self.follow(&there[..length]);
                    length
                }
                Step::Settle(length) => {
                    self.follow(&there[..length]);
                    length
                }
                Step::Show(_) | Step::Jump => {
                    self.follow(&there);
                    there.len()
                }
            };
            self.behind.set(seen < there.len());
            browser::wait(PAUSE).await;
        }
        busy.try_set_value(false);
    }

    fn step(self, there: &[String]) -> Step {
        let draft = self.draft.try_get_untracked().unwrap_or(Draft::None).count();
        let here = self.kept.try_with_untracked(|kept| kept.table.played().entries());
        here.map_or(Step::Stay, |here| catching_up::next(&here, draft, there))
    }

    /// Shows the first entries of the house; a draft is part of them or gone.
    fn follow(self, entries: &[String]) {
        let before = self.kept.with_untracked(|kept| kept.table.length());
        let is_settled = self.draft.get_untracked() != Draft::None
            && self.kept.with_untracked(|kept| kept.table.played().entries() == entries);
        if !is_settled {
            // What the house tells can always be followed.
            let _ = self.kept.try_update(|kept| kept.table.follow(entries));
        }
        self.draft.set(Draft::None);
        if !is_settled || before != entries.len() {
            self.tell_last();
        }
    }

    /// What was sent and is not part of the game is taken back.
    fn take_refused_back(self) {
        if let Draft::Sent(_) = self.draft.get_untracked() {
            self.drop_draft();
        }
    }

    /// Sends the actions of a turn.
    pub(in crate::page) fn send(self, table: HouseTable, seat: Seat, actions: Vec<String>) {
        let answers = table.table.with_untracked(|table| {
            table.as_ref().map_or(0, |table| table.events().saturating_sub(1))
        });
        match actions.try_into() {
            Ok(actions) => table.ask(Command::Act { seat, actions, answers }),
            // No turn has so many actions.
            Err(_) => self.drop_draft(),
        }
    }

    /// Whether the house lets anybody act: the game runs there, all that happened
    /// is on the board, and no action is on its way.
    pub(in crate::page) fn house_lets_act(self) -> bool {
        let Course::House(house) = self.course else { return true };
        let runs = house
            .table
            .with(|table| table.as_ref().is_some_and(|table| table.phase() == Phase::Playing));
        runs && !self.behind.get() && !house.acting.get()
    }
}

/// The entries of the table's game.
fn entries(table: Option<&Table>) -> Vec<String> {
    let game = table.and_then(Table::game);
    game.map_or_else(Vec::new, shelf::GameInProgress::entries)
}

/// The game as it stands there, seen from these seats.
fn kept(table: &Table, mine: Seats) -> Option<Kept> {
    let options = table.options();
    let opening =
        Opening { setup: table.setup(), players: Some(options.seats), ..Opening::default() };
    let mut here = local::open(options.game, &opening).ok()?;
    here.follow(&table.game()?.entries()).ok()?;
    let (seating, facing) = sitting(here.played().players(), mine);
    Some(Kept { table: here, seating, facing })
}

/// Who sits here, and from where the board is seen: from one's own seat, or from
/// that of whoever acts among several; watchers sit behind the first.
fn sitting(seats: usize, mine: Seats) -> (Seating, Facing) {
    let sitter = |seat: Seat| if mine.contains(seat) { Sitter::Person } else { Sitter::Elsewhere };
    let sitters = Seat::ALL.into_iter().take(seats).map(sitter).collect();
    let mut own = mine.into_iter();
    let facing = match (own.next(), own.next()) {
        (Some(_), Some(_)) => Facing::Actor,
        (Some(seat), None) => Facing::Seat(seat),
        (None, _) => Facing::Seat(Seat::ONE),
    };
    (Seating::of(sitters), facing)
}
