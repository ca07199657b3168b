//! Loading a record, pasted or from a file. It is read like anything from
//! outside; what is wrong with it is told.

use leptos::{prelude::*, task::spawn_local};
use shelf::{OpenError, Opening};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::local::{self, Facing, Kept, Seating, Sitter};
use crate::page::{
    control::{Control, Labelled},
    game::playing::Playing,
    objection::{Objecting, Objection},
};

/// Where a record is loaded.
#[component]
pub(in crate::page) fn Loading(playing: Playing) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(Objection::None);
    let load = move |()| match read(playing, &text.get_untracked()) {
        Ok(kept) => {
            wrong.set(Objection::None);
            text.set(String::new());
            playing.replace(kept);
        }
        Err(error) => wrong.set(objection(error)),
    };
    let take_file = move |event: web_sys::Event| {
        let input = event.target().and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()?.get(0)) else { return };
        spawn_local(async move {
            if let Ok(read) = JsFuture::from(file.text()).await {
                text.try_set(read.as_string().unwrap_or_default());
            }
        });
    };
    view! {
        <Labelled code="app-load-paste">
            <textarea
                rows="4"
                spellcheck="false"
                data-choice="record"
                prop:value=move || text.get()
                on:input=move |event| text.set(event_target_value(&event))
            ></textarea>
        </Labelled>
        <Labelled code="app-load-file">
            <input type="file" accept=".txt,text/plain" on:change=take_file />
        </Labelled>
        <Control code="app-load" on_press=load />
        <Objecting name="loading" objection=wrong />
    }
}

/// The game of a record, with those who play now if they are as many.
fn read(playing: Playing, text: &str) -> Result<Kept, OpenError> {
    let opening = Opening { record: Some(text), ..Opening::default() };
    let table = local::open(playing.game, &opening)?;
    let seats = table.played().players();
    let kept = playing.kept.with_untracked(|kept| {
        (kept.seating.seats() == seats).then(|| (kept.seating.clone(), kept.facing))
    });
    let people = || (Seating::of(vec![Sitter::Person; seats]), Facing::Actor);
    let (seating, facing) = kept.unwrap_or_else(people);
    Ok(Kept { table, seating, facing })
}

fn objection(error: OpenError) -> Objection {
    match error {
        OpenError::Record(game::RecordError::Token(error)) => Objection::Token(error),
        error => Objection::Refused(None, error.notice()),
    }
}
