//! What shows where a chosen piece can go, above everything that stands on the
//! board: arrows, rings, and the ways that lead there. All of it lies in one plane,
//! which is drawn after the board itself, so that no piece ever hides it, from
//! wherever it is seen; it is no larger than it must be, since all that is behind it
//! is drawn anew when it comes and goes. Pointing at an arrow or ring goes there.

use game::Direction;
use leptos::prelude::*;

use super::{
    place::{Turned, units},
    state::State,
    ways::Ways,
};
use crate::{
    bow,
    scene::{Ground, Spot, Target},
};

/// The plane with all targets.
#[component]
pub(super) fn Over(state: State) -> impl IntoView {
    // What lies on a top is where that has turned it.
    let found = move |ground: &Ground, id: &String| {
        let mut spot = ground.spots.iter().find(|spot| spot.id == *id).cloned()?;
        if ground.is_on_top(spot.x, spot.y) {
            let Turned { middle, degrees } = state.top();
            (spot.x, spot.y) = bow::turned(middle, (spot.x, spot.y), degrees);
        }
        Some(spot)
    };
    let shown = Memo::new(move |_| {
        state.ground.with(|ground| {
            let found = |id: &String| found(ground, id);
            let targets = state.targets.get().into_iter();
            targets
                .filter_map(|(id, target)| Some((found(&id)?, target)))
                .collect::<Vec<(Spot, Target)>>()
        })
    });
    // What is chosen belongs to it: ways begin there.
    let plane = Memo::new(move |_| {
        let chosen = state.chosen.get();
        state.ground.with(|ground| {
            let begin = chosen.and_then(|chosen| found(ground, &chosen));
            shown.with(|shown| Plane::around(shown.iter().map(|(spot, _)| spot).chain(&begin)))
        })
    });
    view! {
        <div class="plane"
            style:left=move || units(plane.get().left)
            style:top=move || units(plane.get().far)
            style:width=move || units(plane.get().width)
            style:height=move || units(plane.get().depth)>
            <Ways state plane/>
            <For each=move || shown.get() key=|shown| format!("{shown:?}") let((spot, target))>
                <Shown state spot target plane/>
            </For>
        </div>
    }
}

/// Where the plane is, and how large.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Plane {
    /// From the left edge of the board.
    pub left: f32,
    /// From its far edge.
    pub far: f32,
    width: f32,
    depth: f32,
}

impl Plane {
    /// Around all of these spots, with room for what is larger than a spot.
    fn around<'a>(spots: impl Iterator<Item = &'a Spot>) -> Self {
        const ROOM: f32 = 0.75;
        let mut all: Option<[f32; 4]> = None;
        for spot in spots {
            let [left, far, right, near] = all.unwrap_or([spot.x, spot.y, spot.x, spot.y]);
            all = Some([left.min(spot.x), far.min(spot.y), right.max(spot.x), near.max(spot.y)]);
        }
        let Some([left, far, right, near]) = all else { return Self::default() };
        let (width, depth) = (right - left + 2.0 * ROOM, near - far + 2.0 * ROOM);
        Self { left: left - ROOM, far: far - ROOM, width, depth }
    }
}

/// One target.
#[component]
fn Shown(state: State, spot: Spot, target: Target, plane: Memo<Plane>) -> impl IntoView {
    let id = spot.id.clone();
    let is_aimed = move || {
        let leads = |aimed: &String| {
            state.marks.with(|marks| marks.iter().any(|(at, token)| *at == id && token == aimed))
        };
        state.aimed.with(|aimed| aimed.as_ref().is_some_and(leads)).then_some("")
    };
    view! {
        <i class=look(target)
            data-target=spot.id
            data-aimed=is_aimed
            style:left=move || units(spot.x - plane.get().left)
            style:top=move || units(spot.y - plane.get().far)></i>
    }
}

fn look(target: Target) -> &'static str {
    match target {
        Target::Place | Target::Ring => "target ring",
        Target::Arrow(Direction::North) => "target arrow north",
        Target::Arrow(Direction::East) => "target arrow east",
        Target::Arrow(Direction::South) => "target arrow south",
        Target::Arrow(Direction::West) => "target arrow west",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plane_is_as_large_as_what_it_shows() {
        let spot = |x, y| Spot { id: String::new(), x, y, size: 1.0, look: "square" };
        let spots = [spot(2.5, 4.5), spot(4.5, 4.5), spot(3.5, 1.5)];
        let plane = Plane::around(spots.iter());
        assert_eq!(plane, Plane { left: 1.75, far: 0.75, width: 3.5, depth: 4.5 });
        assert_eq!(Plane::around([].iter()), Plane::default());
    }
}
