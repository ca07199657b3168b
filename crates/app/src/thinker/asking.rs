//! Asks the worker one question at a time and waits for its answer, or
//! stops waiting. A worker that has failed is replaced at the next question.

use std::{cell::RefCell, rc::Rc};

use advice::{
    Advice, FromThinker, Patience, Progress, QuestionId, ReviewedGame, SaidNotice, Task, ToThinker,
    Tried,
};
use futures_channel::oneshot::{Receiver, Sender, channel};
use game::Seat;
use js_sys::ArrayBuffer;
use shelf::Game;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// Where the page's head says which script the worker runs.
const SCRIPT: &str = "meta[name=app-worker]";

/// How many of the best actions a hint compares, and how long is looked for it.
const HINT: Task = Task::Advise { lines: 2, patience: Patience::Milliseconds(1_000) };

/// Bots that think in a web worker. Clones ask the same worker. It belongs to
/// the page's thread: where something must be `Send`, it is kept by
/// `StoredValue::new_local`.
#[derive(Clone)]
pub struct Thinker(Rc<RefCell<Asking>>);

/// Why there is no action.
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

    /// The token of the action that this bot makes now, in the game
    /// with this record. What was asked before is stopped.
    ///
    /// # Errors
    /// There is no action, and why.
    pub fn act(
        &self,
        game: Game,
        record: String,
        bot: bots::Bot,
        seed: u64,
    ) -> impl Future<Output = Result<String, Stopped>> + use<> {
        let bot = bot.to_string();
        let answer = self.ask(game, record, Task::Act { bot, seed }, None);
        awaited(answer, |said| match said {
            FromThinker::Action { action, .. } => Some(action),
            _ => None,
        })
    }

    /// Whether the bot on a seat agrees to a draw in the game with this record.
    /// What was asked before is stopped.
    ///
    /// # Errors
    /// There is no answer, and why.
    pub fn agrees_to_draw(
        &self,
        game: Game,
        record: String,
        seat: Seat,
    ) -> impl Future<Output = Result<bool, Stopped>> + use<> {
        let answer = self.ask(game, record, Task::WeighDraw { seat: seat.number() }, None);
        awaited(answer, |said| match said {
            FromThinker::DrawWeighed { agreed, .. } => Some(agreed),
            _ => None,
        })
    }

    /// What a strong player would do now in the game with this record, and why.
    /// How far the worker is, it tells meanwhile. What was asked before is stopped.
    ///
    /// # Errors
    /// There is no hint, and why.
    pub fn advise(
        &self,
        game: Game,
        record: String,
        hear: Hear,
    ) -> impl Future<Output = Result<Advice, Stopped>> + use<> {
        self.advised(game, record, HINT, hear)
    }

    /// The same, looking for so many lines and ever deeper until all is found, or until
    /// it is stopped. Meanwhile it can be left to rest.
    ///
    /// # Errors
    /// There is nothing to find, and why.
    pub fn study(
        &self,
        game: Game,
        record: String,
        lines: usize,
        hear: Hear,
    ) -> impl Future<Output = Result<Advice, Stopped>> + use<> {
        self.advised(game, record, Task::Advise { lines, patience: Patience::Endless }, hear)
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

    /// What is found by a task that asks for advice.
    fn advised(
        &self,
        game: Game,
        record: String,
        task: Task,
        hear: Hear,
    ) -> impl Future<Output = Result<Advice, Stopped>> + use<> {
        let hear: HearSaid = Rc::new(move |said| {
            if let FromThinker::Progress { progress, .. } = said {
                hear(progress);
            }
        });
        awaited(self.ask(game, record, task, Some(hear)), |said| match said {
            FromThinker::Advice { advice, .. } => Some(advice),
            _ => None,
        })
    }

    /// What becomes of an action in the puzzle of this text, where the game with this
    /// record stands. What was asked before is stopped.
    ///
    /// # Errors
    /// There is no answer, and why.
    pub fn try_in_puzzle(
        &self,
        game: Game,
        record: String,
        puzzle: String,
        action: String,
    ) -> impl Future<Output = Result<Tried, Stopped>> + use<> {
        let answer = self.ask(game, record, Task::Try { puzzle, action }, None);
        awaited(answer, |said| match said {
            FromThinker::Tried { tried, .. } => Some(tried),
            _ => None,
        })
    }

    /// What each move of the game with this record did, each looked at through so many
    /// positions. What was found so far is told meanwhile. What was asked before is stopped.
    ///
    /// # Errors
    /// There is no review, and why.
    pub fn review(
        &self,
        game: Game,
        record: String,
        nodes: u64,
        hear: Rc<dyn Fn(ReviewedGame<SaidNotice>)>,
    ) -> impl Future<Output = Result<ReviewedGame<SaidNotice>, Stopped>> + use<> {
        let hear: HearSaid = Rc::new(move |said| {
            if let FromThinker::Reviewing { review, .. } = said {
                hear(review);
            }
        });
        awaited(self.ask(game, record, Task::Review { nodes }, Some(hear)), |said| match said {
            FromThinker::Reviewed { review, .. } => Some(review),
            _ => None,
        })
    }

    /// How the solution of the puzzle of this text goes on, where the game with this
    /// record stands. What was asked before is stopped.
    ///
    /// # Errors
    /// There is no answer, and why.
    pub fn solve_puzzle(
        &self,
        game: Game,
        record: String,
        puzzle: String,
    ) -> impl Future<Output = Result<Vec<String>, Stopped>> + use<> {
        let answer = self.ask(game, record, Task::Solve { puzzle }, None);
        awaited(answer, |said| match said {
            FromThinker::Solution { line, .. } => Some(line),
            _ => None,
        })
    }

    fn ask(&self, game: Game, record: String, task: Task, hear: Option<HearSaid>) -> Answer {
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

    /// Gives the worker the book that a bot reads ([`bots::reads_book`]); one
    /// that has failed hands it on to the next.
    pub fn give_book(&self, book: ArrayBuffer) {
        let mut asking = self.0.borrow_mut();
        if let Some(connection) = &asking.connection
            && matches!(connection.state, State::Listening)
        {
            connection.hand_over(&book);
        }
        asking.book = Some(book);
    }

    /// Nobody waits for an action any longer.
    pub fn stop(&self) {
        let mut asking = self.0.borrow_mut();
        if let Some((id, asker)) = asking.waiting.take() {
            // A worker that can't hear it has nothing to stop.
            let _ = asking.say(&ToThinker::Stop { id });
            asker.hand(Err(Stopped::OnRequest));
        }
    }

    /// Starts a worker where there is none, or none that works.
    fn connect(&self) {
        let works = |connection: &Connection| !matches!(connection.state, State::Failed);
        if self.0.borrow().connection.as_ref().is_some_and(works) {
            return;
        }
        let heard = Rc::downgrade(&self.0);
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let (Some(asking), Ok(message)) = (heard.upgrade(), serde_json::from_str(&text)) {
                let told = asking.borrow_mut().hear(message);
                if let Some((hear, said)) = told {
                    hear(said);
                }
            }
        });
        let failed = Rc::downgrade(&self.0);
        let fail = Closure::<dyn Fn(Event)>::new(move |_| {
            if let Some(asking) = failed.upgrade() {
                asking.borrow_mut().fail();
            }
        });
        let Some(worker) = start_worker() else { return };
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        let state = State::Starting(Vec::new());
        self.0.borrow_mut().connection = Some(Connection { worker, state, _ears: (hear, fail) });
    }
}

