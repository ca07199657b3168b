//! The course of a game: chance is drawn, bots think, people are asked, and
//! everything that happens is told. What a person's commands do is in
//! `obeying.rs`.

use std::{sync::Arc, time::Duration};

use bots::{Book, Bot, BotGame, Kind, Limit};
use game::{Actor, Coded, Entry, Fact, Seat, mixed};
use search::SearchResult;
use thinking::think;
use words::Words;

use super::{chance::Chance, lines::Lines, seating::Sitter, table::Table, telling::Teller};
use crate::{books, failure::Failure};

/// A game under way.
pub(super) struct Playing<'a, P: BotGame> {
    pub(super) table: Table<P>,
    pub(super) lines: Lines,
    pub(super) teller: Teller<'a>,
    pub(super) words: &'a Words,
    pub(super) chance: Chance,
    /// What the bots' tastes come from.
    pub(super) seed: u64,
    /// How long a bot may think, unless its name says so.
    pub(super) time: Duration,
    /// Fetched when it is needed first.
    pub(super) book: Option<Arc<P::Book>>,
    /// What of the game is kept in a file.
    pub(super) kept: Vec<Entry<P::Action>>,
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Then {
    /// It does.
    GoOn,
    /// The person leaves.
    Leave,
}

/// A person waits patiently for so long.
const PATIENCE: Duration = Duration::from_secs(2);

impl<P: BotGame> Playing<'_, P> {
    /// Plays until everybody has had enough.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        self.greet()?;
        loop {
            match self.table.game().actor() {
                Actor::Chance if !self.table.people_are_out() => self.draw_chance()?,
                Actor::Seat(seat) if !self.table.people_are_out() => {
                    match self.table.seating().on(seat) {
                        Sitter::Bot(bot) => self.let_think(seat, bot)?,
                        Sitter::Person => {
                            self.teller.situation(&self.table.played())?;
                            if self.ask()? == Then::Leave {
                                return Ok(());
                            }
                        }
                    }
                }
                _ => {
                    self.teller.situation(&self.table.played())?;
                    if self.table.seating().people() == 0 {
                        return Ok(());
                    }
                    self.teller.tell("play-after", &[])?;
                    if self.ask()? == Then::Leave {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Who plays what, with whom.
    fn greet(&mut self) -> Result<(), Failure> {
        let position = self.table.game().position();
        let facts = [
            ("name", Fact::Text(self.words.text(&format!("game-{}", P::GAME)))),
            ("players", position.seats().len().into()),
        ];
        self.teller.title(&self.words.tell("cli-show-title", &facts))?;
        for seat in position.seats() {
            let facts = [
                ("actor", position.seat_name(seat).into()),
                ("who", Fact::Text(self.table.seating().described::<P>(seat, self.words))),
            ];
            self.teller.tell("play-sits", &facts)?;
        }
        if self.table.seating().people() > 0 {
            let code = match self.lines {
                Lines::Editor(_) => "play-welcome-tab",
                Lines::Plain(..) => "play-welcome",
            };
            self.teller.tell(code, &[])?;
        }
        // Better a wait before the game than in the middle of a turn.
        let readers: Vec<_> = self.table.seating().bots().map(|bot| bot.kind).collect();
        for kind in readers {
            self.fetch_book(kind);
        }
        self.teller.draw(&self.table.played())?;
        Ok(())
    }

    fn draw_chance(&mut self) -> Result<(), Failure> {
        let Some(action) = self.chance.draw(self.table.game())? else { return Ok(()) };
        let how = match self.chance {
            Chance::System => self.words.text("play-chance-system"),
            Chance::Seeded(seed) => {
                self.words.tell("play-chance-seed", &[("seed", Fact::Text(seed.to_string()))])
            }
        };
        self.table.note_chance(&how);
        let code = format!("chance-{}-{action}", P::GAME);
        if self.words.has(&code) {
            self.teller.tell(&code, &[])?;
        } else {
            self.teller.tell("play-chance", &[("token", Fact::Text(action.to_string()))])?;
        }
        self.table.make(action);
        self.teller.draw(&self.table.played())?;
        Ok(())
    }

    fn let_think(&mut self, seat: Seat, bot: Bot) -> Result<(), Failure> {
        if bot.limit.is_none() && self.time >= PATIENCE {
            let actor = self.table.game().position().seat_name(seat);
            self.teller.tell("play-thinks", &[("actor", actor.into())])?;
        }
        if let Some(finding) = self.thought(bot, seat) {
            self.make(finding.action)?;
        }
        Ok(())
    }

    /// What a bot finds for the seat that acts.
    pub(super) fn thought(&mut self, bot: Bot, seat: Seat) -> Option<SearchResult<P::Action>> {
        let book = self.fetch_book(bot.kind);
        let limit = bot.limit.unwrap_or(Limit::Time(self.time));
        let deepest = match limit {
            Limit::Depth(depth) => Some(depth),
            Limit::Time(_) | Limit::Nodes(_) => None,
        };
        let seed = mixed(self.seed, seat.number().into());
        let mut search = bot.kind.search(self.table.game(), deepest, seed, &book)?;
        Some(think(search.as_mut(), Some(limit), || false))
    }

    pub(super) fn fetch_book(&mut self, kind: Kind) -> Arc<P::Book> {
        if P::reads_book(kind) {
            Arc::clone(self.book.get_or_insert_with(|| books::book::<P>(self.words)))
        } else {
            Arc::new(P::Book::unread())
        }
    }

    /// Makes a player's action and tells of it.
    pub(super) fn make(&mut self, action: P::Action) -> Result<(), Failure> {
        let position = *self.table.game().position();
        if let Actor::Seat(seat) = position.actor() {
            let facts = [
                ("actor", position.seat_name(seat).into()),
                ("token", Fact::Text(action.to_string())),
            ];
            let did = self.words.tell("play-did", &facts);
            self.with_deed(did, &position, action)?;
        }
        self.table.make(action);
        self.teller.draw(&self.table.played())?;
        Ok(())
    }

    /// Tells a half sentence about an action, and what the action does if that
    /// is worth telling or its token does not say it.
    pub(super) fn with_deed(
        &mut self,
        told: String,
        position: &P,
        action: P::Action,
    ) -> Result<(), Failure> {
        let told = ("did", Fact::Text(told));
        let deed = P::deed(position, action).map(|deed| self.words.say(&deed.notice()));
        let token = format!("token-{}-{action}", P::GAME);
        let token = || self.words.has(&token).then(|| self.words.text(&token));
        match deed.or_else(token) {
            Some(deed) => self.teller.tell("play-did-deed", &[told, ("deed", Fact::Text(deed))])?,
            None => self.teller.tell("play-did-alone", &[told])?,
        }
        Ok(())
    }
}
