//! Aids: notes that spare remembering and reckoning (BT-10). A table of the
//! server says whether they are allowed; where they are, whoever would rather
//! remember by themselves can turn them off, and whoever wants to see all of them,
//! not only those that matter now, can ask for that. What was chosen is kept.

use game::Notice;
use leptos::prelude::*;
use table::Permission;

use crate::page::{browser, game::session::GameSession, speaking::Speaking};
use crate::{
    scene::{Aid, LegendEntry, NoteKind, Preview, Scene, Uncovered},
    view::Draw,
};

/// Under this name the browser keeps the choice.
const KEPT: &str = "ludotheque-aids";

/// Which aids are wanted, on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    None,
    /// Those that matter now.
    Now,
    /// All of them.
    All,
}

impl Wish {
    const ALL: [Self; 3] = [Self::None, Self::Now, Self::All];

    /// As the browser keeps it.
    fn word(self) -> &'static str {
        match self {
            Self::None => "hidden",
            Self::Now => "shown",
            Self::All => "all",
        }
    }

    /// As it was kept; at first those that matter are shown.
    fn kept(word: Option<&str>) -> Self {
        Self::ALL.into_iter().find(|wish| Some(wish.word()) == word).unwrap_or(Self::Now)
    }

    /// Whether a note is seen.
    fn shows(self, kind: NoteKind) -> bool {
        match kind {
            NoteKind::Plain => true,
            NoteKind::Aid => self != Self::None,
            NoteKind::AidOnRequest => self == Self::All,
        }
    }
}

/// Whether aids are shown: a handle.
#[derive(Clone, Copy)]
pub(in crate::page) struct Aids {
    session: GameSession,
    allowed: Memo<bool>,
    /// Whether the truth is shown, which needs no aids any more.
    uncovered: Memo<bool>,
    wish: RwSignal<Wish>,
}

impl Aids {
    /// Those of a game, as was wished last.
    pub(in crate::page) fn of(session: GameSession) -> Self {
        let wish = Wish::kept(browser::kept(KEPT).as_deref());
        let allowed = Memo::new(move |_| {
            session.with_table(|table| table.options().aids == Permission::Allowed)
        });
        let notes = session.uncovered();
        let uncovered = Memo::new(move |_| notes.with(|notes| !notes.is_empty()));
        Self { session, allowed, uncovered, wish: RwSignal::new(wish) }
    }

    /// Those of the game that is shown here, if one is.
    pub(in crate::page) fn here() -> Option<Self> {
        use_context()
    }

    /// What is wished, as far as the table allows it.
    fn granted(self) -> Wish {
        if self.allowed.get() { self.wish.get() } else { Wish::None }
    }

    fn choose(self, wish: Wish) {
        browser::keep(KEPT, wish.word());
        self.wish.set(wish);
    }

    /// Whether a remark is to be read.
    pub(in crate::page) fn allow(self, remark: &Notice) -> bool {
        let is_aid = self.session.with_game(|game| game.is_aid(remark.code));
        !is_aid || (self.granted() != Wish::None && !self.uncovered.get())
    }

    /// The scene with the notes that are to be seen.
    pub(in crate::page) fn filter(self, scene: Signal<Scene>) -> Signal<Scene> {
        let filtered = Memo::new(move |_| {
            let (mut scene, wish) = (scene.get(), self.granted());
            scene.notes.retain(|note| wish.shows(note.kind));
            scene
        });
        filtered.into()
    }

    /// What would come of an action, with as much as may be told.
    pub(in crate::page) fn preview(self, token: &str) -> Preview {
        let aid = match self.granted() {
            Wish::None => Aid::Withheld,
            Wish::Now | Wish::All => Aid::Given,
        };
        self.session.with_game(|game| game.preview(token, aid))
    }

    /// What the signs on the board mean, as long as any are shown.
    pub(in crate::page) fn legend(self) -> Vec<LegendEntry> {
        let shown = self.session.shown_length();
        let is_now = shown == self.session.length();
        let uncovered = match self.granted() {
            _ if is_now && self.uncovered.get() => Uncovered::All,
            Wish::None => return Vec::new(),
            Wish::Now | Wish::All => Uncovered::SoFar,
        };
        self.session.with_game(|game| game.legend(shown, uncovered))
    }
}

/// The switches, where there are aids that may be shown: for all of them, and for
/// those too that do not matter now.
#[component]
pub(in crate::page) fn AidsSwitch(scene: Signal<Scene>, aids: Aids) -> impl IntoView {
    let any = Memo::new(move |_| {
        let is_aid =
            scene.with(|scene| scene.notes.iter().any(|note| note.kind != NoteKind::Plain));
        is_aid && aids.allowed.get()
    });
    let shown = move || aids.wish.get() != Wish::None;
    let all = move || aids.wish.get() == Wish::All;
    let switch = move || aids.choose(if untrack(shown) { Wish::None } else { Wish::Now });
    let switch_all = move || aids.choose(if untrack(all) { Wish::Now } else { Wish::All });
    move || {
        any.get().then(|| {
            view! {
                <Tick name="aids" code="app-aids" checked=shown on_change=switch />
                <Show when=shown>
                    <Tick name="all-odds" code="app-all-odds" checked=all on_change=switch_all />
                </Show>
            }
        })
    }
}

#[component]
fn Tick(
    name: &'static str,
    code: &'static str,
    #[prop(into)] checked: Signal<bool>,
    on_change: impl Fn() + 'static,
) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <label class="tick">
            <input
                type="checkbox"
                data-choice=name
                prop:checked=checked
                on:change=move |_| on_change()
            />
            <span>{move || speaking.text(code)}</span>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_wished_is_kept() {
        for wish in Wish::ALL {
            assert_eq!(Wish::kept(Some(wish.word())), wish);
        }
        assert_eq!(Wish::kept(None), Wish::Now);
        assert_eq!(Wish::kept(Some("of tomorrow")), Wish::Now);
    }

    #[test]
    fn each_wish_shows_more_than_the_one_before() {
        let shown = |wish: Wish| {
            let kinds = [NoteKind::Plain, NoteKind::Aid, NoteKind::AidOnRequest];
            kinds.into_iter().filter(|kind| wish.shows(*kind)).count()
        };
        assert_eq!(Wish::ALL.map(shown), [1, 2, 3]);
    }
}