/// What is awaited from the worker.
type Answer = Receiver<Result<FromThinker, Stopped>>;

/// The answer, if it is one to what was asked; who would give it may be gone together
/// with its game.
async fn awaited<T>(answer: Answer, taken: fn(FromThinker) -> Option<T>) -> Result<T, Stopped> {
    let said = answer.await.unwrap_or(Err(Stopped::OnRequest))?;
    taken(said).ok_or(Stopped::Unanswerable)
}

/// A worker that runs the script which the page's head names.
fn start_worker() -> Option<Worker> {
    let meta = web_sys::window()?.document()?.query_selector(SCRIPT).ok()??;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&meta.get_attribute("content")?, &options).ok()
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
    answer: Sender<Result<FromThinker, Stopped>>,
    /// Hears what is said before the answer.
    hear: Option<HearSaid>,
}

/// Hears how far the worker is.
pub type Hear = Rc<dyn Fn(Progress)>;

/// Hears whatever the worker says before it answers.
type HearSaid = Rc<dyn Fn(FromThinker)>;

impl Asker {
    /// This is the answer.
    fn hand(self, answer: Result<FromThinker, Stopped>) {
        // Whoever does not wait any longer does not miss it.
        let _ = self.answer.send(answer);
    }
}

/// A worker, and the ears that hear it.
struct Connection {
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

impl Asking {
    /// Says something to the worker, now or as soon as it listens. `None` when
    /// there is no worker.
    fn say(&mut self, message: &ToThinker) -> Option<()> {
        let connection = self.connection.as_mut()?;
        let text = serde_json::to_string(message).ok()?;
        match &mut connection.state {
            State::Starting(unsaid) => unsaid.push(text),
            State::Listening => connection.post(&text),
            State::Failed => return None,
        }
        Some(())
    }

    /// Hears what the worker says. How far it is, is handed back to be told: who
    /// hears it may ask again at once.
    fn hear(&mut self, message: FromThinker) -> Option<(HearSaid, FromThinker)> {
        match message {
            FromThinker::Ready => self.begin(),
            FromThinker::Progress { id, .. } | FromThinker::Reviewing { id, .. } => {
                let (_, asker) = self.waiting.as_ref().filter(|(waiting, _)| *waiting == id)?;
                return Some((Rc::clone(asker.hear.as_ref()?), message));
            }
            answer => self.answered(answer.answers()?)?.hand(Ok(answer)),
        }
        None
    }

    /// Who waits for this answer; nobody any longer where it crosses the wish to
    /// stop.
    fn answered(&mut self, id: QuestionId) -> Option<Asker> {
        self.waiting.take_if(|(waiting, _)| *waiting == id).map(|(_, asker)| asker)
    }

    /// The worker listens: it is told what has waited.
    fn begin(&mut self) {
        let Some(connection) = &mut self.connection else { return };
        if let Some(book) = &self.book {
            connection.hand_over(book);
        }
        let before = std::mem::replace(&mut connection.state, State::Listening);
        if let State::Starting(unsaid) = before {
            for text in unsaid {
                connection.post(&text);
            }
        }
    }

    fn fail(&mut self) {
        if let Some(connection) = &mut self.connection {
            connection.worker.terminate();
            connection.state = State::Failed;
        }
        if let Some((_, asker)) = self.waiting.take() {
            asker.hand(Err(Stopped::Failed));
        }
    }
}

impl Connection {
    /// The page keeps the book, for the worker that comes after this one.
    fn hand_over(&self, book: &ArrayBuffer) {
        // Where there is no room for it the worker answers without.
        let _ = self.worker.post_message(book);
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
