//! The loose things of Bille-Trap: marbles as discs, the die, the trap cards.

use game::{Position, Seat};
use shelf::games::bille_trap::{Finding, MARBLES};

use super::widest;
use crate::{
    colors,
    cutting::{CUT, GAP, Part},
    drawing::{Drawing, Look, Point, Type},
    letters::Face,
    nets::{Net, TAB},
    says::Says,
};

/// A seat's colour.
pub(super) const fn glass(seat: Seat) -> &'static str {
    match seat.number() {
        1 => "#c8372b",
        2 => "#2f68be",
        3 => "#b98a0c",
        _ => "#2c8449",
    }
}

/// A marble from above, around its own middle, with the number of its seat: no seat is
/// told by its colour alone.
pub(super) fn marble(seat: Seat, radius: f32) -> Drawing {
    let mut marble = Drawing::default();
    let (fill, ink) = match seat.number() {
        1 => ("url(#red)", "#fff"),
        2 => ("url(#blue)", "#fff"),
        3 => ("url(#yellow)", "#2a1a02"),
        _ => ("url(#green)", "#fff"),
    };
    marble.circle((0.0, 0.0), radius, Look::filled(fill).outlined("#2b1a10", radius * 0.04));
    let number = Type::new(Face::Strong, radius * 1.05).colored(ink);
    marble.label((0.0, 0.0), number, &seat.number().to_string());
    marble
}

/// BT-4: the marbles of all seats as discs, a row for each seat.
pub(super) fn counters(wide: f32) -> Part {
    let mut drawing = Drawing::default();
    let (step, seats) = (wide + GAP, widest().seats());
    for seat in seats {
        for number in 0..MARBLES {
            let mut disc = marble(seat, wide / 2.0);
            disc.circle((0.0, 0.0), wide / 2.0, CUT);
            let at = |number: usize| number as f32 * step + wide / 2.0;
            drawing.put_piece("marble", (at(number), at(seat.index())), &disc);
        }
    }
    let size = (MARBLES as f32 * step - GAP, seats.len() as f32 * step - GAP);
    Part { size, drawing }
}

/// A die to fold; opposite faces make seven.
pub(super) fn die(wide: f32) -> Part {
    let faces = [1, 2, 3, 4, 5, 6].map(|pips| die_face(pips, wide));
    let [one, two, three, four, five, six] = &faces;
    let net = Net {
        piece: "die",
        width: wide,
        height: wide,
        look: Look::filled("#fffdf4"),
        fold: colors::QUIET,
        lid: one,
        floor: Some(six),
        sides: [two, three, five, four],
    };
    let high = 3.0 * wide + 2.0 * TAB;
    let mut strips = net.strips(1, high);
    strips.pop().unwrap_or(Part { size: (0.0, 0.0), drawing: Drawing::default() })
}

/// A face of a die.
pub(super) fn die_face(pips: u8, wide: f32) -> Drawing {
    let mut face = Drawing::default();
    let look = Look::filled("#fffdf4").outlined("#8a6a3c", wide * 0.03);
    face.rect((0.0, 0.0), (wide, wide), 0.0, look);
    let places: &[Point] = match pips {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    };
    for (x, y) in places {
        let at = |part: f32| wide * (0.5 + part * 0.26);
        face.circle((at(*x), at(*y)), wide * 0.09, Look::filled("#2b1a10"));
    }
    face
}

/// A trap card: its face and its back, to be folded and glued, so that nobody sees
/// through it.
pub(super) fn card(finding: Finding, wide: f32, says: &Says) -> Part {
    let mut card = Drawing::default();
    let (face, ink, code) = match finding {
        Finding::Open => ("#fffaf0", "#14100c", "print-trap-open"),
        Finding::Closed => ("#fffaf0", "#1f5c49", "print-trap-closed"),
    };
    card.rect((0.0, 0.0), (wide, wide), 0.0, Look::filled(face));
    let middle = (wide / 2.0, wide * 0.42);
    let (x, y) = middle;
    let (part, line) = (wide * 0.12, wide * 0.055);
    match finding {
        Finding::Open => {
            card.circle(middle, wide * 0.28, Look::filled(ink));
            let cross = Look::line("#ff8f7d", line);
            card.line(&[(x - part, y - part), (x + part, y + part)], cross);
            card.line(&[(x + part, y - part), (x - part, y + part)], cross);
        }
        Finding::Closed => {
            let plate = Look::filled("#dcece2").outlined(ink, wide * 0.02);
            card.circle(middle, wide * 0.28, plate);
            let check =
                [(x - part * 1.2, y), (x - part * 0.3, y + part), (x + part * 1.3, y - part)];
            card.line(&check, Look::line(ink, line));
        }
    }
    let set = Type::new(Face::Strong, wide * 0.14).colored(ink);
    card.label((wide / 2.0, wide * 0.86), set, &says.text(code));
    back(&mut card, wide);
    card.rect((0.0, 0.0), (wide, 2.0 * wide), 0.0, CUT);
    card.line(&[(0.0, wide), (wide, wide)], Look::line(colors::CUT, 0.25).dashed(1.1));
    let mut drawing = Drawing::default();
    drawing.put_piece(finding.name(), (0.0, 0.0), &card);
    Part { size: (wide, 2.0 * wide), drawing }
}

/// All backs are alike.
fn back(card: &mut Drawing, wide: f32) {
    card.rect((0.0, wide), (wide, wide), 0.0, Look::filled("#b98a52"));
    let inset = wide * 0.1;
    let inner = wide - 2.0 * inset;
    let frame = Look::line("#f6dfb4", wide * 0.015);
    card.rect((inset, wide + inset), (inner, inner), wide * 0.05, frame);
    let middle = (wide / 2.0, wide * 1.5);
    for part in [0.3, 0.22, 0.14] {
        card.circle(middle, wide * part, Look::line("#f6dfb4", wide * 0.015));
    }
    card.label(middle, Type::new(Face::Heading, wide * 0.2).colored("#fff3da"), "?");
}
