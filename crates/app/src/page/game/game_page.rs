//! A game's page: the game that is kept here goes on, or a new one is set up.

use game::{Fact, Seat};
use leptos::prelude::*;
use shelf::{Game, Opening};
use table::{Beginning, Bot, Clock};

use crate::page::{
    browser,
    game::here::{circumstances, saved_game},
    game::session::facing,
    game::table_page::TablePage,
    place::Place,
    routing,
    setting_up::SettingUp,
    setting_up::replacing::{Replacing, runs_here},
    speaking::Speaking,
};
use crate::saved_game::{SavedGame, Sits, options};

/// The level of the bot that one plays against at once.
const FRIENDLY: u8 = 2;

/// A game.
#[component]
pub(in crate::page) fn GamePage(
    game: Game,
    place: Place,
    /// The record of the game that is to be on the table.
    #[prop(optional, into)]
    record: Option<String>,
) -> impl IntoView {
    let speaking = Speaking::here();
    Effect::new(move |_| {
        let name = speaking.text(&format!("game-{}", game.name()));
        browser::set_title(&speaking.tell("app-title", &[("name", Fact::Text(name))]));
    });
    let asked_for = match (&place, record) {
        (Place::Now(_), _) => at_once(game),
        (Place::Position(_, text), _) => around_here(game, Beginning::Position(text.clone())),
        (_, Some(text)) => around_here(game, Beginning::Record(text)),
        _ => None,
    };
    // No address ends a game that runs here.
    let (stage, kept) = match (asked_for, place) {
        (Some(new), _) if runs_here(game) => (Stage::Asks, Some(new)),
        (Some(new), _) => (Stage::Plays, Some(new)),
        (None, Place::Play(_)) => match saved_game(game) {
            Some(kept) => (Stage::Plays, Some(kept)),
            None => (Stage::SetsUp, None),
        },
        (None, _) => (Stage::SetsUp, None),
    };
    // The table's page takes the game over, so it is not kept here.
    let kept = StoredValue::new(kept);
    let stage = RwSignal::new(stage);
    let start = move |new: SavedGame| {
        kept.set_value(Some(new));
        stage.set(Stage::Plays);
    };
    move || match stage.get() {
        Stage::SetsUp => view! { <SettingUp game on_start=start /> }.into_any(),
        Stage::Asks => {
            view! { <Asking game on_replace=move |()| stage.set(Stage::Plays) /> }.into_any()
        }
        Stage::Plays => {
            routing::stay(&Place::Play(game));
            let kept = kept.try_update_value(Option::take).flatten();
            kept.map(|saved| view! { <TablePage saved /> }).into_any()
        }
    }
}

/// How far it is with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// It is chosen who plays.
    SetsUp,
    /// There is a new one, and another that runs here.
    Asks,
    /// It is on the table.
    Plays,
}

/// A new game waits for the word that it may take the place of the kept one.
#[component]
fn Asking(game: Game, #[prop(into)] on_replace: Callback<()>) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <div class="setting-up" data-page="replacing" data-game=game.name()>
            <h1>{move || speaking.text(&format!("game-{}", game.name()))}</h1>
            <Replacing game on_replace />
        </div>
    }
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
    let sitters: Vec<_> = names.iter().take(players).map(Sits::called).collect();
    begin(game, &sitters, "", beginning, Clock::None)
}

/// A game against a friendly bot.
fn at_once(game: Game) -> Option<SavedGame> {
    let seats = usize::from(*game.seats().start());
    let mut sitters = vec![Sits::Bot(Bot::Level(FRIENDLY)); seats];
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
