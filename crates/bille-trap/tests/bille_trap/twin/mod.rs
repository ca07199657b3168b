//! A naive twin of Bille-Trap, to check the rules crate along random games.
//!
//! It is written from the rules page alone, in the plainest way: every marble
//! knows where it lies, and everything is found by looking at all of them. It
//! knows nothing of the fast code, of draws by length, or of the real deal of
//! the traps: only what everybody at the table has seen.

/// The spaces of one ring and the traps below it (BT-1).
const RING: usize = 8;
/// The last space of the track (BT-1).
const LAST_SPACE: usize = 24;
/// The step after the last space: the centre (BT-1, BT-7).
const HOME: usize = 25;
/// The spaces marked "2" and "3" (BT-1).
const MARKED_2: usize = 9;
const MARKED_3: usize = 17;
/// The traps of the base and how they are set (BT-2).
const TRAPS: usize = 24;
const OPEN_TRAPS: u32 = 14;
const CLOSED_TRAPS: u32 = 10;
/// The marbles of each seat (BT-4).
const MARBLES: usize = 3;

/// A position of Bille-Trap, as everybody at the table sees it.
#[derive(Clone, Debug)]
pub(crate) struct Twin {
    seats: Vec<Seat>,
    /// What the tests so far have shown of traps 0–23.
    traps: [Option<Trap>; TRAPS],
    notches: usize,
    /// Whose turn it is, counted from 1; after a win the winner.
    turn: usize,
    phase: Phase,
}

#[derive(Clone, Debug)]
struct Seat {
    marbles: [Place; MARBLES],
    playing: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Place {
    Tray,
    Space(usize),
    /// Held in the hand while the marble in its way is tested.
    Moving,
    Home,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Trap {
    Open,
    Closed,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    Die,
    Move { roll: usize },
    Test { space: usize, trip: Trip },
    Turn,
    Over,
}

/// What must be remembered of a marble on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Trip {
    from: Place,
    /// No `t` or `k` follows: entered with a 2 or a 3 (BT-11).
    ends_turn: bool,
}

impl Twin {
    /// The position before the first roll of the die.
    pub(crate) fn start(players: usize) -> Twin {
        assert!((2..=4).contains(&players), "two to four players");
        let seat = Seat {
            marbles: [Place::Tray; MARBLES], // BT-4
            playing: true,
        };
        Twin {
            seats: vec![seat; players],
            traps: [None; TRAPS], // BT-2: known to nobody
            notches: 0,           // BT-3
            turn: 1,              // BT-5
            phase: Phase::Die,
        }
    }
}

impl game::testing::twin::Twin for Twin {
    /// Whose action is next; empty when the game is over.
    fn actor(&self) -> String {
        match self.phase {
            Phase::Die | Phase::Test { .. } => "chance".to_string(),
            Phase::Move { .. } | Phase::Turn => seat_name(self.turn),
            Phase::Over => String::new(),
        }
    }

    /// The winner and the rule that ended the game.
    fn outcome(&self) -> Option<(Vec<String>, &'static str)> {
        match self.phase {
            Phase::Over => Some((vec![seat_name(self.turn)], "BT-13")),
            _ => None,
        }
    }

    /// All legal tokens in plain string order.
    fn actions(&self) -> Vec<String> {
        let mut tokens = match self.phase {
            Phase::Die => (1..=6).map(|n| format!("d{n}")).collect(),
            Phase::Move { roll } => self.moves(roll),
            Phase::Test { .. } => ["c", "o"]
                .into_iter()
                .filter(|token| self.weight(token) > 0)
                .map(str::to_string)
                .collect(),
            Phase::Turn => vec!["k".to_string(), "t".to_string()], // BT-11
            Phase::Over => Vec::new(),                             // BT-13
        };
        tokens.sort();
        tokens
    }

    /// How likely an outcome of chance is, compared with its rivals; 0 for
    /// one that cannot happen.
    fn weight(&self, token: &str) -> u32 {
        match self.phase {
            Phase::Test { space, .. } => {
                let found = trap_found(token);
                match self.traps[self.trap_below(space)] {
                    // BT-9: the tests of one trap always agree.
                    Some(known) => u32::from(known == found),
                    None => self.still_hidden(found),
                }
            }
            _ => 1, // the die, or a player's choice
        }
    }

