//! A rulebook as it is read: its contents, its chapters, each rule with its mark, its
//! reason and the way to the board.

#![allow(clippy::needless_pass_by_value, reason = "a component owns what it is given")]

use std::sync::Arc;

use game::RuleId;
use leptos::prelude::*;
use rulebook::{Block, LEFT_OPEN, Paragraph, Rulebook, Section, Span};
use shelf::Game;

use crate::page::{control::Control, place::Place, speaking::Speaking};

/// What the reader is at: a chapter or a rule, by its name in addresses.
pub(super) type Anchor = Option<String>;

/// The chapters as a list of links.
#[component]
pub(super) fn Contents(game: Game, book: Arc<Rulebook>, at: Signal<Anchor>) -> impl IntoView {
    let speaking = Speaking::here();
    let open = RwSignal::new(false);
    let here = {
        let book = book.clone();
        Memo::new(move |_| {
            let at = at.get()?;
            let is_in = |section: &&Section| {
                section.id == at || section.rules.iter().any(|it| it.rule.as_str() == at)
            };
            book.sections.iter().find(is_in).map(|section| section.id.clone())
        })
    };
    let link = move |section: &Section| {
        let (id, title) = (section.id.clone(), section.title.clone());
        let is_here = id.clone();
        view! {
            <li>
                <a
                    href=Place::Rules(game, Some(id)).path()
                    aria-current=move || {
                        here.with(|here| here.as_ref() == Some(&is_here)).then_some("true")
                    }
                    on:click=move |_| open.set(false)
                >
                    {title}
                </a>
            </li>
        }
    };
    view! {
        <nav class="contents" aria-label=move || speaking.text("rulebook-contents")>
            <button
                type="button"
                class="control"
                data-control="rulebook-contents"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {move || speaking.text("rulebook-contents")}
            </button>
            <ol data-open=move || open.get().then_some("")>
                {book.sections.iter().map(link).collect_view()}
            </ol>
        </nav>
    }
}

#[component]
pub(super) fn Chapters(
    game: Game,
    book: Arc<Rulebook>,
    /// The rule or chapter that was asked for.
    asked: Signal<Anchor>,
    /// Wants to try a rule.
    #[prop(into)]
    on_try: Callback<RuleId>,
) -> impl IntoView {
    let chapter = |section: &Section| {
        let rules = section.rules.iter().map(|paragraph| {
            view! { <Rule paragraph=paragraph.clone() asked on_try /> }
        });
        let open = (section.id == LEFT_OPEN).then(|| {
            let book = book.clone();
            view! { <LeftOpen game book /> }
        });
        let id = section.id.clone();
        view! {
            <section data-chapter=id.clone()>
                <div id=id.clone() data-anchor=id.clone() tabindex="-1">
                    <h2>{section.title.clone()}</h2>
                    {blocks(&section.blocks)}
                </div>
                {rules.collect_view()}
                {open}
            </section>
        }
    };
    book.sections.iter().map(chapter).collect_view()
}

#[component]
fn Rule(paragraph: Paragraph, asked: Signal<Anchor>, on_try: Callback<RuleId>) -> impl IntoView {
    let speaking = Speaking::here();
    let rule = paragraph.rule;
    let is_asked = move || asked.with(|asked| asked.as_deref() == Some(rule.as_str()));
    let why = (!paragraph.why.is_empty()).then(|| {
        view! {
            <details class="why">
                <summary>{move || speaking.text("rulebook-why")}</summary>
                <p>{spans(&paragraph.why)}</p>
            </details>
        }
    });
    let label = Signal::derive(move || format!("{}: {rule}", speaking.text("rulebook-try-here")));
    view! {
        <article
            class="of-rule"
            id=rule.as_str()
            data-rule=rule.as_str()
            data-anchor=rule.as_str()
            data-asked=move || is_asked().then_some("")
            tabindex="-1"
        >
            <h3>{paragraph.title.clone()} " " <Mark paragraph=paragraph.clone() /></h3>
            {blocks(&paragraph.blocks)}
            {why}
            <Control code="rulebook-try-here" label on_press=move |()| on_try.run(rule) />
        </article>
    }
}

/// The id of a rule, and where it comes from where that is not the sheet.
#[component]
fn Mark(paragraph: Paragraph) -> impl IntoView {
    let speaking = Speaking::here();
    let beyond = paragraph.beyond_sheet().next().is_some();
    let told = move || paragraph.mark(&speaking.words());
    view! { <span class="mark" class:beyond=beyond>{told}</span> }
}

/// Every rule that is not plainly on the sheet, with its reason.
#[component]
fn LeftOpen(game: Game, book: Arc<Rulebook>) -> impl IntoView {
    let open = book.rules().filter(|paragraph| paragraph.beyond_sheet().next().is_some());
    let told = open.map(|paragraph| {
        let rule = Some(paragraph.rule.as_str().to_owned());
        view! {
            <li>
                <h3>
                    <a href=Place::Rules(game, rule).path()>{paragraph.title.clone()}</a>
                    " "
                    <Mark paragraph=paragraph.clone() />
                </h3>
                <p>{spans(&paragraph.why)}</p>
            </li>
        }
    });
    view! { <ul class="left-open">{told.collect_view()}</ul> }
}

pub(super) fn blocks(blocks: &[Block]) -> impl IntoView + use<> {
    let block = |block: &Block| match block {
        Block::Text(text) => view! { <p>{spans(text)}</p> }.into_any(),
        Block::List(points) => {
            let points = points.iter().map(|point| view! { <li>{spans(point)}</li> });
            view! { <ul>{points.collect_view()}</ul> }.into_any()
        }
    };
    blocks.iter().map(block).collect_view()
}

fn spans(spans: &[Span]) -> impl IntoView + use<> {
    let span = |span: &Span| match span {
        Span::Plain(text) => text.clone().into_any(),
        Span::Emphasis(text) => view! { <em>{text.clone()}</em> }.into_any(),
        Span::Strong(text) => view! { <strong>{text.clone()}</strong> }.into_any(),
    };
    spans.iter().map(span).collect_view()
}
