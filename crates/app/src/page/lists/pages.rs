//! A list of the house that comes page by page: what has come of it, and where it
//! goes on.

use std::future::Future;

use leptos::{prelude::*, task::spawn_local};

use crate::house::Failed;
use crate::page::{control::Control, objection::Objection};

/// How far an answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Answer {
    /// The house is asked.
    Awaited,
    /// It has answered.
    Here,
    /// It can't be reached, or says no.
    Failed,
}

impl Answer {
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
pub(in crate::page) struct Pages<T: Send + Sync + 'static> {
    /// Everything, in the order of the house.
    pub(in crate::page) found: RwSignal<Vec<T>>,
    /// How far the last question is.
    pub(in crate::page) answer: RwSignal<Answer>,
    /// Why it failed.
    pub(in crate::page) wrong: RwSignal<Objection>,
    /// Where the next page begins, if there is one.
    next: RwSignal<Option<String>>,
    /// Counts the beginnings, so that late answers are known.
    beginnings: StoredValue<u32>,
}

impl<T: Send + Sync + 'static> Clone for Pages<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Pages<T> {}

impl<T: Send + Sync + 'static> Pages<T> {
    /// Nothing has been asked yet.
    pub(in crate::page) fn new() -> Self {
        Self {
            found: RwSignal::new(Vec::new()),
            answer: RwSignal::new(Answer::Awaited),
            wrong: RwSignal::new(Objection::None),
            next: RwSignal::new(None),
            beginnings: StoredValue::new(0),
        }
    }

    /// Asks for the first page; whatever was asked before is forgotten.
    pub(in crate::page) fn begin(self, page: impl Future<Output = Page<T>> + 'static) {
        self.beginnings.update_value(|beginnings| *beginnings = beginnings.wrapping_add(1));
        self.await_page(page, move |things| self.found.set(things));
    }

    /// Asks for the page that begins where the last one ended.
    pub(in crate::page) fn go_on<F: Future<Output = Page<T>> + 'static>(
        self,
        page: impl FnOnce(String) -> F,
    ) {
        if let Some(next) = self.next.get_untracked() {
            self.await_page(page(next), move |things| {
                self.found.update(|found| found.extend(things));
            });
        }
    }

    fn await_page(
        self,
        page: impl Future<Output = Page<T>> + 'static,
        take: impl FnOnce(Vec<T>) + 'static,
    ) {
        let beginning = self.beginnings.get_value();
        self.answer.set(Answer::Awaited);
        self.wrong.set(Objection::None);
        spawn_local(async move {
            let page = page.await;
            if self.beginnings.try_get_value() != Some(beginning) {
                return;
            }
            match page {
                Ok((things, next)) => {
                    take(things);
                    self.next.set(next);
                    self.answer.set(Answer::Here);
                }
                Err(failed) => {
                    self.wrong.set(Objection::House(failed));
                    self.answer.set(Answer::Failed);
                }
            }
        });
    }
}

/// What the house answers: some of the list, and where the next page begins.
pub(in crate::page) type Page<T> = Result<(Vec<T>, Option<String>), Failed>;

/// The button for the next page, if there is one.
#[component]
pub(in crate::page) fn MoreOf<T: Send + Sync + 'static>(
    pages: Pages<T>,
    code: &'static str,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let more = Memo::new(move |_| pages.next.with(Option::is_some));
    let waits = Signal::derive(move || pages.answer.get() == Answer::Awaited);
    view! {
        <Show when=move || more.get()>
            <p class="ways">
                <Control code disabled=waits on_press />
            </p>
        </Show>
    }
}
