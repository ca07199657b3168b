//! How Kuba is drawn: hollows in a wooden frame, whose four grooves are the
//! trays. White sits near, Black far; each has the reds that they captured in
//! front of themselves and the opponent's marbles on their right, as the sheet
//! suggests. A push is shown by an arrow above the square that it goes to, where
//! a marble may lie.

mod arranging;
mod spot;
mod tips;

use std::iter;

use game::{Coded, Direction, Notice, Outcome, Position, RuleId, Seat};
use shelf::games::kuba::{Action, Color, Kuba, Marble, Push, REDS_TO_WIN, Rule, Setup, Square};

pub use self::spot::{Groove, KubaSpot};
pub use self::tips::Lesson;
use super::{
    marbles::{Journey, numbered, travel},
    squares,
};
use crate::{
    drawn::{Coached, Drawn, Tally},
    scene::{Body, Gesture, Ground, Hand, Motion, Note, NoteKind, Piece, PieceId, Spot, Target},
    view::Cause,
};

/// How wide the frame is on each side; the grooves are in it.
const FRAME: f32 = 0.95;

/// How wide a groove is, and how far its middle is from the hollows.
const GROOVE: f32 = 0.9;
const TO_GROOVE: f32 = 0.48;

/// From one edge of the frame to the other.
const SIZE: f32 = 7.0 + 2.0 * FRAME;

/// The radius of a marble.
const RADIUS: f32 = 0.4;

/// From one marble to the next in the groove for the opponent's, which holds
/// one more than a row has squares.
const GROOVE_STEP: f32 = 0.88;

game::notices! {
    /// What can be done instead of what a hand tried.
    pub enum Instead {
        /// KU-4: a push goes one square far.
        "kuba-one-square" OneSquare { square: Square },
        /// KU-6: what was captured stays where it is.
        "kuba-groove" Groove,
    }
}

impl Drawn for Kuba {
    type Spot = KubaSpot;

