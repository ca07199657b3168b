//! What is drawn on the top that turns, as one picture on it: what the game has
//! engraved there, the way of the piece that is looked at, and where pieces would
//! come to if the top were turned. One picture, because every flat element in the
//! room would be drawn apart. What it looks like is for the style sheet.

use std::iter;

use leptos::{either::EitherOf3, prelude::*};

use super::{place::Turned, previewing::Previewing, state::State};
use crate::{
    bow::{self, Point, apart, bow, trimmed},
    page::Speaking,
    scene::{Engraved, Engraving, Ground, Lettering},
};

/// How many lengths of the picture a square has: letters smaller than a length
/// are too small for browsers.
const SQUARE: f32 = 100.0;
/// What is written is upright for whoever looks, but for less than half of this,
/// in degrees: it is not drawn anew while the board is being turned.
const SNAP: f32 = 45.0;
/// How much of a way is left free at its ends, in squares.
const FREE: (f32, f32) = (0.3, 0.5);
/// How much of a drift, likewise.
const DRIFT_FREE: (f32, f32) = (0.42, 0.46);
/// How long an arrowhead is, and how wide to each side, in squares.
const HEAD: (f32, f32) = (0.3, 0.2);

/// The picture; nothing where there is no top.
#[component]
pub(super) fn Top(state: State, previewing: Previewing) -> impl IntoView {
    let engraved = Memo::new(move |_| state.ground.with(|ground| ground.engraved.clone()));
    let upright = Memo::new(move |_| {
        let snapped = (state.view.get().turn / SNAP).round() * SNAP;
        -(state.turned.get() + state.viewer.get() + snapped)
    });
    let size = move || {
        let (width, depth) = state.ground.with(|ground| (ground.width, ground.depth));
        format!("0 0 {} {}", width * SQUARE, depth * SQUARE)
    };
    let way = Memo::new(move |_| {
        let token = previewing.of_piece.get()?.token;
        let way = state.way(&token);
        let top = state.top();
        state.ground.with(|ground| arrow(&way_of(ground, top, &way), FREE))
    });
    let drifts = Memo::new(move |_| {
        let of_piece = previewing.of_piece.get().map(|previewed| previewed.preview);
        let of_buttons = previewing.of_buttons.get().into_iter().map(|(_, preview)| preview);
        let drifts = of_piece.into_iter().chain(of_buttons).flat_map(|preview| preview.drifts);
        let top = state.top();
        state.ground.with(|ground| {
            let arrow = |(from, to)| arrow(&way_of(ground, top, &[from, to]), DRIFT_FREE);
            drifts.filter_map(arrow).collect::<Vec<_>>()
        })
    });
    let drawn = move |look: &'static str, arrow: Arrow| {
        view! {
            <path class=look d=arrow.line></path>
            <path class=format!("{look} tip") d=arrow.tip></path>
        }
    };
    let all = move || engraved.get().into_iter().map(|it| carved(it, upright)).collect_view();
    let drifting = move || {
        let drifts = drifts.get().into_iter();
        drifts.map(|drift| drawn("drift", drift)).collect_view()
    };
    move || {
        engraved.with(|engraved| !engraved.is_empty()).then(|| {
            view! {
                <svg class="engraved" viewBox=size>
                    <defs>
                        <radialGradient id="engraved-depth">
                            <stop class="deep" offset="0.35"></stop>
                            <stop class="shallow" offset="0.8"></stop>
                            <stop class="edge" offset="0.88"></stop>
                            <stop class="lip" offset="1"></stop>
                        </radialGradient>
                    </defs>
                    {all}
                    {drifting}
                    {move || way.get().map(|way| drawn("way", way))}
                </svg>
            }
        })
    }
}

/// One of the engraved things.
fn carved(engraved: Engraved, upright: Memo<f32>) -> impl IntoView {
    let words = Speaking::here();
    let look = engraved.look;
    match engraved.shape {
        Engraving::Line(points) => EitherOf3::A(view! { <path class=look d=path(&points)></path> }),
        Engraving::Disc { middle: (x, y), radius } => EitherOf3::B(view! {
            <circle class=look fill="url(#engraved-depth)"
                cx=x * SQUARE cy=y * SQUARE r=radius * SQUARE></circle>
        }),
        Engraving::Text { middle: (x, y), text } => {
            let (x, y) = (x * SQUARE, y * SQUARE);
            let written = move || match &text {
                Lettering::Plain(text) => text.clone(),
                Lettering::Code(code) => words.text(code),
            };
            EitherOf3::C(view! {
                <text class=look x=x y=y
                    transform=move || format!("rotate({} {x} {y})", upright.get())>
                    {written}
                </text>
            })
        }
    }
}

