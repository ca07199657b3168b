//! The pieces in the hand of whoever drags them, as the browser shows them. Each
//! is put aside from its place by the property `translate`, which nothing else
//! sets: its `transform` stays what the scene says, and nothing is drawn anew.
//! The board is measured once, when the hand takes hold.

use std::iter;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::{
    hold::{Away, Grasp, Hold, Push, Shift},
    place::units,
    sight::Sight,
    state::State,
};
use crate::{
    bow,
    scene::{Body, Ground, Piece, PieceId},
};

/// Pieces in a hand.
pub(super) struct Carried {
    grasp: Grasp,
    hold: Hold,
    /// What may be away from its place: pieces, and what is noted on them.
    drawn: Vec<(Option<PieceId>, HtmlElement)>,
    away: Away,
}

/// What a hand has let go of.
#[derive(Default)]
pub(super) struct LetGo {
    /// The pieces that were away from their places.
    pub away: Away,
    /// What is noted on them; it was as far away as the first.
    pub noted: Vec<HtmlElement>,
}

/// How far a hand has come with what it holds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Come {
    /// Let go now, it would fall back into its place.
    Nowhere,
    /// As far as the pointer.
    WithPointer,
    /// From above one point of the screen to above another.
    Above { from: (f64, f64), to: (f64, f64) },
}

impl Carried {
    /// The pieces at a spot, which is chosen, taken by a pointer that was pressed
    /// here; none if nothing lies there.
    pub(super) fn take(state: State, root: &Element, spot: &str, at: (f64, f64)) -> Option<Self> {
        let sight = sight(state, root)?;
        let (foot, hold) = hold(state, spot)?;
        let grasp = Grasp::of(sight, at, &foot)?;
        let pieces = hold.pieces();
        // There what is noted belongs to the place.
        let on_track = state.ground.with_untracked(Ground::has_track);
        let ground = root.query_selector(".ground").ok().flatten()?;
        let all = iter::successors(ground.first_element_child(), Element::next_element_sibling);
        let drawn = all.filter_map(|element| {
            let piece = element.get_attribute("data-piece").and_then(|id| id.parse().ok());
            let piece = piece.map(PieceId);
            let is_noted =
                || !on_track && element.get_attribute("data-note").as_deref() == Some(spot);
            let moves = piece.map_or_else(is_noted, |piece| pieces.contains(&piece));
            moves.then(|| Some((piece, element.dyn_into().ok()?))).flatten()
        });
        let drawn: Vec<(_, HtmlElement)> = drawn.collect();
        if matches!(hold, Hold::Lifts { .. }) {
            for (_, element) in &drawn {
                // Refused for no name like this.
                let _ = element.set_attribute("data-carried", "");
            }
        }
        Some(Self { grasp, hold, drawn, away: Vec::new() })
    }

    /// The pointer is now here; it is shown later.
    pub(super) fn go(&mut self, pointer: (f64, f64)) {
        if let Some(gone) = self.grasp.gone(pointer) {
            self.away = self.hold.away(gone);
        }
    }

    /// Draws everything where it is.
    pub(super) fn show(&self) {
        for (piece, element) in &self.drawn {
            match self.shift(*piece) {
                Some(shift) => self.put_aside(*piece, element, shift),
                None => put_back(element),
            }
        }
    }

    /// How far it has come.
    pub(super) fn come(&self) -> Come {
        if self.hold.is_home(&self.away) {
            return Come::Nowhere;
        }
        match (&self.hold, self.away.first()) {
            (Hold::Lifts { foot, .. }, Some((_, (x, y, _)))) => {
                let seen = |x, y| self.grasp.sight.on_screen((x, y, foot.z));
                Come::Above { from: seen(foot.x, foot.y), to: seen(foot.x + x, foot.y + y) }
            }
            _ => Come::WithPointer,
        }
    }

    /// Lets go: everything is drawn in its place. Tells what was away from there.
    pub(super) fn let_go(self) -> LetGo {
        for (_, element) in &self.drawn {
            put_back(element);
            // As above.
            let _ = element.remove_attribute("data-carried");
        }
        let noted = self.drawn.into_iter().filter(|(piece, _)| piece.is_none());
        LetGo { away: self.away, noted: noted.map(|(_, element)| element).collect() }
    }

