//! Positions drawn as text: a board as it is printed, with the rest of the
//! position text beside it (`red,green red d3,-`). Stars mark where a piece can
//! go. Every check is made in all images of the drawing: turned by a quarter,
//! which moves the colours on by one, and mirrored at the diagonal from a1.

use game::{Position, Refusal as _};
use klotze::{Action, Color, Klotze, Refusal, Square};

/// All pieces out of the way, so that the lower half is free. A test takes from
/// here what it needs.
pub(crate) const OPEN: &str = "
    10  y 1 1 1 1 1 1 1 1 g
     9  1 1 1 1 2 2 2 2 3 3
     8  3 3 3 3 3 3 . . . .
     7  . . . . . . . . . .
     6  . . . . Y G . . . .
     5  . . . . R B . . . .
     4  . . . . . . . . . .
     3  . . . . . . . . . .
     2  . . . . . . . . . .
     1  r . . . . . . . . b
        a b c d e f g h i j";

/// Four players, red to act, every stone in its corner.
pub(crate) const FOUR: &str = "red,yellow,green,blue red -,-,-,-";

/// The square of a name.
pub(crate) fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The action of a token.
pub(crate) fn action(token: &str) -> Action {
    token.parse().unwrap_or_else(|error| panic!("{token}: {error}"))
}

/// The position of a drawing.
pub(crate) fn position(board: &str, rest: &str) -> Klotze {
    Drawing::read(board, rest).position()
}

/// The drawing with pieces put elsewhere: `b10>c3 e5>e2`.
pub(crate) fn moved(board: &str, changes: &str) -> String {
    let mut marks = read_marks(board);
    for change in changes.split_whitespace() {
        let (from, to) = change.split_once('>').expect("from > to");
        let (from, to) = (square(from), square(to));
        marks[to.row()][to.column()] = marks[from.row()][from.column()];
        marks[from.row()][from.column()] = '.';
    }
    print_marks(&marks)
}

/// The piece on `from` can go to the starred squares, and nowhere else.
pub(crate) fn check_stars(board: &str, rest: &str, from: &str) {
    let marks = read_marks(board);
    let starred = Square::all().filter(|square| marks[square.row()][square.column()] == '*');
    let starred: Vec<String> = starred.map(|square| square.to_string()).collect();
    check_ends(board, rest, from, &starred.join(" "));
}

/// The piece on `from` can go to these squares, and nowhere else.
pub(crate) fn check_ends(board: &str, rest: &str, from: &str, ends: &str) {
    for image in Image::ALL {
        let position = image.drawing(board, rest).position();
        let from = format!("{}-", image.words(from));
        let mut expected: Vec<String> =
            image.words(ends).split_whitespace().map(str::to_owned).collect();
        expected.sort();
        let actions = position.actions().into_iter().map(|action| action.to_string());
        let found: Vec<String> =
            actions.filter_map(|token| token.strip_prefix(&from).map(str::to_owned)).collect();
        assert_eq!(found, expected, "from {from}\n{}\n{position}", position.sketch());
    }
}

/// The action is refused like this; in the images for the same rule.
pub(crate) fn check_refused(board: &str, rest: &str, token: &str, refusal: &Refusal) {
    let drawn = position(board, rest);
    let refused = drawn.play(action(token));
    assert_eq!(refused.as_ref(), Err(refusal), "{token}\n{}\n{drawn}", drawn.sketch());
    for image in Image::ALL {
        let position = image.drawing(board, rest).position();
        let token = image.words(token);
        let refused = position.play(action(&token)).map_err(|refusal| refusal.rule());
        assert_eq!(refused, Err(refusal.rule()), "{token}\n{}\n{position}", position.sketch());
        assert!(!position.actions().contains(&action(&token)), "{token}\n{}", position.sketch());
    }
}

/// The action is legal and leads there; in the images turned by quarters, which
/// keep the turn order.
pub(crate) fn check_move(before: (&str, &str), token: &str, after: (&str, &str)) {
    for image in Image::ALL.into_iter().filter(|image| !image.mirrored) {
        let position = image.drawing(before.0, before.1).position();
        let expected = image.drawing(after.0, after.1).position();
        let token = image.words(token);
        let found = position.play(action(&token));
        let found = found.unwrap_or_else(|refusal| {
            panic!("{token}: {refusal}\n{}\n{position}", position.sketch())
        });
        assert_eq!(found, expected, "{token}\n{}\n{}", found.sketch(), expected.sketch());
        assert!(position.actions().contains(&action(&token)), "{token}\n{}", position.sketch());
    }
}

type Marks = [[char; 10]; 10];

/// A drawing as it is read: the marks by row from the bottom, and the rest.
struct Drawing {
    marks: Marks,
    seats: Vec<Seat>,
    actor: String,
}

struct Seat {
    color: String,
    left: bool,
    stone: String,
}

