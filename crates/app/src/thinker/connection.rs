//! A worker and what it is told and heard by. What is said to it before it listens waits.

use js_sys::ArrayBuffer;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// Where the page's head says which script the worker runs.
const SCRIPT: &str = "meta[name=app-worker]";

/// A worker, and the ears that hear it; it ends with them.
pub(super) struct Connection {
    worker: Worker,
    state: State,
    _ears: Ears,
}

/// What hears its words, and what hears that it failed.
type Ears = (Closure<dyn Fn(MessageEvent)>, Closure<dyn Fn(Event)>);

enum State {
    /// It does not listen yet: what is to be said as soon as it does.
    Starting(Vec<String>),
    Listening,
    /// It is replaced at the next question: an ear can't be taken off while it
    /// hears of the failure.
    Failed,
}

impl Connection {
    /// Starts a worker that runs the script which the page's head names. `None` where
    /// that can't be.
    pub(super) fn start(
        hear: impl Fn(String) + 'static,
        fail: impl Fn() + 'static,
    ) -> Option<Self> {
        let meta = web_sys::window()?.document()?.query_selector(SCRIPT).ok()??;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&meta.get_attribute("content")?, &options).ok()?;
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            hear(event.data().as_string().unwrap_or_default());
        });
        let fail = Closure::<dyn Fn(Event)>::new(move |_| fail());
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        Some(Self { worker, state: State::Starting(Vec::new()), _ears: (hear, fail) })
    }

    pub(super) fn has_failed(&self) -> bool {
        matches!(self.state, State::Failed)
    }

    /// Says something, now or as soon as it listens. `None` where it has failed.
    pub(super) fn say(&mut self, text: String) -> Option<()> {
        match &mut self.state {
            State::Starting(unsaid) => unsaid.push(text),
            State::Listening => self.post(&text),
            State::Failed => return None,
        }
        Some(())
    }

    /// Hands over a book. The page keeps it, for the worker that comes after this one.
    pub(super) fn hand_over(&self, book: &ArrayBuffer) {
        if matches!(self.state, State::Listening) {
            // Where there is no room for it the worker answers without.
            let _ = self.worker.post_message(book);
        }
    }

    /// It listens: it is given the book and told what has waited.
    pub(super) fn begin(&mut self, book: Option<&ArrayBuffer>) {
        let before = std::mem::replace(&mut self.state, State::Listening);
        if let Some(book) = book {
            self.hand_over(book);
        }
        if let State::Starting(unsaid) = before {
            for text in unsaid {
                self.post(&text);
            }
        }
    }

    /// It has failed and is of no use any longer.
    pub(super) fn fail(&mut self) {
        self.worker.terminate();
        self.state = State::Failed;
    }

    fn post(&self, text: &str) {
        // A text can always be sent.
        let _ = self.worker.post_message(&JsValue::from_str(text));
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
