//! A review under way: each position of the game is looked at with the same effort, one
//! after the other. A move that is not among the best ones found is looked at by itself,
//! one move less deep from where it leads, which is as deep as the others. What is nearly a
//! mistake is looked at once more, and closer: most mistakes that a longer look finds beyond
//! those of a short one are of that kind.

use std::sync::Arc;

use bots::{
    BotGame, Luck, WinChances,
    analysis::{Analyst, Scope},
};
use game::{Entry, GameSoFar, Judgement, Maker, Seat};
use search::{Progress, SLICE};

use crate::{Better, Cause, Chances, Review, ReviewedEntry, accuracy::KEPT, sight::Sight};

/// How much each position is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// So many positions of the search.
    pub nodes: u64,
    /// Not deeper than so many moves.
    pub deepest: Option<u32>,
}

/// What is looked at less deep than this tells too little: it gets more effort, as long
/// as that is not too much.
const SHALLOW: u32 = 4;
const MOST_EFFORT: u64 = 8;
/// So many times the effort goes into what is nearly a mistake.
const CLOSER: u64 = 6;
/// The best and one to compare it with: more would cost more than they tell.
const LINES: usize = 2;
/// A move that gives away so many thousandths is doubtful, a mistake, a blunder.
const DOUBTFUL: u16 = 50;
const MISTAKE: u16 = 100;
const BLUNDER: u16 = 200;

/// A review under way.
pub struct Reviewer<P: BotGame> {
    game: GameSoFar<P>,
    book: Arc<P::Book>,
    effort: Effort,
    /// The game up to the position that is looked at.
    so_far: GameSoFar<P>,
    under_way: UnderWay<P>,
    /// Whether that is looked at once more.
    again: bool,
    /// What was seen, position by position.
    sights: Vec<Sight<P::Action>>,
    /// What each entry that was gone through did, as seen from before it.
    done: Vec<Chances>,
    /// How many positions were looked at for what is through.
    nodes: u64,
    /// How many were allowed, and how many of these are used up.
    allowed: u64,
    used: u64,
}

/// What is looked at now.
enum UnderWay<P: BotGame> {
    /// A position of the game.
    Position(Look<P>),
    /// What the move leads to that was made and is not among the best.
    Move(Look<P>),
    /// All has been looked at.
    Nothing,
}

struct Look<P: BotGame> {
    position: P,
    analyst: Analyst<P>,
    /// How many positions are left for it.
    left: u64,
    /// How many more there are where it is shallow still.
    reserve: u64,
}

impl<P: BotGame> Look<P> {
    fn new(game: &GameSoFar<P>, book: &Arc<P::Book>, effort: Effort) -> Self {
        let scope = Scope { lines: LINES, deepest: effort.deepest };
        let reserve = effort.nodes.saturating_mul(MOST_EFFORT - 1);
        let analyst = Analyst::new(game, book, scope);
        Self { position: *game.position(), analyst, left: effort.nodes, reserve }
    }

    /// Looks on; returns how many positions that were, and whether it is through.
    fn step(&mut self, nodes: u64) -> (u64, Progress) {
        if self.left == 0 {
            // Slices of any size end where these do.
            self.left = self.reserve.min(SLICE);
            self.reserve -= self.left;
        }
        let step = nodes.min(self.left);
        self.left -= step;
        let progress = self.analyst.step(step);
        let is_enough = self.left == 0 && (self.reserve == 0 || self.analyst.depth() >= SHALLOW);
        (step, if is_enough { Progress::Done } else { progress })
    }
}

impl<P: BotGame> Reviewer<P> {
    /// Begins to go through a game.
    pub fn new(game: &GameSoFar<P>, book: &Arc<P::Book>, effort: Effort) -> Self {
        let mut reviewer = Self {
            game: game.clone(),
            book: Arc::clone(book),
            effort,
            so_far: GameSoFar::new(game.start().clone()),
            under_way: UnderWay::Nothing,
            again: false,
            sights: Vec::new(),
            done: Vec::new(),
            nodes: 0,
            allowed: 0,
            used: 0,
        };
        reviewer.begin_position();
        reviewer
    }

