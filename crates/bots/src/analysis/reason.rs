//! The closed list of what a reason can say. The sentences are in `words`; which
//! of them is said is decided in `reasons`.

use game::{Notice, Quote};

game::notices! {
    /// A sentence of a reason. An effect is a predicate whose subject is an action.
    /// Its fact is called `deed`, and its own code begins so: programs that ask the
    /// server know them by these names.
    pub enum Reason {
        /// There is no choice.
        "reason-only" Only { action: Quote },
        /// It wins at once.
        "reason-wins-at-once" WinsAtOnce { action: Quote },
        /// It wins at once, by this.
        "reason-wins-at-once-deed" WinsAtOnceBy { action: Quote, deed: Notice },
        /// It wins whatever the others do.
        "reason-wins" Wins { action: Quote, actions: u32 },
        /// It wins whatever the others do, and does this at once.
        "reason-wins-deed" WinsAndDoes { action: Quote, actions: u32, deed: Notice },
        /// Everything loses; nothing takes longer than this.
        "reason-loses" Loses { action: Quote, actions: u32 },
        /// Everything loses, at last by so many actions.
        "reason-all-lose" AllLose { actions: u32 },
        /// The only action loses.
        "reason-loses-anyway" LosesAnyway { actions: u32 },
        /// Everything else loses at the next action.
        "reason-only-defence-at-once" OnlyDefenceAtOnce { action: Quote },
        /// Everything else loses, at last by so many actions.
        "reason-only-defence" OnlyDefence { action: Quote, actions: u32 },
        /// What it does at once.
        "reason-does" Does { action: Quote, deed: Notice },
        /// What it does, and what the same player does next, before all others.
        "reason-does-then" DoesThen { action: Quote, deed: Notice, next: Quote, then: Notice },
        /// What it does, and what it makes possible whatever the others do.
        "reason-does-prepares" DoesAndPrepares {
            action: Quote, deed: Notice, next: Quote, then: Notice,
        },
        /// What it does, and what it makes possible after this answer.
        "reason-does-if" DoesIf {
            action: Quote, deed: Notice, seat: &'static str, answer: Quote, next: Quote, then: Notice,
        },
        /// What it makes possible whatever the others do.
        "reason-prepares" Prepares { action: Quote, next: Quote, deed: Notice },
        /// What it prevents.
        "reason-prevents" Prevents { action: Quote, seat: &'static str, answer: Quote, deed: Notice },
        /// What it prevents beside what was told of it.
        "reason-also-prevents" AlsoPrevents { seat: &'static str, answer: Quote, deed: Notice },
        /// Everything but the best loses.
        "reason-others-lose" OthersLose,
        /// The tempting action loses to an answer that does this.
        "reason-tempting-loses" TemptingLoses {
            tempting: Quote, actions: u32, seat: &'static str, answer: Quote, deed: Notice,
        },
        /// The tempting action loses.
        "reason-tempting-loses-quietly" TemptingLosesQuietly { tempting: Quote, actions: u32 },
        /// The tempting action has an answer that does this.
        "reason-tempting-falls" TemptingFalls {
            tempting: Quote, seat: &'static str, answer: Quote, deed: Notice, before: u8, after: u8,
        },
        /// The tempting action has an answer.
        "reason-tempting-falls-quietly" TemptingFallsQuietly {
            tempting: Quote, seat: &'static str, answer: Quote, before: u8, after: u8,
        },
        /// The tempting action has worse chances.
        "reason-tempting-less" TemptingLess { tempting: Quote, before: u8, after: u8 },
        /// The tempting action wins too, but later.
        "reason-tempting-slower" TemptingSlower { tempting: Quote, actions: u32 },
        /// The tempting action does not win by force, as far as was seen.
        "reason-tempting-no-win" TemptingNoWin { tempting: Quote },
        /// The next best action loses to an answer that does this.
        "reason-next-loses" NextLoses {
            action: Quote, seat: &'static str, answer: Quote, deed: Notice,
        },
        /// The next best action, which is worse.
        "reason-next" Next { action: Quote, percent: u8 },
        /// The next best action, which is as good.
        "reason-next-equal" NextEqual { action: Quote },
        /// How much hangs on what chance decides now.
        "reason-luck" Luck {
            seat: &'static str, percent: u8, best: Quote, high: u8, worst: Quote, low: u8,
        },
    }
}

/// The token of an action as a fact.
pub(super) fn token(action: &impl ToString) -> Quote {
    Quote::of(&action.to_string())
}
