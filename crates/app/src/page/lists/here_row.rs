//! A game that goes on at this device, in a list: what is played, with whom, whose move
//! it is and when it was played last, the way there, and a way to remove it, which can
//! be undone.

use game::{Fact, Seat};
use leptos::prelude::*;
use shelf::GameInProgress;
use table::{Bot, Sitter};
use telling::{Reader, turn};
use words::Words;

use crate::page::{
    bot_name::bot_name,
    browser,
    control::Control,
    device_games::{self, DeviceGame},
    lists::my_tables::MyTables,
    lists::table_row::{ago, game_name},
    place::Place,
    speaking::Speaking,
};
use crate::{
    saved_game::{SavedGame, Sits},
    view::End,
};

/// A game that goes on at this device.
#[component]
pub(in crate::page) fn HereRow(it: DeviceGame) -> impl IntoView {
    let speaking = Speaking::here();
    let mine = MyTables::here();
    let (game, id) = (it.game(), it.id);
    let saved = StoredValue::new(it.saved);
    let removed = RwSignal::new(None::<String>);
    let name = move || game_name(game.name(), &speaking.words());
    let who = move || saved.with_value(|saved| others(saved, &speaking.words()));
    let stands = move || {
        let words = speaking.words();
        saved.with_value(|saved| {
            saved.table.game().map(|game| turn(game, &Reader::onlooker(&words)))
        })
    };
    let played = move || {
        mine.track_time();
        let words = speaking.words();
        let when = Fact::Text(ago(saved.with_value(SavedGame::last_at), &words));
        [words.text("device-here"), words.tell("device-played", &[("when", when)])].join(" · ")
    };
    let label = move |code: &'static str| {
        Signal::derive(move || {
            speaking.tell(code, &[("name", Fact::Text(name())), ("who", Fact::Text(who()))])
        })
    };
    let remove = move |()| {
        removed.set(Some(device_games::remove(game, id)));
        let undo = format!("[data-here-id='{id}'] [data-control=device-restore]");
        request_animation_frame(move || browser::focus(&undo));
    };
    let restore = move |()| {
        if let Some(text) = removed.get_untracked() {
            device_games::restore(game, id, &text);
        }
        removed.set(None);
        let way = format!("[data-here-id='{id}'] a");
        request_animation_frame(move || browser::focus(&way));
    };
    let gone = move || speaking.tell("device-removed", &[("name", Fact::Text(name()))]);
    view! {
        <li class="table-row" data-here=game.name() data-here-id=id.to_string()>
            <Show
                when=move || removed.with(Option::is_none)
                fallback=move || {
                    view! {
                        <div class="what" role="status">{gone}</div>
                        <Control code="device-restore" on_press=restore />
                    }
                }
            >
                <div class="what">
                    <strong>{name}</strong>
                    <span>{who}</span>
                    <span class="turn-of">{stands}</span>
                    <span class="note">{played}</span>
                </div>
                <div class="row-controls">
                    <Control
                        code="device-remove"
                        label=label("device-remove-label")
                        on_press=remove
                    />
                    <a
                        class="control"
                        href=Place::Play(game, Some(id)).path()
                        aria-label=label("device-go-on-label")
                    >
                        {move || speaking.text("device-go-on")}
                    </a>
                </div>
            </Show>
        </li>
    }
}

/// Who plays a game of this device: the bots against whoever sits there alone, or
/// everybody, by name or side.
pub(in crate::page) fn others(saved: &SavedGame, words: &Words) -> String {
    let sitters = saved.sitters();
    let alone = sitters.iter().filter(|it| matches!(it, Sits::Person(_))).count() == 1;
    let named = Seat::ALL.into_iter().zip(&sitters);
    let shown = named.filter(|(_, it)| !alone || matches!(it, Sits::Bot(_)));
    shown.map(|(seat, _)| who(saved, seat, words)).collect::<Vec<_>>().join(", ")
}

/// Who sits on a seat, by their name or their side.
fn who(saved: &SavedGame, seat: Seat, words: &Words) -> String {
    let colour = || {
        let name = saved.table.game().map(|game| game.seat_name(seat));
        name.map(|name| words.text(&format!("actor-{name}"))).unwrap_or_default()
    };
    match saved.sitters().get(seat.index()) {
        Some(Sits::Bot(bot)) => named_bot(saved, *bot, words),
        Some(Sits::Person(Some(name))) => name.clone(),
        Some(Sits::Person(None)) | None => colour(),
    }
}

fn named_bot(saved: &SavedGame, bot: Bot, words: &Words) -> String {
    let name = bot_name(saved.table.options().game.name(), bot, words);
    words.tell("lobby-bot", &[("name", Fact::Text(name))])
}

/// How a game of this device ended, and by what.
pub(in crate::page) fn ending_here(saved: &SavedGame, words: &Words) -> String {
    let Some(game) = saved.table.game() else { return String::new() };
    let is_person = |seat: Seat| !matches!(saved.table.sitter(seat), Some(Sitter::Bot(_)) | None);
    let mut people = game.seats().into_iter().filter(|seat| is_person(*seat));
    let only = people.next().filter(|_| people.next().is_none());
    let parts = [result(saved, game, only, words), by(saved, game, only, words)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" – ")
}

fn result(
    saved: &SavedGame,
    game: &GameInProgress,
    only: Option<Seat>,
    words: &Words,
) -> Option<String> {
    let winners = game.outcome()?.winners;
    let winner = winners.into_iter().next().filter(|_| winners.len() == 1);
    Some(match (winner, only) {
        (None, _) => words.text("status-draw"),
        (Some(winner), Some(me)) if winner == me => words.text("status-you-win"),
        (Some(_), Some(_)) => words.text("status-you-lose"),
        (Some(winner), None) => {
            words.tell("status-wins", &[("who", Fact::Text(who(saved, winner, words)))])
        }
    })
}

fn by(
    saved: &SavedGame,
    game: &GameInProgress,
    only: Option<Seat>,
    words: &Words,
) -> Option<String> {
    let cause = game.cause()?;
    Some(match cause.seat {
        None => words.text(cause.code),
        seat if seat == only => words.text(&format!("{}-you", cause.code)),
        Some(seat) => words.tell(cause.code, &[("who", Fact::Text(who(saved, seat, words)))]),
    })
}
