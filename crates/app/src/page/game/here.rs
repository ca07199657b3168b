//! A table that this device keeps: it executes what people ask, draws chance when
//! it is due, asks its bots, and lets the clock stand while nobody looks. After
//! every change the game is saved; one that is only looked at, from the first move on.

use std::time::Duration;

use advice::{Act, WeighDraw};
use bots::reads_book;
use game::Seat;
use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*, task::spawn_local};
use protocol::DeviceGameId;
use table::{
    Bot, By, ChanceSupply, Circumstances, Command, Event, EventKind, Moment, Phase, Proposal,
    Refused, Sitter, Standing, Table,
};

use crate::page::{
    books::Book,
    browser,
    device_games::{self, DeviceGame, Keeping},
    game::draft::Draft,
    game::fairness::Engine,
    game::names::Names,
    game::session::{Authority, GameSession, Waiting, facing, people},
    objection::Objection,
    place::Place,
    routing,
};
use crate::{
    saved_game::{SavedGame, Sits, thinker_of},
    thinker::{Stopped, Thinker},
    view::Facing,
};

/// A table on this device.
#[derive(Clone, Copy)]
pub(in crate::page) struct Here {
    /// The name of the game among those on this device.
    pub(in crate::page) id: DeviceGameId,
    /// From when on it is saved.
    keeping: StoredValue<Keeping>,
    /// Begins another game beside this one.
    pub(in crate::page) on_begin: Callback<DeviceGame>,
    pub(in crate::page) table: RwSignal<Table>,
    /// What people are called.
    pub(in crate::page) names: RwSignal<Names>,
    /// Everything that happened.
    events: StoredValue<Vec<Event>>,
    /// What the strongest of its bots reads.
    book: Option<Book>,
    /// Where the bots think.
    pub(in crate::page) thinker: StoredValue<Thinker, LocalStorage>,
    /// Counts the changes, so that late answers are known.
    changes: StoredValue<u64>,
    /// When the page was looked at last, if it is not now.
    hidden_since: StoredValue<Option<Moment>>,
    /// What waits for the flag to fall.
    flag: StoredValue<Option<TimeoutHandle>>,
}

/// What a table on this device needs to know now. Where the browser has no random
/// numbers, nothing is drawn.
pub(in crate::page) fn circumstances() -> Circumstances {
    Circumstances {
        now: browser::moment(),
        chance: browser::random_number().map_or(ChanceSupply::Nothing, ChanceSupply::Number),
        standing: Standing::Guest,
        lag: Duration::ZERO,
        gone: [None; Seat::MOST],
    }
}

impl Here {
    pub(super) fn new(game: DeviceGame, on_begin: Callback<DeviceGame>) -> Self {
        let DeviceGame { id, saved, keeping } = game;
        let thinker = StoredValue::new_local(Thinker::new());
        on_cleanup(move || {
            if let Some(thinker) = thinker.try_get_value() {
                thinker.stop();
            }
        });
        let book = Book::of(saved.table.options().game);
        Self {
            id,
            keeping: StoredValue::new(keeping),
            on_begin,
            table: RwSignal::new(saved.table),
            names: RwSignal::new(Names(saved.names)),
            events: StoredValue::new(saved.events),
            book,
            thinker,
            changes: StoredValue::new(0),
            hidden_since: StoredValue::new(Some(saved.seen)),
            flag: StoredValue::new(None),
        }
    }

    /// The thinker with all that it reads, for whoever would rather wait than hear what is
    /// known without; none where that can't be had.
    pub(in crate::page) async fn informed_thinker(self) -> Option<Thinker> {
        let thinker = self.thinker.try_get_value()?;
        if let Some(book) = self.book {
            thinker.give_book(book.arrived().await?);
        }
        Some(thinker)
    }

    /// Who asks for this: the person whose seat it is about, or else the one who
    /// acts, or the first of them.
    fn asker(self, command: &Command) -> By {
        self.table.with_untracked(|table| {
            let about = match command {
                Command::Act { seat, .. } | Command::Resign { seat } => Some(*seat),
                _ => table.actor(),
            };
            let sitter = about.and_then(|seat| table.sitter(seat));
            let person = sitter.and_then(table::Sitter::person);
            By::Person(person.or_else(|| table.people().next()).unwrap_or(table.opener()))
        })
    }

    fn execute(self, by: By, command: Command) -> Result<Vec<Event>, Refused> {
        let executed = self
            .table
            .try_update_untracked(|table| table.execute(by, command, &circumstances()))
            .unwrap_or(Ok(Vec::new()));
        if let Ok(events) = &executed {
            self.events.update_value(|all| all.extend(events.iter().cloned()));
            self.table.notify();
        }
        executed
    }

    /// The game as it is saved, with what of a turn is not confirmed.
    fn saved(self, facing: Facing, draft: Vec<String>) -> SavedGame {
        SavedGame {
            draft,
            table: self.table.get_untracked(),
            events: self.events.get_value(),
            names: self.names.get_untracked().0,
            facing,
            seen: self.hidden_since.get_value().unwrap_or_else(browser::moment),
        }
    }
}