/// A line with its tip, as the style sheet's language writes paths.
#[derive(Clone, PartialEq, Debug)]
struct Arrow {
    line: String,
    tip: String,
}

/// The way through spots as it is drawn on a top that is turned so: what does not
/// turn with it is turned back.
fn way_of(ground: &Ground, top: Turned, way: &[String]) -> Vec<Point> {
    let place = |id: &String| {
        let spot = ground.spots.iter().find(|spot| spot.id == *id)?;
        let place = (spot.x, spot.y);
        let is_on_top = ground.is_on_top(spot.x, spot.y);
        Some(if is_on_top { place } else { bow::turned(top.middle, place, -top.degrees) })
    };
    let places: Vec<Point> = way.iter().filter_map(place).collect();
    places.windows(2).flat_map(|step| bow(top.middle, step[0], step[1])).collect()
}

/// An arrow along a line, which begins and ends so far from its ends.
fn arrow(line: &[Point], free: (f32, f32)) -> Option<Arrow> {
    let line = trimmed(line, free.0, free.1);
    let &end = line.last()?;
    let &before = line.iter().rev().find(|point| apart(**point, end) > HEAD.0 / 2.0)?;
    let long = apart(before, end);
    let (x, y) = ((end.0 - before.0) / long, (end.1 - before.1) / long);
    let tip = (end.0 + x * HEAD.0 * 0.6, end.1 + y * HEAD.0 * 0.6);
    let foot = (tip.0 - x * HEAD.0, tip.1 - y * HEAD.0);
    let side = |part: f32| (foot.0 - y * HEAD.1 * part, foot.1 + x * HEAD.1 * part);
    Some(Arrow { line: path(&line), tip: format!("{}Z", path(&[tip, side(1.0), side(-1.0)])) })
}

fn path(points: &[Point]) -> String {
    let letters = iter::once('M').chain(iter::repeat('L'));
    let step =
        |(letter, (x, y)): (char, &Point)| format!("{letter}{:.0} {:.0}", x * SQUARE, y * SQUARE);
    letters.zip(points).map(step).collect()
}

#[cfg(test)]
mod tests {
    use shelf::games::bille_trap::{BilleTrap, Setup};

    use super::*;
    use crate::drawn::Drawn;

    fn ground() -> Ground {
        <BilleTrap as game::Position>::start(&Setup::default()).ground()
    }

    fn way(spots: &[&str], degrees: f32) -> Vec<Point> {
        let ground = ground();
        let spots: Vec<String> = spots.iter().map(|spot| (*spot).to_owned()).collect();
        way_of(&ground, Turned::of(&ground, degrees), &spots)
    }

    #[test]
    fn a_way_follows_the_rings() {
        let line = way(&["6", "7", "8", "9"], 0.0);
        let radii: Vec<f32> = line.iter().map(|point| apart(*point, (4.6, 4.6))).collect();
        assert!((radii[0] - radii[20]).abs() < 1.0e-3, "{radii:?}");
        assert!(radii.iter().all(|radius| *radius > 3.0), "never across the middle: {radii:?}");
    }

    #[test]
    fn a_way_from_a_tray_begins_there_however_the_top_is_turned() {
        let tray = ground().spots.iter().find(|spot| spot.id == "tray1").map(|it| (it.x, it.y));
        let tray = tray.expect("a tray");
        for degrees in [0.0, 45.0, 180.0] {
            let line = way(&["tray1", "1"], degrees);
            let seen = bow::turned((4.6, 4.6), line[0], degrees);
            assert!(apart(seen, tray) < 1.0e-2, "{degrees}: {seen:?}");
        }
    }

    #[test]
    fn an_arrow_ends_before_its_goal() {
        let line: Vec<Point> = (0..=20).map(|step| (step as f32 / 10.0, 1.0)).collect();
        let drawn = arrow(&line, (0.0, 0.5)).expect("an arrow");
        assert!(drawn.line.starts_with("M0 100") && drawn.line.ends_with("L150 100"), "{drawn:?}");
        assert!(drawn.tip.starts_with("M168 100L138 "), "{drawn:?}");
        assert_eq!(arrow(&line[..1], (0.0, 0.0)), None);
    }
}
