//! The game so far: where it started, and every action and leaving since. It
//! applies what no single position can know: draws by repetition, by length
//! and by agreement, and the end when only one seat is left.

use rustc_hash::FxHashMap;

use crate::{Actor, Notice, Outcome, Position, Refusal, Rule, RuleId, Seat, Seats};

/// ALL-2: the most actions of a game.
pub const LONGEST: usize = 2_000;

/// The name of chance where an actor is named.
const CHANCE: &str = "chance";

/// Where a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start<P: Position> {
    /// From a set-up, as games do.
    Setup(P::Setup),
    /// From a position, as studies do.
    Position(P),
}

impl<P: Position> Start<P> {
    /// The position before the first action.
    pub fn position(&self) -> P {
        match self {
            Self::Setup(setup) => P::start(setup),
            Self::Position(position) => *position,
        }
    }
}

/// How a seat leaves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leaving {
    /// By resigning.
    Resigned,
    /// By its clock.
    Flagged,
    /// By being absent.
    Left,
}

/// One thing that happened in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry<A> {
    /// An action, of a player or of chance.
    Action(A),
    /// A seat left (ALL-4).
    Left(Seat, Leaving),
    /// All who still played agreed on a draw (ALL-3).
    Draw,
}

/// Who made an entry of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Maker {
    /// A seat, by acting.
    Seat(Seat),
    /// The die or a trap.
    Chance,
    /// A seat, by leaving (ALL-4).
    Leaver(Seat),
    /// All who still played, by agreeing on a draw (ALL-3).
    Everybody,
}

/// Why the game so far takes no more of something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused<R> {
    /// The game is over, by the rule of its outcome.
    Over(Outcome),
    /// The action breaks a rule of the game.
    Action(R),
    /// The seat does not play, or no longer.
    NotPlaying(Seat),
}

