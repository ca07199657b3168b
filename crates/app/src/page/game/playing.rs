//! A game under way in the page: what is shown of it, and what people do with
//! it. What happens between their actions is in `course.rs` where the game runs
//! on this device, and in `house_course.rs` where the house runs it.

use game::{Actor, Line, Seat};
use leptos::prelude::*;
use protocol::Command;
use shelf::Game;
use table::Proposal;
use words::Words;

use crate::page::{
    browser, game::draft::Draft, game::fairness::Fairness, game::hint::Hinting, game::news::News,
    objection::Objection, speaking::Speaking,
};
use crate::{
    house::HouseTable,
    local::{Attempt, Facing, Kept, NoWayBack, Sitter},
    scene::{Choice, Piece, Scene},
    thinker::Thinker,
};

/// Which moment of the game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Shown {
    /// The present.
    Now,
    /// After so many entries.
    After(usize),
}

/// What the page waits for beside people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Waiting {
    /// Nothing.
    Nobody,
    /// A bot thinks.
    Bot,
    /// A bot is to act that reads a table, which is not here yet.
    Book,
    /// A bot is to act, and rests while a rated game of the reader runs.
    Rated,
    /// A bot was asked, and there is none that could answer.
    NoBot,
}

/// Who moves the game on.
#[derive(Clone, Copy)]
pub(in crate::page) enum Course {
    /// This page: it draws chance and asks its bots.
    Here {
        /// Where the bots think.
        thinker: StoredValue<Thinker, LocalStorage>,
        /// Counts the changes, so that late answers are known.
        changes: StoredValue<u64>,
    },
    /// The house.
    House(HouseTable),
}

/// A game under way.
#[derive(Clone, Copy)]
pub(in crate::page) struct Playing {
    /// Which game.
    pub(in crate::page) game: Game,
    /// The game with those who play it; the draft is at its end.
    pub(in crate::page) kept: RwSignal<Kept>,
    /// What of it is not part of the game yet.
    pub(in crate::page) draft: RwSignal<Draft>,
    /// Whether the house is further than the board, which shows one entry after
    /// the other.
    pub(in crate::page) behind: RwSignal<bool>,
    /// Which moment of it is shown.
    pub(in crate::page) shown: RwSignal<Shown>,
    /// Whether a bot thinks.
    pub(in crate::page) waiting: RwSignal<Waiting>,
    /// Why something can't be done, until something else is done.
    pub(in crate::page) objection: RwSignal<Objection>,
    /// What has just happened, to be read aloud.
    pub(in crate::page) news: RwSignal<News>,
    /// What has become of the wish for a hint.
    pub(in crate::page) hinting: RwSignal<Hinting>,
    /// Whether bots may think here.
    pub(in crate::page) fairness: Fairness,
    /// The reader's words.
    pub(in crate::page) speaking: Speaking,
    /// Who moves the game on.
    pub(in crate::page) course: Course,
}

/// The name under which the browser keeps a game.
pub(in crate::page) fn kept_name(game: Game) -> String {
    format!("ludotheque-game-{}", game.name())
}

/// The game that the browser keeps, if it does and we can read it.
pub(in crate::page) fn kept_game(game: Game) -> Option<Kept> {
    Kept::read(game, &browser::kept(&kept_name(game))?).ok()
}

impl Playing {
    /// Goes on with a game on this device.
    pub(in crate::page) fn here(game: Game, kept: Kept) -> Self {
        let thinker = StoredValue::new_local(Thinker::new());
        on_cleanup(move || {
            if let Some(thinker) = thinker.try_get_value() {
                thinker.stop();
            }
        });
        let changes = StoredValue::new(0);
        let playing = Self::new(game, kept, Course::Here { thinker, changes });
        playing.go_on();
        playing.read_book(thinker);
        playing.rest_while_rated(thinker);
        playing
    }

