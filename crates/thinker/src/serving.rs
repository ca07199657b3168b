//! The worker in its browser: hears tasks, thinks in slices, answers. Where somebody wants
//! several to think, it has helpers.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use advice::{Advise, FromThinker, QuestionId, Task, ToThinker};
use js_sys::{ArrayBuffer, Uint8Array};
use shelf::Game;
use wasm_bindgen::{JsCast, JsValue};

use crate::{Books, FromHelper, Step, ToHelper, Work, helpers::Helpers, host::Host};

/// Serves the page that started this worker.
pub(crate) fn serve(host: Host) {
    let serving = Rc::new(Serving {
        host,
        books: RefCell::default(),
        helpers: RefCell::default(),
        now: RefCell::new(None),
        going: Cell::new(Going::On),
    });
    let listening = Rc::clone(&serving);
    serving.host.hear(move |said| listening.hear_page(&said));
    let thinking = Rc::clone(&serving);
    serving.host.at_each_turn(move |about| {
        if let Some(id) = about.as_string().and_then(|text| text.parse().ok()) {
            thinking.go_on(QuestionId(id));
        }
    });
    serving.host.say(&FromThinker::Ready);
}

/// The worker at work.
struct Serving {
    host: Host,
    books: RefCell<Books>,
    helpers: RefCell<Helpers>,
    /// What it thinks about now.
    now: RefCell<Option<Thinking>>,
    going: Cell<Going>,
}

/// A task, and what helpers are told of it.
struct Thinking {
    work: Work,
    game: String,
    record: String,
    /// So many may help.
    helpers: usize,
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
    fn hear_page(self: &Rc<Self>, said: &JsValue) {
        if let Some(book) = said.dyn_ref::<ArrayBuffer>() {
            // What is no book is not missed until somebody needs it.
            let _ = self.books.borrow_mut().add(&Uint8Array::new(book).to_vec());
            self.helpers.borrow_mut().give_book(book.clone());
            return;
        }
        let text = said.as_string().unwrap_or_default();
        // Only our own page speaks to us; what it can't have said is passed over.
        if let Ok(message) = serde_json::from_str(&text) {
            self.hear(message);
        }
    }

    fn hear(self: &Rc<Self>, message: ToThinker) {
        match message {
            ToThinker::Think { id, game, record, task } => self.begin(id, game, record, task),
            ToThinker::Stop { id } => {
                if self.thinks_about(id) {
                    *self.now.borrow_mut() = None;
                    self.helpers.borrow_mut().rest();
                }
            }
            ToThinker::Rest { id } => {
                if self.thinks_about(id) && self.going.get() == Going::On {
                    self.going.set(Going::ToRest);
                    self.helpers.borrow_mut().rest();
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
        self.now.borrow().as_ref().is_some_and(|now| now.work.id() == id)
    }

    fn begin(self: &Rc<Self>, id: QuestionId, game: String, record: String, task: Task) {
        self.helpers.borrow_mut().rest();
        let helpers = match &task {
            Task::Advise(Advise { workers, .. }) => workers.saturating_sub(1),
            _ => 0,
        };
        let books = self.books.borrow();
        let begin = |game| Work::begin(id, game, &record, task, &books).ok();
        let work = Game::named(&game).and_then(begin);
        match work {
            Some(_) => self.go_on_later(id),
            None => self.host.say(&FromThinker::Unanswerable { id }),
        }
        *self.now.borrow_mut() = work.map(|work| Thinking { work, game, record, helpers });
        self.going.set(Going::On);
    }

    /// One slice, unless the task was stopped or put to rest meanwhile.
    fn go_on(self: &Rc<Self>, id: QuestionId) {
        let mut now = self.now.borrow_mut();
        let Some(thinking) = now.as_mut().filter(|now| now.work.id() == id) else { return };
        if self.going.get() != Going::On {
            self.going.set(Going::Rests);
            return;
        }
        match thinking.work.go_on(&|| self.host.clock()) {
            Step::GoesOn(told) => {
                if let Some(told) = told {
                    self.host.say(&told);
                }
                self.deal(thinking);
                self.go_on_later(id);
            }
            Step::Done(answer) => {
                *now = None;
                self.helpers.borrow_mut().rest();
                self.host.say(&answer);
            }
        }
    }

    fn go_on_later(&self, QuestionId(id): QuestionId) {
        self.host.take_turn(&id.to_string());
    }

    /// Tells helpers what to look at; starts those who are missing.
    fn deal(self: &Rc<Self>, thinking: &mut Thinking) {
        let Thinking { work, game, record, helpers: wanted } = thinking;
        let mut helpers = self.helpers.borrow_mut();
        while helpers.count() < *wanted && self.start_helper(&mut helpers) {}
        for number in 0..helpers.count().min(*wanted) {
            if helpers.is_gone(number) {
                continue;
            }
            let id = work.id();
            let task = work.deal(number);
            let (game, record) = (game.clone(), record.clone());
            helpers.ask(number, task.map(|task| ToHelper { id, game, record, task }));
        }
    }

    fn start_helper(self: &Rc<Self>, helpers: &mut Helpers) -> bool {
        let number = helpers.count();
        let (hearing, failing) = (Rc::clone(self), Rc::clone(self));
        let hear = move |said| hearing.hear_helper(number, said);
        let fail = move || failing.lose_helper(number);
        helpers.start(&self.host.script(), hear, fail)
    }

    fn hear_helper(self: &Rc<Self>, number: usize, said: FromHelper) {
        match said {
            FromHelper::Ready => self.helpers.borrow_mut().begin(number),
            FromHelper::Found { id, answer } => {
                let mut now = self.now.borrow_mut();
                if let Some(thinking) = now.as_mut().filter(|now| now.work.id() == id) {
                    thinking.work.learn(&answer);
                    if self.going.get() == Going::On {
                        self.deal(thinking);
                    }
                }
            }
        }
    }

    fn lose_helper(&self, number: usize) {
        self.helpers.borrow_mut().lose(number);
        if let Some(thinking) = self.now.borrow_mut().as_mut() {
            thinking.work.lose(number);
        }
    }
}
