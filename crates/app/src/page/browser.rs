//! The few things that the page asks of the browser beside showing itself: to
//! keep a text, to draw a number, to wait, to hand over a file. Whatever a
//! browser refuses (a private window keeps nothing) is simply not done.

use chance::Contribution;
use js_sys::{Array, Promise, Uint8Array};
use table::Moment;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, Document, Element, Event, FocusOptions, History, HtmlAnchorElement,
    HtmlElement, Location, Storage, Url, window,
};

/// The text that is kept under this name.
pub(super) fn kept(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// Keeps a text under this name; says whether there was room for it.
pub(super) fn keep(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
}

/// The names under which texts are kept.
pub(super) fn kept_names() -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    (0..count).filter_map(|number| storage.key(number).ok().flatten()).collect()
}

/// Keeps nothing under this name any longer.
pub(super) fn forget(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(name);
    }
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok()?
}

/// Milliseconds since 1970, by this machine's clock.
pub(super) fn now() -> f64 {
    js_sys::Date::now()
}

/// The time, as tables count it.
pub(super) fn moment() -> Moment {
    Moment::from_millis((now() as i64).max(0).cast_unsigned())
}

/// A number of which every bit is random; `None` where the browser has no
/// random source, and then nothing is drawn.
pub(super) fn random_number() -> Option<u64> {
    random_bytes().map(u64::from_le_bytes)
}

/// What a person here adds to the chance of a table; `None` where the browser
/// has no random source.
pub(super) fn contribution() -> Option<Contribution> {
    random_bytes().map(Contribution::of)
}

fn random_bytes<const N: usize>() -> Option<[u8; N]> {
    let bytes = Uint8Array::new_with_length(N as u32);
    window()?.crypto().ok()?.get_random_values_with_array_buffer_view(&bytes).ok()?;
    bytes.to_vec().try_into().ok()
}

/// Waits for so many milliseconds.
pub(super) async fn wait(milliseconds: i32) {
    let promise = Promise::new(&mut |resolve, _| {
        if let Some(window) = window() {
            let _ = window
                .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
        }
    });
    let _ = JsFuture::from(promise).await;
}

/// Opens the browser's own dialog for printing.
pub(super) fn print() {
    if let Some(window) = window() {
        let _ = window.print();
    }
}

/// Loads the page again.
pub(super) fn reload() {
    if let Some(window) = window() {
        let _ = window.location().reload();
    }
}

/// The page's document.
pub(super) fn document() -> Option<Document> {
    window()?.document()
}

/// Sets an attribute of the whole page.
pub(super) fn set_attribute(name: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        let _ = root.set_attribute(name, value);
    }
}

/// Gives the focus to the first element that this selector finds; the page stays
/// where it is.
pub(super) fn focus(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        let _ = element.focus_with_options(&still);
    }
}

/// Gives the focus back to the board: to the place that its keys are at.
pub(super) fn focus_board() {
    focus(":is([data-page=game], [data-page=analysis]) [data-spot][tabindex='0']");
}

/// Whether an event is about something that this selector finds.
pub(super) fn is_on(event: &Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
}

/// Brings the first element in a list that this selector finds into sight by scrolling
/// that list alone.
pub(super) fn show_in(list: &HtmlElement, selector: &str) {
    let found = list.query_selector(selector).ok().flatten();
    let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) else { return };
    let Some(scrolled) = list.closest("[data-scrolls]").ok().flatten() else { return };
    let (inner, outer) = (found.get_bounding_client_rect(), scrolled.get_bounding_client_rect());
    let above = inner.top() - outer.top();
    let below = inner.bottom() - outer.bottom();
    let by = if above < 0.0 { above } else { below.max(0.0) };
    scrolled.set_scroll_top(scrolled.scroll_top() + by as i32);
}

/// Brings the first element that this selector finds into sight, for eyes and for
/// readers.
pub(super) fn show(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        element.scroll_into_view();
        focus(selector);
    }
}

/// The language that the whole page is said to be in.
pub(super) fn language() -> Option<String> {
    document()?.document_element()?.get_attribute("lang")
}

/// Whether the browser has any network.
pub(super) fn is_online() -> bool {
    window().is_some_and(|window| window.navigator().on_line())
}

/// Whether the page comes from this machine itself, under a name that means
/// another machine elsewhere.
pub(super) fn is_at_home() -> bool {
    let host = window().and_then(|window| window.location().hostname().ok()).unwrap_or_default();
    matches!(host.as_str(), "localhost" | "[::1]") || host.starts_with("127.")
}

/// Whether somebody could see the page now.
pub(super) fn is_seen() -> bool {
    document().is_none_or(|document| !document.hidden())
}

/// Where the page comes from: the address without any path.
pub(super) fn origin() -> String {
    window().and_then(|window| window.location().origin().ok()).unwrap_or_default()
}

/// The path of the address, with what is behind `#`.
pub(super) fn path() -> String {
    let location = window().map(|window| window.location());
    let read =
        |location: Location| Some([location.pathname().ok()?, location.hash().ok()?].concat());
    location.and_then(read).unwrap_or_default()
}

/// The whole address of a path in the page.
pub(super) fn address(path: &str) -> String {
    [&origin(), path].concat()
}

/// Makes this the path of the address, as a new step in the history.
pub(super) fn push(path: &str) {
    if let Some(history) = history() {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(path));
    }
}

/// Makes this the path of the address, without a new step in the history.
pub(super) fn replace(path: &str) {
    if let Some(history) = history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(path));
    }
}

fn history() -> Option<History> {
    window()?.history().ok()
}

/// Tells the page that the address is another one, as the browser's buttons do.
pub(super) fn announce_move() {
    if let (Some(window), Ok(moved)) = (window(), Event::new("popstate")) {
        let _ = window.dispatch_event(&moved);
    }
}

/// Puts a text on the clipboard; says whether it could.
pub(super) async fn copy(text: &str) -> bool {
    let Some(window) = window() else { return false };
    // Over plain http browsers have no clipboard at all.
    let clipboard = js_sys::Reflect::get(&window.navigator(), &JsValue::from_str("clipboard"));
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    JsFuture::from(window.navigator().clipboard().write_text(text)).await.is_ok()
}

/// Hands over a text as a file of this name.
pub(super) fn download(name: &str, text: &str) {
    let _ = try_download(name, text);
}

fn try_download(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link = document().ok_or(JsValue::NULL)?.create_element("a")?;
    let link: HtmlAnchorElement = link.dyn_into().map_err(JsValue::from)?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Today, as the reader's calendar has it, written `2026-11-15`.
pub(super) fn today() -> String {
    let date = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// Sets the page's title.
pub(super) fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Shows the top of the page.
pub(super) fn scroll_to_top() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}
