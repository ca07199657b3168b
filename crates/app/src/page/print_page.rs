//! A game to print, cut out and play: its sheets as they come out of the printer, and
//! the browser's own print dialog. The sheets are those of `print`; the style sheet
//! gives them their millimetres.

use std::sync::Arc;

use game::Fact;
use leptos::prelude::*;
use print::{Order, Page, Paper};
use shelf::Game;

use super::{
    browser,
    control::Control,
    place::Place,
    setting_up::segments::{Segment, Segments},
    speaking::Speaking,
    title,
};

/// A game's sheets, and what they are printed on.
#[component]
pub(super) fn PrintPage(game: Game) -> impl IntoView {
    let speaking = Speaking::here();
    let name = move || Fact::Text(speaking.text(&format!("game-{}", game.name())));
    let heading = move || speaking.tell("app-print-title", &[("name", name())]);
    title::show(move || speaking.tell("app-title", &[("name", Fact::Text(heading()))]));
    let paper = RwSignal::new(Paper::A4);
    let pages = Memo::new(move |_| {
        let order = Order { paper: paper.get(), address: address(game) };
        Arc::new(print::pages(game, &order, &speaking.words()))
    });
    let papers = Signal::derive(move || {
        let segment = |paper: Paper| {
            let code = format!("app-print-{}", paper.name());
            Segment::plain(paper.name(), speaking.text(&code))
        };
        Paper::ALL.map(segment).to_vec()
    });
    let choose = move |name: String| {
        if let Some(chosen) = Paper::named(&name) {
            paper.set(chosen);
        }
    };
    view! {
        <article class="print" data-page="print" data-game=game.name()>
            <header class="print-choices">
                <h1>{heading}</h1>
                <p class="lead">{move || speaking.text("app-print-about")}</p>
                <Segments
                    name="paper"
                    title=Signal::derive(move || speaking.text("app-print-paper"))
                    segments=papers
                    chosen=Signal::derive(move || paper.get().name().to_owned())
                    on_choose=choose
                />
                <p class="ways">
                    <Control code="app-print-now" main=true on_press=|()| browser::print() />
                    <a class="control" href=Place::SetUp(game).path()>
                        {move || speaking.text("app-rules-play")}
                    </a>
                </p>
            </header>
            <div class="sheets" data-paper=move || paper.get().name()>
                {move || pages.with(|pages| sheets(pages, speaking))}
            </div>
        </article>
    }
}

/// Every page as a picture with a name.
fn sheets(pages: &[Page], speaking: Speaking) -> impl IntoView + use<> {
    let of = pages.len();
    let sheet = |(place, page): (usize, &Page)| {
        let facts = [("number", Fact::from(place + 1)), ("of", Fact::from(of))];
        let label = speaking.tell("app-print-sheet", &facts);
        view! { <div class="sheet" role="img" aria-label=label inner_html=page.svg.clone()></div> }
    };
    pages.iter().enumerate().map(sheet).collect_view()
}

/// Where others find the game; nowhere, where the page's own name means only this
/// machine.
fn address(game: Game) -> Option<String> {
    (!browser::is_at_home()).then(|| browser::address(&Place::SetUp(game).path()))
}
