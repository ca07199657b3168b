//! The screen of a rulebook: contents, text, and the board that shows the rule that is
//! being read. An address may name a rule or a chapter.

use std::sync::Arc;

use game::{Fact, Quote, RuleId};
use leptos::{ev, html, prelude::*};
use protocol::Analysed;
use rulebook::Rulebook;
use shelf::Game;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, window};

use super::{
    chapters::{Anchor, Chapters, Contents},
    loading::loaded,
    trying::{TryOut, Trying},
};
use crate::page::{browser, place::Place, routing, speaking::Speaking, title};

/// How far down the window the line is that is being read.
const READ_AT: f64 = 0.3;
/// How far inside the text a look is taken, beyond its margin.
const INSIDE: f64 = 64.0;

/// The rulebook of a game; the rule or chapter that was asked for is in sight.
#[component]
pub(in crate::page) fn RulesPage(game: Game, asked: Option<String>) -> impl IntoView {
    let speaking = Speaking::here();
    let name = move || Fact::Text(speaking.text(&format!("game-{}", game.name())));
    let heading = move || speaking.tell("app-rules-title", &[("name", name())]);
    title::show(move || speaking.tell("app-title", &[("name", Fact::Text(heading()))]));
    let asked = RwSignal::new(asked);
    // In another language it is opened where the reader was.
    let shown = loaded(game, move |book| view! { <Opened game book asked /> }.into_any());
    view! {
        <div class="rulebook" data-page="rules" data-game=game.name()>
            <h1 class="unseen">{heading}</h1>
            {shown}
        </div>
    }
}

/// The book when it is here.
#[component]
fn Opened(game: Game, book: Arc<Rulebook>, asked: RwSignal<Anchor>) -> impl IntoView {
    let speaking = Speaking::here();
    let at: RwSignal<Anchor> = RwSignal::new(None);
    let text = NodeRef::<html::Div>::new();
    let trying = Trying::of(game);
    let known = {
        let book = book.clone();
        move |name: &str| anchor(&book, name)
    };
    let wanted = asked.get_untracked();
    let found = wanted.as_deref().and_then(&known);
    asked.set(found.clone());
    let missing = wanted.filter(|_| found.is_none()).map(|asked| {
        let asked = Quote::of(&asked);
        let note = move || speaking.tell("address-no-rule", &[("rule", asked.clone().into())]);
        view! { <p class="notice" data-asked="" tabindex="-1">{note}</p> }
    });
    let is_missing = missing.is_some();
    let first = book.sections.first().map(|section| section.id.clone());
    at.set(found.clone().or(first));
    // What is read is what stands on the board.
    let read = book.clone();
    Effect::new(move |_| {
        let rule = at.with(|at| at.as_deref().and_then(|at| read.rule(at)));
        if let Some(trying) = trying {
            untrack(|| trying.show(rule));
        }
    });
    let go = move |name: String| {
        at.set(Some(name.clone()));
        asked.set(Some(name.clone()));
        routing::stay(&Place::Rules(game, Some(name.clone())));
        request_animation_frame(move || browser::show(&format!("[data-anchor='{name}']")));
    };
    Effect::new(move |_| {
        if let Some(found) = found.clone() {
            request_animation_frame(move || browser::show(&format!("[data-anchor='{found}']")));
        } else if is_missing {
            // That there is no such rule is told at the top.
            request_animation_frame(|| browser::focus("[data-asked]"));
        }
    });
    let scrolled = window_event_listener(ev::scroll, move |_| {
        let read = text.get_untracked().and_then(|text| read_now(&text));
        if read.is_some() && at.with_untracked(|at| *at != read) {
            at.set(read);
        }
    });
    on_cleanup(move || scrolled.remove());
    // A link to a rule of this book is followed here: nothing is loaded again.
    let clicked = move |event: MouseEvent| {
        if let Some(name) = named(&event, game).as_deref().and_then(&known) {
            event.prevent_default();
            go(name);
        }
    };
    let on_try = move |rule: RuleId| {
        at.set(Some(rule.as_str().to_owned()));
        browser::focus("[data-page=rules] [data-spot][tabindex='0']");
    };
    let title = book.title.clone();
    view! {
        <div class="opened" on:click=clicked>
            <Contents game book=book.clone() at=at.into() />
            <div class="text" node_ref=text>
                <p class="title" aria-hidden="true">{title}</p>
                {missing}
                <Chapters game book asked=asked.into() on_try />
                <p class="ways">
                    <a class="control main" href=Place::Play(game, None).path()>
                        {move || speaking.text("app-rules-play")}
                    </a>
                    <a
                        class="control"
                        data-way="analysis"
                        href=Place::Analysis(game, Analysed::default()).path()
                    >
                        {move || speaking.text("app-analyse")}
                    </a>
                    <a class="control" data-way="print" href=Place::Print(game).path()>
                        {move || speaking.text("app-print")}
                    </a>
                </p>
            </div>
            {trying.map(|trying| view! { <TryOut trying /> })}
        </div>
    }
}

/// The rule or chapter of this name, as the book writes it.
fn anchor(book: &Rulebook, name: &str) -> Option<String> {
    let chapter = book.sections.iter().find(|section| section.id == name);
    let rule = || book.rule(name).map(|paragraph| paragraph.rule.as_str().to_owned());
    chapter.map(|section| section.id.clone()).or_else(rule)
}

/// What of the text is being read: what lies at a line of the window.
fn read_now(text: &Element) -> Option<String> {
    let window = window()?;
    let height = window.inner_height().ok()?.as_f64()?;
    let left = text.get_bounding_client_rect().left() + INSIDE;
    let found = window.document()?.element_from_point(left as f32, (height * READ_AT) as f32)?;
    found.closest("[data-anchor]").ok()??.get_attribute("data-anchor")
}

/// What a click on a link to this very book asks for.
fn named(event: &MouseEvent, game: Game) -> Option<String> {
    let modified = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if modified || event.button() != 0 {
        return None;
    }
    let clicked: Element = event.target()?.dyn_into().ok()?;
    let link = clicked.closest("a[href]").ok()??;
    match Place::read(&link.get_attribute("href")?) {
        Place::Rules(of, Some(name)) if of == game => Some(name),
        _ => None,
    }
}
