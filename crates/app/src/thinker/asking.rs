//! Asks the worker one question at a time and waits for its answer, or
//! stops waiting. A worker that has failed is replaced at the next question.

use std::{cell::RefCell, rc::Rc};

use advice::{FromThinker, Question, QuestionId, Task, ToThinker};
use futures_channel::oneshot::{Receiver, Sender, channel};
use js_sys::ArrayBuffer;
use shelf::Game;

use super::connection::Connection;

/// Bots that think in a web worker. Clones ask the same worker. It belongs to
/// the page's thread: where something must be `Send`, it is kept by
/// `StoredValue::new_local`.
#[derive(Clone)]
pub struct Thinker(Rc<RefCell<Asking>>);

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// [`Thinker::stop`] was called, or something else was asked.
    OnRequest,
    /// The question has no answer: the record can't be read, no seat is to act,
    /// or there is no such bot.
    Unanswerable,
    /// The worker can't be started, or has failed.
    Failed,
}

impl Default for Thinker {
    fn default() -> Self {
        Self::new()
    }
}

impl Thinker {
    /// Starts the worker.
    pub fn new() -> Self {
        let asking =
            Asking { connection: None, waiting: None, book: None, last: QuestionId::default() };
        let thinker = Self(Rc::new(RefCell::new(asking)));
        thinker.connect();
        thinker
    }

    /// The answer to a question about the game with this record. What was asked before is
    /// stopped.
    ///
    /// # Errors
    /// There is no answer, and why.
    pub fn ask<Q: Question>(
        &self,
        game: Game,
        record: String,
        question: Q,
    ) -> impl Future<Output = Result<Q::Answer, Stopped>> + use<Q> {
        answered::<Q>(self.think(game, record, question.task(), None))
    }

    /// The same; what is told meanwhile is heard.
    ///
    /// # Errors
    /// Likewise.
    pub fn ask_and_hear<Q: Question, H: Fn(Q::Meanwhile) + 'static>(
        &self,
        game: Game,
        record: String,
        question: Q,
        hear: H,
    ) -> impl Future<Output = Result<Q::Answer, Stopped>> + use<Q, H> {
        let hear_text = move |text: &str| {
            if let Ok(told) = serde_json::from_str(text) {
                hear(told);
            }
        };
        answered::<Q>(self.think(game, record, question.task(), Some(Rc::new(hear_text))))
    }

    fn think(&self, game: Game, record: String, task: Task, hear: Option<HearText>) -> AnswerText {
        self.stop();
        self.connect();
        let (sender, answer) = channel();
        let asker = Asker { answer: sender, hear };
        let mut asking = self.0.borrow_mut();
        let id = QuestionId(asking.last.0.wrapping_add(1));
        asking.last = id;
        let game = game.name().to_owned();
        match asking.say(&ToThinker::Think { id, game, record, task }) {
            Some(()) => asking.waiting = Some((id, asker)),
            None => asker.hand(Err(Stopped::Failed)),
        }
        answer
    }

    /// Lets it rest; what it has found so far is kept.
    pub fn rest(&self) {
        self.tell(|id| ToThinker::Rest { id });
    }

    /// Has it go on from where it was left to rest.
    pub fn go_on(&self) {
        self.tell(|id| ToThinker::GoOn { id });
    }

    /// Says something of the question that is asked, if one is.
    fn tell(&self, message: impl FnOnce(QuestionId) -> ToThinker) {
        let mut asking = self.0.borrow_mut();
        if let Some(id) = asking.waiting.as_ref().map(|(id, _)| *id) {
            // A worker that can't hear it does not think either.
            let _ = asking.say(&message(id));
        }
    }

    /// Nobody waits for an answer any longer.
    pub fn stop(&self) {
        let mut asking = self.0.borrow_mut();
        if let Some((id, asker)) = asking.waiting.take() {
            // A worker that can't hear it has nothing to stop.
            let _ = asking.say(&ToThinker::Stop { id });
            asker.hand(Err(Stopped::OnRequest));
        }
    }

    /// Gives the worker the book that a bot reads ([`bots::reads_book`]); one
    /// that has failed hands it on to the next.
    pub fn give_book(&self, book: ArrayBuffer) {
        let mut asking = self.0.borrow_mut();
        if let Some(connection) = &asking.connection {
            connection.hand_over(&book);
        }
        asking.book = Some(book);
    }

    /// Starts a worker where there is none, or none that works.
    fn connect(&self) {
        let works = |connection: &Connection| !connection.has_failed();
        if self.0.borrow().connection.as_ref().is_some_and(works) {
            return;
        }
        let heard = Rc::downgrade(&self.0);
        let hear = move |text: String| {
            if let (Some(asking), Ok(message)) = (heard.upgrade(), serde_json::from_str(&text)) {
                let told = asking.borrow_mut().hear(message);
                if let Some((hear, text)) = told {
                    hear(&text);
                }
            }
        };
        let failed = Rc::downgrade(&self.0);
        let fail = move || {
            if let Some(asking) = failed.upgrade() {
                asking.borrow_mut().fail();
            }
        };
        if let Some(connection) = Connection::start(hear, fail) {
            self.0.borrow_mut().connection = Some(connection);
        }
    }
}

