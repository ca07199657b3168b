//! Where everything of Bille-Trap is: the rings, Home, the corners. It knows the
//! shape of the board, and nothing of a game.

use std::{fmt, str::FromStr};

use game::{Seat, Seats, Unreadable};
use shelf::games::bille_trap::Space;

use crate::{
    bow::{Point, apart, turned},
    scene::Spot,
};

/// From one edge of the base to the other; the top is as wide.
pub(super) const BASE: f32 = 9.2;

/// The middle of base and top.
pub(super) const MIDDLE: Point = (BASE / 2.0, BASE / 2.0);

/// How wide a hollow of the track can be pointed at.
const HOLLOW: f32 = 0.9;

/// How wide Home is: twelve marbles have room around its name.
pub(super) const HOME: f32 = 3.16;

/// BT-1: from the middle of the top to each ring, from the outside in.
const RINGS: [f32; 3] = [4.04, 3.12, 2.2];

/// BT-1: the spaces of a ring.
pub(super) const RING: u8 = 8;

/// BT-3: a whole turn has as many notches as a ring has spaces; in degrees.
pub(super) const NOTCH: f32 = 45.0;

/// Where marbles lie in a corner, from its tip.
const CORNER: [(f32, f32); 3] = [(0.42, 0.42), (1.12, 0.42), (0.42, 1.12)];

/// Where marbles lie at Home: so far from the middle, and so many degrees beside
/// the corner of their seat.
const SOCKET: f32 = 1.24;
const SOCKETS: [f32; 3] = [0.0, -30.0, 30.0];

/// Where the die lies in a corner, from its tip.
pub(super) const DIE_IN_CORNER: (f32, f32) = (1.79, 0.4);

/// The middle of the tray in a corner, from its tip, both ways; and its width.
const TRAY: (f32, f32) = (0.7, 1.35);

/// A place that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BilleTrapSpot {
    /// A seat's tray.
    Tray(Seat),
    Space(Space),
    Home,
}

impl BilleTrapSpot {
    const HOME: &'static str = "home";
    const TRAY: &'static str = "tray";

    /// Where a marble comes to rest on the track, or else at Home.
    pub(super) fn on_track(space: Option<Space>) -> Self {
        space.map_or(Self::Home, Self::Space)
    }
}

impl fmt::Display for BilleTrapSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tray(seat) => write!(f, "{}{seat}", Self::TRAY),
            Self::Space(space) => space.fmt(f),
            Self::Home => f.write_str(Self::HOME),
        }
    }
}

impl FromStr for BilleTrapSpot {
    type Err = Unreadable;

    fn from_str(name: &str) -> Result<Self, Unreadable> {
        match name.strip_prefix(Self::TRAY) {
            Some(number) => {
                let seat = number.parse().ok().and_then(Seat::numbered);
                seat.map(Self::Tray).ok_or(Unreadable)
            }
            None if name == Self::HOME => Ok(Self::Home),
            None => name.parse().map(Self::Space),
        }
    }
}

/// Where a marble can be.
#[derive(Clone, Copy)]
pub(super) enum MarblePlace {
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
/// goes: trays, spaces, Home. The tray of whose turn it is looks so.
pub(super) fn spots(seats: Seats, turn: Seat) -> Vec<Spot> {
    const WAITING: [&str; Seat::MOST] = ["tray seat1", "tray seat2", "tray seat3", "tray seat4"];
    const ACTING: [&str; Seat::MOST] =
        ["tray seat1 acting", "tray seat2 acting", "tray seat3 acting", "tray seat4 acting"];
    let trays = seats.into_iter().map(|seat| {
        let (x, y) = corner(seats, seat).place((TRAY.0, TRAY.0));
        let looks = if seat == turn { ACTING } else { WAITING };
        let look = looks[seat.index()];
        Spot { id: BilleTrapSpot::Tray(seat).to_string(), x, y, size: TRAY.1, look }
    });
    let spaces = Space::all().map(|space| {
        let (x, y) = on_track(space);
        Spot { id: space.to_string(), x, y, size: HOLLOW, look: "space" }
    });
    let id = BilleTrapSpot::Home.to_string();
    let home = Spot { id, x: MIDDLE.0, y: MIDDLE.1, size: HOME, look: "home" };
    trays.chain(spaces).chain([home]).collect()
}

/// Where a marble can be pointed at; not while it is in motion.
pub(super) fn spot_of(seat: Seat, place: MarblePlace) -> Option<BilleTrapSpot> {
    match place {
        MarblePlace::On(space) => Some(BilleTrapSpot::Space(space)),
        MarblePlace::Above(_) => None,
        MarblePlace::Home(_) => Some(BilleTrapSpot::Home),
        MarblePlace::Tray(_) => Some(BilleTrapSpot::Tray(seat)),
    }
}

/// The middle of a marble.
pub(super) fn middle(seats: Seats, seat: Seat, place: MarblePlace) -> (f32, f32) {
    match place {
        MarblePlace::On(space) | MarblePlace::Above(space) => on_track(space),
        MarblePlace::Home(number) => {
            let (tip, beside) = (corner(seats, seat).place((0.0, 0.0)), SOCKETS[number % 3]);
            let part = SOCKET / apart(tip, MIDDLE);
            let towards = |middle: f32, tip: f32| middle + (tip - middle) * part;
            let socket = (towards(MIDDLE.0, tip.0), towards(MIDDLE.1, tip.1));
            turned(MIDDLE, socket, beside)
        }
        MarblePlace::Tray(number) => corner(seats, seat).place(CORNER[number % CORNER.len()]),
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
pub(super) fn on_track(space: Space) -> Point {
    let index = space.number() - 1;
    let radius = RINGS[usize::from(index / RING) % RINGS.len()];
    turned(MIDDLE, (MIDDLE.0, MIDDLE.1 - radius), f32::from(index % RING) * NOTCH)
}

/// BT-3: the space whose place this one takes when the top is turned by a notch.
pub(super) fn after_turning(space: Space) -> Option<Space> {
    let index = space.number() - 1;
    Space::numbered(index / RING * RING + (index + 1) % RING + 1)
}

/// BT-1: the first space of each ring is marked with its number.
pub(super) fn mark(space: Space) -> Option<u8> {
    let index = space.number() - 1;
    index.is_multiple_of(RING).then_some(index / RING + 1)
}
