//! A naive second Kuba, for tests only: written straight from the rules page,
//! slow and plain, to be played side by side with the fast rules code.
//!
//! It knows nothing of that code: not its board, not its tables, not its way of
//! finding pushes. The board here is seven rows of seven letters, and the legal
//! pushes are found by trying every square in every direction. Draws by
//! repetition and length (ALL-1, ALL-2) are left to whoever keeps the game.

/// A Kuba position.
#[derive(Clone, Debug)]
pub(crate) struct Twin {
    /// `board[0]` is row 1; the first letter of a row is column a.
    board: [[char; 7]; 7],
    actor: Player,
    reds_of_white: u32,
    reds_of_black: u32,
    /// The push that KU-8 forbids to the actor for the whole of this turn.
    ban: Option<Push>,
    /// The actor has just captured and may push again or pass.
    again: bool,
}

impl Twin {
    /// KU-1, KU-2, KU-3: the layout as drawn, or its left-right mirror image;
    /// White begins.
    pub(crate) fn start(mirrored: bool) -> Twin {
        let mut board = [[FREE; 7]; 7];
        for (row, drawn) in board.iter_mut().zip(LAYOUT.iter().rev()) {
            for (square, letter) in row.iter_mut().zip(drawn.chars()) {
                *square = letter;
            }
            if mirrored {
                row.reverse();
            }
        }
        Twin {
            board,
            actor: Player::White,
            reds_of_white: 0,
            reds_of_black: 0,
            ban: None,
            again: false,
        }
    }

    /// The position that a text gives, which is taken to be right.
    pub(crate) fn with(text: &str) -> Twin {
        let fields: Vec<&str> = text.split(' ').collect();
        let [rows, actor, reds, ban, again] = fields[..] else {
            panic!("not five fields: {text}");
        };
        let mut board = [[FREE; 7]; 7];
        for (row, letters) in board.iter_mut().rev().zip(rows.split('/')) {
            let mut column = 0;
            for letter in letters.chars() {
                if let Some(free) = letter.to_digit(10) {
                    column += free as usize;
                } else {
                    row[column] = letter;
                    column += 1;
                }
            }
        }
        let (white, black) = reds.split_once('-').expect("two numbers");
        Twin {
            board,
            actor: if actor == "white" { Player::White } else { Player::Black },
            reds_of_white: white.parse().expect("a number"),
            reds_of_black: black.parse().expect("a number"),
            ban: if ban == "-" { None } else { Some(read_push(ban)) },
            again: again == "again",
        }
    }
}

impl game::testing::twin::Twin for Twin {
    /// Whose action is next; empty when the game is over.
    fn actor(&self) -> String {
        if self.outcome().is_some() {
            return String::new();
        }
        self.actor.name().to_string()
    }

    /// The winner and the rule that ended the game, once it is over.
    fn outcome(&self) -> Option<(Vec<String>, &'static str)> {
        let (winner, rule) = self.outcome_by_capture().or_else(|| self.outcome_by_standstill())?;
        Some((vec![winner.name().to_string()], rule))
    }

    /// All legal tokens in plain string order.
    fn actions(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut tokens = self.pushes();
        // KU-7: after a capture the player may decline to push again.
        if self.again {
            tokens.push("pass".to_string());
        }
        tokens.sort();
        tokens
    }

    /// Carries out a legal token.
    fn apply(&mut self, token: &str) {
        if token == "pass" {
            // KU-8: a pass sets no ban.
            self.end_turn(None);
            return;
        }
        let Push { from, direction } = read_push(token);

        // KU-5: a hand goes along the line; on each square it picks up the
        // marble found there and puts down the one from the square before,
        // until it is empty or off the board.
        let mut hand = self.replace(from, FREE);
        let mut front_square = from;
        let mut front_marble = hand;
        while hand != FREE && front_square.next(direction).is_on_board() {
            front_square = front_square.next(direction);
            front_marble = hand;
            hand = self.replace(front_square, front_marble);
        }

        if hand != FREE {
            // KU-6: the marble still in the hand has left the board.
            self.capture(hand);
            // KU-7: unless that ends the game, the player may push again.
            // KU-8: a capture sets no ban; the one on the player stays.
            self.again = self.outcome_by_capture().is_none();
        } else if front_marble == self.actor.opponent().letter() {
            // KU-7: nothing captured, so the turn ends.
            // KU-8: the opponent may not push straight back.
            self.end_turn(Some(Push { from: front_square, direction: opposite(direction) }));
        } else {
            self.end_turn(None);
        }
    }

