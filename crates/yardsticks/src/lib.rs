//! Two published crates as yardsticks for the speed of our own rules:
//! `cozy-chess` for chess perft, `board-game` for random Ataxx playouts.
//!
//! It knows neither our rules nor any clock: callers time these functions and
//! compare. It is a crate of its own so that no product crate depends on
//! either yardstick. Each is driven in the quickest way that its own sources
//! show, so that a comparison flatters nobody.

use board_game::board::Board as _;
use board_game::games::ataxx::AtaxxBoard;
use cozy_chess::Board as ChessBoard;
use rand08::SeedableRng as _;
use rand08::rngs::SmallRng;

/// Width and height of the Ataxx board that is played on.
const ATAXX_SIZE: u8 = 7;

/// What a run of random playouts amounted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playouts {
    /// Games played from the start position to their end.
    pub playouts: u64,
    /// Moves played in all these games together; a forced pass is a move.
    pub moves: u64,
}

/// Counts the legal move sequences of `depth` plies from the chess start
/// position.
///
/// Depth 0 gives 1. The last ply is counted in bulk: its moves are generated
/// but not played. No position is remembered from one branch to another, and
/// everything runs on the calling thread.
pub fn chess_perft(depth: u32) -> u64 {
    perft(&ChessBoard::default(), depth)
}

/// Plays `count` games of 7×7 Ataxx to their end, each move drawn uniformly
/// from those available.
///
/// Every game starts from the usual position with a stone in each corner and
/// no gaps. It ends by the crate's rules, which also call a draw after 100
/// moves in a row without a copy. The result's `playouts` is `count`, and the
/// same `count` and `seed` give the same result on one platform. Everything
/// runs on the calling thread.
pub fn ataxx_playouts(count: u64, seed: u64) -> Playouts {
    let start = AtaxxBoard::diagonal(ATAXX_SIZE);
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut moves = 0;
    for _ in 0..count {
        moves += ataxx_playout(start.clone(), &mut rng);
    }
    Playouts { playouts: count, moves }
}

/// Counts the legal move sequences of `depth` plies from `board`.
fn perft(board: &ChessBoard, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => count_moves(board),
        _ => sum_children(board, depth - 1),
    }
}

/// Counts the legal moves of `board` without looking at any of them.
fn count_moves(board: &ChessBoard) -> u64 {
    let mut moves = 0;
    board.generate_moves(|piece_moves| {
        moves += piece_moves.len() as u64;
        false
    });
    moves
}

/// Sums the perft of `depth` over the positions one move after `board`.
fn sum_children(board: &ChessBoard, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|piece_moves| {
        for piece_move in piece_moves {
            let mut child = board.clone();
            child.play_unchecked(piece_move);
            leaves += perft(&child, depth);
        }
        false
    });
    leaves
}

/// Plays one random game from `board` to its end and returns its length.
fn ataxx_playout(mut board: AtaxxBoard, rng: &mut SmallRng) -> u64 {
    let mut moves = 0;
    while let Ok(drawn) = board.random_available_move(rng) {
        board.play(drawn).expect("an available move can be played");
        moves += 1;
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chess_perft_gives_the_published_counts() {
        let counts: Vec<u64> = (0..=4).map(chess_perft).collect();
        assert_eq!(counts, [1, 20, 400, 8_902, 197_281]);
    }

    #[test]
    fn ataxx_playouts_repeat_for_a_seed() {
        assert_eq!(ataxx_playouts(50, 7), ataxx_playouts(50, 7));
        assert_ne!(ataxx_playouts(50, 7), ataxx_playouts(50, 8));
    }

    #[test]
    fn ataxx_playouts_play_as_many_games_as_asked() {
        for count in [1, 3, 50] {
            let result = ataxx_playouts(count, 1);
            assert_eq!(result.playouts, count);
            assert!(result.moves > count, "{result:?}");
        }
    }

    #[test]
    fn no_ataxx_playout_makes_no_move() {
        let nothing = Playouts { playouts: 0, moves: 0 };
        assert_eq!(ataxx_playouts(0, 1), nothing);
    }
}
