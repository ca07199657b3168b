//! What happens at a table. A table is the fold of its events and nothing else;
//! they are public, every one of them: what must stay secret is in none.

use std::time::Duration;

use chance::{Contribution, Salt, Secret};
use game::{Leaving, Seat};

use crate::{Host, Moment, Options, PersonId, Phrase, Sitter, TableId};

/// One thing that happened at a table. Its number is its place in the table's
/// list, counted from 0.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "where nothing is said, a field is what its name says")]
pub struct Event {
    pub at: Moment,
    pub kind: EventKind,
}

/// What happened.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "where nothing is said, a field is what its name says")]
pub enum EventKind {
    /// Someone opened the table; always the first event, and only there.
    Opened {
        /// Who; before the start they may put bots on seats, free the seat of
        /// someone who has not contributed to chance, and close the table.
        by: PersonId,
        /// What is played, and how.
        options: Options,
        /// Who keeps it.
        host: Host,
        /// The table that this is the rematch of.
        after: Option<TableId>,
    },
    /// Someone sat down, or was put on a seat.
    SatDown {
        seat: Seat,
        sitter: Sitter,
        /// What they add to chance. Bots add nothing, and people who were seated by
        /// the opening add it later.
        contribution: Option<Contribution>,
    },
    /// A person added to chance for those of their seats that had not.
    Contributed { person: PersonId, contribution: Contribution },
    /// A seat is open again.
    StoodUp { seat: Seat },
    /// A person says what they would choose should the choice be theirs (KU-2).
    Wished {
        person: PersonId,
        /// A word of the game's [`game::Choice`].
        word: String,
    },
    /// A person is ready to start, or no longer.
    Readied {
        person: PersonId,
        /// Whether they are.
        ready: bool,
    },
    /// All seats are taken, all have contributed to chance, and at a rated table all
    /// are ready: seats, chance and set-up are fixed.
    Started {
        /// What each seat contributed, as they sat before the lot.
        contributions: Vec<Option<Contribution>>,
        /// By how many seats the lot moved everybody on: who sat on seat `s` of
        /// `n` sits on `(s + lot) mod n` now.
        lot: u8,
        /// The whole set-up, with what was chosen.
        setup: String,
    },
    /// A seat made one or more actions of one turn.
    Acted {
        seat: Seat,
        /// Its tokens, with spaces between them.
        actions: String,
        /// How much of its time the network took and its clock was given back.
        forgiven: Duration,
    },
    /// Chance acted.
    Fell {
        /// The token.
        action: String,
    },
    /// A seat left the game (ALL-4).
    Left { seat: Seat, how: Leaving },
    /// A person proposes something that all must agree on.
    Proposed { person: PersonId, proposal: Proposal },
    /// Someone agrees with what is proposed, or not. When all have agreed the
    /// proposal is carried out by the next event.
    Answered {
        /// Who: a person for all their seats, or a bot.
        who: Answerer,
        /// What was proposed.
        proposal: Proposal,
        /// Whether they agreed.
        agreed: bool,
    },
    /// All agreed on a draw (ALL-3).
    Drawn,
    /// Actions were taken back.
    TakenBack {
        /// How many entries of the game stay.
        entries: u32,
    },
    /// The clocks stand still, by agreement.
    Paused,
    /// The clocks run again.
    Resumed,
    /// The server was closed, through no one's fault at the table: the clocks
    /// stood still meanwhile.
    Outage {
        /// Since when.
        from: Moment,
    },
    /// A bot plays for someone who is absent.
    StoodIn {
        /// On which seat.
        seat: Seat,
        /// How strong the bot is.
        level: u8,
    },
    /// Someone who was absent plays again themselves.
    Returned {
        /// On which seat.
        seat: Seat,
    },
    /// Someone said something friendly.
    Said { person: PersonId, phrase: Phrase },
    /// The game is over: what its chance followed from.
    Revealed {
        /// What all chance of the table was drawn from.
        secret: Secret,
        /// The salt of its commitment.
        salt: Salt,
    },
    /// All want another game: it is at this table.
    Rematched { table: TableId },
    /// Nothing more happens here.
    Closed {
        /// Why nothing more happens there.
        why: Closing,
    },
}

/// What needs everyone's agreement. Bots agree with all but draws at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// ALL-3.
    Draw,
    /// To take back one's own last actions.
    TakeBack,
    /// To stop the clocks.
    Pause,
    /// To play again.
    Rematch,
}

/// Who answers a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answerer {
    /// A person, for all their seats.
    Person(PersonId),
    /// The bot on a seat.
    Bot(Seat),
}

/// Why a table is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closing {
    /// Whoever opened it closed it before the start.
    ByOpener,
    /// Whoever runs the server closed it.
    ByServer,
    /// Nobody came.
    Deserted,
    /// The game is over and nobody looks at it any more.
    Archived,
}