impl GameSession {
    /// Begins to keep the table: the clock has stood since it was looked at last.
    pub(super) fn resume_here(self, here: Here) {
        self.is_seen(here);
        self.save();
        let seen = window_event_listener_untyped("visibilitychange", move |_| {
            if browser::is_seen() {
                self.is_seen(here);
            } else {
                here.hidden_since.set_value(Some(browser::moment()));
                self.save();
            }
        });
        on_cleanup(move || seen.remove());
        self.read_book(here);
        self.rest_while_rated(here);
        self.present();
    }

    /// Somebody looks again: nobody's time ran meanwhile.
    fn is_seen(self, here: Here) {
        let Some(Some(from)) = here.hidden_since.try_update_value(Option::take) else { return };
        let runs = here.table.with_untracked(|table| {
            table.phase() == Phase::Playing && table.clock_runs() && from < browser::moment()
        });
        if runs {
            // Where it is refused there was nothing to give back.
            let _ = here.execute(By::Host, Command::NoteOutage { from });
        }
        self.wait_for_flag(here);
    }

    /// Executes what somebody here asks.
    pub(super) fn execute(self, here: Here, command: Command) {
        let by = here.asker(&command);
        self.execute_by(here, by, command);
    }

    fn execute_by(self, here: Here, by: By, command: Command) {
        match here.execute(by, command) {
            Ok(events) => {
                // Whoever still thinks, thinks of what is no longer so.
                here.changes.update_value(|changes| *changes += 1);
                self.objection.set(Objection::None);
                self.fold(&events);
                if events.iter().any(|event| matches!(event.kind, EventKind::Acted { .. })) {
                    self.keep_from_now_on(here);
                }
                self.save();
            }
            Err(refused) => {
                self.drop_draft();
                self.object(refused.into());
            }
        }
    }

    /// All people here agree on something: the first proposes, the others answer.
    pub(in crate::page) fn agree_here(self, here: Here, proposal: Proposal) {
        self.drop_draft();
        self.execute(here, Command::Propose { proposal });
        let people: Vec<_> = here.table.with_untracked(|table| table.people().collect());
        for person in people {
            let open = here.table.with_untracked(|table| {
                let mut pending = table.proposals().iter();
                pending.any(|pending| {
                    let answerer = table::Answerer::Person(person);
                    pending.proposal == proposal && !pending.agreed.contains(&answerer)
                })
            });
            if open {
                let yes = Command::Answer { proposal, agreed: true };
                self.execute_by(here, By::Person(person), yes);
            }
        }
    }

    /// Begins another game of those who sit here, on other sides; against bots of this
    /// level, if one is given.
    pub(in crate::page) fn rematch_here(self, here: Here, level: Option<u8>) {
        let mut rematch = here.table.with_untracked(|table| table.next_game(table.opener()));
        for sitter in &mut rematch.sitters {
            if let (Sitter::Bot(bot), Some(level)) = (sitter, level) {
                *bot = Bot::Level(level);
            }
        }
        match Table::open_rematch_on_device(rematch, &circumstances()) {
            Ok((table, events)) => {
                let facing = match self.facing.get_untracked() {
                    Facing::Actor => Facing::Actor,
                    Facing::Seat(_) => facing(people(&table)),
                };
                let names = here.names.get_untracked().0;
                let (seen, draft) = (browser::moment(), Vec::new());
                let saved = SavedGame { table, events, names, facing, seen, draft };
                here.on_begin.run(DeviceGame::new(saved, Keeping::Now));
            }
            Err(refused) => self.object(refused.into()),
        }
    }

    /// Who sits here, where this device keeps the table.
    pub(in crate::page) fn sitters_here(self) -> Vec<Sits> {
        match self.authority {
            Authority::Here(here) => here.saved(self.facing.get_untracked(), Vec::new()).sitters(),
            Authority::Online(_) => Vec::new(),
        }
    }

    /// What was only looked at is a game of its own as soon as a move is made in it.
    pub(super) fn keep_from_now_on(self, here: Here) {
        if here.keeping.get_value() == Keeping::FromFirstMove {
            here.keeping.set_value(Keeping::Now);
            routing::stay(&Place::Play(self.game, Some(here.id)));
        }
    }

    /// Saves the game for a reload, with half a turn that is not confirmed: what a server
    /// keeps, the server saves.
    pub(in crate::page) fn save(self) {
        let Authority::Here(here) = self.authority else { return };
        let draft = match self.draft.get_untracked() {
            Draft::Open(_, actions) => actions,
            Draft::None => Vec::new(),
            // It is about to be answered.
            Draft::Sent(_) => return,
        };
        if here.keeping.get_value() == Keeping::Now {
            device_games::keep(here.id, &here.saved(self.facing.get_untracked(), draft));
        }
    }

