//! What has just happened between people at an online table. It is kept as
//! what was before and what is now, not as sentences, so that it is told in the
//! language that the reader has at the moment.

use game::{Fact, Seat};
use leptos::prelude::*;
use table::{PersonId, Phase, Proposal, Table};
use words::Words;

use crate::online::OnlineTable;
use crate::page::online_table::{absence::stood_in, proposals, who};

/// What of a table is told when it changes.
#[derive(Clone, PartialEq)]
struct Snapshot {
    phase: Phase,
    proposals: Vec<(Proposal, PersonId)>,
    /// The seats that bots play for somebody.
    stood_in: Vec<Seat>,
    /// How many entries the game has.
    entries: usize,
    /// Whether the next game has its table.
    has_next: bool,
}

impl Snapshot {
    fn of(table: &Table) -> Self {
        let proposals = table.proposals().iter().map(|pending| (pending.proposal, pending.by));
        Self {
            phase: table.phase(),
            proposals: proposals.collect(),
            stood_in: stood_in(table),
            entries: table.game().map_or(0, |game| game.entries().len()),
            has_next: table.rematch().is_some(),
        }
    }
}

/// From what was before to what is now.
#[derive(Clone)]
struct Change {
    before: Snapshot,
    now: Snapshot,
}

/// What a screen reader announces to those who do not see it.
#[derive(Clone)]
enum Announced {
    /// Something is proposed, or there is a pause or none any more.
    Change(Change),
    /// The time of this seat comes to its end.
    LittleTime(Seat),
}

/// What has just happened between people.
#[derive(Clone, Copy)]
pub(in crate::page) struct News {
    /// What nothing else on the screen shows.
    shown: RwSignal<Option<Change>>,
    /// What those who see the screen need not be told.
    announced: RwSignal<Option<Announced>>,
}

impl News {
    /// Notes what happens at a table from now on.
    pub(in crate::page) fn of(online: OnlineTable) -> Self {
        let news = Self { shown: RwSignal::new(None), announced: RwSignal::new(None) };
        Effect::new(move |before: Option<Option<Snapshot>>| {
            let now = online.table.with(|table| table.map(Snapshot::of));
            if let (Some(Some(before)), Some(now)) = (before, &now)
                && before != *now
            {
                untrack(|| news.note(online, Change { before, now: now.clone() }));
            }
            now
        });
        news
    }

    fn note(self, online: OnlineTable, change: Change) {
        if change.is_announced(online) {
            self.announced.set(Some(Announced::Change(change.clone())));
        }
        // A bot that plays for somebody acts at once: that is no newer than its coming.
        let stands = self.shown.with_untracked(|shown| {
            shown.as_ref().is_some_and(|shown| shown.is_still_so(&change.now))
        });
        if !stands || change.is_told() {
            self.shown.set(Some(change));
        }
    }

    /// Notes that the time of a seat comes to its end.
    pub(in crate::page) fn tell_little_time(self, seat: Seat) {
        self.announced.set(Some(Announced::LittleTime(seat)));
    }

    /// What the screen shows of it.
    pub(in crate::page) fn shown(self, online: OnlineTable, words: &Words) -> String {
        let change = self.shown.get();
        change.map(|change| untrack(|| change.shown(online, words))).unwrap_or_default()
    }

    /// What a screen reader announces of it.
    pub(in crate::page) fn announced(self, online: OnlineTable, words: &Words) -> String {
        let announced = self.announced.get();
        untrack(|| match announced {
            None => String::new(),
            Some(Announced::Change(change)) => change.announced(online, words),
            Some(Announced::LittleTime(seat)) => online.table.with(|table| {
                let who = table.map(|table| who::sitter(online, table, seat, words));
                let who = Fact::Text(who.unwrap_or_default());
                words.tell("company-clock-low", &[("who", who)])
            }),
        })
    }
}

impl Change {
    fn shown(&self, online: OnlineTable, words: &Words) -> String {
        [self.settled(words), self.replaced(online, words)].concat().join(" ")
    }

    fn announced(&self, online: OnlineTable, words: &Words) -> String {
        let mut told = self.proposed(online, words);
        told.extend(self.resumed().map(|code| words.text(code)));
        told.join(" ")
    }

    fn is_announced(&self, online: OnlineTable) -> bool {
        self.new_of_others(online).next().is_some() || self.resumed().is_some()
    }

    /// Whether there may be something to see of it.
    fn is_told(&self) -> bool {
        let Self { before, now } = self;
        (&before.proposals, &before.stood_in) != (&now.proposals, &now.stood_in)
    }

    /// Whether this was about bots who play for somebody, and they still do.
    fn is_still_so(&self, now: &Snapshot) -> bool {
        let bots = &self.now.stood_in;
        *bots != self.before.stood_in && !bots.is_empty() && *bots == now.stood_in
    }

    /// What came of proposals that are gone, where the game does not show it.
    fn settled(&self, words: &Words) -> Vec<String> {
        let Self { before, now } = self;
        let is_open = |proposal: Proposal| now.proposals.iter().any(|(open, _)| *open == proposal);
        let gone = before.proposals.iter().map(|(proposal, _)| *proposal);
        let told = gone.filter(|proposal| !is_open(*proposal)).filter_map(|proposal| {
            let is_shown = match proposal {
                Proposal::TakeBack if now.entries < before.entries => {
                    return Some(words.text("company-taken-back"));
                }
                // Who goes on playing has answered, and everybody sees it.
                Proposal::Draw => now.phase == Phase::Over || now.entries > before.entries,
                Proposal::TakeBack => now.entries > before.entries,
                Proposal::Pause => now.phase == Phase::Paused,
                Proposal::Rematch => now.has_next,
            };
            let code = || format!("company-dropped-{}", proposals::word(proposal));
            (!is_shown).then(|| words.text(&code()))
        });
        told.collect()
    }

    /// For whom a bot plays now, and who plays again.
    fn replaced(&self, online: OnlineTable, words: &Words) -> Vec<String> {
        let told = Seat::ALL.into_iter().filter_map(|seat| {
            let is_bot = |table: &Snapshot| table.stood_in.contains(&seat);
            let code = match (is_bot(&self.before), is_bot(&self.now)) {
                (false, true) => "company-stood-in",
                (true, false) => "company-came-back",
                _ => return None,
            };
            let sitter = online.table.with(|table| table?.sitter(seat));
            let name = who::person(online, sitter?.person()?, words);
            Some(words.tell(code, &[("who", Fact::Text(name))]))
        });
        told.collect()
    }

    /// What others propose.
    fn proposed(&self, online: OnlineTable, words: &Words) -> Vec<String> {
        let told = self.new_of_others(online).map(|(proposal, by)| {
            let code = format!("company-proposed-{}", proposals::word(*proposal));
            words.tell(&code, &[("who", Fact::Text(who::person(online, *by, words)))])
        });
        told.collect()
    }

    fn new_of_others(&self, online: OnlineTable) -> impl Iterator<Item = &(Proposal, PersonId)> {
        let new = self.now.proposals.iter();
        let new = new.filter(|proposed| !self.before.proposals.contains(proposed));
        new.filter(move |(_, by)| !who::is_me(online, *by))
    }

    /// That there is a pause, or no longer.
    fn resumed(&self) -> Option<&'static str> {
        match (self.before.phase, self.now.phase) {
            (Phase::Playing, Phase::Paused) => Some("company-paused"),
            (Phase::Paused, Phase::Playing) => Some("company-resumed"),
            _ => None,
        }
    }
}
