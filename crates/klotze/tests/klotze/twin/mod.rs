//! The naive twin of Klötze: the rules page played as plainly as possible, to
//! check the fast rules along random games.
//!
//! It knows nothing of the fast code, not even its board: it keeps its own
//! drawing of the layout, finds moves by walking them square by square, and
//! explains refusals by a second, separate reading of the rules. It does not
//! know draws by repetition or length (ALL-1, ALL-2), nor results.

use std::collections::BTreeMap;

/// KL-2: the start, rows 10 down to 1, columns a to j.
const START: [&str; 10] = [
    "..........",
    "...1..1...",
    "..1....1..",
    ".1.2332.1.",
    "...3YG3...",
    "...3RB3...",
    ".1.2332.1.",
    "..1....1..",
    "...1..1...",
    "..........",
];

/// A position: what stands on the board, who plays, and whose turn it is.
#[derive(Clone, Debug)]
pub(crate) struct Twin {
    pieces: BTreeMap<Square, Piece>,
    seats: Vec<Seat>,
    turn: usize,
}

impl Twin {
    /// The start for these colours, given in any order; `first` begins.
    pub(crate) fn start(colours: &[&str], first: &str) -> Twin {
        // KL-4: clockwise, leaving out colours that nobody plays; seats are
        // numbered from the one who begins.
        let mut order: Vec<&str> = COLOURS
            .iter()
            .map(|colour| colour.name())
            .filter(|name| colours.contains(name))
            .collect();
        let begins =
            order.iter().position(|name| *name == first).expect("the one who begins plays");
        order.rotate_left(begins);
        // KL-3: every stone is in its corner at first.
        let stones = vec!["-"; order.len()];
        Twin::with(&START.join("/"), &order.join(","), first, &stones.join(","))
    }

    /// The position of the four fields of a position text.
    pub(crate) fn with(rows: &str, seats: &str, actor: &str, stones: &str) -> Twin {
        let seats: Vec<Seat> = seats
            .split(',')
            .zip(stones.split(','))
            .map(|(seat, stone)| Seat::read(seat, stone))
            .collect();
        let turn = seats
            .iter()
            .position(|seat| seat.colour.name() == actor)
            .expect("the actor has a seat");
        Twin { pieces: read_rows(rows), seats, turn }
    }
}

impl game::testing::twin::Twin for Twin {
    /// The colour that acts next; empty when the game is over.
    fn actor(&self) -> String {
        match self.outcome() {
            Some(_) => String::new(),
            None => self.seats[self.turn].colour.name().to_string(),
        }
    }

    /// The winner and the rule that ended the game.
    fn outcome(&self) -> Option<(Vec<String>, &'static str)> {
        // KL-14: a Klotz on its own corner wins at once.
        COLOURS
            .into_iter()
            .find(|colour| self.piece(colour.corner()) == Some(Piece::Klotz(*colour)))
            .map(|colour| (vec![colour.name().to_string()], "KL-14"))
    }

    /// All legal tokens in plain string order; none when the game is over.
    fn actions(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut tokens = Vec::new();
        for (&from, &piece) in &self.pieces {
            if self.may_move(from, piece) {
                for to in self.ends(from, piece) {
                    tokens.push(format!("{}-{}", from.name(), to.name()));
                }
            }
        }
        // KL-13: who has no legal move must pass.
        if tokens.is_empty() {
            tokens.push("pass".to_string());
        }
        // Two free ways to the same square are one move.
        tokens.sort();
        tokens.dedup();
        tokens
    }

    /// Plays a legal token.
    fn apply(&mut self, token: &str) {
        if token != "pass" {
            let (from, to) = read_move(token);
            let moved = self.pieces.remove(&from).expect("a piece to move");
            let captured = self.pieces.insert(to, moved);
            // KL-11: a captured Klotz goes back to its home square.
            if let Some(Piece::Klotz(colour)) = captured {
                self.pieces.insert(colour.home(), Piece::Klotz(colour));
            }
            // KL-12: the player's stone comes onto the column they move; when
            // they move their Klotz, it stays where it is.
            if let Piece::Column(_) = moved {
                self.seats[self.turn].stone = Some(to);
            }
        }
        self.next_turn();
    }

