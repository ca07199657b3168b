//! Setting up a game: how many play, who sits where, how the board lies. As soon
//! as one seat is for somebody elsewhere, the game is opened on the server;
//! otherwise it begins on this device.

pub(super) mod agreement;
pub(super) mod choices;
pub(super) mod opening;
pub(super) mod reach;
pub(super) mod replacing;
pub(super) mod sitter;

use bots::reads_book;
use game::Seat;
use leptos::prelude::*;
use shelf::Game;
use table::Beginning;

use super::{
    book_bar::BookBar,
    books::Book,
    control::Control,
    game::game_page::begin,
    setting_up::agreement::{Agreement, ClockChoices},
    setting_up::choices::{PlayersChoice, SeatChoice, SetupChoice, seat_names},
    setting_up::opening::OpeningTable,
    setting_up::reach::Reach,
    setting_up::replacing::{Replacing, runs_here},
    setting_up::sitter::Sitter,
    speaking::Speaking,
};
use crate::saved_game::SavedGame;

/// The level that a bot has unless another is chosen.
const USUAL: u8 = 2;

/// Where a game is set up.
#[component]
pub(super) fn SettingUp(game: Game, #[prop(into)] on_start: Callback<SavedGame>) -> impl IntoView {
    let speaking = Speaking::here();
    let reach = Reach::ask();
    let players = RwSignal::new(*game.seats().start());
    let setup = RwSignal::new(String::new());
    let sitters =
        RwSignal::new([Sitter::Person, Sitter::Bot(USUAL), Sitter::Bot(USUAL), Sitter::Bot(USUAL)]);
    let names = RwSignal::new([const { String::new() }; Seat::MOST]);
    let name = move || speaking.text(&format!("game-{}", game.name()));
    // The seats as the set-up names them.
    let seats = Memo::new(move |_| {
        let setup = setup.get();
        seat_names(game, players.get(), &setup)
    });
    let seated = Memo::new(move |_| {
        let count = seats.with(Vec::len);
        sitters.with(|sitters| sitters.iter().copied().take(count).collect::<Vec<_>>())
    });
    let in_house = Memo::new(move |_| seated.with(|seated| seated.contains(&Sitter::Elsewhere)));
    let needs_book = Memo::new(move |_| {
        let reads =
            |sitter: &Sitter| matches!(sitter, Sitter::Bot(level) if reads_book(game, *level));
        !in_house.get() && seated.with(|seated| seated.iter().any(reads))
    });
    // On the server the choice is a wish: whether it is heard, the seats decide.
    let setup_code = Signal::derive(move || match (in_house.get(), game.choice()) {
        (true, Some(_)) => "lobby-wish".to_owned(),
        _ => format!("app-setup-{}", game.name()),
    });
    let clock = Agreement::new();
    let start = move |()| {
        let begun = untrack(|| {
            let names = names.get();
            let sits = |(sitter, name): (&Sitter, &String)| sitter.sits(name);
            let sitters: Option<Vec<_>> =
                seated.with(|seated| seated.iter().zip(&names).map(sits).collect());
            begin(game, &sitters?, &setup.get(), Beginning::Setup, clock.clock()?.into())
        });
        if let Some(saved) = begun {
            on_start.run(saved);
        }
    };
    view! {
        <div class="setting-up" data-page="set-up" data-game=game.name()>
            <h1>{name}</h1>
            <p class="lead">{move || speaking.text(&format!("app-about-{}", game.name()))}</p>
            <form class="choices" on:submit=move |event| event.prevent_default()>
                <PlayersChoice game players />
                <SetupChoice game players setup code=setup_code />
                <fieldset>
                    <legend>{move || speaking.text("app-who-plays")}</legend>
                    {move || {
                        let seats = seats.get().into_iter().enumerate();
                        seats
                            .map(|(place, name)| {
                                view! { <SeatChoice game place name sitters names reach /> }
                            })
                            .collect_view()
                    }}
                    <Show when=move || reach.with(|reach| *reach == Reach::Closed)>
                        <p class="note" data-note="no-house">
                            {move || speaking.text("lobby-no-house")}
                        </p>
                    </Show>
                </fieldset>
                {Book::of(game).map(|book| view! { <BookBar book needed=needs_book /> })}
                <Show
                    when=move || in_house.get()
                    fallback=move || {
                        view! {
                            <ClockChoices agreement=clock />
                            <Starting game on_start=start />
                        }
                    }
                >
                    <OpeningTable game sitters=seated setup />
                </Show>
            </form>
        </div>
    }
}

/// The button that begins. A game that goes on here is not replaced unasked.
#[component]
fn Starting(game: Game, #[prop(into)] on_start: Callback<()>) -> impl IntoView {
    let asks = RwSignal::new(false);
    let start = move |()| {
        if runs_here(game) {
            asks.set(true);
        } else {
            on_start.run(());
        }
    };
    view! {
        <Show
            when=move || asks.get()
            fallback=move || {
                view! {
                    <div class="start">
                        <Control code="app-start" on_press=start />
                    </div>
                }
            }
        >
            <Replacing game on_replace=on_start />
        </Show>
    }
}