    /// Shows a game that this course moves on.
    pub(in crate::page) fn new(game: Game, kept: Kept, course: Course) -> Self {
        Self {
            game,
            kept: RwSignal::new(kept),
            draft: RwSignal::new(Draft::None),
            behind: RwSignal::new(false),
            shown: RwSignal::new(Shown::Now),
            waiting: RwSignal::new(Waiting::Nobody),
            objection: RwSignal::new(Objection::None),
            news: RwSignal::new(News::Nothing),
            hinting: RwSignal::new(Hinting::Unasked),
            fairness: Fairness::here(),
            speaking: Speaking::here(),
            course,
        }
    }

    /// How many entries are shown.
    pub(in crate::page) fn shown_length(self) -> usize {
        let length = self.kept.with(|kept| kept.table.length());
        match self.shown.get() {
            Shown::Now => length,
            Shown::After(entries) => entries.min(length),
        }
    }

    /// Shows the game after so many entries.
    pub(in crate::page) fn show(self, entries: usize) {
        let length = self.kept.with_untracked(|kept| kept.table.length());
        self.shown.set(if entries >= length { Shown::Now } else { Shown::After(entries) });
    }

    /// What is to be seen. Pieces move only from one moment to the next.
    pub(in crate::page) fn scene(self) -> Signal<Scene> {
        let before = StoredValue::new(None);
        let scene = Memo::new(move |_| {
            let length = self.shown_length();
            let mut scene = self.kept.with(|kept| kept.table.scene(length));
            if before.get_value() != length.checked_sub(1) {
                scene.motions.clear();
            }
            before.set_value(Some(length));
            if self.kept.with(|kept| kept.table.length()) == length {
                self.mark_hint(&mut scene);
            }
            scene
        });
        scene.into()
    }

    /// What the person who acts may do now.
    pub(in crate::page) fn choices(self) -> Signal<Vec<Choice>> {
        let choices = Memo::new(move |_| {
            let looks_back = self.shown_length() != self.kept.with(|kept| kept.table.length());
            if looks_back || !self.may_act() {
                return Vec::new();
            }
            self.kept.with(|kept| kept.table.choices())
        });
        choices.into()
    }

    /// Whether it is for a person here to act: his turn is not yet whole on the
    /// board, nor on its way.
    fn may_act(self) -> bool {
        let acting = self.kept.with(|kept| kept.table.person_to_act(&kept.seating));
        match self.draft.get() {
            _ if !self.house_lets_act() => false,
            Draft::None => acting.is_some(),
            Draft::Open(seat, _) => acting == Some(seat),
            Draft::Sent(_) => false,
        }
    }

    /// By how many degrees the board is turned for whoever looks.
    pub(in crate::page) fn degrees(self) -> Signal<f32> {
        let degrees = Memo::new(move |_| {
            let draft = self.draft.get();
            self.kept.with(|kept| {
                // Whoever has made a turn looks at it until it is confirmed.
                let facing = match (kept.facing, draft) {
                    (Facing::Actor, Draft::Open(seat, _)) => Facing::Seat(seat),
                    (facing, _) => facing,
                };
                kept.table.degrees(facing, &kept.seating)
            })
        });
        degrees.into()
    }

    /// The pieces that an action would move, as they would be then.
    pub(in crate::page) fn ghosts(self, token: &str) -> Vec<Piece> {
        self.kept.with(|kept| kept.table.ghosts(token))
    }

    /// The spots that a piece passes by an action.
    pub(in crate::page) fn way(self, token: &str) -> Vec<String> {
        self.kept.with(|kept| kept.table.way(token))
    }

    /// A person acts.
    pub(in crate::page) fn choose(self, token: &str) {
        if !untrack(|| self.may_act()) {
            return;
        }
        self.shown.set(Shown::Now);
        let acting = self.kept.with_untracked(|kept| kept.table.played().turn());
        let made = self.kept.try_update(|kept| kept.table.make(token));
        match (made, acting) {
            (Some(Ok(())), Actor::Seat(seat)) => {
                self.objection.set(Objection::None);
                self.draft.update(|draft| *draft = Draft::Open(seat, draft.count() + 1));
                self.tell_last();
                if !self.kept.with_untracked(|kept| kept.table.confirms_turns()) {
                    self.confirm();
                }
            }
            (Some(Err(error)), _) => self.object(error.into()),
            _ => {}
        }
    }