    /// None for a legal token, else the id of the first rule that it breaks.
    fn refusal(&self, token: &str) -> Option<&'static str> {
        if let Some((_, rule)) = self.outcome() {
            return Some(rule);
        }
        if token == "pass" {
            // KL-13: passing is only for a player without any other move.
            let forced = self.actions() == ["pass"];
            return if forced { None } else { Some("KL-13") };
        }
        let (from, to) = read_move(token);
        let Some(piece) = self.piece(from) else {
            // KL-6: a move is the move of a piece.
            return Some("KL-6");
        };
        self.refused_piece(from, piece)
            .or_else(|| refused_shape(from, to, piece))
            .or_else(|| self.refused_by_what_stands_in_the_way(from, to, piece))
            .or_else(|| self.refused_by_ban(from, to, piece))
    }

    /// A seat leaves while at least three still play (ALL-4).
    fn leave(&mut self, seat: game::Seat) {
        let index = seat.index();
        self.seats[index].left = true;
        self.seats[index].stone = None;
        if self.turn == index {
            self.next_turn();
        }
    }

    /// How much a random game should favour this legal token: 1 for an
    /// ordinary one, up to 50 for one that leads towards rare events.
    fn rarity(&self, token: &str) -> u32 {
        if token == "pass" {
            return 50;
        }
        let (from, to) = read_move(token);
        match self.piece(from) {
            Some(Piece::Klotz(colour)) => rarity_of_klotz_move(colour, from, to),
            _ => self.rarity_of_column_move(from, to),
        }
    }

    /// The position text: rows, seats, actor, stones.
    fn text(&self) -> String {
        let seats: Vec<String> = self.seats.iter().map(Seat::text).collect();
        let stones: Vec<String> = self.seats.iter().map(Seat::stone_text).collect();
        format!(
            "{} {} {} {}",
            self.rows_text(),
            seats.join(","),
            self.seats[self.turn].colour.name(),
            stones.join(",")
        )
    }
}

impl Twin {
    fn piece(&self, square: Square) -> Option<Piece> {
        self.pieces.get(&square).copied()
    }

    fn is_empty(&self, square: Square) -> bool {
        self.piece(square).is_none()
    }

    fn rows_text(&self) -> String {
        let mut rows = Vec::new();
        for row in (1..=10).rev() {
            let mut line = String::new();
            for column in 1..=10 {
                let piece = self.piece(Square { column, row });
                line.push(piece.map_or('.', Piece::letter));
            }
            rows.push(line);
        }
        rows.join("/")
    }

    fn next_turn(&mut self) {
        // KL-4: turns go round in seat order; ALL-4: those who left are
        // skipped.
        loop {
            self.turn = (self.turn + 1) % self.seats.len();
            if !self.seats[self.turn].left {
                return;
            }
        }
    }

    fn is_used(&self, colour: Colour) -> bool {
        self.seats.iter().any(|seat| seat.colour == colour)
    }

    fn has_stone_of_another(&self, square: Square) -> bool {
        self.seats
            .iter()
            .enumerate()
            .any(|(index, seat)| index != self.turn && seat.stone == Some(square))
    }
}

/// Finding moves: every way of every piece is walked.
impl Twin {
    fn may_move(&self, from: Square, piece: Piece) -> bool {
        match piece {
            // KL-6, KL-5: of the Klötze only one's own.
            Piece::Klotz(colour) => colour == self.seats[self.turn].colour,
            // KL-6, KL-12: any column but one under another player's stone.
            Piece::Column(_) => !self.has_stone_of_another(from),
        }
    }

    /// Where this piece can go; a square may come up twice.
    fn ends(&self, from: Square, piece: Piece) -> Vec<Square> {
        let mut ends = Vec::new();
        for way in ways_to_walk(from, piece.height()) {
            let (end, passed) = way.split_last().expect("a way has squares");
            // KL-8: every square passed is empty; KL-9: and no goal corner.
            let free = passed.iter().all(|square| self.is_empty(*square) && !square.is_corner());
            if free && self.may_end(piece, *end) {
                ends.push(*end);
            }
        }
        ends
    }

