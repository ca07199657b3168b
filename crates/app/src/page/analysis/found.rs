//! What the engine has found: who is ahead, the chance of each seat beside what counts
//! for it, the best lines, and why. While it thinks only eyes follow it; when it rests,
//! what it has found is read aloud once.

use advice::{AdvisedLine, Progress};
use game::{Fact, Seat};
use leptos::prelude::*;
use shelf::GameInProgress;
use telling::{Reader, why};
use words::{Words, capitalised};

use super::{
    engine::{Engine, EngineState, LINES},
    lines::Lines,
};
use crate::page::{
    control::Control,
    game::looking::percent,
    game::plates::Counted,
    setting_up::segments::{Segment, Segments},
    speaking::Speaking,
};
use crate::view::Count;

/// By so many percent somebody is ahead of a fair share.
const AHEAD: i64 = 5;
/// What of chance is told by the odds of everything that can happen.
const TOLD_BY_ODDS: &str = "reason-luck";

/// All of it.
#[component]
pub(super) fn FoundHere(engine: Engine) -> impl IntoView {
    let speaking = Speaking::here();
    let exploring = engine.exploring;
    let heading = move || {
        let words = speaking.words();
        exploring.with_game(|game| {
            engine.found.with(|found| headline(game, found.as_ref(), engine.doing.get(), &words))
        })
    };
    let seats = Memo::new(move |_| exploring.with_game(GameInProgress::seats));
    let standings =
        move || seats.get().into_iter().map(|seat| view! { <Chance engine seat /> }).collect_view();
    let reasons = Memo::new(move |_| {
        let words = speaking.words();
        let game = exploring.game;
        let reader = Reader::onlooker(&words);
        let reasons = engine.found.with(|found| {
            let reasons = found.as_ref().map(|found| found.advice.reason.clone());
            reasons.unwrap_or_default()
        });
        let told = reasons.iter().filter(|reason| reason.code != TOLD_BY_ODDS);
        told.map(|it| why(game, &it.code, &it.told_facts(&words), &reader)).collect::<Vec<_>>()
    });
    let summary = move || {
        let is_done = matches!(
            engine.doing.get(),
            EngineState::Rests | EngineState::Done | EngineState::Over
        );
        is_done.then(|| [vec![heading()], reasons.get()].concat().join(" "))
    };
    view! {
        <section
            class="engine"
            aria-label=move || speaking.text("analysing-engine")
            data-engine=move || engine.doing.get().word()
            data-depth=move || engine.depth().to_string()
        >
            <div class="headline">
                <h2>{heading}</h2>
                <GoOn engine />
                <p class="note effort">{move || effort(engine, &speaking.words())}</p>
            </div>
            <p class="unseen" role="status">{summary}</p>
            <ul class="chances">{standings}</ul>
            <Lines engine />
            <div class="reasons">
                {move || reasons.get().into_iter().map(|it| view! { <p>{it}</p> }).collect_view()}
            </div>
            <Controls engine />
        </section>
    }
}

/// A seat: what counts for it, and its chance to win.
#[component]
fn Chance(engine: Engine, seat: Seat) -> impl IntoView {
    let speaking = Speaking::here();
    let exploring = engine.exploring;
    let colour = Memo::new(move |_| exploring.with_game(|game| game.seat_name(seat)));
    let chance = Memo::new(move |_| {
        let colour = colour.get();
        engine.found.with(|found| {
            let chance = found.as_ref()?.advice.chances.get(colour).copied();
            chance.map(percent)
        })
    });
    let tallies = Memo::new(move |_| exploring.with_game(|game| game.tallies(game.length(), seat)));
    let counted =
        move || tallies.get().into_iter().map(|tally| view! { <Counted tally /> }).collect_view();
    let acts = move || {
        exploring.with_game(|game| game.actor() == Some(game.seat_name(seat))).then_some("true")
    };
    let told = move || {
        let percent = chance.get()?;
        Some(speaking.tell("analysing-percent", &[("percent", Fact::Number(percent))]))
    };
    view! {
        <li data-seat=move || colour.get() data-percent=move || chance.get().map(|it| it.to_string()) aria-current=acts>
            <i class=move || format!("sign {}", colour.get()) aria-hidden="true"></i>
            <span class="who">
                {move || capitalised(&speaking.text(&format!("actor-{}", colour.get())))}
            </span>
            {counted}
            <i class="share" aria-hidden="true"
                style=("--share", move || chance.get().unwrap_or_default().to_string())></i>
            <b>{told}</b>
        </li>
    }
}

