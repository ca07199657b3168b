//! Messages of the browser, for those who want to be told when it is their turn.
//! Browsers allow them only over https or on the server's own machine, and only
//! after asking. Where there is a service worker it shows them.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Notification, NotificationOptions, NotificationPermission, ServiceWorkerRegistration, window,
};

use crate::page::{place::Place, routing};

/// What the browser thinks of messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Messages {
    /// It has none, or not over plain http.
    NotHere,
    /// It has not been asked.
    Unasked,
    /// It shows them.
    Allowed,
    /// It was asked, and does not.
    Denied,
}

impl Messages {
    /// What it thinks now.
    pub(in crate::page) fn now() -> Self {
        let Some(window) = window() else { return Self::NotHere };
        let has = Reflect::has(&window, &JsValue::from_str("Notification")).unwrap_or(false);
        if !has || !window.is_secure_context() {
            return Self::NotHere;
        }
        match Notification::permission() {
            NotificationPermission::Granted => Self::Allowed,
            NotificationPermission::Denied => Self::Denied,
            _ => Self::Unasked,
        }
    }

    /// Asks for permission, where that was not done yet.
    pub(in crate::page) async fn ask() -> Self {
        if Self::now() == Self::Unasked
            && let Ok(asked) = Notification::request_permission()
        {
            let _ = JsFuture::from(asked).await;
        }
        Self::now()
    }
}

/// Shows a message; a click on it brings the page to the front, at this place.
/// Another message about the same place takes its place.
pub(in crate::page) async fn tell(title: &str, body: &str, place: Place) {
    if Messages::now() != Messages::Allowed {
        return;
    }
    let options = NotificationOptions::new();
    options.set_body(body);
    // The service worker reads from the tag where a click leads.
    options.set_tag(&place.path());
    if show_by_worker(title, &options).await.is_err() {
        show_by_page(title, &options, place);
    }
}

/// As phones want it: the service worker shows it, and hears the click.
async fn show_by_worker(title: &str, options: &NotificationOptions) -> Result<(), JsValue> {
    let navigator = window().ok_or(JsValue::NULL)?.navigator();
    // Some private windows have none.
    if !Reflect::has(&navigator, &JsValue::from_str("serviceWorker"))? {
        return Err(JsValue::NULL);
    }
    let registered = JsFuture::from(navigator.service_worker().get_registration()).await?;
    let registration: ServiceWorkerRegistration = registered.dyn_into()?;
    JsFuture::from(registration.show_notification_with_options(title, options)?).await.map(drop)
}

/// Without a service worker: the page itself.
fn show_by_page(title: &str, options: &NotificationOptions, place: Place) {
    // Phones have no messages of this kind; there, nothing is told.
    let Ok(message) = Notification::new_with_options(title, options) else { return };
    let shown = message.clone();
    let clicked = Closure::once_into_js(move || {
        if let Some(window) = window() {
            let _ = window.focus();
        }
        routing::go(&place);
        shown.close();
    });
    message.set_onclick(Some(clicked.unchecked_ref()));
}
