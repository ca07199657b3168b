//! A game that is over, in a list: one that was played on the server or on this device,
//! or an imported one. What was played, by whom, how it ended and when,
//! and the way to look at it again.

use game::Fact;
use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use protocol::{ArchivedGame, ImportedRecord};
use shelf::{Game, Opening};
use table::{Moment, PersonId};
use telling::{Reader, turn};
use words::Words;

use crate::online::Me;
use crate::page::{
    device_games::Finished,
    lists::here_row::{ending_here, others},
    lists::table_row::{game_name, name, who},
    place::Place,
    speaking::Speaking,
};

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::page) enum PastGame {
    /// At an online table.
    Played(ArchivedGame),
    /// Elsewhere; its record was imported.
    Imported(ImportedRecord),
    /// On this device.
    Here(Finished),
}

/// One game.
#[component]
pub(in crate::page) fn PastGameRow(past: PastGame) -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let link = past.place().path();
    let is_here = if matches!(past, PastGame::Here(_)) { "here" } else { "" };
    let past = StoredValue::new(past);
    let told = move |tell: fn(&PastGame, Option<PersonId>, &Words) -> String| {
        let (words, me) = (speaking.words(), me.person().map(|person| person.id));
        past.with_value(|past| tell(past, me, &words))
    };
    let what = move || told(|past, _, words| game_name(past.game(), words));
    let label = move || {
        let facts = [
            ("do", Fact::Text(speaking.text("lobby-look-at"))),
            ("game", Fact::Text(what())),
            ("who", Fact::Text(told(PastGame::who))),
        ];
        speaking.tell("lobby-row-label", &facts)
    };
    view! {
        <li class="table-row" data-past=is_here>
            <div class="what">
                <strong>{what}</strong>
                <span>{move || told(PastGame::who)}</span>
                <span class="turn-of">{move || told(PastGame::ending)}</span>
                <span class="note">{move || told(PastGame::details)}</span>
            </div>
            <a class="control" href=link aria-label=label>
                {move || speaking.text("lobby-look-at")}
            </a>
        </li>
    }
}

impl PastGame {
    /// Where it is looked at.
    pub(in crate::page) fn place(&self) -> Place {
        match self {
            Self::Played(game) => Place::Table(game.table, None),
            Self::Imported(record) => Place::Imported(record.number),
            Self::Here(it) => Place::Play(it.game, Some(it.id)),
        }
    }

    fn game(&self) -> &str {
        match self {
            Self::Played(game) => &game.game,
            Self::Imported(record) => &record.game,
            Self::Here(it) => it.game.name(),
        }
    }

    fn who(&self, me: Option<PersonId>, words: &Words) -> String {
        match self {
            Self::Played(game) => who(&game.game, &game.seats, me, words),
            Self::Imported(record) => people(&record.text).join(", "),
            Self::Here(it) => it.read(|found| others(&found.saved, words)),
        }
    }

    fn ending(&self, me: Option<PersonId>, words: &Words) -> String {
        match self {
            Self::Played(game) => result(game, me, words),
            Self::Imported(record) => standing(record, words).unwrap_or_default(),
            Self::Here(it) => it.read(|found| ending_here(&found.saved, words)),
        }
    }

    /// When it was over, as far as that is known.
    pub(in crate::page) fn at(&self) -> Option<Moment> {
        match self {
            Self::Played(game) => Some(game.finished_at),
            Self::Here(it) => Some(it.at),
            Self::Imported(_) => None,
        }
    }

    /// Whether it was rated or on this device, and the day when it was over.
    fn details(&self, _: Option<PersonId>, words: &Words) -> String {
        let (mark, at) = match self {
            Self::Played(game) => (game.rated.then_some("lobby-rated-mark"), game.finished_at),
            Self::Here(it) => (Some("device-here"), it.at),
            Self::Imported(_) => return String::new(),
        };
        let parts = [mark.map(|mark| words.text(mark)), Some(day(at, words))];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}

/// How a game of the server ended, with the name of who won.
fn result(game: &ArchivedGame, me: Option<PersonId>, words: &Words) -> String {
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

/// How the game of a record stands, found by playing it through.
fn standing(record: &ImportedRecord, words: &Words) -> Option<String> {
    let opening = Opening { record: Some(&record.text), ..Opening::default() };
    let game = Game::named(&record.game)?.open(&opening).ok()?;
    Some(turn(&game, &Reader::onlooker(words)))
}

/// Who sat there, as a record names them.
fn people(record: &str) -> Vec<&str> {
    let header = record.lines().take_while(|line| !line.trim().is_empty());
    let facts = header.filter_map(|line| line.split_once(':'));
    facts.filter(|(key, _)| key.starts_with("seat")).map(|(_, name)| name.trim()).collect()
}

/// A day, as the language says it.
fn day(at: Moment, words: &Words) -> String {
    let date = Date::new(&(at.as_millis() as f64).into());
    let manner = Object::new();
    let _ = Reflect::set(&manner, &"dateStyle".into(), &"long".into());
    date.to_locale_date_string(words.language().code(), &manner).into()
}
