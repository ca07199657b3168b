//! What is drawn: a board with places that can be pointed at, and pieces with
//! poses. One square is one unit wide; x grows to the right, y towards the
//! viewer, z upwards. It knows no game and no browser.

use std::{fmt::Display, str::FromStr};

use game::Notice;

/// How far the edge of a board of squares goes beyond them.
pub(crate) const WIDE_RIM: f32 = 0.3;
/// How thick a board is; it lies on the table.
pub(crate) const SLAB: f32 = 0.4;

/// A place that can be pointed at: a square, a space of the track, a tray.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// Its name in gestures: `a1`, `9`, `tray1`.
    pub id: String,
    /// Its middle.
    pub x: f32,
    /// Its middle.
    pub y: f32,
    /// How wide it is.
    pub size: f32,
    /// How it looks: classes of the style sheet, such as `square dark`, `hole`.
    pub look: &'static str,
}

impl Spot {
    /// The letter and the number of a square, if it is one: `c4`.
    pub fn square(&self) -> Option<(char, u8)> {
        let mut letters = self.id.chars();
        let column = letters.next().filter(char::is_ascii_lowercase)?;
        Some((column, letters.as_str().parse().ok()?))
    }
}

/// The board itself. Its far left corner has x 0 and y 0; what stands beside it
/// has its place outside of its width and depth.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Ground {
    /// How it looks: a class of the style sheet, the game's name.
    pub look: &'static str,
    /// From the left to the right edge.
    pub width: f32,
    /// From the far to the near edge.
    pub depth: f32,
    /// Where it can be pointed at, in reading order: rows from the top, from the
    /// left.
    pub spots: Vec<Spot>,
    /// How far the top is turned clockwise, in degrees (Bille-Trap); 0
    /// elsewhere. The top is the largest disc around the middle of the ground.
    /// Spots and pieces have their places as if it were not turned: whoever
    /// draws turns what lies on it ([`Self::is_on_top`]), the disc, its hollows
    /// and the marbles, all together, and leaves the rest where it is. After 315
    /// comes 0: the top goes on by the shortest way, never back.
    pub turned: f32,
    /// What is drawn on the top and turns with it; nothing where there is none.
    pub engraved: Vec<Engraved>,
}

impl Ground {
    /// How far the edge of the board goes beyond its places. A board of squares
    /// has their letters and numbers there.
    pub fn rim(&self) -> f32 {
        if self.spots.iter().any(|spot| spot.square().is_some()) { WIDE_RIM } else { 0.15 }
    }

    /// Whether pieces follow a track on a top: their ways are bows around its
    /// middle, and keys lead along it.
    pub fn has_track(&self) -> bool {
        !self.engraved.is_empty()
    }

    /// Whether what has its middle here turns with the top.
    pub fn is_on_top(&self, x: f32, y: f32) -> bool {
        is_inside((self.width / 2.0, self.depth / 2.0), x, y)
    }
}

/// Whether a point is on the largest disc around the middle of a ground.
pub(crate) fn is_inside(middle: (f32, f32), x: f32, y: f32) -> bool {
    (x - middle.0).hypot(y - middle.1) < middle.0.min(middle.1)
}

/// Something drawn on the top.
#[derive(Clone, PartialEq, Debug)]
pub struct Engraved {
    /// How it looks: classes of the style sheet.
    pub look: &'static str,
    pub shape: Engraving,
}

/// What is drawn on a top.
#[derive(Clone, PartialEq, Debug)]
pub enum Engraving {
    /// A line through these points.
    Line(Vec<(f32, f32)>),
    Disc {
        middle: (f32, f32),
        radius: f32,
    },
    /// Something written, upright for whoever looks.
    Text {
        middle: (f32, f32),
        text: Lettering,
    },
}

/// What is written on a top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lettering {
    /// The same in every language.
    Plain(String),
    /// The sentence of this code.
    Code(&'static str),
}

/// Keeps a piece itself from one drawing to the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId(pub u16);

/// A piece on the board or beside it.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    pub id: PieceId,
    /// Its shape.
    pub body: Body,
    /// How it looks: classes of the style sheet, such as `light`, `red`.
    pub look: &'static str,
    /// The middle of its base.
    pub x: f32,
    /// The middle of its base.
    pub y: f32,
    /// How high its base is: above 0 when it stands on another.
    pub z: f32,
    /// The spot where it can be pointed at, if it lies on one.
    pub spot: Option<String>,
}

