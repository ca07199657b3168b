//! The browser around a worker: who speaks to it, whom it speaks to, its clock. Between
//! two slices a worker sends a message to itself and so stands behind everything that has
//! arrived meanwhile; a timer would make it wait for milliseconds each time.

use std::time::Duration;

use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

/// The browser around this worker.
pub(crate) struct Host {
    scope: DedicatedWorkerGlobalScope,
    to_itself: MessageChannel,
}

impl Host {
    /// `None` where this is no worker.
    pub(crate) fn here() -> Option<Self> {
        let scope = js_sys::global().dyn_into().ok()?;
        Some(Self { scope, to_itself: MessageChannel::new().ok()? })
    }

    /// The name that whoever started this worker gave it.
    pub(crate) fn name(&self) -> String {
        self.scope.name()
    }

    /// The address of the script that this worker runs.
    pub(crate) fn script(&self) -> String {
        self.scope.location().href()
    }

    /// Whatever whoever started this worker says is heard so, from now on.
    pub(crate) fn hear(&self, hear: impl Fn(JsValue) + 'static) {
        self.scope.set_onmessage(Some(ear(hear).unchecked_ref()));
    }

    /// At each turn that this worker gives itself, this is done.
    pub(crate) fn at_each_turn(&self, go_on: impl Fn(JsValue) + 'static) {
        self.to_itself.port2().set_onmessage(Some(ear(go_on).unchecked_ref()));
    }

    /// Gives this worker another turn, about something.
    pub(crate) fn take_turn(&self, about: &str) {
        // A text can always be sent.
        let _ = self.to_itself.port1().post_message(&JsValue::from_str(about));
    }

    /// Says something to whoever started this worker.
    pub(crate) fn say(&self, message: &impl Serialize) {
        if let Ok(text) = serde_json::to_string(message) {
            // A text can always be sent.
            let _ = self.scope.post_message(&JsValue::from_str(&text));
        }
    }

    /// By the day's clock where there is no better one.
    pub(crate) fn clock(&self) -> Duration {
        let now = self.scope.performance().map_or_else(js_sys::Date::now, |clock| clock.now());
        Duration::try_from_secs_f64(now / 1_000.0).unwrap_or_default()
    }
}

/// An ear that lives as long as the worker.
fn ear(hear: impl Fn(JsValue) + 'static) -> JsValue {
    let hear = move |event: MessageEvent| hear(event.data());
    Closure::<dyn Fn(MessageEvent)>::new(hear).into_js_value()
}
