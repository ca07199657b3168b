//! The games of the house that are over, the last one first: of all games or of
//! one, everybody's or one's own. Older ones come when they are asked for.

use leptos::{prelude::*, task::spawn_local};
use protocol::{Archive, ArchivedGame};
use shelf::Game;

use crate::house::{Me, api};
use crate::page::{control::Control, lists::archive_row::ArchiveRow, speaking::Speaking, title};

/// How far an answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    /// The house is asked.
    Awaited,
    /// It has answered.
    Here,
    /// It can't be reached, or says no.
    Failed,
}

/// What is asked for, and what has been found of it: a handle.
#[derive(Clone, Copy)]
struct Search {
    game: RwSignal<Option<Game>>,
    mine: RwSignal<bool>,
    me: Me,
    found: RwSignal<Vec<ArchivedGame>>,
    /// Where older ones begin.
    next: RwSignal<Option<String>>,
    answer: RwSignal<Answer>,
}

impl Search {
    fn new() -> Self {
        Self {
            game: RwSignal::new(None),
            mine: RwSignal::new(false),
            me: Me::here(),
            found: RwSignal::new(Vec::new()),
            next: RwSignal::new(None),
            answer: RwSignal::new(Answer::Awaited),
        }
    }

    /// What the house is to be asked.
    fn question(self) -> api::Games {
        let person = self.me.person().filter(|_| self.mine.get());
        api::Games { game: self.game.get(), person: person.map(|person| person.id) }
    }

    /// Asks from the beginning.
    fn begin(self, question: api::Games) {
        self.ask(question, None, move |page| {
            self.found.set(page.games);
            self.next.set(page.next);
        });
    }

    /// Asks for older ones.
    fn more(self) {
        let question = untrack(|| self.question());
        self.ask(question, self.next.get_untracked(), move |page| {
            self.found.update(|found| found.extend(page.games));
            self.next.set(page.next);
        });
    }

    /// Asks, and takes the answer unless something else has been asked meanwhile.
    fn ask(
        self,
        question: api::Games,
        after: Option<String>,
        take: impl FnOnce(Archive) + 'static,
    ) {
        self.answer.set(Answer::Awaited);
        spawn_local(async move {
            let page = api::archive(&question, after.as_deref()).await;
            if self.answer.is_disposed() || untrack(|| self.question()) != question {
                return;
            }
            match page {
                Ok(page) => {
                    take(page);
                    self.answer.set(Answer::Here);
                }
                Err(_) => self.answer.set(Answer::Failed),
            }
        });
    }
}

/// The page.
#[component]
pub(in crate::page) fn ArchivePage() -> impl IntoView {
    let speaking = Speaking::here();
    title::show(move || {
        let name = game::Fact::Text(speaking.text("archive"));
        speaking.tell("app-title", &[("name", name)])
    });
    let search = Search::new();
    let question = Memo::new(move |_| search.question());
    Effect::new(move |_| search.begin(question.get()));
    let news = move || {
        let none = search.found.with(Vec::is_empty);
        match search.answer.get() {
            Answer::Awaited => speaking.text("lobby-lists-loading"),
            Answer::Failed => speaking.text("archive-failed"),
            Answer::Here if none => speaking.text("archive-none"),
            Answer::Here => String::new(),
        }
    };
    let state = move || match search.answer.get() {
        Answer::Awaited => "awaited",
        Answer::Here => "here",
        Answer::Failed => "failed",
    };
    let more = Memo::new(move |_| search.next.with(Option::is_some));
    let waits = Signal::derive(move || search.answer.get() == Answer::Awaited);
    view! {
        <div class="shelf house" data-page="archive" data-answer=state>
            <h1>{move || speaking.text("archive")}</h1>
            <p class="lead">{move || speaking.text("archive-lead")}</p>
            <Filters search />
            <p class="note" role="status">{news}</p>
            <ul class="tables">
                <For each=move || search.found.get() key=|game| game.table let:game>
                    <ArchiveRow game />
                </For>
            </ul>
            <Show when=move || more.get()>
                <p class="ways">
                    <Control code="archive-more" disabled=waits on_press=move |()| search.more() />
                </p>
            </Show>
        </div>
    }
}

/// Which games are wanted.
#[component]
fn Filters(search: Search) -> impl IntoView {
    let speaking = Speaking::here();
    let name = move |game: Game| move || speaking.text(&format!("game-{}", game.name()));
    let known = Memo::new(move |_| search.me.person().is_some());
    view! {
        <div class="filters">
            <label class="choice">
                <span>{move || speaking.text("archive-game")}</span>
                <select
                    data-choice="game"
                    on:change=move |event| search.game.set(Game::named(&event_target_value(&event)))
                >
                    <option value="">{move || speaking.text("archive-game-all")}</option>
                    {Game::ALL
                        .map(|game| view! { <option value=game.name()>{name(game)}</option> })
                        .collect_view()}
                </select>
            </label>
            <Show when=move || known.get()>
                <label class="tick">
                    <input
                        type="checkbox"
                        data-choice="mine"
                        prop:checked=move || search.mine.get()
                        on:change=move |event| search.mine.set(event_target_checked(&event))
                    />
                    <span>{move || speaking.text("archive-mine")}</span>
                </label>
            </Show>
        </div>
    }
}