impl Piece {
    /// Whether it lies at a spot, or over it; not where it has left the board for
    /// good.
    pub fn covers(&self, spot: &Spot) -> bool {
        let Some(own) = &self.spot else { return false };
        let (half_width, half_depth) = self.body.half();
        let is_over = (self.x - spot.x).abs() < half_width && (self.y - spot.y).abs() < half_depth;
        *own == spot.id || is_over
    }
}

/// The shape of a piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Body {
    /// So wide, so deep, so high, as it stands or lies now.
    Block {
        /// Along x.
        width: f32,
        /// Along y.
        depth: f32,
        /// Along z.
        height: f32,
    },
    /// A ball of this radius.
    Marble { radius: f32 },
}

impl Body {
    /// From its middle to its edges, along x and along y.
    pub(crate) fn half(self) -> (f32, f32) {
        match self {
            Self::Block { width, depth, .. } => (width / 2.0, depth / 2.0),
            Self::Marble { radius } => (radius, radius),
        }
    }

    /// From one end to the other, however it lies.
    pub(crate) fn length(self) -> f32 {
        match self {
            Self::Block { width, depth, height } => width.max(depth).max(height),
            Self::Marble { radius } => 2.0 * radius,
        }
    }

    /// From its base to its top.
    pub(crate) fn height(self) -> f32 {
        match self {
            Self::Block { height, .. } => height,
            Self::Marble { radius } => 2.0 * radius,
        }
    }
}

/// How a piece comes to where it is now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Motion {
    Slides,
    /// Straight to this point, and from there straight on: around a corner.
    Bends(f32, f32),
    /// Over its edge, towards this direction.
    Tips(game::Direction),
    /// Over its edge into a hole.
    Sinks(game::Direction),
    /// In a bow through the air, as a hand carries it.
    IsCarried,
    /// Down through the board.
    Drops,
    /// One square further this way, over the edge, and from there to where it
    /// comes to rest.
    LeavesTowards(game::Direction),
    /// Presses what is under it, which does not give way, and is carried on.
    Bounces,
    /// Tumbles, as a die does, until it lies.
    Rolls,
}

/// How a person makes an action on the board. A game speaks of spots of its own, the
/// board of their names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gesture<S = String> {
    /// By pointing at a piece or place, and then at another.
    FromTo {
        from: S,
        /// It is marked when the first is chosen.
        to: S,
    },
    /// By pointing at one place.
    At { spot: S },
    /// By a button, whose text is the sentence of this code.
    Button {
        /// `board-pass`, `board-turn`, `board-keep`.
        code: &'static str,
    },
}

impl<S: Display> Gesture<S> {
    /// The same by the names of the spots.
    pub fn named(&self) -> Gesture {
        match self {
            Self::FromTo { from, to } => {
                Gesture::FromTo { from: from.to_string(), to: to.to_string() }
            }
            Self::At { spot } => Gesture::At { spot: spot.to_string() },
            Self::Button { code } => Gesture::Button { code },
        }
    }
}

/// What a hand did on the board that is none of the choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hand<S = String> {
    /// It points at a place, or at what lies there.
    Points { spot: S },
    /// It takes what lies at a place towards another.
    Takes {
        from: S,
        to: S,
        /// Which way that is, as the board lies.
        direction: game::Direction,
    },
}

impl Hand {
    /// What lies at a spot is taken towards another, as they lie on the ground.
    pub fn takes(ground: &Ground, from: &str, to: &str) -> Self {
        let place = |id: &str| {
            let spot = ground.spots.iter().find(|spot| spot.id == id);
            spot.map_or((0.0, 0.0), |spot| (spot.x, spot.y))
        };
        let ((x, y), (to_x, to_y)) = (place(from), place(to));
        let (right, down) = (to_x - x, to_y - y);
        let direction = match right.abs() > down.abs() {
            true if right > 0.0 => game::Direction::East,
            true => game::Direction::West,
            false if down > 0.0 => game::Direction::South,
            false => game::Direction::North,
        };
        Self::Takes { from: from.to_owned(), to: to.to_owned(), direction }
    }

    /// The same by a game's own spots; `None` where it has none of such a name.
    pub fn read<S: FromStr>(&self) -> Option<Hand<S>> {
        Some(match self {
            Self::Points { spot } => Hand::Points { spot: spot.parse().ok()? },
            Self::Takes { from, to, direction } => Hand::Takes {
                from: from.parse().ok()?,
                to: to.parse().ok()?,
                direction: *direction,
            },
        })
    }
}

