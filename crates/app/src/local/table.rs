//! The game itself behind a face that names no game: what has happened with its
//! pictures, what may be done, and what may be taken back.

use game::{
    Actor, Coded, Day, Entry, GameSoFar, Leaving, Line, Notice, Position, Record, Seat, TokenError,
    read_entry,
};
use shelf::{Game, GameInProgress, OpenError, Opening};
use words::Words;

use super::{Attempt, Facing, Seating, Sitter, attempt::most_telling, facing, nearing, telling};
use crate::{
    drawn::Drawn,
    scene::{Choice, Gesture, Motion, Note, Piece, PieceId, Scene},
};

/// A game on this device, whichever it is.
pub trait Table: Send + Sync {
    /// The game so far.
    fn played(&self) -> &GameInProgress;
    /// How many entries it has.
    fn length(&self) -> usize;
    /// What was to be seen after so many entries, and how the last of them got
    /// there.
    fn scene(&self, entries: usize) -> Scene;
    /// The text of the position after so many entries.
    fn position(&self, entries: usize) -> String;
    /// What there was to say of that position beside the board.
    fn remarks(&self, entries: usize) -> Vec<Notice>;
    /// What the seat that acts may do; nothing where chance acts.
    fn choices(&self) -> Vec<Choice>;
    /// The pieces that an action would move, as they would be then; none when it
    /// is not legal.
    fn ghosts(&self, token: &str) -> Vec<Piece>;
    /// The spots that a piece passes when it makes this action; none where it
    /// goes straight, or when the action is not legal.
    fn way(&self, token: &str) -> Vec<String>;
    /// Whether a turn counts only when it is confirmed as a whole.
    fn confirms_turns(&self) -> bool;
    /// The person whose action is next, if it is a person's.
    fn person_to_act(&self, seating: &Seating) -> Option<Seat>;
    /// The level of the bot whose action is next, if it is a bot's.
    fn bot_to_act(&self, seating: &Seating) -> Option<u8>;

    /// Makes an action from outside.
    ///
    /// # Errors
    /// It can't be read, or a rule forbids it; nothing has changed then.
    fn make(&mut self, token: &str) -> Result<(), TokenError>;

    /// Lets chance act, if it is its turn: every outcome by its weight, from a
    /// number of which all 64 bits are random. `how` is noted in the record.
    fn draw_chance(&mut self, number: u64, how: &str);

    /// Shows all that lay hidden, once the game is over; says whether there is
    /// more to be seen now.
    fn uncover(&mut self, hidden: &Hidden) -> bool;
    /// Whether what lay hidden is shown.
    fn is_uncovered(&self) -> bool;

    /// Takes back to so many entries.
    fn take_back_to(&mut self, entries: usize);

    /// Becomes the game with these entries, whoever made them; what is the same
    /// stays as it is.
    ///
    /// # Errors
    /// One of them can't follow those before it; those stand then.
    fn follow(&mut self, entries: &[String]) -> Result<(), TokenError>;

    /// A seat gives up.
    fn resign(&mut self, seat: Seat);

    /// Takes back everything since a person's last decision, and that decision;
    /// says how many entries that were.
    ///
    /// # Errors
    /// There is none, or chance has spoken since; nothing has changed then.
    fn take_back(&mut self, seating: &Seating) -> Result<usize, NoWayBack>;

    /// Why what somebody tried can't be done; `None` when it is nothing that
    /// could be an action at all.
    fn why_not(&self, attempt: &Attempt) -> Option<TokenError>;

    /// What may end the game soon, in sentences.
    fn nearing(&self, words: &Words) -> Vec<String>;

    /// Tells the entry with this number, counted from 1.
    fn told(&self, entry: usize, words: &Words) -> String;

    /// The text of the record with who sat where.
    fn record(&self, people: [Option<Line>; Seat::MOST], today: Option<Day>) -> String;

    /// By how many degrees the board is turned for whoever looks.
    fn degrees(&self, facing: Facing, seating: &Seating) -> f32;
}

/// Why nothing is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoWayBack {
    /// No person has done anything yet.
    Start,
    /// The die or a trap has spoken since; there is no second die.
    Chance,
}

/// What lay hidden in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hidden {
    /// This, as a deal's text.
    Dealt(String),
    /// Nobody dealt: what was never tested is drawn only now.
    NeverDealt,
}

