//! Setting up a game: with whom, how strong, which side, which clock; the board as it
//! will lie beside it. As soon as one seat is for somebody elsewhere, the game is opened
//! on the server; otherwise it begins on this device.

pub(super) mod agreement;
pub(super) mod cards;
pub(super) mod choices;
pub(super) mod clocks;
pub(super) mod company;
pub(super) mod opening;
pub(super) mod reach;
pub(super) mod seats;
pub(super) mod segments;
pub(super) mod sitter;
pub(super) mod state;

use bots::{BotKind, reads_book};
use game::Seat;
use leptos::prelude::*;
use protocol::Analysed;
use shelf::Game;
use table::Beginning;

use super::{
    book_bar::BookBar,
    books::Book,
    browser,
    game::game_page::begin,
    icon::{Drawing, Icon},
    place::Place,
    setting_up::agreement::{Agreement, AgreementChoices},
    setting_up::cards::Cards,
    setting_up::choices::{LevelChoice, PlayersChoice, SetupChoice, SideChoice},
    setting_up::clocks::ClockChoices,
    setting_up::company::{Company, Opponents},
    setting_up::opening::Inviting,
    setting_up::reach::Reach,
    setting_up::seats::{Names, SeatChoices},
    setting_up::sitter::Sitter,
    setting_up::state::Setting,
    speaking::Speaking,
    start_board::StartBoard,
};
use crate::saved_game::SavedGame;

/// Where a game is set up.
#[component]
pub(super) fn SettingUp(game: Game, #[prop(into)] on_start: Callback<SavedGame>) -> impl IntoView {
    let speaking = Speaking::here();
    let reach = Reach::ask();
    let setting = Setting::new(game);
    let agreement = Agreement::new();
    let name = move || speaking.text(&format!("game-{}", game.name()));
    let with = setting.opponents();
    let needs_book = Memo::new(move |_| {
        let reads = |sitter: &Sitter| matches!(sitter, Sitter::Bot(level) if reads_book(game, BotKind::Level(*level)));
        with.get() != Opponents::Elsewhere && setting.sitters().iter().any(reads)
    });
    let start = move |()| {
        let begun = untrack(|| {
            let sits = setting.sits(browser::random_number()?)?;
            let clock = agreement.clock.clock()?.into();
            begin(game, &sits, &setting.setup.get(), Beginning::Setup, clock)
        });
        if let Some(saved) = begun {
            on_start.run(saved);
        }
    };
    let here = Memo::new(move |_| with.get() != Opponents::Elsewhere);
    view! {
        <div class="setting-up halves" data-page="set-up" data-game=game.name()>
            <form class="choices" on:submit=move |event| event.prevent_default()>
                <header>
                    <h1>{name}</h1>
                    <p class="lead">{move || speaking.text(&format!("app-about-{}", game.name()))}</p>
                </header>
                <Cards setting reach />
                <PlayersChoice setting />
                <Show when=move || with.get() == Opponents::Bots>
                    <LevelChoice setting />
                    <SideChoice setting />
                </Show>
                <Show when=move || with.get() == Opponents::Here>
                    <Names setting />
                </Show>
                <Show when=move || here.get()>
                    <SetupChoice setting />
                    <ClockChoices choice=agreement.clock days=false />
                </Show>
                {Book::of(game).map(|book| view! { <BookBar book needed=needs_book /> })}
                <Show
                    when=move || here.get()
                    fallback=move || view! { <Inviting setting agreement /> }
                >
                    <Starting game on_start=start />
                </Show>
                <details class="more" data-more="choices">
                    <summary>{move || speaking.text("setup-more")}</summary>
                    <Show when=move || !here.get()>
                        <SideChoice setting />
                        <SetupChoice setting />
                        <AgreementChoices agreement setting />
                    </Show>
                    <SeatChoices setting reach />
                </details>
                <p class="ways">
                    <a class="control" data-way="print" href=Place::Print(game).path()>
                        {move || speaking.text("app-print")}
                    </a>
                    <a
                        class="control"
                        data-way="analysis"
                        href=Place::Analysis(game, Analysed::default()).path()
                    >
                        {move || speaking.text("app-analyse")}
                    </a>
                </p>
            </form>
            <Preview setting />
        </div>
    }
}

/// The board as it will lie, turned to whoever chooses.
#[component]
fn Preview(setting: Setting) -> impl IntoView {
    let seat = Signal::derive(move || {
        let place = setting.company.with(Company::mine);
        place.and_then(|place| Seat::ALL.get(place).copied())
    });
    view! {
        <div class="preview" aria-hidden="true">
            {move || setting.start().map(|start| view! { <StartBoard start seat /> })}
        </div>
    }
}

/// The button that begins, and the way to the rules.
#[component]
fn Starting(game: Game, #[prop(into)] on_start: Callback<()>) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <div class="start">
            <button
                type="submit"
                class="control main"
                data-control="app-start"
                on:click=move |_| on_start.run(())
            >
                {move || speaking.text("setup-play")}
            </button>
            <a class="control" data-way="learn" href=Place::Lesson(game).path()>
                <Drawing icon=Icon::Book />
                {move || speaking.text("lesson-way")}
            </a>
        </div>
    }
}
