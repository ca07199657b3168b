//! The worker's side: hears questions, thinks in slices, answers. Between two
//! slices it sends a message to itself and so stands behind everything that has
//! arrived meanwhile; a timer would make it wait for milliseconds each time.

use std::{cell::RefCell, rc::Rc};

use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

use super::{
    advising::Advising,
    books::Books,
    message::{FromWorker, Question, QuestionId, ToWorker, Wish},
    thought::Thought,
};

/// Serves the page that started this worker. Does nothing where it is not one.
pub fn serve() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let Ok(channel) = MessageChannel::new() else { return };
    let serving = Rc::new(Serving {
        scope: scope.clone(),
        to_itself: channel.port1(),
        books: RefCell::default(),
        now: RefCell::new(None),
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
        if let Some(message) = ToWorker::read(&text) {
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
    serving.say(&FromWorker::Ready { ready: true });
}

/// The worker at work.
struct Serving {
    scope: DedicatedWorkerGlobalScope,
    to_itself: MessagePort,
    books: RefCell<Books>,
    /// What it thinks about now.
    now: RefCell<Option<(QuestionId, Work)>>,
}

/// What there is to think about.
enum Work {
    /// A bot's action.
    Thought(Thought),
    /// A hint.
    Advising(Advising),
}

impl Serving {
    fn hear(&self, message: ToWorker) {
        match message {
            ToWorker::Think(question) => self.begin(&question),
            ToWorker::Advise(wish) => self.begin_advice(&wish),
            ToWorker::Stop { stop } => {
                let mut now = self.now.borrow_mut();
                if now.as_ref().is_some_and(|(id, _)| *id == stop) {
                    *now = None;
                }
            }
        }
    }

    fn begin(&self, question: &Question) {
        match Thought::begin(question, &self.books.borrow(), &|| self.clock()) {
            Ok(thought) => {
                *self.now.borrow_mut() = Some((question.id, Work::Thought(thought)));
                self.go_on_later(question.id);
            }
            Err(_) => self.answer(question.id, None),
        }
    }

    fn begin_advice(&self, wish: &Wish) {
        match Advising::begin(wish, &self.books.borrow(), &|| self.clock()) {
            Some(advising) => {
                *self.now.borrow_mut() = Some((wish.id, Work::Advising(advising)));
                self.go_on_later(wish.id);
            }
            None => self.answer(wish.id, None),
        }
    }

    /// One slice, unless the question was stopped meanwhile.
    fn go_on(&self, id: QuestionId) {
        let mut now = self.now.borrow_mut();
        let Some((of, work)) = now.as_mut() else { return };
        if *of != id {
            return;
        }
        let clock = || self.clock();
        let said = match work {
            Work::Thought(thought) => {
                let found = thought.go_on(&clock);
                found.map(|action| FromWorker::Answer { id, action: Some(action) })
            }
            Work::Advising(advising) => {
                let found = advising.go_on(&clock);
                found.map(|advice| FromWorker::Advice { id, advice })
            }
        };
        match said {
            None => self.go_on_later(id),
            Some(said) => {
                *now = None;
                self.say(&said);
            }
        }
    }

    fn go_on_later(&self, id: QuestionId) {
        // A text can always be sent.
        let _ = self.to_itself.post_message(&JsValue::from_str(&id.0.to_string()));
    }

    fn answer(&self, id: QuestionId, action: Option<String>) {
        self.say(&FromWorker::Answer { id, action });
    }

    fn say(&self, message: &FromWorker) {
        if let Ok(text) = serde_json::to_string(message) {
            // A text can always be sent.
            let _ = self.scope.post_message(&JsValue::from_str(&text));
        }
    }

    /// Milliseconds; by the day's clock where there is no better one.
    fn clock(&self) -> f64 {
        self.scope.performance().map_or_else(js_sys::Date::now, |clock| clock.now())
    }
}
