//! A second, deliberately simple version of the rules of Black Holes.
//!
//! It is written straight from the rules page, with lists of squares and loops, and serves only to
//! check the real rules code along many games: both must agree on every action, refusal, outcome
//! and position text. It knows nothing of that code, nor of draws by repetition or length
//! (ALL-1, ALL-2), and it makes no attempt to be fast.

/// BH-1, BH-3: the board at the start, row 10 first. A blank is no square; `L` and `D` are upright
/// blocks of Light and of Dark.
const LAYOUT: [&str; 10] = [
    "  ......  ",
    " ........ ",
    "..........",
    "...DLDL...",
    "...LDLD...",
    "...DLDL...",
    "...LDLD...",
    "..........",
    " ........ ",
    "  ......  ",
];

/// BH-2: c3, c8, h3 and h8.
const HOLES: [Square; 4] = [(3, 3), (3, 8), (8, 3), (8, 8)];

/// BH-3: the blocks that each player starts with.
const BLOCKS: usize = 8;
/// BH-12: the blocks to sink for a win.
const TO_SINK: usize = 4;

const LIGHT: usize = 0;
const DARK: usize = 1;
const NAMES: [&str; 2] = ["light", "dark"];

/// Column and row, both counted from 1. It may be off the board.
type Square = (i32, i32);
/// The squares that a piece is on, its anchor first: one when upright, two when lying.
type Piece = Vec<Square>;

const DIRECTIONS: [Direction; 4] =
    [Direction::North, Direction::East, Direction::South, Direction::West];

#[derive(Clone, Copy, Debug, PartialEq)]
enum Direction {
    North,
    East,
    South,
    West,
}

/// BH-9: where a player's last moved piece is, and where it may not be put back.
#[derive(Clone, Debug)]
struct Ban {
    now: Piece,
    before: Piece,
}

#[derive(Clone, Debug)]
pub(crate) struct Twin {
    /// Of Light and of Dark.
    pieces: [Vec<Piece>; 2],
    actor: usize,
    /// Moves left in this turn; 0 when the game has ended by BH-11.
    left: u8,
    /// Of Light and of Dark.
    bans: [Option<Ban>; 2],
}

impl Twin {
    pub(crate) fn start() -> Twin {
        Twin {
            // BH-3
            pieces: ['L', 'D'].map(|letter| {
                let blocks = all_squares().into_iter().filter(|&at| drawn(at) == letter);
                blocks.map(|at| vec![at]).collect()
            }),
            // BH-4: Light begins, with one move.
            actor: LIGHT,
            left: 1,
            bans: [None, None],
        }
    }

    /// Any position. Pieces and bans are written as in `text`.
    pub(crate) fn with(
        light: &[&str],
        dark: &[&str],
        actor: &str,
        left: u8,
        light_ban: Option<&str>,
        dark_ban: Option<&str>,
    ) -> Twin {
        let mut twin = Twin {
            pieces: [light, dark].map(|list| list.iter().map(|text| read_piece(text)).collect()),
            actor: NAMES.iter().position(|&name| name == actor).expect("light or dark"),
            left,
            bans: [None, None],
        };
        twin.check_squares();
        for (player, ban) in [(LIGHT, light_ban), (DARK, dark_ban)] {
            twin.bans[player] = ban.map(|token| {
                let (anchor, direction) = read_token(token);
                let now = twin.own_piece(player, anchor).expect("a ban on an own piece").clone();
                let before = landing(&now, direction);
                // BH-9: a piece is put back on the board, never sunk.
                let is_space = |&at: &Square| is_on_board(at) && !is_hole(at);
                assert!(before.iter().all(is_space), "no ban: {token}");
                Ban { now, before }
            });
        }
        twin
    }
}

impl game::testing::twin::Twin for Twin {
    /// The name of the player to act; empty when the game is over.
    fn actor(&self) -> String {
        match self.outcome() {
            Some(_) => String::new(),
            None => NAMES[self.actor].to_string(),
        }
    }

    /// The winners (both for a draw) and the rule that ended the game.
    fn outcome(&self) -> Option<(Vec<String>, &'static str)> {
        for player in [LIGHT, DARK] {
            // BH-12: the first to sink four wins at once.
            if self.sunk(player) >= TO_SINK {
                return Some((vec![NAMES[player].to_string()], "BH-12"));
            }
        }
        // BH-11: blocked after a pass; `apply` leaves no move.
        if self.left == 0 {
            return Some((NAMES.map(String::from).to_vec(), "BH-11"));
        }
        None
    }