impl<S: Copy> Hand<S> {
    /// The spot that it began at.
    pub(crate) fn began(&self) -> S {
        let (Self::Points { spot } | Self::Takes { from: spot, .. }) = self;
        *spot
    }
}

/// What is to be seen now, and how it came about.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Scene {
    /// The board.
    pub ground: Ground,
    /// The pieces as they are.
    pub pieces: Vec<Piece>,
    /// How those that changed got there, in the order in which they begin to
    /// move; none where the scene is shown anew.
    pub motions: Vec<(PieceId, Motion)>,
    /// The moves of the last turn, to be marked.
    pub last: Vec<Trace>,
    /// What there is to know of some spots.
    pub notes: Vec<Note>,
    /// How fast the motions are.
    pub tempo: Tempo,
}

impl Scene {
    /// Rings these spots, for the reason of this code.
    pub(crate) fn point_at(&mut self, spots: Vec<String>, code: &'static str) {
        let told = Notice { code, facts: Vec::new() };
        self.notes.extend(spots.into_iter().map(|spot| Note {
            spot,
            look: "hint",
            text: None,
            told: told.clone(),
            kind: NoteKind::Plain,
        }));
    }
}

/// What a move leaves to be seen.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Trace {
    /// The spots that it began at.
    pub from: Vec<String>,
    /// The spots that it ended at.
    pub to: Vec<String>,
}

/// How fast motions are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Tempo {
    /// As a hand moves that knows what it does.
    #[default]
    Usual,
    /// So that whoever did not make the move can follow it.
    Calm,
}

/// Something to know of a spot, or of what lies there: that a column is locked,
/// that a push back is forbidden, how likely a trap is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note<S = String> {
    pub spot: S,
    /// How it looks: classes of the style sheet, such as `locked red`.
    pub look: &'static str,
    /// What is written there, if anything: `62%`.
    pub text: Option<Notice>,
    /// The sentence that tells it.
    pub told: Notice,
    /// Whether it helps to play well, and is shown only where aids are allowed.
    pub kind: NoteKind,
}

impl<S: Display> Note<S> {
    /// The same by the name of its spot.
    pub fn named(self) -> Note {
        let Self { spot, look, text, told, kind } = self;
        Note { spot: spot.to_string(), look, text, told, kind }
    }
}

/// What a note is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoteKind {
    /// Everybody at a real table would see it.
    Plain,
    /// It spares remembering and reckoning.
    Aid,
    /// It does so too, but does not matter now: it is shown on request.
    AidOnRequest,
}

/// What a sign on the board means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegendEntry {
    /// How it looks: classes of the style sheet.
    pub look: &'static str,
    /// The sentence that explains it.
    pub told: Notice,
}

/// What would come of an action, shown before it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview<S = String> {
    /// In a few words each, the most important first.
    pub told: Vec<Notice>,
    /// Where pieces would come to by turning the top then: from the first spot to
    /// where the second is now.
    pub drifts: Vec<(S, S)>,
}

impl<S> Default for Preview<S> {
    fn default() -> Self {
        Self { told: Vec::new(), drifts: Vec::new() }
    }
}

impl<S: Display> Preview<S> {
    /// The same by the names of the spots.
    pub fn named(self) -> Preview {
        let named = |(from, to): &(S, S)| (from.to_string(), to.to_string());
        Preview { drifts: self.drifts.iter().map(named).collect(), told: self.told }
    }
}

/// How much is shown of what lies hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Uncovered {
    /// What everybody has seen so far.
    SoFar,
    /// All of it: the game is over.
    All,
}

/// Whether what spares remembering and reckoning may be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aid {
    /// It may.
    Given,
    /// Players remember by themselves.
    Withheld,
}

/// Something that may be done now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action.
    pub token: String,
    /// How it is made on the board.
    pub gesture: Gesture,
    /// How its end is shown once its beginning is chosen.
    pub target: Target,
}

/// How the end of a gesture is shown.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Target {
    /// The place itself is marked; what stands there or before it may cover it.
    #[default]
    Place,
    /// A ring that is seen through all that stands before it.
    Ring,
    /// An arrow this way, above all pieces.
    Arrow(game::Direction),
}