    /// Carries out a legal token.
    fn apply(&mut self, token: &str) {
        match self.phase {
            Phase::Die => {
                self.phase = Phase::Move { roll: number(token) };
            }
            Phase::Move { roll } => match token {
                "pass" => self.end_turn(), // BT-8: without turning the top
                "e" => self.enter(roll),
                _ => self.advance(number(token), roll),
            },
            Phase::Test { space, trip } => self.test(space, trip, trap_found(token)),
            Phase::Turn => {
                // BT-11, and BT-3: eight notches bring the top round.
                if token == "t" {
                    self.notches = (self.notches + 1) % RING;
                }
                self.end_turn();
            }
            Phase::Over => panic!("the game is over"),
        }
    }

    /// The rule that a well-formed token breaks; `None` for a legal one.
    fn refusal(&self, token: &str) -> Option<&'static str> {
        let kind = token.chars().next().expect("a token");
        match (self.phase, kind) {
            (Phase::Over, _) => Some("BT-13"),
            (Phase::Die, 'd') | (Phase::Turn, 't' | 'k') => None,
            (Phase::Move { .. }, 'e') => (!self.has_in_tray()).then_some("BT-6"),
            (Phase::Move { roll }, 'm') => {
                let space = number(token);
                if self.owner_on(space) != Some(self.turn) {
                    Some("BT-6") // one of their marbles on the track
                } else if space + roll > HOME {
                    Some("BT-7")
                } else {
                    None
                }
            }
            (Phase::Move { roll }, 'p') => {
                let can_play = self.has_in_tray() || self.can_advance(roll);
                can_play.then_some("BT-8")
            }
            (Phase::Test { .. }, 'o' | 'c') => (self.weight(token) == 0).then_some("BT-9"),
            (Phase::Turn, 'p') => Some("BT-11"), // always one of the two
            _ => Some("BT-5"),                   // not what the turn has come to
        }
    }

    /// A seat leaves while at least three still play (ALL-4).
    fn leave(&mut self, seat: game::Seat) {
        let seat = usize::from(seat.number());
        assert!(self.seats[seat - 1].playing, "the seat has left before");
        self.seats[seat - 1].playing = false;
        if seat != self.turn || self.phase == Phase::Over {
            return;
        }
        if let Phase::Test { trip, .. } = self.phase {
            self.shift(seat, Place::Moving, trip.from);
        }
        self.end_turn();
    }

    /// How much a legal token leads towards rare events, from 1 to 50.
    fn rarity(&self, token: &str) -> u32 {
        let rarity = match self.phase {
            Phase::Die => self.rarity_of_roll(number(token)),
            Phase::Move { roll } => self.rarity_of_move(token, roll),
            Phase::Test { .. } => match trap_found(token) {
                Trap::Open => 1,
                Trap::Closed => 8,
            },
            Phase::Turn => self.rarity_of_top(token),
            Phase::Over => 1,
        };
        rarity.clamp(1, 50)
    }

    /// The position text: track, homes, traps, notches, seat, phase.
    fn text(&self) -> String {
        let homes: Vec<String> = self.seats.iter().map(home_text).collect();
        format!(
            "{} {} {} {} {} {}",
            self.track_text(),
            homes.join(","),
            self.traps_text(),
            self.notches,
            seat_name(self.turn),
            self.phase_text()
        )
    }
}

// Looking at the board.
impl Twin {
    fn moves(&self, roll: usize) -> Vec<String> {
        let mut tokens = Vec::new();
        // BT-6: as they like.
        if self.has_in_tray() {
            tokens.push("e".to_string());
        }
        for space in 1..=LAST_SPACE {
            // BT-7: Home must be reached exactly.
            if self.owner_on(space) == Some(self.turn) && space + roll <= HOME {
                tokens.push(format!("m{space}"));
            }
        }
        // BT-8: only when nothing else is possible.
        if tokens.is_empty() {
            tokens.push("pass".to_string());
        }
        tokens
    }

