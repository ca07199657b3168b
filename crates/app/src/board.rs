//! The board: draws a scene with elements in space, and turns pointing, keys and
//! typing into actions. It knows no game and no rule: it offers the choices that
//! it was given, and tells what else was tried.
//!
//! Pure parts (places, motions, views, meanings) are in files of their own and
//! tested without a browser.

#![allow(
    unreachable_pub,
    reason = "the component macro makes the properties of private parts public"
)]
#![allow(
    clippy::large_types_passed_by_value,
    reason = "the state of a board is nothing but handles, and closures want a copy of it"
)]

mod activity;
mod along;
mod animate;
mod beside;
mod carried;
mod controls;
mod coordinates;
mod drag;
mod facing;
mod hit;
mod hold;
mod keys;
mod meaning;
mod motion;
mod moving;
mod neighbour;
mod notes;
mod pieces;
mod place;
mod previewing;
mod remembered;
mod room;
mod sight;
mod spots;
mod state;
mod targets;
mod timing;
mod top;
mod typing;
mod view;
mod ways;

use leptos::{ev, html, prelude::*};

use crate::{
    page::Speaking,
    scene::{Choice, Motion, Piece, PieceId, Preview, Scene},
    view::Attempt,
};
pub use activity::Activity;
use controls::Viewing;
use drag::Drag;
use moving::Rest;
use notes::Notes;
use pieces::{Ghosts, Pieces};
use place::units;
use previewing::{Foretold, Outlook, Previewing, ToldAloud};
use spots::Spots;
use state::{Given, State};
use targets::Over;
use top::Top;
use typing::Typing;

/// What a board is there for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Purpose {
    /// To be played on.
    #[default]
    Play,
    /// To be looked at: a picture with one name, without buttons.
    Show,
}

/// A board with its pieces.
#[component]
pub fn Board(
    /// What is to be seen. Its motions are played when it replaces another.
    #[prop(into)]
    scene: Signal<Scene>,
    /// What may be done now; empty when it is no person's turn here.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
    /// Is told the token of the action that was made.
    #[prop(into)]
    on_choose: Callback<String>,
    /// Is told what was tried that is no choice.
    #[prop(into)]
    on_refused: Callback<Attempt>,
    /// Names a spot and what lies there, for those who do not see it.
    #[prop(into)]
    names: Callback<String, String>,
    /// By how many degrees, clockwise, the board is turned for whoever looks.
    #[prop(into)]
    viewer: Signal<f32>,
    /// Playing, or looking only.
    #[prop(optional)]
    purpose: Purpose,
    /// The pieces that an action would move, as they would be then, and how they
    /// would get there: shown while it can be made.
    #[prop(optional, into)]
    ghosts: Option<Callback<String, Vec<(Piece, Motion)>>>,
    /// The spots that a piece passes by an action, first and last included:
    /// shown while it can be made.
    #[prop(optional, into)]
    ways: Option<Callback<String, Vec<String>>>,
    /// The pieces that were moved but not for good yet.
    #[prop(optional, into)]
    pending: Signal<Vec<PieceId>>,
    /// What would come of an action: told while it can be made, on boards with a
    /// track.
    #[prop(optional, into)]
    previews: Option<Callback<String, Preview>>,
) -> impl IntoView {
    let root = NodeRef::<html::Div>::new();
    let given = Given { scene, choices, on_choose, on_refused, viewer, pending, ghosts, ways };
    let state = State::new(root, given);
    let previewing = Previewing::new(state, previews);
    let words = Speaking::here();
    let plays = purpose == Purpose::Play;
    let typing = RwSignal::new(false);
    state.room.follow(root);
    // Wherever that is: browsers may forget that the pointer is the board's.
    let let_go = window_event_listener(ev::pointerup, move |event| Drag::let_go(state, &event));
    on_cleanup(move || let_go.remove());
    view! {
        <div class="board" class:shown=!plays>
            <div class="table" node_ref=root prop:inert=!plays
                role=(!plays).then_some("img")
                aria-label=move || (!plays).then(|| words.text("board-name"))
                data-state=move || state.rest.get().word()
                on:pointerdown=move |event| Drag::press(state, &event)
                on:pointermove=move |event| Drag::go(state, &event)
                // On an element, unlike on the window, it may be prevented.
                on:touchmove=move |event| Drag::keep(state, &event)
                on:pointerover=move |event| state.look_at(&event)
                on:pointerleave=move |_| state.hover(None)
                on:pointercancel=move |_| Drag::give_up(state)
                on:click=move |event| state.click(&event)
                on:keydown=move |event| keys::press(state, &event)>
                <Stage state names ghosts previewing/>
            </div>
            {plays.then(|| view! {
                <p class="unseen" aria-live="polite">{move || state.told(words, names)}</p>
                <ToldAloud previewing/>
                <Outlook previewing/>
                <Viewing state typing/>
                <Typing state open=typing/>
            })}
        </div>
    }
}

/// The room that the board is seen in.
#[component]
fn Stage(
    state: State,
    names: Callback<String, String>,
    ghosts: Option<Callback<String, Vec<(Piece, Motion)>>>,
    previewing: Previewing,
) -> impl IntoView {
    let (ground, room) = (state.ground, state.room.frame);
    let width = move || ground.with(|ground| ground.width);
    let depth = move || ground.with(|ground| ground.depth);
    let left = move || units(-room.get().left - width() / 2.0);
    let top = move || units(-room.get().top - depth() / 2.0);
    let look = move || ground.with(|ground| ground.look);
    let is_held = move || state.rest.get() == Rest::Held;
    let seen = move || state.view.get().transform(state.viewer.get(), state.room.fit.get());
    let middle = move || format!("{} {}", units(-room.get().left), units(-room.get().top));
    view! {
        <div class="stage"
            style=("--span", move || room.get().width().to_string())
            style=("--rise", move || room.get().height().to_string())
            style=("--rim", move || ground.with(|ground| units(ground.rim())))
            style:perspective=move || units(state.room.distance())
            style:perspective-origin=middle>
            // By itself, so that it is below all else, however that is sorted.
            <div class="under" aria-hidden="true"
                data-look=look
                class:held=is_held
                style:left=left
                style:top=top
                style:width=move || units(width())
                style:height=move || units(depth())
                style:transform=seen>
                <i class="shade"></i>
            </div>
            <div class=move || format!("ground {}", look())
                data-turned=move || ground.with(|ground| ground.turned.to_string())
                data-beside=move || state.beside.get().word()
                data-quarter=move || state.quarter.get().rem_euclid(4).to_string()
                class:held=is_held
                style:left=left
                style:top=top
                style:width=move || units(width())
                style:height=move || units(depth())
                style:transform=seen>
                <div class="slab" aria-hidden="true"
                    style:transform=move || format!("rotateZ({}deg)", state.turned.get())>
                    <i class="side north"></i>
                    <i class="side west"></i>
                    <i class="side east"></i>
                    <i class="side south"></i>
                    <i class="wheel"><Top state previewing/></i>
                </div>
                <Spots state names/>
                <Pieces state/>
                <Notes state/>
                {ghosts.map(|ghosts| view! { <Ghosts state ghosts/> })}
            </div>
            <Show when=move || state.targets.with(|targets| !targets.is_empty())>
                <div class="over" aria-hidden="true"
                    data-look=look
                    class:held=is_held
                    style:left=left
                    style:top=top
                    style:width=move || units(width())
                    style:height=move || units(depth())
                    style:transform=seen>
                    <Over state/>
                </div>
            </Show>
            <Foretold state previewing/>
        </div>
    }
}
