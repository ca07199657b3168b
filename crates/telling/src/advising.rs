//! Moves that nobody has made yet: as advice, as what can be done, and by what they are
//! called inside a reason.

use bots::Described;
use game::{Actor, Fact, GameSoFar, Notice};
use shelf::{Game, GameInProgress};
use words::capitalised;

use crate::reader::{Mood, Reader};

/// The move with this token as an advice to whoever acts: “Push a7 down.” Nothing where
/// it is no legal move.
pub fn advised(game: &GameInProgress, token: &str, reader: &Reader<'_>) -> Option<String> {
    shelf::match_in_progress!(game, game => advised_in(game, token, reader))
}

fn advised_in<P: Described>(
    game: &GameSoFar<P>,
    token: &str,
    reader: &Reader<'_>,
) -> Option<String> {
    let position = game.position();
    let action = token.parse().ok().filter(|action| position.check(*action).is_ok())?;
    let Actor::Seat(seat) = position.actor() else { return None };
    let notice = P::sentence(position, action)?;
    Some(reader.say(&notice, (position, Some(seat)), Mood::Advises))
}

/// A reason of an analysis as a person is told it: moves are called by what one does,
/// never by tokens. A reason comes as a code with facts.
pub fn why(game: Game, code: &str, facts: &[(&str, Fact)], reader: &Reader<'_>) -> String {
    why_of(game, code, facts, None, reader)
}

/// The same behind a sentence that has named this move: what is said of it needs no name.
pub fn why_of(
    game: Game,
    code: &str,
    facts: &[(&str, Fact)],
    named: Option<&str>,
    reader: &Reader<'_>,
) -> String {
    const MOVES: [&str; 4] = ["action", "next", "answer", "tempting"];
    let told = code.strip_prefix("reason-").map(|reason| format!("why-{reason}"));
    let Some(code) = told.filter(|code| reader.words.has(code)) else {
        return capitalised(&reader.tell(code, facts));
    };
    let named = facts.iter().map(|(name, fact)| match fact {
        Fact::Text(token) if *name == "action" && named == Some(token.as_str()) => {
            (*name, Fact::Text(reader.words.text("naming-named")))
        }
        Fact::Text(token) if MOVES.contains(name) => {
            (*name, Fact::Text(called(game, token, reader)))
        }
        _ => (*name, fact.clone()),
    });
    capitalised(&reader.tell(&code, &named.collect::<Vec<_>>()))
}

/// What the move with this token is called inside a sentence.
fn called(game: Game, token: &str, reader: &Reader<'_>) -> String {
    let notice: Option<Notice> = shelf::match_game!(game, P => naming::<P>(token));
    notice.map_or_else(|| token.to_owned(), |notice| reader.tell(notice.code, &notice.facts))
}

fn naming<P: Described>(token: &str) -> Option<Notice> {
    token.parse().ok().map(P::naming)
}
