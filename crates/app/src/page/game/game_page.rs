//! A game's page: a game on this device goes on, one begins, what somebody shared is
//! looked at, or a new one is set up.

use game::{Fact, Seat};
use leptos::prelude::*;
use protocol::DeviceGameId;
use shelf::{Game, Opening};
use table::{Beginning, Bot, Clock};

use crate::page::{
    browser,
    device_games::{DeviceGame, Keeping},
    game::here::circumstances,
    game::progress,
    game::session::facing,
    game::table_page::TablePage,
    parts::{self, Part},
    place::Place,
    routing,
    speaking::Speaking,
    title,
    unknown_page::{UnknownPage, Wrong},
};
use crate::saved_game::{SavedGame, Sits, options};

#[component]
pub(in crate::page) fn GamePage(
    game: Game,
    place: Place,
    /// The record of the game that is to be on the table.
    #[prop(optional, into)]
    record: Option<String>,
) -> impl IntoView {
    let speaking = Speaking::here();
    title::show(move || {
        let name = speaking.text(&format!("game-{}", game.name()));
        speaking.tell("app-title", &[("name", Fact::Text(name))])
    });
    let (stage, found) = match (place, record) {
        (Place::Now(_), _) => plays(at_once(game), Keeping::Now),
        (Place::Position(_, text), _) => {
            plays(around_here(game, Beginning::Position(text)), Keeping::FromFirstMove)
        }
        (_, Some(text)) => {
            plays(around_here(game, Beginning::Record(text)), Keeping::FromFirstMove)
        }
        (Place::Play(_, Some(id)), _) => goes_on(game, id),
        (Place::Play(_, None), _) => {
            DeviceGame::latest(game).map_or((Stage::SetsUp, None), |it| (Stage::Plays, Some(it)))
        }
        _ => (Stage::SetsUp, None),
    };
    // The table's page takes the game over, so it is not kept here.
    let next = StoredValue::new(found);
    let stage = RwSignal::new(stage);
    let put_on_table = move |new: DeviceGame| {
        next.set_value(Some(new));
        stage.set(Stage::Plays);
    };
    let start = Callback::new(move |saved: SavedGame| {
        put_on_table(DeviceGame::new(saved, Keeping::Now));
    });
    // The browser's button leads back to the game that was on the table.
    let begin_another = move |new: DeviceGame| {
        browser::push(&address(&new).unwrap_or(Place::Play(game, None)).path());
        browser::scroll_to_top();
        put_on_table(new);
    };
    move || match stage.get() {
        Stage::SetsUp => view! { <Part part=parts::setting_up about=(game, start) /> }.into_any(),
        Stage::Missing => view! { <UnknownPage wrong=Wrong::NoGame /> }.into_any(),
        Stage::Plays => {
            let next = next.try_update_value(Option::take).flatten();
            if let Some(place) = next.as_ref().and_then(address) {
                routing::stay(&place);
            }
            next.map(|saved| {
                if saved.keeping == Keeping::Now && !saved.saved.has_begun() {
                    saved.keep_first();
                }
                view! { <TablePage saved on_begin=begin_another /> }
            })
            .into_any()
        }
    }
}

/// How far it is with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// It is chosen who plays.
    SetsUp,
    /// It is not on this device.
    Missing,
    /// It is on the table.
    Plays,
}

/// A new game; where it can't begin, one is set up.
fn plays(begun: Option<SavedGame>, keeping: Keeping) -> (Stage, Option<DeviceGame>) {
    match begun {
        Some(saved) => (Stage::Plays, Some(DeviceGame::new(saved, keeping))),
        None => (Stage::SetsUp, None),
    }
}

fn goes_on(game: Game, id: DeviceGameId) -> (Stage, Option<DeviceGame>) {
    match DeviceGame::find(game, id) {
        Some(found) => (Stage::Plays, Some(found)),
        None => (Stage::Missing, None),
    }
}

/// Where a game that is saved can be found again.
fn address(game: &DeviceGame) -> Option<Place> {
    let saved = game.keeping == Keeping::Now;
    saved.then(|| Place::Play(game.game(), Some(game.id)))
}

/// A game of people around this device from what somebody shared.
fn around_here(game: Game, beginning: Beginning) -> Option<SavedGame> {
    let (players, names) = match &beginning {
        Beginning::Record(text) => {
            let (game, heading) = game.open_record(text).ok()?;
            (game.players(), heading.people)
        }
        Beginning::Position(text) => {
            let opening = Opening { position: Some(text), ..Opening::default() };
            (game.open(&opening).ok()?.players(), Default::default())
        }
        Beginning::Setup => (usize::from(*game.seats().start()), Default::default()),
    };
    let sitters: Vec<_> = names.iter().take(players).map(|name| Sits::called(game, name)).collect();
    begin(game, &sitters, "", beginning, Clock::None)
}

/// A game against a bot of the level that somebody has reached here.
fn at_once(game: Game) -> Option<SavedGame> {
    let seats = usize::from(*game.seats().start());
    let mut sitters = vec![Sits::Bot(Bot::Level(progress::reached(game))); seats];
    sitters[0] = Sits::Person(None);
    begin(game, &sitters, "", Beginning::Setup, Clock::None)
}

/// A game that these begin now.
pub(in crate::page) fn begin(
    game: Game,
    sitters: &[Sits],
    setup: &str,
    beginning: Beginning,
    clock: Clock,
) -> Option<SavedGame> {
    let is_person = |seat: &Seat| matches!(sitters.get(seat.index()), Some(Sits::Person(_)));
    let facing = facing(Seat::ALL.into_iter().filter(is_person).collect());
    let options = options(game, sitters.len() as u8, setup, beginning, clock);
    SavedGame::begin(options, sitters, facing, &circumstances()).ok()
}
