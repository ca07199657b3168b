//! How well each player chose, in plain words, and what made the result: luck and moves
//! apart, in points of win chance that add up exactly.

use advice::ReviewedPlayer;
use game::{Fact, Seat};
use leptos::prelude::*;
use review::Balance;
use words::Words;

use super::{
    reviewing::{Reviewing, SaidReview},
    wording::Wording,
};
use crate::page::speaking::Speaking;

/// From so many kept choices of a hundred on, a player is told this.
const VERDICTS: [(usize, &str); 4] = [
    (95, "review-verdict-great"),
    (80, "review-verdict-good"),
    (60, "review-verdict-fair"),
    (0, "review-verdict-poor"),
];

/// A part of a balance.
type Part = fn(&Balance) -> i32;

/// The parts of a balance in their order, with the codes of their names.
const PARTS: [(&str, Part); 6] = [
    ("review-part-die", |it| it.die),
    ("review-part-traps", |it| it.traps),
    ("review-part-own", |it| it.own),
    ("review-part-others", |it| it.others),
    ("review-part-people", |it| it.people),
    ("review-part-hindsight", |it| it.hindsight),
];

/// Every player.
#[component]
pub(super) fn Players(reviewing: Reviewing) -> impl IntoView {
    let speaking = Speaking::here();
    let told = move || {
        let (words, opened) = (speaking.words(), reviewing.opened.get_value());
        let wording = Wording { opened: &opened, words: &words };
        reviewing.found.with(|found| {
            let found = found.as_ref().filter(|found| !found.entries.is_empty())?;
            let seats = opened.game.seats().into_iter().zip(&found.players);
            let players = seats.map(|(seat, player)| {
                let verdict = found.is_whole.then(|| verdict(player)).flatten();
                let verdict = verdict.map(|code| format!("{} ", words.text(code)));
                view! { <li>{verdict} {accuracy(player, seat, &wording)}</li> }
            });
            let players = players.collect_view();
            let code = if found.is_whole { "review-accuracy" } else { "review-accuracy-so-far" };
            let title = words.text(code);
            let balance = found.is_whole.then(|| balance(found, &wording));
            Some(view! { <h2>{title}</h2> <ul class="accuracy">{players}</ul> {balance} })
        })
    };
    view! { <section class="players">{told}</section> }
}

/// Of a hundred choices so many kept the chances.
fn kept(player: &ReviewedPlayer) -> Option<usize> {
    // To the nearest whole number.
    (player.kept * 200 + player.choices).checked_div(player.choices * 2)
}

/// How well somebody chose, in plain words.
fn verdict(player: &ReviewedPlayer) -> Option<&'static str> {
    let kept = kept(player)?;
    VERDICTS.iter().find(|(least, _)| kept >= *least).map(|(_, code)| *code)
}

/// How well somebody chose, in figures.
fn accuracy(player: &ReviewedPlayer, seat: Seat, wording: &Wording<'_>) -> String {
    let words = wording.words;
    let name = ("seat", Fact::Text(wording.seat(seat)));
    let Some(percent) = kept(player) else {
        return words.tell("review-no-choices", &[name]);
    };
    let on_average = f64::from(player.lost) / player.choices as f64 / 10.0;
    let facts = [
        name,
        ("kept", player.kept.into()),
        ("choices", player.choices.into()),
        ("percent", percent.into()),
        ("lost", Fact::Text(words.decimal(on_average, 1))),
    ];
    words.tell("review-kept", &facts)
}

/// What made the result, a column for each player; where there is chance it stands open,
/// for then it tells luck and moves apart.
fn balance(found: &SaidReview, wording: &Wording<'_>) -> impl IntoView + use<> {
    let words = wording.words;
    let seats = wording.opened.game.seats();
    let heads = seats.into_iter().map(|seat| view! { <th scope="col">{wording.seat(seat)}</th> });
    let heads = heads.collect_view();
    let row = |code: &str, cells: Vec<String>| {
        let cells = cells.into_iter().map(|cell| view! { <td>{cell}</td> }).collect_view();
        view! { <tr><th scope="row">{words.text(code)}</th>{cells}</tr> }
    };
    let balances = || found.players.iter().map(|player| &player.balance);
    let whole = |part: Part| balances().map(|it| percent(part(it), words)).collect::<Vec<_>>();
    let parts = PARTS.iter().filter(|(_, part)| balances().any(|it| part(it) != 0));
    let parts = parts
        .map(|(code, part)| row(code, balances().map(|it| wording.points(part(it))).collect()));
    let parts = parts.collect_view();
    let start = row("review-part-start", whole(|it| it.start));
    let end = row("review-part-end", whole(|it| it.end));
    let has_luck = balances().any(|it| it.die != 0 || it.traps != 0);
    view! {
        <details class="balance" open=has_luck>
            <summary>{words.text("review-balance")}</summary>
            <table>
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>{start} {parts} {end}</tbody>
            </table>
        </details>
    }
}

fn percent(thousandths: i32, words: &Words) -> String {
    let percent = words.decimal(f64::from(thousandths) / 10.0, 1);
    words.tell("review-percent", &[("percent", Fact::Text(percent))])
}