    fn has_in_tray(&self) -> bool {
        self.seats[self.turn - 1].marbles.contains(&Place::Tray)
    }

    fn can_advance(&self, roll: usize) -> bool {
        self.seats[self.turn - 1].marbles.iter().any(|place| match place {
            Place::Space(space) => space + roll <= HOME, // BT-7
            _ => false,
        })
    }

    /// The seat whose marble lies on a space.
    fn owner_on(&self, space: usize) -> Option<usize> {
        (1..=self.seats.len())
            .find(|seat| self.seats[seat - 1].marbles.contains(&Place::Space(space)))
    }

    /// The trap that a space lies over (BT-3).
    fn trap_below(&self, space: usize) -> usize {
        trap_after(space, self.notches)
    }

    /// How many unknown traps are open, or closed (BT-2).
    fn still_hidden(&self, kind: Trap) -> u32 {
        let mut left = match kind {
            Trap::Open => OPEN_TRAPS,
            Trap::Closed => CLOSED_TRAPS,
        };
        for known in self.traps {
            if known == Some(kind) {
                left -= 1;
            }
        }
        left
    }
}

// Playing.
impl Twin {
    fn enter(&mut self, roll: usize) {
        self.shift(self.turn, Place::Tray, Place::Moving);
        let trip = Trip {
            from: Place::Tray,
            ends_turn: roll == 2 || roll == 3, // BT-11
        };
        self.arrive(entry_space(roll), trip);
    }

    fn advance(&mut self, space: usize, roll: usize) {
        self.shift(self.turn, Place::Space(space), Place::Moving);
        let trip = Trip { from: Place::Space(space), ends_turn: false };
        self.arrive(space + roll, trip);
    }

    /// The marble in motion comes to a space, or Home.
    fn arrive(&mut self, space: usize, trip: Trip) {
        if space == HOME {
            self.settle(Place::Home, trip);
        } else if self.owner_on(space).is_some() {
            self.phase = Phase::Test { space, trip }; // BT-9: pressed
        } else {
            self.settle(Place::Space(space), trip);
        }
    }

    /// The trap below the pressed marble shows what it is (BT-9).
    fn test(&mut self, space: usize, trip: Trip, found: Trap) {
        let below = self.trap_below(space);
        self.traps[below] = Some(found);
        match found {
            Trap::Open => {
                let owner = self.owner_on(space).expect("a pressed marble");
                self.shift(owner, Place::Space(space), Place::Tray);
                self.settle(Place::Space(space), trip);
            }
            // After space 24 the next one is Home.
            Trap::Closed => self.arrive(space + 1, trip),
        }
    }

    /// The marble in motion comes to rest.
    fn settle(&mut self, place: Place, trip: Trip) {
        self.shift(self.turn, Place::Moving, place);
        if self.seats[self.turn - 1].marbles == [Place::Home; MARBLES] {
            self.phase = Phase::Over; // BT-13
        } else if trip.ends_turn {
            self.end_turn(); // BT-11
        } else {
            self.phase = Phase::Turn; // BT-11
        }
    }

    /// The next seat still playing has the die (BT-5, ALL-4).
    fn end_turn(&mut self) {
        loop {
            self.turn = self.turn % self.seats.len() + 1;
            if self.seats[self.turn - 1].playing {
                break;
            }
        }
        self.phase = Phase::Die;
    }

    /// Takes one marble of a seat from one place to another.
    fn shift(&mut self, seat: usize, from: Place, to: Place) {
        let marble = self.seats[seat - 1]
            .marbles
            .iter_mut()
            .find(|place| **place == from)
            .expect("a marble there");
        *marble = to;
    }
}

// Writing the position.
impl Twin {
    fn track_text(&self) -> String {
        in_rings((1..=LAST_SPACE).map(|space| match self.owner_on(space) {
            Some(seat) => seat.to_string(),
            None => ".".to_string(),
        }))
    }