    /// Goes on through this many more positions of the search, or until the game is
    /// through.
    pub fn step(&mut self, nodes: u64) -> Progress {
        self.allowed = self.allowed.saturating_add(nodes);
        while self.used < self.allowed {
            let left = self.allowed - self.used;
            let (used, progress) = match &mut self.under_way {
                UnderWay::Nothing => return Progress::Done,
                UnderWay::Position(look) | UnderWay::Move(look) => look.step(left),
            };
            self.used += used;
            if progress == Progress::Done {
                self.conclude();
            }
        }
        match self.under_way {
            UnderWay::Nothing => Progress::Done,
            _ => Progress::Searching,
        }
    }

    /// How many positions of the game are through, of how many.
    pub fn through(&self) -> (usize, usize) {
        (self.sights.len(), self.game.entries().len() + 1)
    }

    /// What was found so far: the whole of each entry that was gone through, and nothing
    /// of the others.
    pub fn review(&self) -> Review<P::Action> {
        let seats = self.game.position().seats();
        let start = self.sights.first().map(|sight| sight.chances);
        let start = start.unwrap_or_else(|| {
            Chances::rounded(
                WinChances::at_a_glance(&self.game.start().position(), &self.book),
                seats,
            )
        });
        let through = self.sights.len().saturating_sub(1).min(self.done.len());
        let entries: Vec<_> = (0..through).filter_map(|place| self.reviewed(place)).collect();
        let is_whole = entries.len() == self.game.entries().len() && !self.sights.is_empty();
        Review { seats, start, entries, is_whole, nodes: self.nodes }
    }

    /// Something has been looked at enough.
    fn conclude(&mut self) {
        match std::mem::replace(&mut self.under_way, UnderWay::Nothing) {
            UnderWay::Nothing => {}
            UnderWay::Position(look) => {
                let sight = self.sight(&look);
                self.saw(sight);
            }
            UnderWay::Move(look) => {
                let sight = self.sight(&look);
                self.go_on(sight.chances);
            }
        }
    }

    /// What a look has shown.
    fn sight(&mut self, look: &Look<P>) -> Sight<P::Action> {
        let analysis = look.analyst.analysis();
        self.nodes += analysis.nodes;
        let seats = look.position.seats();
        let mut sight = Sight::of(analysis, seats);
        if sight.depth == 0 {
            // Nothing was searched to its end.
            let glance = WinChances::at_a_glance(&look.position, &self.book);
            sight.chances = Chances::rounded(glance, seats);
        }
        sight
    }

    /// Begins to look at where the game stands. What is over needs no look.
    fn begin_position(&mut self) {
        if let Some(sight) = Sight::of_end(&self.so_far) {
            self.saw(sight);
        } else {
            let effort = Effort { nodes: self.nodes_now(), ..self.effort };
            self.under_way = UnderWay::Position(Look::new(&self.so_far, &self.book, effort));
        }
    }

    /// A position was seen; next is the entry that was made there.
    fn saw(&mut self, sight: Sight<P::Action>) {
        let place = self.done.len();
        // What was seen of it before is replaced.
        self.sights.truncate(place);
        self.sights.push(sight);
        let Some(entry) = self.game.entries().get(place).copied() else { return };
        let sight = &self.sights[place];
        let Entry::Action(action) = entry else {
            // What people do is told by what comes of it.
            return self.go_on(sight.chances);
        };
        if let Some(chances) = sight.after(action) {
            return self.go_on(chances);
        }
        let mut next = self.so_far.clone();
        if next.play(action).is_err() {
            return;
        }
        if let Some(end) = Sight::of_end(&next) {
            return self.go_on(end.chances);
        }
        match sight.depth.checked_sub(1) {
            None | Some(0) => {
                let glance = WinChances::at_a_glance(next.position(), &self.book);
                self.go_on(Chances::rounded(glance, next.position().seats()));
            }
            deepest => {
                let effort = Effort { nodes: self.nodes_now().saturating_mul(2), deepest };
                self.under_way = UnderWay::Move(Look::new(&next, &self.book, effort));
            }
        }
    }

    /// Through so many positions what is under way is looked at.
    fn nodes_now(&self) -> u64 {
        self.effort.nodes.saturating_mul(if self.again { CLOSER } else { 1 })
    }

