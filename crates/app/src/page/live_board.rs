//! A board on which somebody tries something, without a table behind it: beside a rule,
//! in a lesson, in a puzzle, in a review. It is handed what may be done and tells what
//! was done; what comes of that is decided by whoever shows it.

use game::TokenError;
use leptos::prelude::*;
use shelf::GameInProgress;

use super::{game::spots, speaking::Speaking};
use crate::{
    board::{Board, Purpose},
    scene::{Choice, Gesture, NoteKind},
    view::{Attempt, Draw, Pictures},
};

/// A game on such a board: a handle.
#[derive(Clone, Copy)]
pub(super) struct LiveGame {
    pub(super) now: RwSignal<GameInProgress>,
    /// Which piece is which.
    pictures: RwSignal<Pictures>,
}

impl LiveGame {
    pub(super) fn of(start: GameInProgress) -> Self {
        Self { pictures: RwSignal::new(Pictures::of(&start)), now: RwSignal::new(start) }
    }

    /// Puts another game on the board.
    pub(super) fn set_up(self, start: GameInProgress) {
        self.pictures.set(Pictures::of(&start));
        self.now.set(start);
    }

    /// Makes these moves.
    ///
    /// # Errors
    /// A rule forbids one of them; then nothing is done.
    pub(super) fn add(self, tokens: &str) -> Result<(), TokenError> {
        let mut next = self.now.get_untracked();
        next.add_tokens(tokens)?;
        self.pictures.update(|pictures| pictures.follow(&next));
        self.now.set(next);
        Ok(())
    }

    /// Takes back all but so many entries.
    pub(super) fn take_back_to(self, entries: usize) {
        self.now.update(|now| now.take_back_to(entries));
        self.pictures.update(|pictures| pictures.truncate(entries));
    }
}

/// The board.
#[component]
pub(super) fn LiveBoard(
    game: LiveGame,
    /// What may be done now.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
    /// Is told the token of the move that was made.
    #[prop(into)]
    on_choose: Callback<String>,
    /// Is told what was tried that is no choice.
    #[prop(into)]
    on_refused: Callback<Attempt>,
    /// Playing, or looking only.
    #[prop(optional)]
    purpose: Purpose,
) -> impl IntoView {
    let LiveGame { now, pictures } = game;
    let scene = Signal::derive(move || {
        let mut scene = now.with(|now| pictures.with(|pictures| now.scene(now.length(), pictures)));
        scene.notes.retain(|note| note.kind != NoteKind::AidOnRequest);
        scene
    });
    let names = spots::names(now.with_untracked(GameInProgress::game), scene);
    view! {
        <div class="felt">
            <Board
                scene
                choices
                on_choose
                on_refused
                names
                purpose
                // As it is drawn everywhere: the texts say left and right.
                viewer=Signal::stored(0.0)
                ghosts=move |token: String| {
                    now.with(|now| pictures.with(|pictures| now.ghosts(&token, pictures)))
                }
                ways=move |token: String| now.with(|now| now.way(&token))
            />
        </div>
    }
}

/// The moves among these that have no place on the board, with the codes of their names.
pub(super) fn without_place(choices: &[Choice]) -> Vec<(String, &'static str)> {
    let button = |choice: &Choice| match choice.gesture {
        Gesture::Button { code } => Some((choice.token.clone(), code)),
        Gesture::FromTo { .. } | Gesture::At { .. } => None,
    };
    choices.iter().filter_map(button).collect()
}

/// A button for each of these moves.
#[component]
pub(super) fn MoveButtons(
    #[prop(into)] moves: Signal<Vec<(String, &'static str)>>,
    #[prop(into)] on_choose: Callback<String>,
) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <For each=move || moves.get() key=Clone::clone let((token, code))>
            {
                let action = token.clone();
                view! {
                    <button
                        type="button"
                        class="control"
                        data-action=token
                        on:click=move |_| on_choose.run(action.clone())
                    >
                        {move || speaking.text(code)}
                    </button>
                }
            }
        </For>
    }
}
