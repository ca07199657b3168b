//! Chances as the reader of a review sees them: whole points of a hundred, rounded once and
//! here. What is called a mistake, and what of a kind, goes by these very figures, so that
//! the same loss has the same name everywhere.

use advice::{ReviewedCause, ReviewedMove};
use game::{Judgement, Maker, Seat};
use shelf::GameInProgress;

use crate::page::game::looking::percent;

/// What a mistake is called, by what is thought of it.
const MISTAKES: [(Judgement, &str); 3] = [
    (Judgement::Doubtful, "review-doubtful"),
    (Judgement::Mistake, "review-mistake"),
    (Judgement::Blunder, "review-blunder"),
];

/// The chance of a seat among those of all.
pub(super) fn chance(game: &GameInProgress, chances: &[u16], seat: Seat) -> i64 {
    let place = game.seats().into_iter().position(|other| other == seat);
    let chance = place.and_then(|place| chances.get(place)).copied().unwrap_or_default();
    percent(f64::from(chance) / 1_000.0)
}

/// Who chose this move.
pub(super) fn chooser<R>(game: &GameInProgress, entry: &ReviewedMove<R>) -> Option<Seat> {
    match (entry.cause, game.makers().get(entry.number.checked_sub(1)?)) {
        (ReviewedCause::Decision, Some(Maker::Seat(seat))) => Some(*seat),
        _ => None,
    }
}

/// The code of what kind of a mistake a move is, if it is one.
pub(super) fn mistake<R>(game: &GameInProgress, entry: &ReviewedMove<R>) -> Option<&'static str> {
    let seat = chooser(game, entry)?;
    let lost = chance(game, &entry.before, seat) - chance(game, &entry.done, seat);
    let judgement = review::mistake(u16::try_from(lost * 10).ok()?)?;
    MISTAKES.iter().find(|(of, _)| *of == judgement).map(|(_, code)| *code)
}

#[cfg(test)]
mod tests {
    use shelf::{Game, Opening};

    use super::*;

    /// The first move of a game, which changed the chance of its player so.
    fn moved(before: u16, done: u16) -> (GameInProgress, ReviewedMove<()>) {
        let mut game = Game::Kuba.open(&Opening::default()).expect("a new game");
        game.add_tokens("a7s").expect("a legal move");
        let of = |chance| vec![chance, 1_000 - chance];
        let entry = ReviewedMove {
            number: 1,
            token: "a7s".to_owned(),
            cause: ReviewedCause::Decision,
            seat: None,
            before: of(before),
            done: of(done),
            after: of(done),
            is_choice: true,
            lost: before.saturating_sub(done),
            judgement: None,
            is_missed_win: false,
            better: None,
            depth: 1,
        };
        (game, entry)
    }

    #[test]
    fn what_is_seen_is_what_is_judged() {
        for (before, done, seen, kind) in [
            (444, 346, (44, 35), Some("review-doubtful")),
            (446, 354, (45, 35), Some("review-mistake")),
            (446, 346, (45, 35), Some("review-mistake")),
            (540, 495, (54, 50), None),
            (1_000, 4, (100, 1), Some("review-blunder")),
            (300, 320, (30, 32), None),
        ] {
            let (game, entry) = moved(before, done);
            let chance = |chances: &[u16]| chance(&game, chances, Seat::ONE);
            assert_eq!((chance(&entry.before), chance(&entry.done)), seen);
            assert_eq!(mistake(&game, &entry), kind, "{before} to {done}");
        }
    }
}