impl<R: Refusal> Refused<R> {
    /// The code for a game that is over, with the names of its facts.
    pub const OVER: (&'static str, &'static [&'static str]) = ("over", &["rule"]);
    /// The code for a seat that does not play, with the names of its facts.
    pub const NOT_PLAYING: (&'static str, &'static [&'static str]) = ("not-playing", &["seat"]);

    /// The rule that forbids it.
    pub fn rule(&self) -> RuleId {
        match self {
            Self::Over(outcome) => outcome.rule,
            Self::Action(refusal) => refusal.rule(),
            Self::NotPlaying(_) => Rule::Leaving.id(),
        }
    }

    /// The code and the facts of the sentence.
    pub fn notice(&self) -> Notice {
        match self {
            Self::Over(outcome) => {
                Notice { code: Self::OVER.0, facts: vec![("rule", outcome.rule.into())] }
            }
            Self::Action(refusal) => refusal.notice(),
            Self::NotPlaying(seat) => {
                Notice { code: Self::NOT_PLAYING.0, facts: vec![("seat", (*seat).into())] }
            }
        }
    }
}

/// How many entries are replayed at most to see an earlier position. Every position
/// would be kept twice otherwise, and a game is copied for every command.
const STRIDE: usize = 16;

/// A game being played: its start, what happened since, and where it stands.
#[derive(Clone, Debug)]
pub struct GameSoFar<P: Position> {
    start: Start<P>,
    entries: Vec<Entry<P::Action>>,
    position: P,
    /// Who made each entry.
    makers: Vec<Maker>,
    /// The position before each [`STRIDE`]th entry, the first included.
    earlier: Vec<P>,
    actions: usize,
    occurrences: FxHashMap<P, u8>,
    /// Those who left, in order.
    left: Vec<Seat>,
    /// An end that the position does not show.
    end: Option<Outcome>,
}

impl<P: Position> GameSoFar<P> {
    /// A game before its first action.
    pub fn new(start: Start<P>) -> Self {
        let position = start.position();
        let mut game = Self {
            start,
            entries: Vec::new(),
            position,
            makers: Vec::new(),
            earlier: Vec::new(),
            actions: 0,
            occurrences: FxHashMap::default(),
            left: Vec::new(),
            end: None,
        };
        game.note_position();
        game
    }

    /// A game from a set-up.
    pub fn from_setup(setup: P::Setup) -> Self {
        Self::new(Start::Setup(setup))
    }

    /// Where it started.
    pub fn start(&self) -> &Start<P> {
        &self.start
    }

    /// Where it stands.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// Where it stood after so many entries; `None` where there are fewer.
    pub fn position_after(&self, entries: usize) -> Option<P> {
        if entries == self.entries.len() {
            return Some(self.position);
        }
        let earlier = *self.earlier.get(entries / STRIDE)?;
        let since = self.entries.get(entries - entries % STRIDE..entries)?;
        Some(since.iter().fold(earlier, |position, entry| match entry {
            Entry::Action(action) => position.apply(*action),
            Entry::Left(seat, _) => position.leave(*seat),
            Entry::Draw => position,
        }))
    }

    /// Everything that happened, in order.
    pub fn entries(&self) -> &[Entry<P::Action>] {
        &self.entries
    }

    /// Who made each entry, in order.
    pub fn makers(&self) -> &[Maker] {
        &self.makers
    }

    /// Every position that has occurred and how often, in no order; none where
    /// ALL-1 does not hold.
    pub fn occurrences(&self) -> impl Iterator<Item = (&P, u8)> {
        self.occurrences.iter().map(|(position, times)| (position, *times))
    }

    /// How many actions have been made.
    pub fn length(&self) -> usize {
        self.actions
    }

    /// Whose action is next, or how the game ended.
    pub fn actor(&self) -> Actor {
        match self.end {
            Some(outcome) => Actor::Over(outcome),
            None => self.position.actor(),
        }
    }

    /// The name of the seat that acts, `chance`, or nobody when it is over.
    pub fn actor_name(&self) -> Option<&'static str> {
        match self.actor() {
            Actor::Seat(seat) => Some(self.position.seat_name(seat)),
            Actor::Chance => Some(CHANCE),
            Actor::Over(_) => None,
        }
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.actor().outcome()
    }

    /// Whether people ended the game, by agreeing on a draw (ALL-3) or by
    /// leaving (ALL-4). No position shows it.
    pub fn was_given_up(&self) -> bool {
        let by_people = [Rule::Agreement.id(), Rule::Leaving.id()];
        self.end.is_some_and(|end| by_people.contains(&end.rule))
    }

    /// The legal actions in the order of their texts; none when it is over.
    pub fn actions(&self) -> Vec<P::Action> {
        if self.end.is_some() { Vec::new() } else { self.position.actions() }
    }

    /// Those who still play.
    pub fn playing(&self) -> Seats {
        let left: Seats = self.left.iter().copied().collect();
        self.position.playing().into_iter().filter(|seat| !left.contains(*seat)).collect()
    }

    /// Makes an action through the checked door.
    ///
    /// # Errors
    /// The game is over, or the action breaks a rule; nothing has changed then.
    pub fn play(&mut self, action: P::Action) -> Result<(), Refused<P::Refusal>> {
        if let Some(outcome) = self.end {
            return Err(Refused::Over(outcome));
        }
        let next = match self.position.play(action) {
            Ok(next) => next,
            Err(refusal) => return Err(self.refused(refusal)),
        };
        self.push(Entry::Action(action));
        self.position = next;
        self.actions += 1;
        let occurrences = self.note_position();
        if self.position.actor().outcome().is_none() {
            let sharing = self.playing();
            if occurrences >= 3 {
                // ALL-1
                self.end = Some(Outcome::drawn(sharing, Rule::Repetition.id()));
            } else if self.actions >= LONGEST {
                // ALL-2
                self.end = Some(Outcome::drawn(sharing, Rule::Length.id()));
            }
        }
        Ok(())
    }

    /// ALL-4: a seat leaves, in its own turn or another's.
    ///
    /// # Errors
    /// The game is over, or the seat does not play; nothing has changed then.
    pub fn leave(&mut self, seat: Seat, how: Leaving) -> Result<(), Refused<P::Refusal>> {
        self.still_running()?;
        let playing = self.playing();
        if !playing.contains(seat) {
            return Err(Refused::NotPlaying(seat));
        }
        self.push(Entry::Left(seat, how));
        self.left.push(seat);
        let rest = playing.without(seat);
        if rest.len() == 1 {
            self.end = Some(Outcome { winners: rest, rule: Rule::Leaving.id() });
        } else {
            self.position = self.position.leave(seat);
            self.note_position();
        }
        Ok(())
    }

    /// ALL-3: all who still play agree on a draw.
    ///
    /// # Errors
    /// The game is over.
    pub fn agree_on_draw(&mut self) -> Result<(), Refused<P::Refusal>> {
        self.still_running()?;
        self.push(Entry::Draw);
        self.end = Some(Outcome::drawn(self.playing(), Rule::Agreement.id()));
        Ok(())
    }

    /// Adds one entry of a record, whatever it is.
    ///
    /// # Errors
    /// As [`Self::play`], [`Self::leave`] and [`Self::agree_on_draw`].
    pub fn add(&mut self, entry: Entry<P::Action>) -> Result<(), Refused<P::Refusal>> {
        match entry {
            Entry::Action(action) => self.play(action),
            Entry::Left(seat, how) => self.leave(seat, how),
            Entry::Draw => self.agree_on_draw(),
        }
    }

    /// Takes back the last entry and returns it; `None` at the start.
    pub fn take_back(&mut self) -> Option<Entry<P::Action>> {
        let last = *self.entries.last()?;
        self.take_back_to(self.entries.len() - 1);
        Some(last)
    }

    /// Keeps the first so many entries and takes the others back.
    pub fn take_back_to(&mut self, entries: usize) {
        if entries >= self.entries.len() {
            return;
        }
        let mut game = Self::new(self.start.clone());
        for entry in self.entries.iter().take(entries) {
            // What was taken once is taken again.
            let _ = game.add(*entry);
        }
        *self = game;
    }

    /// How the game ranks its seats: the winner first, then those who still
    /// played, then those who left, the later the better. Groups are equal
    /// among themselves. Empty while the game runs.
    pub fn ranking(&self) -> Vec<Seats> {
        let Some(outcome) = self.outcome() else { return Vec::new() };
        let others: Seats =
            self.playing().into_iter().filter(|seat| !outcome.winners.contains(*seat)).collect();
        let left = self.left.iter().rev().map(|seat| Seats::NONE.with(*seat));
        let before: Seats = self.left_before_start();
        [outcome.winners, others]
            .into_iter()
            .chain(left)
            .chain([before])
            .filter(|group| !group.is_empty())
            .collect()
    }

    /// An entry is made in the position that there is now.
    fn push(&mut self, entry: Entry<P::Action>) {
        if self.entries.len().is_multiple_of(STRIDE) {
            self.earlier.push(self.position);
        }
        self.makers.push(match (entry, self.position.actor()) {
            (Entry::Action(_), Actor::Seat(seat)) => Maker::Seat(seat),
            (Entry::Action(_), Actor::Chance | Actor::Over(_)) => Maker::Chance,
            (Entry::Left(seat, _), _) => Maker::Leaver(seat),
            (Entry::Draw, _) => Maker::Everybody,
        });
        self.entries.push(entry);
    }

    fn left_before_start(&self) -> Seats {
        let start = self.start.position();
        let playing = start.playing();
        start.seats().into_iter().filter(|seat| !playing.contains(*seat)).collect()
    }

    fn still_running(&self) -> Result<(), Refused<P::Refusal>> {
        match self.outcome() {
            Some(outcome) => Err(Refused::Over(outcome)),
            None => Ok(()),
        }
    }

    fn refused(&self, refusal: P::Refusal) -> Refused<P::Refusal> {
        match self.position.actor().outcome() {
            Some(outcome) => Refused::Over(outcome),
            None => Refused::Action(refusal),
        }
    }

    /// Counts this occurrence of the position (ALL-1); says how many there were.
    fn note_position(&mut self) -> u8 {
        if !P::REPETITION_DRAWS {
            return 0;
        }
        let occurrences = self.occurrences.entry(self.position).or_default();
        *occurrences += 1;
        *occurrences
    }
}
