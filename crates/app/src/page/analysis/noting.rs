//! What the reader says of the move that led here: a sign, a comment; and what becomes of
//! the variation that it is in.

use game::{Comment, Judgement};
use leptos::prelude::*;

use super::exploring::Exploring;
use crate::page::{
    browser,
    control::{Control, Labelled},
    speaking::Speaking,
};

/// The sentence of a sign.
pub(super) const fn code(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Excellent => "analysing-excellent",
        Judgement::Good => "analysing-good",
        Judgement::Interesting => "analysing-interesting",
        Judgement::Doubtful => "analysing-doubtful",
        Judgement::Mistake => "analysing-mistake",
        Judgement::Blunder => "analysing-blunder",
    }
}

/// Where it is said.
#[component]
pub(super) fn Noting(exploring: Exploring) -> impl IntoView {
    let speaking = Speaking::here();
    let path = Memo::new(move |_| exploring.standing.with(|standing| standing.path.clone()));
    let at_start = Signal::derive(move || path.with(String::is_empty));
    let said = Memo::new(move |_| {
        exploring.tree.with(|tree| {
            path.with(|path| {
                let comments = tree.comments(path).iter().map(Comment::as_str);
                comments.collect::<Vec<_>>().join("\n")
            })
        })
    });
    let judgement =
        Memo::new(move |_| exploring.tree.with(|tree| path.with(|path| tree.judgement(path))));
    // Its own line is the first that can be played there: nothing to promote.
    let is_main = Signal::derive(move || {
        exploring.tree.with(|tree| {
            let main = tree.main_line();
            path.with(|path| format!("{main} ").starts_with(&format!("{path} ")) || path.is_empty())
        })
    });
    let sign = move |it: Judgement| {
        let chosen = move || judgement.get() == Some(it);
        let press = move |_| exploring.judge((judgement.get_untracked() != Some(it)).then_some(it));
        view! {
            <button
                type="button"
                class="control sign-choice"
                data-judgement=it.sign()
                title=move || speaking.text(code(it))
                aria-label=move || speaking.text(code(it))
                aria-pressed=move || chosen().to_string()
                disabled=move || at_start.get()
                on:click=press
            >
                {it.sign()}
            </button>
        }
    };
    let delete = move |()| {
        exploring.delete();
        browser::focus_board();
    };
    view! {
        <section class="noting" aria-label=move || speaking.text("analysing-note")>
            <Labelled code="analysing-comment">
                <textarea
                    rows="2"
                    data-choice="comment"
                    prop:value=move || said.get()
                    on:change=move |event| exploring.comment(&event_target_value(&event))
                ></textarea>
            </Labelled>
            <div class="controls" role="group" aria-label=move || speaking.text("analysing-signs")>
                {Judgement::ALL.map(sign).collect_view()}
            </div>
            <div class="controls">
                <Control
                    code="analysing-promote"
                    disabled=is_main
                    on_press=move |()| exploring.promote()
                />
                <Control
                    code="analysing-delete"
                    disabled=at_start
                    on_press=delete
                />
            </div>
        </section>
    }
}
