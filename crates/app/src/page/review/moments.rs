//! The moments of a game that are worth a second look: where it turned, and mistakes, each
//! with the better move and its reason, and a way to try again from there.

use std::sync::Arc;

use advice::{ReviewedMove, SaidNotice};
use game::Fact;
use leptos::prelude::*;

use super::{
    figures::{chooser, mistake},
    opened::Opened,
    reviewing::{Reviewing, SaidReview, Stage},
    wording::Wording,
};
use crate::page::{browser, control::Control, speaking::Speaking};

/// All of them, as far as the review is.
#[component]
pub(super) fn Moments(reviewing: Reviewing) -> impl IntoView {
    let speaking = Speaking::here();
    let moments = Memo::new(move |_| {
        let opened = reviewing.opened.get_value();
        let notable = |found: &SaidReview| notable(found, &opened);
        reviewing.found.with(|found| found.as_ref().map(notable).unwrap_or_default())
    });
    // While more is looked at, more may be found.
    let ended = move || reviewing.stage.get() != Stage::Running && reviewing.through() > 0;
    view! {
        <Show when=move || ended() && moments.with(Vec::is_empty)>
            <p>{move || speaking.text("review-nothing")}</p>
        </Show>
        <ol class="moments">
            <For each=move || moments.get() key=|moment| moment.number let:moment>
                <Moment reviewing moment />
            </For>
        </ol>
    }
}

/// Mistakes, and where the game turned.
fn notable(found: &SaidReview, opened: &Opened) -> Vec<ReviewedMove<SaidNotice>> {
    let is_notable = |entry: &&ReviewedMove<SaidNotice>| {
        found.turning_points.contains(&entry.number) || mistake(&opened.game, entry).is_some()
    };
    found.entries.iter().filter(is_notable).cloned().collect()
}

/// One of them.
#[component]
fn Moment(reviewing: Reviewing, moment: ReviewedMove<SaidNotice>) -> impl IntoView {
    let speaking = Speaking::here();
    let opened = reviewing.opened.get_value();
    let number = moment.number;
    let told = {
        let opened = opened.clone();
        move || {
            let words = speaking.words();
            let told = Wording { opened: &opened, words: &words }.entry(number);
            words.tell("review-moment", &[("number", number.into()), ("told", Fact::Text(told))])
        }
    };
    let sentences = {
        let (opened, moment) = (opened.clone(), moment.clone());
        move || {
            let words = speaking.words();
            let wording = Wording { opened: &opened, words: &words };
            let change = wording.change(&moment);
            let better = wording.better(&moment);
            [change].into_iter().chain(better).map(|it| view! { <p>{it}</p> }).collect_view()
        }
    };
    let code = mistake(&opened.game, &moment).unwrap_or("review-turn");
    let to_board = || {
        // On a phone the board is beside the text that is read.
        browser::show(".review .trying");
    };
    let show = move |()| {
        reviewing.show(number);
        to_board();
    };
    let better = StoredValue::new(moment.clone());
    let has_better = moment.better.is_some();
    let show_better = move |()| {
        better.with_value(|moment| reviewing.show_better(moment));
        to_board();
    };
    let again = again(&opened, &moment);
    let can_try = again.is_some();
    let try_again = move |()| {
        if let Some((opened, seat)) = &again {
            opened.try_again(number - 1, *seat);
        }
    };
    let label = {
        let told = told.clone();
        move |code: &'static str| {
            let told = told.clone();
            Signal::derive(move || format!("{}: {}", speaking.text(code), told()))
        }
    };
    view! {
        <li data-moment=number.to_string() data-kind=code>
            <h3>
                <span class="kind">{move || speaking.text(code)}</span>
                " "
                {told}
            </h3>
            {sentences}
            <p class="ways">
                <Control code="review-show" label=label("review-show") on_press=show />
                {has_better.then(|| view! {
                    <Control
                        code="review-show-better"
                        label=label("review-show-better")
                        on_press=show_better
                    />
                })}
                {can_try.then(|| view! {
                    <Control
                        code="review-try-again"
                        label=label("review-try-again")
                        on_press=try_again
                    />
                })}
            </p>
        </li>
    }
}

/// Who can try again before this entry, if it was a mistake of somebody.
fn again(
    opened: &Arc<Opened>,
    moment: &ReviewedMove<SaidNotice>,
) -> Option<(Arc<Opened>, game::Seat)> {
    mistake(&opened.game, moment)?;
    Some((opened.clone(), chooser(&opened.game, moment)?))
}
