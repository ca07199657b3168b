//! The letters of the columns and the numbers of the rows, on the rim of a board of
//! squares: at the edge nearest to whoever looks, and at the side that is nearer to
//! them, where nothing that stands on the board can hide them. They change their
//! place with each quarter of a turn, and not in between: they lie in the plane of
//! the squares, which would be drawn anew. Those who do not see them hear the names
//! of the squares.

use leptos::prelude::*;

use super::{
    place::{quarter, units},
    state::State,
};
use crate::scene::Ground;

/// All letters and numbers.
#[component]
pub(super) fn Coordinates(state: State) -> impl IntoView {
    let seen = Memo::new(move |_| SeenFrom::of(state.view.get().turn + state.viewer.get()));
    let labels = Memo::new(move |_| state.ground.with(|ground| labels(ground, seen.get())));
    view! {
        <For each=move || labels.get() key=|label| format!("{label:?}") let:label>
            <i class="coordinate" aria-hidden="true"
                style:left=units(label.x)
                style:top=units(label.y)
                style:transform=format!("translate(-50%, -50%) rotate({}deg)", label.turn)>
                {label.text}
            </i>
        </For>
    }
}

/// An edge of the board, as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Edge {
    South,
    East,
    North,
    West,
}

/// From where the board is seen, as far as it matters.
#[derive(Clone, Copy, PartialEq, Debug)]
struct SeenFrom {
    /// The edge that is nearest.
    near: Edge,
    /// Of the two beside it, the one that is nearer.
    side: Edge,
    /// What turns a letter upright.
    turn: f32,
}

impl SeenFrom {
    /// Turned clockwise by so many degrees.
    fn of(turn: f32) -> Self {
        let quarter = quarter(turn);
        let upright = -90.0 * quarter as f32;
        // Turned clockwise a little, the right side comes nearer.
        let side = if turn + upright > 0.5 { quarter + 1 } else { quarter - 1 };
        let edge = |quarter: i32| match quarter.rem_euclid(4) {
            0 => Edge::South,
            1 => Edge::East,
            2 => Edge::North,
            _ => Edge::West,
        };
        Self { near: edge(quarter), side: edge(side), turn: upright }
    }
}

/// A letter or number and its middle.
#[derive(Clone, PartialEq, Debug)]
struct Label {
    text: String,
    x: f32,
    y: f32,
    turn: f32,
}

/// The letters and numbers of a board, as it is seen.
fn labels(ground: &Ground, seen: SeenFrom) -> Vec<Label> {
    let mut labels: Vec<Label> = Vec::new();
    let off = ground.rim() / 2.0;
    for spot in &ground.spots {
        let Some((letter, number)) = spot.square() else { continue };
        for edge in [seen.near, seen.side] {
            let (text, x, y) = match edge {
                Edge::South => (letter.to_string(), spot.x, ground.depth + off),
                Edge::North => (letter.to_string(), spot.x, -off),
                Edge::East => (number.to_string(), ground.width + off, spot.y),
                Edge::West => (number.to_string(), -off, spot.y),
            };
            if labels.iter().all(|label| label.text != text) {
                labels.push(Label { text, x, y, turn: seen.turn });
            }
        }
    }
    labels
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Spot;

    fn ground() -> Ground {
        let spot = |id: &str, x, y| Spot { id: id.to_owned(), x, y, size: 1.0, look: "square" };
        let squares = [("b2", 1.5, 0.5), ("a1", 0.5, 1.5), ("b1", 1.5, 1.5)];
        let mut spots: Vec<Spot> = squares.map(|(id, x, y)| spot(id, x, y)).to_vec();
        spots.push(spot("light-rack", 1.0, 4.0));
        Ground { look: "board", width: 2.0, depth: 2.0, spots, ..Ground::default() }
    }

    fn written(turn: f32) -> Vec<(String, f32, f32)> {
        let labels = labels(&ground(), SeenFrom::of(turn));
        labels.into_iter().map(|label| (label.text, label.x, label.y)).collect()
    }

    fn at(text: &str, x: f32, y: f32) -> (String, f32, f32) {
        (text.to_owned(), x, y)
    }

    #[test]
    fn every_column_and_row_is_written_once_outside_of_the_squares() {
        let expected =
            [at("b", 1.5, 2.15), at("2", -0.15, 0.5), at("a", 0.5, 2.15), at("1", -0.15, 1.5)];
        assert_eq!(written(0.0), expected);
        assert_eq!(written(-14.0), expected);
        assert_eq!(written(360.0), expected);
    }

    #[test]
    fn the_edges_are_those_nearest_to_the_viewer() {
        for (turn, near, side) in [
            (0.0, Edge::South, Edge::West),
            (20.0, Edge::South, Edge::East),
            (90.0, Edge::East, Edge::South),
            (100.0, Edge::East, Edge::North),
            (180.0, Edge::North, Edge::East),
            (-90.0, Edge::West, Edge::North),
            (-194.0, Edge::North, Edge::East),
        ] {
            let seen = SeenFrom::of(turn);
            assert_eq!((seen.near, seen.side), (near, side), "{turn}");
            let upright = (turn + seen.turn).rem_euclid(360.0);
            assert!(upright <= 45.0 || upright >= 315.0, "{turn}: {upright}");
        }
    }
}