impl Drawing {
    fn read(board: &str, rest: &str) -> Self {
        let fields: Vec<&str> = rest.split(' ').collect();
        let [seats, actor, stones] = fields[..] else { panic!("not three fields: {rest}") };
        let seats = seats.split(',').zip(stones.split(',')).map(|(seat, stone)| Seat {
            color: seat.trim_matches(['(', ')']).to_owned(),
            left: seat.starts_with('('),
            stone: stone.to_owned(),
        });
        Self { marks: read_marks(board), seats: seats.collect(), actor: actor.to_owned() }
    }

    fn position(&self) -> Klotze {
        let rows: Vec<String> = self.marks.iter().rev().map(|row| row.iter().collect()).collect();
        // Corners, empty homes and stars are empty squares.
        let rows = rows.join("/").replace(['r', 'y', 'g', 'b', '+', '*'], ".");
        let seats = self
            .seats
            .iter()
            .map(|seat| if seat.left { format!("({})", seat.color) } else { seat.color.clone() });
        let (seats, stones): (Vec<String>, Vec<&str>) =
            (seats.collect(), self.seats.iter().map(|seat| seat.stone.as_str()).collect());
        let text = format!("{rows} {} {} {}", seats.join(","), self.actor, stones.join(","));
        text.parse().unwrap_or_else(|error| panic!("{error}\n{}", print_marks(&self.marks)))
    }
}

fn read_marks(board: &str) -> Marks {
    let mut marks = [['.'; 10]; 10];
    let lines = board.lines().filter(|line| !line.trim().is_empty());
    for (row, line) in (0..10).rev().zip(lines) {
        let (number, squares) = line.trim_start().split_once(' ').expect("a number and a row");
        assert_eq!(number, (row + 1).to_string(), "{board}");
        for (column, mark) in squares.split_whitespace().enumerate() {
            marks[row][column] = mark.chars().next().expect("a mark");
        }
    }
    marks
}

fn print_marks(marks: &Marks) -> String {
    let row = |number: usize| {
        let squares: Vec<String> = marks[number].iter().map(char::to_string).collect();
        format!("{} {}\n", number + 1, squares.join(" "))
    };
    (0..10).rev().map(row).collect()
}

/// One of the eight images of a drawing.
#[derive(Clone, Copy)]
struct Image {
    mirrored: bool,
    turns: usize,
}

impl Image {
    const ALL: [Self; 8] = [
        Self { mirrored: false, turns: 0 },
        Self { mirrored: false, turns: 1 },
        Self { mirrored: false, turns: 2 },
        Self { mirrored: false, turns: 3 },
        Self { mirrored: true, turns: 0 },
        Self { mirrored: true, turns: 1 },
        Self { mirrored: true, turns: 2 },
        Self { mirrored: true, turns: 3 },
    ];

    fn drawing(self, board: &str, rest: &str) -> Drawing {
        let drawn = Drawing::read(board, rest);
        let mut marks = [['.'; 10]; 10];
        for square in Square::all() {
            let (column, row) = self.place(square);
            marks[row][column] = self.mark(drawn.marks[square.row()][square.column()]);
        }
        let first = self.words(&drawn.seats[0].color);
        let mut seats: Vec<Seat> = drawn.seats.iter().map(|seat| self.seat(seat)).collect();
        // A mirror image would turn the order around.
        seats.sort_by_key(|seat| (place_in_turn(&seat.color) + 4 - place_in_turn(&first)) % 4);
        Drawing { marks, seats, actor: self.words(&drawn.actor) }
    }

    /// The image of each square and colour among the words of a text.
    fn words(self, text: &str) -> String {
        let mut image = String::new();
        for part in text.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric()) {
            let word = part.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric());
            image.push_str(&match (word.parse::<Color>(), word.parse::<Square>()) {
                (Ok(color), _) => self.color(color).name().to_owned(),
                (_, Ok(square)) => {
                    let (column, row) = self.place(square);
                    Square::at(column, row).expect("a square of the board").to_string()
                }
                _ => word.to_owned(),
            });
            image.push_str(&part[word.len()..]);
        }
        image
    }

    fn place(self, square: Square) -> (usize, usize) {
        let place = (square.column(), square.row());
        let place = if self.mirrored { (place.1, place.0) } else { place };
        (0..self.turns).fold(place, |(column, row), _| (row, 9 - column))
    }

    fn color(self, color: Color) -> Color {
        let place = color as usize;
        let place = if self.mirrored { (4 - place) % 4 } else { place };
        Color::ALL[(place + self.turns) % 4]
    }

    fn mark(self, mark: char) -> char {
        match "RYGB".find(mark) {
            Some(place) => {
                let color = self.color(Color::ALL[place]);
                color.name().to_uppercase().chars().next().expect("a name")
            }
            None => mark,
        }
    }

    fn seat(self, seat: &Seat) -> Seat {
        Seat { color: self.words(&seat.color), left: seat.left, stone: self.words(&seat.stone) }
    }
}

fn place_in_turn(color: &str) -> usize {
    color.parse::<Color>().unwrap_or_else(|error| panic!("{color}: {error}")) as usize
}
