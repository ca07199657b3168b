//! All puzzles: that of the day, and for each game how many are solved.

use std::sync::Arc;

use game::Fact;
use leptos::prelude::*;
use puzzles::DayNumber;
use shelf::Game;

use super::{
    collection::{Collection, today},
    puzzle_progress::PuzzleProgress,
};
use crate::page::{
    game_boxes::{GameBox, GameBoxes, Miniature},
    icon::{Drawing, Icon},
    loading::loaded,
    place::Place,
    speaking::Speaking,
};

/// The puzzles of all games.
#[component]
pub(in crate::page) fn OverviewPage() -> impl IntoView {
    let of_game = |game| view! { <OfGame game /> }.into_any();
    view! {
        <GameBoxes page="puzzles" title="app-puzzles" lead="puzzles-lead" game_box=of_game>
            {today().map(|day| view! { <OfDay day /> })}
        </GameBoxes>
    }
}

/// The puzzle of the day.
#[component]
fn OfDay(day: DayNumber) -> impl IntoView {
    let speaking = Speaking::here();
    let game = day.game();
    let shown = move |collection: Arc<Collection>| {
        let Some(puzzle) = collection.of_day(day) else { return ().into_any() };
        let start = puzzle.start();
        let is_solved = PuzzleProgress::kept(game).is_solved(&puzzle.id);
        let heading = move || {
            let name = Fact::Text(speaking.text(&format!("game-{}", game.name())));
            speaking.tell("puzzles-of-day", &[("name", name)])
        };
        let about = if is_solved { "puzzles-day-solved" } else { "puzzles-day-about" };
        let way = if is_solved { "puzzles-day-again" } else { "puzzles-day-solve" };
        view! {
            <section class="box of-day" data-list="day" data-solved=is_solved.then_some("")>
                <Miniature start />
                <div class="label">
                    <h2>{heading}</h2>
                    <p class="about">{move || speaking.text(about)}</p>
                    <p class="ways">
                        <a
                            class="control"
                            class:main=!is_solved
                            data-way="day"
                            href=Place::Puzzle(game, puzzle.id.clone()).path()
                        >
                            <Drawing icon=Icon::Bulb />
                            {move || speaking.text(way)}
                        </a>
                    </p>
                </div>
            </section>
        }
        .into_any()
    };
    loaded(move || Collection::load(game), shown)
}

/// A game, how many of its puzzles are solved, and the ways to them.
#[component]
fn OfGame(game: Game) -> impl IntoView {
    let speaking = Speaking::here();
    let name = move || speaking.text(&format!("game-{}", game.name()));
    let ways = move |collection: Arc<Collection>| {
        let left = PuzzleProgress::kept(game);
        let all = collection.0.len();
        let solved = collection.0.iter().filter(|it| left.is_solved(&it.id)).count();
        let count = move || {
            speaking.tell("puzzles-solved-of", &[("solved", solved.into()), ("all", all.into())])
        };
        let next = collection.due_after(0, &left).map(|puzzle| {
            let text = move || speaking.text("puzzles-next");
            view! {
                <a
                    class="control"
                    data-way="next"
                    href=Place::Puzzle(game, puzzle.id.clone()).path()
                    aria-label=move || format!("{}: {}", name(), text())
                >
                    {text}
                </a>
            }
        });
        view! {
            <p class="about" data-status="solved">{count}</p>
            <p class="ways">
                {next}
                <a
                    class="control"
                    data-way="all"
                    href=Place::PuzzlesOf(game).path()
                    aria-label=move || format!("{}: {}", name(), speaking.text("puzzles-all"))
                >
                    {move || speaking.text("puzzles-all")}
                </a>
            </p>
        }
        .into_any()
    };
    view! { <GameBox game>{loaded(move || Collection::load(game), ways)}</GameBox> }
}
