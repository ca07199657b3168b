//! One puzzle: its task, the board on which one tries, what comes of it, and the way to
//! the next one.

use std::sync::Arc;

use ::telling::Reader;
use game::Fact;
use leptos::prelude::*;
use shelf::Game;

use super::{
    collection::Collection,
    posed::Posed,
    puzzle_progress::PuzzleProgress,
    solving::{Feedback, Solving},
    telling,
};
use crate::{
    page::{
        browser,
        control::Control,
        game::legend::Signs,
        live_board::{LiveBoard, MoveButtons, without_place},
        loading::loaded,
        place::Place,
        speaking::Speaking,
        title,
        unknown_page::{UnknownPage, Wrong},
    },
    view::Attempt,
};

/// The puzzle of a game with this id.
#[component]
pub(in crate::page) fn PuzzlePage(game: Game, id: String) -> impl IntoView {
    let speaking = Speaking::here();
    let heading = move || {
        let name = Fact::Text(speaking.text(&format!("game-{}", game.name())));
        speaking.tell("puzzles-of", &[("name", name)])
    };
    title::show(move || speaking.tell("app-title", &[("name", Fact::Text(heading()))]));
    loaded(
        move || Collection::load(game),
        move |collection: Arc<Collection>| match collection.find(&id) {
            Some((number, puzzle)) => {
                let (puzzle, collection) = (Arc::new(puzzle.clone()), collection.clone());
                view! {
                    <div class="rulebook lesson puzzle" data-page="puzzle" data-game=game.name()>
                        <h1 class="unseen">{heading}</h1>
                        <Opened collection puzzle number />
                    </div>
                }
                .into_any()
            }
            None => view! { <UnknownPage wrong=Wrong::NoPuzzle /> }.into_any(),
        },
    )
}

/// A puzzle that is here.
#[component]
fn Opened(collection: Arc<Collection>, puzzle: Arc<Posed>, number: usize) -> impl IntoView {
    let speaking = Speaking::here();
    let game = puzzle.game;
    let facts =
        [("difficulty", puzzle.difficulty.into()), ("most", bots::level_count(game).into())];
    let difficulty = move || speaking.tell("puzzles-difficulty", &facts);
    let heading = move || speaking.tell("puzzles-number", &[("number", number.into())]);
    let hinted = RwSignal::new(false);
    let solving = Solving::of(puzzle.clone());
    let next = collection.due_after(number, &PuzzleProgress::kept(game)).map(|it| it.id.clone());
    let over = Memo::new(move |_| solving.is_some_and(Solving::is_over));
    Effect::new(move |_| {
        if over.get() {
            request_animation_frame(|| browser::focus("[data-page=puzzle] [data-next]"));
        }
    });
    let themes = puzzle.themes.clone();
    let about = move || {
        let named = themes.iter().map(|theme| format!("theme-{}", theme.name()));
        // Something can be said of every puzzle.
        let unnamed = themes.is_empty().then(|| "puzzles-compare".to_owned());
        let told = named.chain(unnamed).map(|code| view! { <p>{speaking.text(&code)}</p> });
        (hinted.get() || over.get()).then(|| told.collect_view())
    };
    let worth = move || {
        let worth = telling::figures(&puzzle, &speaking.words());
        let worth = worth.into_iter().map(|worth| view! { <li>{worth}</li> });
        over.get().then(|| view! { <ul class="worth">{worth.collect_view()}</ul> })
    };
    let next = next.map(|id| {
        view! {
            <a
                class="control"
                class:main=move || over.get()
                data-next=""
                data-way="next"
                href=Place::Puzzle(game, id).path()
            >
                {move || speaking.text("puzzles-next")}
            </a>
        }
    });
    view! {
        <div class="opened">
            <div class="text">
                <p class="title">{difficulty}</p>
                <h2>{heading}</h2>
                <div class="hinted" role="status" data-status="hint">{about} {worth}</div>
                {solving.map(|solving| view! { <Signs entries=solving.signs() /> })}
                <p class="ways">
                    <Show when=move || !hinted.get() && !over.get()>
                        <Control code="puzzles-hint" on_press=move |()| hinted.set(true) />
                    </Show>
                    {next}
                </p>
                <p class="ways">
                    <a href=Place::PuzzlesOf(game).path()>{move || speaking.text("puzzles-all")}</a>
                </p>
            </div>
            {solving.map(|solving| view! { <Desk solving /> })}
        </div>
    }
}

