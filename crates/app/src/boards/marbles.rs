//! Marbles that go from one place to another, for the games that are played
//! with them. It knows no game: a game tells who goes where.

use crate::scene::{Motion, Piece, PieceId};

/// One piece as it was, as it is then, and how it gets there. Ids don't matter:
/// the piece that was there keeps its own.
pub(super) struct Journey {
    pub(super) from: Piece,
    pub(super) to: Piece,
    pub(super) motion: Motion,
}

/// The pieces after these journeys, which are made one after the other, and
/// their motions in that order.
pub(super) fn travel(
    pieces: &[Piece],
    journeys: impl IntoIterator<Item = Journey>,
) -> (Vec<Piece>, Vec<(PieceId, Motion)>) {
    let mut pieces = pieces.to_vec();
    let mut motions = Vec::new();
    for Journey { from, to, motion } in journeys {
        let there =
            pieces.iter_mut().find(|piece| Piece { id: piece.id, ..from.clone() } == **piece);
        if let Some(piece) = there {
            *piece = Piece { id: piece.id, ..to };
            motions.push((piece.id, motion));
        }
    }
    (pieces, motions)
}

/// Numbers pieces in their order.
pub(super) fn numbered(pieces: impl IntoIterator<Item = Piece>) -> Vec<Piece> {
    let ids = (0..).map(PieceId);
    ids.zip(pieces).map(|(id, piece)| Piece { id, ..piece }).collect()
}
