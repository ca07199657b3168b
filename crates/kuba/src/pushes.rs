//! Which pushes are legal, and what a push does.
//!
//! The legal ones are found for all marbles at once, a direction at a time; why
//! one is not legal is told elsewhere.

use game::Direction;

use crate::{
    Color, Kuba, Push,
    board::{Square, Squares},
};

/// The marbles that may be pushed, by direction.
#[derive(Clone, Copy, Debug)]
pub struct Pushes([Squares; 4]);

impl Pushes {
    /// How many pushes.
    #[inline]
    pub fn count(&self) -> usize {
        self.0.iter().map(|squares| squares.len()).sum()
    }

    /// The marbles that may be pushed in this direction.
    #[inline]
    pub fn toward(&self, direction: Direction) -> Squares {
        self.0[direction as usize]
    }

    /// The push with this place, counted from 0.
    #[inline]
    pub(crate) fn at(&self, mut place: usize) -> Option<Push> {
        for direction in Direction::ALL {
            let squares = self.toward(direction);
            let count = squares.len();
            if place < count {
                return squares.at(place).map(|square| Push { square, direction });
            }
            place -= count;
        }
        None
    }
}

impl Kuba {
    /// All legal pushes of the actor, as long as the game is not won.
    #[inline]
    pub fn pushes(&self) -> Pushes {
        let mut pushes =
            Pushes(Direction::ALL.map(|direction| self.pushes_toward(self.actor, direction)));
        if let Some(ban) = self.ban {
            // KU-8
            let squares = &mut pushes.0[ban.direction as usize];
            *squares = *squares - Squares::of(ban.square);
        }
        pushes
    }

    /// The marbles of a colour that could be pushed in this direction if it
    /// were its turn and nothing banned.
    #[inline]
    pub fn pushes_of(&self, color: Color) -> Pushes {
        Pushes(Direction::ALL.map(|direction| self.pushes_toward(color, direction)))
    }

    /// Those of them that would capture.
    #[inline]
    pub fn captures_of(&self, color: Color) -> Pushes {
        let all = self.all();
        let others = all - self.of(color);
        Pushes(Direction::ALL.map(|direction| {
            let with_room = self.of(color) - all.moved(direction);
            let taken = others & Squares::edge(direction);
            with_room & taken.reached_along(all, direction)
        }))
    }

    /// The marbles that these pushes would capture.
    #[inline]
    pub fn takeable_by(&self, color: Color) -> Squares {
        let all = self.all();
        let captures = self.captures_of(color);
        let mut taken = Squares::default();
        for direction in Direction::ALL {
            let reached = captures.toward(direction).reached_along(all, direction.opposite());
            taken = taken | (reached & Squares::edge(direction));
        }
        taken
    }

    #[inline]
    fn pushes_toward(&self, color: Color, direction: Direction) -> Squares {
        let all = self.all();
        let own = self.of(color);
        // KU-4: the square behind is free, or outside.
        let with_room = own - all.moved(direction);
        // KU-6: the line may not reach to an own marble at the edge.
        let own_at_edge = own & Squares::edge(direction);
        with_room - own_at_edge.reached_along(all, direction)
    }

    /// KU-5: what moves with a push.
    #[inline]
    pub fn line(&self, push: Push) -> Line {
        let squares = self.all().line_from(push.square, push.direction);
        let front = squares.front(push.direction);
        Line { squares, front, leaves: front.meets(Squares::edge(push.direction)) }
    }

    /// Makes a legal push.
    #[inline]
    pub(crate) fn push(&mut self, push: Push) {
        let line = self.line(push);
        let enemy = self.actor.other();
        let red_in_front = line.front.meets(self.reds);
        let enemy_in_front = line.front.meets(self.of(enemy));
        for marbles in [&mut self.white, &mut self.black, &mut self.reds] {
            let moving = *marbles & line.squares;
            *marbles = (*marbles - line.squares) | (moving.moved(push.direction) & Squares::ALL);
        }
        if line.leaves {
            // KU-6, KU-7: a capture; the turn goes on unless the game is won.
            *self.captured_mut(self.actor) += u8::from(red_in_front);
            self.again = self.winner().is_none();
        } else {
            // KU-8: the opponent's marble in front may not be pushed straight back.
            self.ban = if enemy_in_front {
                let square = line.front.moved(push.direction).at(0);
                square.map(|square| Push { square, direction: push.direction.opposite() })
            } else {
                None
            };
            self.again = false;
            self.actor = enemy;
        }
    }
}

/// The marbles that a push moves.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    squares: Squares,
    pub(crate) front: Squares,
    /// Whether the front marble leaves the board.
    pub leaves: bool,
}

impl Line {
    /// Where its front marble lies.
    pub fn front_square(&self) -> Option<Square> {
        self.front.at(0)
    }
}

impl Kuba {
    #[inline]
    fn captured_mut(&mut self, color: Color) -> &mut u8 {
        match color {
            Color::White => &mut self.captured_white,
            Color::Black => &mut self.captured_black,
        }
    }
}
