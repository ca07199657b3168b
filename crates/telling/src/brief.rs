//! A game as a list of moves has it: every entry in brief, with the seat in whose turn
//! it happened.

use bots::{Described, Mark};
use game::{Entry, GameSoFar, Leaving, Seat};
use shelf::GameInProgress;

/// An entry in brief.
#[derive(Clone, PartialEq, Debug)]
pub struct Brief {
    /// In whose turn, dice and traps included; nobody's where all agreed on a draw.
    pub seat: Option<Seat>,
    /// What happened.
    pub marks: Vec<Mark>,
}

/// Every entry, in order.
pub fn briefs(game: &GameInProgress) -> Vec<Brief> {
    shelf::match_in_progress!(game, game => all(game))
}

fn all<P: Described>(game: &GameSoFar<P>) -> Vec<Brief> {
    let Some(mut position) = game.position_after(0) else { return Vec::new() };
    let entries = game.entries().iter().map(|entry| match *entry {
        Entry::Action(action) => {
            let (seat, marks) = (P::whose(&position), P::brief(&position, action));
            position = position.apply(action);
            Brief { seat, marks }
        }
        Entry::Left(seat, how) => {
            position = position.leave(seat);
            let code = match how {
                Leaving::Resigned => "brief-resigned",
                Leaving::Flagged => "brief-flagged",
                Leaving::Left => "brief-left",
            };
            Brief { seat: Some(seat), marks: vec![Mark::words(code)] }
        }
        Entry::Draw => Brief { seat: None, marks: vec![Mark::words("brief-draw")] },
    });
    entries.collect()
}

#[cfg(test)]
mod tests {
    use game::Direction;
    use shelf::{Game, Opening};

    use super::*;

    fn told(game: Game, tokens: &str) -> Vec<Brief> {
        let mut game = game.open(&Opening::default()).expect("a new game");
        game.add_tokens(tokens).expect("legal entries");
        briefs(&game)
    }

    #[test]
    fn a_push_is_a_square_and_an_arrow() {
        let told = told(Game::Kuba, "a6e g6w resign:1");
        let push = |square, way| vec![Mark::text(&square), Mark::Way(way)];
        assert_eq!(told[0], Brief { seat: Some(Seat::ONE), marks: push("a6", Direction::East) });
        assert_eq!(told[1].marks, push("g6", Direction::West));
        let resigned = vec![Mark::words("brief-resigned")];
        assert_eq!(told[2], Brief { seat: Some(Seat::ONE), marks: resigned });
    }

    #[test]
    fn dice_belong_to_the_turn_that_they_are_rolled_in() {
        let told = told(Game::BilleTrap, "d1 e k d5");
        let seats: Vec<_> = told.iter().map(|brief| brief.seat.map(Seat::number)).collect();
        assert_eq!(seats, [Some(1), Some(1), Some(1), Some(2)]);
    }
}
