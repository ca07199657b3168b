//! The room that the board is drawn in, and how the board comes into it as it is
//! turned and tilted. Of pixels it knows only how wide the felt is beside its height.

use leptos::{html, prelude::*};
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::ResizeObserver;

use super::{
    beside::Beside,
    remembered::Screen,
    view::{Extent, Fit, Frame, View},
};
use crate::scene::{Ground, Scene};

/// The room of a board.
#[derive(Clone, Copy)]
pub(super) struct Room {
    /// For which kind of screen it is laid out.
    screen: ReadSignal<Screen>,
    /// What is seen of it in the usual view, around the middle of the ground.
    pub(super) frame: Memo<Frame>,
    /// How the board comes into it as it is seen now.
    pub(super) fit: Memo<Fit>,
    /// How wide the felt is beside its height, once that is known.
    felt: RwSignal<Option<f32>>,
}

impl Room {
    /// Laid out for the usual view of this screen.
    pub(super) fn new(
        scene: Signal<Scene>,
        beside: RwSignal<Beside>,
        ground: Memo<Ground>,
        (screen, view): (ReadSignal<Screen>, RwSignal<View>),
        viewer: Memo<f32>,
    ) -> Self {
        // Grows with what stands beside the board and never shrinks, so that the
        // page stays still, until all of that is put elsewhere.
        let extent = Memo::new(move |before: Option<&(Beside, Extent)>| {
            let beside = beside.get();
            let now = scene.with(|scene| Extent::of(&scene.ground, &scene.pieces));
            let before = before.filter(|(before, _)| *before == beside);
            (beside, before.map_or(now, |(_, before)| before.and(now)))
        });
        let seen =
            move |view, seat| ground.with(|ground| Frame::of(ground, extent.get().1, view, seat));
        // From both ends, since people may sit at both.
        let frame = Memo::new(move |_| {
            let usual = screen.get().usual();
            seen(usual, 0.0).and(seen(usual, 180.0))
        });
        let felt = RwSignal::new(None);
        let fit = Memo::new(move |_| {
            let frame = frame.get();
            let room = felt.get().map_or(frame, |felt| frame.on_felt(felt));
            room.fit(seen(view.get(), viewer.get()))
        });
        Self { screen, frame, fit, felt }
    }

    /// How far the eye is away, in squares.
    pub(super) fn distance(self) -> f32 {
        self.usual().distance
    }

    /// The view of a board that nobody has turned.
    pub(super) fn usual(self) -> View {
        self.screen.get().usual()
    }

    /// Follows the felt as it grows and shrinks with the window.
    pub(super) fn follow(self, felt: NodeRef<html::Div>) {
        let look = move || {
            let Some(felt) = felt.try_get_untracked().flatten() else { return };
            let (width, height) = (felt.client_width() as f32, felt.client_height() as f32);
            if width > 0.0 && height > 0.0 {
                self.felt.try_set(Some(width / height));
            }
        };
        let watching = StoredValue::new_local(None::<(ResizeObserver, Closure<dyn FnMut()>)>);
        Effect::new(move |_| {
            let Some(felt) = felt.get() else { return };
            let closure = Closure::<dyn FnMut()>::new(look);
            if let Ok(observer) = ResizeObserver::new(closure.as_ref().unchecked_ref()) {
                observer.observe(&felt);
                watching.set_value(Some((observer, closure)));
            }
        });
        on_cleanup(move || {
            if let Some(Some((observer, _))) = watching.try_update_value(Option::take) {
                observer.disconnect();
            }
        });
    }
}
