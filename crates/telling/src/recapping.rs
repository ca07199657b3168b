//! What a move came to, told to somebody who learns the game: an effect is a predicate inside
//! a reason, and here a sentence of its own that says what it is good for.

use game::{GameSoFar, Notice, Position, Seat};
use shelf::GameInProgress;

use crate::reader::{Mood, Reader};

/// What somebody did, by the effect's code and facts; nothing where that speaks for itself.
pub fn recapped(
    game: &GameInProgress,
    by: Seat,
    effect: &Notice,
    reader: &Reader<'_>,
) -> Option<String> {
    shelf::match_in_progress!(game, game => recapped_in(game, by, effect, reader))
}

fn recapped_in<P: Position>(
    game: &GameSoFar<P>,
    by: Seat,
    effect: &Notice,
    reader: &Reader<'_>,
) -> Option<String> {
    let recap = effect.code.strip_prefix("deed-").map(|effect| format!("recap-{effect}"));
    let code = recap.filter(|code| reader.words.has(code))?;
    Some(reader.say_as(&code, effect, (game.position(), Some(by)), Mood::Tells))
}
