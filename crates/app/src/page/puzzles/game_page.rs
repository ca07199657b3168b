//! All puzzles of a game, by how hard they are, and those alone that are about a theme.

use std::sync::Arc;

use game::Fact;
use leptos::prelude::*;
use puzzles::Theme;
use shelf::Game;

use super::{
    collection::{Collection, today},
    posed::Posed,
    puzzle_progress::{PuzzleMark, PuzzleProgress},
};
use crate::page::{control::Labelled, loading::loaded, place::Place, speaking::Speaking, title};

/// The puzzles of a game.
#[component]
pub(in crate::page) fn GamePuzzlesPage(game: Game) -> impl IntoView {
    let speaking = Speaking::here();
    let heading = move || {
        let name = Fact::Text(speaking.text(&format!("game-{}", game.name())));
        speaking.tell("puzzles-of", &[("name", name)])
    };
    title::show(move || speaking.tell("app-title", &[("name", Fact::Text(heading()))]));
    let shown = loaded(
        move || Collection::load(game),
        move |collection| view! { <Listed game collection /> }.into_any(),
    );
    view! {
        <div class="shelf puzzle-list" data-page="game-puzzles" data-game=game.name()>
            <h1>{heading}</h1>
            {shown}
        </div>
    }
}

/// The puzzles that are here.
#[component]
fn Listed(game: Game, collection: Arc<Collection>) -> impl IntoView {
    let speaking = Speaking::here();
    let left = StoredValue::new(PuzzleProgress::kept(game));
    let theme = RwSignal::new(None::<Theme>);
    let way = |code: &'static str, id: String| {
        view! {
            <a class="control" data-way=code href=Place::Puzzle(game, id).path()>
                {move || speaking.text(code)}
            </a>
        }
    };
    let day = today().and_then(|day| collection.of_day(day));
    let day = day.map(|puzzle| way("puzzles-day", puzzle.id.clone()));
    let next = left.with_value(|left| collection.due_after(0, left).map(|it| it.id.clone()));
    let next = next.map(|id| way("puzzles-next", id));
    let is_there = |theme: &&Theme| collection.0.iter().any(|puzzle| puzzle.themes.contains(theme));
    let option = move |theme: &Theme| {
        let name = theme.name();
        view! { <option value=name>{move || speaking.text(&format!("theme-name-{name}"))}</option> }
    };
    let options = Theme::ALL.iter().filter(is_there).map(option).collect_view();
    let choose = move |event| theme.set(event_target_value(&event).parse().ok());
    let difficulties = 1..=bots::level_count(game);
    let shown = move || {
        let is_about = |puzzle: &&(usize, Posed)| {
            theme.get().is_none_or(|theme| puzzle.1.themes.contains(&theme))
        };
        let numbered: Vec<_> =
            collection.0.iter().enumerate().map(|(at, it)| (at + 1, it.clone())).collect();
        let of_difficulty = |difficulty| {
            let puzzles = numbered.iter().filter(|(_, puzzle)| puzzle.difficulty == difficulty);
            let puzzles: Vec<_> = puzzles.filter(is_about).cloned().collect();
            (!puzzles.is_empty()).then(|| view! { <Difficulty game difficulty puzzles left /> })
        };
        difficulties.clone().map(of_difficulty).collect_view()
    };
    view! {
        <p class="ways">{day} {next}</p>
        <div class="theme">
            <Labelled code="puzzles-theme">
                <select data-choice="theme" on:change=choose>
                    <option value="">{move || speaking.text("puzzles-theme-all")}</option>
                    {options}
                </select>
            </Labelled>
        </div>
        {shown}
    }
}

/// The puzzles that are so hard.
#[component]
fn Difficulty(
    game: Game,
    difficulty: u8,
    puzzles: Vec<(usize, Posed)>,
    left: StoredValue<PuzzleProgress>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let heading = move || {
        let facts = [("difficulty", difficulty.into()), ("most", bots::level_count(game).into())];
        speaking.tell("puzzles-difficulty", &facts)
    };
    let how = |puzzle: &Posed| left.with_value(|left| left.of(&puzzle.id));
    let all = puzzles.len();
    let solved = puzzles.iter().filter(|(_, it)| how(it) == Some(PuzzleMark::Solved)).count();
    let count = move || {
        speaking.tell("puzzles-solved-of", &[("solved", solved.into()), ("all", all.into())])
    };
    let link = |(number, puzzle): &(usize, Posed)| {
        let (number, how) = (*number, how(puzzle));
        let code = match how {
            None => "puzzles-number",
            Some(PuzzleMark::Solved) => "puzzles-number-solved",
            Some(PuzzleMark::Shown) => "puzzles-number-shown",
        };
        let label = move || speaking.tell(code, &[("number", number.into())]);
        view! {
            <li>
                <a
                    class="control"
                    href=Place::Puzzle(game, puzzle.id.clone()).path()
                    data-puzzle=puzzle.id.clone()
                    data-left=how.map(PuzzleMark::word)
                    aria-label=label
                >
                    {number}
                </a>
            </li>
        }
    };
    view! {
        <section data-difficulty=difficulty.to_string()>
            <h2>{heading}</h2>
            <p class="note">{count}</p>
            <ol>{puzzles.iter().map(link).collect_view()}</ol>
        </section>
    }
}
