//! Beside the board at a table of the house: who sits there and how much time
//! they have, what is proposed, what is said, who is missing, and how it ended.
//! What happens between people is read aloud as it happens, and what the house
//! refuses is told where every objection is.

use game::{Fact, Seat};
use leptos::prelude::*;
use protocol::Trouble;
use serde_json::Value;
use table::{PersonId, Phase, Proposal, Stakes, Table};
use words::Words;

use crate::house::HouseTable;
use crate::page::{
    browser,
    game::fairness::Fairness,
    game::playing::{Objection, Playing},
    house_table::absence::{Absence, stood_in},
    house_table::clocks::Seats,
    house_table::proposals::{self, Proposals},
    house_table::talking::Talking,
    house_table::who,
    place::Place,
    speaking::Speaking,
};

/// Everything beside the board that is not the game itself.
#[component]
pub(in crate::page) fn HouseStatus(house: HouseTable, playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let news = News::default();
    let rated = Memo::new(move |_| {
        house.table.with(|table| {
            table.as_ref().is_some_and(|table| table.options().stakes == Stakes::Rated)
        })
    });
    let phase = move || house.table.with(|table| table.as_ref().map(|table| word(table.phase())));
    let watchers = move || house.presence.get().watchers;
    news.follow(house);
    tell_refusals(house, playing);
    go_to_next_game(house);
    Fairness::here().watch(house);
    view! {
        <Seats house on_news=move |told| news.heard.set(told) />
        <section
            class="company"
            aria-label=move || speaking.text("company-table")
            data-company="table"
            data-phase=phase
        >
            <Show when=move || rated.get()>
                <p class="note">{move || speaking.text("company-table-rated")}</p>
            </Show>
            <Show when=move || { watchers() > 0 }>
                <p class="note" data-watchers=move || watchers().to_string()>
                    {move || speaking.tell("company-watchers", &[("count", watchers().into())])}
                </p>
            </Show>
            <p class="company-news" role="status" data-status="company">
                {move || news.seen.get()}
            </p>
            <p class="unseen" aria-live="polite" data-status="company-heard">
                {move || news.heard.get()}
            </p>
            <Proposals house playing />
            <Absence house />
            <Talking house />
            <Proof house playing />
        </section>
    }
}

/// How chance can be checked, once the game is over.
#[component]
fn Proof(house: HouseTable, playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let revealed = Memo::new(move |_| {
        house.table.with(|table| table.as_ref().is_some_and(|table| table.revealed().is_some()))
    });
    view! {
        <Show when=move || revealed.get()>
            <p class="note" data-company="proof">
                {move || speaking.text("company-proof")}
            </p>
            <div class="controls">
                <a
                    class="control"
                    data-control="company-record"
                    href=format!("/api/tables/{}/record", house.id)
                    download=format!("{}-{}.txt", playing.game.name(), house.id)
                >
                    {move || speaking.text("company-record")}
                </a>
            </div>
        </Show>
    }
}

/// What is told when it changes.
#[derive(Clone, PartialEq)]
struct Seen {
    phase: Phase,
    proposals: Vec<(Proposal, PersonId)>,
    /// The seats that bots play for somebody.
    stood_in: Vec<Seat>,
    /// How many entries the game has.
    entries: usize,
    /// Whether the next game has its table.
    has_next: bool,
}

impl Seen {
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

/// What has just happened between people.
#[derive(Clone, Copy, Default)]
struct News {
    /// What is seen nowhere else.
    seen: RwSignal<String>,
    /// What those who see it need not be told.
    heard: RwSignal<String>,
}

impl News {
    /// Tells what happens at a table from now on.
    fn follow(self, house: HouseTable) {
        let speaking = Speaking::here();
        Effect::new(move |before: Option<Option<Seen>>| {
            let seen = house.table.with(|table| table.as_ref().map(Seen::of));
            if let (Some(Some(before)), Some(seen)) = (before, &seen)
                && before != *seen
            {
                untrack(|| self.tell(house, &before, seen, &speaking.words_now()));
            }
            seen
        });
    }

    fn tell(self, house: HouseTable, before: &Seen, now: &Seen, words: &Words) {
        let settled = settled(before, now, words);
        let replaced = replaced(house, before, now, words);
        self.seen.set([settled, replaced].concat().join(" "));
        let heard = [proposed(house, before, now, words), resumed(before, now, words)];
        if heard.iter().any(|told| !told.is_empty()) {
            self.heard.set(heard.concat().join(" "));
        }
    }
}

/// What came of proposals that are gone, where the game does not show it.
fn settled(before: &Seen, now: &Seen, words: &Words) -> Vec<String> {
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
        (!is_shown).then(|| words.text(&format!("company-dropped-{}", proposals::word(proposal))))
    });
    told.collect()
}

/// For whom a bot plays now, and who plays again.
fn replaced(house: HouseTable, before: &Seen, now: &Seen, words: &Words) -> Vec<String> {
    let told = Seat::ALL.into_iter().filter_map(|seat| {
        let code = match (before.stood_in.contains(&seat), now.stood_in.contains(&seat)) {
            (false, true) => "company-stood-in",
            (true, false) => "company-came-back",
            _ => return None,
        };
        let sitter = house.table.with(|table| table.as_ref()?.sitter(seat));
        let name = who::person(house, sitter?.person()?, words);
        Some(words.tell(code, &[("who", Fact::Text(name))]))
    });
    told.collect()
}