    /// Every way that a legal token could go, both ends included.
    pub(crate) fn ways(&self, token: &str) -> Vec<Vec<String>> {
        let (from, to) = read_move(token);
        let height = self.piece(from).map_or(0, Piece::height);
        let passes = |way: &[Square]| {
            let passed = &way[..way.len() - 1];
            passed.iter().all(|square| self.is_empty(*square) && !square.is_corner())
        };
        let ways = ways_to_walk(from, height).into_iter();
        let ways = ways.filter(|way| way.last() == Some(&to) && passes(way));
        ways.map(|way| [from].into_iter().chain(way).map(Square::name).collect()).collect()
    }

    fn may_end(&self, piece: Piece, end: Square) -> bool {
        // KL-10: no move ends on a home square.
        if end.is_home() {
            return false;
        }
        // KL-9: a corner is entered only by the Klotz whose corner it is.
        if end.is_corner() {
            return match piece {
                Piece::Klotz(colour) => colour.corner() == end,
                Piece::Column(_) => false,
            };
        }
        // KL-11: the end is empty, or a column captures a Klotz. The Klotz is
        // off its home, for the end is no home square.
        match (piece, self.piece(end)) {
            (_, None) | (Piece::Column(_), Some(Piece::Klotz(_))) => true,
            (_, Some(_)) => false,
        }
    }
}

/// All ways of exactly this many steps that stay on the board: straight on
/// for a first leg, then perhaps one right-angle turn (KL-7).
fn ways_to_walk(from: Square, steps: i32) -> Vec<Vec<Square>> {
    let mut ways = Vec::new();
    for first in DIRECTIONS {
        for second in DIRECTIONS {
            if !is_right_angle(first, second) {
                continue;
            }
            for first_leg in 1..=steps {
                let way = walk(from, first, first_leg, second, steps - first_leg);
                if way.iter().all(|square| square.is_on_board()) {
                    ways.push(way);
                }
            }
        }
    }
    ways
}

fn walk(
    from: Square,
    first: Direction,
    first_leg: i32,
    second: Direction,
    second_leg: i32,
) -> Vec<Square> {
    let mut way = Vec::new();
    let mut square = from;
    for _ in 0..first_leg {
        square = square.step(first);
        way.push(square);
    }
    for _ in 0..second_leg {
        square = square.step(second);
        way.push(square);
    }
    way
}

/// Explaining refusals: a move is judged from its two ends, in the order of
/// "Which rule a refused action breaks".
impl Twin {
    /// No such piece, or not one's own to move.
    fn refused_piece(&self, from: Square, piece: Piece) -> Option<&'static str> {
        match piece {
            // KL-5: an unused Klotz is never moved.
            Piece::Klotz(colour) if !self.is_used(colour) => Some("KL-5"),
            // KL-6: a player moves no other Klotz than their own.
            Piece::Klotz(colour) if colour != self.seats[self.turn].colour => Some("KL-6"),
            // KL-12: a column under another player's stone can't be moved.
            Piece::Column(_) if self.has_stone_of_another(from) => Some("KL-12"),
            _ => None,
        }
    }

    fn refused_by_what_stands_in_the_way(
        &self,
        from: Square,
        to: Square,
        piece: Piece,
    ) -> Option<&'static str> {
        // KL-8: one free way is enough.
        if self.free_ways(from, to).is_empty() {
            return Some("KL-8");
        }
        // KL-11: columns are never captured, and a Klotz captures nothing. A
        // column that meets a Klotz means to capture it; whether the Klotz is
        // protected comes later.
        match (piece, self.piece(to)) {
            (_, Some(Piece::Column(_))) | (Piece::Klotz(_), Some(_)) => Some("KL-11"),
            _ => None,
        }
    }

    fn refused_by_ban(&self, from: Square, to: Square, piece: Piece) -> Option<&'static str> {
        // KL-9: a corner is not passed, and only the Klotz whose corner it is
        // may end its move there.
        let passes_no_corner =
            self.free_ways(from, to).iter().any(|way| way.iter().all(|square| !square.is_corner()));
        if !passes_no_corner {
            return Some("KL-9");
        }
        let is_its_goal = matches!(piece, Piece::Klotz(colour) if colour.corner() == to);
        if to.is_corner() && !is_its_goal {
            return Some("KL-9");
        }
        // KL-5: an unused Klotz is never captured.
        if let Some(Piece::Klotz(colour)) = self.piece(to)
            && !self.is_used(colour)
        {
            return Some("KL-5");
        }
        // KL-10: no move ends on a home square, so a Klotz at home can't be
        // captured.
        to.is_home().then_some("KL-10")
    }

    /// The squares passed, for each of the two ways on which all are empty.
    fn free_ways(&self, from: Square, to: Square) -> Vec<Vec<Square>> {
        let bends = [
            Square { column: from.column, row: to.row },
            Square { column: to.column, row: from.row },
        ];
        bends
            .into_iter()
            .map(|bend| squares_passed(from, bend, to))
            .filter(|way| way.iter().all(|square| self.is_empty(*square)))
            .collect()
    }
}

