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

use super::{
    absence::{Absence, stood_in},
    browser,
    clocks::Seats,
    fairness::Fairness,
    place::Place,
    playing::{Objection, Playing},
    proposals::{self, Proposals},
    speaking::Speaking,
    talking::Talking,
    who,
};
use crate::house::HouseTable;

/// Everything beside the board that is not the game itself.
#[component]
pub(super) fn HouseStatus(house: HouseTable, playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let news = RwSignal::new(String::new());
    let rated = Memo::new(move |_| {
        house.table.with(|table| {
            table.as_ref().is_some_and(|table| table.options().stakes == Stakes::Rated)
        })
    });
    let phase = move || house.table.with(|table| table.as_ref().map(|table| word(table.phase())));
    let watchers = move || house.presence.get().watchers;
    tell_what_happens(house, news);
    tell_refusals(house, playing);
    go_to_next_game(house);
    Fairness::here().watch(house);
    view! {
        <section
            class="company"
            aria-label=move || speaking.text("company-table")
            data-company="table"
            data-phase=phase
        >
            <Show when=move || rated.get()>
                <p class="note">{move || speaking.text("company-table-rated")}</p>
            </Show>
            <Seats house on_news=move |told| news.set(told) />
            <p class="note" data-watchers=move || watchers().to_string()>
                {move || speaking.tell("company-watchers", &[("count", watchers().into())])}
            </p>
            <p class="company-news" role="status" data-status="company">
                {move || news.get()}
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
}

impl Seen {
    fn of(table: &Table) -> Self {
        let proposals = table.proposals().iter().map(|pending| (pending.proposal, pending.by));
        Self {
            phase: table.phase(),
            proposals: proposals.collect(),
            stood_in: stood_in(table),
            entries: table.game().map_or(0, |game| game.entries().len()),
        }
    }
}

fn tell_what_happens(house: HouseTable, news: RwSignal<String>) {
    let speaking = Speaking::here();
    Effect::new(move |before: Option<Option<Seen>>| {
        let seen = house.table.with(|table| table.as_ref().map(Seen::of));
        if let (Some(Some(before)), Some(seen)) = (before, &seen)
            && before != *seen
        {
            let told = untrack(|| happened(house, &before, seen, &speaking.words_now()));
            if !told.is_empty() {
                news.set(told.join(" "));
            }
        }
        seen
    });
}

fn happened(house: HouseTable, before: &Seen, now: &Seen, words: &Words) -> Vec<String> {
    let mut told = Vec::new();
    let name = |seat: Seat| {
        let sitter = house.table.with(|table| table.as_ref().and_then(|table| table.sitter(seat)));
        let person = sitter.and_then(table::Sitter::person);
        Fact::Text(person.map(|person| who::person(house, person, words)).unwrap_or_default())
    };
    let is_open = |proposal: Proposal| now.proposals.iter().any(|(open, _)| *open == proposal);
    let has_acted = now.entries > before.entries;
    for (proposal, _) in before.proposals.iter().filter(|(proposal, _)| !is_open(*proposal)) {
        let word = proposals::word(*proposal);
        match proposal {
            Proposal::TakeBack if now.entries < before.entries => {
                told.push(words.text("company-taken-back"));
            }
            Proposal::Draw if now.phase == Phase::Over => {}
            Proposal::Pause if now.phase == Phase::Paused => {}
            // Who goes on playing has answered, and everybody sees it.
            Proposal::Draw | Proposal::TakeBack if has_acted => {}
            _ if now.phase == Phase::Closed => {}
            _ => told.push(words.text(&format!("company-dropped-{word}"))),
        }
    }
    for (proposal, by) in &now.proposals {
        if !before.proposals.contains(&(*proposal, *by)) && !who::is_me(house, *by) {
            let who = Fact::Text(who::person(house, *by, words));
            let code = format!("company-proposed-{}", proposals::word(*proposal));
            told.push(words.tell(&code, &[("who", who)]));
        }
    }
    match (before.phase, now.phase) {
        (Phase::Playing, Phase::Paused) => told.push(words.text("company-paused")),
        (Phase::Paused, Phase::Playing) => told.push(words.text("company-resumed")),
        _ => {}
    }
    for seat in Seat::ALL {
        let code = match (before.stood_in.contains(&seat), now.stood_in.contains(&seat)) {
            (false, true) => "company-stood-in",
            (true, false) => "company-came-back",
            _ => continue,
        };
        told.push(words.tell(code, &[("who", name(seat))]));
    }
    told
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