    /// The legal tokens in plain string order; none when the game is over.
    fn actions(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut actions = self.moves(self.actor);
        // BH-10, BH-11: a pass is legal only where it is forced.
        if actions.is_empty() {
            actions.push("pass".to_string());
        }
        actions.sort();
        actions
    }

    /// Makes a legal action.
    fn apply(&mut self, token: &str) {
        assert_eq!(self.refusal(token), None, "{token} in {}", self.text());
        if token == "pass" {
            self.apply_pass();
        } else {
            let (anchor, direction) = read_token(token);
            self.apply_move(anchor, direction);
        }
    }

    /// The first rule that a token breaks here; `None` where it is legal.
    fn refusal(&self, token: &str) -> Option<&'static str> {
        // The game is over.
        if let Some((_, rule)) = self.outcome() {
            return Some(rule);
        }
        // BH-10: no pass while a legal move exists.
        if token == "pass" {
            return (!self.moves(self.actor).is_empty()).then_some("BH-10");
        }
        // BH-5: there must be a piece, and one's own.
        let (anchor, direction) = read_token(token);
        let Some(piece) = self.own_piece(self.actor, anchor) else {
            return Some("BH-5");
        };
        self.broken_rule(self.actor, piece, direction)
    }

    /// How much a legal action leads towards rare events: 1 for an ordinary one, at most 50.
    fn rarity(&self, token: &str) -> u32 {
        let mut after = self.clone();
        after.apply(token);
        let mut rarity = 1;
        if after.sunk(self.actor) > self.sunk(self.actor) {
            rarity += 6;
        }
        if after.ready_to_sink() > self.ready_to_sink() {
            rarity += 3;
        }
        if after.taken_beside_holes() > self.taken_beside_holes() {
            rarity += 2;
        }
        let (before, now) = (self.fewest_moves(), after.fewest_moves());
        if now <= before {
            rarity += 16 * u32::try_from(1 + before - now).expect("few moves");
        }
        rarity.min(50)
    }

    /// The position text.
    fn text(&self) -> String {
        format!(
            "{}/{} {} {} {} {}",
            self.pieces_text(LIGHT),
            self.pieces_text(DARK),
            NAMES[self.actor],
            self.left,
            self.ban_text(LIGHT),
            self.ban_text(DARK),
        )
    }
}

impl Twin {
    // What follows is about steering.

    /// The lying pieces with a hole right beyond a short end.
    fn ready_to_sink(&self) -> usize {
        let lying = self.pieces.iter().flatten().filter(|piece| piece.len() == 2);
        lying
            .filter(|piece| {
                let ends = DIRECTIONS.map(|direction| landing(piece, direction));
                ends.iter().any(|end| end.len() == 1 && is_hole(end[0]))
            })
            .count()
    }

    /// The occupied spaces beside holes.
    fn taken_beside_holes(&self) -> usize {
        let beside_holes = HOLES.into_iter().flat_map(beside);
        beside_holes.filter(|&at| self.is_occupied(at)).count()
    }

    /// The legal moves of the player who has fewer of them: they are the one to be blocked, if need be
    /// by themselves.
    fn fewest_moves(&self) -> usize {
        let moves = [LIGHT, DARK].map(|player| self.moves(player).len());
        moves[LIGHT].min(moves[DARK])
    }

    // What follows is about making an action.

