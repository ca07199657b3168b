//! Setting up a game: how many play, who sits where, how the board lies.

use leptos::prelude::*;
use shelf::{Game, Opening, Played};

use super::{control::Control, speaking::Speaking};
use crate::{
    local::{self, Facing, Kept, Seating, Sitter},
    thinker::levels_offered,
};

/// The level that a bot has unless another is chosen.
const USUAL: u8 = 2;

/// Where a game is set up.
#[component]
pub(super) fn SettingUp(game: Game, #[prop(into)] on_start: Callback<Kept>) -> impl IntoView {
    let speaking = Speaking::here();
    let players = RwSignal::new(*game.seats().start());
    let setup = RwSignal::new(String::new());
    let sitters =
        RwSignal::new([Sitter::Person, Sitter::Bot(USUAL), Sitter::Bot(USUAL), Sitter::Bot(USUAL)]);
    let name = move || speaking.text(&format!("game-{}", game.name()));
    // The seats as the set-up names them.
    let seats = Memo::new(move |_| {
        let setup = setup.get();
        seat_names(game, players.get(), &setup)
    });
    let start = move |()| {
        let setup = setup.get_untracked();
        let opening = Opening {
            players: Some(players.get_untracked()),
            setup: Some(&setup),
            ..Opening::default()
        };
        let Ok(table) = local::open(game, &opening) else { return };
        let count = table.played().players();
        let seating = Seating::of(sitters.get_untracked().into_iter().take(count).collect());
        let mut people = seating.people();
        let facing = match (people.next(), people.next()) {
            (Some(_), Some(_)) => Facing::Actor,
            (Some(seat), None) => Facing::Seat(seat),
            (None, _) => Facing::Seat(game::Seat::ONE),
        };
        drop(people);
        on_start.run(Kept { table, seating, facing });
    };
    view! {
        <div class="setting-up" data-page="set-up" data-game=game.name()>
            <h1>{name}</h1>
            <p class="lead">{move || speaking.text(&format!("app-about-{}", game.name()))}</p>
            <form class="choices" on:submit=move |event| event.prevent_default()>
                <PlayersChoice game players />
                <SetupChoice game players setup />
                <fieldset>
                    <legend>{move || speaking.text("app-who-plays")}</legend>
                    {move || {
                        let names = seats.get().into_iter().enumerate();
                        names
                            .map(|(place, name)| view! { <SeatChoice game place name sitters /> })
                            .collect_view()
                    }}
                </fieldset>
                {(levels_offered(game) < bots::level_count(game))
                    .then(|| {
                        view! { <p class="note">{move || speaking.text("app-book-levels")}</p> }
                    })}
                <div class="start">
                    <Control code="app-start" on_press=start />
                </div>
            </form>
        </div>
    }
}

/// The names of the seats of a game so set up.
fn seat_names(game: Game, players: u8, setup: &str) -> Vec<&'static str> {
    let opening = Opening { players: Some(players), setup: Some(setup), ..Opening::default() };
    let Ok(played) = game.open(&opening) else { return Vec::new() };
    let played: &dyn Played = played.as_ref();
    played.seats().into_iter().map(|seat| played.seat_name(seat)).collect()
}

/// How many play, where that can be chosen.
#[component]
fn PlayersChoice(game: Game, players: RwSignal<u8>) -> impl IntoView {
    let speaking = Speaking::here();
    let (least, most) = game.seats().into_inner();
    (least < most).then(|| {
        let options = (least..=most)
            .map(|count| view! { <option value=count.to_string()>{count}</option> })
            .collect_view();
        view! {
            <label class="choice">
                <span>{move || speaking.text("app-players")}</span>
                <select
                    data-choice="players"
                    on:change=move |event| {
                        if let Ok(count) = event_target_value(&event).parse() {
                            players.set(count);
                        }
                    }
                >
                    {options}
                </select>
            </label>
        }
    })
}

/// What else can be chosen: how Kuba's board lies, who begins in Klötze.
#[component]
fn SetupChoice(game: Game, players: RwSignal<u8>, setup: RwSignal<String>) -> impl IntoView {
    let speaking = Speaking::here();
    let choices = Memo::new(move |_| match (game, game.choice()) {
        (_, Some(choice)) => {
            choice.words.iter().map(|word| ((*word).to_owned(), *word)).collect::<Vec<_>>()
        }
        // KL-4: any of those who play may begin.
        (Game::Klotze, None) => {
            let names = seat_names(game, players.get(), "");
            names.into_iter().map(|name| (format!("first={name}"), name)).collect()
        }
        _ => Vec::new(),
    });
    // Another number of players may not have the one who was to begin.
    Effect::new(move |_| {
        players.track();
        setup.set(String::new());
    });
    let text = move |word: &str| {
        let code = format!("app-setup-{}-{word}", game.name());
        let words = speaking.words();
        if words.has(&code) { words.text(&code) } else { words.text(&format!("actor-{word}")) }
    };
    move || {
        let choices = choices.get();
        (!choices.is_empty()).then(|| {
            let options = choices
                .into_iter()
                .map(|(value, word)| view! { <option value=value>{move || text(word)}</option> })
                .collect_view();
            view! {
                <label class="choice">
                    <span>{move || speaking.text(&format!("app-setup-{}", game.name()))}</span>
                    <select
                        data-choice="set-up"
                        on:change=move |event| setup.set(event_target_value(&event))
                    >
                        {options}
                    </select>
                </label>
            }
        })
    }
}

/// Who sits on one seat.
#[component]
fn SeatChoice(
    game: Game,
    place: usize,
    name: &'static str,
    sitters: RwSignal<[Sitter; 4]>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let chosen =
        move |sitter: Sitter| sitters.with_untracked(|all| all.get(place) == Some(&sitter));
    let levels = (1..=levels_offered(game))
        .map(|level| {
            let sitter = Sitter::Bot(level);
            let text = move || {
                let name = speaking.text(&format!("level-{}-{level}", game.name()));
                speaking
                    .tell("app-bot", &[("level", level.into()), ("name", game::Fact::Text(name))])
            };
            view! {
                <option value=sitter.text() selected=chosen(sitter)>
                    {text}
                </option>
            }
        })
        .collect_view();
    view! {
        <label class="choice">
            <span>{move || speaking.text(&format!("actor-{name}"))}</span>
            <select
                data-choice=format!("seat{}", place + 1)
                on:change=move |event| {
                    if let Some(sitter) = Sitter::read(&event_target_value(&event)) {
                        sitters
                            .update(|all| {
                                if let Some(seat) = all.get_mut(place) {
                                    *seat = sitter;
                                }
                            });
                    }
                }
            >
                <option value=Sitter::Person.text() selected=chosen(Sitter::Person)>
                    {move || speaking.text("app-person")}
                </option>
                {levels}
            </select>
        </label>
    }
}
