//! A game on the table: the board, how it stands, and its sheet.

use leptos::prelude::*;
use shelf::GameInProgress;

use crate::page::{
    book_bar::BookBar,
    books::Book,
    game::aids::{Aids, AidsSwitch},
    game::die::LastRoll,
    game::draft::{Draft, Pending},
    game::hearing::{self, SoundSwitch},
    game::here_status::HereStatus,
    game::session::{GameSession, Waiting},
    game::sheet::Sheet,
    game::spots,
    game::status::{Status, Turn},
    game::uncovering::HowUncovered,
    speaking::Speaking,
};
use crate::{board::Board, saved_game::SavedGame, view::Attempt};

/// A game that goes on here.
#[component]
pub(in crate::page) fn TablePage(saved: SavedGame) -> impl IntoView {
    let session = GameSession::here(saved);
    view! {
        <GameTable session>
            <HereStatus session />
        </GameTable>
    }
}

/// A game under way, whoever moves it on.
#[component]
pub(in crate::page) fn GameTable(
    session: GameSession,
    /// What else stands beside the board.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let game = session.game;
    let (whole, aids) = (session.scene(), Aids::of(session));
    let scene = aids.filter(whole);
    provide_context(aids);
    provide_context(hearing::listen(session));
    let actor = move || session.with_game(GameInProgress::actor).unwrap_or("over");
    let thinking = move || match session.waiting.get() {
        Waiting::Bot => "true",
        Waiting::Nobody | Waiting::Book | Waiting::Rated | Waiting::NoBot => "false",
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
            data-draft=move || session.draft.with(Draft::word)
        >
            <h1 class="name">{move || speaking.text(&format!("game-{}", game.name()))}</h1>
            <Turn session />
            {Book::of(game)
                .map(|book| view! { <BookBar book needed=Memo::new(move |_| session.needs_book()) /> })}
            <div class="felt">
                <Board
                    scene
                    choices=session.choices()
                    on_choose=move |token: String| session.choose(&token)
                    on_refused=move |tried: Attempt| session.refuse(&tried)
                    names=spots::names(game, scene)
                    viewer=session.degrees()
                    ghosts=move |token: String| session.ghosts(&token)
                    ways=move |token: String| session.way(&token)
                    pending=session.pending()
                />
                <Pending session />
            </div>
            <div class="beside">
                {children.map(|children| children())}
                <LastRoll session />
                <HowUncovered session />
                <Status session />
                <Sheet session />
                <div class="controls">
                    <SoundSwitch />
                    <AidsSwitch scene=whole aids />
                </div>
            </div>
        </div>
    }
}
