//! Positions drawn as text, for the tests of the rules.
//!
//! Kuba's rules know neither a north nor a favoured colour. So every drawing is
//! read in eight ways, from each side of the table and with the colours
//! exchanged, and what is said of it is checked in all eight. What is expected
//! is text as well: it turns with the board.

use game::{Direction, Position, Refusal, drawing};
use kuba::{Action, Kuba, Push, Square};

/// The position of a drawing and the rest of its text, through the real parser.
#[track_caller]
pub(crate) fn position(board: &str, rest: &str) -> Kuba {
    read(&marks(board), rest)
}

/// The same in eight ways.
#[track_caller]
pub(crate) fn drawn(board: &str, rest: &str) -> Drawn {
    let marks = marks(board);
    Drawn(Way::all().map(|way| (way, read(&way.marks(&marks), &way.words(rest)))).to_vec())
}

/// A position in eight ways.
pub(crate) struct Drawn(Vec<(Way, Kuba)>);

impl Drawn {
    /// These actions are legal, and no others.
    #[track_caller]
    pub(crate) fn allows(&self, tokens: &str) -> &Self {
        for (way, position) in &self.0 {
            let mut expected: Vec<String> = tokens.split(' ').map(|word| way.word(word)).collect();
            expected.sort();
            let found: Vec<String> = position.actions().iter().map(Action::to_string).collect();
            assert_eq!(found, expected, "\n{}", shown(position));
        }
        self
    }

    /// The action is refused by this rule, with this code and these facts.
    #[track_caller]
    pub(crate) fn refuses(&self, token: &str, rule: &str, notice: &str) -> &Self {
        for (way, position) in &self.0 {
            let token = way.word(token);
            let Err(refusal) = position.check(action(&token)) else {
                panic!("{token} is legal\n{}", shown(position))
            };
            let found = (refusal.rule().as_str(), refusal.to_string());
            assert_eq!(found, (rule, way.words(notice)), "{token}\n{}", shown(position));
        }
        self
    }

    /// The position after these actions, each through the checked door.
    #[track_caller]
    pub(crate) fn after(&self, tokens: &str) -> Self {
        let mut after = self.0.clone();
        for (way, position) in &mut after {
            for token in way.words(tokens).split(' ') {
                *position = position
                    .play(action(token))
                    .unwrap_or_else(|refusal| panic!("{token}: {refusal}\n{}", shown(position)));
            }
        }
        Self(after)
    }

    /// It is the position of this drawing.
    #[track_caller]
    pub(crate) fn is(&self, board: &str, rest: &str) -> &Self {
        for ((_, found), (_, expected)) in self.0.iter().zip(&drawn(board, rest).0) {
            assert_eq!(found, expected, "\n{}\nis not\n{}", shown(found), shown(expected));
        }
        self
    }

    /// These words stand behind the board: actor, reds, ban, bonus.
    #[track_caller]
    pub(crate) fn says(&self, rest: &str) -> &Self {
        for (way, position) in &self.0 {
            let text = position.to_string();
            assert!(text.ends_with(&format!(" {}", way.words(rest))), "\n{}", shown(position));
        }
        self
    }

    /// The player has won by this rule, and everything else is refused by it.
    #[track_caller]
    pub(crate) fn is_won(&self, player: &str, rule: &str) -> &Self {
        for (way, position) in &self.0 {
            let Some(outcome) = position.actor().outcome() else {
                panic!("goes on\n{}", shown(position))
            };
            let winners = outcome.winners.into_iter().map(|seat| position.seat_name(seat));
            assert_eq!(winners.collect::<Vec<_>>(), [way.word(player)], "\n{}", shown(position));
            assert_eq!(outcome.rule.as_str(), rule, "\n{}", shown(position));
            assert_eq!(position.actions(), [], "\n{}", shown(position));
            for action in Kuba::every_action() {
                let over = kuba::Refusal::Over { rule: outcome.rule };
                assert_eq!(position.check(action), Err(over), "{action}\n{}", shown(position));
            }
        }
        self
    }
}

/// What a failing test prints.
fn shown(position: &Kuba) -> String {
    format!("{}\n{position}", position.sketch())
}

#[track_caller]
fn action(token: &str) -> Action {
    token.parse().unwrap_or_else(|error| panic!("{token} {error}"))
}

/// The marks of a board, by row from the bottom and column from the left.
type Marks = [[u8; SIZE]; SIZE];

const SIZE: usize = 7;

/// Reads a drawing, however far it is indented.
#[track_caller]
fn marks(board: &str) -> Marks {
    drawing::read(board.trim_start_matches('\n').trim_end())
}

#[track_caller]
fn read(marks: &Marks, rest: &str) -> Kuba {
    let rows = marks.iter().rev().map(|row| String::from_utf8_lossy(row));
    let mut text = rows.collect::<Vec<_>>().join("/");
    for run in (1..=SIZE).rev() {
        text = text.replace(&".".repeat(run), &run.to_string());
    }
    let text = format!("{text} {rest}");
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A way to look at a board: from one side of the table, with the colours as
/// they are or exchanged.
#[derive(Clone, Copy)]
struct Way {
    quarter_turns: usize,
    exchanged: bool,
}

impl Way {
    fn all() -> [Self; 8] {
        std::array::from_fn(|way| Self { quarter_turns: way % 4, exchanged: way >= 4 })
    }

    fn marks(self, marks: &Marks) -> Marks {
        let mut turned = *marks;
        for square in Square::all() {
            let to = self.square(square);
            turned[to.row()][to.column()] = match marks[square.row()][square.column()] {
                b'W' if self.exchanged => b'B',
                b'B' if self.exchanged => b'W',
                mark => mark,
            };
        }
        turned
    }

    fn words(self, text: &str) -> String {
        text.split(' ').map(|word| self.word(word)).collect::<Vec<_>>().join(" ")
    }

    /// A square, a direction, a push, a colour, a pair of counts or a named fact
    /// as it is seen this way; any other word stays.
    fn word(self, word: &str) -> String {
        if let Some((name, fact)) = word.split_once('=') {
            return format!("{name}={}", self.word(fact));
        }
        if let Ok(Push { square, direction }) = word.parse() {
            return format!("{}{}", self.square(square), self.direction(direction));
        }
        if let Ok(square) = word.parse() {
            return self.square(square).to_string();
        }
        if let &[letter] = word.as_bytes()
            && let Some(direction) = Direction::from_letter(letter)
        {
            return self.direction(direction).to_string();
        }
        match (word, word.as_bytes()) {
            ("white", _) if self.exchanged => "black".to_owned(),
            ("black", _) if self.exchanged => "white".to_owned(),
            (_, &[white, b'-', black]) if self.exchanged => {
                format!("{}-{}", black as char, white as char)
            }
            _ => word.to_owned(),
        }
    }

    fn square(self, square: Square) -> Square {
        (0..self.quarter_turns).fold(square, |square, _| {
            Square::at(square.row(), SIZE - 1 - square.column()).expect("a turned square")
        })
    }

    fn direction(self, direction: Direction) -> Direction {
        (0..self.quarter_turns).fold(direction, |direction, _| match direction {
            Direction::North => Direction::East,
            Direction::East => Direction::South,
            Direction::South => Direction::West,
            Direction::West => Direction::North,
        })
    }
}