/// Opens a game on this device.
///
/// # Errors
/// What is given can't be read or does not fit together.
pub fn open(game: Game, opening: &Opening<'_>) -> Result<Box<dyn Table>, OpenError> {
    if let Some(text) = opening.record {
        return shelf::match_game!(game, P => {
            let record: Record<P> = text.parse().map_err(OpenError::Record)?;
            Ok(Box::new(LocalTable::new(record)))
        });
    }
    let opened = game.open(opening)?;
    shelf::match_in_progress!(opened, game => Ok(Box::new(LocalTable::new(Record::of(game)))))
}

/// A game of one kind, with a picture after each entry.
pub struct LocalTable<P: Drawn> {
    record: Record<P>,
    played: GameInProgress,
    /// One more than there are entries: the first is the start.
    pictures: Vec<Picture<P>>,
    /// What lay hidden, since the end of the game.
    uncovered: Vec<Note>,
}

/// What was to be seen after an entry.
struct Picture<P> {
    position: P,
    pieces: Vec<Piece>,
    motions: Vec<(PieceId, Motion)>,
    last: Vec<String>,
}

impl<P: Drawn> LocalTable<P> {
    /// The table of a record, replayed picture by picture.
    pub fn new(record: Record<P>) -> Self {
        let position = record.game.start().position();
        let start =
            Picture { position, pieces: position.pieces(), motions: Vec::new(), last: Vec::new() };
        let entries = record.game.entries().to_vec();
        let bare = Record { game: GameSoFar::new(record.game.start().clone()), ..record };
        let played = bare.game.clone().into();
        let mut table = Self { record: bare, played, pictures: vec![start], uncovered: Vec::new() };
        for entry in entries {
            // What was taken once is taken again.
            let _ = table.add(entry);
        }
        table
    }

    fn game(&self) -> &GameSoFar<P> {
        &self.record.game
    }

    /// Adds an entry through the checked door, and its picture.
    fn add(&mut self, entry: Entry<P::Action>) -> Result<(), game::Refused<P::Refusal>> {
        let before = *self.game().position();
        self.record.game.add(entry)?;
        let pieces = self.pictures.last().map_or_else(Vec::new, |last| last.pieces.clone());
        let position = *self.game().position();
        let picture = match entry {
            Entry::Action(action) => {
                let (pieces, motions) = before.moved(&pieces, action);
                let last = last_spots(&before, action, &pieces, &motions);
                Picture { position, pieces, motions, last }
            }
            Entry::Left(..) | Entry::Draw => {
                let pieces = renumbered(&pieces, position.pieces());
                Picture { position, pieces, motions: Vec::new(), last: Vec::new() }
            }
        };
        self.pictures.push(picture);
        self.played = self.record.game.clone().into();
        Ok(())
    }

    /// The action of a token, if it is legal now.
    fn legal(&self, token: &str) -> Option<P::Action> {
        let position = self.game().position();
        token.parse().ok().filter(|action| position.check(*action).is_ok())
    }

    /// The actor before each entry is that of the picture before it.
    fn actor_before(&self, entry: usize) -> Option<Actor> {
        self.pictures.get(entry).map(|picture| picture.position.actor())
    }
}

impl<P: Drawn> Table for LocalTable<P> {
    fn played(&self) -> &GameInProgress {
        &self.played
    }

    fn length(&self) -> usize {
        self.game().entries().len()
    }

    fn scene(&self, entries: usize) -> Scene {
        let picture = self.pictures.get(entries).or_else(|| self.pictures.last());
        let Some(picture) = picture else {
            let position = self.game().position();
            let (ground, pieces) = (position.ground(), position.pieces());
            let notes = position.notes();
            return Scene { ground, pieces, motions: Vec::new(), last: Vec::new(), notes };
        };
        Scene {
            ground: picture.position.ground(),
            pieces: picture.pieces.clone(),
            motions: picture.motions.clone(),
            last: picture.last.clone(),
            notes: if entries < self.length() || !self.is_uncovered() {
                picture.position.notes()
            } else {
                self.uncovered.clone()
            },
        }
    }

    fn position(&self, entries: usize) -> String {
        let picture = self.pictures.get(entries);
        picture.map_or_else(|| self.game().position().to_string(), |it| it.position.to_string())
    }

    fn remarks(&self, entries: usize) -> Vec<Notice> {
        match self.pictures.get(entries) {
            Some(picture) if entries < self.length() => {
                picture.position.remarks().iter().map(Coded::notice).collect()
            }
            _ => self.played().remarks(),
        }
    }

    fn choices(&self) -> Vec<Choice> {
        let Actor::Seat(_) = self.game().actor() else { return Vec::new() };
        let choice = |action: P::Action| Choice {
            token: action.to_string(),
            gesture: self.game().position().gesture(action),
        };
        self.game().actions().into_iter().map(choice).collect()
    }