    /// The first rule that a well-formed token breaks; `None` if it is legal.
    fn refusal(&self, token: &str) -> Option<&'static str> {
        if let Some((_, rule)) = self.outcome() {
            return Some(rule);
        }
        if token == "pass" {
            // KU-7: a pass is legal only right after a capture.
            return if self.again { None } else { Some("KU-7") };
        }
        self.refusal_of_push(read_push(token))
    }

    /// How much a random game should favour a legal token: 1 for an ordinary
    /// one, up to 50 for one that leads towards rare events.
    fn rarity(&self, token: &str) -> u32 {
        let mut after = self.clone();
        after.apply(token);
        let mut rarity = 1;
        if token != "pass" {
            rarity += self.rarity_of_push(read_push(token), &after);
        }
        if after.outcome_by_capture().is_none() {
            if after.again && after.pushes().is_empty() {
                // KU-7: nothing left but to pass.
                rarity += 30;
            }
            // Pass over a bonus, to see what the opponent would be left with.
            if after.again {
                after.apply("pass");
            }
            rarity += match after.pushes().len() {
                0 => 40,
                1..=2 => 20,
                3..=4 => 8,
                _ => 0,
            };
        }
        rarity.min(50)
    }

    /// The position text: rows, actor, reds, ban, bonus.
    fn text(&self) -> String {
        let rows: Vec<String> = self.board.iter().rev().map(row_text).collect();
        format!(
            "{} {} {}-{} {} {}",
            rows.join("/"),
            self.actor.name(),
            self.reds_of_white,
            self.reds_of_black,
            self.ban.map_or("-".to_string(), write_push),
            if self.again { "again" } else { "-" },
        )
    }
}

/// KU-1: the start as it is drawn, row 7 first.
const LAYOUT: [&str; 7] = [
    "WW...BB", //
    "WW.R.BB", //
    "..RRR..", //
    ".RRRRR.", //
    "..RRR..", //
    "BB.R.WW", //
    "BB...WW", //
];

const FREE: char = '.';
const RED: char = 'R';

/// KU-9: so many captured reds win.
const REDS_TO_WIN: u32 = 7;

impl Twin {
    /// The end that a capture brings, in the middle of a turn.
    fn outcome_by_capture(&self) -> Option<(Player, &'static str)> {
        // KU-9: the first player to capture seven reds wins at once.
        if self.reds_of_white >= REDS_TO_WIN {
            return Some((Player::White, "KU-9"));
        }
        if self.reds_of_black >= REDS_TO_WIN {
            return Some((Player::Black, "KU-9"));
        }
        // KU-10: a player whose marbles are all captured loses at once.
        if self.marbles_left(Player::Black) == 0 {
            return Some((Player::White, "KU-10"));
        }
        if self.marbles_left(Player::White) == 0 {
            return Some((Player::Black, "KU-10"));
        }
        None
    }

    /// The end that comes when the actor can't begin their turn.
    fn outcome_by_standstill(&self) -> Option<(Player, &'static str)> {
        // KU-7: after a capture their turn is under way, and they may pass.
        if self.again {
            return None;
        }
        // KU-10: a player without a legal push at the start of their turn loses.
        if self.pushes().is_empty() {
            return Some((self.actor.opponent(), "KU-10"));
        }
        None
    }

    /// The actor's legal pushes, by trying every square in every direction.
    fn pushes(&self) -> Vec<String> {
        let mut tokens = Vec::new();
        for column in 0..7 {
            for row in 0..7 {
                for direction in ['e', 'n', 's', 'w'] {
                    let from = Square { column, row };
                    let push = Push { from, direction };
                    if self.refusal_of_push(push).is_none() {
                        tokens.push(write_push(push));
                    }
                }
            }
        }
        tokens
    }

    /// The first rule that a push breaks while the game goes on.
    fn refusal_of_push(&self, push: Push) -> Option<&'static str> {
        let own = self.actor.letter();
        let Push { from, direction } = push;

