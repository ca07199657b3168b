//! The disc and the base of Bille-Trap, on paper and in a picture: the track, Home,
//! the letters around the disc, the chart for the trap cards.

use game::{Position, Seat, Seats};
use shelf::games::bille_trap::{BilleTrap, MARBLES, RING, Space, Trap};

use super::{
    things::{die_face, marble},
    widest,
};
use crate::{
    colors,
    cutting::{CUT, Part},
    drawing::{Drawing, Look, Point, Type},
    letters::Face,
    round::{around, bow},
    says::Says,
};

/// BT-1: how far each ring is from the middle, from the outside in, as parts of the
/// disc's radius; and how far its rim is, its hollows, Home, and the marbles there.
const RINGS: [f32; 3] = [0.875, 0.675, 0.475];
const HOLLOW: f32 = 0.083;
const HOME: f32 = 0.335;
const SOCKETS: f32 = 0.262;

/// How wide the ring of letters around the disc is.
const LETTERS: f32 = 7.0;

/// Above the chart are its letters, beside it its numbers.
const HEAD: f32 = 9.0;
const BESIDE: f32 = 8.0;

/// From one place of the chart to the next there is more than a card.
const SLACK: f32 = 1.5;

/// How large everything is on paper of some room.
pub(super) struct Disc {
    room: Point,
    base: f32,
    card: f32,
}

impl Disc {
    pub(super) fn on((width, height): Point) -> Self {
        let card = (width - BESIDE) / RING as f32 - SLACK;
        let chart = HEAD + rings() as f32 * (card + SLACK);
        Self { room: (width, height), base: width.min(height - chart), card }
    }

    /// How wide a trap card is.
    pub(super) const fn card(&self) -> f32 {
        self.card
    }

    /// How wide a space is.
    pub(super) const fn hollow(&self) -> f32 {
        2.0 * HOLLOW * self.radius()
    }

    const fn radius(&self) -> f32 {
        self.base / 2.0 - LETTERS
    }

    /// The disc, to be cut out, with the way of the marbles on it.
    pub(super) fn turning(&self, says: &Says) -> Part {
        let (wide, middle) = (2.0 * self.radius(), (self.radius(), self.radius()));
        let mut disc =
            top(self.radius(), &says.text("place-bille-trap-home"), widest().seats(), 0.0);
        disc.circle((0.0, 0.0), self.radius(), CUT);
        pin(&mut disc, (0.0, 0.0));
        let mut drawing = Drawing::default();
        drawing.put_piece("disc", middle, &disc);
        Part { size: (wide, wide), drawing }
    }

    /// The base with the chart: a whole sheet.
    pub(super) fn base(&self, says: &Says) -> Part {
        let left = (self.room.0 - self.base) / 2.0;
        let mut drawing = Drawing::default();
        let mut base = ground(self.base, self.radius(), widest().seats());
        let middle = (self.base / 2.0, self.base / 2.0);
        for ray in 0..RING {
            let place = around(middle, self.radius() + LETTERS / 2.0, degrees(ray as f32));
            base.circle(place, LETTERS * 0.42, Look::filled("#fff3da"));
            base.label(place, Type::new(Face::Strong, LETTERS * 0.58), &letter(ray));
        }
        base.circle(middle, self.radius(), Look::line("#fff3da", 0.3).dashed(1.5));
        let hint = Type::new(Face::Text, 4.2).colored("#7a5b33").centered();
        for (number, line) in says.lines("print-disc-here", hint, self.radius()).iter().enumerate()
        {
            base.text((middle.0, middle.1 + 14.0 + number as f32 * 6.0), hint, line);
        }
        turning_sign(&mut base, middle, self.radius() * 0.66);
        pin(&mut base, middle);
        drawing.put((left, 0.0), &base);
        self.chart(&mut drawing);
        Part { size: self.room, drawing }
    }

    /// A place for each trap card: a column for each ray, a row for each ring.
    fn chart(&self, drawing: &mut Drawing) {
        let step = self.card + SLACK;
        let top = self.room.1 - rings() as f32 * step;
        let name = Type::new(Face::Strong, 4.0);
        for ray in 0..RING {
            let x = BESIDE + (ray as f32 + 0.5) * step;
            drawing.label((x, top - 3.2), name, &letter(ray));
        }
        for trap in Trap::all().map(|trap| usize::from(trap.number())) {
            let (ring, ray) = (trap / RING, trap % RING);
            let (x, y) = (BESIDE + ray as f32 * step, top + ring as f32 * step);
            if ray == 0 {
                drawing.label((BESIDE / 2.0, y + step / 2.0), name, &(ring + 1).to_string());
            }
            let look = Look::filled("#f6ecd8").outlined("#b08a56", 0.3);
            drawing.rect((x, y), (step - 0.6, step - 0.6), 1.2, look);
            let faint = Type::new(Face::Strong, self.card * 0.3).colored("#d8c39c");
            let name = format!("{}{}", letter(ray), ring + 1);
            drawing.label((x + step / 2.0 - 0.3, y + step / 2.0 - 0.3), faint, &name);
        }
    }
}

