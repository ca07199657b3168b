//! Thinking time. Only the acting seat's clock runs, and only while a person
//! holds the seat: chance and bots cost nobody time. The network's share of a
//! turn is forgiven, within a quota.
//!
//! Whatever stops or changes a turn first charges what was used, so time that
//! was counted once is never given back.

use std::time::Duration;

use game::Seat;

use crate::{Clock, Moment};

/// The most that one answer is forgiven.
const FORGIVEN_AT_ONCE: Duration = Duration::from_millis(500);
/// What a seat may be forgiven in all, at the start and at most.
const QUOTA: Duration = Duration::from_secs(2);
/// What each turn gives back of it.
const QUOTA_REGAINED: Duration = Duration::from_millis(100);
const DAY: Duration = Duration::from_hours(24);

/// The clocks of a table, one for each seat.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    /// What each seat has left, but for what runs now.
    left: [Duration; Seat::MOST],
    /// How much lag each may still be forgiven.
    quota: [Duration; Seat::MOST],
    /// How many turns have had their increment.
    paid: usize,
    turn: Option<Turn>,
}

/// The turn that runs.
#[derive(Clone, Copy, Debug)]
struct Turn {
    seat: Seat,
    /// Since when a player can be missed.
    began: Moment,
    /// Since when its time is not yet charged; `None` while the clock stands.
    since: Option<Moment>,
}

/// Whether a clock runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// Time goes by for whoever acts.
    Runs,
    /// It stands: a bot acts, or there is a pause.
    Stands,
}

impl Clocks {
    pub(crate) const fn new(clock: Clock) -> Self {
        let left = match clock {
            Clock::None | Clock::Days(_) => Duration::ZERO,
            Clock::Total { total, .. } => total,
        };
        Self { clock, left: [left; Seat::MOST], quota: [QUOTA; Seat::MOST], paid: 0, turn: None }
    }

    /// Since when the player whose turn it is can be missed.
    pub(crate) fn began(&self) -> Option<Moment> {
        self.turn.map(|turn| turn.began)
    }

    pub(crate) fn runs(&self) -> bool {
        self.running().is_some()
    }

    /// What a seat has left; `None` where nothing is counted.
    pub(crate) fn left(&self, seat: Seat, now: Moment) -> Option<Duration> {
        let acting = self.turn.is_some_and(|turn| turn.seat == seat);
        match self.clock {
            Clock::None => None,
            Clock::Days(_) if !acting => None,
            Clock::Days(_) | Clock::Total { .. } => {
                let used = match self.running() {
                    Some((running, since)) if running == seat => now.since(since),
                    _ => Duration::ZERO,
                };
                Some(self.left[seat.index()].saturating_sub(used))
            }
        }
    }

    /// When the flag falls: when the time is out and no lag could make up for it.
    pub(crate) fn deadline(&self) -> Option<Moment> {
        let (seat, since) = self.running()?;
        let all = self.left[seat.index()] + self.most_forgivable(seat);
        Some(since.after(all))
    }

    /// What this much lag gives back to a seat that acts now.
    pub(crate) fn forgivable(&self, seat: Seat, now: Moment, lag: Duration) -> Duration {
        let whole = Duration::from_millis(lag.as_millis().try_into().unwrap_or(u64::MAX));
        match self.running() {
            Some((running, since)) if running == seat => {
                whole.min(self.most_forgivable(seat)).min(now.since(since))
            }
            _ => Duration::ZERO,
        }
    }

    /// Whether a seat has no time left for an action now.
    pub(crate) fn is_out(&self, seat: Seat, now: Moment, forgiven: Duration) -> bool {
        self.running().is_some_and(|(running, since)| {
            running == seat && now.since(since) >= self.left[seat.index()] + forgiven
        })
    }

    /// Charges what was used until now, less what is forgiven.
    pub(crate) fn charge(&mut self, now: Moment, forgiven: Duration) {
        let running = self.running();
        if let (Some((seat, since)), Some(turn)) = (running, &mut self.turn) {
            let used = now.since(since).saturating_sub(forgiven);
            let (left, quota) = (&mut self.left[seat.index()], &mut self.quota[seat.index()]);
            *left = left.saturating_sub(used);
            *quota = quota.saturating_sub(forgiven);
            turn.since = Some(now);
        }
    }

    /// It is this seat's action, in the turn that runs or in a new one, after so
    /// many turns. What chance took in between is not counted.
    pub(crate) fn turn_of(&mut self, seat: Seat, now: Moment, pace: Pace, turns: usize) {
        match &mut self.turn {
            Some(turn) if turn.seat == seat => turn.since = pace.since(now),
            _ => {
                self.end_turn(turns);
                self.begin(seat, now, pace);
            }
        }
    }

    /// The turn ends, the last of so many. One that was taken back and is played
    /// again adds nothing a second time.
    pub(crate) fn end_turn(&mut self, turns: usize) {
        let Some(turn) = self.turn.take() else { return };
        let quota = &mut self.quota[turn.seat.index()];
        *quota = (*quota + QUOTA_REGAINED).min(QUOTA);
        if let Clock::Total { increment, .. } = self.clock
            && turns > self.paid
        {
            let left = &mut self.left[turn.seat.index()];
            *left = left.saturating_add(increment);
            self.paid = turns;
        }
    }

    /// The turn was not ended by acting: it was left, taken back, or the game is
    /// over without it. It adds nothing.
    pub(crate) fn drop_turn(&mut self) {
        self.turn = None;
    }

    /// The running clock stops, or goes on.
    pub(crate) fn set(&mut self, now: Moment, pace: Pace) {
        self.charge(now, Duration::ZERO);
        if let Some(turn) = &mut self.turn {
            turn.since = pace.since(now);
            if pace == Pace::Runs {
                turn.began = now;
            }
        }
    }

    /// The time between `from` and now is nobody's.
    pub(crate) fn skip(&mut self, from: Moment, now: Moment) {
        if let Some(since) = self.turn.and_then(|turn| turn.since) {
            self.charge(from.max(since), Duration::ZERO);
        }
        if let Some(turn) = &mut self.turn {
            turn.since = turn.since.map(|_| now);
            turn.began = now;
        }
    }

    fn begin(&mut self, seat: Seat, now: Moment, pace: Pace) {
        if let Clock::Days(days) = self.clock {
            self.left[seat.index()] = DAY * u32::from(days);
        }
        self.turn = Some(Turn { seat, began: now, since: pace.since(now) });
    }

    /// Whose clock runs, and since when it is not charged.
    fn running(&self) -> Option<(Seat, Moment)> {
        let turn = self.turn.filter(|_| self.clock != Clock::None)?;
        Some((turn.seat, turn.since?))
    }

    fn most_forgivable(&self, seat: Seat) -> Duration {
        match self.clock {
            Clock::Total { .. } => self.quota[seat.index()].min(FORGIVEN_AT_ONCE),
            Clock::None | Clock::Days(_) => Duration::ZERO,
        }
    }
}

impl Pace {
    fn since(self, now: Moment) -> Option<Moment> {
        match self {
            Self::Runs => Some(now),
            Self::Stands => None,
        }
    }
}
