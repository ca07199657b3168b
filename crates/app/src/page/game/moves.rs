//! The list of moves: numbered, grouped by turn, a column a player. Each move is a
//! button that shows the board after it; the list follows the moment that is shown.

use bots::Mark;
use game::Seat;
use leptos::{html, prelude::*};
use telling::{Brief, briefs, told};

use crate::page::{
    browser,
    game::session::GameSession,
    icon::{Drawing, Icon},
    speaking::Speaking,
};

/// The moves of a game.
#[component]
pub(in crate::page) fn Moves(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let list = NodeRef::<html::Ol>::new();
    let all = Memo::new(move |_| session.with_game(briefs));
    let quarters = Memo::new(move |_| session.quarters());
    let seats = Memo::new(move |_| session.with_game(shelf::GameInProgress::seats));
    let rows = Memo::new(move |_| {
        let makers: Vec<_> = all.with(|all| all.iter().map(|brief| brief.seat).collect());
        rows(&makers, seats.get().len())
    });
    // What is shown stays in sight. Later, so that no animation waits for it.
    Effect::new(move |_| {
        session.shown_length();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                browser::show_in(&list, "[aria-current]");
            }
        });
    });
    let players = move || {
        let seats = seats.get().into_iter();
        seats
            .map(|seat| {
                let colour = move || session.with_game(|game| game.seat_name(seat));
                let name = move || speaking.text(&format!("actor-{}", colour()));
                view! {
                    <span class="player">
                        <i class=move || format!("sign {}", colour()) aria-hidden="true"></i>
                        {name}
                    </span>
                }
            })
            .collect_view()
    };
    view! {
        <div class="moves" data-players=move || seats.get().len().to_string()>
            <p class="players" aria-hidden="true"><span></span>{players}</p>
            <Show when=move || all.with(Vec::is_empty)>
                <p class="empty">{move || speaking.text("moves-none")}</p>
            </Show>
            <ol class="turns" node_ref=list>
                <For each=move || rows.get() key=Clone::clone let:row>
                    <li class="round">
                        <span class="number">{row.number}</span>
                        {row
                            .cells
                            .into_iter()
                            .map(|cell| view! { <Cell session all cell quarters /> })
                            .collect_view()}
                    </li>
                </For>
            </ol>
        </div>
    }
}

/// What a player did in a turn.
#[component]
fn Cell(
    session: GameSession,
    all: Memo<Vec<Brief>>,
    cell: Vec<usize>,
    /// By how many quarters the board is turned.
    quarters: Memo<u8>,
) -> impl IntoView {
    let entries = cell.into_iter().map(|entry| view! { <Entry session all entry quarters /> });
    view! { <span class="cell">{entries.collect_view()}</span> }
}

/// One entry.
#[component]
fn Entry(
    session: GameSession,
    all: Memo<Vec<Brief>>,
    entry: usize,
    quarters: Memo<u8>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let number = entry + 1;
    // What an entry did does not change, only the language that tells it, and from where
    // it is seen.
    let told = move || {
        let words = speaking.words();
        quarters.track();
        untrack(|| session.with_game(|game| told(game, number, &session.reader(&words))))
    };
    let current = move || (session.shown_length() == number).then_some("step");
    let marks = all.with_untracked(|all| all.get(entry).map(|brief| brief.marks.clone()));
    let marks = marks.unwrap_or_default();
    view! {
        <button
            type="button"
            class="entry"
            data-entry=number.to_string()
            title=told
            aria-current=current
            on:click=move |_| session.show(number)
        >
            <Marks marks quarters />
            <span class="unseen">{told}</span>
        </button>
    }
}

/// What happened, in brief: for eyes alone.
#[component]
pub(in crate::page) fn Marks(
    marks: Vec<Mark>,
    /// By how many quarters the board is turned.
    #[prop(into)]
    quarters: Signal<u8>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let marks = marks.into_iter().map(|mark| match mark {
        Mark::Text(text) => view! { <span>{text}</span> }.into_any(),
        Mark::Way(way) => {
            let icon = Signal::derive(move || Icon::Way(way.turned(quarters.get())));
            view! { <Drawing icon /> }.into_any()
        }
        Mark::To => view! { <Drawing icon=Icon::To /> }.into_any(),
        Mark::Words(notice) => {
            view! { <small>{move || speaking.words().say(&notice)}</small> }.into_any()
        }
    });
    view! { <span class="marks" aria-hidden="true">{marks.collect_view()}</span> }
}

/// A round: what each player did, by the numbers of the entries.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Row {
    number: usize,
    cells: Vec<Vec<usize>>,
}

/// Entries in rounds. A round ends when somebody's turn comes who has had one in it;
/// what happens in nobody's turn stands with what came last.
fn rows(makers: &[Option<Seat>], players: usize) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut last = None;
    for (entry, maker) in makers.iter().enumerate() {
        let seat = maker.map_or(last.unwrap_or(0), Seat::index).min(players.saturating_sub(1));
        let is_new = match rows.last() {
            Some(row) => last != Some(seat) && !row.cells[seat].is_empty(),
            None => true,
        };
        if is_new {
            rows.push(Row { number: rows.len() + 1, cells: vec![Vec::new(); players] });
        }
        if let Some(row) = rows.last_mut() {
            row.cells[seat].push(entry);
        }
        last = Some(seat);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(makers: &[usize], players: usize) -> Vec<Vec<Vec<usize>>> {
        let makers: Vec<_> = makers.iter().map(|seat| Some(Seat::ALL[*seat])).collect();
        rows(&makers, players).into_iter().map(|row| row.cells).collect()
    }

    #[test]
    fn several_moves_of_a_turn_stand_together() {
        let told = cells(&[0, 1, 1, 0, 0, 0, 1], 2);
        assert_eq!(told, [vec![vec![0], vec![1, 2]], vec![vec![3, 4, 5], vec![6]]]);
    }

    #[test]
    fn a_seat_that_is_passed_over_leaves_a_gap() {
        assert_eq!(
            cells(&[0, 2, 0], 3),
            [vec![vec![0], vec![], vec![1]], vec![vec![2], vec![], vec![]]]
        );
    }

    #[test]
    fn a_draw_stands_with_what_came_last() {
        let makers = [Some(Seat::ONE), Some(Seat::TWO), None];
        assert_eq!(rows(&makers, 2)[0].cells, [vec![0], vec![1, 2]]);
    }
}