    /// Sees to what is due once all is on the board: a bot, or a flag.
    pub(super) fn go_on(self, here: Here) {
        here.thinker.with_value(Thinker::stop);
        here.changes.update_value(|changes| *changes += 1);
        self.wait_for_flag(here);
        let asked = here.table.with_untracked(|table| table.bots_to_answer().first().copied());
        if let Some(seat) = asked {
            return spawn_local(self.ask_for_draw(here, seat));
        }
        match here.table.with_untracked(Table::bot_to_act) {
            Some((seat, bot)) => spawn_local(self.ask_bot(here, seat, bot)),
            None => self.waiting.set(Waiting::Nobody),
        }
    }

    /// Looks at the clock when a flag must have fallen.
    fn wait_for_flag(self, here: Here) {
        if let Some(Some(waiting)) = here.flag.try_update_value(Option::take) {
            waiting.clear();
        }
        let Some(deadline) = here.table.with_untracked(Table::deadline) else { return };
        let look = move || {
            if here.table.try_with_untracked(|_| ()).is_some() && browser::is_seen() {
                // Refused as long as the flag is up.
                if let Ok(events) = here.execute(By::Host, Command::LookAtClocks) {
                    self.fold(&events);
                    self.save();
                }
            }
        };
        let wait = deadline.since(browser::moment()) + Duration::from_millis(20);
        here.flag.set_value(set_timeout_with_handle(look, wait).ok());
    }

    /// Gives the bots their book as soon as it is here; when it does not come, they go
    /// on without it.
    fn read_book(self, here: Here) {
        let Some(book) = here.book else { return };
        Effect::new(move |_| {
            if let Some(bytes) = book.bytes() {
                here.thinker.with_value(|thinker| thinker.give_book(bytes));
            }
            if !book.is_coming() && self.waiting.get_untracked() == Waiting::Book {
                self.go_on(here);
            }
        });
    }

    /// Bots rest while a rated game of the reader runs, and go on afterwards.
    fn rest_while_rated(self, here: Here) {
        Effect::new(move |_| match (self.fairness.engine(), self.waiting.get_untracked()) {
            (Engine::Rests, Waiting::Bot) => {
                here.thinker.with_value(Thinker::stop);
                self.waiting.set(Waiting::Rated);
            }
            (Engine::Free, Waiting::Rated) => self.go_on(here),
            _ => {}
        });
    }

    /// Whether a bot of this game reads a book.
    pub(in crate::page) fn needs_book(self) -> bool {
        let Authority::Here(here) = self.authority else { return false };
        here.table.with(|table| {
            let reads = |sitter: &Option<table::Sitter>| match sitter {
                Some(table::Sitter::Bot(bot)) => self.reads_book(*bot),
                _ => false,
            };
            table.sitters().iter().any(reads)
        })
    }

    fn reads_book(self, bot: Bot) -> bool {
        thinker_of(bot).is_some_and(|bot| reads_book(self.game, bot.kind))
    }

    async fn ask_bot(self, here: Here, seat: Seat, bot: Bot) {
        if self.fairness.engine_now() == Engine::Rests {
            return self.waiting.set(Waiting::Rated);
        }
        let Some(thinks) = thinker_of(bot) else { return self.waiting.set(Waiting::NoBot) };
        if self.reads_book(bot) && here.book.is_some_and(|book| untrack(|| book.is_coming())) {
            return self.waiting.set(Waiting::Book);
        }
        let now = here.changes.get_value();
        self.waiting.set(Waiting::Bot);
        let seed = browser::random_number().unwrap_or_default();
        let answer = here.thinker.with_value(|thinker| {
            thinker.ask(self.game, self.bare_record(), Act { bot: thinks.to_string(), seed })
        });
        self.leave_time().await;
        let answer = answer.await;
        if here.changes.try_get_value() != Some(now) {
            return;
        }
        match answer {
            Ok(token) => {
                let answers = here.table.with_untracked(Table::answerable);
                let act = Command::Act { seat, actions: vec![token], answers };
                self.execute_by(here, By::Bot(seat), act);
            }
            Err(Stopped::OnRequest) => {}
            Err(Stopped::Unanswerable | Stopped::Failed) => self.waiting.set(Waiting::NoBot),
        }
    }

    /// Asks a bot what it thinks of a draw.
    async fn ask_for_draw(self, here: Here, seat: Seat) {
        let now = here.changes.get_value();
        self.waiting.set(Waiting::Bot);
        let answer = here.thinker.with_value(|thinker| {
            thinker.ask(self.game, self.bare_record(), WeighDraw { seat: seat.number() })
        });
        let answer = answer.await;
        if here.changes.try_get_value() != Some(now) {
            return;
        }
        // A bot that can't be asked goes on playing.
        let agreed = answer.unwrap_or(false);
        let proposal = Proposal::Draw;
        let command = Command::Answer { proposal, agreed };
        self.execute_by(here, By::Bot(seat), command);
        if !agreed {
            self.object(Objection::Plain("app-draw-declined"));
        }
    }

    /// The record as those who think need it.
    pub(in crate::page) fn bare_record(self) -> String {
        untrack(|| self.with_game(|game| game.record(shelf::Heading::default())))
    }
}
