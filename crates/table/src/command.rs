//! What people, bots and the host ask of a table. A command becomes events or
//! is refused whole.

use std::time::Duration;

use chance::{Contribution, Salt, Secret};
use game::Seat;

use crate::{Bot, Closing, Moment, Phrase, Proposal, TableId};

/// What someone asks of a table.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "where nothing is said, a field is what its name says")]
pub enum Command {
    /// To sit down on an open seat, before the start.
    Sit {
        seat: Seat,
        /// As what.
        sitting: Sitting,
        /// What the person adds to chance where a server keeps the table. Whoever is
        /// seated by the opening adds it later, when they know the commitment.
        contribution: Option<Contribution>,
        /// What they would choose should the choice be theirs (KU-2).
        wish: Option<String>,
    },
    /// To add to chance for those of one's seats that have added nothing yet. If
    /// there are none, nothing happens.
    Contribute {
        /// Drawn at random after the commitment was known.
        contribution: Contribution,
    },
    /// To put a bot on an open seat, before the start; for the opener.
    SeatBot { seat: Seat, bot: Bot },
    /// To open a seat again, before the start: one's own, or, for the opener, that
    /// of a bot or of someone who has not come to contribute to chance.
    Stand { seat: Seat },
    /// What one would choose should the choice be one's own (KU-2).
    Wish {
        /// A word of the game's choice.
        word: String,
    },
    /// To start as soon as all are ready, or not yet; only rated tables wait for it.
    Ready {
        /// False takes it back.
        ready: bool,
    },
    /// Actions of one turn, accepted whole or refused whole.
    Act {
        /// The seat that acts.
        seat: Seat,
        /// Its tokens.
        actions: Vec<String>,
        /// The number of the last event that the actor knew of.
        answers: u32,
    },
    /// To leave the game.
    Resign { seat: Seat },
    /// To propose something.
    Propose { proposal: Proposal },
    /// To answer what is proposed; one's own proposal is withdrawn so.
    Answer {
        proposal: Proposal,
        /// Whether one agrees.
        agreed: bool,
    },
    /// To let the clocks run again.
    Resume,
    /// To have a seat whose person is absent leave the game.
    Claim { seat: Seat },
    /// To have a bot play for a seat whose person is absent.
    StandIn {
        seat: Seat,
        /// How strong the bot is.
        level: u8,
    },
    /// To take one's seat back from the bot.
    Return { seat: Seat },
    /// To say something.
    Say { phrase: Phrase },
    /// To close the table.
    Close {
        /// Why; people can close only before the start.
        why: Closing,
    },
    /// The host's own: if a flag has fallen, its seat leaves.
    LookAtClocks,
    /// The host's own: nobody could play since then.
    NoteOutage {
        /// Since when.
        from: Moment,
    },
    /// The host's own: all agreed on a rematch, and this is the table.
    NoteRematch { table: TableId },
}

/// As what someone sits down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitting {
    /// As themselves.
    Myself,
    /// As another person on their device.
    Companion,
}

/// What the table can't know of itself when it is asked something.
#[derive(Clone, Debug)]
pub struct Circumstances {
    /// The time.
    pub now: Moment,
    /// Where its chance comes from.
    pub chance: ChanceSupply,
    /// Whether the asking person has an account.
    pub standing: Standing,
    /// The network delay measured for the asking person.
    pub lag: Duration,
    /// Since when the person of each seat has had no connection; `None` for one
    /// who is here.
    pub gone: [Option<Moment>; Seat::MOST],
}

/// Where a table's chance comes from when something has to be drawn.
#[derive(Clone, Copy, Debug)]
pub enum ChanceSupply {
    /// From the secret that a server has committed to.
    Secret(Secret, Salt),
    /// From a number that a device has drawn at random for this one command.
    Number(u64),
    /// Nobody supplies any: whatever needs chance is refused.
    Nothing,
}

/// Who a person is to the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Somebody with a nickname only.
    Guest,
    /// Someone with an account.
    Account,
}
