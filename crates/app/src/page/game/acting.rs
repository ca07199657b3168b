//! What people do with a game under way, and what comes of it: commands go to
//! whoever keeps the table, and its events come on the board.

use game::{Actor, Fact, Notice, Seat};
use leptos::prelude::*;
use protocol::Command;
use table::{Event, EventKind, Phase, Proposal};

use crate::page::{
    browser,
    game::draft::Draft,
    game::news::News,
    game::session::{Authority, GameSession, Shown},
    objection::Objection,
};
use crate::view::{Attempt, Draw, Facing, Try};

impl GameSession {
    /// A person acts.
    pub(in crate::page) fn choose(self, token: &str) {
        if !untrack(|| self.may_act()) {
            return;
        }
        self.shown.set(Shown::Now);
        let acting = untrack(|| self.person_to_act());
        let tried = untrack(|| {
            self.with_game(|game| {
                let mut game = game.clone();
                Some(game.add_tokens(token).map(|()| game))
            })
        });
        match (tried, acting) {
            (Some(Ok(game)), Some(seat)) => {
                self.objection.set(Objection::None);
                self.draft.update(|draft| draft.add(seat, token));
                self.pictures.update(|pictures| pictures.follow(&game));
                self.presented_at.set_value(browser::now());
                self.tell_last();
                if !game.confirms_turns() {
                    self.confirm();
                }
            }
            (Some(Err(error)), _) => self.object(error.into()),
            _ => {}
        }
    }

    /// A person has tried what can't be done, and is told why.
    pub(in crate::page) fn refuse(self, attempt: &Attempt) {
        let objection = untrack(|| {
            let why = || self.with_game(|game| game.why_not(attempt)).map(Objection::from);
            self.not_now().or_else(why)
        });
        self.object(objection.unwrap_or(Objection::None));
    }

    /// Why nobody here can act at this moment, whatever they try.
    fn not_now(self) -> Option<Objection> {
        let code = if self.with_game(|game| game.outcome().is_some()) {
            "app-over"
        } else if self.shown_length() != self.length() {
            "app-now-first"
        } else if self.is_turn_whole() {
            "app-turn-whole"
        } else if self.is_sending() {
            "app-pending"
        } else if self.with_table(|table| table.phase() == Phase::Paused) {
            "app-paused"
        } else if self.person_to_act().is_none() {
            return Some(self.not_your_turn());
        } else if !self.may_act() {
            "app-one-moment"
        } else {
            return None;
        };
        Some(Objection::Plain(code))
    }

    fn not_your_turn(self) -> Objection {
        if self.my_seats().is_empty() {
            return Objection::Plain("app-watching");
        }
        let Some(Actor::Seat(seat)) = self.with_game(|game| Some(game.turn())) else {
            return Objection::Plain("app-not-your-turn");
        };
        let thinks = self.is_thinking(seat);
        let code = if thinks { "app-not-your-turn-thinks" } else { "app-not-your-turn-of" };
        let who = Fact::Text(self.sitter_name(seat, &self.speaking.words_now()));
        Objection::Refused(None, Notice { code, facts: vec![("who", who)] })
    }

    /// Says why something can't be done; said again, it is heard again.
    pub(in crate::page) fn object(self, objection: Objection) {
        self.objection.set(Objection::None);
        self.objection.set(objection);
    }

    /// Asks something of the table.
    pub(in crate::page) fn ask(self, command: Command) {
        match self.authority {
            Authority::Here(here) => self.execute(here, command.into()),
            Authority::Online(online) => online.ask(command),
        }
    }

    /// Takes back the last action of the draft, or asks the table to take back.
    pub(in crate::page) fn take_back(self) {
        self.objection.set(Objection::None);
        if self.draft.with_untracked(|draft| *draft != Draft::None) {
            self.undo_draft();
        } else {
            self.ask(Command::Propose { proposal: Proposal::TakeBack });
        }
    }

    /// The person who would resign: the one who acts, or else the first who
    /// still plays.
    pub(in crate::page) fn resigning(self) -> Option<Seat> {
        let (mine, acting) = (self.my_seats(), self.person_to_act());
        self.with_game(|game| {
            let session = game.playing();
            let first = || mine.into_iter().find(|seat| session.contains(*seat));
            game.outcome().is_none().then(|| acting.or_else(first)).flatten()
        })
    }

    /// Asks that person once more. What was said before is out of the way.
    pub(in crate::page) fn ask_to_resign(self) {
        self.objection.set(Objection::None);
        self.resign_asked.set(true);
    }

    /// That person resigns.
    pub(in crate::page) fn resign(self) {
        let Some(seat) = untrack(|| self.resigning()) else { return };
        self.drop_draft();
        self.ask(Command::Resign { seat });
    }

    /// From which side the board is seen from now on.
    pub(in crate::page) fn face(self, facing: Facing) {
        self.facing.set(facing);
        self.save();
    }

    /// These have happened at the table: what of it was on the board already stays
    /// there, and the rest is presented.
    pub(in crate::page) fn fold(self, events: &[Event]) {
        if events.iter().any(|event| matches!(event.kind, EventKind::Acted { .. })) {
            self.objection.set(Objection::None);
        }
        for event in events {
            match &event.kind {
                EventKind::TakenBack { entries } => self.is_taken_back(*entries as usize),
                EventKind::Acted { actions, .. } => self.is_acted(actions),
                EventKind::Fell { .. } | EventKind::Left { .. } | EventKind::Drawn => {
                    self.drop_draft();
                }
                _ => {}
            }
        }
        untrack(|| {
            self.with_table(|table| {
                if let Some(game) = table.game() {
                    let draft = self.draft.with(Draft::count);
                    self.pictures.update(|pictures| {
                        if draft == 0 {
                            pictures.follow(game);
                        }
                    });
                }
            });
        });
        self.present();
    }

    fn is_taken_back(self, entries: usize) {
        self.drop_draft();
        let before = self.presented.get_untracked();
        if before > entries {
            self.pictures.update(|pictures| pictures.truncate(entries));
            self.presented.set(entries);
            self.shown.set(Shown::Now);
            self.ended.set(false);
            self.news.set(News::TakenBack(before - entries));
        }
    }

    /// Actions that were made on this board are there already.
    fn is_acted(self, actions: &str) {
        let made: Vec<&str> = actions.split_whitespace().collect();
        if self.draft.with_untracked(|draft| draft.actions() == made) {
            self.draft.set(Draft::None);
            self.presented.update(|presented| *presented += made.len());
        } else {
            self.drop_draft();
        }
    }

    /// Takes pieces of a draft from the board again.
    pub(super) fn forget_draft(self, kept: usize) {
        let length = self.presented.get_untracked() + kept;
        self.pictures.update(|pictures| pictures.truncate(length));
    }

    /// Whether the entry that makes this many throws a die.
    pub(super) fn rolls(self, entries: usize) -> bool {
        self.pictures.with_untracked(|pictures| pictures.shows_roll(entries))
    }
}
