//! The screen: the board on the felt, and beside it what the engine has found, the moves
//! with their variations, notes on them, and ways to take all of it along.

#![allow(clippy::needless_pass_by_value, reason = "a component owns what it is given")]

use game::Fact;
use leptos::{html::Details, prelude::*};
use protocol::Analysed;
use shelf::Game;
use telling::{Reader, told, turn};

use super::{
    arranging::{Arrange, ArrangedBoard, Arranging, ArrangingPanel},
    chance::Outcomes,
    engine::Engine,
    exploring::Exploring,
    found::FoundHere,
    noting::Noting,
    sharing::Sharing,
    threats::Threats,
    tree_list::TreeList,
};
use crate::page::{
    browser,
    game::near_end::told_to_onlooker,
    game::spots,
    icon::{Icon, IconButton},
    live_board::{MoveButtons, without_place},
    objection::Objecting,
    place::Place,
    speaking::Speaking,
    title,
    unknown_page::{UnknownPage, Wrong},
};
use crate::{
    board::Board,
    scene::NoteKind,
    view::{Attempt, Draw},
};

/// The analysis board of a game, with what its address holds.
#[component]
pub(in crate::page) fn AnalysisPage(game: Game, analysed: Analysed) -> impl IntoView {
    match Exploring::open(game, &analysed) {
        Some(exploring) => view! { <Opened exploring /> }.into_any(),
        None => view! { <UnknownPage wrong=Wrong::Broken /> }.into_any(),
    }
}

#[component]
fn Opened(exploring: Exploring) -> impl IntoView {
    let speaking = Speaking::here();
    let game = exploring.game;
    let engine = Engine::beside(exploring);
    let arranging = untrack(|| exploring.with_game(Arranging::of));
    let arranges = RwSignal::new(false);
    let arrange = move |()| {
        engine.rest();
        untrack(|| exploring.with_game(|game| arranging.become_like(game)));
        arranges.set(true);
    };
    let close = move |()| {
        arranges.set(false);
        request_animation_frame(browser::focus_board);
    };
    let name = move || Fact::Text(speaking.text(&format!("game-{}", game.name())));
    let heading = move || speaking.tell("app-analysis-title", &[("name", name())]);
    title::show(move || speaking.tell("app-title", &[("name", Fact::Text(heading()))]));
    view! {
        <div
            class="analysis"
            data-page="analysis"
            data-game=game.name()
            data-path=move || exploring.standing.with(|standing| standing.path.clone())
            data-steps=move || exploring.tree.with(|tree| tree.steps().to_string())
        >
            <h1 class="unseen">{heading}</h1>
            {move || {
                if arranges.get() {
                    view! {
                        <ArrangedBoard arranging />
                        <div class="analysis-side">
                            <ArrangingPanel arranging exploring on_close=close />
                        </div>
                    }
                    .into_any()
                } else {
                    view! {
                        <Felt engine />
                        <Standing exploring />
                        <div class="analysis-side">
                            // Above what grows while the engine thinks: nothing jumps away
                            // from under a finger.
                            <p class="ways"><Arrange on_press=arrange /></p>
                            <FoundHere engine />
                            <div class="analysis-moves" data-scrolls="">
                                <Outcomes engine />
                                <TreeList exploring />
                                <More exploring />
                            </div>
                        </div>
                        <Bar exploring />
                    }
                    .into_any()
                }
            }}
        </div>
    }
}

/// The board, with the best move ringed and threats marked.
#[component]
fn Felt(engine: Engine) -> impl IntoView {
    let speaking = Speaking::here();
    let exploring = engine.exploring;
    let plain = exploring.scene();
    let best = Memo::new(move |_| engine.best());
    let threats = Threats::here(engine);
    let choices = Memo::new(move |_| exploring.with_game(Draw::choices));
    let scene = Memo::new(move |_| {
        let mut scene = plain.get();
        exploring.with_game(|game| {
            scene.notes.retain(|note| note.kind != NoteKind::AidOnRequest);
            scene.notes.extend(threats.with(|threats| threats.notes.clone()));
            if let Some(best) = best.get() {
                scene.point_at(game.spots(&best), "hint-note");
            }
        });
        scene
    });
    let near = move || {
        let words = speaking.words();
        exploring.with_game(|game| {
            let ends = threats.with(|threats| threats.ends.clone()).into_iter();
            let told = ends.filter_map(|end| told_to_onlooker(game, end, &words));
            told.map(|told| view! { <p data-nearing="">{told}</p> }).collect_view()
        })
    };
    view! {
        <div class="felt">
            <Board
                scene
                choices
                on_choose=move |token: String| exploring.play(&token)
                on_refused=move |attempt: Attempt| exploring.refuse(&attempt)
                names=spots::names(exploring.game, scene.into())
                viewer=Signal::stored(0.0)
                ghosts=move |token: String| exploring.ghosts(&token)
                ways=move |token: String| exploring.with_game(|game| game.way(&token))
            />
            <div class="near-ends" role="status">{near}</div>
        </div>
    }
}