/// The board in the middle of a game: what everybody sees, and no trap.
pub(super) fn picture(position: &BilleTrap) -> Part {
    const SIZE: f32 = 100.0;
    const RADIUS: f32 = SIZE / 2.0 - 1.5;
    let seats = position.seats();
    let mut drawing = ground(SIZE, RADIUS, seats);
    let middle = (SIZE / 2.0, SIZE / 2.0);
    let notches = f32::from(position.notches());
    drawing.put(middle, &top(RADIUS, "", seats, notches));
    let size = RADIUS * HOLLOW * 0.98;
    for space in Space::all() {
        if let Some(seat) = position.marble(space) {
            let (radius, ray) = place(space);
            let place = around(middle, radius * RADIUS, degrees(ray + notches));
            drawing.put(place, &marble(seat, size));
        }
    }
    for seat in position.seats() {
        for number in 0..position.at_home(seat) {
            let angle = socket(seats, seat, number) + degrees(notches);
            drawing.put(around(middle, RADIUS * SOCKETS, angle), &marble(seat, size * 0.85));
        }
        for number in 0..position.in_tray(seat) {
            let (x, y) = tray(seats, seat, number, size * 2.1);
            let at = |part: f32| if part < 0.0 { SIZE + part } else { part };
            drawing.put((at(x), at(y)), &marble(seat, size));
        }
    }
    Part { size: (SIZE, SIZE), drawing }
}

/// BT-1: how many rings there are.
fn rings() -> usize {
    Trap::COUNT / RING
}

/// The radius of a space's ring and its ray, counted clockwise from the top.
fn place(space: Space) -> (f32, f32) {
    let index = usize::from(space.number() - 1);
    (RINGS[(index / RING).min(RINGS.len() - 1)], (index % RING) as f32)
}

/// BT-3: a notch is as many degrees as there are between two rays.
fn degrees(rays: f32) -> f32 {
    rays * 360.0 / RING as f32
}

fn letter(ray: usize) -> String {
    char::from(b'A' + ray as u8).to_string()
}

/// Where a seat's tray is: towards its corner, clockwise from the near right; counted
/// from the far or the near edge.
fn tray(seats: Seats, seat: Seat, number: usize, step: f32) -> Point {
    let (along, off) = [(0.55, 0.55), (1.55, 0.55), (0.55, 1.55)][number % 3];
    let (along, off) = (along * step, off * step);
    match corner(seats, seat) {
        0 => (-along, -off),
        1 => (off, -along),
        2 => (along, off),
        _ => (-off, along),
    }
}

/// The seats are clockwise around the board from the near right; two sit opposite each
/// other.
fn corner(seats: Seats, seat: Seat) -> u8 {
    if seats.len() == 2 { 2 * (seat.number() - 1) } else { seat.number() - 1 }
}

/// Where a seat's marble lies at Home, in degrees: towards its corner.
fn socket(seats: Seats, seat: Seat, number: usize) -> f32 {
    let corner = 135.0 + 90.0 * f32::from(corner(seats, seat));
    corner + [0.0, -30.0, 30.0][number % 3]
}

/// The wooden base.
fn ground(size: f32, radius: f32, seats: Seats) -> Drawing {
    let mut ground = Drawing::default();
    ground.rect((0.0, 0.0), (size, size), size * 0.015, Look::filled("#8a6138"));
    ground.circle((size / 2.0, size / 2.0), radius, Look::filled("#e9d3ab"));
    let corner = size * 0.155;
    for seat in seats {
        let (x, y) = tray(seats, seat, 0, corner * 0.48);
        let at = |part: f32| if part < 0.0 { size + part } else { part };
        let (x, y) = (at(x), at(y));
        let name = Type::new(Face::Strong, corner * 0.3).colored("#fff3da");
        ground.circle((x, y), corner * 0.25, Look::line("#fff3da", size * 0.002));
        ground.label((x, y), name, &seat.number().to_string());
    }
    ground
}

