//! The rows of setting up a game: how many play, how strong the bots are, which side
//! one has, how the board lies or who begins.

use game::{Choice, Fact};
use leptos::prelude::*;

use crate::drawn::{Drawn, SetupChoice as Choosable};
use crate::page::{
    setting_up::company::Opponents,
    setting_up::segments::{Segment, Segments},
    setting_up::state::Setting,
    speaking::Speaking,
};

/// How many play, where that can be chosen.
#[component]
pub(in crate::page) fn PlayersChoice(setting: Setting) -> impl IntoView {
    let speaking = Speaking::here();
    let (least, most) = setting.game.seats().into_inner();
    (least < most).then(|| {
        let count = |count: u8| Segment::plain(count.to_string(), count.to_string());
        let choose = move |value: String| {
            if let Ok(players) = value.parse() {
                setting.choose_players(players);
            }
        };
        view! {
            <Segments
                name="players"
                title=Signal::derive(move || speaking.text("app-players"))
                segments=Signal::stored((least..=most).map(count).collect::<Vec<_>>())
                chosen=Signal::derive(move || setting.players.get().to_string())
                on_choose=choose
            />
        }
    })
}

/// How strong the bots are: a row of levels, and what there is to know of the chosen one.
#[component]
pub(in crate::page) fn LevelChoice(setting: Setting) -> impl IntoView {
    let speaking = Speaking::here();
    let game = setting.game;
    let name = move |level: u8| speaking.text(&format!("level-{}-{level}", game.name()));
    let level = Memo::new(move |_| setting.company.with(|company| company.level));
    let segments = Signal::derive(move || {
        let one = |level: u8| {
            let facts = [("level", level.into()), ("name", Fact::Text(name(level)))];
            let label = Some(speaking.tell("setup-level", &facts));
            Segment { label, ..Segment::plain(level.to_string(), level.to_string()) }
        };
        (1..=bots::level_count(game)).map(one).collect::<Vec<_>>()
    });
    let choose = move |value: String| {
        if let Ok(level) = value.parse() {
            setting.company.update(|company| company.choose_level(level));
        }
    };
    let about = move || speaking.text(&format!("level-about-{}-{}", game.name(), level.get()));
    view! {
        <div class="rows levels">
            <Segments
                name="level"
                title=Signal::derive(move || speaking.text("setup-how-strong"))
                segments
                chosen=Signal::derive(move || level.get().to_string())
                on_choose=choose
            />
            <p class="level-about" data-note="level" aria-live="polite">
                <b>{move || name(level.get())}</b>
                " "
                {about}
            </p>
        </div>
    }
}

/// Which side one has, or that chance says so.
#[component]
pub(in crate::page) fn SideChoice(setting: Setting) -> impl IntoView {
    const RANDOM: &str = "random";
    let speaking = Speaking::here();
    let segments = Signal::derive(move || {
        let words = speaking.words();
        let side = |(_, name): (usize, &'static str)| {
            let text = words.text(&format!("actor-{name}"));
            Segment { sign: Some(name), ..Segment::plain(name, text) }
        };
        let random = Segment::plain(RANDOM, words.text("setup-random"));
        setting.seats().into_iter().map(side).chain([random]).collect::<Vec<_>>()
    });
    let chosen = Signal::derive(move || {
        let (mine, by_lot) = setting.company.with(|company| (company.mine(), company.by_lot));
        let name = || setting.seats().into_iter().find(|(place, _)| Some(*place) == mine);
        if by_lot { RANDOM } else { name().map_or("", |(_, name)| name) }.to_owned()
    });
    let choose = move |value: String| {
        let seats = untrack(|| setting.seats());
        let place = seats.into_iter().find(|(_, name)| *name == value);
        setting.company.update(|company| match place {
            Some((place, _)) => company.take(place),
            None => company.draw_lots(),
        });
    };
    view! {
        <Segments
            name="side"
            title=Signal::derive(move || speaking.text("setup-side"))
            segments
            chosen
            on_choose=choose
        />
    }
}

/// What else can be chosen: how Kuba's board lies, who begins in Klötze. On the server
/// a choice that belongs to a seat is for whoever sits there, and a wish where lots
/// decide that.
#[component]
pub(in crate::page) fn SetupChoice(setting: Setting) -> impl IntoView {
    let speaking = Speaking::here();
    let game = setting.game;
    let choices = Memo::new(
        move |_| shelf::match_game!(game, P => <P as Drawn>::setups(setting.players.get())),
    );
    let text = move |word: &str| {
        let code = format!("app-setup-{}-{word}", game.name());
        let words = speaking.words();
        if words.has(&code) { words.text(&code) } else { words.text(&format!("actor-{word}")) }
    };
    let segments = Signal::derive(move || {
        let seats = setting.seats();
        let one = |Choosable { setup, name }: Choosable| {
            let sign = seats.iter().any(|(_, seat)| *seat == name).then_some(name);
            Segment { sign, ..Segment::plain(setup, text(name)) }
        };
        choices.get().into_iter().map(one).collect::<Vec<_>>()
    });
    let chosen = Signal::derive(move || match setting.setup.get() {
        setup if setup.is_empty() => {
            choices.with(|choices| choices.first().map_or(setup, |first| first.setup.clone()))
        }
        setup => setup,
    });
    let opponents = setting.opponents();
    let title = Signal::derive(move || match (opponents.get(), game.choice()) {
        (Opponents::Elsewhere, Some(_)) => speaking.text("lobby-wish"),
        _ => speaking.text(&format!("app-setup-{}", game.name())),
    });
    let is_mine = move |choice: Choice| {
        setting.company.with(|it| it.by_lot || it.mine() == Some(choice.seat.index()))
    };
    let heard =
        move || opponents.get() != Opponents::Elsewhere || game.choice().is_none_or(is_mine);
    view! {
        <Show when=move || choices.with(|choices| !choices.is_empty()) && heard()>
            <Segments
                name="set-up"
                title
                segments
                chosen
                on_choose=move |setup: String| setting.choose_setup(setup)
            />
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use shelf::Game;
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

    #[test]
    fn every_level_has_a_sentence() {
        for words in Language::ALL.map(Words::new) {
            for game in Game::ALL {
                for level in 1..=bots::level_count(game) {
                    let code = format!("level-about-{}-{level}", game.name());
                    assert!(words.text(&code).ends_with('.'), "{code}");
                }
            }
        }
    }
}
