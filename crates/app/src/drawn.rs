//! What a game tells of its drawing. The app contains no rules: it asks the
//! position what is legal, and draws what it is told here.

use std::{fmt::Display, str::FromStr};

use bots::Described;
use game::{Notice, Outcome, RuleId, Seat};

use crate::{
    scene::{
        Aid, Gesture, Ground, Hand, LegendEntry, Motion, Note, Piece, PieceId, Preview, Target,
        Uncovered,
    },
    view::Cause,
};

/// A set-up that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupChoice {
    /// Its text.
    pub setup: String,
    /// Names it in codes: a word of the set-up, or a seat.
    pub name: &'static str,
}

/// Something that counts for a seat, and is counted on its plate: reds taken, blocks
/// sunk, marbles at Home, squares to the corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How one of them looks: a class of the style sheet.
    pub look: &'static str,
    /// How many there are.
    pub have: u8,
    /// How many win, where there is such a number.
    pub of: Option<u8>,
    /// The sentence that tells it.
    pub code: &'static str,
}

/// Something worth hearing for whoever plays for the first time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coached<S = String> {
    /// The sentence.
    pub told: Notice,
    /// The spots that it is about, to be shown on request.
    pub spots: Vec<S>,
}

impl<S: Display> Coached<S> {
    /// The same by the names of the spots.
    pub fn named(self) -> Coached {
        Coached { spots: self.spots.iter().map(S::to_string).collect(), told: self.told }
    }
}

/// A game that can be drawn.
pub trait Drawn: Described {
    /// A place that can be pointed at: a square, a space of the track, a tray. Its name is
    /// what the board calls it ([`crate::scene::Spot::id`]).
    type Spot: Copy + Eq + Display + FromStr;

    /// Whether the actions of a turn are made on the board first, and count when
    /// the whole turn is confirmed.
    const CONFIRMS_TURNS: bool = false;