    /// What is noted on a lifted piece goes with it.
    fn shift(&self, piece: Option<PieceId>) -> Option<Shift> {
        let is_it = |(id, _): &&(PieceId, Shift)| piece.is_none_or(|piece| piece == *id);
        self.away.iter().find(is_it).map(|(_, shift)| *shift)
    }

    fn put_aside(&self, piece: Option<PieceId>, element: &HtmlElement, (x, y, z): Shift) {
        let style = element.style();
        // Refused for no value like these.
        let _ = style.set_property("translate", &[x, y, z].map(units).join(" "));
        // The lowest one's shadow stays on the board.
        if matches!(&self.hold, Hold::Lifts { foot, .. } if Some(foot.id) == piece) {
            let _ = style.set_property("--lift", &z.to_string());
        }
    }
}

fn put_back(element: &HtmlElement) {
    for name in ["translate", "--lift"] {
        // What is not set is removed as well.
        let _ = element.style().remove_property(name);
    }
}

/// How the board is seen now; this measures the page.
fn sight(state: State, root: &Element) -> Option<Sight> {
    let measured = root.query_selector(".stage").ok().flatten()?.get_bounding_client_rect();
    let frame = state.room.frame.get_untracked();
    let square = measured.width() / f64::from(frame.width());
    let eye = (
        measured.x() - f64::from(frame.left) * square,
        measured.y() - f64::from(frame.top) * square,
    );
    let middle = state.ground.with_untracked(|ground| (ground.width / 2.0, ground.depth / 2.0));
    let (view, seat) = (state.view.get_untracked(), state.viewer.get_untracked());
    let fit = state.room.fit.get_untracked();
    (square > 0.0).then_some(Sight { view, seat, fit, middle, eye, square })
}

/// How the piece is held that goes along a track, where it is seen.
fn hold_on_track(state: State) -> Option<(Piece, Hold)> {
    let (_, token) = state.marks.get_untracked().into_iter().next()?;
    let moved = untrack(|| state.moved(&token));
    let top = untrack(|| state.top());
    let seen = |piece: &Piece| {
        let (x, y) = bow::turned(top.middle, (piece.x, piece.y), top.at(piece.x, piece.y));
        Piece { x, y, ..piece.clone() }
    };
    let goes = |piece: &&Piece| moved.iter().any(|(moved, _)| moved.id == piece.id);
    state.scene.with_untracked(|scene| {
        let foot = scene.pieces.iter().find(goes).map(seen)?;
        let others = scene.pieces.iter().filter(|piece| piece.id != foot.id).map(seen).collect();
        let ground = (scene.ground.width, scene.ground.depth);
        Some((foot.clone(), Hold::Lifts { foot, above: Vec::new(), others, ground }))
    })
}

/// How the pieces at a spot are held, and the lowest of them.
fn hold(state: State, spot: &str) -> Option<(Piece, Hold)> {
    if state.ground.with_untracked(Ground::has_track) {
        return hold_on_track(state);
    }
    let is_here = |piece: &&Piece| piece.spot.as_deref() == Some(spot);
    state.scene.with_untracked(|scene| {
        let here = scene.pieces.iter().filter(is_here);
        let foot = here.min_by(|one, other| one.z.total_cmp(&other.z))?.clone();
        let hold = match foot.body {
            Body::Marble { .. } => {
                let place = |id: &String| scene.ground.spots.iter().find(|spot| spot.id == *id);
                let marks = state.marks.get_untracked().into_iter();
                let ways = marks.filter_map(|(to, token)| {
                    let to = place(&to)?;
                    let moved = untrack(|| state.moved(&token));
                    let pieces = moved.into_iter().map(|(piece, _)| piece.id).collect();
                    Some(Push { by: (to.x - foot.x, to.y - foot.y), pieces })
                });
                Hold::Pushes(ways.collect())
            }
            Body::Block { .. } => {
                let (here, others): (Vec<_>, Vec<_>) = scene.pieces.iter().partition(is_here);
                let above = here.into_iter().map(|piece| piece.id).filter(|id| *id != foot.id);
                let ground = (scene.ground.width, scene.ground.depth);
                let others = others.into_iter().cloned().collect();
                Hold::Lifts { foot: foot.clone(), above: above.collect(), others, ground }
            }
        };
        Some((foot, hold))
    })
}
