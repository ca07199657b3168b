//! Screens that nobody needs first. They are parts of the page's module, each a
//! file that is loaded when it is opened. A new one is a function here that gives back
//! how its screen is shown, and a line where the page shows it; functions with the
//! same first name in their brackets are one file (`docs/decisions/page-parts.md`).
//! A part that can't be loaded is a message, and can be asked for again.

#![allow(clippy::unnecessary_wraps, reason = "what can fail is the loading of the function")]

use futures_util::future::join;
use game::Seat;
use leptos::{
    prelude::*,
    task::spawn_local,
    wasm_split::{SplitLoaderError, wasm_split},
};
use protocol::{Analysed, ReviewOf};
use shelf::Game;
use table::TableId;

use super::{
    analysis::analysis_page::AnalysisPage, browser, control::Control, game::aids::Aids,
    game::panel::More, game::record_page::RecordPage, game::result::Card,
    game::session::GameSession, lists::archive_page::ArchivePage, lists::tables_page::TablesPage,
    online_table::online_page::OnlinePage, print_page::PrintPage,
    puzzles::game_page::GamePuzzlesPage, puzzles::overview_page::OverviewPage,
    puzzles::puzzle_page::PuzzlePage, review::review_page::ReviewPage,
    rulebook::learn_page::LearnPage, rulebook::lesson_page::LessonPage,
    rulebook::rules_page::RulesPage, setting_up::SettingUp, speaking::Speaking,
};
use crate::{saved_game::SavedGame, scene::Scene};

/// What a part gives the page: the function that shows a screen. The page calls it
/// where the screen belongs, since behind an `await` nothing is left of the contexts
/// that screens ask for.
type Loaded<T> = Result<fn(T) -> AnyView, SplitLoaderError>;

/// The tables of the server.
#[wasm_split(tables, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn tables() -> Loaded<()> {
    Ok(|()| view! { <TablesPage /> }.into_any())
}

/// The games that are over.
#[wasm_split(tables, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn archive() -> Loaded<()> {
    Ok(|()| view! { <ArchivePage /> }.into_any())
}

/// The record of this number.
#[wasm_split(tables, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn record() -> Loaded<u64> {
    Ok(|number| view! { <RecordPage number /> }.into_any())
}

/// A table of the server, and the seat that somebody is invited to.
#[wasm_split(online_table, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn online_table() -> Loaded<(TableId, Option<Seat>)> {
    Ok(|(id, invited)| view! { <OnlinePage id invited /> }.into_any())
}

/// Setting up a game, and what it is started by.
#[wasm_split(around_game, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn setting_up() -> Loaded<(Game, Callback<SavedGame>)> {
    Ok(|(game, on_start)| view! { <SettingUp game on_start /> }.into_any())
}

/// Where games are learnt.
#[wasm_split(learning, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn learn() -> Loaded<()> {
    Ok(|()| view! { <LearnPage /> }.into_any())
}

/// The lesson of a game.
#[wasm_split(learning, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn lesson() -> Loaded<Game> {
    Ok(|game| view! { <LessonPage game /> }.into_any())
}

/// The rules of a game, and the one that was asked for.
#[wasm_split(learning, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn rules() -> Loaded<(Game, Option<String>)> {
    Ok(|(game, asked)| view! { <RulesPage game asked /> }.into_any())
}

/// The board on which a game is analysed, and what lies on it.
#[wasm_split(analysis, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn analysis() -> Loaded<(Game, Analysed)> {
    Ok(|(game, analysed)| view! { <AnalysisPage game analysed /> }.into_any())
}

/// All puzzles.
#[wasm_split(learning, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn puzzles() -> Loaded<()> {
    Ok(|()| view! { <OverviewPage /> }.into_any())
}

/// The puzzles of a game.
#[wasm_split(learning, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn game_puzzles() -> Loaded<Game> {
    Ok(|game| view! { <GamePuzzlesPage game /> }.into_any())
}

/// The puzzle of a game with this id.
#[wasm_split(learning, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn puzzle() -> Loaded<(Game, String)> {
    Ok(|(game, id)| view! { <PuzzlePage game id /> }.into_any())
}

/// The review of a game that is over.
#[wasm_split(learning, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn review() -> Loaded<ReviewOf> {
    Ok(|of| view! { <ReviewPage of /> }.into_any())
}

/// A game to print.
#[wasm_split(print, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn print() -> Loaded<Game> {
    Ok(|game| view! { <PrintPage game /> }.into_any())
}

/// What is beside the board but for the moves: nobody waits for it to play.
#[wasm_split(around_game, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn more() -> Loaded<(GameSession, Signal<Scene>, Aids)> {
    Ok(|(session, scene, aids)| view! { <More session scene aids /> }.into_any())
}

/// How a hint is looked for in the position of a text.
#[wasm_split(around_game, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn hint() -> Result<fn(GameSession, String), SplitLoaderError> {
    Ok(GameSession::look_for_hint)
}

/// The card at the end of a game, and whether somebody has put it away.
#[wasm_split(around_game, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn result() -> Loaded<(GameSession, RwSignal<bool>)> {
    Ok(|(session, closed)| view! { <Card session closed /> }.into_any())
}

/// How far the loading of a part has come.
#[derive(Clone)]
enum State<T> {
    Loading,
    Here(fn(T) -> AnyView),
    /// It can't be loaded now.
    Missing,
}

/// A screen of a part, as soon as that is loaded.
#[component]
pub(super) fn Part<T, L>(
    /// The function of this part.
    part: fn() -> L,
    /// What its screen is about.
    about: T,
) -> impl IntoView
where
    T: Clone + Send + Sync + 'static,
    L: Future<Output = Loaded<T>> + 'static,
{
    let speaking = Speaking::here();
    let state = RwSignal::new(State::Loading);
    let load = move |()| {
        state.set(State::Loading);
        spawn_local(async move {
            let (screen, said) = join(part(), speaking.complete()).await;
            let here = screen.ok().filter(|_| said);
            // Somebody may be elsewhere by now.
            state.try_set(here.map_or(State::Missing, State::Here));
        });
    };
    load(());
    move || match state.get() {
        State::Loading => view! { <Awaited /> }.into_any(),
        State::Here(screen) => screen(about.clone()),
        State::Missing => view! { <Missing on_retry=load /> }.into_any(),
    }
}

/// What there is to say meanwhile.
#[component]
fn Awaited() -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <p class="note awaited" role="status" data-part="awaited">
            {move || speaking.text("install-part-loading")}
        </p>
    }
}

/// It can't be loaded, and what can be done about it. The second way is for a server
/// that has a newer page by now.
#[component]
fn Missing(#[prop(into)] on_retry: Callback<()>) -> impl IntoView {
    let speaking = Speaking::here();
    let retry = move |()| {
        // The button goes away.
        browser::focus("main");
        on_retry.run(());
    };
    view! {
        <div class="notice" data-part="missing">
            <p role="alert">{move || speaking.text("install-part-missing")}</p>
            <Control code="start-retry" main=true on_press=retry />
            <Control code="start-reload" on_press=|()| browser::reload() />
        </div>
    }
}
