//! One way the game could go, and what is known of its end.

use std::sync::Arc;

use game::{Actor, GameSoFar};
use search::{SLICE, Score, SearchResult, drive};

use crate::BotGame;

/// One of the best actions, and how the game would go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<A> {
    /// The action.
    pub action: A,
    /// What it is worth to the seat that acts.
    pub score: Score,
    /// The chance to win, a draw counted as half.
    pub win_probability: f64,
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
    fn by(score: Score, seats: usize) -> Option<Self> {
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

/// What counts as nearly certain where a score is proven only against what the
/// search looked at.
const NEARLY: f64 = 0.99;

impl<A: Copy> Line<A> {
    /// The line of a finding from where the game stands.
    pub(super) fn of<P: BotGame<Action = A>>(
        game: &GameSoFar<P>,
        finding: SearchResult<A>,
    ) -> Self {
        let SearchResult { action, score, line, depth, nodes } = finding;
        let proven = Proven::by(score, game.playing().len());
        let chance = P::win_probability(score);
        let win_probability = match proven {
            None => chance.clamp(1.0 - NEARLY, NEARLY),
            Some(_) => chance,
        };
        Self { action, score, win_probability, proven, line, depth, nodes }
    }

    /// Goes on with a line that evaluator has cut short because its end was
    /// certain: people want to see it.
    pub(super) fn play_out<P: BotGame<Action = A>>(
        &mut self,
        game: &GameSoFar<P>,
        book: &Arc<P::Book>,
    ) {
        const LONGEST: usize = 16;
        let Some(proven) = self.proven else { return };
        let longest = LONGEST.min(proven.actions() as usize);
        let mut game = game.clone();
        if self.line.iter().any(|action| game.play(*action).is_err()) {
            return;
        }
        while self.line.len() < longest
            && let Actor::Seat(_) = game.actor()
            && let Some(mut search) = P::full(&game, &[], book)
        {
            let finding = drive(&mut *search, Some(SLICE), || false);
            // Without the proof it would be only one way to go on.
            if !finding.score.is_proven() || game.play(finding.action).is_err() {
                return;
            }
            self.line.push(finding.action);
        }
    }
}
