//! A list that is empty: a drawing, a sentence, and a way on.

use leptos::prelude::*;

use super::{
    icon::{Drawing, Icon},
    place::Place,
    speaking::Speaking,
};

/// What stands in the place of a list.
#[component]
pub(super) fn Empty(
    icon: Icon,
    /// The code of the sentence, and how tests find it.
    code: &'static str,
    /// What can be done instead, and where.
    #[prop(optional, into)]
    way: Option<(&'static str, Place)>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let way = way.map(|(code, place)| {
        view! {
            <a class="control" data-way=code href=place.path()>
                {move || speaking.text(code)}
            </a>
        }
    });
    view! {
        <div class="empty" data-empty=code>
            <Drawing icon />
            <p>{move || speaking.text(code)}</p>
            {way}
        </div>
    }
}
