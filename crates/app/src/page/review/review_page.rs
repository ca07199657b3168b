//! The review of a game: curve, moments and players beside the board, and how far it is.

use std::sync::Arc;

use game::Fact;
use leptos::prelude::*;
use protocol::ReviewOf;

use super::{
    curve::Curve,
    moments::Moments,
    opened::Opened,
    players::Players,
    reviewing::{Reviewing, Stage},
};
use crate::{
    board::Purpose,
    page::{
        browser,
        control::Control,
        icon::{Icon, IconButton},
        live_board::LiveBoard,
        loading::loaded,
        place::Place,
        speaking::Speaking,
        title,
    },
    view::Attempt,
};

/// The review of this game.
#[component]
pub(in crate::page) fn ReviewPage(of: ReviewOf) -> impl IntoView {
    let speaking = Speaking::here();
    title::show(move || {
        speaking.tell("app-title", &[("name", Fact::Text(speaking.text("review-name")))])
    });
    let shown = move |opened: Arc<Opened>| {
        if opened.game.outcome().is_some() {
            view! { <Reviewed of opened /> }.into_any()
        } else {
            view! { <NotOver of /> }.into_any()
        }
    };
    loaded(move || Opened::load(of), shown)
}

/// Where the game is looked at.
fn game_place(of: ReviewOf) -> Place {
    match of {
        ReviewOf::Here(game, id) => Place::Play(game, Some(id)),
        ReviewOf::Table(id) => Place::Table(id, None),
    }
}

/// A game that still runs.
#[component]
fn NotOver(of: ReviewOf) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <div class="shelf" data-page="review" data-stage="not-over">
            <h1>{move || speaking.text("review-name")}</h1>
            <p class="lead">{move || speaking.text("review-not-over")}</p>
            <p class="ways">
                <a class="control main" href=game_place(of).path()>
                    {move || speaking.text("review-to-game")}
                </a>
            </p>
        </div>
    }
}

/// A game that is over.
#[component]
fn Reviewed(of: ReviewOf, opened: Arc<Opened>) -> impl IntoView {
    let speaking = Speaking::here();
    let game = opened.game.game();
    let heading = move || {
        let name = Fact::Text(speaking.text(&format!("game-{}", game.name())));
        speaking.tell("review-of", &[("name", name)])
    };
    let reviewing = Reviewing::of(opened);
    let stage = move || match reviewing.stage.get() {
        Stage::Running => "running",
        Stage::Done => "done",
        Stage::Stopped => "stopped",
        Stage::Failed => "failed",
        Stage::Rests => "rests",
    };
    view! {
        <div class="rulebook lesson review" data-page="review" data-game=game.name() data-stage=stage>
            <div class="opened">
                <div class="text">
                    <h1>{heading}</h1>
                    <Progress reviewing />
                    <Curve reviewing />
                    <h2>{move || speaking.text("review-moves")}</h2>
                    <Moments reviewing />
                    <Players reviewing />
                    <p class="ways">
                        <a class="control" href=game_place(of).path()>
                            {move || speaking.text("review-to-game")}
                        </a>
                    </p>
                </div>
                <Desk reviewing />
            </div>
        </div>
    }
}

/// How far it is, and stopping it.
#[component]
fn Progress(reviewing: Reviewing) -> impl IntoView {
    let speaking = Speaking::here();
    let all = reviewing.length();
    let runs = move || reviewing.stage.get() == Stage::Running;
    let count = move || {
        let facts = [("through", reviewing.through().into()), ("entries", all.into())];
        speaking.tell("review-through", &facts)
    };
    let told = move || match reviewing.stage.get() {
        Stage::Running => speaking.text("review-running"),
        Stage::Done => speaking.text("review-done"),
        Stage::Stopped => speaking.text("review-stopped-here"),
        Stage::Failed => speaking.text("review-failed"),
        Stage::Rests => speaking.text("fair-off"),
    };
    let again =
        move || matches!(reviewing.stage.get(), Stage::Stopped | Stage::Failed | Stage::Rests);
    let stop = move |()| {
        reviewing.stop();
        browser::focus("main");
    };
    let go_again = move |()| {
        reviewing.begin();
        browser::focus("main");
    };
    view! {
        <p role="status" data-status="review">{told}</p>
        <div class="through">
            <Show when=runs>
                <progress
                    max=all.to_string()
                    value=move || reviewing.through().to_string()
                    aria-label=move || speaking.text("review-running")
                ></progress>
                <span class="note">{count}</span>
                <Control code="review-stop" on_press=stop />
            </Show>
            <Show when=again>
                <Control code="review-begin" on_press=go_again />
            </Show>
        </div>
    }
}

/// The board after the moment that is shown, and going through the game.
#[component]
fn Desk(reviewing: Reviewing) -> impl IntoView {
    let speaking = Speaking::here();
    let all = reviewing.length();
    let at = move || reviewing.shown.get();
    let to = move |entries: fn(usize, usize) -> usize| {
        move |()| reviewing.show(entries(reviewing.shown.get_untracked(), all))
    };
    let told = move || {
        let code = if reviewing.strays.get() { "review-better-shown" } else { "review-shown" };
        speaking.tell(code, &[("number", at().into()), ("entries", all.into())])
    };
    view! {
        <aside class="trying" aria-label=move || speaking.text("review-board")>
            <div class="desk">
                <p class="task" data-status="shown">{told}</p>
                <LiveBoard
                    game=reviewing.live
                    choices=Signal::stored(Vec::new())
                    on_choose=|_: String| ()
                    on_refused=|_: Attempt| ()
                    purpose=Purpose::Show
                />
                <div class="asked" role="group" aria-label=move || speaking.text("steps-name")>
                    <IconButton code="app-first" icon=Icon::First on_press=to(|_, _| 0) />
                    <IconButton
                        code="app-previous"
                        icon=Icon::Previous
                        on_press=to(|at, _| at.saturating_sub(1))
                    />
                    <IconButton
                        code="app-next"
                        icon=Icon::Next
                        on_press=to(|at, all| all.min(at + 1))
                    />
                    <IconButton code="app-last" icon=Icon::Last on_press=to(|_, all| all) />
                </div>
            </div>
        </aside>
    }
}
