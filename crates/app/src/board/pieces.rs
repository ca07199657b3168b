//! The pieces: blocks built of faces, marbles as discs that face the viewer. An
//! element stays with its piece from scene to scene, so that it can be seen
//! going. How wood and glass look is for the style sheet; here are only sizes
//! and places.

use leptos::prelude::*;

use super::{
    facing,
    motion::ghost,
    place::{Lean, Pose},
    state::State,
};
use crate::scene::{Body, Motion, Piece, PieceId};

/// All pieces of the scene.
#[component]
pub(super) fn Pieces(state: State) -> impl IntoView {
    let ids = Memo::new(move |_| {
        let mut ids: Vec<_> =
            state.scene.with(|scene| scene.pieces.iter().map(|piece| piece.id).collect());
        // Elements never change their order: that would end their motions.
        ids.sort_unstable();
        ids
    });
    view! {
        <For each=move || ids.get() key=|id: &PieceId| *id let:id>
            <Present state id/>
        </For>
    }
}

/// One piece, as long as it is there.
#[component]
fn Present(state: State, id: PieceId) -> impl IntoView {
    let piece = Memo::new(move |before: Option<&Option<Piece>>| {
        let found =
            state.scene.with(|scene| scene.pieces.iter().find(|piece| piece.id == id).cloned());
        // On its way out it stays as it was.
        found.or_else(|| before.cloned().flatten())
    });
    let spot = move || piece.with(|piece| piece.as_ref()?.spot.clone());
    let chosen = move || {
        let spot = spot();
        (spot.is_some() && spot == state.chosen.get()).then_some("")
    };
    let begins = move || {
        let spot = spot()?;
        state.begins.with(|begins| begins.contains(&spot)).then_some("")
    };
    let last = move || {
        let spot = spot()?;
        state.last.with(|last| last.word(&spot)).filter(|word| *word == "to")
    };
    let pending = move || state.pending.with(|pending| pending.contains(&id)).then_some("");
    view! {
        <Shape state piece=piece.into()
            attr:data-pending=pending
            attr:data-piece=id.0.to_string()
            attr:data-at=spot
            attr:data-from=begins
            attr:data-last=last
            attr:data-chosen=chosen/>
    }
}

/// Where blocks would be after the actions that can be made with what is
/// chosen, and half-way into the holes that they would sink in; pointing at one
/// makes its action. Where there are many, only the one that is aimed at; what
/// stands on a block, and marbles, not at all: more would hide the board.
#[component]
pub(super) fn Ghosts(
    state: State,
    ghosts: Callback<String, Vec<(Piece, Motion)>>,
) -> impl IntoView {
    const FEW: usize = 4;
    let pieces = Memo::new(move |_| {
        if state.chosen.with(Option::is_none) {
            return Vec::new();
        }
        let mut marks = state.marks.get();
        if marks.len() > FEW {
            let aimed = state.aimed.get();
            marks.retain(|(_, token)| Some(token) == aimed.as_ref());
        }
        let pieces = marks.into_iter().flat_map(|(spot, token)| {
            let moved = ghosts.run(token).into_iter();
            moved.map(move |(piece, motion)| (spot.clone(), piece, motion))
        });
        let is_block =
            |piece: &Piece| matches!(piece.body, Body::Block { .. }) && piece.z < f32::EPSILON;
        let of = |piece: &Piece, motion| {
            let is_it = |was: &&Piece| was.id == piece.id;
            let was = state.scene.with(|scene| scene.pieces.iter().find(is_it).cloned());
            was.map(|was| ghost(&was, piece, motion))
        };
        let blocks = pieces.filter(|(_, piece, _)| is_block(piece));
        let shown = blocks.filter_map(|(spot, piece, motion)| Some((spot, of(&piece, motion)?)));
        shown.collect::<Vec<_>>()
    });
    view! {
        <For each=move || pieces.get() key=|ghost| format!("{ghost:?}") let((spot, (piece, lean)))>
            <Shape state piece=Signal::stored(Some(piece)) lean attr:data-ghost=spot/>
        </For>
    }
}

/// A piece with its parts.
#[component]
fn Shape(
    state: State,
    piece: Signal<Option<Piece>>,
    #[prop(default = Lean::Upright)] lean: Lean,
) -> impl IntoView {
    let body = move || piece.with(|piece| piece.as_ref().map(|piece| piece.body));
    let kind = match piece.with_untracked(|piece| piece.as_ref().map(|piece| piece.body)) {
        Some(Body::Marble { .. }) => "marble",
        _ => "block",
    };
    let size =
        move |part: fn(Body) -> f32| move || body().map(part).unwrap_or_default().to_string();
    let look = move || piece.with(|piece| piece.as_ref().map_or("", |piece| piece.look));
    let place = move || {
        let top = state.top();
        let pose = |piece: &Piece| Pose { lean, ..Pose::of(piece, top) };
        piece.with(|piece| piece.as_ref().map(|piece| pose(piece).transform()))
    };
    let facing = move || {
        let top = state.top();
        let place = piece.with(|piece| piece.as_ref().map(|piece| (piece.x, piece.y)));
        place.map(|place| facing::viewer(state, top, place))
    };
    view! {
        <div class=move || format!("piece {kind} {}", look())
            aria-hidden="true"
            style:transform=place
            style=("--w", size(width))
            style=("--d", size(depth))
            style=("--h", size(height))>
            <i class="shadow"></i>
            {if kind == "marble" {
                view! { <i class="ball" style:transform=facing></i> }.into_any()
            } else {
                view! {
                    <i class="face bottom"></i>
                    <i class="face north"></i>
                    <i class="face west"></i>
                    <i class="face east"></i>
                    <i class="face south"></i>
                    <i class="face top"></i>
                }
                .into_any()
            }}
        </div>
    }
}

fn width(body: Body) -> f32 {
    match body {
        Body::Block { width, .. } => width,
        Body::Marble { radius } => 2.0 * radius,
    }
}

fn depth(body: Body) -> f32 {
    match body {
        Body::Block { depth, .. } => depth,
        Body::Marble { radius } => 2.0 * radius,
    }
}

fn height(body: Body) -> f32 {
    body.height()
}
