//! Loading a record, pasted or from a file. It is read like anything from
//! outside; what is wrong with it is told. The game that was on the table stays as it
//! is.

use leptos::{prelude::*, task::spawn_local};
use shelf::OpenError;
use table::{Beginning, Clock};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::page::{
    control::{Control, Labelled},
    device_games::{DeviceGame, Keeping},
    game::game_page::begin,
    game::session::{Authority, GameSession},
    objection::{Objecting, Objection},
};
use crate::saved_game::{SavedGame, Sits};

/// Where a record is loaded that goes on as a game.
#[component]
pub(in crate::page) fn Loading(session: GameSession) -> impl IntoView {
    let load = move |text: String| -> Result<(), OpenError> {
        let saved = read(session, &text)?;
        if let (Some(saved), Authority::Here(here)) = (saved, session.authority) {
            here.on_begin.run(DeviceGame::new(saved, Keeping::FromFirstMove));
        }
        Ok(())
    };
    view! { <RecordField on_load=load /> }
}

/// Where a record is pasted or taken from a file.
#[component]
pub(in crate::page) fn RecordField(
    /// Takes its text, or says what is wrong with it.
    #[prop(into)]
    on_load: Callback<String, Result<(), OpenError>>,
) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(Objection::None);
    let load = move |()| match on_load.run(text.get_untracked()) {
        Ok(()) => {
            wrong.set(Objection::None);
            text.set(String::new());
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

/// The game of a record, with those who play now if they are as many; else, and where the
/// record names bots, with those whom it names.
fn read(session: GameSession, text: &str) -> Result<Option<SavedGame>, OpenError> {
    let (record, heading) = session.game.open_record(text)?;
    let players = record.players();
    let now = session.sitters_here();
    let people = heading.people.iter().take(players);
    let called: Vec<_> = people.map(|name| Sits::called(session.game, name)).collect();
    let names_bots = called.iter().any(|sits| matches!(sits, Sits::Bot(_)));
    let sitters = if now.len() == players && !names_bots { now } else { called };
    let beginning = Beginning::Record(text.to_owned());
    Ok(begin(session.game, &sitters, "", beginning, Clock::None))
}

fn objection(error: OpenError) -> Objection {
    match error {
        OpenError::Record(game::RecordError::Token(error)) => Objection::Token(error),
        error => Objection::Refused(None, error.notice()),
    }
}
