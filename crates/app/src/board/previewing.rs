//! What would come of an action, shown before it is made: of the piece that is
//! chosen, or that a mouse or the keyboard is at. It is told beside the place that
//! the piece would come to, above all that stands on the board, and read aloud. Of
//! actions that have no place on the board it is told below it.
//!
//! Only boards with a track have it: elsewhere marks and ghosts show all of it.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{
    hit,
    meaning::marks,
    place::{Turned, units},
    sight::Sight,
    state::State,
};
use crate::{
    bow,
    page::Speaking,
    scene::{Gesture, Ground, Preview, Spot},
};

/// Asks what would come of an action.
pub(super) type Previews = Callback<String, Preview>;

/// How far beside the place of an action it is told, in squares.
const BESIDE: f32 = 0.62;

/// An action that is shown before it is made.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Previewed {
    pub(super) token: String,
    /// Where it leads.
    to: String,
    /// What comes of it.
    pub(super) preview: Preview,
}

/// What is shown before it is made: handles.
#[derive(Clone, Copy)]
pub(super) struct Previewing {
    /// The action of a piece, if one is looked at.
    pub(super) of_piece: Memo<Option<Previewed>>,
    /// The actions without a place on the board, each with the code of its name.
    pub(super) of_buttons: Memo<Vec<(&'static str, Preview)>>,
}

impl Previewing {
    /// Of this board from now on.
    pub(super) fn new(state: State, previews: Option<Previews>) -> Self {
        let looked_at = RwSignal::new(None::<String>);
        let pointed = window_event_listener(ev::pointerover, move |event| {
            // A finger that is over something has chosen it.
            if event.pointer_type() != "touch" {
                look(state, looked_at, event.target(), |root, _| {
                    hit::spot_at(root, event.client_x(), event.client_y())
                });
            }
        });
        let focused = window_event_listener(ev::focusin, move |event| {
            look(state, looked_at, event.target(), |_, element| {
                // Not where a pointer has put the focus.
                let by_keys = element.matches(":focus-visible").unwrap_or(false);
                element.get_attribute("data-spot").filter(|_| by_keys)
            });
        });
        on_cleanup(move || {
            pointed.remove();
            focused.remove();
        });
        let ask = move |token: &String| previews.map(|previews| previews.run(token.clone()));
        let of_piece = Memo::new(move |_| {
            let looked_at = looked_at.get();
            let begins = |spot: &String| state.begins.with(|begins| begins.contains(spot));
            let spot = looked_at.filter(begins).or_else(|| state.chosen.get())?;
            let marks = state.choices.with(|choices| marks(Some(&spot), choices));
            let (to, token) = marks.into_iter().next().filter(|_| has_track(state))?;
            let preview = ask(&token)?;
            Some(Previewed { token, to, preview })
        });
        let of_buttons = Memo::new(move |_| {
            let choices = if has_track(state) { state.choices.get() } else { Vec::new() };
            let buttons = choices.into_iter().filter_map(|choice| match choice.gesture {
                Gesture::Button { code } => Some((code, ask(&choice.token)?)),
                Gesture::FromTo { .. } | Gesture::At { .. } => None,
            });
            buttons.collect()
        });
        Self { of_piece, of_buttons }
    }
}

/// Looks at a spot of this board, or at none.
fn look(
    state: State,
    looked_at: RwSignal<Option<String>>,
    target: Option<web_sys::EventTarget>,
    spot: impl FnOnce(&Element, &Element) -> Option<String>,
) {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    let (Some(root), Some(element)) = (state.root(), element) else { return };
    if !untrack(|| has_track(state)) {
        return;
    }
    let spot = if root.contains(Some(&element)) { spot(&root, &element) } else { None };
    if looked_at.with_untracked(|before| *before != spot) {
        looked_at.set(spot);
    }
}

fn has_track(state: State) -> bool {
    state.ground.with(Ground::has_track)
}

/// What comes of the action of a piece, beside the place that it leads to.
#[component]
pub(super) fn Foretold(state: State, previewing: Previewing) -> impl IntoView {
    let words = Speaking::here();
    move || {
        let Previewed { token, to, preview } = previewing.of_piece.get()?;
        let is_it = |spot: &&Spot| spot.id == to;
        let spot = state.ground.with(|ground| ground.spots.iter().find(is_it).cloned())?;
        let lines = preview.told;
        let lines = move || {
            let told = lines.iter().map(|told| view! { <span>{words.say(told)}</span> });
            told.collect_view()
        };
        let place = Memo::new(move |_| on_stage(state, &spot));
        let beside = move || {
            let OnStage { down, is_near, .. } = place.get();
            units(if is_near { down - BESIDE } else { down + BESIDE })
        };
        Some(view! {
            <div class="foretold" aria-hidden="true"
                data-foretold=token
                data-above=move || place.get().is_near.then_some("")
                style=("--at", move || units(place.get().right))
                style:top=beside>
                {lines}
            </div>
        })
    }
}

/// The same for those who do not see it.
#[component]
pub(super) fn ToldAloud(previewing: Previewing) -> impl IntoView {
    let words = Speaking::here();
    let told = move || {
        let told = previewing.of_piece.get()?.preview.told;
        Some(told.iter().map(|told| words.say(told)).collect::<Vec<_>>().join(". "))
    };
    view! { <p class="unseen" aria-live="polite" data-status="foretold">{told}</p> }
}

/// What comes of the actions that are buttons below the board.
#[component]
pub(super) fn Outlook(previewing: Previewing) -> impl IntoView {
    let words = Speaking::here();
    let line = move |(code, preview): (&'static str, Preview)| {
        let told: Vec<_> = preview.told.iter().map(|told| words.say(told)).collect();
        (!told.is_empty()).then(|| {
            view! { <li><b>{words.text(code)}</b> " " {told.join(" · ")}</li> }
        })
    };
    let lines = move || previewing.of_buttons.get().into_iter().filter_map(line).collect_view();
    view! { <ul class="outlook">{lines}</ul> }
}

/// Where a spot is seen in the stage, in squares from its far left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
struct OnStage {
    right: f32,
    down: f32,
    /// Whether it is in the near half of the board.
    is_near: bool,
}

fn on_stage(state: State, spot: &Spot) -> OnStage {
    let Turned { middle, degrees } = state.top();
    let is_on_top = state.ground.with(|ground| ground.is_on_top(spot.x, spot.y));
    let place = bow::turned(middle, (spot.x, spot.y), if is_on_top { degrees } else { 0.0 });
    let frame = state.room.frame.get();
    let sight = Sight {
        view: state.view.get(),
        seat: state.viewer.get(),
        fit: state.room.fit.get(),
        middle,
        eye: (f64::from(-frame.left), f64::from(-frame.top)),
        square: 1.0,
    };
    let (right, down) = sight.on_screen((place.0, place.1, 0.0));
    let (_, middle) = sight.on_screen((middle.0, middle.1, 0.0));
    OnStage { right: right as f32, down: down as f32, is_near: down > middle }
}
