//! How Klötze is drawn: columns as high as they walk, Klötze of four, and each
//! player's stone on the column that it locks, or in its corner.
//!
//! A move goes along its way, on which nothing stands; what else changes its
//! place is carried. Who locks a column is told by a note.

mod arranging;
mod tips;

use game::{Coded, Notice, Outcome, Position, RuleId, Seat};
use shelf::games::klotze::{Action, Color, Height, Klotze, Move, Piece as Rank, Rule, Square};

pub use self::tips::Lesson;
use super::squares::{checkered, middle, spots};
use crate::{
    drawn::{Coached, Drawn, SetupChoice, Tally, choose, lies_at},
    scene::{Body, Gesture, Ground, Hand, Motion, Note, NoteKind, Piece, PieceId, Target},
    view::Cause,
};

/// How much higher each level is.
const LEVEL: f32 = 0.35;

/// How wide a column is.
const COLUMN_WIDTH: f32 = 0.64;

/// How wide a Klotz is.
const KLOTZ_WIDTH: f32 = 0.78;

/// How wide a stone is: the marks at the corners of a column stay visible.
const STONE_WIDTH: f32 = 0.36;

/// How high a stone is.
const STONE_HEIGHT: f32 = 0.14;

game::notices! {
    /// What there is to know of a square.
    pub enum LockNote {
        /// KL-12: only this colour may move the column.
        "board-locked" Locked { color: Color },
    }
}

game::notices! {
    /// What can be done instead of what a hand tried.
    pub enum Instead {
        /// KL-12: a stone goes where its player moves a column.
        "klotze-stone-waits" StoneWaits { color: Color },
    }
}

impl Drawn for Klotze {
    type Spot = Square;

    /// How far the Klotz is from its corner.
    fn tallies(&self, seat: Seat) -> Vec<Tally> {
        let squares = self.color(seat).map(|color| {
            let (klotz, corner) = (self.klotz(color), color.corner());
            let columns = klotz.column().abs_diff(corner.column());
            (columns + klotz.row().abs_diff(corner.row())) as u8
        });
        let tally = |have| Tally { look: "corner", have, of: None, code: "tally-klotze-distance" };
        squares.map(tally).into_iter().collect()
    }

    fn cause(&self, outcome: &Outcome) -> Cause {
        Cause::of("ended-klotze-corner", outcome.winners.into_iter().next())
    }

    fn ground(&self) -> Ground {
        let look = |square| Some(square_look(square));
        let spots = spots(look);
        Ground { look: Self::GAME, width: 10.0, depth: 10.0, spots, ..Ground::default() }
    }

    /// Klötze, columns, stones: the order in which an action moves them, a
    /// captured Klotz first to make room.
    fn pieces(&self) -> Vec<Piece> {
        let klotze = Color::ALL.into_iter().map(Kind::Klotz);
        let column = |square| match self.piece(square)? {
            Rank::Column(height) => Some(Kind::Column(height, square)),
            Rank::Klotz(_) => None,
        };
        let columns = Square::all().filter_map(column);
        // KL-3: who does not play has no stone.
        let players = Color::ALL.into_iter().filter(|color| self.seat(*color).is_some());
        let kinds = klotze.chain(columns).chain(players.map(Kind::Stone));
        (0..).map(PieceId).zip(kinds).map(|(id, kind)| drawn(self, id, kind)).collect()
    }

    fn moved(&self, pieces: &[Piece], action: Action) -> (Vec<Piece>, Vec<(PieceId, Motion)>) {
        let Action::Move(step) = action else { return (pieces.to_vec(), Vec::new()) };
        let next = self.apply(action);
        let goes = along(&Klotze::way(self, step));
        let mut motions = Vec::new();
        let after = |before: &Piece| {
            let Some(kind) = kind_after(self, before, step) else { return before.clone() };
            let after = drawn(&next, before.id, kind);
            if after != *before {
                let goes_along = lies_at::<Self>(before) == Some(step.from);
                motions.push((before.id, if goes_along { goes } else { Motion::IsCarried }));
            }
            after
        };
        let pieces = pieces.iter().map(after).collect();
        (pieces, motions)
    }

