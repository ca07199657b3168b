//! The choices of setting up a game: how many play, how it begins, and who sits
//! on each seat.

use leptos::prelude::*;
use shelf::{Game, Opening};

use crate::drawn::{Drawn, SetupChoice as Choosable};
use crate::page::{setting_up::reach::Reach, setting_up::sitter::Sitter, speaking::Speaking};

/// The names of the seats of a game so set up.
pub(in crate::page) fn seat_names(game: Game, players: u8, setup: &str) -> Vec<&'static str> {
    let opening = Opening { players: Some(players), setup: Some(setup), ..Opening::default() };
    let Ok(played) = game.open(&opening) else { return Vec::new() };
    played.seats().into_iter().map(|seat| played.seat_name(seat)).collect()
}

/// How many play, where that can be chosen.
#[component]
pub(in crate::page) fn PlayersChoice(game: Game, players: RwSignal<u8>) -> impl IntoView {
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

/// What else can be chosen: how Kuba's board lies, who begins in Klötze; under
/// the text of this code.
#[component]
pub(in crate::page) fn SetupChoice(
    game: Game,
    players: RwSignal<u8>,
    setup: RwSignal<String>,
    #[prop(into)] code: Signal<String>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let choices =
        Memo::new(move |_| shelf::match_game!(game, P => <P as Drawn>::setups(players.get())));
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
                .map(|Choosable { setup, name }| {
                    view! { <option value=setup>{move || text(name)}</option> }
                })
                .collect_view();
            view! {
                <label class="choice">
                    <span>{move || speaking.text(&code.get())}</span>
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
pub(in crate::page) fn SeatChoice(
    game: Game,
    place: usize,
    name: &'static str,
    sitters: RwSignal<[Sitter; 4]>,
    names: RwSignal<[String; 4]>,
    reach: RwSignal<Reach>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let no_house = move || reach.with(|reach| *reach == Reach::Closed);
    let chosen =
        move |sitter: Sitter| sitters.with_untracked(|all| all.get(place) == Some(&sitter));
    let is_here = Memo::new(move |_| {
        sitters.with(|all| {
            all.get(place) == Some(&Sitter::Person) && !all.contains(&Sitter::Elsewhere)
        })
    });
    let label = move || {
        let words = speaking.words();
        let seat = words.text(&format!("actor-{name}"));
        format!("{seat}: {}", words.text("app-person-name"))
    };
    let levels = (1..=bots::level_count(game))
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
                <option
                    value=Sitter::Elsewhere.text()
                    selected=chosen(Sitter::Elsewhere)
                    disabled=no_house
                >
                    {move || speaking.text("app-elsewhere")}
                </option>
                {levels}
            </select>
            <Show when=move || is_here.get()>
                <input
                    type="text"
                    maxlength="40"
                    autocomplete="off"
                    data-choice=format!("name{}", place + 1)
                    aria-label=label
                    placeholder=move || speaking.text("app-person-name")
                    on:input=move |event| {
                        let name = event_target_value(&event);
                        names.update(|all| all[place] = name);
                    }
                />
            </Show>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use words::{Language, Words};

    use super::*;

    #[test]
    fn everything_that_can_be_chosen_has_its_words() {
        for words in Language::ALL.map(Words::new) {
            for game in Game::ALL {
                let code = format!("app-setup-{}", game.name());
                let choices = game.seats().flat_map(
                    |players| shelf::match_game!(game, P => <P as Drawn>::setups(players)),
                );
                for Choosable { name, .. } in choices {
                    assert!(words.has(&code), "{code}");
                    let told = [format!("{code}-{name}"), format!("actor-{name}")];
                    assert!(told.iter().any(|code| words.has(code)), "{told:?}");
                }
            }
        }
    }
}
