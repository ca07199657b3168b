//! The page as the browser keeps it, for use without a network. A service worker
//! holds the page's files as one set; a newer set waits until no game is running
//! in any tab, and then all tabs show it. Whether a game runs in another tab is
//! asked of the browser's locks (`locks.rs`).
//!
//! Browsers do this only over https or on the same machine. Elsewhere all of it
//! is left out, and [`Missing`] says so.

mod locks;

use std::{cell::Cell, rc::Rc, time::Duration};

use js_sys::Reflect;
use leptos::{ev, prelude::*, task::spawn_local};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, MessageEvent, ServiceWorkerContainer, ServiceWorkerRegistration, window};

use self::locks::Held;
use super::{
    browser,
    place::{self, Place},
    routing,
};

/// Where the server has it: at the top, since it answers for the whole page.
const SERVICE_WORKER: &str = "/service-worker.js";
/// Where the page's head says which set it belongs to.
const SET: &str = "meta[name=app-set]";
/// What a waiting set is told when it may come.
const TAKE_OVER: &str = "take-over";
/// How often it is tried to show a newer set. Not at once: a service worker that is
/// asked for something in the very moment in which it is replaced stays for minutes.
const TRIES: Duration = Duration::from_secs(2);

/// Whether a newer set of the page's files is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Newer {
    /// Not that we know.
    None,
    Waiting,
}

/// Why the browser does not keep the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Missing {
    /// The address is neither https nor this machine's own.
    PlainHttp,
    /// The browser does not do it, as in some private windows.
    NotHere,
}

/// The page as the browser keeps it.
#[derive(Clone, Copy)]
pub(super) struct Installed {
    /// Whether a newer set waits.
    pub(super) newer: RwSignal<Newer>,
    registration: StoredValue<Option<ServiceWorkerRegistration>, LocalStorage>,
    /// What tells other tabs that this one is not to be disturbed.
    held: StoredValue<Option<Held>, LocalStorage>,
}

impl Installed {
    /// Sees to it that the browser keeps the page, and that a newer set comes
    /// when this tab is back at the shelf and no other is in a game.
    pub(super) fn watch(place: RwSignal<Place>) -> Self {
        let installed = Self {
            newer: RwSignal::new(Newer::None),
            registration: StoredValue::new_local(None),
            held: StoredValue::new_local(None),
        };
        if let Ok(container) = container() {
            go_where_messages_lead(&container);
            spawn_local(installed.register(container));
            installed.look_for_newer();
            Effect::new(move |_| {
                if place.with(|place| *place == Place::Shelf) {
                    installed.at_the_shelf(installed.newer.get());
                } else {
                    installed.hold();
                }
            });
        }
        installed
    }

    /// What is missing here, if anything is.
    pub(super) fn missing() -> Option<Missing> {
        container().err()
    }

    /// The newer set comes now, whatever goes on: all tabs load the page again.
    pub(super) fn take_over(self) {
        let waiting = self.registration.try_get_value().flatten().and_then(|it| it.waiting());
        if let Some(waiting) = waiting {
            // A text can always be sent.
            let _ = waiting.post_message(&JsValue::from_str(TAKE_OVER));
        }
    }

    async fn register(self, container: ServiceWorkerContainer) {
        reload_when_replaced(&container);
        let registered = JsFuture::from(container.register(SERVICE_WORKER)).await;
        let registration = registered.ok().and_then(|it| it.dyn_into().ok());
        // A browser that refuses keeps nothing; the page works all the same.
        let Some(registration): Option<ServiceWorkerRegistration> = registration else { return };
        self.registration.set_value(Some(registration.clone()));
        self.notice(&container, &registration);
        self.notice_later(&container, &registration);
        if let Ok(ready) = container.ready()
            && JsFuture::from(ready).await.is_ok()
        {
            browser::set_attribute("data-kept", "true");
            if let (None, Some(active), Some(set)) =
                (container.controller(), registration.active(), own_set())
            {
                let _ = active.post_message(&JsValue::from_str(&format!("ludotheque-{set}")));
            }
        }
    }