/// The text of an answer, which is awaited.
type AnswerText = Receiver<Result<String, Stopped>>;

/// Hears what is told before the answer.
type HearText = Rc<dyn Fn(&str)>;

/// The answer as soon as it is here; who would give it may be gone together with its game.
async fn answered<Q: Question>(answer: AnswerText) -> Result<Q::Answer, Stopped> {
    let text = answer.await.unwrap_or(Err(Stopped::OnRequest))?;
    serde_json::from_str(&text).map_err(|_| Stopped::Unanswerable)
}

/// What the page knows of its worker.
struct Asking {
    connection: Option<Connection>,
    /// The question that is asked, and who waits for its answer.
    waiting: Option<(QuestionId, Asker)>,
    /// What every worker is given first.
    book: Option<ArrayBuffer>,
    last: QuestionId,
}

/// Who waits for an answer.
struct Asker {
    answer: Sender<Result<String, Stopped>>,
    hear: Option<HearText>,
}

impl Asker {
    /// This is the answer.
    fn hand(self, answer: Result<String, Stopped>) {
        // Whoever does not wait any longer does not miss it.
        let _ = self.answer.send(answer);
    }
}

impl Asking {
    /// Says something to the worker, now or as soon as it listens. `None` when
    /// there is no worker.
    fn say(&mut self, message: &ToThinker) -> Option<()> {
        self.connection.as_mut()?.say(serde_json::to_string(message).ok()?)
    }

    /// Hears what the worker says. What it tells before it answers is handed back: who
    /// hears it may ask again at once.
    fn hear(&mut self, message: FromThinker) -> Option<(HearText, String)> {
        match message {
            FromThinker::Ready => self.connection.as_mut()?.begin(self.book.as_ref()),
            FromThinker::Meanwhile { id, text } => {
                let (_, asker) = self.waiting.as_ref().filter(|(waiting, _)| *waiting == id)?;
                return Some((asker.hear.clone()?, text));
            }
            FromThinker::Answer { id, text } => self.asker_of(id)?.hand(Ok(text)),
            FromThinker::Unanswerable { id } => {
                self.asker_of(id)?.hand(Err(Stopped::Unanswerable));
            }
        }
        None
    }

    /// Who waits for this answer; nobody any longer where it crosses the wish to
    /// stop.
    fn asker_of(&mut self, id: QuestionId) -> Option<Asker> {
        self.waiting.take_if(|(waiting, _)| *waiting == id).map(|(_, asker)| asker)
    }

    fn fail(&mut self) {
        if let Some(connection) = &mut self.connection {
            connection.fail();
        }
        if let Some((_, asker)) = self.waiting.take() {
            asker.hand(Err(Stopped::Failed));
        }
    }
}
