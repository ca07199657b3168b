//! Putting a position together: a piece is chosen and put where one likes, whose turn it
//! is and the like beside it, and whether that is a position is said after every touch.

use game::{Fact, Notice};
use leptos::prelude::*;
use shelf::{Game, GameInProgress, Opening};
use words::{Words, capitalised};

use super::exploring::Exploring;
use crate::arranging::{Arranged, Arrangement, Setting};
use crate::page::{
    browser,
    control::Control,
    game::spots,
    objection::{Objecting, Objection},
    setting_up::segments::{Segment, Segments},
    speaking::Speaking,
};
use crate::{
    board::Board,
    scene::{Choice, Gesture, Scene, Target},
    view::Attempt,
};

/// As the choice to take away is called among the pieces.
const TAKE: &str = "take";

/// A position under the reader's hands: handles.
#[derive(Clone, Copy)]
pub(super) struct Arranging {
    game: Game,
    loose: RwSignal<Box<dyn Arrangement>>,
    /// The place of the chosen piece in the stock; none takes away.
    chosen: RwSignal<Option<usize>>,
}

impl Arranging {
    /// Begins with where a game stands.
    pub(super) fn of(game: &GameInProgress) -> Self {
        let loose = shelf::match_in_progress!(game, game => game.position().arranged());
        Self { game: game.game(), loose: RwSignal::new(loose), chosen: RwSignal::new(Some(0)) }
    }

    /// Begins anew with where a game stands.
    pub(super) fn become_like(self, game: &GameInProgress) {
        let loose = shelf::match_in_progress!(game, game => game.position().arranged());
        self.loose.set(loose);
    }

    /// The game that would begin here, or why there is none.
    fn opened(self) -> Result<GameInProgress, Notice> {
        let text = self.loose.with(|loose| loose.text());
        self.read(&text)
    }

    fn read(self, text: &str) -> Result<GameInProgress, Notice> {
        let opening = Opening { position: Some(text), ..Opening::default() };
        self.game.open(&opening).map_err(|error| error.notice())
    }

    /// Whether it is a position, in a sentence.
    fn verdict(self, words: &Words) -> String {
        match self.opened() {
            Ok(game) if game.outcome().is_some() => words.text("arranging-over"),
            Ok(_) => words.text("arranging-possible"),
            Err(why) => words.tell("arranging-impossible", &[("why", Fact::Text(words.say(&why)))]),
        }
    }

    fn scene(self) -> Scene {
        self.loose.with(|loose| Scene {
            ground: loose.ground(),
            pieces: loose.pieces(),
            notes: loose.notes(),
            ..Scene::default()
        })
    }
}

/// The board to put pieces on.
#[component]
pub(super) fn ArrangedBoard(arranging: Arranging) -> impl IntoView {
    let scene = Memo::new(move |_| arranging.scene());
    let choices = Memo::new(move |_| {
        let at = |id: &String| Choice {
            token: id.clone(),
            gesture: Gesture::At { spot: id.clone() },
            target: Target::Place,
        };
        scene.with(|scene| scene.ground.spots.iter().map(|spot| at(&spot.id)).collect::<Vec<_>>())
    });
    let put = move |spot: String| {
        let chosen = arranging.chosen.get_untracked();
        arranging.loose.update(|loose| loose.put(&spot, chosen));
    };
    view! {
        <div class="felt" data-arranging="">
            <Board
                scene
                choices
                on_choose=put
                on_refused=|_: Attempt| {}
                names=spots::names(arranging.game, scene.into())
                viewer=Signal::stored(0.0)
            />
        </div>
    }
}

