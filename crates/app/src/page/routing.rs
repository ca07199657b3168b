//! Going about in the page: by its own links, by the browser's buttons, by [`go`]. The
//! address says where one is, and the page is not loaded again on the way. Links to
//! other sites, and to what the server shows itself, are left to the browser.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlAnchorElement, MouseEvent};

use super::{
    browser,
    place::{self, Place},
};

/// The place that is shown, from now on as the address says it. Whenever it is another
/// one, `main` has the focus, so that whoever listens hears it from its beginning.
pub(super) fn follow() -> RwSignal<Place> {
    let place = RwSignal::new(here());
    let moved = window_event_listener(ev::popstate, move |_| {
        place.set(here());
        browser::focus("main");
    });
    let clicked = window_event_listener(ev::click, move |event| {
        if let Some(place) = followed(&event) {
            event.prevent_default();
            go(&place);
        }
    });
    on_cleanup(move || {
        moved.remove();
        clicked.remove();
    });
    place
}

/// Goes to another place, which begins at its top; the browser's button leads back.
pub(super) fn go(place: &Place) {
    let path = place.path();
    let stays = path == browser::path();
    if !stays {
        browser::push(&path);
    }
    browser::scroll_to_top();
    // A rule that is asked for once more is shown once more; nothing else begins anew.
    if !stays || matches!(place, Place::Rules(_, Some(_))) {
        browser::announce_move();
    }
}

/// Says in the address that this is the place, which is shown already, without a new
/// step in the history.
pub(super) fn stay(place: &Place) {
    browser::replace(&place.path());
}

/// The place that the address names; an old one becomes one of today.
fn here() -> Place {
    let address = browser::path();
    let Some(place) = place::read_old(&address) else { return Place::read(&address) };
    stay(&place);
    place
}

/// The place in the page that a click leads to.
fn followed(event: &MouseEvent) -> Option<Place> {
    let modified = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if event.default_prevented() || event.button() != 0 || modified {
        return None;
    }
    let clicked: Element = event.target()?.dyn_into().ok()?;
    let link: HtmlAnchorElement = clicked.closest("a[href]").ok()??.dyn_into().ok()?;
    let is_own = link.origin() == browser::origin();
    if !is_own || !link.target().is_empty() || link.has_attribute("download") {
        return None;
    }
    let place = place::read(&[link.pathname(), link.hash()].concat());
    // What the page does not know the server may.
    (!matches!(place, Place::Unknown(_))).then_some(place)
}
