//! What is drawn: a board with places that can be pointed at, and pieces with
//! poses. One square is one unit wide; x grows to the right, y towards the
//! viewer, z upwards. It knows no game and no browser.

use game::Notice;

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
}

impl Ground {
    /// Whether what has its middle here turns with the top.
    pub fn is_on_top(&self, x: f32, y: f32) -> bool {
        is_inside((self.width / 2.0, self.depth / 2.0), x, y)
    }
}

/// Whether a point is on the largest disc around the middle of a ground.
pub(crate) fn is_inside(middle: (f32, f32), x: f32, y: f32) -> bool {
    (x - middle.0).hypot(y - middle.1) < middle.0.min(middle.1)
}

/// Keeps a piece itself from one drawing to the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId(pub u16);

/// A piece on the board or beside it.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// Which.
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
    Marble {
        /// Its radius.
        radius: f32,
    },
}

impl Body {
    /// From its middle to its edges, along x and along y.
    pub(crate) fn half(self) -> (f32, f32) {
        match self {
            Self::Block { width, depth, .. } => (width / 2.0, depth / 2.0),
            Self::Marble { radius } => (radius, radius),
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
    /// Straight.
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

/// How a person makes an action on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// By pointing at a piece or place, and then at another.
    FromTo {
        /// A spot.
        from: String,
        /// A spot; it is marked when the first is chosen.
        to: String,
    },
    /// By pointing at one place.
    At {
        /// A spot.
        spot: String,
    },
    /// By a button, whose text is the sentence of this code.
    Button {
        /// `board-pass`, `board-turn`, `board-keep`.
        code: &'static str,
    },
}

/// What a hand did on the board that is none of the choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hand {
    /// It points at a place, or at what lies there.
    Points {
        /// A spot.
        spot: String,
    },
    /// It takes what lies at a place towards another.
    Takes {
        /// A spot.
        from: String,
        /// A spot.
        to: String,
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
    /// The spots of the last action, to be marked.
    pub last: Vec<String>,
    /// What there is to know of some spots.
    pub notes: Vec<Note>,
}

/// Something to know of a spot, or of what lies there: that a column is locked,
/// that a push back is forbidden, how likely a trap is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Where.
    pub spot: String,
    /// How it looks: classes of the style sheet, such as `locked red`.
    pub look: &'static str,
    /// What is written there, if anything: `1/3`.
    pub text: Option<String>,
    /// The sentence that tells it.
    pub told: Notice,
    /// Whether it helps to play well, and is shown only where aids are allowed.
    pub kind: NoteKind,
}

/// What a note is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoteKind {
    /// Everybody at a real table would see it.
    Plain,
    /// It spares remembering and reckoning.
    Aid,
}

/// Something that may be done now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action.
    pub token: String,
    /// How it is made on the board.
    pub gesture: Gesture,
}
