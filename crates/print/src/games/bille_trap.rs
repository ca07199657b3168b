//! Bille-Trap on paper: the disc turns on a pin above the base. Around the disc the
//! base has a letter for each ray; a space lies over the trap of its ray's letter and
//! its ring's number. The traps are folded cards that lie shuffled, face down, on the
//! chart below the base, so that nobody knows them before they are tested.

mod board;
mod things;

use game::Position;
use shelf::games::bille_trap::{BilleTrap, Finding, MARBLES, Setup};

use self::{
    board::{Disc, picture},
    things::{card, counters, die},
};
use super::Printed;
use crate::{cutting::Part, drawing::Point, says::Says};

impl Printed for BilleTrap {
    fn picture(&self) -> Part {
        picture(self)
    }

    fn parts(room: Point, says: &Says) -> Vec<Part> {
        let disc = Disc::on(room);
        let cards = Finding::ALL
            .into_iter()
            .flat_map(|finding| vec![card(finding, disc.card(), says); finding.dealt()]);
        let small = [die(disc.card() * 0.85), counters(disc.hollow() * 0.94)];
        [disc.base(says), disc.turning(says)].into_iter().chain(small).chain(cards).collect()
    }

    fn contents() -> Vec<(usize, &'static str)> {
        let seats = widest().seats().len();
        vec![
            (1, "print-piece-disc"),
            (Finding::Open.dealt(), "print-piece-open"),
            (Finding::Closed.dealt(), "print-piece-closed"),
            (seats * MARBLES, "print-piece-marble"),
            (1, "print-piece-die"),
        ]
    }

    /// BT-5: the die; the move with its tests; whether the disc turned.
    fn cells() -> usize {
        3
    }
}

/// With everybody who can sit down.
fn widest() -> BilleTrap {
    let players = *BilleTrap::SEATS.end();
    BilleTrap::start(&Setup::for_players(players).unwrap_or_default())
}