fn refused_shape(from: Square, to: Square, piece: Piece) -> Option<&'static str> {
    // KL-7: exactly as many squares as the piece is high.
    (from.distance(to) != piece.height()).then_some("KL-7")
}

/// The squares between `from` and `to` by way of `bend`, the bend included
/// (KL-8). For a straight move the bend is one of the two ends.
fn squares_passed(from: Square, bend: Square, to: Square) -> Vec<Square> {
    let mut passed = Vec::new();
    for column in 1..=10 {
        for row in 1..=10 {
            let square = Square { column, row };
            // Both legs are straight, so between their ends lie their lines.
            let on_the_way = square.is_between(from, bend) || square.is_between(bend, to);
            if on_the_way && square != from && square != to {
                passed.push(square);
            }
        }
    }
    passed
}

/// Steering random games.
impl Twin {
    fn rarity_of_column_move(&self, from: Square, to: Square) -> u32 {
        let own = self.seats[self.turn].colour;
        if let Some(Piece::Klotz(colour)) = self.piece(to) {
            return if colour == own { 12 } else { 40 };
        }
        let mut rarity = 1;
        for (&square, &piece) in &self.pieces {
            let Piece::Klotz(colour) = piece else {
                continue;
            };
            // It stands where the Klotz would walk, or end, on its way to its corner.
            let needed = to.distance(square) <= 4 && to.is_between(square, colour.corner());
            if needed && self.is_used(colour) {
                rarity += 2;
            }
            // It is locked beside the Klotz of another player.
            if colour != own && to.distance(square) == 1 {
                rarity += 2;
            }
            // It comes where it could capture, or be met by, a Klotz abroad.
            if square != colour.home() && to.distance(square) <= 3 {
                rarity += 2;
            }
        }
        // It crowds the pieces.
        rarity + self.crowd(to, from)
    }

    /// How many squares beside `square` are shut, `leaving` being emptied.
    fn crowd(&self, square: Square, leaving: Square) -> u32 {
        let mut shut = 0;
        for direction in DIRECTIONS {
            let beside = square.step(direction);
            let stands = beside != leaving && !self.is_empty(beside);
            if stands || !beside.is_on_board() || beside.is_corner() {
                shut += 1;
            }
        }
        shut
    }
}

fn rarity_of_klotz_move(colour: Colour, from: Square, to: Square) -> u32 {
    let goal = colour.corner();
    if to == goal {
        15
    } else if to.distance(goal) < from.distance(goal) {
        25
    } else {
        8
    }
}

/// A player, their stone, and whether they have left.
#[derive(Clone, Debug)]
struct Seat {
    colour: Colour,
    /// The square of the column on which the stone lies; none in the corner.
    stone: Option<Square>,
    left: bool,
}

impl Seat {
    fn read(seat: &str, stone: &str) -> Seat {
        let name = seat.trim_matches(['(', ')']);
        Seat {
            colour: Colour::read(name),
            stone: (stone != "-").then(|| Square::read(stone)),
            left: name != seat,
        }
    }

    fn text(&self) -> String {
        if self.left { format!("({})", self.colour.name()) } else { self.colour.name().to_string() }
    }

