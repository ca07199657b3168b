//! The worker as another worker's helper: hears what to look at, looks at it in slices,
//! and says what it has found.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};

use crate::{Books, FromHelper, HelperWork, ToHelper, host::Host};

/// The name that a worker has who helps another.
pub(crate) const NAME: &str = "helper";

/// Helps the worker that has started this one.
pub(crate) fn serve(host: Host) {
    let serving = Rc::new(Serving {
        host,
        books: RefCell::default(),
        work: RefCell::new(None),
        looks: Cell::new(false),
        has_turn: Cell::new(false),
    });
    let listening = Rc::clone(&serving);
    serving.host.hear(move |said| listening.hear(&said));
    let looking = Rc::clone(&serving);
    serving.host.at_each_turn(move |_| looking.go_on());
    serving.host.say(&FromHelper::Ready);
}

struct Serving {
    host: Host,
    books: RefCell<Books>,
    work: RefCell<Option<HelperWork>>,
    /// Whether it is to look on.
    looks: Cell<bool>,
    /// Whether a turn is due.
    has_turn: Cell<bool>,
}

impl Serving {
    fn hear(&self, said: &JsValue) {
        if let Some(book) = said.dyn_ref::<ArrayBuffer>() {
            // What is no book is not missed until somebody needs it.
            let _ = self.books.borrow_mut().add(&Uint8Array::new(book).to_vec());
            return;
        }
        let text = said.as_string().unwrap_or_default();
        let message = serde_json::from_str::<Option<ToHelper>>(&text).ok().flatten();
        self.looks.set(message.is_some());
        if let Some(message) = message {
            let before = self.work.take();
            *self.work.borrow_mut() = HelperWork::turned_to(before, &message, &self.books.borrow());
            self.take_turn();
        }
    }

    fn go_on(&self) {
        self.has_turn.set(false);
        let mut work = self.work.borrow_mut();
        let Some(work) = work.as_mut().filter(|_| self.looks.get()) else { return };
        match work.go_on(&|| self.host.clock()) {
            Some(found) => {
                self.looks.set(false);
                self.host.say(&found);
            }
            None => self.take_turn(),
        }
    }

    fn take_turn(&self) {
        if !self.has_turn.replace(true) {
            self.host.take_turn("");
        }
    }
}
