//! What lies under the pointer. What can be acted on wins over a piece in front
//! of it: a marked spot, or the arrow, ring or ghost that stands for it, whichever
//! has its middle nearest. Otherwise a piece stands for its own spot, as far up as it is
//! seen.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, MouseEvent};

/// The spot that is pointed at, within this board.
pub(super) fn spot_at(root: &Element, x: i32, y: i32) -> Option<String> {
    let document = root.owner_document()?;
    let (x, y) = (x as f32, y as f32);
    let here = |element: &Element| root.contains(Some(element));
    let under = document.elements_from_point(x, y);
    let under = under.iter().filter_map(|element| element.dyn_into::<Element>().ok());
    let goals = under.filter(here).filter_map(|element| {
        let spot = goal(&element)?;
        let (middle_x, middle_y) = middle_of(&element);
        Some(((middle_x - f64::from(x)).hypot(middle_y - f64::from(y)), spot))
    });
    if let Some((_, spot)) = goals.min_by(|one, other| one.0.total_cmp(&other.0)) {
        return Some(spot);
    }
    document.element_from_point(x, y).filter(here).and_then(|nearest| spot_of(&nearest))
}

/// The marked spot that this element is, or stands for.
fn goal(element: &Element) -> Option<String> {
    if element.has_attribute("data-mark") {
        return element.get_attribute("data-spot");
    }
    if let Some(spot) = element.get_attribute("data-target") {
        return Some(spot);
    }
    let ghost = element.parent_element()?;
    ghost.get_attribute("data-ghost")
}

/// The spot that an event is about. A key or a reading aid names the element
/// itself, a pointer its place.
pub(super) fn spot_of_click(root: &Element, event: &MouseEvent) -> Option<String> {
    if event.detail() == 0 {
        return spot_of(&target(event)?);
    }
    spot_at(root, event.client_x(), event.client_y())
}

/// The middle of a spot's element on the screen.
pub(super) fn middle(root: &Element, spot: &str) -> Option<(f64, f64)> {
    Some(middle_of(&*element(root, spot)?))
}

fn middle_of(element: &Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0)
}

/// Puts the keyboard's focus on a spot.
pub(super) fn focus(root: &Element, spot: &str) {
    if let Some(element) = element(root, spot) {
        // Refused only by an element that is gone.
        let _ = element.focus();
    }
}

/// The element that an event happened to.
pub(super) fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn element(root: &Element, spot: &str) -> Option<HtmlElement> {
    let found = root.query_selector(&format!("[data-spot=\"{spot}\"]")).ok().flatten()?;
    found.dyn_into().ok()
}

fn spot_of(element: &Element) -> Option<String> {
    let holder = element.closest("[data-spot], [data-at]").ok().flatten()?;
    holder.get_attribute("data-spot").or_else(|| holder.get_attribute("data-at"))
}
