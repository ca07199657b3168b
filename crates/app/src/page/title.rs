//! The document's title: that of the page, and before it how many tables of the
//! server wait for whoever reads it.

use game::Fact;
use leptos::prelude::*;

use super::{browser, lists::my_tables::MyTables, speaking::Speaking};

/// Gives the document this title as long as the page is shown.
pub(super) fn show(title: impl Fn() -> String + Send + Sync + 'static) {
    let speaking = Speaking::here();
    let turns = use_context::<MyTables>();
    Effect::new(move |_| {
        let title = title();
        let turns = turns.map_or(0, MyTables::turns);
        let title = match turns {
            0 => title,
            count => {
                let facts = [("count", count.into()), ("title", Fact::Text(title))];
                speaking.tell("lobby-title-turns", &facts)
            }
        };
        browser::set_title(&title);
    });
}
