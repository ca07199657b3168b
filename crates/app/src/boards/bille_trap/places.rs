//! Where everything of Bille-Trap is: the rings, Home, the corners. It knows the
//! shape of the board, and nothing of a game.

use bille_trap::Space;
use game::{Seat, Seats};

use crate::scene::Spot;

/// From one edge of the base to the other; the top is as wide.
pub(super) const BASE: f32 = 9.2;

/// How wide a hollow of the track can be pointed at.
const HOLLOW: f32 = 0.97;

/// How wide Home is: twelve marbles have room, three in each quarter.
const HOME: f32 = 2.9;

/// BT-1: from the middle of the top to each ring, from the outside in.
const RINGS: [f32; 3] = [4.0, 3.0, 2.0];

/// BT-1: the spaces of a ring.
const RING: u8 = 8;

/// Where marbles lie in a corner, from its tip, and at Home, from the middle.
const CORNER: [(f32, f32); 3] = [(0.42, 0.42), (1.12, 0.42), (0.42, 1.12)];
const QUARTER: [(f32, f32); 3] = [(0.35, 0.35), (1.04, 0.35), (0.35, 1.04)];

/// Where the die lies in a corner, from its tip.
pub(super) const DIE_IN_CORNER: (f32, f32) = (1.79, 0.4);

/// The middle of the tray in a corner, from its tip, both ways; and its width.
const TRAY: (f32, f32) = (0.7, 1.35);

/// Where a marble can be.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// On a space.
    On(Space),
    /// In motion, on the marble on a space.
    Above(Space),
    /// At Home, counted from 0 among its seat's.
    Home(usize),
    /// In its seat's tray, counted from 0.
    Tray(usize),
}

/// All places that can be pointed at, in the order of the way that a marble
/// goes: trays, spaces, Home.
pub(super) fn spots(seats: Seats) -> Vec<Spot> {
    let trays = seats.into_iter().map(|seat| {
        let (x, y) = corner(seats, seat).place((TRAY.0, TRAY.0));
        let look = ["tray seat1", "tray seat2", "tray seat3", "tray seat4"][seat.index()];
        Spot { id: tray_id(seat), x, y, size: TRAY.1, look }
    });
    let spaces = Space::all().map(|space| {
        let (x, y) = on_track(space);
        Spot { id: space.to_string(), x, y, size: HOLLOW, look: space_look(space) }
    });
    let middle = BASE / 2.0;
    let home = Spot { id: "home".to_owned(), x: middle, y: middle, size: HOME, look: "home" };
    trays.chain(spaces).chain([home]).collect()
}

/// The name of a seat's tray.
pub(super) fn tray_id(seat: Seat) -> String {
    format!("tray{seat}")
}

/// Where a marble can be pointed at; not while it is in motion.
pub(super) fn spot_id(seat: Seat, place: Place) -> Option<String> {
    match place {
        Place::On(space) => Some(space.to_string()),
        Place::Above(_) => None,
        Place::Home(_) => Some("home".to_owned()),
        Place::Tray(_) => Some(tray_id(seat)),
    }
}

/// The middle of a marble.
pub(super) fn middle(seats: Seats, seat: Seat, place: Place) -> (f32, f32) {
    match place {
        Place::On(space) | Place::Above(space) => on_track(space),
        Place::Home(number) => {
            let (right, near) = QUARTER[number % QUARTER.len()];
            corner(seats, seat).place((BASE / 2.0 - right, BASE / 2.0 - near))
        }
        Place::Tray(number) => corner(seats, seat).place(CORNER[number % CORNER.len()]),
    }
}

/// A corner of the base, where a seat is.
#[derive(Clone, Copy)]
pub(super) enum Corner {
    NearRight,
    NearLeft,
    FarLeft,
    FarRight,
}

impl Corner {
    /// The place that is so far from the tip along the edge on which the player
    /// of this corner sits, and so far from that edge.
    pub(super) fn place(self, (along, off): (f32, f32)) -> (f32, f32) {
        match self {
            Self::NearRight => (BASE - along, BASE - off),
            Self::NearLeft => (off, BASE - along),
            Self::FarLeft => (along, off),
            Self::FarRight => (BASE - off, along),
        }
    }
}

/// The seats are clockwise around the board from the near right; two sit
/// opposite each other.
pub(super) fn corner(seats: Seats, seat: Seat) -> Corner {
    match (seats.len(), seat.number()) {
        (_, 1) => Corner::NearRight,
        (2, _) | (_, 3) => Corner::FarLeft,
        (_, 2) => Corner::NearLeft,
        _ => Corner::FarRight,
    }
}

/// BT-1: clockwise from the far side, ring by ring.
fn on_track(space: Space) -> (f32, f32) {
    let index = space.number() - 1;
    let radius = RINGS[usize::from(index / RING) % RINGS.len()];
    let angle = f32::from(index % RING) * std::f32::consts::TAU / f32::from(RING);
    (BASE / 2.0 + radius * angle.sin(), BASE / 2.0 - radius * angle.cos())
}

/// BT-1: the first space of each ring bears its mark.
fn space_look(space: Space) -> &'static str {
    match space.number() {
        1 => "space marked one",
        9 => "space marked two",
        17 => "space marked three",
        _ => "space",
    }
}
