//! Why a table does not do what it is asked: codes with facts. What a game
//! refuses is passed on with its rule.

use std::{error::Error, fmt};

use game::{Coded, Notice, Quote, RuleId, Seat, TokenError};
use shelf::OpenError;

/// Why a command is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The table objects.
    Table(Objection),
    /// The game refuses an action.
    Action(TokenError),
    /// There is no such set-up.
    Setup(OpenError),
}

impl Refused {
    /// The code and the facts of the sentence.
    pub fn notice(&self) -> Notice {
        match self {
            Self::Table(objection) => objection.notice(),
            Self::Action(error) => error.notice.clone(),
            Self::Setup(error) => error.notice(),
        }
    }

    /// The rule of the game that forbids it, if it is one.
    pub const fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Action(error) => error.rule,
            Self::Table(_) | Self::Setup(_) => None,
        }
    }
}

impl From<Objection> for Refused {
    fn from(objection: Objection) -> Self {
        Self::Table(objection)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.notice().fmt(f)
    }
}

impl Error for Refused {}

game::notices! {
    /// What a table can have against a command.
    pub enum Objection {
        // When.

        /// The game has started.
        "table-started" Started,
        /// The game has not started.
        "table-not-started" NotStarted,
        /// The game is over.
        "table-over" Over,
        /// The game is not over.
        "table-not-over" NotOver,
        /// Nothing more happens here.
        "table-closed" Closed,
        /// The clocks stand still, by agreement.
        "table-paused" Paused,
        /// The clocks run.
        "table-not-paused" NotPaused,
        /// It is so already.
        "table-already-so" AlreadySo,
        /// It can't be done at this point.
        "table-not-now" NotNow,

        // Who.

        /// A watcher asks for what only those who sit may do.
        "table-not-seated" NotSeated,
        /// Only whoever opened the table may.
        "table-not-opener" NotOpener,
        /// Only the host may.
        "table-not-host" NotHost,
        /// Only a person may.
        "table-not-person" NotPerson,
        /// The seat is another's.
        "table-not-yours" NotYours { seat: Seat },
        /// The table has no such seat.
        "table-no-seat" NoSeat { seat: Seat },
        /// Someone sits there.
        "table-seat-taken" SeatTaken { seat: Seat },
        /// Nobody sits there.
        "table-seat-open" SeatOpen { seat: Seat },
        /// The person sits at the table already.
        "table-seated-already" SeatedAlready,
        /// The seat has left the game.
        "table-seat-left" SeatLeft { seat: Seat },

        // Before the start.

        /// The game leaves nothing to choose.
        "table-no-choice" NoChoice,
        /// The choice has no such word.
        "table-unknown-word" UnknownWord { word: Quote },
        /// A set-up that chooses what is a seat's to choose.
        "table-choice-taken" ChoiceTaken { word: Quote },
        /// A set-up text that is too long to be one.
        "table-setup-long" SetupLong,
        /// A clock with too much or too little time.
        "table-clock-bounds" ClockBounds,

        // Rated.

        /// Rated tables are for accounts.
        "table-rated-account" RatedAccount,
        /// One seat each at rated tables.
        "table-rated-one-seat" RatedOneSeat,
        /// Rated tables have a clock.
        "table-rated-clock" RatedClock,
        /// Rated tables have no aids.
        "table-rated-aids" RatedAids,
        /// Rated tables have no take-backs.
        "table-rated-take-backs" RatedTakeBacks,
        /// Rated tables have no bots.
        "table-rated-bots" RatedBots,

        // Acting.

        /// It is another's turn.
        "table-not-your-turn" NotYourTurn { seat: Seat },
        /// No action at all.
        "table-no-actions" NoActions,
        /// The turn was over before all the actions were made.
        "table-turn-ended" TurnEnded { made: usize },
        /// The action answers something that is no longer so.
        "table-stale" Stale { known: u32 },
        /// The flag has not fallen.
        "table-flag-up" FlagUp,
        /// The secret that chance follows from is missing or another's.
        "table-no-secret" NoSecret,

        // Agreeing.

        /// Actions can't be taken back at this table.
        "table-no-take-backs" NoTakeBacks,
        /// The person has made no action yet.
        "table-nothing-to-take-back" NothingToTakeBack,
        /// Chance has acted since: no second die.
        "table-take-back-chance" TakeBackChance,
        /// Someone has left since.
        "table-take-back-left" TakeBackLeft,
        /// The same is proposed already.
        "table-proposed-already" ProposedAlready,
        /// The person has asked for it since their last action.
        "table-asked-already" AskedAlready,
        /// No such thing is proposed.
        "table-nothing-proposed" NothingProposed,
        /// The person has agreed already.
        "table-answered-already" AnsweredAlready,
        /// The rematch has its table already.
        "table-rematched" Rematched,
        /// Not all have agreed on a rematch.
        "table-no-rematch" NoRematch,

        // Absence.

        /// The person is not absent, or not for long enough.
        "table-not-absent" NotAbsent { seat: Seat },
        /// A bot plays for the seat.
        "table-stood-in" StoodIn { seat: Seat },
        /// No bot plays for the seat.
        "table-not-stood-in" NotStoodIn { seat: Seat },

        // Length.

        /// The person has done enough beside playing for now.
        "table-enough" Enough,
        /// The table has more events than any table needs: nothing is done but playing.
        "table-too-long" TooLong,

        // Talking.

        /// Two phrases at once.
        "table-said-already" SaidAlready,
    }
}