    /// Whether the next entry is a move that is nearly a mistake, by what it did.
    fn is_nearly_mistake(&self, done: Chances) -> bool {
        let place = self.done.len();
        let Some(Maker::Seat(seat)) = self.game.makers().get(place) else { return false };
        let before = self.sights[place].chances.of(*seat);
        (DOUBTFUL..MISTAKE).contains(&before.saturating_sub(done.of(*seat)))
    }

    /// It is known what the next entry did; then comes the position after it.
    fn go_on(&mut self, done: Chances) {
        if !self.again && self.is_nearly_mistake(done) {
            self.again = true;
            return self.begin_position();
        }
        self.again = false;
        let entry = self.game.entries().get(self.done.len()).copied();
        self.done.push(done);
        // What was played once is played again.
        if let Some(entry) = entry
            && self.so_far.add(entry).is_ok()
        {
            self.begin_position();
        }
    }

    /// All there is to say of an entry, once the position after it was seen.
    fn reviewed(&self, place: usize) -> Option<ReviewedEntry<P::Action>> {
        let (sight, next) = (self.sights.get(place)?, self.sights.get(place + 1)?);
        let position = self.game.position_after(place)?;
        let maker = *self.game.makers().get(place)?;
        let entry = *self.game.entries().get(place)?;
        let (before, after) = (sight.chances, next.chances);
        let is_choice = matches!(maker, Maker::Seat(_)) && position.count_actions() > 1;
        let (cause, done) = match (maker, entry) {
            (Maker::Seat(seat), Entry::Action(action)) => {
                let done = self.decided(place, seat, action)?;
                (Cause::Decision(seat), if is_choice { done } else { before })
            }
            (Maker::Chance, Entry::Action(action)) => match P::luck(action) {
                Luck::Die => (Cause::Die, self.done[place]),
                Luck::Trap => (Cause::Trap, self.done[place]),
            },
            // All that changed is people's doing.
            (maker, _) => (Cause::People(maker), after),
        };
        let mut reviewed = ReviewedEntry {
            cause,
            before,
            done,
            after,
            is_choice,
            better: None,
            judgement: None,
            depth: sight.depth,
        };
        let is_only = self.is_only_move(place, &reviewed);
        reviewed.judgement = mistake(reviewed.lost()).or(is_only.then_some(Judgement::Good));
        if reviewed.lost() >= KEPT
            && let Some(best) = &sight.best
        {
            reviewed.better = Some(Better {
                action: best.action,
                line: best.line.clone(),
                wins_in: sight.wins_in(),
                reasons: sight.reasons.clone(),
            });
        }
        Some(reviewed)
    }

    /// What a move led to, seen from before it. The best move gives nothing away, nor
    /// does one that looks even better, nor one that wins for certain.
    fn decided(&self, place: usize, seat: Seat, action: P::Action) -> Option<Chances> {
        let (sight, next) = (self.sights.get(place)?, self.sights.get(place + 1)?);
        let done = *self.done.get(place)?;
        let is_best = sight.best.as_ref().is_some_and(|best| best.action == action);
        let wins = next.chances.of(seat) == Chances::CERTAIN;
        let gave_nothing = is_best || wins || done.of(seat) >= sight.chances.of(seat);
        Some(if gave_nothing { sight.chances } else { done })
    }

    /// Whether the move was the only good one: the next best is a blunder.
    fn is_only_move(&self, place: usize, entry: &ReviewedEntry<P::Action>) -> bool {
        let Cause::Decision(seat) = entry.cause else { return false };
        let second = self.sights[place].second();
        let gap = |second: Chances| entry.before.of(seat).saturating_sub(second.of(seat));
        entry.lost() == 0 && entry.is_choice && second.is_some_and(|it| gap(it) >= BLUNDER)
    }
}

/// What kind of a mistake it is to give away so many thousandths, if it is one.
pub fn mistake(lost: u16) -> Option<Judgement> {
    match lost {
        BLUNDER.. => Some(Judgement::Blunder),
        MISTAKE.. => Some(Judgement::Mistake),
        DOUBTFUL.. => Some(Judgement::Doubtful),
        _ => None,
    }
}
