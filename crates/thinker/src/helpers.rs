//! The helpers of a worker: workers of the same script, started when somebody first wants
//! them. Where none can be started, or one is gone, the others do without.

use js_sys::ArrayBuffer;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::{FromHelper, ToHelper, helper_serving::NAME};

/// Whoever helps.
#[derive(Default)]
pub(crate) struct Helpers {
    all: Vec<Helper>,
    /// What everyone is given first.
    book: Option<ArrayBuffer>,
}

struct Helper {
    worker: Worker,
    state: State,
    /// What it is to look at, as it was or will be told.
    now: Option<ToHelper>,
    _ears: Ears,
}

/// What hears its words, and what hears that it failed.
type Ears = (Closure<dyn Fn(MessageEvent)>, Closure<dyn Fn(Event)>);

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// It does not listen yet.
    Starting,
    Listening,
    Gone,
}

impl Helpers {
    /// How many have been started.
    pub(crate) fn count(&self) -> usize {
        self.all.len()
    }

    /// Starts one more, who runs this script. Says whether that can be done.
    pub(crate) fn start(
        &mut self,
        script: &str,
        hear: impl Fn(FromHelper) + 'static,
        fail: impl Fn() + 'static,
    ) -> bool {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(NAME);
        let Ok(worker) = Worker::new_with_options(script, &options) else { return false };
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(message) = serde_json::from_str(&text) {
                hear(message);
            }
        });
        let fail = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            // It is told here; whoever started this worker is not to take it for a
            // failure of this one.
            event.prevent_default();
            fail();
        });
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        self.all.push(Helper { worker, state: State::Starting, now: None, _ears: (hear, fail) });
        true
    }

    /// Gives everyone a book.
    pub(crate) fn give_book(&mut self, book: ArrayBuffer) {
        for helper in self.all.iter().filter(|helper| helper.state == State::Listening) {
            helper.hand_over(&book);
        }
        self.book = Some(book);
    }

    /// One listens from now on.
    pub(crate) fn begin(&mut self, number: usize) {
        let helper = &mut self.all[number];
        helper.state = State::Listening;
        if let Some(book) = &self.book {
            helper.hand_over(book);
        }
        helper.tell();
    }

    /// One is gone.
    pub(crate) fn lose(&mut self, number: usize) {
        let helper = &mut self.all[number];
        helper.worker.terminate();
        helper.state = State::Gone;
    }

    pub(crate) fn is_gone(&self, number: usize) -> bool {
        self.all[number].state == State::Gone
    }

    /// One is to look at this from now on, or at nothing.
    pub(crate) fn ask(&mut self, number: usize, wanted: Option<ToHelper>) {
        let helper = &mut self.all[number];
        if helper.now != wanted {
            helper.now = wanted;
            helper.tell();
        }
    }

    /// Everyone is to look at nothing.
    pub(crate) fn rest(&mut self) {
        for number in 0..self.all.len() {
            self.ask(number, None);
        }
    }
}

impl Helper {
    fn tell(&self) {
        if let (State::Listening, Ok(text)) = (self.state, serde_json::to_string(&self.now)) {
            // A text can always be sent.
            let _ = self.worker.post_message(&JsValue::from_str(&text));
        }
    }

    fn hand_over(&self, book: &ArrayBuffer) {
        // Where there is no room for it, it finds less.
        let _ = self.worker.post_message(book);
    }
}
