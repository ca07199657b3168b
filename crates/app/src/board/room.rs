//! The room that the board is drawn in, and how the board comes into it as it is
//! turned and tilted. It knows no pixels.

use leptos::prelude::*;

use super::view::{Extent, Fit, Frame, View};
use crate::scene::{Ground, Scene};

/// The room of a board.
#[derive(Clone, Copy)]
pub(super) struct Room {
    /// How far the eye is away, in squares.
    pub(super) distance: f32,
    /// What is seen of it, around the middle of the ground.
    pub(super) frame: Memo<Frame>,
    /// How the board comes into it as it is seen now.
    pub(super) fit: Memo<Fit>,
}

impl Room {
    /// Laid out for the view that the board has now, from both ends.
    pub(super) fn new(
        scene: Signal<Scene>,
        ground: Memo<Ground>,
        view: RwSignal<View>,
        viewer: Memo<f32>,
    ) -> Self {
        let first = view.get_untracked();
        // Grows with what stands beside the board and never shrinks, so that the
        // page stays still.
        let extent = Memo::new(move |before: Option<&Extent>| {
            let now = scene.with(|scene| Extent::of(&scene.ground, &scene.pieces));
            before.map_or(now, |before| before.and(now))
        });
        let seen =
            move |view, seat| ground.with(|ground| Frame::of(ground, extent.get(), view, seat));
        let frame = Memo::new(move |_| {
            let [one, other] = first.with_room().map(|view| seen(view, 0.0).and(seen(view, 180.0)));
            one.and(other)
        });
        let fit = Memo::new(move |_| frame.get().fit(seen(view.get(), viewer.get())));
        Self { distance: first.distance, frame, fit }
    }
}