    fn stone_text(&self) -> String {
        self.stone.map_or("-".to_string(), Square::name)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    Column(i32),
    Klotz(Colour),
}

impl Piece {
    fn height(self) -> i32 {
        match self {
            Piece::Column(height) => height,
            Piece::Klotz(_) => 4,
        }
    }

    fn letter(self) -> char {
        match self {
            Piece::Column(1) => '1',
            Piece::Column(2) => '2',
            Piece::Column(_) => '3',
            Piece::Klotz(colour) => colour.letter(),
        }
    }

    fn read(letter: char) -> Option<Piece> {
        match letter {
            '.' => None,
            '1' => Some(Piece::Column(1)),
            '2' => Some(Piece::Column(2)),
            '3' => Some(Piece::Column(3)),
            _ => COLOURS.into_iter().find(|colour| colour.letter() == letter).map(Piece::Klotz),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colour {
    Red,
    Yellow,
    Green,
    Blue,
}

/// KL-4: clockwise.
const COLOURS: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

impl Colour {
    fn read(name: &str) -> Colour {
        COLOURS.into_iter().find(|colour| colour.name() == name).expect("the name of a colour")
    }

    fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
        }
    }

    fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Yellow => 'Y',
            Colour::Green => 'G',
            Colour::Blue => 'B',
        }
    }

    /// KL-1: the goal.
    fn corner(self) -> Square {
        Square::read(match self {
            Colour::Red => "a1",
            Colour::Yellow => "a10",
            Colour::Green => "j10",
            Colour::Blue => "j1",
        })
    }

    /// KL-1: the home square.
    fn home(self) -> Square {
        Square::read(match self {
            Colour::Red => "e5",
            Colour::Yellow => "e6",
            Colour::Green => "f6",
            Colour::Blue => "f5",
        })
    }
}

/// Columns across and rows up.
type Direction = (i32, i32);

const DIRECTIONS: [Direction; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

fn is_right_angle(first: Direction, second: Direction) -> bool {
    (first.0 == 0) != (second.0 == 0)
}

/// Columns and rows are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Square {
    column: i32,
    row: i32,
}

impl Square {
    fn read(name: &str) -> Square {
        let (letter, row) = name.split_at(1);
        let column = "abcdefghij".find(letter).expect("a column from a to j");
        let square = Square {
            column: i32::try_from(column).expect("a small number") + 1,
            row: row.parse().expect("a row number"),
        };
        assert!(square.is_on_board(), "{name} is no square");
        square
    }

    fn name(self) -> String {
        let letter = "abcdefghij"
            .chars()
            .zip(1..)
            .find(|(_, column)| *column == self.column)
            .map(|(letter, _)| letter)
            .expect("a square of the board");
        format!("{letter}{}", self.row)
    }

    fn is_on_board(self) -> bool {
        (1..=10).contains(&self.column) && (1..=10).contains(&self.row)
    }

    fn is_corner(self) -> bool {
        [1, 10].contains(&self.column) && [1, 10].contains(&self.row)
    }

    fn is_home(self) -> bool {
        [5, 6].contains(&self.column) && [5, 6].contains(&self.row)
    }

    fn step(self, direction: Direction) -> Square {
        Square { column: self.column + direction.0, row: self.row + direction.1 }
    }

    /// KL-7: columns apart plus rows apart.
    fn distance(self, other: Square) -> i32 {
        (self.column - other.column).abs() + (self.row - other.row).abs()
    }

    /// Whether it lies on a shortest way from one square to the other.
    fn is_between(self, one: Square, other: Square) -> bool {
        one.distance(self) + self.distance(other) == one.distance(other)
    }
}

fn read_rows(rows: &str) -> BTreeMap<Square, Piece> {
    let mut pieces = BTreeMap::new();
    for (line, row) in rows.split('/').zip((1..=10).rev()) {
        for (letter, column) in line.chars().zip(1..) {
            if let Some(piece) = Piece::read(letter) {
                pieces.insert(Square { column, row }, piece);
            }
        }
    }
    pieces
}

fn read_move(token: &str) -> (Square, Square) {
    let (from, to) = token.split_once('-').expect("a move from and to");
    (Square::read(from), Square::read(to))
}
