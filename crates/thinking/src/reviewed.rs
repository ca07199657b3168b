//! What a review has found, as texts and numbers: the command line prints it as JSON, and
//! the thinker tells it to its page.

use advice::{BetterMove, ReviewedCause, ReviewedGame, ReviewedMove, ReviewedPlayer};
use bots::BotGame;
use game::{GameSoFar, Judgement, Notice, Seat};
use review::{Cause, Chances, Review, ReviewedEntry};

/// What was found of this game; each reason is told by the function.
pub fn reviewed<P: BotGame, R>(
    game: &GameSoFar<P>,
    review: &Review<P::Action>,
    reason: impl Fn(&Notice) -> R,
) -> ReviewedGame<R> {
    let name = |seat: Seat| game.position().seat_name(seat).to_owned();
    let all = |chances: Chances| review.seats.into_iter().map(|seat| chances.of(seat)).collect();
    let told = |(place, entry): (usize, &ReviewedEntry<P::Action>)| {
        let (cause, seat) = match entry.cause {
            Cause::Decision(seat) => (ReviewedCause::Decision, Some(name(seat))),
            Cause::Die => (ReviewedCause::Die, None),
            Cause::Trap => (ReviewedCause::Trap, None),
            Cause::People(_) => (ReviewedCause::People, None),
        };
        let better = entry.better.as_ref().map(|better| BetterMove {
            line: better.line.iter().map(ToString::to_string).collect(),
            wins_in: better.wins_in,
            reason: better.reasons.iter().map(&reason).collect(),
        });
        ReviewedMove {
            number: place + 1,
            token: game.entries().get(place).map(ToString::to_string).unwrap_or_default(),
            cause,
            seat,
            before: all(entry.before),
            done: all(entry.done),
            after: all(entry.after),
            is_choice: entry.is_choice,
            lost: entry.lost(),
            judgement: entry.judgement.map(|it| Judgement::sign(it).to_owned()),
            is_missed_win: entry.is_missed_win(),
            better,
            depth: entry.depth,
        }
    };
    let player = |seat| {
        let accuracy = review.accuracy(seat);
        ReviewedPlayer {
            seat: name(seat),
            choices: accuracy.choices,
            kept: accuracy.kept,
            lost: accuracy.lost,
            balance: review.balance(seat),
        }
    };
    ReviewedGame {
        is_whole: review.is_whole,
        start: all(review.start),
        entries: review.entries.iter().enumerate().map(told).collect(),
        turning_points: review.turning_points().iter().map(|place| place + 1).collect(),
        players: review.seats.into_iter().map(player).collect(),
        nodes: review.nodes,
    }
}
