//! What moves on a board, and until when: pieces on their way from scene to
//! scene, a board that is turned, pieces in a hand. A motion begins where a hand
//! left its piece, and what was put down for nothing goes back.

use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen_futures::JsFuture;

use super::{
    animate::{Animations, rest, soon, wants_rest},
    carried::{Carried, Come, LetGo},
    drag::Drag,
    state::State,
    timing,
    view::View,
};
use crate::scene::Scene;

/// Whether anything moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rest {
    Still,
    /// Pieces are on their way, or the board is being turned.
    Moving,
    /// The board follows the hand that turns it.
    Held,
    /// A piece follows the hand that carries it.
    Carried,
}

impl Rest {
    /// As browser tests read it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Still => "still",
            Self::Moving => "moving",
            Self::Held | Self::Carried => "held",
        }
    }

    fn is_in_hand(self) -> bool {
        matches!(self, Self::Held | Self::Carried)
    }
}

impl State {
    /// Plays the motions of every scene from now on.
    pub(super) fn play_motions(self) {
        Effect::new(move |before: Option<(Scene, f32)>| {
            let now = (self.scene.get(), self.turned.get());
            // What is only noted or marked anew leaves alone what still moves.
            if let (Some(before), Some(root)) = (before, self.root())
                && (&before.0.pieces, before.1) != (&now.0.pieces, now.1)
            {
                self.settle();
                let LetGo { away, .. } = self.let_go();
                if let Some(sounds) = self.sounds {
                    sounds.play_change(&before.0, &now.0, &timing::in_seconds(&now.0));
                }
                let turned = (before.1, now.1);
                self.animations.set_value(Animations::start(
                    &root,
                    (&before.0, &now.0),
                    turned,
                    &away,
                ));
                self.until_still();
            }
            now
        });
        Effect::new(move |before: Option<(View, f32)>| {
            let now = (self.view.get(), self.viewer.get());
            if before.is_some_and(|before| before != now) {
                // It was taken where it was seen before.
                self.put_back();
                self.until_still();
            }
            now
        });
    }

    /// These are carried from now on, if any.
    pub(super) fn take_up(self, carried: Option<Carried>) {
        if carried.is_some() {
            self.rest.set(Rest::Carried);
        }
        self.carried.set_value(carried);
    }

    /// How far what is carried has come.
    pub(super) fn come(self) -> Come {
        self.carried.with_value(|carried| carried.as_ref().map_or(Come::WithPointer, Carried::come))
    }

    /// What is carried glides back to its place.
    pub(super) fn put_back(self) {
        let LetGo { away, noted } = self.let_go();
        let Some(root) = self.root().filter(|_| !away.is_empty()) else { return };
        let scene = Scene { motions: Vec::new(), ..self.scene.get_untracked() };
        let turned = self.turned.get_untracked();
        let mut animations = Animations::start(&root, (&scene, &scene), (turned, turned), &away);
        if let Some((_, shift)) = away.first() {
            animations.notes(&noted, *shift);
        }
        self.animations.set_value(animations);
        self.until_still();
    }

    /// The same, unless it is soon taken up by a motion, because it was put down
    /// for an action.
    pub(super) fn put_down(self) {
        spawn_local(async move {
            // Never refused.
            let _ = JsFuture::from(soon()).await;
            if self.carried.try_with_value(Option::is_some) == Some(true) {
                self.put_back();
            }
        });
    }

    /// Lets go of what is carried, and tells how far it is from its place.
    fn let_go(self) -> LetGo {
        let Some(carried) = self.carried.try_update_value(Option::take).flatten() else {
            return LetGo::default();
        };
        self.drag.update_value(Drag::lose);
        self.rest.set(Rest::Still);
        carried.let_go()
    }

    /// Says that something moves until nothing does any more.
    fn until_still(self) {
        if wants_rest() || self.rest.get_untracked().is_in_hand() {
            return;
        }
        self.rest.set(Rest::Moving);
        self.changes.update_value(|changes| *changes += 1);
        let change = self.changes.get_value();
        spawn_local(async move {
            // The browser knows of a transition when the change has been drawn.
            let mut over = soon();
            loop {
                // Nothing that comes to rest is ever refused.
                let _ = JsFuture::from(over).await;
                let root = self.root.try_get_untracked().flatten();
                let moving = root.and_then(|root| {
                    self.animations.try_with_value(|animations| animations.moving(&root))
                });
                match moving {
                    Some(moving) if !moving.is_empty() => over = rest(&moving),
                    _ => break,
                }
            }
            let is_last = self.changes.try_get_value() == Some(change);
            if is_last && self.rest.try_get_untracked() == Some(Rest::Moving) {
                self.rest.set(Rest::Still);
            }
        });
    }

    /// Lets everything that moves arrive.
    pub(super) fn settle(self) {
        self.animations.with_value(Animations::finish);
    }
}
