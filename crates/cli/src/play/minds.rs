//! Those who think: a bot about its action or about the offer of a draw, full
//! strength about a hint. Each game is thought about by its type; what comes of
//! it is text and codes.

use std::time::Duration;

use bots::{Bot, BotGame, BotKind, Limit, analysis::Continuations};
use game::{GameSoFar, Notice, Seat, mixed};
use shelf::{Game, GameInProgress, match_game, match_in_progress};
use thinking::{Study, agrees_to_draw, machine_clock, think};
use words::Words;

use crate::books::Books;
use crate::interrupt::{BrokenOff, Interrupt};

/// Everybody who thinks in a game.
pub(super) struct Minds<'a> {
    /// What the bots' tastes come from.
    pub(super) seed: u64,
    /// How long each may think, unless its name says so.
    time: Duration,
    interrupt: Interrupt,
    books: Books<'a>,
}

/// What a good player would do, and why.
pub(super) struct Hint {
    pub(super) token: String,
    pub(super) reasons: Vec<Notice>,
}

/// A person waits patiently for so long.
const PATIENCE: Duration = Duration::from_secs(2);

impl<'a> Minds<'a> {
    pub(super) fn new(seed: u64, time: Duration, interrupt: Interrupt, words: &'a Words) -> Self {
        Self { seed, time, interrupt, books: Books::new(words) }
    }

    /// Makes ready for a bot: better a wait before the game than in the middle of
    /// a turn.
    pub(super) fn prepare(&self, game: Game, bot: Bot) {
        match_game!(game, P => drop(self.books.for_player::<P>(bot.kind)));
    }

    /// Whether a person may wonder what the bot is doing.
    pub(super) fn takes_long(&self, bot: Bot) -> bool {
        bot.limit.is_none() && self.time >= PATIENCE
    }

    /// What a bot does on the seat that acts; `None` when no seat does.
    pub(super) fn action(
        &mut self,
        game: &GameInProgress,
        bot: Bot,
        seat: Seat,
    ) -> Result<Option<String>, BrokenOff> {
        match_in_progress!(game, game => self.chosen(game, bot, seat))
    }

    /// What full strength would do; `None` when no seat acts.
    pub(super) fn hint(&mut self, game: &GameInProgress) -> Result<Option<Hint>, BrokenOff> {
        match_in_progress!(game, game => self.advised(game))
    }

    /// Whether the bot on a seat agrees to a draw.
    pub(super) fn agrees(&mut self, game: &GameInProgress, seat: Seat) -> Result<bool, BrokenOff> {
        match_in_progress!(game, game => self.weighed(game, seat))
    }

    fn chosen<P: BotGame>(
        &mut self,
        game: &GameSoFar<P>,
        bot: Bot,
        seat: Seat,
    ) -> Result<Option<String>, BrokenOff> {
        let book = self.books.for_player::<P>(bot.kind);
        let limit = bot.limit.unwrap_or(Limit::Time(self.time));
        let seed = mixed(self.seed, seat.number().into());
        let Some(mut search) = bot.kind.search(game, limit.depth(), seed, &book) else {
            return Ok(None);
        };
        let found =
            self.interrupt.during(|stopped| think(search.as_mut(), Some(limit), stopped))?;
        Ok(Some(found.action.to_string()))
    }

    fn advised<P: BotGame>(&mut self, game: &GameSoFar<P>) -> Result<Option<Hint>, BrokenOff> {
        let book = self.books.for_player::<P>(BotKind::Best);
        let mut study = Study::new(game, &book, 2, Limit::Time(self.time));
        self.interrupt.during(|stopped| study.go_on(&machine_clock(), stopped))?;
        let analysis = study.analysis();
        let Continuations::Lines { lines, .. } = &analysis.continuations else { return Ok(None) };
        let token = lines.first().map(|best| best.action.to_string());
        Ok(token.map(|token| Hint { token, reasons: analysis.reasons }))
    }

    fn weighed<P: BotGame>(&mut self, game: &GameSoFar<P>, seat: Seat) -> Result<bool, BrokenOff> {
        let book = self.books.for_player::<P>(BotKind::Best);
        self.interrupt
            .during(|stopped| agrees_to_draw(game, seat, &book, &machine_clock(), stopped))
    }
}
