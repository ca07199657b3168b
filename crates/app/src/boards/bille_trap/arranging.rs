//! A position of Bille-Trap while it is put together: marbles on the track and at Home,
//! what is known of the traps, how far the top is turned, whose turn it is and what is due.

use game::{Notice, Position, Seat, Seats};
use shelf::games::bille_trap::{BilleTrap, Finding, MARBLES, Phase, Space, Trap};

use super::{
    NOTCH, die, marbles, notes,
    places::{BilleTrapSpot, MarblePlace, RING, spots},
};
use crate::{
    arranging::{Arranged, Arrangement, Setting, plain},
    boards::marbles::numbered,
    drawn::Drawn,
    scene::{Ground, Note, Piece},
};

/// As many notches as spaces in a ring.
const NOTCHES: u8 = RING;

/// What lies where.
struct Loose {
    ground: Ground,
    seats: Seats,
    track: Vec<(Space, Seat)>,
    home: [u8; Seat::MOST],
    traps: Vec<(Trap, Finding)>,
    notches: u8,
    turn: Seat,
    /// What is due, in its text.
    due: usize,
}

/// What can be due, as its text.
const DUE: [&str; 9] =
    ["die", "move:1", "move:2", "move:3", "move:4", "move:5", "move:6", "turn", "over"];

impl Arranged for BilleTrap {
    fn arranged(&self) -> Box<dyn Arrangement> {
        let found = |trap| Some((trap, self.known(trap)?));
        let due = match self.phase() {
            // The marble in motion lies nowhere: it is for the next roll.
            Phase::Test(_) => DUE[0].to_owned(),
            phase => phase.to_string(),
        };
        Box::new(Loose {
            ground: self.ground(),
            seats: self.seats(),
            track: Space::all().filter_map(|it| Some((it, self.marble(it)?))).collect(),
            home: Seat::ALL
                .map(|seat| if self.seats().contains(seat) { self.at_home(seat) as u8 } else { 0 }),
            traps: Trap::all().filter_map(found).collect(),
            notches: self.notches(),
            turn: self.turn_of(),
            due: DUE.iter().position(|text| *text == due).unwrap_or_default(),
        })
    }
}

impl Loose {
    /// BT-3: the trap that lies below a space, the top being turned as it is.
    fn trap_under(&self, space: Space) -> Option<Trap> {
        let index = space.number() - 1;
        Trap::numbered(index / RING * RING + (index + self.notches) % RING)
    }

    fn found(&self, trap: Trap) -> Option<Finding> {
        self.traps.iter().find(|(known, _)| *known == trap).map(|(_, found)| *found)
    }

    fn marble(&self, space: Space) -> Option<Seat> {
        self.track.iter().find(|(on, _)| *on == space).map(|(_, seat)| *seat)
    }

    fn in_tray(&self, seat: Seat) -> usize {
        let on_track = self.track.iter().filter(|(_, own)| *own == seat).count();
        MARBLES.saturating_sub(on_track + usize::from(self.home[seat.index()]))
    }
}

/// The marbles of the seats, then open and closed traps.
fn stock_of(seats: Seats, stock: usize) -> (Option<Seat>, Option<Finding>) {
    let finding = stock.checked_sub(seats.len()).and_then(|place| Finding::ALL.get(place));
    (seats.into_iter().nth(stock), finding.copied())
}

impl Arrangement for Loose {
    fn stock(&self) -> Vec<Notice> {
        let marble = |seat: Seat| Notice {
            code: "arranging-bille-trap-marble",
            facts: vec![("seat", seat.number().into())],
        };
        let traps = [plain("arranging-bille-trap-open"), plain("arranging-bille-trap-closed")];
        self.seats.into_iter().map(marble).chain(traps).collect()
    }

    fn put(&mut self, spot: &str, stock: Option<usize>) {
        let (seat, finding) = stock.map_or((None, None), |stock| stock_of(self.seats, stock));
        let space = match (spot.parse(), seat) {
            (Ok(BilleTrapSpot::Space(space)), _) => space,
            (Ok(BilleTrapSpot::Home), Some(seat)) => {
                let home = &mut self.home[seat.index()];
                *home = (*home + 1).min(MARBLES as u8);
                return;
            }
            (Ok(BilleTrapSpot::Home), None) => {
                self.home = [0; Seat::MOST];
                return;
            }
            (Ok(BilleTrapSpot::Tray(_)) | Err(_), _) => return,
        };
        let Some(trap) = self.trap_under(space) else { return };
        if let Some(finding) = finding {
            self.traps.retain(|(known, _)| *known != trap);
            self.traps.push((trap, finding));
            return;
        }
        let had = self.marble(space).is_some();
        self.track.retain(|(on, _)| *on != space);
        match seat {
            Some(seat) => self.track.push((space, seat)),
            None if !had => self.traps.retain(|(known, _)| *known != trap),
            None => {}
        }
    }

