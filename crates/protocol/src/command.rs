//! What people ask of a table. The server's own commands have no form here, so
//! nobody can send one.

use chance::Contribution;
use game::Seat;
use serde::{Deserialize, Serialize};
use table::{Bot, Closing, Phrase, Proposal, Sitting};

use crate::{
    Actions,
    bounds::{LONGEST_WORD, short, short_if_any},
    forms::{seat, text},
    word,
};

/// What someone asks of a table; see [`table::Command`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Command {
    /// To sit down on an open seat.
    Sit {
        /// An open seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// For oneself, or for a companion.
        #[serde(with = "word", default = "myself", rename = "as")]
        sitting: Sitting,
        /// What the sender adds to chance.
        #[serde(with = "text")]
        contribution: Contribution,
        /// What the sender would choose should the choice be theirs.
        #[serde(
            deserialize_with = "short_if_any::<LONGEST_WORD, _>",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        wish: Option<String>,
    },
    /// To add to chance for the seats that one got by an opening or a rematch.
    Contribute {
        /// Drawn at random after the commitment was known.
        #[serde(with = "text")]
        contribution: Contribution,
    },
    /// To put a bot on an open seat.
    SeatBot {
        /// An open seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// How strong the bot is.
        level: u8,
    },
    /// To open a seat again.
    Stand {
        /// A seat of the table.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// What one would choose should the choice be one's own.
    Wish {
        /// A word of the game's choice.
        #[serde(deserialize_with = "short::<LONGEST_WORD, _>")]
        word: String,
    },
    /// To start as soon as all are ready, or not yet; rated tables wait for it.
    Ready {
        /// False takes it back.
        ready: bool,
    },
    /// Actions of one turn, accepted whole or refused whole.
    Act {
        /// The seat that acts.
        #[serde(with = "seat")]
        seat: Seat,
        /// Its tokens.
        actions: Actions,
        /// The number of the last event that the actor knew of.
        answers: u32,
    },
    /// To leave the game.
    Resign {
        /// The seat that leaves.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// To propose something.
    Propose {
        /// A draw, a take-back, a pause or a rematch.
        #[serde(with = "word")]
        proposal: Proposal,
    },
    /// To answer what is proposed.
    Answer {
        /// A draw, a take-back, a pause or a rematch.
        #[serde(with = "word")]
        proposal: Proposal,
        /// Whether one agrees.
        agreed: bool,
    },
    /// To let the clocks run again.
    Resume,
    /// To have a seat whose person is absent leave the game.
    Claim {
        /// A seat of the table.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// To have a bot play for a seat whose person is absent.
    StandIn {
        /// A seat of the table.
        #[serde(with = "seat")]
        seat: Seat,
        /// How strong the bot is.
        level: u8,
    },
    /// To take one's seat back from the bot.
    Return {
        /// A seat of the table.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// To say something.
    Say {
        /// One of the fixed phrases.
        #[serde(with = "word")]
        phrase: Phrase,
    },
    /// To close a table that one has opened, before the start.
    Close,
}

/// Every kind of command.
pub(crate) const KINDS: [&str; 16] = [
    "sit",
    "contribute",
    "seat-bot",
    "stand",
    "wish",
    "ready",
    "act",
    "resign",
    "propose",
    "answer",
    "resume",
    "claim",
    "stand-in",
    "return",
    "say",
    "close",
];

impl From<Command> for table::Command {
    fn from(command: Command) -> Self {
        match command {
            Command::Sit { seat, sitting, contribution, wish } => {
                Self::Sit { seat, sitting, contribution: Some(contribution), wish }
            }
            Command::Contribute { contribution } => Self::Contribute { contribution },
            Command::SeatBot { seat, level } => Self::SeatBot { seat, bot: Bot::Level(level) },
            Command::Stand { seat } => Self::Stand { seat },
            Command::Wish { word } => Self::Wish { word },
            Command::Ready { ready } => Self::Ready { ready },
            Command::Act { seat, actions, answers } => {
                Self::Act { seat, actions: actions.into(), answers }
            }
            Command::Resign { seat } => Self::Resign { seat },
            Command::Propose { proposal } => Self::Propose { proposal },
            Command::Answer { proposal, agreed } => Self::Answer { proposal, agreed },
            Command::Resume => Self::Resume,
            Command::Claim { seat } => Self::Claim { seat },
            Command::StandIn { seat, level } => Self::StandIn { seat, level },
            Command::Return { seat } => Self::Return { seat },
            Command::Say { phrase } => Self::Say { phrase },
            Command::Close => Self::Close { why: Closing::ByOpener },
        }
    }
}

const fn myself() -> Sitting {
    Sitting::Myself
}
