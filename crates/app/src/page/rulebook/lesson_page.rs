//! The lesson of a game: one step after the other, with the board beside it. What was
//! done is kept, so that one can go on another day; after the last step comes a first
//! game.

use std::sync::Arc;

use game::Fact;
use leptos::prelude::*;
use rulebook::Lesson;
use shelf::Game;

use super::{
    chapters::blocks,
    lesson_progress::LessonProgress,
    loading::loaded,
    trying::{TryOut, Trying},
};
use crate::page::{
    browser, control::Control, game::coach::coach_again, place::Place, speaking::Speaking, title,
};

/// The lesson, at the step where the reader left it.
#[component]
pub(in crate::page) fn LessonPage(game: Game) -> impl IntoView {
    let speaking = Speaking::here();
    let name = move || Fact::Text(speaking.text(&format!("game-{}", game.name())));
    let heading = move || speaking.tell("lesson-title", &[("name", name())]);
    title::show(move || speaking.tell("app-title", &[("name", Fact::Text(heading()))]));
    let left_at = LessonProgress::kept(game).filter(|it| !it.is_whole()).map_or(0, |it| it.done);
    let at = RwSignal::new(left_at);
    let shown = loaded(game, move |lesson| view! { <Steps game lesson at /> }.into_any());
    view! {
        <div class="rulebook lesson" data-page="lesson" data-game=game.name()>
            <h1 class="unseen">{heading}</h1>
            {shown}
        </div>
    }
}

/// The steps of a lesson that is here.
#[component]
fn Steps(game: Game, lesson: Arc<Lesson>, at: RwSignal<usize>) -> impl IntoView {
    let speaking = Speaking::here();
    let steps = lesson.steps.len();
    let trying = Trying::of(game);
    let shown = lesson.clone();
    Effect::new(move |_| {
        let step = shown.steps.get(at.get());
        if let (Some(trying), Some(step)) = (trying, step) {
            untrack(|| trying.show_step(step));
        }
    });
    let done = Memo::new(move |_| trying.is_some_and(Trying::is_done));
    Effect::new(move |_| {
        if done.get() {
            let done = at.get_untracked() + 1;
            let before = LessonProgress::kept(game).map_or(0, |it| it.done);
            LessonProgress { done: done.max(before), steps }.keep(game);
            request_animation_frame(|| browser::focus("[data-page=lesson] [data-next]"));
        }
    });
    let go = move |step: usize| {
        at.set(step);
        browser::scroll_to_top();
        request_animation_frame(|| browser::focus("[data-page=lesson] .step"));
    };
    let count = move || {
        let facts = [("step", (at.get() + 1).into()), ("steps", steps.into())];
        speaking.tell("lesson-step", &facts)
    };
    let told = move || {
        lesson.steps.get(at.get()).map(|step| {
            view! {
                <h2>{step.title.clone()}</h2>
                {blocks(&step.blocks)}
            }
        })
    };
    let is_last = move || at.get() + 1 == steps;
    let next = move || {
        if is_last() {
            view! {
                <a
                    class="control main"
                    data-next=""
                    data-way="now"
                    href=Place::Now(game).path()
                    on:click=move |_| coach_again(game)
                >
                    {move || speaking.text("lesson-play")}
                </a>
            }
            .into_any()
        } else {
            view! {
                <button
                    type="button"
                    class="control"
                    class:main=move || done.get()
                    data-next=""
                    data-control="lesson-next"
                    on:click=move |_| go(at.get_untracked() + 1)
                >
                    {move || speaking.text("lesson-next")}
                </button>
            }
            .into_any()
        }
    };
    view! {
        <div class="opened">
            <div class="text">
                <p class="title">{count}</p>
                <progress max=steps.to_string() value=move || (at.get() + usize::from(done.get())).to_string() aria-hidden="true"></progress>
                <div class="step" tabindex="-1" data-step=move || (at.get() + 1).to_string()>{told}</div>
                <p class="ways">
                    <Control
                        code="lesson-back"
                        disabled=Signal::derive(move || at.get() == 0)
                        on_press=move |()| go(at.get_untracked().saturating_sub(1))
                    />
                    {next}
                </p>
                <p class="ways">
                    <a href=Place::Rules(game, None).path()>{move || speaking.text("setup-rules")}</a>
                </p>
            </div>
            {trying.map(|trying| view! { <TryOut trying /> })}
        </div>
    }
}