    fn settings(&self) -> Vec<Setting> {
        let (least, most) = BilleTrap::SEATS.into_inner();
        let names: Vec<_> =
            self.seats.into_iter().map(|seat| marbles::LOOKS[seat.index()]).collect();
        let due = |text: &'static str| match text.strip_prefix("move:") {
            Some(roll) => {
                Notice { code: "arranging-bille-trap-roll", facts: vec![("roll", roll.into())] }
            }
            None => plain(match text {
                "die" => "arranging-bille-trap-die",
                "turn" => "arranging-bille-trap-turn",
                _ => "arranging-bille-trap-over",
            }),
        };
        vec![
            Setting::number("players", plain("app-players"), least..=most, self.seats.len() as u8),
            Setting::turn(&names, self.turn.index()),
            Setting {
                name: "due",
                told: plain("arranging-bille-trap-due"),
                options: DUE.into_iter().map(due).collect(),
                chosen: self.due,
            },
            Setting::number(
                "notches",
                plain("arranging-bille-trap-notches"),
                0..NOTCHES,
                self.notches,
            ),
        ]
    }

    fn set(&mut self, setting: usize, option: usize) {
        let least = usize::from(*BilleTrap::SEATS.start());
        match setting {
            0 => {
                self.seats = Seats::first(least + option);
                let seats = self.seats;
                self.track.retain(|(_, seat)| seats.contains(*seat));
                if !seats.contains(self.turn) {
                    self.turn = Seat::ONE;
                }
            }
            1 => self.turn = Seat::ALL[option % self.seats.len()],
            2 => self.due = option % DUE.len(),
            _ => self.notches = option as u8 % NOTCHES,
        }
        let turned = NOTCH * f32::from(self.notches);
        let engraved = super::engraving::engraved(self.seats);
        let spots = spots(self.seats, self.turn);
        self.ground = Ground { spots, turned, engraved, ..self.ground.clone() };
    }

    fn ground(&self) -> Ground {
        self.ground.clone()
    }

    fn pieces(&self) -> Vec<Piece> {
        let roll = DUE[self.due].strip_prefix("move:").and_then(|roll| roll.parse().ok());
        let marble = |seat, place| marbles::marble(self.seats, seat, place);
        let of_seat = |seat: Seat| {
            let on_track = self.track.iter().filter(move |(_, own)| *own == seat);
            let on_track = on_track.map(|(space, _)| MarblePlace::On(*space));
            let at_home = (0..usize::from(self.home[seat.index()])).map(MarblePlace::Home);
            let in_tray = (0..self.in_tray(seat)).map(MarblePlace::Tray);
            let all: Vec<_> = on_track.chain(at_home).chain(in_tray).collect();
            all.into_iter().map(move |place| marble(seat, place))
        };
        let die = die::lying(self.seats, self.turn, roll);
        numbered([die].into_iter().chain(self.seats.into_iter().flat_map(of_seat)))
    }

    fn notes(&self) -> Vec<Note> {
        let note = |space| {
            let found = self.trap_under(space).and_then(|trap| self.found(trap))?;
            Some(notes::arranged(space, found))
        };
        Space::all().filter_map(note).collect()
    }

    fn text(&self) -> String {
        let marble =
            |space| self.marble(space).map_or('.', |seat| char::from(b'0' + seat.number()));
        let trap = |trap| self.found(trap).map_or('?', Finding::letter);
        let home = self.seats.into_iter().map(|seat| self.home[seat.index()].to_string());
        let track = rings(Space::all().map(marble));
        let traps = rings(Trap::all().map(trap));
        let (home, notches) = (home.collect::<Vec<_>>().join(","), self.notches);
        format!("{track} {home} {traps} {notches} seat{} {}", self.turn, DUE[self.due])
    }

    fn clear(&mut self) {
        self.track.clear();
        self.home = [0; Seat::MOST];
        self.traps.clear();
    }
}

/// Ring by ring.
fn rings(marks: impl Iterator<Item = char>) -> String {
    let marks: Vec<char> = marks.collect();
    let rings = marks.chunks(usize::from(RING)).map(|ring| ring.iter().collect::<String>());
    rings.collect::<Vec<_>>().join("/")
}
