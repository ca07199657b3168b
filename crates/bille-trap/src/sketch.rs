//! A position to look at: the picture and the remarks beside it. The picture
//! shows what lies on the table; what was found of the traps is only remarked,
//! so that it can be left to the players' memory (BT-10).
//!
//! ```text
//!   1  . . 1 2 . . . .   a ring a line, behind the number of its first space
//!   9  . . .12 . . . .   the marble of seat 1 in motion presses one of seat 2
//!  17  . . . . . . . .
//!
//!   1: . . . > . . 1     from the tray to Home
//!  (2) 2 . . > . . .     seat 2 has left
//! ```

use game::{Seat, Sketch, Tone};

use crate::{
    BilleTrap, Finding, Phase, Roll, Space, Spaces,
    board::{MARBLES, RING, RINGS},
    phase::Then,
    traps::Traps,
};

game::notices! {
    /// What there is to say of a position beside its board.
    pub enum Remark {
        /// Whose turn it is while chance acts.
        "bille-trap-turn-of" TurnOf { seat: Seat },
        /// The roll to be played.
        "bille-trap-roll" Roll { roll: Roll },
        /// A marble is pressed: whose, where, and the odds of its trap.
        "bille-trap-pressed" Pressed { space: Space, owner: Seat, open: usize, closed: usize },
        /// BT-11: the turn ends without turning the top.
        "bille-trap-turn-ends" TurnEnds,
        /// BT-11: the top is turned or kept.
        "bille-trap-turn-or-keep" TurnOrKeep,
        /// By how many notches the top is turned, and how many are a whole turn.
        "bille-trap-notches" Notches { notches: u8, all: u8 },
        /// How many traps nobody has tested yet, and how many of these are open.
        "bille-trap-hidden" Hidden { open: usize, all: usize },
        /// The spaces that lie over traps known to be open.
        "bille-trap-over-open" OverOpen { spaces: Spaces },
        /// The spaces that lie over traps known to be closed.
        "bille-trap-over-closed" OverClosed { spaces: Spaces },
        /// A seat has left; its marbles stay.
        "bille-trap-left" Left { seat: Seat },
    }
}

impl BilleTrap {
    pub(crate) fn list_remarks(&self) -> Vec<Remark> {
        let mut remarks = Vec::new();
        self.remark_phase(&mut remarks);
        let traps = &self.traps;
        remarks.push(Remark::Notches { notches: traps.notches(), all: Traps::NOTCHES });
        let [open, closed] = Finding::ALL.map(|finding| traps.hidden_count(finding));
        remarks.push(Remark::Hidden { open, all: open + closed });
        let (open, closed) = (self.over(Finding::Open), self.over(Finding::Closed));
        if !open.is_empty() {
            remarks.push(Remark::OverOpen { spaces: open });
        }
        if !closed.is_empty() {
            remarks.push(Remark::OverClosed { spaces: closed });
        }
        let left = self.seats.into_iter().filter(|seat| !self.playing.contains(*seat));
        remarks.extend(left.map(|seat| Remark::Left { seat }));
        remarks
    }

    fn remark_phase(&self, remarks: &mut Vec<Remark>) {
        match self.phase {
            Phase::Die => remarks.push(Remark::TurnOf { seat: self.seat }),
            Phase::Move(roll) => remarks.push(Remark::Roll { roll }),
            Phase::Test(test) => {
                remarks.push(Remark::TurnOf { seat: self.seat });
                remarks.extend(self.marble(test.space).map(|owner| Remark::Pressed {
                    space: test.space,
                    owner,
                    open: self.finding_weight(test, Finding::Open) as usize,
                    closed: self.finding_weight(test, Finding::Closed) as usize,
                }));
                if test.then == Then::End {
                    remarks.push(Remark::TurnEnds);
                }
            }
            Phase::Top => remarks.push(Remark::TurnOrKeep),
            Phase::Over => {}
        }
    }

    /// The spaces over traps that were found so, as the top lies now.
    fn over(&self, finding: Finding) -> Spaces {
        let known = |space: &Space| self.known(self.trap_under(*space)) == Some(finding);
        Space::all().filter(known).collect()
    }

    pub(crate) fn draw_sketch(&self) -> Sketch {
        let mut sketch = Sketch::default();
        for ring in 0..RINGS {
            sketch.line().add(Tone::Faint, format!("{:>3} ", ring * RING + 1));
            for space in (0..RING).filter_map(|place| Space::from_index(ring * RING + place)) {
                self.draw_space(space, &mut sketch);
            }
        }
        sketch.line();
        for seat in self.seats {
            self.draw_seat(seat, &mut sketch);
        }
        sketch
    }

    fn draw_space(&self, space: Space, sketch: &mut Sketch) {
        match self.phase {
            Phase::Test(test) if test.space == space => draw_marble(self.seat, sketch),
            _ => sketch.add(Tone::Plain, " "),
        };
        match self.marble(space) {
            Some(owner) => draw_marble(owner, sketch),
            None => sketch.add(Tone::Faint, "."),
        };
    }

    fn draw_seat(&self, seat: Seat, sketch: &mut Sketch) {
        let (tray, home) = (self.in_tray(seat), self.at_home(seat));
        let playing = self.playing.contains(seat);
        let label = if playing { format!("  {seat}: ") } else { format!(" ({seat}) ") };
        sketch.line().add(Tone::Faint, label);
        draw_row(seat, (0..MARBLES).map(|place| place < tray), sketch);
        sketch.add(Tone::Faint, "> ");
        draw_row(seat, (0..MARBLES).map(|place| place + home >= MARBLES), sketch);
    }
}

fn draw_row(seat: Seat, marbles: impl Iterator<Item = bool>, sketch: &mut Sketch) {
    for marble in marbles {
        if marble {
            draw_marble(seat, sketch);
        } else {
            sketch.add(Tone::Faint, ".");
        }
        sketch.add(Tone::Plain, " ");
    }
}

fn draw_marble(seat: Seat, sketch: &mut Sketch) -> &mut Sketch {
    let tone = [Tone::Red, Tone::Blue, Tone::Yellow, Tone::Green][seat.index()];
    sketch.add(tone, seat.to_string())
}
