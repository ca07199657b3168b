//! Whether any tab is in a game. A tab that is holds a lock that many can hold;
//! who wants to replace the page asks for it alone, which is granted only where
//! nobody holds it. The lock ends with the tab, however that ends.
//!
//! The bindings that we use don't have locks yet, so they are called by name.

use std::time::Duration;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::future_to_promise;
use web_sys::window;

use super::browser;

/// The name of the lock.
const NAME: &str = "ludotheque-game";

/// The lock, held with others.
#[derive(Clone)]
pub(super) struct Held {
    release: Function,
}

impl Held {
    /// Asks for the lock; `None` where the browser has none.
    pub(super) fn request() -> Option<Self> {
        let mut release = None;
        let held = Promise::new(&mut |resolve, _| release = Some(resolve));
        let options = options(&[("mode", JsValue::from_str("shared"))]);
        let _ = request(&options, move |_| held)?;
        Some(Self { release: release? })
    }

    /// Lets go of it.
    pub(super) fn release(self) {
        let _ = self.release.call0(&JsValue::UNDEFINED);
    }
}

/// Does something if nobody holds the lock now, in this tab or another, and lets
/// nobody have it for so long.
pub(super) fn if_nobody_holds(for_so_long: Duration, then: impl FnOnce() + 'static) {
    let options = options(&[("ifAvailable", JsValue::TRUE)]);
    // Where there are no locks nobody can tell, so it is not done.
    let _ = request(&options, move |lock| {
        if lock.is_null() {
            return Promise::resolve(&JsValue::UNDEFINED);
        }
        then();
        future_to_promise(async move {
            browser::wait(for_so_long.as_millis() as i32).await;
            Ok(JsValue::UNDEFINED)
        })
    });
}

fn options(named: &[(&str, JsValue)]) -> Object {
    let options = Object::new();
    for (name, value) in named {
        // A new object takes everything.
        let _ = Reflect::set(&options, &JsValue::from_str(name), value);
    }
    options
}

/// Asks for the lock; `granted` is given it, or null, and says until when it is
/// held.
fn request(
    options: &Object,
    granted: impl FnOnce(JsValue) -> Promise + 'static,
) -> Option<Promise> {
    let navigator = window()?.navigator();
    let locks = Reflect::get(&navigator, &JsValue::from_str("locks")).ok()?;
    if !locks.is_object() {
        return None;
    }
    let request: Function =
        Reflect::get(&locks, &JsValue::from_str("request")).ok()?.dyn_into().ok()?;
    let granted = Closure::once_into_js(move |lock: JsValue| JsValue::from(granted(lock)));
    request.call3(&locks, &JsValue::from_str(NAME), options, &granted).ok()?.dyn_into().ok()
}
