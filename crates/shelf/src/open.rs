//! Opening a game from what a person gives: a number of players, a set-up, a
//! position, a record. Nothing of it is trusted before it is read.

use std::{error::Error, fmt};

use game::{
    Coded, FORMAT, GameSoFar, Notice, Position, Record, RecordError, SetupError, Start, TreeRecord,
};

use crate::{Game, GameInProgress, Heading, TreeInProgress};

/// What a game is opened from. All of it can be left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct Opening<'a> {
    /// The number of players.
    pub players: Option<u8>,
    /// The text of a set-up.
    pub setup: Option<&'a str>,
    /// The text of a position; then there is no set-up.
    pub position: Option<&'a str>,
    /// The text of a record; then there is neither.
    pub record: Option<&'a str>,
}

/// Why a game can't be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// The set-up.
    Setup(SetupError),
    /// The text of the position can’t be read, or is impossible.
    Position(Notice),
    /// The text of the record can’t be read.
    Record(RecordError),
    /// The position or record is for another number of players.
    Players(PlayersError),
}

game::notices! {
    /// A number of players that is not that of the position or record.
    pub enum PlayersError {
        /// The two numbers.
        "open-players" Differ { wanted: u8, found: usize },
    }
}

impl OpenError {
    /// The code and the facts of the sentence.
    pub fn notice(&self) -> Notice {
        match self {
            Self::Setup(error) => error.notice(),
            Self::Position(notice) => notice.clone(),
            Self::Record(error) => error.notice(),
            Self::Players(error) => error.notice(),
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.notice().fmt(f)
    }
}

impl Error for OpenError {}

impl Game {
    /// Opens a game: at its start, at a position, or at the end of a record.
    ///
    /// # Errors
    /// What is given can't be read or does not fit together.
    pub fn open(self, opening: &Opening<'_>) -> Result<GameInProgress, OpenError> {
        match_game!(self, P => opened::<P>(opening).map(GameInProgress::from))
    }
}

impl Game {
    /// Opens a record at its end, with what its sheet says around the game. Of a record
    /// with variations this is the main line.
    ///
    /// # Errors
    /// The text is no record of this game.
    pub fn open_record(self, text: &str) -> Result<(GameInProgress, Heading), OpenError> {
        match_game!(self, P => {
            let record: Record<P> = text.parse().map_err(OpenError::Record)?;
            let Record { game, people, date, chance, comments } = record;
            Ok((game.into(), Heading { people, date, chance, comments }))
        })
    }

    /// Opens a record with its variations; what is said of the game's course is in the
    /// tree, and what its sheet says around it in the heading.
    ///
    /// # Errors
    /// The text is no record of this game.
    pub fn open_tree(self, text: &str) -> Result<(TreeInProgress, Heading), OpenError> {
        match_game!(self, P => {
            let record: TreeRecord<P> = text.parse().map_err(OpenError::Record)?;
            let TreeRecord { tree, people, date, chance } = record;
            Ok((tree.into(), Heading { people, date, chance, comments: Vec::new() }))
        })
    }
}

impl Game {
    /// Opens moves with their variations, written as in a record, that begin at the game's
    /// start or in the position of this text.
    ///
    /// # Errors
    /// A text can't be read, or a move is refused.
    pub fn open_moves(
        self,
        position: Option<&str>,
        moves: &str,
    ) -> Result<TreeInProgress, OpenError> {
        let opening = Opening { position, ..Opening::default() };
        let start = self.open(&opening)?.position();
        let header = match_game!(self, P => {
            format!("format: {FORMAT}\ngame: {}\nedition: {}", P::GAME, P::EDITION)
        });
        let record = match position {
            Some(_) => format!("{header}\nposition: {start}\n\n{moves}"),
            None => format!("{header}\n\n{moves}"),
        };
        self.open_tree(&record).map(|(tree, _)| tree)
    }
}

fn opened<P: Position>(opening: &Opening<'_>) -> Result<GameSoFar<P>, OpenError> {
    if let Some(text) = opening.record {
        let record: Record<P> = text.parse().map_err(OpenError::Record)?;
        return fitting(record.game, opening.players);
    }
    if let Some(text) = opening.position {
        let position: P = text
            .parse()
            .map_err(|error: <P as std::str::FromStr>::Err| OpenError::Position(error.notice()))?;
        return fitting(GameSoFar::new(Start::Position(position)), opening.players);
    }
    let setup = opening.setup.unwrap_or("");
    let says_players = setup.split_whitespace().any(|word| word.starts_with("players"));
    let setup: P::Setup = match opening.players {
        Some(players) if !says_players => format!("players={players} {setup}").parse(),
        _ => setup.parse(),
    }
    .map_err(OpenError::Setup)?;
    fitting(GameSoFar::<P>::from_setup(setup), opening.players)
}

/// The game, if it is for that number of players.
fn fitting<P: Position>(
    game: GameSoFar<P>,
    players: Option<u8>,
) -> Result<GameSoFar<P>, OpenError> {
    let found = game.position().seats().len();
    match players {
        Some(wanted) if usize::from(wanted) != found => {
            Err(OpenError::Players(PlayersError::Differ { wanted, found }))
        }
        _ => Ok(game),
    }
}