/// What others propose.
fn proposed(house: HouseTable, before: &Seen, now: &Seen, words: &Words) -> Vec<String> {
    let new = now.proposals.iter().filter(|proposed| !before.proposals.contains(proposed));
    let others = new.filter(|(_, by)| !who::is_me(house, *by));
    let told = others.map(|(proposal, by)| {
        let code = format!("company-proposed-{}", proposals::word(*proposal));
        words.tell(&code, &[("who", Fact::Text(who::person(house, *by, words)))])
    });
    told.collect()
}

/// That there is a pause, or no longer.
fn resumed(before: &Seen, now: &Seen, words: &Words) -> Vec<String> {
    let code = match (before.phase, now.phase) {
        (Phase::Playing, Phase::Paused) => "company-paused",
        (Phase::Paused, Phase::Playing) => "company-resumed",
        _ => return Vec::new(),
    };
    vec![words.text(code)]
}

fn tell_refusals(house: HouseTable, playing: Playing) {
    Effect::new(move |_| {
        if let Some(trouble) = house.refused.get() {
            let words = playing.speaking.words_now();
            let sentence = sentence(&trouble, &words);
            playing.object(Objection { sentence, rule: trouble.rule });
        }
    });
}

/// A trouble in the reader's language, which may no longer be the one that the
/// house was told.
fn sentence(trouble: &Trouble, words: &Words) -> String {
    if !words.has(&trouble.code) {
        return trouble.message.clone();
    }
    let facts: Vec<_> =
        trouble.facts.iter().map(|(name, value)| (name.as_str(), fact(value, words))).collect();
    let sentence = words.tell(&trouble.code, &facts);
    match &trouble.rule {
        Some(rule) => {
            let rule = Fact::Text(rule.clone());
            words.tell("refusal", &[("rule", rule), ("sentence", Fact::Text(sentence))])
        }
        None => sentence,
    }
}

fn fact(value: &Value, words: &Words) -> Fact {
    match value {
        Value::Number(number) => Fact::Number(number.as_i64().unwrap_or_default()),
        Value::Object(notice) => {
            let code = notice.get("code").and_then(Value::as_str).unwrap_or_default();
            let facts = notice.get("facts").and_then(Value::as_object);
            let facts: Vec<_> = facts
                .into_iter()
                .flatten()
                .map(|(name, value)| (name.as_str(), fact(value, words)))
                .collect();
            Fact::Text(words.tell(code, &facts))
        }
        other => Fact::Text(other.as_str().map_or_else(|| other.to_string(), str::to_owned)),
    }
}

/// Whoever agreed to another game goes there as soon as it has its table.
fn go_to_next_game(house: HouseTable) {
    let next = Memo::new(move |_| house.table.with(|table| table.as_ref()?.rematch()));
    let known = Memo::new(move |_| house.table.with(Option::is_some));
    Effect::new(move |before: Option<bool>| {
        // Whoever comes when it is there already has the link.
        let was_open = before == Some(true);
        match next.get() {
            Some(table) if was_open && untrack(|| !house.my_seats().is_empty()) => {
                browser::go(&Place::Table(table, None).hash());
                false
            }
            Some(_) => false,
            None => known.get(),
        }
    });
}

/// The word of a phase in the page's attributes.
const fn word(phase: Phase) -> &'static str {
    match phase {
        Phase::Seating => "seating",
        Phase::Playing => "playing",
        Phase::Paused => "paused",
        Phase::Over => "over",
        Phase::Closed => "closed",
    }
}

#[cfg(test)]
mod tests {
    use game::{Coded, Fact};
    use words::Language;

    use super::*;

    #[test]
    fn a_refusal_is_told_in_the_readers_language_whatever_the_house_was_told() {
        let [english, french] = Language::ALL.map(Words::new);
        let objection = table::Objection::NotYours { seat: Seat::TWO };
        let notice = objection.notice();
        let trouble = Trouble::new(&notice, english.say(&notice));
        assert_eq!(sentence(&trouble, &english), "seat 2 is not yours.");
        assert_eq!(sentence(&trouble, &french), french.say(&notice));

        let edge = kuba::Refusal::OwnMarbleOff { square: "g4".parse().expect("a square") };
        let rule = game::Rule::ALL.first().map(|rule| rule.id());
        let trouble = Trouble::new(&edge.notice(), String::new()).of_action(rule, Some(1));
        assert_eq!(sentence(&trouble, &french), french.refusal(rule, &edge.notice()));
    }

    #[test]
    fn a_code_without_a_sentence_is_told_as_the_house_told_it() {
        let words = Words::new(Language::English);
        let notice = game::Notice { code: "of-tomorrow", facts: vec![("seat", Fact::Number(1))] };
        let trouble = Trouble::new(&notice, "not today.".to_owned());
        assert_eq!(sentence(&trouble, &words), "not today.");
    }
}