    fn gesture(&self, action: Action) -> Gesture<Square> {
        match action {
            Action::Move(Move { from, to }) => Gesture::FromTo { from, to },
            Action::Pass => Gesture::Button { code: "board-pass" },
        }
    }

    fn tip(&self, own: usize) -> Option<Coached<Square>> {
        let lesson = Lesson::of(self, own)?;
        Some(Coached { told: lesson.notice(), spots: lesson.spots(self) })
    }

    fn tip_chosen(&self, _: Square) -> Notice {
        Lesson::Ring.notice()
    }

    fn target(&self, action: Action) -> Target {
        match action {
            Action::Move(_) => Target::Ring,
            Action::Pass => Target::Place,
        }
    }

    fn meant(&self, hand: &Hand<Square>) -> Vec<Action> {
        let from = hand.began();
        if waiting_stone(self, from).is_some() {
            return Vec::new();
        }
        let to = |to| Action::Move(Move { from, to });
        match hand {
            Hand::Takes { to: end, .. } => vec![to(*end)],
            Hand::Points { .. } => Square::all().map(to).collect(),
        }
    }

    fn instead(&self, hand: &Hand<Square>) -> (Option<RuleId>, Notice) {
        match waiting_stone(self, hand.began()) {
            Some(color) => (Some(Rule::Stone.id()), Instead::StoneWaits { color }.notice()),
            None => (Some(Rule::OneMove.id()), choose::<Self>()),
        }
    }

    /// KL-4: any of those who play may begin.
    fn setups(players: u8) -> Vec<SetupChoice> {
        let Some(setup) = Self::setup_for(players) else { return Vec::new() };
        let position = Self::start(&setup);
        let choice = |seat| {
            let name = position.seat_name(seat);
            SetupChoice { setup: format!("first={name}"), name }
        };
        position.seats().into_iter().map(choice).collect()
    }

    /// Each colour sits at its own corner.
    fn degrees(&self, seat: Seat) -> f32 {
        match self.color(seat) {
            Some(Color::Green) => 180.0,
            Some(Color::Yellow) => 270.0,
            Some(Color::Blue) => 90.0,
            Some(Color::Red) | None => 0.0,
        }
    }

    /// KL-12: which columns are locked, and by whom.
    fn notes(&self) -> Vec<Note<Square>> {
        let note = |color: Color| Some(note_of(color, self.stone(color)?));
        Color::ALL.into_iter().filter_map(note).collect()
    }

    fn as_if_turn_of(&self, seat: Seat) -> Option<Self> {
        self.color(seat).map(|color| Klotze::as_if_turn_of(self, color))
    }

    fn way(&self, action: Action) -> Vec<Square> {
        match action {
            Action::Move(step) => Klotze::way(self, step),
            Action::Pass => Vec::new(),
        }
    }
}

/// KL-12: a column is locked by a stone.
fn note_of(color: Color, square: Square) -> Note<Square> {
    let told = LockNote::Locked { color }.notice();
    let look = locked_look(color);
    Note { spot: square, look, text: None, told, kind: NoteKind::Plain }
}

/// KL-3: the colour whose stone still lies alone in its corner, on this square.
fn waiting_stone(position: &Klotze, square: Square) -> Option<Color> {
    let waits = |color: &Color| position.seat(*color).is_some() && position.stone(*color).is_none();
    Color::of_corner(square).filter(waits).filter(|_| position.piece(square).is_none())
}

/// What a piece is; there is one Klotz and at most one stone of each colour.
#[derive(Clone, Copy)]
enum Kind {
    /// The Klotz of a colour.
    Klotz(Color),
    /// The column on a square.
    Column(Height, Square),
    /// The stone of a colour.
    Stone(Color),
}

/// What a drawn piece is after a move.
fn kind_after(position: &Klotze, piece: &Piece, step: Move) -> Option<Kind> {
    let is_klotz =
        |color: &Color| klotz_look(*color, position.seat(*color).is_some()) == piece.look;
    let is_stone = |color: &Color| stone_look(*color) == piece.look;
    if let Some(color) = Color::ALL.into_iter().find(is_klotz) {
        return Some(Kind::Klotz(color));
    }
    if let Some(color) = Color::ALL.into_iter().find(is_stone) {
        return Some(Kind::Stone(color));
    }
    let square = lies_at::<Klotze>(piece)?;
    let Rank::Column(height) = position.piece(square)? else { return None };
    Some(Kind::Column(height, if square == step.from { step.to } else { square }))
}

