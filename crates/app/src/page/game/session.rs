//! A game under way in the page: one table, whoever keeps it ([`Authority`]), and
//! what is shown of it. Board, list of moves, plates, clocks and announcements are
//! views on that table. What is on the board is a cursor into it: so many of its
//! entries are presented, a draft of a turn comes on top, and people may look back.

use game::{Actor, Day, Seat, Seats};
use leptos::prelude::*;
use shelf::{Game, GameInProgress};
use table::{Moment, PersonId, Table};
use words::Words;

use crate::online::OnlineTable;
use crate::page::{
    browser, device_games::DeviceGame, game::draft::Draft, game::fairness::Fairness,
    game::here::Here, game::hint::Hinting, game::news::News, game::pace::Pace,
    objection::Objection, online_table::who, speaking::Speaking,
};
use crate::{
    board::Activity,
    view::{Facing, Pictures},
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
    Nobody,
    /// A bot thinks.
    Bot,
    /// A bot is to act that reads a book, which is not here yet.
    Book,
    /// A bot is to act, and rests while a rated game of the reader runs.
    Rated,
    /// A bot was asked, and there is none that could answer.
    NoBot,
}

/// Who keeps the table and executes commands.
#[derive(Clone, Copy)]
pub(in crate::page) enum Authority {
    /// This device: it draws chance, asks its bots and keeps the clock.
    Here(Here),
    /// A server: commands are sent there once, and wait for their answer.
    Online(OnlineTable),
}

/// A game under way.
#[derive(Clone, Copy)]
pub(in crate::page) struct GameSession {
    pub(in crate::page) game: Game,
    /// Who keeps its table.
    pub(in crate::page) authority: Authority,
    /// Which piece is which.
    pub(super) pictures: RwSignal<Pictures>,
    /// How many entries of the table are on the board.
    pub(in crate::page) presented: RwSignal<usize>,
    /// What comes on top of them and is not part of the game yet.
    pub(in crate::page) draft: RwSignal<Draft>,
    /// From which side the board is seen.
    pub(in crate::page) facing: RwSignal<Facing>,
    /// Which moment is shown.
    pub(in crate::page) shown: RwSignal<Shown>,
    /// Whether it is over, and its last move has come to rest.
    pub(in crate::page) ended: RwSignal<bool>,
    /// Whether a bot thinks.
    pub(in crate::page) waiting: RwSignal<Waiting>,
    /// Why something can't be done, until something else is done.
    pub(in crate::page) objection: RwSignal<Objection>,
    /// What has just happened, to be read aloud.
    pub(in crate::page) news: RwSignal<News>,
    /// Whether somebody wants to give up, and is asked once more.
    pub(in crate::page) resign_asked: RwSignal<bool>,
    /// What has become of the wish for a hint.
    pub(in crate::page) hinting: RwSignal<Hinting>,
    /// The spots that a tip is about, while they are shown.
    pub(in crate::page) tip_shown: RwSignal<Vec<String>>,
    /// Whether bots may think here.
    pub(in crate::page) fairness: Fairness,
    /// The reader's words.
    pub(in crate::page) speaking: Speaking,
    /// What goes on on the board.
    pub(in crate::page) activity: Activity,
    /// How fast the moves of others follow each other.
    pub(in crate::page) pace: RwSignal<Pace>,
    /// Whether entries are being presented one after the other, and since when
    /// the last of them is seen.
    pub(super) presenting: StoredValue<bool>,
    pub(super) presented_at: StoredValue<f64>,
}

impl GameSession {
    /// Goes on with a game on this device; another one is begun beside it.
    pub(in crate::page) fn here(saved: DeviceGame, on_begin: Callback<DeviceGame>) -> Self {
        let (game, facing, draft) = (saved.game(), saved.saved.facing, saved.saved.draft.clone());
        let here = Here::new(saved, on_begin);
        let session = Self::new(game, Authority::Here(here), facing);
        session.restore_draft(&draft);
        session.resume_here(here);
        session.keep_drafts();
        session
    }

