//! What the last turns came to, for whoever plays a game for the first time: what each did
//! that matters, or that it let go of a win. Only the rules are asked, as for what is near
//! ([`super::nearing()`]); nothing is weighed.

use bots::Described;
use game::{Actor, Coded, Entry, GameSoFar, Notice, Seat};

use super::nearing::could_win;
use crate::drawn::Drawn;

/// What a turn came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recap {
    /// Whose turn it was.
    pub by: Seat,
    /// What was done in it, what matters most first.
    pub effects: Vec<Notice>,
}

/// A win was possible in the turn, and was let go.
const LETS_GO: Notice = Notice { code: "deed-lets-go", facts: Vec::new() };

/// The last turn of a seat and those of others after it, in order; nothing as soon as the
/// seat has made a move of its next turn, or the game is over.
pub(super) fn recaps<P: Drawn>(game: &GameSoFar<P>, seat: Seat) -> Vec<Recap> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let mut turns = Turn::last_of(game, seat);
    let is_under_way = |turn: &Turn<P>| turn.by == seat && turn.moves().next().is_some();
    if turns.pop().is_none_or(|now| is_under_way(&now)) {
        return Vec::new();
    }
    turns.iter().map(Turn::recap).collect()
}

/// What happened from one change of player to the next.
struct Turn<P: Described> {
    by: Seat,
    /// Each action with the position that it was made in, those of chance too.
    actions: Vec<(P, P::Action)>,
}

impl<P: Drawn> Turn<P> {
    /// The turns from the last one that is over of this seat on; the one that it is now
    /// is the last of them.
    fn last_of(game: &GameSoFar<P>, seat: Seat) -> Vec<Self> {
        let now = P::whose(game.position());
        let mut turns: Vec<Self> = now.map(Self::beginning).into_iter().collect();
        for (before, entry) in game.entries().iter().enumerate().rev() {
            let Some(position) = game.position_after(before) else { break };
            let (Some(by), Entry::Action(action)) = (P::whose(&position), entry) else { continue };
            if turns.last().is_none_or(|turn| turn.by != by) {
                // The one that is over is complete when another comes before it.
                let has_own = turns.iter().skip(1).any(|turn| turn.by == seat);
                if has_own {
                    break;
                }
                turns.push(Self::beginning(by));
            }
            if let Some(turn) = turns.last_mut() {
                turn.actions.insert(0, (position, *action));
            }
        }
        turns.reverse();
        turns
    }

    fn beginning(by: Seat) -> Self {
        Self { by, actions: Vec::new() }
    }

    /// What the player did, without chance.
    fn moves(&self) -> impl Iterator<Item = &(P, P::Action)> {
        self.actions.iter().filter(|(position, _)| position.actor() == Actor::Seat(self.by))
    }

    fn recap(&self) -> Recap {
        let let_go = self.moves().next().is_some_and(|(first, _)| could_win(first, self.by));
        let mut effects: Vec<_> =
            self.moves().filter_map(|(position, action)| P::effect(position, *action)).collect();
        // Of two that are alike the later one has counted further.
        effects.reverse();
        let mut effects: Vec<_> = effects.iter().map(Coded::notice).collect();
        effects.sort_by_key(|effect| {
            P::Effect::CODES.iter().position(|(code, _)| *code == effect.code)
        });
        let effects = let_go.then_some(LETS_GO).into_iter().chain(effects).collect();
        Recap { by: self.by, effects }
    }
}
