//! What is drawn on the top of Bille-Trap: the track with its direction, its
//! hollows and their numbers, the dice that lead to the entry spaces, Home with a
//! socket for every marble. All of it turns with the top; it knows no game.

use std::iter;

use game::{Seat, Seats};
use shelf::games::bille_trap::Space;

use super::places::{HOME, MIDDLE, MarblePlace, mark, middle, on_track};
use crate::{
    bow::{Point, apart, bow, trimmed, turned},
    scene::{Engraved, Engraving, Lettering},
};

/// The radius of a hollow, and of a socket at Home.
const HOLLOW: f32 = 0.38;
const SOCKET: f32 = 0.3;

/// The number of a space is so much farther out, and so far clockwise: beside the
/// track, and not behind the marble that lies there.
const NUMBER: (f32, f32) = (0.3, 0.52);

/// The die of an entry space is on the other side of the track; so wide, with pips
/// of this radius.
const DIE: (f32, f32) = (-0.3, 0.52);
const DIE_WIDTH: f32 = 0.3;
const PIP: f32 = 0.035;

/// How far the arrow into Home goes, between two sockets: to this point, turned
/// with the last space.
const INTO_HOME: Point = (MIDDLE.0, MIDDLE.1 - 1.36);

/// How long a leg of an arrowhead is, and how far it leans back, in degrees.
const HEAD: f32 = 0.17;
const LEAN: f32 = 145.0;

/// Everything, the lowest first.
pub(super) fn engraved(seats: Seats) -> Vec<Engraved> {
    let home = disc("home-disc", MIDDLE, HOME / 2.0);
    let name = Lettering::Code("place-bille-trap-home");
    iter::once(home)
        .chain(Space::all().flat_map(track_from))
        .chain(seats.into_iter().flat_map(|seat| sockets(seats, seat)))
        .chain(Space::all().flat_map(hollow))
        .chain([text("home-name", MIDDLE, name)])
        .collect()
}

/// The way from a space to the next, or Home, with its arrowhead.
fn track_from(space: Space) -> [Engraved; 2] {
    let here = on_track(space);
    let next = Space::numbered(space.number() + 1);
    let (line, look) = if let Some(next) = next {
        let line = bow(MIDDLE, here, on_track(next));
        let look = if mark(next).is_some() { "groove inward" } else { "groove" };
        (trimmed(&line, HOLLOW + 0.04, HOLLOW + 0.04), look)
    } else {
        let line = bow(MIDDLE, here, turned(MIDDLE, INTO_HOME, -30.0));
        (trimmed(&line, HOLLOW + 0.04, 0.0), "groove homeward")
    };
    let last = line.len().saturating_sub(1);
    let (head, head_look) = match look {
        "groove" => (head(&line, line.len() / 2), "head"),
        "groove inward" => (head(&line, last), "head inward"),
        _ => (head(&line, last), "head homeward"),
    };
    [Engraved { look, shape: Engraving::Line(line) }, Engraved { look: head_look, shape: head }]
}

/// An arrowhead at a point of a line.
fn head(line: &[Point], at: usize) -> Engraving {
    let (Some(&tip), Some(&before)) = (line.get(at), line.get(at.saturating_sub(1))) else {
        return Engraving::Line(Vec::new());
    };
    let ahead = |degrees: f32| {
        let part = HEAD / apart(before, tip).max(f32::EPSILON);
        let leg = (tip.0 + (tip.0 - before.0) * part, tip.1 + (tip.1 - before.1) * part);
        turned(tip, leg, degrees)
    };
    Engraving::Line(vec![ahead(LEAN), tip, ahead(-LEAN)])
}

/// A hollow with its number, and the die that leads there from a tray.
fn hollow(space: Space) -> Vec<Engraved> {
    let number = Lettering::Plain(space.to_string());
    let (look, written) = match mark(space) {
        Some(_) => ("hollow marked", "number marked"),
        None => ("hollow", "number"),
    };
    let hollow = disc(look, on_track(space), HOLLOW);
    let die = mark(space).into_iter().flat_map(|pips| die(beside(space, DIE), pips));
    [hollow, text(written, beside(space, NUMBER), number)].into_iter().chain(die).collect()
}

/// A point so much farther out than a space, and so far clockwise.
fn beside(space: Space, (out, clockwise): (f32, f32)) -> Point {
    let (x, y) = on_track(space);
    let radius = apart((x, y), MIDDLE);
    let part = (radius + out) / radius;
    let outer = (MIDDLE.0 + (x - MIDDLE.0) * part, MIDDLE.1 + (y - MIDDLE.1) * part);
    turned(MIDDLE, outer, (clockwise / radius).to_degrees())
}

/// A little die that shows one, two or three.
fn die(middle: Point, pips: u8) -> Vec<Engraved> {
    let (half, off) = (DIE_WIDTH / 2.0, DIE_WIDTH / 3.6);
    let corner = |x: f32, y: f32| (middle.0 + x * half, middle.1 + y * half);
    let face = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)];
    let face = face.into_iter().map(|(x, y)| corner(x, y)).collect();
    let places: &[f32] = match pips {
        1 => &[0.0],
        2 => &[-1.0, 1.0],
        _ => &[-1.0, 0.0, 1.0],
    };
    let pip = |part: &f32| disc("pip", (middle.0 + part * off, middle.1 + part * off), PIP);
    let face = Engraved { look: "entry-die", shape: Engraving::Line(face) };
    iter::once(face).chain(places.iter().map(pip)).collect()
}

/// Where the marbles of a seat come to rest.
fn sockets(seats: Seats, seat: Seat) -> impl Iterator<Item = Engraved> {
    const LOOKS: [&str; Seat::MOST] =
        ["socket seat1", "socket seat2", "socket seat3", "socket seat4"];
    (0..3).map(move |number| {
        disc(LOOKS[seat.index()], middle(seats, seat, MarblePlace::Home(number)), SOCKET)
    })
}

fn disc(look: &'static str, middle: Point, radius: f32) -> Engraved {
    Engraved { look, shape: Engraving::Disc { middle, radius } }
}

fn text(look: &'static str, middle: Point, text: Lettering) -> Engraved {
    Engraved { look, shape: Engraving::Text { middle, text } }
}