    /// The game of an online table; none before it has started.
    pub(in crate::page) fn online(table: OnlineTable) -> Option<Self> {
        let game = table
            .table
            .with_untracked(|table| table.and_then(Table::game).map(GameInProgress::game))?;
        let facing = facing(untrack(|| table.my_seats()));
        let session = Self::new(game, Authority::Online(table), facing);
        session.follow_online(table);
        session.keep_drafts();
        Some(session)
    }

    fn new(game: Game, authority: Authority, facing: Facing) -> Self {
        let session = Self {
            game,
            authority,
            pictures: RwSignal::new(Pictures::default()),
            presented: RwSignal::new(0),
            draft: RwSignal::new(Draft::None),
            facing: RwSignal::new(facing),
            shown: RwSignal::new(Shown::Now),
            ended: RwSignal::new(false),
            waiting: RwSignal::new(Waiting::Nobody),
            objection: RwSignal::new(Objection::None),
            news: RwSignal::new(News::Nothing),
            resign_asked: RwSignal::new(false),
            hinting: RwSignal::new(Hinting::Unasked),
            tip_shown: RwSignal::new(Vec::new()),
            fairness: Fairness::here(),
            speaking: Speaking::here(),
            activity: Activity::default(),
            pace: Pace::kept(),
            presenting: StoredValue::new(false),
            presented_at: StoredValue::new(0.0),
        };
        session.start_over();
        session.forget_objections();
        session
    }

    /// What was objected to is forgotten when something else is done: a piece is
    /// chosen or released, or another moment is looked at. Acting sees to that by itself.
    fn forget_objections(self) {
        Effect::new(move |_| {
            if self.activity.is_choosing() {
                self.objection.set(Objection::None);
            }
        });
        Effect::new(move |before: Option<()>| {
            self.activity.follow_releases();
            if before.is_some() {
                self.objection.set(Objection::None);
            }
        });
        let shown = Memo::new(move |_| self.shown.get());
        Effect::new(move |before: Option<Shown>| {
            let now = shown.get();
            if before.is_some_and(|before| before != now) {
                self.objection.set(Objection::None);
            }
            now
        });
    }

    /// What is on the table is on the board at once.
    pub(in crate::page) fn start_over(self) {
        let (pictures, length) = untrack(|| {
            self.with_table(|table| {
                table
                    .game()
                    .map_or_else(Default::default, |game| (Pictures::of(game), game.length()))
            })
        });
        self.draft.set(Draft::None);
        self.pictures.set(pictures);
        self.presented.set(length);
        self.shown.set(Shown::Now);
        self.ended.set(untrack(|| self.is_over()));
    }

    /// Whether the game is over, and all of it on the board: a turn that would end it
    /// must be confirmed first.
    pub(in crate::page) fn is_over(self) -> bool {
        let presented = self.presented.get();
        self.with_table(|table| {
            let over =
                |game: &GameInProgress| game.outcome().is_some() && presented >= game.length();
            table.game().is_some_and(over)
        })
    }

    /// Tells something of the table.
    pub(in crate::page) fn with_table<R: Default>(self, tell: impl FnOnce(&Table) -> R) -> R {
        match self.authority {
            Authority::Here(here) => here.table.with(tell),
            Authority::Online(online) => {
                online.table.with(|table| table.map(tell).unwrap_or_default())
            }
        }
    }

    /// Tells something of the game as it is on the board: as far as it is
    /// presented, with the draft on top.
    pub(in crate::page) fn with_game<R: Default>(
        self,
        tell: impl FnOnce(&GameInProgress) -> R,
    ) -> R {
        let presented = self.presented.get();
        let draft = self.draft.with(|draft| draft.actions().join(" "));
        self.with_table(|table| {
            let Some(game) = table.game() else { return R::default() };
            if presented >= game.length() && draft.is_empty() {
                return tell(game);
            }
            let mut board = game.clone();
            board.take_back_to(presented);
            // A draft is legal where it was made.
            let _ = board.add_tokens(&draft);
            tell(&board)
        })
    }

