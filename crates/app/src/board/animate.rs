//! The way from one scene to the next, played by the browser. It animates
//! `transform` and `opacity` only, can be cut short, and leaves nothing behind:
//! the elements are already where they will be.

use std::iter;

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, AnimationPlayState, Element, HtmlElement};

use super::{
    hold::{Away, Shift, from_hand},
    motion::{Ease, Moment, moments},
    place::{Turned, units},
    timing::{Span, spans},
};
use crate::scene::{Motion, PieceId, Scene};

/// What is moving.
#[derive(Default)]
pub(super) struct Animations(Vec<Animation>);

impl Animations {
    /// Lets every piece that changed go to its new place, and what was away from
    /// its place, in a hand, from there. `turned` are the angles at which the top
    /// was and is drawn.
    pub(super) fn start(
        root: &Element,
        (old, new): (&Scene, &Scene),
        turned: (f32, f32),
        away: &Away,
    ) -> Self {
        let mut animations = Self::default();
        if wants_rest() {
            return animations;
        }
        let (before, now) = (Turned::of(&old.ground, turned.0), Turned::of(&new.ground, turned.1));
        let motions: Vec<Motion> = new.motions.iter().map(|(_, motion)| *motion).collect();
        let spans = spans(&motions, new.tempo);
        for piece in &new.pieces {
            let Some(was) = old.pieces.iter().find(|was| was.id == piece.id) else { continue };
            let given = new.motions.iter().position(|(id, _)| *id == piece.id);
            let top = now.at(piece.x, piece.y);
            let carried = (top - before.at(was.x, was.y)).abs() > 0.1;
            let away = away.iter().find(|(id, _)| *id == piece.id).map(|(_, shift)| *shift);
            let (motion, span) = match given {
                Some(place) => (motions[place], spans[place]),
                None if away.is_some() => (Motion::Slides, Span::PUT_BACK),
                // It lies on the top while that turns.
                None if carried && was == piece => (Motion::Slides, Span::TURNING),
                None => continue,
            };
            let mut moments = moments((was, before), (piece, now), motion);
            if let Some(shift) = away {
                moments = from_hand(moments, motion, shift);
            }
            animations.piece(root, piece.id, &moments, (motion, span));
        }
        animations
    }

    /// Lets what is noted on a piece glide back with it, from so far away.
    pub(super) fn notes(&mut self, noted: &[HtmlElement], (x, y, z): Shift) {
        if wants_rest() {
            return;
        }
        for element in noted {
            // Refused for no name like this.
            let home = element.style().get_property_value("transform").unwrap_or_default();
            let frames = [[x, y, z], [0.0; 3]].map(|shift| {
                let transform = format!("translate3d({}) {home}", shift.map(units).join(", "));
                let fields =
                    [("transform", transform.into()), ("easing", Ease::Stops.word().into())];
                JsValue::from(object(&fields))
            });
            self.0.extend(animate(element, &frames.into_iter().collect(), Span::PUT_BACK));
        }
    }

    /// Everything is where it belongs, at once.
    pub(super) fn finish(&self) {
        for animation in &self.0 {
            // Refused only by an animation without an end, and these have one.
            let _ = animation.finish();
        }
    }

    /// What still moves: pieces, and the board itself where it is being turned.
    pub(super) fn moving(&self, root: &Element) -> Vec<Animation> {
        let own = self.0.iter().cloned();
        let all = own.chain(transitions(root));
        all.filter(|animation| animation.play_state() == AnimationPlayState::Running).collect()
    }

    fn piece(
        &mut self,
        root: &Element,
        id: PieceId,
        moments: &[Moment],
        (motion, span): (Motion, Span),
    ) {
        let Ok(Some(element)) = root.query_selector(&format!("[data-piece=\"{}\"]", id.0)) else {
            return;
        };
        let frames: Array = moments.iter().map(|moment| JsValue::from(keyframe(moment))).collect();
        self.0.extend(animate(&element, &frames, span));
        // What a piece is made of fades, not the piece: that would lose its depth.
        if moments.iter().any(|moment| moment.seen < 1.0) {
            let frames: Array = moments.iter().map(|moment| JsValue::from(seen(moment))).collect();
            let parts =
                iter::successors(element.first_element_child(), Element::next_element_sibling);
            self.0.extend(parts.filter_map(|part| animate(&part, &frames, span)));
        }
        // A shadow lies on the board: it is not to be seen swinging through the air.
        if matches!(motion, Motion::Tips(_) | Motion::Sinks(_) | Motion::Rolls)
            && let Ok(Some(shadow)) = element.query_selector(".shadow")
        {
            let frames: Array = [0.0, 0.0, 1.0]
                .into_iter()
                .map(|seen: f64| JsValue::from(object(&[("opacity", seen.into())])))
                .collect();
            self.0.extend(animate(&shadow, &frames, span));
        }
    }
}

/// Whether the reader asked for reduced motion.
pub(super) fn wants_rest() -> bool {
    let window = web_sys::window();
    let query = window
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
    query.is_some_and(|query| query.matches())
}

fn keyframe(moment: &Moment) -> Object {
    object(&[
        ("offset", f64::from(moment.at).into()),
        ("transform", moment.pose.transform().into()),
        ("easing", moment.ease.word().into()),
    ])
}

fn seen(moment: &Moment) -> Object {
    object(&[("offset", f64::from(moment.at).into()), ("opacity", f64::from(moment.seen).into())])
}

/// `Element.animate`, by name, because the bindings count it among what may
/// still change.
fn animate(element: &Element, frames: &Array, span: Span) -> Option<Animation> {
    let animate: Function = Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
    // Until it begins, a piece stays where it was.
    let options = object(&[
        ("delay", span.delay.into()),
        ("duration", span.duration.into()),
        ("fill", "backwards".into()),
    ]);
    animate.call2(element, frames, &options).ok()?.dyn_into().ok()
}

/// The transitions under way in an element; an animation of a style sheet is
/// none, for it may have no end.
fn transitions(root: &Element) -> Vec<Animation> {
    let list = || {
        let list: Function = Reflect::get(root, &"getAnimations".into()).ok()?.dyn_into().ok()?;
        let options = object(&[("subtree", true.into())]);
        list.call1(root, &options).ok()?.dyn_into::<Array>().ok()
    };
    let is_transition = |animation: &JsValue| {
        Reflect::has(animation, &"transitionProperty".into()).unwrap_or(false)
    };
    let all = list().unwrap_or_default();
    all.iter().filter(is_transition).filter_map(|animation| animation.dyn_into().ok()).collect()
}

/// Kept when all of these have come to rest, or were taken away.
pub(super) fn rest(moving: &[Animation]) -> Promise {
    let ends = moving.iter().filter_map(|animation| animation.finished().ok());
    Promise::all_settled(&ends.collect::<Array>())
}

/// Kept after everything that is due now.
pub(super) fn soon() -> Promise {
    Promise::new(&mut |done, _| {
        if let Some(window) = web_sys::window() {
            // Refused by no browser.
            let _ = window.set_timeout_with_callback(&done);
        }
    })
}

fn object(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of a new object is never refused.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object
}