/// Whether it thinks on.
#[component]
fn GoOn(engine: Engine) -> impl IntoView {
    let doing = engine.doing;
    let thinks = Memo::new(move |_| doing.get().thinks());
    let cannot = Signal::derive(move || doing.get() != EngineState::Rests);
    move || {
        if thinks.get() {
            view! { <Control code="analysing-stop" on_press=move |()| engine.rest() /> }.into_any()
        } else {
            let deeper = move |()| engine.go_deeper();
            view! { <Control code="analysing-deeper" disabled=cannot on_press=deeper /> }.into_any()
        }
    }
}

/// How much the engine does.
#[component]
fn Controls(engine: Engine) -> impl IntoView {
    let speaking = Speaking::here();
    let name = move |lines: usize| {
        let text = speaking.tell("analysing-lines-count", &[("count", lines.into())]);
        Segment { label: Some(text), ..Segment::plain(lines.to_string(), lines.to_string()) }
    };
    let choose = move |lines: String| {
        if let Some(lines) = LINES.into_iter().find(|it| it.to_string() == lines) {
            engine.lines.set(lines);
        }
    };
    view! {
        <div class="controls">
            <label class="tick">
                <input
                    type="checkbox"
                    data-choice="engine"
                    prop:checked=move || engine.on.get()
                    on:change=move |event| engine.on.set(event_target_checked(&event))
                />
                <span>{move || speaking.text("analysing-engine")}</span>
            </label>
            <Segments
                name="lines"
                title=Signal::derive(move || speaking.text("analysing-lines"))
                segments=Signal::derive(move || LINES.map(name).to_vec())
                chosen=Signal::derive(move || engine.lines.get().to_string())
                on_choose=choose
            />
        </div>
    }
}

/// Who is ahead, in a few words.
fn headline(
    game: &GameInProgress,
    found: Option<&Progress>,
    doing: EngineState,
    words: &Words,
) -> String {
    match doing {
        EngineState::Over => return telling::turn(game, &Reader::onlooker(words)),
        EngineState::Nothing => return words.text("analysing-off"),
        EngineState::Barred => return words.text("fair-off"),
        EngineState::Missing => return words.text("analysing-missing"),
        EngineState::Thinks | EngineState::ThinksOn | EngineState::Rests | EngineState::Done => {}
    }
    let Some(advice) = found.map(|found| &found.advice) else {
        return words.text("analysing-looks");
    };
    let who = |seat: &str| Fact::Text(capitalised(&words.text(&format!("actor-{seat}"))));
    let best = advice.lines.first().and_then(|line| Some((line, game.actor()?)));
    let proven = best.and_then(|(line, actor)| proven(line, words).map(|text| (text, actor)));
    if let Some((told, actor)) = proven {
        let facts = [("who", who(actor)), ("what", Fact::Text(told))];
        return words.tell("analysing-proven", &facts);
    }
    let by_chance = |one: &(&String, &f64), other: &(&String, &f64)| one.1.total_cmp(other.1);
    let Some((seat, chance)) = advice.chances.iter().max_by(by_chance) else {
        return words.text("analysing-looks");
    };
    let fair = 100 / advice.chances.len() as i64;
    let percent = percent(*chance);
    if percent - fair < AHEAD {
        return words.text("analysing-even");
    }
    words.tell("analysing-ahead", &[("who", who(seat)), ("percent", Fact::Number(percent))])
}

/// What is proven of a line, if anything: that it wins, or that it loses.
pub(super) fn proven(line: &AdvisedLine, words: &Words) -> Option<String> {
    let told = |code: &str, moves: u32| words.tell(code, &[("actions", moves.into())]);
    let wins = line.wins_in.map(|moves| told("analysing-wins", moves));
    wins.or_else(|| line.loses_in.map(|moves| told("analysing-loses", moves)))
}

/// How deep it was searched, and through how much.
fn effort(engine: Engine, words: &Words) -> String {
    let depth = engine.depth();
    if depth == 0 {
        return String::new();
    }
    let nodes = engine.found.with(|found| found.as_ref().map_or(0, |found| found.effort.nodes));
    let (count, code) = match nodes {
        0..1_000_000 => ((nodes / 1_000).max(1), "analysing-effort"),
        _ => (nodes / 1_000_000, "analysing-effort-millions"),
    };
    let count = Fact::Number(i64::try_from(count).unwrap_or(i64::MAX));
    words.tell(code, &[("depth", depth.into()), ("count", count)])
}