    /// Tips a piece as a solid block of a width, a depth and a height over one of its lower edges.
    /// This is worked out apart from `landing`, so that the two check each other.
    fn apply_move(&mut self, anchor: Square, direction: Direction) {
        let player = self.actor;
        let index = self.pieces[player].iter().position(|piece| piece[0] == anchor);
        let before = self.pieces[player].remove(index.expect("an own piece"));

        let (mut column, mut row) = anchor;
        let (mut width, mut depth, mut height) = match before[..] {
            [_] => (1, 1, 2),
            [near, far] if near.1 == far.1 => (2, 1, 1),
            _ => (1, 2, 1),
        };
        match direction {
            Direction::East => column += width,
            Direction::West => column -= height,
            Direction::North => row += depth,
            Direction::South => row -= height,
        }
        match direction {
            Direction::East | Direction::West => std::mem::swap(&mut width, &mut height),
            Direction::North | Direction::South => std::mem::swap(&mut depth, &mut height),
        }
        let mut now = Vec::new();
        for up in 0..depth {
            for along in 0..width {
                now.push((column + along, row + up));
            }
        }
        assert_eq!(now, landing(&before, direction));

        if height == 2 && is_hole((column, row)) {
            // BH-7: sunk, it leaves the board; BH-9: another action, which lifts the ban.
            self.bans[player] = None;
        } else {
            self.pieces[player].push(now.clone());
            self.bans[player] = Some(Ban { now, before });
        }
        self.check_squares();

        // BH-4: two moves each turn.
        self.left -= 1;
        if self.left == 0 {
            self.next_turn();
        }
    }

    fn apply_pass(&mut self) {
        // BH-9: passing lifts the ban.
        self.bans[self.actor] = None;
        // BH-11: the rest of the turn is forfeited; a draw if the opponent is blocked as well.
        self.next_turn();
        if self.moves(self.actor).is_empty() {
            self.left = 0;
        }
    }

    fn next_turn(&mut self) {
        self.actor = opponent(self.actor);
        self.left = 2;
    }

    /// Whatever has been done, no two pieces share a square and none is off the board or on a hole.
    fn check_squares(&self) {
        let mut taken = Vec::new();
        for &at in self.pieces.iter().flatten().flatten() {
            assert!(is_on_board(at) && !is_hole(at), "a piece on {}", name(at));
            assert!(!taken.contains(&at), "two pieces on {}", name(at));
            taken.push(at);
        }
    }

    // What follows is about what is legal.

    /// A player's legal moves, were it their turn, found by trying every piece in every direction.
    fn moves(&self, player: usize) -> Vec<String> {
        let mut moves = Vec::new();
        for piece in &self.pieces[player] {
            for direction in DIRECTIONS {
                if self.broken_rule(player, piece, direction).is_none() {
                    moves.push(token(piece, direction));
                }
            }
        }
        moves
    }

    /// The first rule that a player's own piece breaks by moving in a direction.
    fn broken_rule(
        &self,
        player: usize,
        piece: &Piece,
        direction: Direction,
    ) -> Option<&'static str> {
        let after = landing(piece, direction);
        // BH-6: all on the board.
        if !after.iter().all(|&at| is_on_board(at)) {
            return Some("BH-6");
        }
        // BH-7: only a lying piece goes into a hole, over its short edge; nothing lies on one.
        let sinks = piece.len() == 2 && after.len() == 1 && is_hole(after[0]);
        if !sinks && after.iter().any(|&at| is_hole(at)) {
            return Some("BH-7");
        }
        // BH-6: all unoccupied.
        if after.iter().any(|&at| self.is_occupied(at)) {
            return Some("BH-6");
        }
        // BH-8: no hole may be left with all four spaces beside it occupied.
        let full_after =
            |at: Square| after.contains(&at) || (self.is_occupied(at) && !piece.contains(&at));
        for hole in HOLES {
            if beside(hole).into_iter().all(full_after) {
                return Some("BH-8");
            }
        }
        // BH-9: the piece last moved may not be put back.
        if let Some(ban) = &self.bans[player]
            && ban.now == *piece
            && ban.before == after
        {
            return Some("BH-9");
        }
        None
    }

    fn own_piece(&self, player: usize, anchor: Square) -> Option<&Piece> {
        self.pieces[player].iter().find(|piece| piece[0] == anchor)
    }

    fn is_occupied(&self, at: Square) -> bool {
        self.pieces.iter().flatten().any(|piece| piece.contains(&at))
    }

    fn sunk(&self, player: usize) -> usize {
        BLOCKS - self.pieces[player].len()
    }

    // What follows is about writing.

    fn pieces_text(&self, player: usize) -> String {
        let mut pieces = self.pieces[player].clone();
        pieces.sort_by_key(|piece| (piece[0].1, piece[0].0));
        let texts: Vec<String> =
            pieces.iter().map(|piece| piece.iter().map(|&at| name(at)).collect()).collect();
        texts.join(",")
    }

    fn ban_text(&self, player: usize) -> String {
        let Some(ban) = &self.bans[player] else {
            return "-".to_string();
        };
        let back = DIRECTIONS.into_iter().find(|&way| landing(&ban.now, way) == ban.before);
        token(&ban.now, back.expect("a move back"))
    }
}

