//! A game of the archive in its list: what was played, by whom, how it ended and
//! when, and the way to look at it again.

use game::Fact;
use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use protocol::ArchivedGame;
use table::{Moment, PersonId};
use words::Words;

use crate::house::Me;
use crate::page::{
    lists::table_row::{game_name, name, who},
    place::Place,
    speaking::Speaking,
};

/// One game.
#[component]
pub(in crate::page) fn ArchiveRow(game: ArchivedGame) -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let link = Place::Table(game.table, None).hash();
    let id = game.table.to_string();
    let game = StoredValue::new(game);
    let told = move |tell: fn(&ArchivedGame, Option<PersonId>, &Words) -> String| {
        let (words, me) = (speaking.words(), me.person().map(|person| person.id));
        game.with_value(|game| tell(game, me, &words))
    };
    let what = move || told(|game, _, words| game_name(&game.game, words));
    let company = move || told(|game, me, words| who(&game.game, &game.seats, me, words));
    let label = move || {
        let facts = [
            ("do", Fact::Text(speaking.text("lobby-look-at"))),
            ("game", Fact::Text(what())),
            ("who", Fact::Text(company())),
        ];
        speaking.tell("lobby-row-label", &facts)
    };
    view! {
        <li class="table-row" data-table=id>
            <div class="what">
                <strong>{what}</strong>
                <span>{company}</span>
                <span class="turn-of">{move || told(ending)}</span>
                <span class="note">{move || told(details)}</span>
            </div>
            <a class="control" href=link aria-label=label>
                {move || speaking.text("lobby-look-at")}
            </a>
        </li>
    }
}

/// How it ended.
fn ending(game: &ArchivedGame, me: Option<PersonId>, words: &Words) -> String {
    let Some((first, rule)) = game.first() else { return words.text("archive-closed") };
    let sentence = words.text(&format!("rule-{}", rule.to_ascii_lowercase()));
    let rule = [("rule", Fact::Text(rule.to_owned())), ("sentence", Fact::Text(sentence))];
    let [winner] = first.as_slice() else { return words.tell("result-drawn", &rule) };
    let seat = game.seats.get(winner.index()).and_then(Option::as_ref);
    let person = seat.and_then(|seat| seat.sitter.person());
    if person.is_some() && person == me {
        return words.tell("archive-won-by-you", &rule);
    }
    let winner = ("winner", Fact::Text(name(&game.game, seat, words)));
    words.tell("archive-won", &[&[winner][..], &rule].concat())
}

/// Whether it was rated, and the day when it was over.
fn details(game: &ArchivedGame, _: Option<PersonId>, words: &Words) -> String {
    let rated = game.rated.then(|| words.text("lobby-rated-mark"));
    let parts = [rated, Some(day(game.finished_at, words))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// A day, as the language says it.
fn day(at: Moment, words: &Words) -> String {
    let date = Date::new(&(at.as_millis() as f64).into());
    let manner = Object::new();
    let _ = Reflect::set(&manner, &"dateStyle".into(), &"long".into());
    date.to_locale_date_string(words.language().code(), &manner).into()
}