/// What can be put there, what else there is to choose, and what becomes of it.
#[component]
pub(super) fn ArrangingPanel(
    arranging: Arranging,
    exploring: Exploring,
    #[prop(into)] on_close: Callback<()>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let possible = Memo::new(move |_| arranging.opened().is_ok());
    let stock = Signal::derive(move || {
        let words = speaking.words();
        let pieces = arranging.loose.with(|loose| loose.stock()).into_iter().enumerate();
        let piece = |(place, stock): (usize, Notice)| {
            Segment::plain(place.to_string(), capitalised(&words.say(&stock)))
        };
        let take = Segment::plain(TAKE, words.text("arranging-take"));
        pieces.map(piece).chain([take]).collect::<Vec<_>>()
    });
    let chosen = Signal::derive(move || {
        arranging.chosen.get().map_or_else(|| TAKE.to_owned(), |place| place.to_string())
    });
    let choose = move |value: String| arranging.chosen.set(value.parse().ok());
    let count = Memo::new(move |_| arranging.loose.with(|loose| loose.settings().len()));
    let settings =
        move || (0..count.get()).map(|place| view! { <Choosing arranging place /> }).collect_view();
    let analyse = move |()| {
        if let Ok(game) = untrack(|| arranging.opened()) {
            exploring.replace(game.into());
            on_close.run(());
        }
    };
    let start = move |()| {
        if let Ok(game) = arranging.game.open(&Opening::default()) {
            arranging.become_like(&game);
        }
    };
    let text = move || arranging.loose.with(|loose| loose.text());
    let wrong = RwSignal::new(Objection::None);
    let read = move |text: String| match arranging.read(text.trim()) {
        Ok(game) => {
            wrong.set(Objection::None);
            arranging.become_like(&game);
        }
        Err(why) => wrong.set(Objection::Refused(None, why)),
    };
    view! {
        <section
            class="arranging"
            data-arranging=move || if possible.get() { "possible" } else { "impossible" }
            aria-label=move || speaking.text("arranging-title")
        >
            <h2 tabindex="-1">{move || speaking.text("arranging-title")}</h2>
            <p class="verdict" role="status" data-status="verdict">
                {move || arranging.verdict(&speaking.words())}
            </p>
            <p class="note">{move || speaking.text("arranging-lead")}</p>
            <Segments
                name="stock"
                title=Signal::derive(move || speaking.text("arranging-stock"))
                segments=stock
                chosen
                on_choose=choose
            />
            {settings}
            <label class="choice tall">
                <span>{move || speaking.text("arranging-text")}</span>
                <textarea
                    rows="3"
                    spellcheck="false"
                    data-choice="position"
                    prop:value=text
                    on:change=move |event| read(event_target_value(&event))
                ></textarea>
            </label>
            <Objecting name="position" objection=wrong />
            <div class="controls">
                <Control
                    code="arranging-analyse"
                    main=true
                    disabled=Signal::derive(move || !possible.get())
                    on_press=analyse
                />
                <Control
                    code="arranging-clear"
                    on_press=move |()| arranging.loose.update(|loose| loose.clear())
                />
                <Control code="arranging-start" on_press=start />
                <Control code="arranging-cancel" on_press=move |()| on_close.run(()) />
            </div>
        </section>
    }
}

/// A setting: one option of several.
#[component]
fn Choosing(arranging: Arranging, place: usize) -> impl IntoView {
    let speaking = Speaking::here();
    let setting =
        Memo::new(move |_| arranging.loose.with(|loose| loose.settings().into_iter().nth(place)));
    let name = setting.with_untracked(|setting| setting.as_ref().map_or("", |it| it.name));
    let told =
        move || setting.with(|it| it.as_ref().map(|it| capitalised(&speaking.say(&it.told))));
    let options = Memo::new(move |_| {
        setting.with(|it| it.as_ref().map(|it| it.options.clone()).unwrap_or_default())
    });
    let is_chosen = move |option: usize| {
        setting.with(|it| it.as_ref().is_some_and(|it: &Setting| it.chosen == option))
    };
    let each = move |(option, told): (usize, Notice)| {
        view! {
            <option value=option.to_string() prop:selected=move || is_chosen(option)>
                {move || capitalised(&speaking.say(&told))}
            </option>
        }
    };
    let choose = move |event: web_sys::Event| {
        if let Ok(option) = event_target_value(&event).parse::<usize>() {
            arranging.loose.update(|loose| loose.set(place, option));
        }
    };
    view! {
        <label class="choice">
            <span>{told}</span>
            <select data-choice=name on:change=choose>
                {move || options.get().into_iter().enumerate().map(each).collect_view()}
            </select>
        </label>
    }
}

/// The way to putting a position together.
#[component]
pub(super) fn Arrange(#[prop(into)] on_press: Callback<()>) -> impl IntoView {
    let press = move |()| {
        on_press.run(());
        request_animation_frame(|| browser::focus(".arranging h2"));
    };
    view! { <Control code="arranging-title" on_press=press /> }
}