    fn ghosts(&self, token: &str) -> Vec<Piece> {
        let Some(action) = self.legal(token) else { return Vec::new() };
        let Some(picture) = self.pictures.last() else { return Vec::new() };
        let (pieces, motions) = self.game().position().moved(&picture.pieces, action);
        let moved = |piece: &Piece| motions.iter().any(|(id, _)| *id == piece.id);
        pieces.into_iter().filter(moved).collect()
    }

    fn way(&self, token: &str) -> Vec<String> {
        self.legal(token).map_or_else(Vec::new, |action| self.game().position().way(action))
    }

    fn confirms_turns(&self) -> bool {
        P::CONFIRMS_TURNS
    }

    fn person_to_act(&self, seating: &Seating) -> Option<Seat> {
        match self.game().actor() {
            Actor::Seat(seat) if seating.on(seat) == Sitter::Person => Some(seat),
            _ => None,
        }
    }

    fn bot_to_act(&self, seating: &Seating) -> Option<u8> {
        match self.game().actor() {
            Actor::Seat(seat) => match seating.on(seat) {
                Sitter::Bot(level) => Some(level),
                Sitter::Person | Sitter::Elsewhere => None,
            },
            Actor::Chance | Actor::Over(_) => None,
        }
    }

    fn make(&mut self, token: &str) -> Result<(), TokenError> {
        // A copy of the game says what is wrong; only an action is made here.
        self.game().clone().add_tokens([token])?;
        if let Ok(entry @ Entry::Action(_)) = read_entry::<P>(token) {
            // It has just been found legal.
            let _ = self.add(entry);
        }
        Ok(())
    }

    fn draw_chance(&mut self, number: u64, how: &str) {
        let Actor::Chance = self.game().actor() else { return };
        // Scaled down: no outcome gains more than one part in 2³² by rounding.
        let scaled = |all: u32| ((u128::from(number) * u128::from(all)) >> 64) as u32;
        let Some(action) = self.game().position().draw_action(scaled) else { return };
        // What is drawn is legal.
        let _ = self.add(Entry::Action(action));
        let told = self.record.chance.as_ref().map(Line::as_str);
        let told = match told {
            Some(told) if told.ends_with(how) => return,
            Some(told) => format!("{told}; {how}"),
            None => how.to_owned(),
        };
        self.record.chance = Line::new(&told);
    }

    fn uncover(&mut self, hidden: &Hidden) -> bool {
        if self.game().outcome().is_none() || self.is_uncovered() {
            return false;
        }
        let position = *self.game().position();
        self.uncovered = match hidden {
            Hidden::Dealt(deal) => position.uncovered(deal),
            Hidden::NeverDealt => {
                let entries = self.game().entries().iter().map(ToString::to_string);
                let mut lots = lots_of(entries);
                let supposed = position.supposed(&mut lots);
                supposed.map_or_else(Vec::new, |deal| position.uncovered(&deal))
            }
        };
        self.is_uncovered()
    }

    fn is_uncovered(&self) -> bool {
        !self.uncovered.is_empty()
    }

    fn take_back_to(&mut self, entries: usize) {
        self.uncovered.clear();
        self.record.game.take_back_to(entries);
        self.played = self.record.game.clone().into();
        self.record.comments.retain(|(before, _)| *before <= entries);
        self.pictures.truncate(entries + 1);
    }

    fn follow(&mut self, entries: &[String]) -> Result<(), TokenError> {
        let here = self.game().entries().iter().map(ToString::to_string);
        let same = here.zip(entries).take_while(|(here, there)| here == *there).count();
        if same < self.length() {
            self.take_back_to(same);
        }
        for token in &entries[same..] {
            self.game().clone().add_tokens([token.as_str()])?;
            if let Ok(entry) = read_entry::<P>(token) {
                // It has just been found legal.
                let _ = self.add(entry);
            }
        }
        Ok(())
    }

    fn resign(&mut self, seat: Seat) {
        // Who does not play any more has nothing to give up.
        let _ = self.add(Entry::Left(seat, Leaving::Resigned));
    }