/// What happened last and whose turn it is, what can't be done, and moves that have no
/// place on the board.
#[component]
fn Standing(exploring: Exploring) -> impl IntoView {
    let speaking = Speaking::here();
    let said = move || {
        let words = speaking.words();
        let reader = Reader::onlooker(&words);
        exploring.with_game(|game| {
            [told(game, game.length(), &reader), turn(game, &reader)].join(" ").trim().to_owned()
        })
    };
    let moves = Memo::new(move |_| without_place(&exploring.with_game(Draw::choices)));
    let play = move |token: String| {
        exploring.play(&token);
        browser::focus_board();
    };
    view! {
        <div class="standing">
            <p role="status" data-status="turn">{said}</p>
            <Objecting name="objection" objection=exploring.objection rules=exploring.game />
            <div class="asked"><MoveButtons moves on_choose=play /></div>
        </div>
    }
}

/// Notes on the move, and ways to take all of it along: put together when they are opened.
#[component]
fn More(exploring: Exploring) -> impl IntoView {
    view! {
        <Folded name="note" code="analysing-note" content=move || view! { <Noting exploring /> }.into_any() />
        <Folded name="share" code="more-share" content=move || view! { <Sharing exploring /> }.into_any() />
    }
}

#[component]
fn Folded(name: &'static str, code: &'static str, #[prop(into)] content: ViewFn) -> impl IntoView {
    let speaking = Speaking::here();
    let details = NodeRef::<Details>::new();
    let open = RwSignal::new(false);
    let toggle = move |_: leptos::ev::Event| {
        open.set(details.get_untracked().is_some_and(|details| details.open()));
    };
    view! {
        <details class="more" data-more=name node_ref=details on:toggle=toggle>
            <summary>{move || speaking.text(code)}</summary>
            {move || open.get().then(|| content.run())}
        </details>
    }
}

/// Stepping through the line, and playing on from here.
#[component]
fn Bar(exploring: Exploring) -> impl IntoView {
    let speaking = Speaking::here();
    let path = Memo::new(move |_| exploring.standing.with(|standing| standing.path.clone()));
    let at_start = Signal::derive(move || path.with(String::is_empty));
    let at_end = Signal::derive(move || !exploring.goes_on());
    // A button that can't be pressed any more has no focus: the board takes it.
    let then = move |()| {
        if untrack(|| at_start.get() || at_end.get()) {
            browser::focus_board();
        }
    };
    let back = move |()| {
        exploring.go(super::exploring::before(&exploring.path_now()));
        then(());
    };
    let from_here = move || {
        let position = exploring.with_game(shelf::GameInProgress::position);
        Place::Position(exploring.game, position).path()
    };
    let over = Memo::new(move |_| exploring.with_game(|game| game.outcome().is_some()));
    view! {
        <nav class="bar" aria-label=move || speaking.text("bar-name")>
            <div class="steps" role="group" aria-label=move || speaking.text("steps-name")>
                <IconButton code="app-first" icon=Icon::First disabled=at_start
                    on_press=move |()| { exploring.go(""); then(()) } />
                <IconButton code="app-previous" icon=Icon::Previous disabled=at_start on_press=back />
                <IconButton code="app-next" icon=Icon::Next disabled=at_end
                    on_press=move |()| { exploring.forward(); then(()) } />
                <IconButton code="analysing-last" icon=Icon::Last disabled=at_end
                    on_press=move |()| { exploring.to_end(); then(()) } />
            </div>
            <Show when=move || !over.get()>
                <a class="control" data-way="play" href=from_here>
                    {move || speaking.text("analysing-play")}
                </a>
            </Show>
        </nav>
    }
}