    const SEEN: &'static [&'static str] = &["kuba-reds", "kuba-ban"];

    fn ground(&self) -> Ground {
        let hollows = squares::spots(|_: Square| Some("hollow")).into_iter();
        let hollows = hollows.map(|spot| Spot { x: FRAME + spot.x, y: FRAME + spot.y, ..spot });
        let spots = hollows.chain(Groove::ALL.map(groove_spot)).collect();
        Ground { look: Self::GAME, width: SIZE, depth: SIZE, spots, ..Ground::default() }
    }

    /// Those on the board, then White's and Black's captures.
    fn pieces(&self) -> Vec<Piece> {
        let on_board = Square::all()
            .filter_map(|square| Some(piece(self.marble(square)?, MarblePlace::On(square))));
        let captured = [Color::White, Color::Black].into_iter().flat_map(|color| {
            let reds = (0..self.captured(color))
                .map(move |number| piece(Marble::Red, MarblePlace::InFrontOf(color, number)));
            let others = (0..others_captured(self, color)).map(move |number| {
                piece(Marble::Of(color.other()), MarblePlace::RightOf(color, number))
            });
            reds.chain(others)
        });
        numbered(on_board.chain(captured))
    }

    fn moved(&self, pieces: &[Piece], action: Action) -> (Vec<Piece>, Vec<(PieceId, Motion)>) {
        let Action::Push(push) = action else { return (pieces.to_vec(), Vec::new()) };
        // The front one first, so that no two are ever on one square …
        let journeys = journeys(self, push).into_iter().rev();
        let (pieces, mut motions) = travel(pieces, journeys);
        // … but the finger is on the last one.
        motions.reverse();
        (pieces, motions)
    }

    fn gesture(&self, action: Action) -> Gesture<KubaSpot> {
        match action {
            Action::Push(Push { square, direction }) => Gesture::FromTo {
                from: KubaSpot::Square(square),
                // KU-6: nobody pushes their own marble off the board, so a legal
                // push has a next square.
                to: KubaSpot::Square(square.step(direction).unwrap_or(square)),
            },
            // KU-7: what is declined is the push after a capture.
            Action::Pass => Gesture::Button { code: "board-end-turn" },
        }
    }

    fn target(&self, action: Action) -> Target {
        match action {
            Action::Push(Push { direction, .. }) => Target::Arrow(direction),
            Action::Pass => Target::Place,
        }
    }

    /// What is pointed at could be pushed any way; what is taken somewhere, only
    /// to the next square.
    fn meant(&self, hand: &Hand<KubaSpot>) -> Vec<Action> {
        let KubaSpot::Square(square) = hand.began() else { return Vec::new() };
        let leads_there = |direction: &Direction| match hand {
            Hand::Takes { to, .. } => square.step(*direction).map(KubaSpot::Square) == Some(*to),
            Hand::Points { .. } => true,
        };
        let push = |direction| Action::Push(Push { square, direction });
        Direction::ALL.into_iter().filter(leads_there).map(push).collect()
    }

    fn instead(&self, hand: &Hand<KubaSpot>) -> (Option<RuleId>, Notice) {
        match hand.began() {
            KubaSpot::Square(square) => {
                (Some(Rule::Push.id()), Instead::OneSquare { square }.notice())
            }
            KubaSpot::Groove(_) => (Some(Rule::Edge.id()), Instead::Groove.notice()),
        }
    }

    fn tip(&self, own: usize) -> Option<Coached<KubaSpot>> {
        let lesson = Lesson::of(self, own)?;
        let told = lesson.notice();
        let spots = lesson.squares(self).into_iter().map(KubaSpot::Square).collect();
        Some(Coached { told, spots })
    }

    fn tip_chosen(&self, _: KubaSpot) -> Notice {
        Lesson::Arrow.notice()
    }

    /// KU-9, KU-10: reds win, and so does taking every marble of the other's.
    fn tallies(&self, seat: Seat) -> Vec<Tally> {
        let Some(color) = color_of(seat) else { return Vec::new() };
        let reds = Tally {
            look: "red",
            have: self.captured(color),
            of: Some(REDS_TO_WIN),
            code: "tally-kuba-reds",
        };
        let taken = others_captured(self, color);
        let marbles =
            Tally { look: color.other().name(), have: taken, of: None, code: "tally-kuba-marbles" };
        [reds].into_iter().chain((taken > 0).then_some(marbles)).collect()
    }

    /// KU-10 has two causes.
    fn cause(&self, outcome: &Outcome) -> Cause {
        let winner = outcome.winners.into_iter().next();
        let loser =
            [Color::White, Color::Black].into_iter().find(|color| Some(color.seat()) != winner);
        let lost = loser.map(Color::seat);
        if outcome.rule == Rule::SevenReds.id() {
            Cause::of("ended-kuba-reds", winner)
        } else if loser.is_some_and(|loser| self.of(loser).is_empty()) {
            Cause::of("ended-kuba-marbles", lost)
        } else {
            Cause::of("ended-kuba-stuck", lost)
        }
    }

    /// Black sits opposite.
    fn degrees(&self, seat: Seat) -> f32 {
        if seat == Color::Black.seat() { 180.0 } else { 0.0 }
    }

    fn as_if_turn_of(&self, seat: Seat) -> Option<Self> {
        Some(Kuba::as_if_turn_of(self, color_of(seat)?))
    }

    /// KU-8: the square from which nobody may push back shows it.
    fn notes(&self) -> Vec<Note<KubaSpot>> {
        let note = |ban: Push| Note {
            spot: KubaSpot::Square(ban.square),
            look: match ban.direction {
                Direction::East => "banned east",
                Direction::North => "banned north",
                Direction::South => "banned south",
                Direction::West => "banned west",
            },
            text: None,
            told: Notice {
                code: "note-kuba-banned",
                facts: vec![("direction", ban.direction.into())],
            },
            kind: NoteKind::Plain,
        };
        self.ban().into_iter().map(note).collect()
    }
}

fn color_of(seat: Seat) -> Option<Color> {
    [Color::White, Color::Black].into_iter().find(|color| color.seat() == seat)
}