    /// A person has tried what can't be done, and is told why.
    pub(in crate::page) fn refuse(self, text: &str) {
        let objection = self.kept.with_untracked(|kept| {
            let played = kept.table.played();
            if kept.table.person_to_act(&kept.seating).is_none() && played.ending().is_none() {
                return Objection::Plain("app-not-your-turn");
            }
            let ground = kept.table.scene(kept.table.length()).ground;
            match kept.table.why_not(&Attempt::read(text, &ground)) {
                Some(error) => error.into(),
                None => Objection::Plain("app-no-action"),
            }
        });
        self.object(objection);
    }

    /// Says why something can't be done; said again, it is heard again.
    pub(in crate::page) fn object(self, objection: Objection) {
        self.objection.set(Objection::None);
        self.objection.set(objection);
    }

    /// Takes back to the last decision of a person; at a table of the house that
    /// is proposed.
    pub(in crate::page) fn take_back(self) {
        if self.draft.get_untracked() != Draft::None {
            self.undo();
            return;
        }
        if let Course::House(table) = self.course {
            let proposal = Proposal::TakeBack;
            table.ask(Command::Propose { proposal, contribution: None });
            return;
        }
        let taken = self.kept.try_update(|kept| kept.table.take_back(&kept.seating));
        match taken {
            Some(Ok(count)) => {
                self.shown.set(Shown::Now);
                self.news.set(News::TakenBack(count));
                self.go_on();
            }
            Some(Err(NoWayBack::Start)) => self.object(Objection::Plain("play-back-start")),
            Some(Err(NoWayBack::Chance)) => self.object(Objection::Plain("play-back-chance")),
            None => {}
        }
    }

    /// The person who would resign: the one who acts, or else the first who
    /// still plays.
    pub(in crate::page) fn resigning(self) -> Option<Seat> {
        self.kept.with(|kept| {
            let played = kept.table.played();
            if played.ending().is_some() {
                return None;
            }
            let acting = kept.table.person_to_act(&kept.seating);
            let playing = played.playing();
            acting.or_else(|| kept.seating.people().find(|seat| playing.contains(*seat)))
        })
    }

    /// That person resigns.
    pub(in crate::page) fn resign(self) {
        let Some(seat) = untrack(|| self.resigning()) else { return };
        if let Course::House(table) = self.course {
            table.ask(Command::Resign { seat });
            return;
        }
        self.drop_draft();
        self.kept.update(|kept| kept.table.resign(seat));
        self.tell_last();
        self.go_on();
    }

    /// From which side the board is seen from now on.
    pub(in crate::page) fn face(self, facing: Facing) {
        self.kept.update(|kept| kept.facing = facing);
        self.keep();
    }

    /// Goes on with a game from elsewhere.
    pub(in crate::page) fn replace(self, kept: Kept) {
        self.draft.set(Draft::None);
        self.kept.set(kept);
        self.shown.set(Shown::Now);
        self.go_on();
    }

    /// The record, with who sat where.
    pub(in crate::page) fn record(self) -> String {
        let words = self.speaking.words_now();
        self.kept.with_untracked(|kept| {
            let people = Seat::ALL.map(|seat| {
                let sits = seat.index() < kept.seating.seats();
                sits.then(|| sitter(self.game, kept.seating.on(seat), &words))
                    .and_then(|name| Line::new(&name))
            });
            kept.table.record(people, game::Day::new(&browser::today()))
        })
    }
}

/// Who sits there, in a few words.
pub(in crate::page) fn sitter(game: Game, sitter: Sitter, words: &Words) -> String {
    match sitter {
        Sitter::Person => words.text("app-person"),
        Sitter::Elsewhere => words.text("app-elsewhere"),
        Sitter::Bot(level) => words.text(&format!("level-{}-{level}", game.name())),
    }
}
