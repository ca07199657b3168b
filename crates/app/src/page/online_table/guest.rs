//! Whoever comes to a table by a link: who invites them to what, one field for a name,
//! and one button that sits them down.

use game::{Fact, Seat};
use leptos::{prelude::*, task::spawn_local};
use shelf::Game;
use table::{First, PersonId, Sitting};

use crate::online::{Link, Me, OnlineTable};
use crate::page::{
    browser,
    naming::NameField,
    objection::{Objecting, Objection},
    online_table::seat_row::sit,
    online_table::seating_page::Waiting,
    online_table::who,
    setting_up::segments::{Segment, Segments},
    speaking::Speaking,
};

/// How far a guest is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// They look.
    Looks,
    /// They want to play, and sit down as soon as the server knows them.
    Comes,
    /// They have asked for a seat.
    Asked,
}

/// The invitation.
#[component]
pub(in crate::page) fn Guest(
    online: OnlineTable,
    game: Game,
    opener: PersonId,
    first: First,
    invited: Option<Seat>,
    waiting: Memo<Waiting>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let name = RwSignal::new(String::new());
    let wrong = RwSignal::new(Objection::None);
    let step = RwSignal::new(Step::Looks);
    let nobody = Memo::new(move |_| me.person().is_none());
    let free = Memo::new(move |_| waiting.with(|waiting| waiting.free_seat(invited)));
    let title = move || {
        let words = speaking.words();
        let game = Fact::Text(words.text(&format!("game-{}", game.name())));
        let facts = [("name", Fact::Text(who::person(online, opener, &words))), ("game", game)];
        words.tell("setup-invited", &facts)
    };
    let wish = RwSignal::new(String::new());
    let may_wish = move |seat: Seat| {
        game.choice().is_some_and(|choice| first == First::ByLot || choice.seat == seat)
    };
    // The server has to know them first, by the name that they have just taken.
    Effect::new(move |_| {
        let known = online.me.with(Option::is_some) && !nobody.get();
        let (true, Link::Open, Some(seat)) = (known, online.link.get(), free.get()) else { return };
        if step.get() == Step::Comes {
            step.set(Step::Asked);
            let wish = untrack(|| may_wish(seat).then(|| wish.get())).filter(|it| !it.is_empty());
            sit(online, seat, Sitting::Myself, wish, speaking);
        }
    });
    // Whoever was not let in may try again.
    Effect::new(move |_| {
        if online.refused.with(Option::is_some) && step.get_untracked() == Step::Asked {
            step.set(Step::Looks);
        }
    });
    let come = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        wrong.set(Objection::None);
        if !nobody.get_untracked() {
            return step.set(Step::Comes);
        }
        let name = name.get_untracked();
        if name.trim().is_empty() {
            wrong.set(Objection::Plain("people-name-empty"));
            return browser::focus("[data-choice=name]");
        }
        step.set(Step::Comes);
        spawn_local(async move {
            if let Err(failed) = me.be_called(name.trim()).await {
                wrong.try_set(Objection::Server(failed));
                step.try_set(Step::Looks);
            }
        });
    };
    // The button goes away when they sit.
    on_cleanup(move || {
        if step.try_get_untracked().is_some_and(|step| step != Step::Looks) {
            browser::focus("main");
        }
    });
    view! {
        <header>
            <h1 data-status="invited">{title}</h1>
            <p class="lead">{move || speaking.text(&format!("app-about-{}", game.name()))}</p>
        </header>
        <Show
            when=move || free.get().is_some()
            fallback=move || {
                view! {
                    <p role="status" data-status="waiting">{move || speaking.text("setup-full")}</p>
                }
            }
        >
            <form class="naming" on:submit=come>
                <Show when=move || nobody.get()>
                    <NameField name />
                </Show>
                <Objecting name="naming" objection=wrong />
                <div class="start">
                    <button
                        type="submit"
                        class="control main"
                        data-control="setup-join"
                        disabled=move || step.get() != Step::Looks
                    >
                        {move || speaking.text("setup-play")}
                    </button>
                </div>
                <Show when=move || free.get().is_some_and(may_wish)>
                    <Wish game wish />
                </Show>
            </form>
        </Show>
    }
}

/// What a guest would choose where the choice is their seat's.
#[component]
fn Wish(game: Game, wish: RwSignal<String>) -> impl IntoView {
    let speaking = Speaking::here();
    let words = game.choice().map_or(&[][..], |choice| choice.words);
    let segments = Signal::derive(move || {
        let code = |word: &str| format!("app-setup-{}-{word}", game.name());
        let one = |word: &&'static str| Segment::plain(*word, speaking.text(&code(word)));
        words.iter().map(one).collect::<Vec<_>>()
    });
    let chosen = Signal::derive(move || match wish.get() {
        wish if wish.is_empty() => words.first().map_or(wish, |first| (*first).to_owned()),
        wish => wish,
    });
    view! {
        <details class="more" data-more="wish">
            <summary>{move || speaking.text("setup-more")}</summary>
            <Segments
                name="wish"
                title=Signal::derive(move || speaking.text("lobby-wish"))
                segments
                chosen
                on_choose=move |word: String| wish.set(word)
            />
        </details>
    }
}