/// A groove can be gone to and heard; that it is longer than wide is for the style
/// sheet.
fn groove_spot(groove: Groove) -> Spot {
    let (middle, edge) = (SIZE / 2.0, SIZE - FRAME + TO_GROOVE);
    let ((x, y), look) = match groove {
        Groove::Reds(color) => (seen_by(color, middle, edge), "groove across"),
        Groove::Others(color) => (seen_by(color, edge, middle), "groove along"),
    };
    Spot { id: groove.name().to_owned(), x, y, size: GROOVE, look }
}

/// Where a marble can lie.
#[derive(Clone, Copy)]
enum MarblePlace {
    /// On a square.
    On(Square),
    /// In the groove in front of a player: a captured red, counted from 0.
    InFrontOf(Color, u8),
    /// In the groove on the right of a player: a captured marble of the
    /// opponent, counted from 0.
    RightOf(Color, u8),
}

/// The squares of a pushed line, from the finger on.
fn line(position: &Kuba, push: Push) -> impl Iterator<Item = Square> {
    let ahead = move |square: &Square| square.step(push.direction);
    let is_taken = |square: &Square| position.marble(*square).is_some();
    iter::successors(Some(push.square), ahead).take_while(is_taken)
}

/// Where each marble of a pushed line goes, from the finger on.
fn journeys(position: &Kuba, push: Push) -> Vec<Journey> {
    let line = line(position, push).filter_map(|it| Some((it, position.marble(it)?)));
    let journey = |(square, marble): (Square, Marble)| {
        let (to, motion) = match square.step(push.direction) {
            Some(next) => (MarblePlace::On(next), Motion::Slides),
            None => (tray(position, marble), Motion::LeavesTowards(push.direction)),
        };
        Journey { from: piece(marble, MarblePlace::On(square)), to: piece(marble, to), motion }
    };
    line.map(journey).collect()
}

/// Where a marble goes when the one whose turn it is captures it.
fn tray(position: &Kuba, marble: Marble) -> MarblePlace {
    let captor = position.turn();
    match marble {
        Marble::Red => MarblePlace::InFrontOf(captor, position.captured(captor)),
        Marble::Of(_) => MarblePlace::RightOf(captor, others_captured(position, captor)),
    }
}

/// The marbles of the opponent that a player has captured: they leave the board
/// in no other way.
fn others_captured(position: &Kuba, color: Color) -> u8 {
    marbles_of(color.other()).saturating_sub(position.of(color.other()).len()) as u8
}

/// How many marbles a colour has at the start.
fn marbles_of(color: Color) -> usize {
    Kuba::start(&Setup::default()).of(color).len()
}

/// A marble somewhere, not yet numbered.
fn piece(marble: Marble, place: MarblePlace) -> Piece {
    let look = match marble {
        Marble::Of(color) => color.name(),
        Marble::Red => "red",
    };
    let (x, y) = middle(place);
    let spot = match place {
        MarblePlace::On(square) => KubaSpot::Square(square),
        MarblePlace::InFrontOf(color, _) => KubaSpot::Groove(Groove::Reds(color)),
        MarblePlace::RightOf(color, _) => KubaSpot::Groove(Groove::Others(color)),
    };
    let body = Body::Marble { radius: RADIUS };
    Piece { id: PieceId(0), body, look, x, y, z: 0.0, spot: Some(spot.to_string()) }
}

fn middle(place: MarblePlace) -> (f32, f32) {
    let groove = SIZE - FRAME + TO_GROOVE;
    match place {
        MarblePlace::On(square) => {
            let (x, y) = squares::middle(square);
            (FRAME + x, FRAME + y)
        }
        MarblePlace::InFrontOf(color, number) => {
            seen_by(color, FRAME + 0.5 + f32::from(number), groove)
        }
        MarblePlace::RightOf(color, number) => {
            let from_near = FRAME + GROOVE_STEP * (0.5 + f32::from(number));
            seen_by(color, groove, SIZE - from_near)
        }
    }
}

/// What White sees here, Black sees at the opposite place.
fn seen_by(color: Color, x: f32, y: f32) -> (f32, f32) {
    match color {
        Color::White => (x, y),
        Color::Black => (SIZE - x, SIZE - y),
    }
}