    fn take_back(&mut self, seating: &Seating) -> Result<usize, NoWayBack> {
        let entries = self.game().entries().to_vec();
        for (before, entry) in entries.iter().enumerate().rev() {
            let seat = match (*entry, self.actor_before(before)) {
                (Entry::Left(seat, _), _) | (Entry::Action(_), Some(Actor::Seat(seat))) => seat,
                (Entry::Action(_), _) => return Err(NoWayBack::Chance),
                (Entry::Draw, _) => continue,
            };
            if seating.on(seat) == Sitter::Person {
                self.take_back_to(before);
                return Ok(entries.len() - before);
            }
        }
        Err(NoWayBack::Start)
    }

    fn why_not(&self, attempt: &Attempt) -> Option<TokenError> {
        let ground = self.game().position().ground();
        let refused = |token: String| self.game().clone().add_tokens([token.as_str()]).err();
        let mut errors = attempt.tokens(&ground).into_iter().filter_map(refused);
        match attempt {
            Attempt::Typed(_) => errors.next(),
            Attempt::Spots { to: Some(_), .. } => errors.find(|error| error.rule.is_some()),
            Attempt::Spots { to: None, .. } => most_telling(errors.collect()),
        }
    }

    fn nearing(&self, words: &Words) -> Vec<String> {
        nearing::nearing(self.game(), words)
    }

    fn told(&self, entry: usize, words: &Words) -> String {
        let before = entry.checked_sub(1).and_then(|before| self.pictures.get(before));
        let entry = entry.checked_sub(1).and_then(|at| self.game().entries().get(at));
        match (before, entry) {
            (Some(before), Some(entry)) => telling::entry(&before.position, *entry, words),
            _ => String::new(),
        }
    }

    fn record(&self, people: [Option<Line>; Seat::MOST], today: Option<Day>) -> String {
        let mut record = self.record.clone();
        record.people = people;
        record.date = record.date.or(today);
        record.to_string()
    }

    fn degrees(&self, facing: Facing, seating: &Seating) -> f32 {
        let seat = match facing {
            Facing::Seat(seat) => Some(seat),
            // While a bot or chance acts the board stays with the next person.
            Facing::Actor => self
                .person_to_act(seating)
                .or_else(|| next_person(self.game().position(), self.game().actor(), seating)),
        };
        let seats = self.game().position().seats();
        let seat = seat.filter(|seat| seats.contains(*seat));
        seat.map_or(0.0, |seat| facing::degrees(self.game().position().seat_name(seat)))
    }
}

/// The person whose turn comes next after this seat's, if people play at all.
fn next_person<P: Position>(position: &P, actor: Actor, seating: &Seating) -> Option<Seat> {
    let people = || seating.people().filter(|seat| position.seats().contains(*seat));
    let Actor::Seat(acting) = actor else { return people().next() };
    people().find(|seat| *seat > acting).or_else(|| people().next())
}

/// The spots of an action: those that a person points at, or where what moved
/// has come to.
fn last_spots<P: Drawn>(
    before: &P,
    action: P::Action,
    pieces: &[Piece],
    motions: &[(PieceId, Motion)],
) -> Vec<String> {
    let arrived = || {
        let moved = |piece: &&Piece| motions.iter().any(|(id, _)| *id == piece.id);
        pieces.iter().filter(moved).filter_map(|piece| piece.spot.clone())
    };
    let Actor::Seat(_) = before.actor() else { return arrived().collect() };
    match before.gesture(action) {
        Gesture::FromTo { from, to } => vec![from, to],
        Gesture::At { spot } => arrived().chain([spot]).collect(),
        Gesture::Button { .. } => Vec::new(),
    }
}

/// Lots that follow from the entries of a game, so that a reload draws the same.
/// Nothing hangs on them any more: the game is over.
fn lots_of(entries: impl Iterator<Item = String>) -> impl FnMut(u32) -> u32 {
    let mix = |seed: u64, byte: u8| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let bytes = entries.flat_map(|entry| entry.into_bytes().into_iter().chain([b' ']));
    let mut state = bytes.fold(0xcbf2_9ce4_8422_2325, mix);
    move |bound| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((u128::from(state) * u128::from(bound)) >> 64) as u32
    }
}

/// The new pieces with the ids of the old ones that are where they were.
fn renumbered(old: &[Piece], mut new: Vec<Piece>) -> Vec<Piece> {
    let mut left: Vec<&Piece> = old.iter().collect();
    let mut free = old.iter().map(|piece| piece.id.0).max().map_or(0, |most| most + 1);
    for piece in &mut new {
        let same = |was: &&Piece| Piece { id: was.id, ..piece.clone() } == **was;
        if let Some(place) = left.iter().position(same) {
            piece.id = left.remove(place).id;
        } else {
            piece.id = PieceId(free);
            free += 1;
        }
    }
    new
}
