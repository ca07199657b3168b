//! What a move came to, told to somebody who learns the game: a deed is a predicate inside
//! a reason, and here a sentence of its own that says what it is good for.

use game::{GameSoFar, Notice, Position, Seat};
use shelf::GameInProgress;

use crate::reader::{Mood, Reader};

/// What somebody did, by the deed's code and facts; nothing where that speaks for itself.
pub fn recapped(
    game: &GameInProgress,
    by: Seat,
    deed: &Notice,
    reader: &Reader<'_>,
) -> Option<String> {
    shelf::match_in_progress!(game, game => recapped_in(game, by, deed, reader))
}

fn recapped_in<P: Position>(
    game: &GameSoFar<P>,
    by: Seat,
    deed: &Notice,
    reader: &Reader<'_>,
) -> Option<String> {
    let recap = deed.code.strip_prefix("deed-").map(|deed| format!("recap-{deed}"));
    let code = recap.filter(|code| reader.words.has(code))?;
    Some(reader.say_as(&code, deed, (game.position(), Some(by)), Mood::Tells))
}