    /// A set that waits beside the one that is shown is newer. Where none is
    /// shown, the first one waits only for a moment.
    fn notice(self, container: &ServiceWorkerContainer, registration: &ServiceWorkerRegistration) {
        if registration.waiting().is_some() && container.controller().is_some() {
            self.newer.try_set(Newer::Waiting);
        }
    }

    fn notice_later(
        self,
        container: &ServiceWorkerContainer,
        registration: &ServiceWorkerRegistration,
    ) {
        let (container, of) = (container.clone(), registration.clone());
        let found = Closure::<dyn Fn()>::new(move || {
            let Some(installing) = of.installing() else { return };
            let (container, of) = (container.clone(), of.clone());
            let changed = Closure::<dyn Fn()>::new(move || self.notice(&container, &of));
            installing.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
            changed.forget();
        });
        registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
        // It lives as long as the page.
        found.forget();
    }

    /// The browser looks for a newer set when the page is loaded. It stays open
    /// for days, so it also looks when somebody comes back to it.
    fn look_for_newer(self) {
        let seen = window_event_listener(ev::visibilitychange, move |_| self.look());
        let online = window_event_listener(ev::online, move |_| self.look());
        on_cleanup(move || {
            seen.remove();
            online.remove();
        });
    }

    fn look(self) {
        let Some(registration) = self.registration.try_get_value().flatten() else { return };
        spawn_local(async move {
            // Without a network there is nothing newer.
            if let Ok(looked) = registration.update() {
                let _ = JsFuture::from(looked).await;
            }
        });
    }

    /// This tab is not to be disturbed.
    fn hold(self) {
        self.held.update_value(|held| {
            if held.is_none() {
                *held = Held::request();
            }
        });
    }

    /// This tab may show a newer set, for as long as it is there: another tab may
    /// end its game, or itself, at any time and without a word.
    fn at_the_shelf(self, newer: Newer) {
        let held = self.held.try_update_value(Option::take).flatten();
        if held.is_some() && newer == Newer::None {
            self.look();
        }
        if let Some(held) = held {
            held.release();
        }
        let take_over = move || locks::if_nobody_holds(TRIES, move || self.take_over());
        if newer == Newer::Waiting
            && let Ok(tries) = set_interval_with_handle(take_over, TRIES)
        {
            on_cleanup(move || tries.clear());
        }
    }
}

/// When another set has taken over, the page of the old one is loaded again. The
/// first set that takes a page over is the page's own.
fn reload_when_replaced(container: &ServiceWorkerContainer) {
    let controlled = Rc::new(Cell::new(container.controller().is_some()));
    let changed = Closure::<dyn Fn(Event)>::new(move |_| {
        if controlled.replace(true) {
            browser::reload();
        }
    });
    container.set_oncontrollerchange(Some(changed.as_ref().unchecked_ref()));
    // It lives as long as the page.
    changed.forget();
}

/// A click on a message of the browser leads to the place that it is about.
fn go_where_messages_lead(container: &ServiceWorkerContainer) {
    let clicked = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        if let Some(place) = event.data().as_string() {
            routing::go(&place::read(&place));
        }
    });
    container.set_onmessage(Some(clicked.as_ref().unchecked_ref()));
    // It lives as long as the page.
    clicked.forget();
}

fn container() -> Result<ServiceWorkerContainer, Missing> {
    let window = window().ok_or(Missing::NotHere)?;
    if !window.is_secure_context() {
        return Err(Missing::PlainHttp);
    }
    let navigator = window.navigator();
    let has = Reflect::has(&navigator, &JsValue::from_str("serviceWorker"));
    if has.unwrap_or_default() { Ok(navigator.service_worker()) } else { Err(Missing::NotHere) }
}

/// The name of the set that this page belongs to.
fn own_set() -> Option<String> {
    browser::document()?.query_selector(SET).ok()??.get_attribute("content")
}
