//! The way from one scene to the next, played by the browser. It animates
//! `transform` and `opacity` only, can be cut short, and leaves nothing behind:
//! the elements are already where they will be.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, AnimationPlayState, Element};

use super::{
    motion::{Moment, moments},
    place::Turned,
};
use crate::scene::{Motion, PieceId, Scene};

const SHORT: f64 = 260.0;
const LONG: f64 = 520.0;

/// What is moving.
#[derive(Default)]
pub(super) struct Playing(Vec<Animation>);

impl Playing {
    /// Lets every piece that changed go to its new place. `turned` are the
    /// angles at which the top was and is drawn.
    pub(super) fn start(root: &Element, old: &Scene, new: &Scene, turned: (f32, f32)) -> Self {
        let mut playing = Self::default();
        if wants_rest() {
            return playing;
        }
        let (before, now) = (Turned::of(&old.ground, turned.0), Turned::of(&new.ground, turned.1));
        for piece in &new.pieces {
            let Some(was) = old.pieces.iter().find(|was| was.id == piece.id) else { continue };
            let given = new.motions.iter().find(|(id, _)| *id == piece.id);
            let top = now.at(piece.x, piece.y);
            let carried = (top - before.at(was.x, was.y)).abs() > 0.1;
            let motion = match given {
                Some((_, motion)) => *motion,
                // It lies on the top while that turns.
                None if carried && was == piece => Motion::Slides,
                None => continue,
            };
            playing.piece(root, piece.id, &moments((was, before), (piece, now), motion), motion);
        }
        playing
    }

    /// Whether anything moves.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Everything is where it belongs, at once.
    pub(super) fn finish(&self) {
        for animation in &self.0 {
            // Refused only by an animation without an end, and these have one.
            let _ = animation.finish();
        }
    }

    /// Whether everything has come to rest.
    pub(super) fn has_arrived(&self) -> bool {
        self.0.iter().all(|animation| animation.play_state() != AnimationPlayState::Running)
    }

    /// Kept when everything has come to rest.
    pub(super) fn rest(&self) -> Promise {
        let ends = self.0.iter().filter_map(|animation| animation.finished().ok());
        Promise::all(&ends.collect::<Array>())
    }

    fn piece(&mut self, root: &Element, id: PieceId, moments: &[Moment], motion: Motion) {
        let duration = match motion {
            Motion::Slides | Motion::Tips(_) => SHORT,
            Motion::Sinks(_) | Motion::IsCarried | Motion::Drops => LONG,
        };
        let Ok(Some(element)) = root.query_selector(&format!("[data-piece=\"{}\"]", id.0)) else {
            return;
        };
        let frames: Array = moments.iter().map(|moment| JsValue::from(keyframe(moment))).collect();
        self.0.extend(animate(&element, &frames, duration));
        // A shadow lies on the board: it is not to be seen swinging through the air.
        if matches!(motion, Motion::Tips(_) | Motion::Sinks(_))
            && let Ok(Some(shadow)) = element.query_selector(".shadow")
        {
            let frames: Array = [0.0, 0.0, 1.0]
                .into_iter()
                .map(|seen: f64| JsValue::from(object(&[("opacity", seen.into())])))
                .collect();
            self.0.extend(animate(&shadow, &frames, duration));
        }
    }
}

/// Whether the reader asked for reduced motion.
fn wants_rest() -> bool {
    let window = web_sys::window();
    let query = window
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
    query.is_some_and(|query| query.matches())
}

fn keyframe(moment: &Moment) -> Object {
    object(&[
        ("offset", f64::from(moment.at).into()),
        ("transform", moment.pose.transform().into()),
        ("opacity", f64::from(moment.seen).into()),
        ("easing", "ease-in-out".into()),
    ])
}

/// `Element.animate`, by name, because the bindings count it among what may
/// still change.
fn animate(element: &Element, frames: &Array, duration: f64) -> Option<Animation> {
    let animate: Function = Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
    let options = object(&[("duration", duration.into())]);
    animate.call2(element, frames, &options).ok()?.dyn_into().ok()
}

fn object(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of a new object is never refused.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object
}