/// The board with its task, the answer, and what can be done.
#[component]
fn Desk(solving: Solving) -> impl IntoView {
    let speaking = Speaking::here();
    let puzzle = solving.puzzle.get_value();
    let task = move || {
        solving.live.now.with(|now| telling::task(&puzzle, now, solving.seat, &speaking.words()))
    };
    let choices = Signal::derive(move || solving.choices());
    let moves = Memo::new(move |_| choices.with(|choices| without_place(choices)));
    let busy = Signal::derive(move || solving.is_busy());
    view! {
        <aside class="trying" aria-label=move || speaking.text("puzzles-board")>
            <div class="desk" data-rests=move || solving.rests().then_some("")>
                <p class="task" data-status="task">{task}</p>
                <LiveBoard
                    game=solving.live
                    choices
                    on_choose=move |token: String| solving.choose(token)
                    on_refused=move |attempt: Attempt| solving.refuse(&attempt)
                />
                <Told solving />
                <div class="asked">
                    <MoveButtons moves on_choose=move |token: String| solving.choose(token) />
                    <Show when=move || solving.can_show_why()>
                        <Control code="puzzles-show-why" on_press=move |()| solving.show_why() />
                    </Show>
                    <Show when=move || !solving.is_over()>
                        <Control
                            code="puzzles-show-solution"
                            disabled=busy
                            on_press=move |()| solving.show_solution()
                        />
                    </Show>
                    <Control code="rulebook-again" on_press=move |()| solving.start_over() />
                </div>
            </div>
        </aside>
    }
}

/// What came of what was tried.
#[component]
fn Told(solving: Solving) -> impl IntoView {
    let speaking = Speaking::here();
    let state = move || match solving.feedback.get() {
        Feedback::None => "none",
        Feedback::Thinking => "thinking",
        Feedback::Refused(_) => "refused",
        Feedback::Wrong(..) => "wrong",
        Feedback::GoesOn(_) => "goes-on",
        Feedback::Solved => "right",
        Feedback::Shown => "shown",
        Feedback::Failed => "failed",
    };
    let said = move || {
        let words = speaking.words();
        let plain = |code| view! { <strong>{words.text(code)}</strong> }.into_any();
        match solving.feedback.get() {
            Feedback::None => words.text("puzzles-try").into_any(),
            Feedback::Thinking => words.text("puzzles-thinking").into_any(),
            Feedback::Refused(objection) => {
                let no = words.text("rulebook-no");
                let sentence = objection.sentence(&Reader::onlooker(&words));
                view! { <strong>{no}</strong> " " <span>{sentence}</span> }.into_any()
            }
            Feedback::Wrong(token, refuted) => {
                let (why, moves) = solving.refutation((&token, &refuted), &words);
                let moves = moves.into_iter().map(|told| view! { <li>{told}</li> });
                view! { <strong>{why}</strong> <ol>{moves.collect_view()}</ol> }.into_any()
            }
            Feedback::GoesOn(first) => {
                let moves = solving.told_from(first, &words);
                let moves = moves.into_iter().map(|told| view! { <li>{told}</li> });
                let right = words.text("puzzles-right");
                view! { <strong>{right}</strong> <ol>{moves.collect_view()}</ol> }.into_any()
            }
            Feedback::Solved => plain("puzzles-solved"),
            Feedback::Shown => plain("puzzles-shown"),
            Feedback::Failed => plain("puzzles-failed"),
        }
    };
    view! {
        <div class="answer" role="status" data-status="answer" data-answer=state>{said}</div>
    }
}
