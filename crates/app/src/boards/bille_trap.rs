//! How Bille-Trap is drawn: a turning top, a disc of three rings around Home,
//! on a square base. In each corner of the base that somebody sits at is their
//! tray, with the place for the die beside it: it lies where the turn is.

mod arranging;
mod die;
mod engraving;
mod foretelling;
mod hands;
mod marbles;
mod notes;
mod places;
mod tips;

use game::{Coded, Notice, Outcome, Position, RuleId, Seat};
use shelf::games::bille_trap::{Action, BilleTrap, Deal, MARBLES, Phase, Roll, Space};

pub use self::{foretelling::Foretold, hands::Instead, notes::TrapNote, tips::Lesson};

pub use self::places::BilleTrapSpot;
use self::places::{BASE, NOTCH, spots};
use super::marbles::{numbered, travel};
use crate::{
    drawn::{Coached, Drawn, Tally},
    scene::{
        Aid, Gesture, Ground, Hand, LegendEntry, Motion, Note, Piece, PieceId, Preview, Target,
        Uncovered,
    },
    view::Cause,
};

game::notices! {
    /// What whoever acts is to do.
    pub enum Due {
        /// BT-6: bring in a marble; none can advance.
        "due-bille-trap-enter" Enter,
        /// BT-6: advance a marble; none is left to bring in.
        "due-bille-trap-advance" Advance,
        /// BT-6: one or the other.
        "due-bille-trap-move" Move,
        /// BT-8: nothing can be played.
        "due-bille-trap-pass" Pass,
        /// BT-11: turn the top or keep it.
        "due-bille-trap-top" Top,
    }
}

impl Drawn for BilleTrap {
    type Spot = BilleTrapSpot;

    const SEEN: &'static [&'static str] = &[
        "bille-trap-notches",
        "bille-trap-turn-of",
        "bille-trap-over-open",
        "bille-trap-over-closed",
    ];

    /// BT-10
    const AIDS: &'static [&'static str] =
        &["bille-trap-hidden", "bille-trap-over-open", "bille-trap-over-closed"];

    fn ground(&self) -> Ground {
        Ground {
            look: Self::GAME,
            width: BASE,
            depth: BASE,
            spots: spots(self.seats(), self.turn_of()),
            turned: NOTCH * f32::from(self.notches()),
            engraved: engraving::engraved(self.seats()),
        }
    }

    /// The die, then the marbles.
    fn pieces(&self) -> Vec<Piece> {
        numbered([die::die(self)].into_iter().chain(marbles::marbles(self)))
    }

    fn moved(&self, pieces: &[Piece], action: Action) -> (Vec<Piece>, Vec<(PieceId, Motion)>) {
        let next = self.apply(action);
        let rolled = die::journey(pieces, action, &next);
        travel(pieces, marbles::journeys(self, action, &next).into_iter().chain(rolled))
    }

    /// A marble is pointed at and then where it goes, which the die has settled.
    fn gesture(&self, action: Action) -> Gesture<BilleTrapSpot> {
        match action {
            Action::Enter | Action::Advance(_) => {
                let way = foretelling::way(self, action);
                let end = |spot: Option<&BilleTrapSpot>| *spot.unwrap_or(&BilleTrapSpot::Home);
                Gesture::FromTo { from: end(way.first()), to: end(way.last()) }
            }
            Action::Turn => Gesture::Button { code: "board-turn" },
            Action::Keep => Gesture::Button { code: "board-keep" },
            Action::Pass => Gesture::Button { code: "board-pass" },
            // Nobody makes it; it only has to have an answer.
            Action::Roll(_) | Action::Find(_) => Gesture::Button { code: "board-chance" },
        }
    }

    /// A ring over the marble that would be pressed, which hides the place below it.
    fn target(&self, action: Action) -> Target {
        match action {
            Action::Enter | Action::Advance(_) => foretelling::shown(self, action),
            _ => Target::Place,
        }
    }

    fn meant(&self, hand: &Hand<BilleTrapSpot>) -> Vec<Action> {
        hands::meant(self, hand)
    }

    fn instead(&self, hand: &Hand<BilleTrapSpot>) -> (Option<RuleId>, Notice) {
        hands::instead(self, hand)
    }

    fn tip(&self, own: usize) -> Option<Coached<BilleTrapSpot>> {
        let lesson = Lesson::of(self, own)?;
        Some(Coached { told: lesson.notice(), spots: lesson.spots(self) })
    }

    fn tip_chosen(&self, to: BilleTrapSpot) -> Notice {
        let lesson = match to {
            BilleTrapSpot::Space(space) => Lesson::ToSpace { space },
            BilleTrapSpot::Home | BilleTrapSpot::Tray(_) => Lesson::ToHome,
        };
        lesson.notice()
    }

    /// BT-13: all marbles at Home win.
    fn tallies(&self, seat: Seat) -> Vec<Tally> {
        vec![Tally {
            look: self.seat_name(seat),
            have: self.at_home(seat) as u8,
            of: Some(MARBLES as u8),
            code: "tally-bille-trap-home",
        }]
    }

    fn cause(&self, outcome: &Outcome) -> Cause {
        Cause::of("ended-bille-trap-home", outcome.winners.into_iter().next())
    }

    /// BT-7, BT-13: the last marble reaches Home exactly.
    fn winning_roll(&self, seat: Seat) -> Option<u8> {
        let left = MARBLES - self.at_home(seat);
        let last = Space::all().find(|space| self.marble(*space) == Some(seat))?;
        let steps = Space::COUNT as u8 + 1 - last.number();
        (left == 1).then(|| Roll::new(steps)).flatten().map(Roll::number)
    }

    fn rolled(action: Action) -> Option<u8> {
        match action {
            Action::Roll(roll) => Some(roll.number()),
            _ => None,
        }
    }

    fn due(&self) -> Option<Notice> {
        let due = match self.phase() {
            Phase::Move(_) => {
                let actions = self.actions();
                let advances = actions.iter().any(|action| matches!(action, Action::Advance(_)));
                match (actions.contains(&Action::Enter), advances) {
                    (true, true) => Due::Move,
                    (true, false) => Due::Enter,
                    (false, true) => Due::Advance,
                    (false, false) => Due::Pass,
                }
            }
            Phase::Top => Due::Top,
            Phase::Die | Phase::Test(_) | Phase::Over => return None,
        };
        Some(due.notice())
    }

    fn notes(&self) -> Vec<Note<BilleTrapSpot>> {
        Space::all().map(|space| notes::belief(self, space)).collect()
    }

    fn legend(&self, uncovered: Uncovered) -> Vec<LegendEntry> {
        notes::legend(self, uncovered)
    }

    fn way(&self, action: Action) -> Vec<BilleTrapSpot> {
        foretelling::way(self, action)
    }

    fn preview(&self, action: Action, aid: Aid) -> Preview<BilleTrapSpot> {
        foretelling::preview(self, action, aid)
    }

    fn uncovered(&self, deal: &str) -> Vec<Note<BilleTrapSpot>> {
        let Ok(deal) = deal.parse::<Deal>() else { return Vec::new() };
        Space::all().map(|space| notes::truth(self, deal, space)).collect()
    }

    fn supposed(&self, below: &mut dyn FnMut(u32) -> u32) -> Option<String> {
        Some(Deal::agreeing(self, below).to_string())
    }
}
