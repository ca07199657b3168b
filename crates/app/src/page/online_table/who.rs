//! Who somebody is at an online table, in a few words. Events hold ids; what
//! they are called is told beside them.

use game::{Fact, Seat};
use leptos::prelude::*;
use table::{Bot, PersonId, Sitter, Table};

use crate::page::bot_name::bot_name;
use words::Words;

use crate::online::OnlineTable;

/// What a person is called.
pub(in crate::page) fn person(online: OnlineTable, id: PersonId, words: &Words) -> String {
    let known = online.people.with(|people| people.get(&id).and_then(|known| known.name.clone()));
    let mine = || online.me.with(|me| me.as_ref().filter(|me| me.id == id)?.name.clone());
    let name = known.or_else(mine);
    name.unwrap_or_else(|| words.text("online-nameless"))
}

/// The same, with a word where it is the reader.
pub(in crate::page) fn person_or_you(online: OnlineTable, id: PersonId, words: &Words) -> String {
    let name = person(online, id, words);
    if is_me(online, id) { words.tell("online-me", &[("name", Fact::Text(name))]) } else { name }
}

/// Whether it is the reader.
pub(in crate::page) fn is_me(online: OnlineTable, id: PersonId) -> bool {
    online.me.with(|me| me.as_ref().is_some_and(|me| me.id == id))
}

/// Who sits on a seat, and who plays for them while they are away.
pub(in crate::page) fn sitter(
    online: OnlineTable,
    table: &Table,
    seat: Seat,
    words: &Words,
) -> String {
    let bot = |bot: Bot| bot_name(table.options().game.name(), bot, words);
    let name = match table.sitter(seat) {
        None => return words.text("online-open-seat"),
        Some(Sitter::Bot(it)) => bot(it),
        Some(Sitter::Person(id)) => person_or_you(online, id, words),
        Some(Sitter::Companion(id)) => {
            words.tell("online-companion", &[("name", Fact::Text(person(online, id, words)))])
        }
    };
    match table.stand_in(seat) {
        None => name,
        Some(level) => {
            let facts = [("bot", Fact::Text(bot(Bot::Level(level)))), ("name", Fact::Text(name))];
            words.tell("online-stand-in", &facts)
        }
    }
}