/// How a piece goes along a way, which has one corner at most.
fn along(way: &[Square]) -> Motion {
    let straight =
        |one: Square, other: Square| one.column() == other.column() || one.row() == other.row();
    let corner = way.windows(3).find(|three| !straight(three[0], three[2]));
    corner.map_or(Motion::Slides, |three| {
        let (x, y) = middle(three[1]);
        Motion::Bends(x, y)
    })
}

fn drawn(position: &Klotze, id: PieceId, kind: Kind) -> Piece {
    match kind {
        Kind::Klotz(color) => {
            let seat = position.seat(color);
            klotz(id, color, position.klotz(color), seat.is_some())
        }
        Kind::Column(height, square) => column(id, height, square),
        Kind::Stone(color) => {
            let square = position.stone(color).unwrap_or(color.corner());
            stone(id, color, square, position.piece(square))
        }
    }
}

/// The Klotz of a colour that somebody plays, or nobody.
fn klotz(id: PieceId, color: Color, square: Square, is_played: bool) -> Piece {
    let height = level(Rank::Klotz(color));
    block(id, square, (KLOTZ_WIDTH, height), 0.0, klotz_look(color, is_played))
}

fn column(id: PieceId, height: Height, square: Square) -> Piece {
    block(id, square, (COLUMN_WIDTH, level(Rank::Column(height))), 0.0, column_look(height))
}

/// KL-12: a stone lies on its column; on the Klotz, when that has reached the corner
/// where the stone is.
fn stone(id: PieceId, color: Color, square: Square, below: Option<Rank>) -> Piece {
    let z = below.map_or(0.0, level);
    block(id, square, (STONE_WIDTH, STONE_HEIGHT), z, stone_look(color))
}

fn block(
    id: PieceId,
    square: Square,
    (width, height): (f32, f32),
    z: f32,
    look: &'static str,
) -> Piece {
    let (x, y) = middle(square);
    let body = Body::Block { width, depth: width, height };
    Piece { id, body, look, x, y, z, spot: Some(square.to_string()) }
}

fn level(rank: Rank) -> f32 {
    rank.height() as f32 * LEVEL
}

fn column_look(height: Height) -> &'static str {
    match height {
        Height::One => "column one",
        Height::Two => "column two",
        Height::Three => "column three",
    }
}

/// KL-5: a Klotz that nobody plays is marked as such.
fn klotz_look(color: Color, is_played: bool) -> &'static str {
    match (color, is_played) {
        (Color::Red, true) => "klotz red",
        (Color::Yellow, true) => "klotz yellow",
        (Color::Green, true) => "klotz green",
        (Color::Blue, true) => "klotz blue",
        (Color::Red, false) => "klotz red unused",
        (Color::Yellow, false) => "klotz yellow unused",
        (Color::Green, false) => "klotz green unused",
        (Color::Blue, false) => "klotz blue unused",
    }
}

fn stone_look(color: Color) -> &'static str {
    match color {
        Color::Red => "stone red",
        Color::Yellow => "stone yellow",
        Color::Green => "stone green",
        Color::Blue => "stone blue",
    }
}

fn locked_look(color: Color) -> &'static str {
    match color {
        Color::Red => "locked red",
        Color::Yellow => "locked yellow",
        Color::Green => "locked green",
        Color::Blue => "locked blue",
    }
}

fn square_look(square: Square) -> &'static str {
    match (Color::of_corner(square), Color::of_home(square)) {
        (Some(Color::Red), _) => "square corner red",
        (Some(Color::Yellow), _) => "square corner yellow",
        (Some(Color::Green), _) => "square corner green",
        (Some(Color::Blue), _) => "square corner blue",
        (None, Some(Color::Red)) => "square home red",
        (None, Some(Color::Yellow)) => "square home yellow",
        (None, Some(Color::Green)) => "square home green",
        (None, Some(Color::Blue)) => "square home blue",
        (None, None) => checkered(square),
    }
}
