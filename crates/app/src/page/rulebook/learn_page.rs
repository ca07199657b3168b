//! Where games are learnt: each with its lesson and its rulebook.

use game::Fact;
use leptos::prelude::*;
use shelf::{Game, Opening};

use super::lesson_progress::LessonProgress;
use crate::page::{
    icon::{Drawing, Icon},
    place::Place,
    speaking::Speaking,
    start_board::StartBoard,
    title,
};

/// All games.
#[component]
pub(in crate::page) fn LearnPage() -> impl IntoView {
    let speaking = Speaking::here();
    title::show(move || {
        speaking.tell("app-title", &[("name", Fact::Text(speaking.text("learn-title")))])
    });
    view! {
        <div class="shelf" data-page="learn">
            <h1>{move || speaking.text("learn-title")}</h1>
            <p class="lead">{move || speaking.text("learn-lead")}</p>
            <ul class="boxes">
                {Game::ALL.map(|game| view! { <ToLearn game /> }).collect_view()}
            </ul>
        </div>
    }
}

/// A game, and the ways to its lesson and its rulebook.
#[component]
fn ToLearn(game: Game) -> impl IntoView {
    let speaking = Speaking::here();
    let name = move || speaking.text(&format!("game-{}", game.name()));
    let progress = LessonProgress::kept(game);
    let lesson = move || match progress {
        Some(progress) if progress.is_whole() => speaking.text("learn-lesson-again"),
        Some(LessonProgress { done, steps }) => {
            speaking.tell("learn-lesson-on", &[("done", done.into()), ("steps", steps.into())])
        }
        None => speaking.text("learn-lesson"),
    };
    let start = game.open(&Opening::default()).ok();
    view! {
        <li class="box" data-game=game.name()>
            <div class="miniature" aria-hidden="true">
                {start.map(|start| view! { <StartBoard start /> })}
            </div>
            <div class="label">
                <h2>{name}</h2>
                <p class="about">{move || speaking.text(&format!("app-about-{}", game.name()))}</p>
                <p class="ways">
                    <a
                        class="control main"
                        data-way="lesson"
                        href=Place::Lesson(game).path()
                        aria-label=move || format!("{}: {}", name(), lesson())
                    >
                        <Drawing icon=Icon::Bulb />
                        {lesson}
                    </a>
                    <a
                        class="control"
                        data-way="rules"
                        href=Place::Rules(game, None).path()
                        aria-label=move || format!("{}: {}", name(), speaking.text("setup-rules"))
                    >
                        <Drawing icon=Icon::Book />
                        {move || speaking.text("setup-rules")}
                    </a>
                    <a
                        class="control"
                        data-way="puzzles"
                        href=Place::PuzzlesOf(game).path()
                        aria-label=move || format!("{}: {}", name(), speaking.text("app-puzzles"))
                    >
                        {move || speaking.text("app-puzzles")}
                    </a>
                </p>
            </div>
        </li>
    }
}