    fn traps_text(&self) -> String {
        in_rings(self.traps.iter().map(|known| {
            let letter = match known {
                None => "?",
                Some(Trap::Open) => "o",
                Some(Trap::Closed) => "c",
            };
            letter.to_string()
        }))
    }

    fn phase_text(&self) -> String {
        match self.phase {
            Phase::Die => "die".to_string(),
            Phase::Move { roll } => format!("move:{roll}"),
            Phase::Test { space, trip } => {
                let from = match trip.from {
                    Place::Tray => "tray".to_string(),
                    Place::Space(from) => from.to_string(),
                    Place::Moving | Place::Home => panic!("no marble sets out from there"),
                };
                let then = if trip.ends_turn { "end" } else { "turn" };
                format!("test:{space}:{from}:{then}")
            }
            Phase::Turn => "turn".to_string(),
            Phase::Over => "over".to_string(),
        }
    }
}

// Steering random games.
impl Twin {
    /// A roll is as rare as the best that can be made of it, somewhat less.
    fn rarity_of_roll(&self, roll: usize) -> u32 {
        let moves = self.moves(roll);
        let best = moves.iter().map(|token| self.rarity_of_move(token, roll));
        best.max().unwrap_or(1) / 2
    }

    /// Favours passes, pressing, rows of marbles, and the marked spaces.
    fn rarity_of_move(&self, token: &str, roll: usize) -> u32 {
        let (from, target) = match token {
            "pass" => return 20,
            "e" => (0, entry_space(roll)),
            _ => (number(token), number(token) + roll),
        };
        if target == HOME {
            return 1;
        }
        if self.owner_on(target).is_none() {
            let neighbours = [target - 1, target + 1];
            let joins =
                neighbours.into_iter().any(|space| space != from && self.owner_on(space).is_some());
            return if joins { 4 } else { 1 };
        }
        let mut rarity = 0;
        let mut space = target;
        while self.owner_on(space).is_some() {
            rarity += 6;
            if self.traps[self.trap_below(space)].is_some() {
                rarity += 3;
            }
            space += 1;
        }
        if space == HOME {
            rarity += 15;
        }
        if token == "e" && (roll == 2 || roll == 3) {
            rarity += 10;
        }
        rarity
    }

    /// Favours bringing marbles over traps known to be closed.
    fn rarity_of_top(&self, token: &str) -> u32 {
        let notches = self.notches + usize::from(token == "t");
        let mut rarity = 1;
        for space in 1..=LAST_SPACE {
            let closed = self.traps[trap_after(space, notches)] == Some(Trap::Closed);
            if closed && self.owner_on(space).is_some() {
                rarity += 2;
            }
        }
        rarity
    }
}

/// Where a marble from the tray goes (BT-6).
fn entry_space(roll: usize) -> usize {
    match roll {
        2 => MARKED_2,
        3 => MARKED_3,
        _ => roll,
    }
}

/// The trap below a space after so many notches (BT-3).
fn trap_after(space: usize, notches: usize) -> usize {
    let ring = (space - 1) / RING;
    let place = (space - 1) % RING;
    RING * ring + (place + notches) % RING
}

fn trap_found(token: &str) -> Trap {
    match token {
        "o" => Trap::Open,
        "c" => Trap::Closed,
        _ => panic!("no result of a test: {token}"),
    }
}

/// The number after the letter of `d4` or `m17`.
fn number(token: &str) -> usize {
    token[1..].parse().expect("a number after the letter")
}

fn seat_name(seat: usize) -> String {
    format!("seat{seat}")
}

/// How many marbles a seat has at Home, in parentheses once it has left.
fn home_text(seat: &Seat) -> String {
    let mut home = 0;
    for place in seat.marbles {
        if place == Place::Home {
            home += 1;
        }
    }
    if seat.playing { format!("{home}") } else { format!("({home})") }
}

/// Twenty-four signs, with a stroke between the rings.
fn in_rings(signs: impl Iterator<Item = String>) -> String {
    let signs: Vec<String> = signs.collect();
    let rings: Vec<String> = signs.chunks(RING).map(<[String]>::concat).collect();
    rings.join("/")
}
