//! Positions drawn as text, for the tests of the rules: the rings of the track
//! from the outside in, and beside them what is known of the traps.
//!
//! The rules favour no seat and no notch. So every drawing is read in many ways,
//! with the seats moved around the table and the top and the traps turned by the
//! same number of notches, and what is said of it is checked in all of them.
//! What is expected is text as well: it moves with the board.

use bille_trap::{Action, BilleTrap};
use game::{Actor, Position, Refusal, Seat};

/// The position of a drawing and the rest of its text, through the real parser.
/// The rest is `0,0 0 seat1 die`: Home, notches, whose turn, what is due.
#[track_caller]
pub(crate) fn position(board: &str, rest: &str) -> BilleTrap {
    read(Way { seats: 4, moved: 0, notches: 0 }, board, rest)
}

/// The same in as many ways as there are seats and notches.
#[track_caller]
pub(crate) fn drawn(board: &str, rest: &str) -> Drawn {
    let seats = rest.split(' ').next().map_or(0, |home| home.split(',').count());
    let ways = (0..seats).flat_map(|moved| (0..RING).map(move |notches| (moved, notches)));
    Drawn(
        ways.map(|(moved, notches)| Way { seats, moved, notches })
            .map(|way| (way, read(way, board, rest)))
            .collect(),
    )
}

/// A position in many ways.
pub(crate) struct Drawn(Vec<(Way, BilleTrap)>);

impl Drawn {
    /// These actions are legal, and no others.
    #[track_caller]
    pub(crate) fn allows(&self, tokens: &str) -> &Self {
        for (_, position) in &self.0 {
            let found: Vec<String> = position.actions().iter().map(Action::to_string).collect();
            assert_eq!(found.join(" "), tokens, "\n{}", shown(position));
        }
        self
    }

    /// Chance acts, and these outcomes are possible, with these weights: `c=10 o=14`.
    #[track_caller]
    pub(crate) fn weighs(&self, outcomes: &str) -> &Self {
        for (_, position) in &self.0 {
            let weigh = |action: &Action| format!("{action}={}", position.weight(*action));
            let found: Vec<String> = position.actions().iter().map(weigh).collect();
            assert_eq!(found.join(" "), outcomes, "\n{}", shown(position));
            assert_eq!(position.actor(), Actor::Chance, "\n{}", shown(position));
        }
        self
    }

    /// The action is refused by this rule, with this code and these facts.
    #[track_caller]
    pub(crate) fn refuses(&self, token: &str, rule: &str, notice: &str) -> &Self {
        for (way, position) in &self.0 {
            let Err(refusal) = position.play(action(token)) else {
                panic!("{token} is legal\n{}", shown(position))
            };
            let found = (refusal.rule().as_str(), refusal.to_string());
            assert_eq!(found, (rule, way.words(notice)), "{token}\n{}", shown(position));
        }
        self
    }

    /// All of these actions are refused alike.
    #[track_caller]
    pub(crate) fn refuses_all(&self, tokens: &str, rule: &str, notice: &str) -> &Self {
        tokens.split(' ').fold(self, |drawn, token| drawn.refuses(token, rule, notice))
    }

    /// The position after these actions, each through the checked door.
    #[track_caller]
    pub(crate) fn after(&self, tokens: &str) -> Self {
        let mut after = self.0.clone();
        for (_, position) in &mut after {
            for token in tokens.split(' ') {
                *position = position
                    .play(action(token))
                    .unwrap_or_else(|refusal| panic!("{token}: {refusal}\n{}", shown(position)));
            }
        }
        Self(after)
    }

    /// The position after a seat has left.
    pub(crate) fn left(&self, seat: &str) -> Self {
        let leave = |(way, position): &(Way, BilleTrap)| {
            let name = way.words(seat);
            let seat = Seat::ALL.into_iter().find(|seat| position.seat_name(*seat) == name);
            (*way, position.leave(seat.expect("a seat")))
        };
        Self(self.0.iter().map(leave).collect())
    }

    /// It is the position of this drawing.
    #[track_caller]
    pub(crate) fn is(&self, board: &str, rest: &str) -> &Self {
        for (way, found) in &self.0 {
            let expected = read(*way, board, rest);
            assert_eq!(*found, expected, "\n{}\nis not\n{}", shown(found), shown(&expected));
        }
        self
    }

