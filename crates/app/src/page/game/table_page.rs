//! A game on the table: the board between the plates of its players, how it stands,
//! what can be opened beside it, and its bar.

use game::Seat;
use leptos::prelude::*;
use shelf::GameInProgress;

use crate::page::{
    book_bar::BookBar,
    books::Book,
    browser,
    device_games::DeviceGame,
    game::aids::Aids,
    game::bar::Bar,
    game::die::LastRoll,
    game::draft::{Draft, Pending},
    game::here_status::HereStatus,
    game::legend::Legend,
    game::near_end::NearEnds,
    game::now::Now,
    game::panel::{Panel, Panels},
    game::plates::{Plates, Side},
    game::result::Result,
    game::session::{GameSession, Waiting},
    game::sounds,
    game::spots,
    speaking::Speaking,
};
use crate::{board::Board, view::Attempt};

/// A game that goes on here.
#[component]
pub(in crate::page) fn TablePage(
    saved: DeviceGame,
    /// Begins another game beside this one.
    #[prop(into)]
    on_begin: Callback<DeviceGame>,
) -> impl IntoView {
    let session = GameSession::here(saved, on_begin);
    let little = RwSignal::new(None);
    view! {
        <GameTable session little>
            <HereStatus session little />
        </GameTable>
    }
}

/// A game under way, whoever moves it on.
#[component]
pub(in crate::page) fn GameTable(
    session: GameSession,
    /// Is told whose time comes to its end.
    little: RwSignal<Option<Seat>>,
    /// What else stands beside the board.
    children: Children,
) -> impl IntoView {
    let speaking = Speaking::here();
    let game = session.game;
    let (whole, aids) = (session.scene(), Aids::of(session));
    let scene = aids.filter(whole);
    let panel = Panel::new();
    provide_context(aids);
    provide_context(sounds::sounds_of(session));
    provide_context(session.activity);
    let actor = move || session.with_game(GameInProgress::actor).unwrap_or("over");
    let thinking = move || match session.waiting.get() {
        Waiting::Bot => "true",
        Waiting::Nobody | Waiting::Book | Waiting::Rated | Waiting::NoBot => "false",
    };
    let plates = move |side| {
        view! { <Plates session side on_little_time=move |seat| little.set(Some(seat)) /> }
    };
    view! {
        <div
            class="game-page"
            data-page="game"
            data-game=game.name()
            data-actor=actor
            data-actions=move || session.length().to_string()
            data-shown=move || session.shown_length().to_string()
            data-thinking=thinking
            data-ended=move || session.ended.get().then_some("")
            data-draft=move || session.draft.with(Draft::word)
            data-sheet=move || if panel.up.get() { "up" } else { "down" }
        >
            <h1 class="unseen">{move || speaking.text(&format!("game-{}", game.name()))}</h1>
            <div class="play-area">
            {plates(Side::Far)}
            <div class="felt">
                <Board
                    scene
                    choices=session.choices()
                    on_choose=move |token: String| session.choose(&token)
                    on_refused=move |tried: Attempt| session.refuse(&tried)
                    names=spots::names_for(session, scene)
                    viewer=session.degrees()
                    ghosts=move |token: String| session.ghosts(&token)
                    ways=move |token: String| session.way(&token)
                    pending=session.pending()
                    previews=move |token: String| aids.preview(&token)
                />
                <Legend aids />
                <NearEnds session />
                <Pending session />
                <Result session />
            </div>
            {plates(Side::Near)}
            </div>
            <div class="beside">
            <Now session />
            <aside
                class="drawer"
                aria-label=move || speaking.text("panel-name")
                on:keydown=move |event| {
                    if event.key() == "Escape" {
                        panel.close();
                    }
                }
            >
                <div
                    class="company-area"
                    on:click=move |event| {
                        // What is answered where it was asked stays in sight.
                        if browser::is_on(&event, "button.control")
                            && !browser::is_on(&event, "[data-stays]")
                        {
                            panel.leave();
                        }
                    }
                >
                    {Book::of(game)
                        .map(|book| {
                            view! { <BookBar book needed=Memo::new(move |_| session.needs_book()) /> }
                        })}
                    {children()}
                    <div class="roll-place"><LastRoll session /></div>
                </div>
                <Panels session panel scene=whole aids />
            </aside>
            <Bar session panel />
            </div>
        </div>
    }
}
