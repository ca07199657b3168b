//! The worker in its browser: hears tasks, thinks in slices, answers. Between two
//! slices it sends a message to itself and so stands behind everything that has
//! arrived meanwhile; a timer would make it wait for milliseconds each time.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    time::Duration,
};

use advice::{FromThinker, QuestionId, Task, ToThinker};
use js_sys::{ArrayBuffer, Uint8Array};
use shelf::Game;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

use crate::{Books, Step, Work};

/// Serves the page that started this worker. Does nothing where it is not one.
pub(crate) fn serve() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let Ok(channel) = MessageChannel::new() else { return };
    let serving = Rc::new(Serving {
        scope: scope.clone(),
        to_itself: channel.port1(),
        books: RefCell::default(),
        now: RefCell::new(None),
        going: Cell::new(Going::On),
    });

    let listening = Rc::clone(&serving);
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Ok(book) = event.data().dyn_into::<ArrayBuffer>() {
            // What is no book is not missed until somebody needs it.
            let _ = listening.books.borrow_mut().add(&Uint8Array::new(&book).to_vec());
            return;
        }
        let text = event.data().as_string().unwrap_or_default();
        // Only our own page speaks to us; what it can't have said is passed over.
        if let Ok(message) = serde_json::from_str(&text) {
            listening.hear(message);
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));

    let thinking = Rc::clone(&serving);
    let go_on = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Ok(id) = text.parse() {
            thinking.go_on(QuestionId(id));
        }
    });
    channel.port2().set_onmessage(Some(go_on.as_ref().unchecked_ref()));

    // They live as long as the worker.
    hear.forget();
    go_on.forget();
    serving.say(&FromThinker::Ready);
}

/// The worker at work.
struct Serving {
    scope: DedicatedWorkerGlobalScope,
    to_itself: MessagePort,
    books: RefCell<Books>,
    /// What it thinks about now.
    now: RefCell<Option<Work>>,
    going: Cell<Going>,
}

/// Whether it thinks on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Going {
    /// The next slice is due.
    On,
    /// The next slice is due, and is not to be thought.
    ToRest,
    /// No slice is due.
    Rests,
}

impl Serving {
    fn hear(&self, message: ToThinker) {
        match message {
            ToThinker::Think { id, game, record, task } => self.begin(id, &game, &record, task),
            ToThinker::Stop { id } => {
                self.now.borrow_mut().take_if(|work| work.id() == id);
            }
            ToThinker::Rest { id } => {
                if self.thinks_about(id) && self.going.get() == Going::On {
                    self.going.set(Going::ToRest);
                }
            }
            ToThinker::GoOn { id } => {
                if self.thinks_about(id) && self.going.replace(Going::On) == Going::Rests {
                    self.go_on_later(id);
                }
            }
        }
    }

    fn thinks_about(&self, id: QuestionId) -> bool {
        self.now.borrow().as_ref().is_some_and(|work| work.id() == id)
    }

    fn begin(&self, id: QuestionId, game: &str, record: &str, task: Task) {
        let books = self.books.borrow();
        let begin = |game| Work::begin(id, game, record, task, &books).ok();
        let work = Game::named(game).and_then(begin);
        match work {
            Some(_) => self.go_on_later(id),
            None => self.say(&FromThinker::Unanswerable { id }),
        }
        *self.now.borrow_mut() = work;
        self.going.set(Going::On);
    }

    /// One slice, unless the task was stopped or put to rest meanwhile.
    fn go_on(&self, id: QuestionId) {
        let mut now = self.now.borrow_mut();
        let Some(work) = now.as_mut().filter(|work| work.id() == id) else { return };
        if self.going.get() != Going::On {
            self.going.set(Going::Rests);
            return;
        }
        match work.go_on(&|| self.clock()) {
            Step::GoesOn(told) => {
                if let Some(told) = told {
                    self.say(&told);
                }
                self.go_on_later(id);
            }
            Step::Done(answer) => {
                *now = None;
                self.say(&answer);
            }
        }
    }

    fn go_on_later(&self, QuestionId(id): QuestionId) {
        // A text can always be sent.
        let _ = self.to_itself.post_message(&JsValue::from_str(&id.to_string()));
    }

    fn say(&self, message: &FromThinker) {
        if let Ok(text) = serde_json::to_string(message) {
            // A text can always be sent.
            let _ = self.scope.post_message(&JsValue::from_str(&text));
        }
    }

    /// By the day's clock where there is no better one.
    fn clock(&self) -> Duration {
        let now = self.scope.performance().map_or_else(js_sys::Date::now, |clock| clock.now());
        Duration::try_from_secs_f64(now / 1_000.0).unwrap_or_default()
    }
}