    /// Codes of remarks that spare remembering: they are aids.
    const AIDS: &'static [&'static str] = &[];

    /// Codes of remarks that say what is seen already: what the players' plates count, what
    /// signs on the board show, and what the board answers when it is tried.
    const SEEN: &'static [&'static str] = &[];

    /// What else can be chosen before the start, by so many players.
    fn setups(_players: u8) -> Vec<SetupChoice> {
        let words = Self::CHOICE.map_or(&[][..], |choice| choice.words);
        words.iter().map(|word| SetupChoice { setup: (*word).to_owned(), name: word }).collect()
    }

    /// What the die shows by this action, if it is a roll.
    fn rolled(_action: Self::Action) -> Option<u8> {
        None
    }

    /// What somebody who plays for the first time may want to hear of this position, now
    /// that it is their turn, after so many actions of their own.
    fn tip(&self, _own: usize) -> Option<Coached<Self::Spot>> {
        None
    }

    /// What they may want to hear who have chosen what can come to this spot, among
    /// others.
    fn tip_chosen(&self, to: Self::Spot) -> Notice;

    /// What counts for a seat, the most important first.
    fn tallies(&self, _seat: Seat) -> Vec<Tally> {
        Vec::new()
    }

    /// By what the game ended in this position, by its own rules.
    fn cause(&self, outcome: &Outcome) -> Cause;

    /// By how many degrees, clockwise, the board is turned so that this seat sits
    /// in front of it.
    fn degrees(&self, _seat: Seat) -> f32 {
        0.0
    }

    /// The board with its places.
    fn ground(&self) -> Ground;

    /// All pieces as they are, those beside the board too, numbered in a fixed
    /// order.
    fn pieces(&self) -> Vec<Piece>;

    /// The pieces after an action that is legal here, each with the id that it
    /// has in `pieces`, which are those of this position; and how those that
    /// changed got there, in the order in which they begin to move.
    fn moved(&self, pieces: &[Piece], action: Self::Action)
    -> (Vec<Piece>, Vec<(PieceId, Motion)>);

    /// How a person makes this action, which is legal here.
    fn gesture(&self, action: Self::Action) -> Gesture<Self::Spot>;

    /// How the end of this action's gesture is shown.
    fn target(&self, _action: Self::Action) -> Target {
        Target::Place
    }

    /// The actions that a hand may have meant which did something else, the
    /// likeliest first; none where it means nothing in this game. The rules say
    /// why none of them is allowed.
    fn meant(&self, hand: &Hand<Self::Spot>) -> Vec<Self::Action>;

    /// What to say to a hand that means no action, or one that is made otherwise:
    /// what can be done instead, and the rule behind it if there is one.
    fn instead(&self, _hand: &Hand<Self::Spot>) -> (Option<RuleId>, Notice) {
        (None, choose::<Self>())
    }

    /// What there is to know of spots beside what lies there.
    fn notes(&self) -> Vec<Note<Self::Spot>> {
        Vec::new()
    }

    /// What there is to see when the game is over of all that lay hidden, given
    /// as the text of a deal of this game; nothing where it hides nothing.
    fn uncovered(&self, _deal: &str) -> Vec<Note<Self::Spot>> {
        Vec::new()
    }

    /// The text of a deal that may have lain hidden, going by what was seen, for
    /// games in which nobody dealt in advance; nothing where none is. `below` is
    /// asked for numbers below a bound.
    fn supposed(&self, _below: &mut dyn FnMut(u32) -> u32) -> Option<String> {
        None
    }

    /// The position as if it were this seat's turn: it shows what they threaten.
    /// None where that can't be told without chance.
    fn as_if_turn_of(&self, _seat: Seat) -> Option<Self> {
        None
    }

    /// What this seat must roll to win in its next turn, if one roll is enough. None
    /// where there is no die.
    fn winning_roll(&self, _seat: Seat) -> Option<u8> {
        None
    }

    /// The spots that a piece passes on its way, first and last included, when
    /// it makes this action, which is legal here; none where it goes straight.
    fn way(&self, _action: Self::Action) -> Vec<Self::Spot> {
        Vec::new()
    }

    /// What would come of an action, which is legal here, for whoever is about to
    /// make it; nothing where the board shows that by itself.
    fn preview(&self, _action: Self::Action, _aid: Aid) -> Preview<Self::Spot> {
        Preview::default()
    }

    /// What whoever acts is to do now, in a sentence said to them, where a roll of
    /// the die has settled part of it.
    fn due(&self) -> Option<Notice> {
        None
    }

    /// What the signs on the board mean; nothing where they need no words.
    fn legend(&self, _uncovered: Uncovered) -> Vec<LegendEntry> {
        Vec::new()
    }
}

/// The spots of an action, which is legal here: where its gesture begins and ends, and
/// what its piece passes.
pub(crate) fn spots_of<P: Drawn>(position: &P, action: P::Action) -> Vec<P::Spot> {
    let mut spots = match position.gesture(action) {
        Gesture::FromTo { from, to } => vec![from, to],
        Gesture::At { spot } => vec![spot],
        Gesture::Button { .. } => Vec::new(),
    };
    spots.extend(position.way(action));
    distinct(spots)
}

/// The spots where something can be chosen now.
pub(crate) fn starts<P: Drawn>(position: &P) -> Vec<P::Spot> {
    let start = |action| match position.gesture(action) {
        Gesture::FromTo { from, .. } => Some(from),
        Gesture::At { spot } => Some(spot),
        Gesture::Button { .. } => None,
    };
    distinct(position.actions().into_iter().filter_map(start))
}

/// Each of these spots once, in their order.
pub(crate) fn distinct<S: PartialEq>(spots: impl IntoIterator<Item = S>) -> Vec<S> {
    let mut distinct = Vec::new();
    for spot in spots {
        if !distinct.contains(&spot) {
            distinct.push(spot);
        }
    }
    distinct
}

/// The spot that a piece lies at, if it lies on one.
pub(crate) fn lies_at<P: Drawn>(piece: &Piece) -> Option<P::Spot> {
    piece.spot.as_deref()?.parse().ok()
}

/// What can be chosen on the board of a game.
pub(crate) fn choose<P: Drawn>() -> Notice {
    Notice { code: "board-choose", facts: vec![("game", P::GAME.into())] }
}
