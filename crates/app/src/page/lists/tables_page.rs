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
    lists::table_row::{TableRow, Way, row_key},
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

/// The page.
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
    let none_of_mine = Memo::new(move |_| mine.tables().is_empty());
    view! {
        <div class="shelf online" data-page="tables" data-lists=move || lists.with(Option::is_some).to_string()>
            <h1>{move || speaking.text("lobby-tables")}</h1>
            <p class="lead">{move || speaking.text("lobby-tables-lead")}</p>
            <p class="note" role="status">{news}</p>
            <section data-list="mine">
                <h2>{move || speaking.text("lobby-mine")}</h2>
                <Show when=move || none_of_mine.get()>
                    <Empty icon=Icon::Shelf code="empty-mine" way=("empty-to-games", Place::Shelf) />
                </Show>
                <ul class="tables">
                    <MyRows />
                </ul>
                <MessagesSwitch />
            </section>
            <TableList name="waiting" title="lobby-waiting" way=Way::Join tables=Signal::derive(waiting)>
                <Empty icon=Icon::People code="empty-waiting" way=("empty-invite", Place::Shelf) />
            </TableList>
            <TableList name="running" title="lobby-running" way=Way::Watch tables=Signal::derive(running)>
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

/// A list of tables, and what stands there when it is empty.
#[component]
fn TableList(
    name: &'static str,
    title: &'static str,
    way: Way,
    tables: Signal<Option<Vec<TableSummary>>>,
    children: ChildrenFn,
) -> impl IntoView {
    let speaking = Speaking::here();
    let is_empty =
        Memo::new(move |_| tables.with(|tables| tables.as_ref().is_some_and(Vec::is_empty)));
    view! {
        <section data-list=name>
            <h2>{move || speaking.text(title)}</h2>
            <Show when=move || is_empty.get()>
                {children()}
            </Show>
            <ul class="tables">
                <For each=move || tables.get().unwrap_or_default() key=row_key let:table>
                    <TableRow table way />
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
