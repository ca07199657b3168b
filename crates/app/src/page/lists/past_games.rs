//! A list of games that are over, which the server tells page by page: what has
//! come of it, and where it goes on. Those of this device are among them.

use std::cmp::Reverse;

use leptos::{prelude::*, task::spawn_local};
use shelf::Game;

use crate::online::{Failed, api};
use crate::page::{
    control::Control,
    device_games::{self, Finished},
    lists::past_game::{PastGame, PastGameRow},
    objection::Objection,
};

/// Where games are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Source {
    /// Among those of the server.
    Archive(api::Games),
    /// Among the imported games, of one game or of all.
    Records(Option<Game>),
}

impl Source {
    /// The games of this device that belong here.
    fn here(&self) -> Vec<Finished> {
        let Self::Archive(games) = self else { return Vec::new() };
        let mut here = device_games::finished();
        here.retain(|it| games.game.is_none_or(|game| it.game == game));
        here
    }

    /// Some games, and where the next ones begin.
    async fn page(self, after: Option<String>) -> Result<(Vec<PastGame>, Option<String>), Failed> {
        let after = after.as_deref();
        Ok(match self {
            Self::Archive(games) => {
                let page = api::archive(&games, after).await?;
                (page.games.into_iter().map(PastGame::Played).collect(), page.next)
            }
            Self::Records(game) => {
                let page = api::imported(game, after).await?;
                let next = page.next.map(|next| next.to_string());
                (page.records.into_iter().map(PastGame::Imported).collect(), next)
            }
        })
    }
}

/// How far the loading of a list has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Loading {
    /// The server is asked.
    Awaited,
    /// The server has answered.
    Here,
    /// It can't be reached, or says no.
    Failed,
}

impl Loading {
    /// What the document calls it.
    pub(in crate::page) const fn word(self) -> &'static str {
        match self {
            Self::Awaited => "awaited",
            Self::Here => "here",
            Self::Failed => "failed",
        }
    }
}

/// What has come: a handle.
#[derive(Clone, Copy)]
pub(in crate::page) struct PastGames {
    /// Everything, in the order of the server.
    pub(in crate::page) found: RwSignal<Vec<PastGame>>,
    /// How far the last question is.
    pub(in crate::page) loading: RwSignal<Loading>,
    /// Why it failed.
    pub(in crate::page) wrong: RwSignal<Objection>,
    /// Where the next page begins, if there is one.
    next: RwSignal<Option<String>>,
    source: Memo<Source>,
    /// Those of this device that belong among them.
    here: Memo<Vec<Finished>>,
}

impl PastGames {
    /// Asks now, and again whenever something else is looked for.
    pub(in crate::page) fn of(source: impl Fn() -> Source + Send + Sync + 'static) -> Self {
        let source = Memo::new(move |_| source());
        let games = Self {
            found: RwSignal::new(Vec::new()),
            loading: RwSignal::new(Loading::Awaited),
            wrong: RwSignal::new(Objection::None),
            next: RwSignal::new(None),
            source,
            here: Memo::new(move |_| source.with(Source::here)),
        };
        Effect::new(move |_| games.ask(games.source.get(), None));
        games
    }

    /// Everything that can be shown, those of this device among the others by time: as
    /// long as the server has older ones, none that are older than what has come.
    pub(in crate::page) fn all(self) -> Vec<PastGame> {
        let mut all = self.found.get();
        let asked = self.loading.get() == Loading::Awaited && all.is_empty();
        let goes_on = self.next.with(Option::is_some);
        let since = all.last().filter(|_| goes_on).and_then(PastGame::at);
        let here = self.here.get().into_iter();
        let here = here.filter(|it| !asked && since.is_none_or(|since| it.at >= since));
        all.extend(here.map(PastGame::Here));
        all.sort_by_key(|past| Reverse(past.at()));
        all
    }

    /// Asks for the first page, or for the one after.
    fn ask(self, source: Source, after: Option<String>) {
        self.loading.set(Loading::Awaited);
        self.wrong.set(Objection::None);
        spawn_local(async move {
            let first = after.is_none();
            let page = source.page(after).await;
            // Something else may be looked for meanwhile, or nothing any more.
            if self.loading.is_disposed() || self.source.get_untracked() != source {
                return;
            }
            match page {
                Ok((games, next)) => {
                    self.found.update(|found| {
                        if first {
                            found.clear();
                        }
                        found.extend(games);
                    });
                    self.next.set(next);
                    self.loading.set(Loading::Here);
                }
                Err(failed) => {
                    if first {
                        self.found.set(Vec::new());
                        self.next.set(None);
                    }
                    self.wrong.set(Objection::Server(failed));
                    self.loading.set(Loading::Failed);
                }
            }
        });
    }
}

/// The list, with the button for more of it.
#[component]
pub(in crate::page) fn PastGamesList(games: PastGames, more: &'static str) -> impl IntoView {
    let goes_on = Memo::new(move |_| games.next.with(Option::is_some));
    let waits = Signal::derive(move || games.loading.get() == Loading::Awaited);
    let go_on = move |()| games.ask(games.source.get_untracked(), games.next.get_untracked());
    view! {
        <ul class="tables">
            <For each=move || games.all() key=|past| past.place().path() let:past>
                <PastGameRow past />
            </For>
        </ul>
        <Show when=move || goes_on.get()>
            <p class="ways">
                <Control code=more disabled=waits on_press=go_on />
            </p>
        </Show>
    }
}
