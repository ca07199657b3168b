//! What is seen of a game under way: the board as a view on the table, what may be
//! done on it, and from which side it is looked at.

use game::{Actor, Seat};
use leptos::prelude::*;
use shelf::GameInProgress;
use table::Phase;

use crate::page::game::{
    draft::Draft,
    session::{Authority, GameSession},
};
use crate::{
    scene::{Choice, Motion, Note, Piece, PieceId, Scene},
    view::{Draw, Facing, Hidden, warnings},
};

impl GameSession {
    /// What is to be seen. Pieces move only from one moment to the next.
    pub(in crate::page) fn scene(self) -> Signal<Scene> {
        let before = StoredValue::new(None);
        let uncovered = self.uncovered();
        let scene = Memo::new(move |_| {
            let length = self.shown_length();
            let scene = self.with_game(|game| {
                self.pictures.with(|pictures| Some(game.scene(length, pictures)))
            });
            let mut scene = scene.unwrap_or_default();
            if before.get_value() != length.checked_sub(1) {
                scene.motions.clear();
            }
            before.set_value(Some(length));
            if self.length() == length {
                if uncovered.with(|notes| !notes.is_empty()) {
                    scene.notes = uncovered.get();
                }
                scene.notes.extend(self.with_game(warnings));
                self.mark_hint(&mut scene);
                scene.point_at(self.tip_shown.get(), "tip-note");
                scene.tempo = self.tempo();
            }
            scene
        });
        scene.into()
    }

    /// All that lay hidden, once it may be seen (BT-12).
    pub(in crate::page) fn uncovered(self) -> Memo<Vec<Note>> {
        Memo::new(move |_| {
            let hidden = match self.authority {
                Authority::Here(_) => Some(Hidden::NeverDealt),
                Authority::Online(_) => {
                    self.with_table(|table| table.proof()?.deal(table.game()?).map(Hidden::Dealt))
                }
            };
            hidden.map_or_else(Vec::new, |hidden| self.with_game(|game| game.uncovered(&hidden)))
        })
    }

    /// What the person who acts may do now.
    pub(in crate::page) fn choices(self) -> Signal<Vec<Choice>> {
        let choices = Memo::new(move |_| {
            let looks_back = self.shown_length() != self.length();
            if looks_back || !self.may_act() {
                return Vec::new();
            }
            self.with_game(Draw::choices)
        });
        choices.into()
    }

    /// Whether it is for a person here to act: the game runs, all that happened is
    /// on the board, and the turn is not yet whole there, nor on its way.
    pub(super) fn may_act(self) -> bool {
        let runs = self.with_table(|table| {
            let length = table.game().map_or(0, GameInProgress::length);
            table.phase() == Phase::Playing && self.presented.get() >= length
        });
        let is_sending = matches!(self.authority, Authority::Online(online) if online.acting.get());
        let acting = self.person_to_act();
        runs && !is_sending
            && self.draft.with(|draft| match draft {
                Draft::None => acting.is_some(),
                Draft::Open(seat, _) => acting == Some(*seat),
                Draft::Sent(_) => false,
            })
    }

    /// By how many degrees the board is turned for whoever looks.
    pub(in crate::page) fn degrees(self) -> Signal<f32> {
        let degrees = Memo::new(move |_| {
            let seat = self.near_seat();
            self.with_game(|game| game.degrees(seat))
        });
        degrees.into()
    }

    /// The seat that the board is turned to.
    pub(in crate::page) fn near_seat(self) -> Seat {
        let seat = match (self.facing.get(), self.draft.get()) {
            // Whoever has made a turn looks at it until it is confirmed.
            (Facing::Seat(seat), _) | (Facing::Actor, Draft::Open(seat, _)) => Some(seat),
            // While a bot or chance acts the board stays with the next person.
            (Facing::Actor, _) => self.person_to_act().or_else(|| self.next_person()),
        };
        seat.unwrap_or(Seat::ONE)
    }

    /// The person whose turn comes next after the seat that acts, if people play
    /// here at all.
    fn next_person(self) -> Option<Seat> {
        let mine = self.my_seats();
        let turn = self.with_game(|game| Some(game.turn()));
        let mut people = mine.into_iter();
        match turn {
            Some(Actor::Seat(acting)) => {
                people.find(|seat| *seat > acting).or_else(|| mine.into_iter().next())
            }
            _ => people.next(),
        }
    }

    /// The pieces that an action would move, as they would be then, and how they
    /// would get there.
    pub(in crate::page) fn ghosts(self, token: &str) -> Vec<(Piece, Motion)> {
        self.with_game(|game| self.pictures.with(|pictures| game.ghosts(token, pictures)))
    }

    /// The spots that a piece passes by an action.
    pub(in crate::page) fn way(self, token: &str) -> Vec<String> {
        self.with_game(|game| game.way(token))
    }

    /// The pieces that the draft has moved.
    pub(in crate::page) fn pending(self) -> Signal<Vec<PieceId>> {
        let pending = Memo::new(move |_| match self.draft.with(Draft::count) {
            0 => Vec::new(),
            _ => self.pictures.with(|pictures| pictures.moved_since(self.presented.get())),
        });
        pending.into()
    }
}
