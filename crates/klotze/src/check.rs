//! The checked door: whether one move is legal, and if not, the first rule that
//! it breaks. Square by square and in the order of the refusals; the fast list
//! of all moves is elsewhere. Also the way that a legal move goes, for whoever
//! shows it.

use crate::{
    Color, Klotze, Move, Piece, Refusal, Square,
    ways::{Way, Ways, distance},
};

impl Klotze {
    pub(crate) fn check_move(&self, step: Move) -> Result<(), Refusal> {
        let piece = self.movable(step.from)?;
        check_distance(piece, step)?;
        let open = self.open_ways(step)?;
        self.check_end(piece, step.to)?;
        check_corners(open)
    }

    /// The squares that a legal move goes over, both ends included: of two ways
    /// that no piece (KL-8) and no corner (KL-9) bars, the one along the row
    /// first. None when the move is not legal.
    pub fn way(&self, step: Move) -> Vec<Square> {
        if self.check_move(step).is_err() {
            return Vec::new();
        }
        let open = self.open_ways(step).into_iter().flatten().flatten();
        let passes_corner = |way: &Way| way.passed().any(|at| Color::of_corner(at).is_some());
        let Some(way) = open.into_iter().find(|way| !passes_corner(way)) else {
            return Vec::new();
        };
        [step.from].into_iter().chain(way.passed()).chain([step.to]).collect()
    }

    /// The piece on a square, if it is the actor's to move.
    fn movable(&self, square: Square) -> Result<Piece, Refusal> {
        match self.piece(square) {
            // KL-6
            None => Err(Refusal::NoPiece { square }),
            // KL-5
            Some(Piece::Klotz(color)) if !self.seated.contains(color) => {
                Err(Refusal::UnusedKlotz { square, color })
            }
            // KL-6
            Some(Piece::Klotz(owner)) if owner != self.actor => {
                Err(Refusal::NotYours { square, owner })
            }
            // KL-12
            Some(Piece::Column(_)) if let Some(owner) = self.locked_by(square) => {
                Err(Refusal::UnderStone { square, owner })
            }
            Some(piece) => Ok(piece),
        }
    }

    /// KL-12: the player other than the actor whose stone lies on a square.
    fn locked_by(&self, square: Square) -> Option<Color> {
        let mut others = Color::ALL.into_iter().filter(|color| *color != self.actor);
        others.find(|color| self.stone(*color) == Some(square))
    }

    /// KL-8: the ways on which no piece stands.
    fn open_ways(&self, step: Move) -> Result<[Option<Way>; 2], Refusal> {
        let blocked = |way: Way| way.passed().find(|square| self.piece(*square).is_some());
        match Ways::between(step.from, step.to) {
            Ways::Straight(way) => match blocked(way) {
                Some(square) => Err(Refusal::Blocked { square }),
                None => Ok([Some(way), None]),
            },
            Ways::Bent(ways) => match ways.map(blocked) {
                [Some(first), Some(second)] => Err(Refusal::BothBlocked { first, second }),
                [None, Some(_)] => Ok([Some(ways[0]), None]),
                [Some(_), None] => Ok([None, Some(ways[1])]),
                [None, None] => Ok(ways.map(Some)),
            },
        }
    }

    fn check_end(&self, piece: Piece, square: Square) -> Result<(), Refusal> {
        match (piece, self.piece(square)) {
            // KL-11
            (_, Some(Piece::Column(_))) => return Err(Refusal::OntoColumn { square }),
            (Piece::Klotz(_), Some(Piece::Klotz(owner))) => {
                return Err(Refusal::KlotzOntoKlotz { square, owner });
            }
            // KL-5
            (Piece::Column(_), Some(Piece::Klotz(color))) if !self.seated.contains(color) => {
                return Err(Refusal::OntoUnused { square, color });
            }
            // KL-10
            (Piece::Column(_), Some(Piece::Klotz(owner))) if owner.home() == square => {
                return Err(Refusal::AtHome { square, owner });
            }
            // KL-11: a Klotz off its home is captured.
            (Piece::Column(_), Some(Piece::Klotz(_))) | (_, None) => {}
        }
        if let Some(owner) = Color::of_home(square) {
            // KL-10
            return Err(Refusal::OntoHome { square, owner });
        }
        match Color::of_corner(square) {
            // KL-9
            Some(owner) if piece != Piece::Klotz(owner) => {
                Err(Refusal::OntoCorner { square, owner })
            }
            _ => Ok(()),
        }
    }
}

/// KL-7: with the right distance there is a straight way or an L.
fn check_distance(piece: Piece, Move { from, to }: Move) -> Result<(), Refusal> {
    let (needed, found) = (piece.height(), distance(from, to));
    if needed == found { Ok(()) } else { Err(Refusal::Distance { from, to, needed, found }) }
}

/// KL-9: one of the ways that no piece blocks passes no corner.
fn check_corners(open: [Option<Way>; 2]) -> Result<(), Refusal> {
    let mut refused = Ok(());
    for way in open.into_iter().flatten() {
        let mut corners =
            way.passed().filter_map(|square| Some((square, Color::of_corner(square)?)));
        let Some((square, owner)) = corners.next() else { return Ok(()) };
        refused = Err(Refusal::OverCorner { square, owner });
    }
    refused
}
