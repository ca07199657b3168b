//! A game's page: the game that is kept here goes on, or a new one is set up.

use game::Fact;
use leptos::prelude::*;
use shelf::{Game, Opening};

use crate::local::{self, Facing, Kept, Seating, Sitter};
use crate::page::{
    browser, game::playing::kept_game, game::table_page::TablePage, place::Place,
    setting_up::SettingUp, speaking::Speaking,
};

/// The level of the bot that one plays against at once.
const FRIENDLY: u8 = 2;

/// A game.
#[component]
pub(in crate::page) fn GamePage(game: Game, place: Place) -> impl IntoView {
    let speaking = Speaking::here();
    Effect::new(move |_| {
        let name = speaking.text(&format!("game-{}", game.name()));
        browser::set_title(&speaking.tell("app-title", &[("name", Fact::Text(name))]));
    });
    let begun = match place {
        Place::Now(_) => at_once(game),
        Place::Game(_) => kept_game(game),
        Place::Position(_, text) => from_position(game, &text),
        _ => None,
    };
    if begun.is_some() {
        browser::replace_hash(&Place::Game(game).hash());
    }
    // The table's page takes the game over, so it is not kept here.
    let is_begun = RwSignal::new(begun.is_some());
    let begun = StoredValue::new(begun);
    let start = move |kept: Kept| {
        browser::replace_hash(&Place::Game(game).hash());
        begun.set_value(Some(kept));
        is_begun.set(true);
    };
    move || {
        let taken = is_begun.get().then(|| begun.try_update_value(Option::take));
        match taken.flatten().flatten() {
            Some(kept) => view! { <TablePage game kept /> }.into_any(),
            None => view! { <SettingUp game on_start=start /> }.into_any(),
        }
    }
}

/// A game of people around this device from a position that somebody shared.
fn from_position(game: Game, text: &str) -> Option<Kept> {
    let opening = Opening { position: Some(text), ..Opening::default() };
    let table = local::open(game, &opening).ok()?;
    let seating = Seating::of(vec![Sitter::Person; table.played().players()]);
    Some(Kept { table, seating, facing: Facing::Actor })
}

/// A game against a friendly bot.
fn at_once(game: Game) -> Option<Kept> {
    let players = Some(*game.seats().start());
    let table = local::open(game, &Opening { players, ..Opening::default() }).ok()?;
    let seating = Seating::against(FRIENDLY, table.played().players());
    Some(Kept { table, seating, facing: Facing::Seat(game::Seat::ONE) })
}
