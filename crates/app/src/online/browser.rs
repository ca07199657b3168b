//! What the connection asks of the browser: the time, numbers, where the server
//! is, and to keep a text for this tab alone. What a browser refuses is simply
//! not done.

use chance::Contribution;
use protocol::CommandId;
use web_sys::{Storage, window};

/// Milliseconds since 1970, by this machine's clock.
pub(super) fn now() -> f64 {
    js_sys::Date::now()
}

/// An id that no other command has. It is no secret.
pub(super) fn new_id() -> Option<CommandId> {
    format!("{:032x}", u128::from_le_bytes(random_bytes()?)).try_into().ok()
}

/// What whoever reads adds to the chance of a table.
pub(super) fn contribution() -> Option<Contribution> {
    random_bytes().map(Contribution::of)
}

fn random_bytes() -> Option<[u8; 16]> {
    let mut bytes = [0; 16];
    let crypto = window().and_then(|window| window.crypto().ok());
    crypto?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}

/// Where the server listens for live connections, for a reader of this language.
pub(super) fn live_address(language: &str) -> Option<String> {
    let location = window()?.location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/api/live?lang={language}", location.host().ok()?))
}

/// Whether the page is to be seen.
pub(super) fn is_visible() -> bool {
    window().and_then(|window| window.document()).is_some_and(|document| !document.hidden())
}

/// The text that this tab keeps under a name.
pub(super) fn kept_by_tab(name: &str) -> Option<String> {
    tab()?.get_item(name).ok()?
}

/// Keeps a text under a name in this tab, or nothing any more.
pub(super) fn keep_in_tab(name: &str, text: Option<&str>) {
    let Some(tab) = tab() else { return };
    let _ = match text {
        Some(text) => tab.set_item(name, text),
        None => tab.remove_item(name),
    };
}

fn tab() -> Option<Storage> {
    window()?.session_storage().ok()?
}
