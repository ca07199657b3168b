//! Where games are learnt: each with its lesson and its rulebook.

use leptos::prelude::*;
use shelf::Game;

use super::lesson_progress::LessonProgress;
use crate::page::{
    game_boxes::{GameBox, GameBoxes},
    icon::{Drawing, Icon},
    place::Place,
    speaking::Speaking,
};

/// All games.
#[component]
pub(in crate::page) fn LearnPage() -> impl IntoView {
    let to_learn = |game| view! { <ToLearn game /> }.into_any();
    view! { <GameBoxes page="learn" title="learn-title" lead="learn-lead" game_box=to_learn /> }
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
    view! {
        <GameBox game>
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
        </GameBox>
    }
}