/// The disc around its own middle, turned by so many notches: the track, its numbers,
/// which stay upright, and Home.
fn top(radius: f32, home: &str, seats: Seats, notches: f32) -> Drawing {
    let mut top = Drawing::default();
    let around_it = Look::filled("url(#disc)").outlined("#8b5c2b", radius * 0.012);
    top.circle((0.0, 0.0), radius * 0.994, around_it);
    let green = Look::filled("#dfe9dd").outlined("#8a5510", radius * 0.012);
    top.circle((0.0, 0.0), radius * HOME, green);
    for space in Space::all() {
        way(&mut top, space, radius, notches);
    }
    for seat in seats {
        for number in 0..MARBLES {
            let angle = socket(seats, seat, number) + degrees(notches);
            let place = around((0.0, 0.0), radius * SOCKETS, angle);
            let look = Look::line(super::things::glass(seat), radius * 0.009).dashed(radius * 0.02);
            top.circle(place, radius * HOLLOW * 0.72, look);
        }
    }
    for space in Space::all() {
        hollow(&mut top, space, radius, notches);
    }
    let set = Type::new(Face::Heading, radius * 0.1).colored(colors::ACCENT);
    top.label((0.0, -radius * 0.075), set, home);
    top
}

/// The way from a space to the next, or Home, with an arrowhead.
fn way(top: &mut Drawing, space: Space, radius: f32, notches: f32) {
    let (ring, ray) = place(space);
    let start = (ring * radius, degrees(ray + notches));
    let (end, color) = match Space::numbered(space.number() + 1) {
        Some(next) => {
            let (ring, next_ray) = place(next);
            let inwards = next_ray < ray;
            let color = if inwards { "#6b3a0c" } else { "#a87a43" };
            ((ring * radius, degrees(ray + notches + 1.0)), color)
        }
        None => ((HOME * radius * 0.92, degrees(ray + notches + 0.62)), "#6b3a0c"),
    };
    let line = bow((0.0, 0.0), start, end);
    let near = radius * (HOLLOW + 0.012);
    let free = |point: &&Point| {
        let apart = |other: Point| (point.0 - other.0).hypot(point.1 - other.1);
        let last = line[line.len() - 1];
        apart(line[0]) > near && (apart(last) > near || end.0 < radius * HOME)
    };
    let line: Vec<Point> = line.iter().filter(free).copied().collect();
    let look = Look::line(color, radius * 0.011);
    top.line(&line, look);
    if let [.., before, tip] = line.as_slice() {
        top.line(&head(*before, *tip, radius * 0.035), look);
    }
}

/// An arrowhead at the end of a line.
fn head(before: Point, tip: Point, long: f32) -> [Point; 3] {
    let angle = (tip.1 - before.1).atan2(tip.0 - before.0);
    let leg = |lean: f32| {
        let (sin, cos) = (angle + lean.to_radians()).sin_cos();
        (tip.0 + long * cos, tip.1 + long * sin)
    };
    [leg(148.0), tip, leg(-148.0)]
}

/// A hollow with its number, and the die that leads there from a tray.
fn hollow(top: &mut Drawing, space: Space, radius: f32, notches: f32) {
    let (ring, ray) = place(space);
    let ray = ray + notches;
    let here = around((0.0, 0.0), ring * radius, degrees(ray));
    // BT-1: the first space of each ring is marked with its number.
    let index = usize::from(space.number() - 1);
    let mark = index.is_multiple_of(RING).then_some(index / RING + 1);
    let (edge, width) = if mark.is_some() { ("#c8861c", 0.022) } else { ("#7d5526", 0.008) };
    let look = Look::filled("#fdf1d8").outlined(edge, radius * width);
    top.circle(here, radius * HOLLOW, look);
    let beside = |out: f32, clockwise: f32| {
        let far = ring * radius + out * radius;
        around((0.0, 0.0), far, degrees(ray) + (clockwise * radius / far).to_degrees())
    };
    let set = Type::new(Face::Strong, radius * 0.062).colored("#3a2109");
    top.label(beside(0.052, 0.118), set, &space.to_string());
    if let Some(pips) = mark {
        let size = radius * 0.066;
        let (x, y) = beside(-0.06, 0.118);
        top.put((x - size / 2.0, y - size / 2.0), &die_face(pips as u8, size));
    }
}

/// Where the pin goes through.
fn pin(drawing: &mut Drawing, (x, y): Point) {
    drawing.circle((x, y), 1.6, Look::filled("#fff").outlined(colors::CUT, 0.25));
    drawing.line(&[(x - 3.0, y), (x + 3.0, y)], CUT);
    drawing.line(&[(x, y - 3.0), (x, y + 3.0)], CUT);
}

/// An arrow that turns clockwise.
fn turning_sign(drawing: &mut Drawing, middle: Point, radius: f32) {
    let line = bow(middle, (radius, -38.0), (radius, 38.0));
    let look = Look::line("#b08a56", 1.4);
    drawing.line(&line, look);
    if let [.., before, tip] = line.as_slice() {
        drawing.line(&head(*before, *tip, 7.0), look);
    }
}