        // KU-4: they push one of their own marbles.
        if self.at(from) != own {
            return Some("KU-4");
        }
        // KU-4: the square behind it must be free, as the outside is.
        if self.at(from.next(opposite(direction))) != FREE {
            return Some("KU-4");
        }
        // KU-6: their own marble may not be pushed off the board.
        let line = self.line(from, direction);
        let last = line[line.len() - 1];
        if !last.next(direction).is_on_board() && self.at(last) == own {
            return Some("KU-6");
        }
        // KU-8: no pushing straight back, even to capture.
        if self.ban == Some(push) {
            return Some("KU-8");
        }
        None
    }

    /// What a push itself adds to its rarity; `after` is the position it gives.
    fn rarity_of_push(&self, push: Push, after: &Twin) -> u32 {
        let Push { from, direction } = push;
        let enemy = self.actor.opponent();
        let mut rarity = 0;
        // Captures; but the seventh red ends most games anyway.
        if after.reds_captured() > self.reds_captured() && after.again {
            rarity += 6;
        }
        let enemies = after.marbles_left(enemy);
        if enemies < self.marbles_left(enemy) {
            rarity += 30 - 2 * enemies;
        }
        if after.actor == enemy && after.ban.is_some() {
            rarity += 6;
        }
        let line = self.line(from, direction);
        if line.len() >= 4 {
            rarity += 4;
        }
        // The line will reach to the edge.
        let last = line[line.len() - 1];
        if !last.next(direction).next(direction).is_on_board() {
            rarity += 2;
        }
        rarity
    }

    /// KU-5: the squares of the unbroken line that a push moves, beginning with
    /// the pushed marble's own.
    fn line(&self, from: Square, direction: char) -> Vec<Square> {
        let mut line = vec![from];
        let mut square = from.next(direction);
        while self.at(square) != FREE {
            line.push(square);
            square = square.next(direction);
        }
        line
    }

    /// Puts a captured marble away.
    fn capture(&mut self, marble: char) {
        assert_ne!(marble, self.actor.letter(), "KU-6: one's own marble");
        if marble == RED {
            match self.actor {
                Player::White => self.reds_of_white += 1,
                Player::Black => self.reds_of_black += 1,
            }
        }
    }

    /// Gives the turn to the opponent; the old ban ends with it (KU-8).
    fn end_turn(&mut self, ban_on_opponent: Option<Push>) {
        self.actor = self.actor.opponent();
        self.ban = ban_on_opponent;
        self.again = false;
    }

    /// What stands on a square; the outside of the board is free.
    fn at(&self, square: Square) -> char {
        match square.indices() {
            Some((row, column)) => self.board[row][column],
            None => FREE,
        }
    }

    /// Puts `marble` on a square of the board and says what stood there.
    fn replace(&mut self, square: Square, marble: char) -> char {
        let (row, column) = square.indices().expect("a square of the board");
        std::mem::replace(&mut self.board[row][column], marble)
    }

    fn marbles_left(&self, player: Player) -> u32 {
        let mut count = 0;
        for row in &self.board {
            for &square in row {
                if square == player.letter() {
                    count += 1;
                }
            }
        }
        count
    }

    fn reds_captured(&self) -> u32 {
        self.reds_of_white + self.reds_of_black
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Player {
    White,
    Black,
}

impl Player {
    fn opponent(self) -> Player {
        match self {
            Player::White => Player::Black,
            Player::Black => Player::White,
        }
    }

    fn letter(self) -> char {
        match self {
            Player::White => 'W',
            Player::Black => 'B',
        }
    }

    fn name(self) -> &'static str {
        match self {
            Player::White => "white",
            Player::Black => "black",
        }
    }
}

/// A marble is pushed from this square in this direction: n, e, s or w.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Push {
    from: Square,
    direction: char,
}

/// A square, perhaps outside the board; a1 is column 0, row 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Square {
    column: i32,
    row: i32,
}

impl Square {
    fn next(self, direction: char) -> Square {
        let Square { column, row } = self;
        match direction {
            'n' => Square { column, row: row + 1 },
            's' => Square { column, row: row - 1 },
            'e' => Square { column: column + 1, row },
            'w' => Square { column: column - 1, row },
            _ => panic!("no direction: {direction}"),
        }
    }

    fn is_on_board(self) -> bool {
        self.indices().is_some()
    }

    /// Where the square is in `Twin::board`: row first.
    fn indices(self) -> Option<(usize, usize)> {
        let row = usize::try_from(self.row).ok()?;
        let column = usize::try_from(self.column).ok()?;
        (row < 7 && column < 7).then_some((row, column))
    }
}

fn opposite(direction: char) -> char {
    match direction {
        'n' => 's',
        's' => 'n',
        'e' => 'w',
        'w' => 'e',
        _ => panic!("no direction: {direction}"),
    }
}

/// Reads a token such as `g4n`.
fn read_push(token: &str) -> Push {
    let letters: Vec<char> = token.chars().collect();
    let [column, row, direction] = letters[..] else {
        panic!("not a push: {token}");
    };
    let place_in = |all: &str, letter: char| {
        let place = all.chars().position(|each| each == letter);
        let place = place.unwrap_or_else(|| panic!("no square of the board: {token}"));
        i32::try_from(place).expect("at most six")
    };
    let from = Square { column: place_in("abcdefg", column), row: place_in("1234567", row) };
    Push { from, direction }
}

/// Writes a token such as `g4n`.
fn write_push(push: Push) -> String {
    let (row, column) = push.from.indices().expect("a square of the board");
    let letter = ["a", "b", "c", "d", "e", "f", "g"][column];
    format!("{letter}{}{}", row + 1, push.direction)
}

/// One row of the position text: a digit stands for a run of free squares.
fn row_text(row: &[char; 7]) -> String {
    let mut text = String::new();
    let mut free = 0;
    for &square in row {
        if square == FREE {
            free += 1;
            continue;
        }
        if free > 0 {
            text += &free.to_string();
            free = 0;
        }
        text.push(square);
    }
    if free > 0 {
        text += &free.to_string();
    }
    text
}
