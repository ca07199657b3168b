//! What there is to know of places, drawn there: lying on the board or on the
//! block that stands there, before the marble that lies there, and turning with
//! the top. What it looks like is for the style sheet. Those who do not see it
//! hear it in the name of the place.

use leptos::prelude::*;

use super::{facing, place, state::State};
use crate::{
    page::Speaking,
    scene::{Body, Note, Piece, Spot},
};

/// All notes of the scene.
#[component]
pub(super) fn Notes(state: State) -> impl IntoView {
    let notes = Memo::new(move |_| {
        state.scene.with(|scene| {
            let spots = &scene.ground.spots;
            let noted = scene.notes.iter().filter_map(|note| {
                let spot = spots.iter().find(|spot| spot.id == note.spot)?;
                Some(Noted::of(note, spot, &scene.pieces))
            });
            noted.collect::<Vec<_>>()
        })
    });
    view! {
        <For each=move || notes.get() key=|noted| format!("{noted:?}") let:noted>
            <Written state noted/>
        </For>
    }
}

/// A note at its place.
#[component]
fn Written(state: State, noted: Noted) -> impl IntoView {
    let words = Speaking::here();
    let Noted { note, place, size, on } = noted;
    let (x, y, _) = place;
    let top = move || state.top();
    let told = note.told.clone();
    let text = note.text.map(|text| view! { <span>{move || words.say(&text)}</span> });
    view! {
        <div class=format!("note {}", note.look)
            aria-hidden="true"
            data-note=note.spot.clone()
            data-at=note.spot
            data-on=on.word()
            title=move || words.say(&told)
            style:transform=move || place::standing(place, top())
            style=("--turned", move || format!("{}deg", top().at(x, y)))
            style=("--size", size.to_string())>
            <b style=("--turn", move || facing::turn(state))
                style=("--tilt", move || facing::tilt(state))>{text}</b>
        </div>
    }
}

/// A note, and where it is.
#[derive(Clone, PartialEq, Debug)]
struct Noted {
    note: Note,
    /// The middle of the spot, as high as what lies there.
    place: (f32, f32, f32),
    /// How wide the spot is.
    size: f32,
    on: On,
}

/// What a note is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum On {
    /// The board: it lies there.
    Board,
    /// A block: it lies on it.
    Block,
    /// A marble: it stands before it.
    Marble,
}

impl On {
    /// Its name for style sheets.
    fn word(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Block => "block",
            Self::Marble => "marble",
        }
    }
}

impl Noted {
    /// On the lowest piece at the spot: what stands on that one covers less.
    fn of(note: &Note, spot: &Spot, pieces: &[Piece]) -> Self {
        let there = pieces.iter().filter(|piece| piece.spot.as_ref() == Some(&spot.id));
        let lowest = there.min_by(|one, other| one.z.total_cmp(&other.z));
        let (on, high) = match lowest.map(|piece| (piece.z, piece.body)) {
            None => (On::Board, 0.0),
            Some((z, Body::Block { height, .. })) => (On::Block, z + height),
            Some((z, Body::Marble { radius })) => (On::Marble, z + 2.0 * radius),
        };
        Self { note: note.clone(), place: (spot.x, spot.y, high), size: spot.size, on }
    }
}

#[cfg(test)]
mod tests {
    use game::Notice;

    use super::*;
    use crate::scene::{NoteKind, PieceId};

    #[test]
    fn a_note_is_as_high_as_what_it_is_on() {
        let spot = Spot { id: "e2".to_owned(), x: 4.5, y: 8.5, size: 1.0, look: "square" };
        let told = Notice { code: "board-locked", facts: Vec::new() };
        let note =
            Note { spot: "e2".to_owned(), look: "locked", text: None, told, kind: NoteKind::Plain };
        let piece = |z, height| Piece {
            id: PieceId(0),
            body: Body::Block { width: 0.6, depth: 0.6, height },
            look: "column",
            x: 4.5,
            y: 8.5,
            z,
            spot: Some("e2".to_owned()),
        };
        let alone = Noted::of(&note, &spot, &[]);
        assert_eq!((alone.on, alone.place), (On::Board, (4.5, 8.5, 0.0)));
        let stone_on_column = [piece(0.7, 0.1), piece(0.0, 0.7)];
        let on_column = Noted::of(&note, &spot, &stone_on_column);
        assert_eq!((on_column.on, on_column.place), (On::Block, (4.5, 8.5, 0.7)));
    }
}