    /// Who sits on a seat, in a few words: "You" where that is whoever reads it, and
    /// nobody else is at this device; a person without a name by their colour.
    pub(in crate::page) fn sitter_name(self, seat: Seat, words: &Words) -> String {
        let mine = self.my_seats();
        let is_person = self.with_table(|table| {
            let sitter = table.sitter(seat);
            sitter.is_some_and(|sitter| sitter.person().is_some()) && table.stand_in(seat).is_none()
        });
        if mine.contains(seat) && mine.len() == 1 && is_person {
            return words.text("app-you");
        }
        let name = match self.authority {
            Authority::Here(here) => here.sitter_name(seat, words),
            Authority::Online(online) => {
                self.with_table(|table| Some(who::sitter(online, table, seat, words)))
            }
        };
        name.unwrap_or_else(|| {
            let colour = self.with_game(|game| game.seat_name(seat));
            words.text(&format!("actor-{colour}"))
        })
    }

    /// The time, as whoever keeps the table counts it.
    pub(in crate::page) fn now(self) -> Moment {
        match self.authority {
            Authority::Here(_) => browser::moment(),
            Authority::Online(online) => online.now(),
        }
    }

    /// The record, with who sat where.
    pub(in crate::page) fn record(self) -> String {
        let words = self.speaking.words_now();
        let today = Day::new(&browser::today());
        let drawn = words.text("app-chance");
        let name = |person: PersonId| match self.authority {
            Authority::Here(here) => here.names.with(|names| names.of(person)),
            Authority::Online(online) => Some(who::person(online, person, &words)),
        };
        let nameless =
            |person| Some(name(person).unwrap_or_else(|| words.text("app-record-person")));
        untrack(|| self.with_table(|table| table.record(&nameless, today, &drawn)))
            .unwrap_or_default()
    }

    /// How many entries are on the board.
    pub(in crate::page) fn length(self) -> usize {
        self.presented.get() + self.draft.with(Draft::count)
    }

    /// How many entries are shown.
    pub(in crate::page) fn shown_length(self) -> usize {
        let length = self.length();
        match self.shown.get() {
            Shown::Now => length,
            Shown::After(entries) => entries.min(length),
        }
    }

    /// Shows the game after so many entries.
    pub(in crate::page) fn show(self, entries: usize) {
        let length = untrack(|| self.length());
        self.shown.set(if entries >= length { Shown::Now } else { Shown::After(entries) });
    }

    /// The seats of those who are at this device.
    pub(in crate::page) fn my_seats(self) -> Seats {
        match self.authority {
            Authority::Here(here) => here.table.with(people),
            Authority::Online(online) => online.my_seats(),
        }
    }

    /// The person here whose action is next, if it is one's.
    pub(in crate::page) fn person_to_act(self) -> Option<Seat> {
        let mine = self.my_seats();
        self.with_game(|game| match game.turn() {
            Actor::Seat(seat) => Some(seat).filter(|seat| mine.contains(*seat)),
            Actor::Chance | Actor::Over(_) => None,
        })
    }
}

/// The seats of people.
pub(super) fn people(table: &Table) -> Seats {
    let is_person =
        |seat: &Seat| table.sitter(*seat).is_some_and(|sitter| sitter.person().is_some());
    Seat::ALL.into_iter().filter(is_person).collect()
}

/// From where the board is seen: from one's own seat, or from that of whoever acts
/// among several; watchers sit behind the first.
pub(in crate::page) fn facing(mine: Seats) -> Facing {
    let mut own = mine.into_iter();
    match (own.next(), own.next()) {
        (Some(_), Some(_)) => Facing::Actor,
        (Some(seat), None) => Facing::Seat(seat),
        (None, _) => Facing::Seat(Seat::ONE),
    }
}
