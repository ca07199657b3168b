//! The ways that a chosen piece could go, drawn over the board: all of them
//! faintly, and clearly the one to the mark that is aimed at. Which squares a way
//! passes is told by the game.

use leptos::prelude::*;

use super::{place::units, state::State, targets::Plane};
use crate::scene::{Ground, Spot};

/// The ways to all marks, in the plane that they are shown in.
#[component]
pub(super) fn Ways(state: State, plane: Memo<Plane>) -> impl IntoView {
    let legs = Memo::new(move |_| {
        // Along a track they are bows, drawn on the top.
        if state.chosen.with(Option::is_none) || state.ground.with(Ground::has_track) {
            return Vec::new();
        }
        let aimed = state.aimed.get();
        let tokens = state.marks.get().into_iter().map(|(_, token)| token);
        let ways: Vec<_> = tokens
            .map(|token| {
                let aim = if aimed.as_ref() == Some(&token) { Aim::At } else { Aim::Past };
                (state.way(&token), aim)
            })
            .collect();
        state.ground.with(|ground| legs(&ways, &ground.spots))
    });
    view! {
        <For each=move || legs.get() key=|leg| format!("{leg:?}") let:leg>
            <i class="leg" aria-hidden="true"
                data-aimed=(leg.aim == Aim::At).then_some("")
                style:left=move || units(leg.from.0 - plane.get().left)
                style:top=move || units(leg.from.1 - plane.get().far)
                style:width=units(leg.length())
                style:transform=leg.transform()></i>
        </For>
    }
}

/// Whether a way leads to the mark that is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Aim {
    /// To another one.
    Past,
    /// To that one.
    At,
}

/// A part of a way, from the middle of one spot to that of the next.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Leg {
    from: (f32, f32),
    to: (f32, f32),
    aim: Aim,
}

impl Leg {
    fn length(self) -> f32 {
        (self.to.0 - self.from.0).hypot(self.to.1 - self.from.1)
    }

    fn transform(self) -> String {
        let angle = (self.to.1 - self.from.1).atan2(self.to.0 - self.from.0).to_degrees();
        format!("rotate({angle}deg)")
    }
}

/// The parts of all ways, each once.
fn legs(ways: &[(Vec<String>, Aim)], spots: &[Spot]) -> Vec<Leg> {
    let middle =
        |id: &String| spots.iter().find(|spot| spot.id == *id).map(|spot| (spot.x, spot.y));
    let mut legs: Vec<Leg> = Vec::new();
    for (way, aim) in ways {
        for step in way.windows(2) {
            let (Some(from), Some(to)) = (middle(&step[0]), middle(&step[1])) else { continue };
            let leg = Leg { from, to, aim: *aim };
            match legs.iter_mut().find(|known| (known.from, known.to) == (from, to)) {
                Some(known) => known.aim = known.aim.max(leg.aim),
                None => legs.push(leg),
            }
        }
    }
    legs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_two_ways_share_is_drawn_once_and_clearly() {
        let spot = |id: &str, x| Spot { id: id.to_owned(), x, y: 0.5, size: 1.0, look: "square" };
        let spots = [spot("a1", 0.5), spot("b1", 1.5), spot("c1", 2.5)];
        let way = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
        let ways = [(way(&["a1", "b1", "c1"]), Aim::Past), (way(&["a1", "b1"]), Aim::At)];
        let legs = legs(&ways, &spots);
        let [first, second] = &legs[..] else { panic!("{legs:?}") };
        assert_eq!((first.from, first.to, first.aim), ((0.5, 0.5), (1.5, 0.5), Aim::At));
        assert_eq!((second.to, second.aim), ((2.5, 0.5), Aim::Past));
        assert!((first.length() - 1.0).abs() < 1e-6);
    }
}
