//! What a table knows once its game has started: the game, who made each of its
//! entries, the clocks, and what is proposed.

use chance::{Contribution, Salt, Secret};
use game::{Actor, Maker, Notice, Quote, Seat, Seats, TokenError};
use shelf::{GameInProgress, Heading};

use crate::{
    Bot, Clock, EventError, Moment, Objection, Pending, PersonId, Proposal,
    clocks::{Clocks, Pace},
};

/// A game at a table.
#[derive(Clone)]
pub(crate) struct Play {
    /// The text of the whole set-up.
    pub(crate) setup: String,
    pub(crate) game: GameInProgress,
    /// How many entries it had when it started: some, if it goes on from a record.
    pub(crate) begun_with: usize,
    /// What the record that it goes on from says around the game.
    pub(crate) heading: Heading,
    /// As they sat before the lot.
    pub(crate) contributions: Vec<Option<Contribution>>,
    pub(crate) lot: Option<u8>,
    /// The levels of the bots that play for people who are absent.
    pub(crate) stand_ins: [Option<u8>; Seat::MOST],
    pub(crate) clocks: Clocks,
    /// Whether the game goes on, or stands still by agreement.
    pub(crate) pace: Pace,
    pub(crate) pending: Vec<Pending>,
    /// Who has proposed what since their last action.
    pub(crate) asked: Vec<(PersonId, Proposal)>,
    /// When the last outage ended.
    pub(crate) open_since: Moment,
    pub(crate) revealed: Option<(Secret, Salt)>,
    pub(crate) answerable: u32,
}

/// Who plays a seat now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Holder {
    /// A person, or their companion.
    Person(PersonId),
    /// A bot, for itself or for someone absent.
    Bot(Bot),
}

impl Play {
    pub(crate) fn new(
        setup: String,
        game: GameInProgress,
        heading: Heading,
        contributions: Vec<Option<Contribution>>,
        lot: Option<u8>,
        clock: Clock,
    ) -> Self {
        Self {
            setup,
            begun_with: game.length(),
            game,
            heading,
            contributions,
            lot,
            stand_ins: [None; Seat::MOST],
            clocks: Clocks::new(clock),
            pace: Pace::Runs,
            pending: Vec::new(),
            asked: Vec::new(),
            open_since: Moment::default(),
            revealed: None,
            answerable: 0,
        }
    }

    pub(crate) fn turn(&self) -> Actor {
        self.game.turn()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.turn().outcome().is_some()
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.pace == Pace::Stands
    }

    /// How often a person has proposed this since their last action.
    pub(crate) fn times_asked(&self, person: PersonId, proposal: Proposal) -> usize {
        self.asked.iter().filter(|asked| **asked == (person, proposal)).count()
    }

    pub(crate) fn playing(&self) -> Seats {
        self.game.playing()
    }

    /// How often chance has acted.
    pub(crate) fn chances(&self) -> usize {
        self.game.makers().iter().filter(|maker| **maker == Maker::Chance).count()
    }

    /// How many turns have been begun by an action, in the game as it stands.
    pub(crate) fn turns(&self) -> usize {
        let makers = self.game.makers().iter();
        let mut last = None;
        let begins = |maker: &&Maker| last.replace(**maker) != Some(**maker);
        makers.filter(|maker| matches!(maker, Maker::Seat(_))).filter(begins).count()
    }

    /// Adds actions of one turn of one actor, whole or not at all; leavings and
    /// draws are no actions.
    pub(crate) fn add_actions(&mut self, actor: Actor, tokens: &str) -> Result<(), EventError> {
        let before = self.game.length();
        let added = self.add_each(actor, tokens);
        if added.is_err() && self.game.length() > before {
            self.take_back_to(before);
        }
        added
    }

    /// Adds what people did: a leaving or a draw.
    pub(crate) fn add_people(&mut self, token: &str) -> Result<(), EventError> {
        self.game.add_tokens(token)?;
        Ok(())
    }

    pub(crate) fn take_back_to(&mut self, entries: usize) {
        self.game.take_back_to(entries);
        self.begun_with = self.begun_with.min(entries);
        self.heading.comments.retain(|(before, _)| *before <= entries);
    }

    fn add_each(&mut self, actor: Actor, tokens: &str) -> Result<(), EventError> {
        for (before, token) in tokens.split_whitespace().enumerate() {
            // A game that is over says so itself, and by which rule.
            if self.turn() != actor && !self.is_over() {
                return Err(Objection::TurnEnded { made: before }.into());
            }
            let place = |error: TokenError| TokenError { at: before + 1, ..error };
            if is_peoples(token) {
                return Err(place(self.unreadable(token)).into());
            }
            self.game.add_tokens(token).map_err(place)?;
        }
        Ok(())
    }

    fn unreadable(&self, token: &str) -> TokenError {
        let token = Quote::of(token);
        let (code, _) = TokenError::UNREADABLE;
        let facts = vec![("token", token.clone().into()), ("game", self.game.game().name().into())];
        TokenError { at: 1, token, rule: None, notice: Notice { code, facts } }
    }
}

/// Whether a token is one of those that records have beside actions.
fn is_peoples(token: &str) -> bool {
    token.contains(':') || token.eq_ignore_ascii_case("draw")
}