/// BH-5: the squares of a piece after a move, wherever they are.
fn landing(piece: &Piece, direction: Direction) -> Piece {
    let mut after = match piece[..] {
        // Upright: it then lies on the next two squares.
        [at] => {
            let next = step(at, direction);
            vec![next, step(next, direction)]
        }
        [near, far] => {
            let (onto_near, onto_far) = (step(near, direction), step(far, direction));
            if onto_near == far {
                // Along its length, over the far end: upright on the square beyond.
                vec![onto_far]
            } else if onto_far == near {
                // Along its length, over the near end.
                vec![onto_near]
            } else {
                // Across its length: onto the two squares beside it.
                vec![onto_near, onto_far]
            }
        }
        _ => unreachable!("a piece is on one square or two"),
    };
    // The anchor, first, has the lower row, then the earlier column.
    after.sort_by_key(|&(column, row)| (row, column));
    after
}

fn step((column, row): Square, direction: Direction) -> Square {
    match direction {
        Direction::North => (column, row + 1),
        Direction::East => (column + 1, row),
        Direction::South => (column, row - 1),
        Direction::West => (column - 1, row),
    }
}

fn beside(at: Square) -> [Square; 4] {
    DIRECTIONS.map(|direction| step(at, direction))
}

fn opponent(player: usize) -> usize {
    1 - player
}

/// The squares of the board, holes included, row by row from the bottom.
fn all_squares() -> Vec<Square> {
    let mut squares = Vec::new();
    for row in 1..=10 {
        for column in 1..=10 {
            if is_on_board((column, row)) {
                squares.push((column, row));
            }
        }
    }
    squares
}

/// BH-1
fn is_on_board(at: Square) -> bool {
    drawn(at) != ' '
}

/// BH-2
fn is_hole(at: Square) -> bool {
    HOLES.contains(&at)
}

/// What the layout shows on a square; a blank off the board.
fn drawn((column, row): Square) -> char {
    if !(1..=10).contains(&column) || !(1..=10).contains(&row) {
        return ' ';
    }
    let line = LAYOUT[usize::try_from(10 - row).expect("a row")];
    char::from(line.as_bytes()[usize::try_from(column - 1).expect("a column")])
}

fn name((column, row): Square) -> String {
    let letter = " abcdefghij".chars().nth(usize::try_from(column).expect("a column"));
    format!("{}{row}", letter.expect("a column"))
}

fn token(piece: &Piece, direction: Direction) -> String {
    let letter = match direction {
        Direction::North => 'n',
        Direction::East => 'e',
        Direction::South => 's',
        Direction::West => 'w',
    };
    format!("{}{letter}", name(piece[0]))
}

/// Reads a token that is not `pass`.
fn read_token(token: &str) -> (Square, Direction) {
    let (square, letter) = token.split_at(token.len() - 1);
    let direction = match letter {
        "n" => Direction::North,
        "e" => Direction::East,
        "s" => Direction::South,
        "w" => Direction::West,
        _ => panic!("no direction in {token}"),
    };
    (read_square(square), direction)
}

/// Reads a piece as `text` writes it: `d4`, `d4e4`, `d4d5`.
fn read_piece(text: &str) -> Piece {
    // The second square begins at the second letter.
    let second = text.rfind(char::is_alphabetic).expect("a column letter");
    if second == 0 {
        return vec![read_square(text)];
    }
    let (near, far) = (read_square(&text[..second]), read_square(&text[second..]));
    assert!(
        far == step(near, Direction::North) || far == step(near, Direction::East),
        "no lying piece: {text}"
    );
    vec![near, far]
}

fn read_square(text: &str) -> Square {
    let column = (1..).zip("abcdefghij".chars()).find(|&(_, letter)| text.starts_with(letter));
    let row = text[1..].parse().expect("a row number");
    assert!((1..=10).contains(&row), "no row of the board: {text}");
    (column.expect("a column letter").0, row)
}
