//! One way the game could go, and what is known of its end.

use std::sync::Arc;

use game::{Actor, GameSoFar, Seat};
use search::{SLICE, Score, SearchResult, drive};

use crate::{BotGame, WinChances};

/// One of the best actions, and how the game would go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<A> {
    /// The action that the line begins with.
    pub action: A,
    /// What it is worth to the seat that acts.
    pub score: Score,
    /// The chance to win of the seat that acts, a draw shared.
    pub win_probability: f64,
    /// The chance of each seat; together they are certain.
    pub chances: WinChances,
    /// How it ends, if that is certain.
    pub proven: Option<Proven>,
    /// The actions that are expected from here, beginning with `action`.
    pub line: Vec<A>,
    /// How deep it was searched.
    pub depth: u32,
    /// How many positions were looked at for it.
    pub nodes: u64,
}

/// An end that nobody can avoid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proven {
    /// Won by the last of so many actions, all seats' counted.
    WinsIn(u32),
    /// Lost by the last of so many actions, all seats' counted.
    LosesIn(u32),
}

impl Proven {
    /// What a score proves. With more than two seats the search does not look
    /// at all that the others could do together: only what the seat or the
    /// next one does at once is certain then.
    pub(crate) fn by(score: Score, seats: usize) -> Option<Self> {
        let certain = |actions: &u32| seats == 2 || *actions <= 2;
        let wins = score.wins_in().filter(certain).map(Self::WinsIn);
        wins.or_else(|| score.loses_in().filter(certain).map(Self::LosesIn))
    }

    fn actions(self) -> u32 {
        match self {
            Self::WinsIn(actions) | Self::LosesIn(actions) => actions,
        }
    }
}

impl<A: Copy> Line<A> {
    /// The line of what was found for the seat that acts where the game stands.
    pub(super) fn of<P: BotGame<Action = A>>(
        game: &GameSoFar<P>,
        seat: Seat,
        finding: SearchResult<A>,
        book: &Arc<P::Book>,
    ) -> Self {
        let proven = Proven::by(finding.score, game.playing().len());
        let line = match proven {
            None => finding.line,
            Some(proven) => played_out(game, finding.line, proven, book),
        };
        let finding = SearchResult { line, ..finding };
        let chances = WinChances::found(game, seat, &finding, book);
        let SearchResult { action, score, line, depth, nodes, .. } = finding;
        Self {
            action,
            score,
            win_probability: chances.of(seat),
            chances,
            proven,
            line,
            depth,
            nodes,
        }
    }
}

/// Goes on with a line that the evaluator has cut short because its end was
/// certain: people want to see it.
fn played_out<P: BotGame>(
    game: &GameSoFar<P>,
    mut line: Vec<P::Action>,
    proven: Proven,
    book: &Arc<P::Book>,
) -> Vec<P::Action> {
    const LONGEST: usize = 16;
    let longest = LONGEST.min(proven.actions() as usize);
    let mut game = game.clone();
    if line.iter().any(|action| game.play(*action).is_err()) {
        return line;
    }
    while line.len() < longest
        && let Actor::Seat(_) = game.actor()
        && let Some(mut search) = P::full(&game, &[], book)
    {
        let finding = drive(&mut *search, Some(SLICE), || false);
        // Without the proof it would be only one way to go on.
        if !finding.score.is_proven() || game.play(finding.action).is_err() {
            break;
        }
        line.push(finding.action);
    }
    line
}