    /// These words end the text: whose turn, what is due.
    #[track_caller]
    pub(crate) fn says(&self, rest: &str) -> &Self {
        for (way, position) in &self.0 {
            let text = position.to_string();
            let expected = way.words(rest);
            assert!(text.ends_with(&format!(" {expected}")), "{expected}\n{}", shown(position));
        }
        self
    }

    /// The seat has won by this rule, and everything else is refused by it.
    #[track_caller]
    pub(crate) fn is_won(&self, seat: &str, rule: &str) -> &Self {
        for (way, position) in &self.0 {
            let Some(outcome) = position.actor().outcome() else {
                panic!("goes on\n{}", shown(position))
            };
            let winners = outcome.winners.into_iter().map(|seat| position.seat_name(seat));
            assert_eq!(winners.collect::<Vec<_>>(), [way.words(seat)], "\n{}", shown(position));
            assert_eq!(outcome.rule.as_str(), rule, "\n{}", shown(position));
            assert_eq!(position.actions(), [], "\n{}", shown(position));
            for action in BilleTrap::every_action() {
                let over = bille_trap::Refusal::Over { rule: outcome.rule };
                assert_eq!(position.check(action), Err(over), "{action}\n{}", shown(position));
            }
        }
        self
    }
}

/// What a failing test prints.
fn shown(position: &BilleTrap) -> String {
    format!("{}\n{position}", position.sketch())
}

#[track_caller]
fn action(token: &str) -> Action {
    token.parse().unwrap_or_else(|error| panic!("{token} {error}"))
}

const RING: usize = 8;

#[track_caller]
fn read(way: Way, board: &str, rest: &str) -> BilleTrap {
    let marks = board.lines().map(|line| line.split_whitespace().collect::<String>());
    let rings: Vec<String> = marks.filter(|marks| !marks.is_empty()).collect();
    let track: Vec<String> = rings.iter().map(|ring| way.marbles(&ring[..RING])).collect();
    let traps: Vec<String> = rings.iter().map(|ring| way.traps(&ring[RING..])).collect();
    let [home, notches, rest] = rest.splitn(3, ' ').collect::<Vec<_>>()[..] else {
        panic!("the rest of a position is Home, notches, whose turn, what is due: {rest}")
    };
    let (home, notches, rest) = (way.home(home), way.notches(notches), way.words(rest));
    let text = format!("{} {home} {} {notches} {rest}", track.join("/"), traps.join("/"));
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A way to look at a board: the seats moved around the table, the top and the
/// traps turned.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    seats: usize,
    moved: usize,
    notches: usize,
}

impl Way {
    fn seat(self, number: usize) -> String {
        ((number - 1 + self.moved) % self.seats + 1).to_string()
    }

    fn marbles(self, ring: &str) -> String {
        let mark = |mark: char| match mark.to_digit(10) {
            Some(number) => self.seat(number as usize),
            None => mark.to_string(),
        };
        ring.chars().map(mark).collect()
    }

    /// What is not drawn is not known.
    fn traps(self, ring: &str) -> String {
        let drawn = if ring.is_empty() { "????????" } else { ring };
        let (last, first) = (RING - self.notches, &drawn[..RING - self.notches]);
        format!("{}{first}", &drawn[last..])
    }

    fn home(self, counts: &str) -> String {
        let mut counts: Vec<&str> = counts.split(',').collect();
        counts.rotate_right(self.moved);
        counts.join(",")
    }

    fn notches(self, text: &str) -> String {
        text.parse()
            .map_or(text.to_owned(), |notches: usize| ((notches + self.notches) % RING).to_string())
    }

    fn words(self, text: &str) -> String {
        text.split(' ').map(|word| self.word(word)).collect::<Vec<_>>().join(" ")
    }

    /// A seat as it is called this way; any other word stays.
    fn word(self, word: &str) -> String {
        for before in ["seat=", "owner=", "seat"] {
            if let Some(Ok(number)) = word.strip_prefix(before).map(str::parse) {
                return format!("{before}{}", self.seat(number));
            }
        }
        word.to_owned()
    }
}
