//! The course of a game on this device: after every change it is kept, and then chance is
//! drawn, a bot is asked, or a person is waited for. Answers that come too late
//! belong to an older turn and are dropped.

use bots::reads_book;
use game::Actor;
use leptos::{prelude::*, task::spawn_local};

use crate::page::{
    books::Book,
    browser,
    game::draft::Draft,
    game::fairness::Engine,
    game::playing::{Course, Playing, Waiting, kept_name},
    objection::Objection,
};
use crate::{
    local::{Kept, Sitter},
    scene::Motion,
    thinker::{Stopped, Thinker},
};

/// A pause before a bot's action or a die, in milliseconds, so that what came
/// before is seen.
pub(in crate::page) const PAUSE: i32 = 450;
/// The same after a roll of the die, which has to come to rest and to be read.
const PAUSE_AFTER_ROLL: i32 = 950;

impl Playing {
    /// Makes a bot's action and goes on.
    fn make(self, token: &str) {
        let made = self.kept.try_update(|kept| kept.table.make(token));
        match made {
            Some(Ok(())) => {
                self.tell_last();
                self.go_on();
            }
            Some(Err(error)) => self.object(error.into()),
            None => {}
        }
    }

    /// Keeps the game for a reload: what the house runs, the house keeps.
    pub(in crate::page) fn keep(self) {
        if let (Course::Here { .. }, Draft::None) = (self.course, self.draft.get_untracked()) {
            let text = self.kept.with_untracked(Kept::text);
            browser::keep(&kept_name(self.game), &text);
        }
    }

    /// Sees to what is due: chance, or a bot.
    pub(in crate::page) fn go_on(self) {
        let Course::Here { thinker, changes } = self.course else { return };
        self.keep();
        self.objection.set(Objection::None);
        thinker.with_value(Thinker::stop);
        changes.update_value(|changes| *changes += 1);
        let due = self.kept.with_untracked(|kept| {
            let bot = kept.table.bot_to_act(&kept.seating);
            (kept.table.played().turn(), bot)
        });
        match due {
            (Actor::Chance, _) => spawn_local(self.draw_chance(changes)),
            (_, Some(level)) => spawn_local(self.ask_bot(thinker, changes, level)),
            _ => self.waiting.set(Waiting::Nobody),
        }
    }

    async fn draw_chance(self, changes: StoredValue<u64>) {
        let now = changes.get_value();
        self.waiting.set(Waiting::Nobody);
        browser::wait(PAUSE).await;
        if changes.try_get_value() != Some(now) {
            return;
        }
        let Some(number) = browser::random_number() else {
            return self.object(Objection::Plain("app-no-random"));
        };
        let how = self.speaking.words_now().text("app-chance");
        self.kept.update(|kept| kept.table.draw_chance(number, &how));
        self.tell_last();
        self.go_on();
    }

    /// Gives the bots their table as soon as it is here.
    pub(in crate::page) fn read_book(self, thinker: StoredValue<Thinker, LocalStorage>) {
        let Some(book) = Book::of(self.game) else { return };
        Effect::new(move |_| {
            let Some(bytes) = book.bytes() else { return };
            thinker.with_value(|thinker| thinker.give_book(bytes));
            if self.waiting.get_untracked() == Waiting::Book {
                self.go_on();
            }
        });
    }

    /// Bots rest while a rated game of the reader runs, and go on afterwards.
    pub(in crate::page) fn rest_while_rated(self, thinker: StoredValue<Thinker, LocalStorage>) {
        Effect::new(move |_| match (self.fairness.engine(), self.waiting.get_untracked()) {
            (Engine::Rests, Waiting::Bot) => {
                thinker.with_value(Thinker::stop);
                self.waiting.set(Waiting::Rated);
            }
            (Engine::Free, Waiting::Rated) => self.go_on(),
            _ => {}
        });
    }

    /// Whether a bot of this game reads a table.
    pub(in crate::page) fn needs_book(self) -> bool {
        self.kept.with(|kept| {
            let reads =
                |sitter| matches!(sitter, Sitter::Bot(level) if reads_book(self.game, level));
            kept.table.played().seats().into_iter().any(|seat| reads(kept.seating.on(seat)))
        })
    }

    /// How long what came before is left to be seen.
    fn pause(self) -> i32 {
        let scene = self.kept.with_untracked(|kept| kept.table.scene(kept.table.length()));
        let rolled = scene.motions.iter().any(|(_, motion)| *motion == Motion::Rolls);
        if rolled { PAUSE_AFTER_ROLL } else { PAUSE }
    }

    async fn ask_bot(
        self,
        thinker: StoredValue<Thinker, LocalStorage>,
        changes: StoredValue<u64>,
        level: u8,
    ) {
        if self.fairness.engine_now() == Engine::Rests {
            self.waiting.set(Waiting::Rated);
            return;
        }
        if reads_book(self.game, level) && !thinker.with_value(Thinker::has_book) {
            self.waiting.set(Waiting::Book);
            return;
        }
        let now = changes.get_value();
        self.waiting.set(Waiting::Bot);
        let record = self.kept.with_untracked(|kept| kept.table.record(Default::default(), None));
        let seed = browser::random_number().unwrap_or_default();
        let answer = thinker.get_value().act(self.game, record, level, seed);
        browser::wait(self.pause()).await;
        let answer = answer.await;
        if changes.try_get_value() != Some(now) {
            return;
        }
        match answer {
            Ok(token) => self.make(&token),
            Err(Stopped::OnRequest) => {}
            Err(Stopped::Unanswerable | Stopped::Failed) => self.waiting.set(Waiting::NoBot),
        }
    }
}
