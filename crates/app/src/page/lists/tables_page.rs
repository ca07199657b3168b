//! The online tables: one's own, those that wait for company, and those
//! where one can look on. The lists are asked for again every few seconds as long
//! as somebody sees them.

use leptos::{prelude::*, task::spawn_local};
use protocol::TableSummary;

use crate::online::{Failed, api};
use crate::page::{
    browser,
    empty::Empty,
    icon::Icon,
    lists::my_tables::{BETWEEN_LOOKS, MessagesSwitch, MyRows, MyTables},
    lists::past_games::Loading,
    lists::table_row::{TableRow, Visit, row_key},
    naming::Account,
    place::Place,
    speaking::Speaking,
    title,
};

/// What is known of the lists.
#[derive(Clone, PartialEq, Debug)]
struct Lists {
    /// Tables where a seat is open.
    waiting: Vec<TableSummary>,
    /// Games that run.
    running: Vec<TableSummary>,
}

#[component]
pub(in crate::page) fn TablesPage() -> impl IntoView {
    let speaking = Speaking::here();
    title::show(move || {
        let name = game::Fact::Text(speaking.text("lobby-tables"));
        speaking.tell("app-title", &[("name", name)])
    });
    let lists = RwSignal::new(None::<Lists>);
    let lost = RwSignal::new(false);
    spawn_local(look_after(lists, lost));
    let mine = MyTables::here();
    let news = move || match (lost.get(), lists.with(Option::is_none)) {
        (true, _) => speaking.text("lobby-lists-failed"),
        (false, true) => speaking.text("lobby-lists-loading"),
        (false, false) => String::new(),
    };
    let waiting = move || Some(lists.get()?.waiting);
    let running = move || Some(lists.get()?.running);
    let mine_are = Memo::new(move |_| Contents::of(mine.loading(), mine.tables().is_empty()));
    let loading = Signal::derive(move || match (lists.with(Option::is_some), lost.get()) {
        (true, _) => Loading::Here,
        (false, true) => Loading::Failed,
        (false, false) => Loading::Awaited,
    });
    view! {
        <div class="shelf online" data-page="tables" data-lists=move || lists.with(Option::is_some).to_string()>
            <h1>{move || speaking.text("lobby-tables")}</h1>
            <p class="lead">{move || speaking.text("lobby-tables-lead")}</p>
            <p class="note" role="status">{news}</p>
            <section data-list="mine">
                <h2>{move || speaking.text("lobby-mine")}</h2>
                <InPlaceOf contents=mine_are>
                    <Empty icon=Icon::Shelf code="empty-mine" way=("empty-to-games", Place::Shelf) />
                </InPlaceOf>
                <ul class="tables">
                    <MyRows />
                </ul>
                <MessagesSwitch />
            </section>
            <TableList name="waiting" title="lobby-waiting" visit=Visit::Join loading tables=Signal::derive(waiting)>
                <Empty icon=Icon::People code="empty-waiting" way=("empty-invite", Place::Shelf) />
            </TableList>
            <TableList name="running" title="lobby-running" visit=Visit::Watch loading tables=Signal::derive(running)>
                <Empty icon=Icon::Eye code="empty-running" way=("empty-to-past", Place::Past) />
            </TableList>
            <p class="ways">
                <a class="control" data-way="archive" href=Place::Past.path()>
                    {move || speaking.text("archive")}
                </a>
            </p>
            <Account />
        </div>
    }
}

/// What there is to be shown of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Contents {
    /// Its entries, or nothing yet.
    Entries,
    /// It is empty.
    Nothing,
    /// The server can't be asked.
    Unknown,
}

impl Contents {
    fn of(loading: Loading, is_empty: bool) -> Self {
        match loading {
            Loading::Here if is_empty => Self::Nothing,
            Loading::Failed if is_empty => Self::Unknown,
            Loading::Here | Loading::Failed | Loading::Awaited => Self::Entries,
        }
    }
}

/// What stands in the place of a list that has no entries: that it is empty, or that
/// nobody knows.
#[component]
fn InPlaceOf(
    contents: Memo<Contents>,
    /// What is said of an empty one.
    children: ChildrenFn,
) -> impl IntoView {
    move || match contents.get() {
        Contents::Entries => None,
        Contents::Nothing => Some(children()),
        Contents::Unknown => {
            Some(view! { <Empty icon=Icon::Link code="empty-unknown" /> }.into_any())
        }
    }
}

/// A list of tables, and what stands there when it is empty.
#[component]
fn TableList(
    name: &'static str,
    title: &'static str,
    visit: Visit,
    loading: Signal<Loading>,
    tables: Signal<Option<Vec<TableSummary>>>,
    children: ChildrenFn,
) -> impl IntoView {
    let speaking = Speaking::here();
    let contents = Memo::new(move |_| {
        Contents::of(loading.get(), tables.with(|tables| tables.as_ref().is_none_or(Vec::is_empty)))
    });
    view! {
        <section data-list=name>
            <h2>{move || speaking.text(title)}</h2>
            <InPlaceOf contents>{children()}</InPlaceOf>
            <ul class="tables">
                <For each=move || tables.get().unwrap_or_default() key=row_key let:table>
                    <TableRow table visit />
                </For>
            </ul>
        </section>
    }
}

/// Asks for the lists again and again, until the page is left.
async fn look_after(lists: RwSignal<Option<Lists>>, lost: RwSignal<bool>) {
    loop {
        if browser::is_seen() {
            match ask().await {
                Ok(found) => {
                    lists.try_update(|lists| *lists = Some(found));
                    lost.try_set(false);
                }
                Err(_) => drop(lost.try_set(true)),
            }
        }
        browser::wait(BETWEEN_LOOKS).await;
        if lists.is_disposed() {
            return;
        }
    }
}

async fn ask() -> Result<Lists, Failed> {
    let waiting = api::lobby(None).await?;
    Ok(Lists { waiting, running: api::running(None).await? })
}
