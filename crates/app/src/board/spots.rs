//! The places of the board: real buttons with names. Squares form a grid with
//! rows; other places, as on rings or beside the board, a group. One of them is
//! in the order of the tab key, and arrows lead on from there.

use game::Fact;
use leptos::prelude::*;

use super::{
    coordinates::Coordinates,
    place::{self, units},
    state::State,
};
use crate::{page::Speaking, scene::Spot};

/// All places.
#[component]
pub(super) fn Spots(state: State, names: Callback<String, String>) -> impl IntoView {
    let words = Speaking::here();
    let order = Memo::new(move |_| state.ground.with(|ground| Order::of(&ground.spots)));
    let rows = move || order.with(|order| order.rows.clone());
    let loose = move || order.with(|order| order.loose.clone());
    view! {
        <Show when=move || order.with(|order| !order.rows.is_empty())>
            <div class="grid" role="grid" aria-label=move || words.text("board-name")>
                <For each=rows key=Clone::clone let:row>
                    <div class="row" role="row">
                        <For each=move || row.clone() key=Clone::clone let:id>
                            <Place state names id kind=Kind::Square/>
                        </For>
                    </div>
                </For>
                <Coordinates state/>
            </div>
        </Show>
        <Show when=move || order.with(|order| !order.loose.is_empty())>
            <div class="loose" role="group" aria-label=move || words.text("board-places")>
                <For each=loose key=Clone::clone let:id>
                    <Place state names id kind=Kind::Loose/>
                </For>
            </div>
        </Show>
    }
}

/// How a place is arranged with the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// In a row of a grid. It never turns by itself.
    Square,
    /// Elsewhere; it may turn with the top.
    Loose,
}

/// One place.
#[component]
fn Place(state: State, names: Callback<String, String>, id: String, kind: Kind) -> impl IntoView {
    let words = Speaking::here();
    let name = id.clone();
    let id = StoredValue::new(id);
    let spot = Memo::new(move |_| {
        let is_it = |spot: &&Spot| id.with_value(|id| spot.id == *id);
        state.ground.with(|ground| ground.spots.iter().find(is_it).cloned())
    });
    let length = move |length: fn(&Spot) -> f32| {
        move || spot.with(|spot| spot.as_ref().map(|spot| units(length(spot))).unwrap_or_default())
    };
    // There are a hundred places, and most stay as they are.
    let standing = Memo::new(move |_| id.with_value(|id| Standing::of(id, state)));
    let told = move || {
        let name = names.run(id.get_value());
        let code = match standing.get() {
            Standing { chosen: true, .. } => "board-spot-chosen",
            Standing { marked: true, .. } => "board-spot-marked",
            Standing { begins: true, .. } => "board-spot-movable",
            _ => return name,
        };
        words.tell(code, &[("name", Fact::Text(name))])
    };
    let yes = |holds: bool| holds.then_some("");
    let truth = |holds: bool| if holds { "true" } else { "false" };
    // Squares lie still in the plane of the board, which is quicker to draw.
    let edge = move |edge: fn(&Spot) -> f32| move || (kind == Kind::Square).then(|| length(edge)());
    let transform = move || {
        let top = (kind == Kind::Loose).then(|| state.top())?;
        spot.with(|spot| spot.as_ref().map(|spot| place::spot(spot, top)))
    };
    view! {
        <button type="button"
            class=move || spot.with(|s| format!("spot {}", s.as_ref().map_or("", |s| s.look)))
            role=(kind == Kind::Square).then_some("gridcell")
            data-spot=name
            data-chosen=move || yes(standing.get().chosen)
            data-mark=move || yes(standing.get().marked)
            data-aimed=move || yes(standing.get().aimed)
            data-from=move || yes(standing.get().begins)
            data-last=move || standing.get().last
            aria-label=told
            aria-selected=move || (kind == Kind::Square).then(|| truth(standing.get().chosen))
            aria-pressed=move || (kind == Kind::Loose).then(|| truth(standing.get().chosen))
            tabindex=move || if standing.get().is_here { "0" } else { "-1" }
            on:focus=move |_| state.here.set(Some(id.get_value()))
            style:left=edge(|spot| spot.x - spot.size / 2.0)
            style:top=edge(|spot| spot.y - spot.size / 2.0)
            style:transform=transform
            style:width=length(|spot| spot.size)
            style:height=length(|spot| spot.size)>
            <i class="mark"></i>
        </button>
    }
}

/// What is to be seen of a place at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is an attribute of its own")]
struct Standing {
    chosen: bool,
    /// An action with what is chosen leads there.
    marked: bool,
    /// That action would be made next.
    aimed: bool,
    /// Something can be begun with it.
    begins: bool,
    /// What it was in the last turn.
    last: Option<&'static str>,
    /// The tab key leads there.
    is_here: bool,
}

impl Standing {
    fn of(id: &str, state: State) -> Self {
        let mark = state.marks.with(|marks| {
            marks.iter().find(|(spot, _)| spot == id).map(|_| {
                let is_aimed =
                    |token: &String| marks.iter().any(|(spot, other)| spot == id && other == token);
                state.aimed.with(|aimed| aimed.as_ref().is_some_and(is_aimed))
            })
        });
        let is_first =
            || state.ground.with(|ground| ground.spots.first().is_some_and(|spot| spot.id == id));
        Self {
            chosen: state.chosen.with(|chosen| chosen.as_deref() == Some(id)),
            marked: mark.is_some(),
            aimed: mark == Some(true),
            begins: state.begins.with(|begins| begins.iter().any(|spot| spot == id)),
            last: state.last.with(|last| last.word(id)),
            is_here: state
                .here
                .with(|here| here.as_ref().map(|here| here == id))
                .unwrap_or_else(is_first),
        }
    }
}

/// The places in rows, and those that are in none.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Order {
    rows: Vec<Vec<String>>,
    loose: Vec<String>,
}

impl Order {
    /// Squares, which have names such as `c4`, are in the row of their number.
    fn of(spots: &[Spot]) -> Self {
        let mut order = Self::default();
        let mut last = None;
        for spot in spots {
            match spot.square().map(|(_, row)| row) {
                Some(row) if last == Some(row) => {
                    if let Some(row) = order.rows.last_mut() {
                        row.push(spot.id.clone());
                    }
                }
                Some(row) => {
                    order.rows.push(vec![spot.id.clone()]);
                    last = Some(row);
                }
                None => order.loose.push(spot.id.clone()),
            }
        }
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spots() -> [Spot; 6] {
        ["a2", "b2", "a1", "b1", "tray1", "9"].map(|id| Spot {
            id: id.to_owned(),
            x: 0.0,
            y: 0.0,
            size: 1.0,
            look: "square",
        })
    }

    #[test]
    fn squares_are_in_rows_and_other_places_in_none() {
        let spots = spots();
        let order = Order::of(&spots);
        assert_eq!(order.rows, [["a2", "b2"], ["a1", "b1"]]);
        assert_eq!(order.loose, ["tray1", "9"]);
    }
}
