//! A game on the table: the board, how it stands, and its sheet.

use leptos::prelude::*;
use shelf::Game;

use crate::page::{
    book_bar::BookBar,
    books::Book,
    game::aids::{Aids, AidsSwitch},
    game::die::LastRoll,
    game::draft::Pending,
    game::hearing::{self, SoundSwitch},
    game::playing::{Playing, Waiting},
    game::sheet::Sheet,
    game::spots,
    game::status::{Status, Turn},
    game::uncovering::HowUncovered,
    speaking::Speaking,
};
use crate::{board::Board, local::Kept};

/// A game that goes on here.
#[component]
pub(in crate::page) fn TablePage(game: Game, kept: Kept) -> impl IntoView {
    view! { <GameTable playing=Playing::here(game, kept) /> }
}

/// A game under way, whoever moves it on.
#[component]
pub(in crate::page) fn GameTable(
    playing: Playing,
    /// What else stands beside the board.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let game = playing.game;
    let (whole, aids) = (playing.scene(), Aids::of(playing));
    let scene = aids.filter(whole);
    provide_context(aids);
    provide_context(hearing::listen(playing));
    playing.uncover_at_the_end();
    let actor = move || playing.kept.with(|kept| kept.table.played().actor().unwrap_or("over"));
    let thinking = move || match playing.waiting.get() {
        Waiting::Bot => "true",
        Waiting::Nobody | Waiting::Book | Waiting::Rated | Waiting::NoBot => "false",
    };
    view! {
        <div
            class="game-page"
            data-page="game"
            data-game=game.name()
            data-actor=actor
            data-actions=move || playing.kept.with(|kept| kept.table.length()).to_string()
            data-shown=move || playing.shown_length().to_string()
            data-thinking=thinking
            data-draft=move || playing.draft.get().word()
        >
            <h1 class="name">{move || speaking.text(&format!("game-{}", game.name()))}</h1>
            <Turn playing />
            {Book::of(game)
                .map(|book| view! { <BookBar book needed=Memo::new(move |_| playing.needs_book()) /> })}
            <div class="felt">
                <Board
                    scene
                    choices=playing.choices()
                    on_choose=move |token: String| playing.choose(&token)
                    on_refused=move |tried: String| playing.refuse(&tried)
                    names=spots::names(game, scene)
                    viewer=playing.degrees()
                    ghosts=move |token: String| playing.ghosts(&token)
                    ways=move |token: String| playing.way(&token)
                    pending=playing.pending()
                />
                <Pending playing />
            </div>
            <div class="beside">
                {children.map(|children| children())}
                <LastRoll playing />
                <HowUncovered playing />
                <Status playing />
                <Sheet playing />
                <div class="controls">
                    <SoundSwitch />
                    <AidsSwitch scene=whole aids />
                </div>
            </div>
        </div>
    }
}
