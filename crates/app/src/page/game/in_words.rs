//! The board in words, for those who would rather read or hear it than look at it:
//! everything that lies there, and every move that can be made now.

use game::Fact;
use leptos::{ev::Event, html::Details, prelude::*};
use telling::advised;
use words::Words;

use crate::page::{
    game::session::GameSession,
    game::spots::{everything, own_colour},
    speaking::Speaking,
};
use crate::scene::{Choice, Scene};

/// What is opened to read it. It is put together only while it is open.
#[component]
pub(in crate::page) fn InWords(session: GameSession, scene: Signal<Scene>) -> impl IntoView {
    let speaking = Speaking::here();
    let details = NodeRef::<Details>::new();
    let open = RwSignal::new(false);
    let toggle = move |_: Event| {
        open.set(details.get_untracked().is_some_and(|details| details.open()));
    };
    view! {
        <details class="more" data-more="in-words" node_ref=details on:toggle=toggle>
            <summary>{move || speaking.text("board-words")}</summary>
            <Show when=move || open.get()>
                <Written session scene />
            </Show>
        </details>
    }
}

#[component]
fn Written(session: GameSession, scene: Signal<Scene>) -> impl IntoView {
    let speaking = Speaking::here();
    let listed =
        |lines: Vec<String>| lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    let kinds = move || {
        let (words, own) = (speaking.words(), own_colour(session));
        let reader = session.reader(&words);
        let line = |(what, places): (String, Vec<String>)| {
            let facts = [("what", Fact::Text(what)), ("places", Fact::Text(places.join(", ")))];
            words.tell("board-words-kind", &facts)
        };
        let kinds = scene.with(|scene| everything(session.game, scene, own, &reader));
        listed(kinds.into_iter().map(line).collect())
    };
    let choices = session.choices();
    let moves = Memo::new(move |_| {
        choices.with(|choices| session.in_sentences(choices, &speaking.words()))
    });
    view! {
        <p>{move || session.stands(&speaking.words())}</p>
        <ul data-list="board">{kinds}</ul>
        <Show when=move || moves.with(|moves| !moves.is_empty())>
            <h4>{move || speaking.text("board-words-moves")}</h4>
            <ul data-list="moves">{move || listed(moves.get())}</ul>
        </Show>
    }
}

impl GameSession {
    /// Each of these moves in a sentence, as what can be done.
    fn in_sentences(self, choices: &[Choice], words: &Words) -> Vec<String> {
        let reader = self.reader(words);
        self.with_game(|game| {
            choices.iter().filter_map(|choice| advised(game, &choice.token, &reader)).collect()
        })
    }
}
