//! What a board remembers between two inputs: what is chosen, where the keyboard
//! is, from where it is seen, what still moves. All handles, so that every part
//! of the board can have a copy.

use game::Fact;
use leptos::{html, prelude::*};
use web_sys::{Element, MouseEvent, PointerEvent};

use super::{
    activity::Activity,
    animate::Animations,
    beside::{Beside, arranged},
    carried::Carried,
    drag::Drag,
    hit,
    meaning::{Meaning, aimed, begin, marks, meaning, targets},
    moving::Rest,
    place::{Turned, onward, quarter},
    remembered,
    room::Room,
    view::View,
};
use crate::{
    page::Speaking,
    scene::{Choice, Gesture, Ground, Hand, Motion, Piece, PieceId, Scene, Target},
    sound::Sounds,
    view::Attempt,
};

/// What a board is given by its page.
#[derive(Clone, Copy)]
pub(super) struct Given {
    /// What is to be seen.
    pub(super) scene: Signal<Scene>,
    /// What may be done now.
    pub(super) choices: Signal<Vec<Choice>>,
    /// Is told the token of an action.
    pub(super) on_choose: Callback<String>,
    /// Is told what was tried that is no choice.
    pub(super) on_refused: Callback<Attempt>,
    /// How far the board is turned for whoever looks.
    pub(super) viewer: Signal<f32>,
    /// The pieces that were moved but not for good yet.
    pub(super) pending: Signal<Vec<PieceId>>,
    /// The pieces that an action would move, as they would be then, and how.
    pub(super) ghosts: Option<Callback<String, Vec<(Piece, Motion)>>>,
    /// The spots that a piece passes by an action.
    pub(super) ways: Option<Callback<String, Vec<String>>>,
}

/// What all parts of a board share.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) scene: Signal<Scene>,
    /// Where the things beside the board are.
    pub(super) beside: RwSignal<Beside>,
    /// The board of the scene, which seldom changes.
    pub(super) ground: Memo<Ground>,
    pub(super) choices: Signal<Vec<Choice>>,
    /// The pieces that were moved and may still be taken back, or are on their
    /// way to whoever decides.
    pub(super) pending: Signal<Vec<PieceId>>,
    /// How far the board is turned for whoever looks, whole turns included.
    pub(super) viewer: Memo<f32>,
    pub(super) view: RwSignal<View>,
    /// The same in quarters of a turn, seat and view together: letters and signs
    /// are upright by these.
    pub(super) quarter: Memo<i32>,
    /// Where it is drawn.
    pub(super) room: Room,
    /// The spot that was chosen first.
    pub(super) chosen: RwSignal<Option<String>>,
    /// The marked spots, each with its token.
    pub(super) marks: Memo<Vec<(String, String)>>,
    /// What shows the marks above all pieces.
    pub(super) targets: Memo<Vec<(String, Target)>>,
    /// The spots that something can be begun with.
    pub(super) begins: Memo<Vec<String>>,
    /// Where the moves of the last turn began and ended.
    pub(super) last: Memo<Last>,
    /// The spot that the keyboard is at.
    pub(super) here: RwSignal<Option<String>>,
    /// The spot that the pointer is over.
    hovered: RwSignal<Option<String>>,
    /// The action that would be made next: of the mark under the pointer, at the
    /// keyboard, or of the only one.
    pub(super) aimed: Memo<Option<String>>,
    /// How far the top is drawn turned, whole turns included.
    pub(super) turned: Memo<f32>,
    pub(super) rest: RwSignal<Rest>,
    pub(super) drag: StoredValue<Drag>,
    /// The pieces that are being dragged.
    pub(super) carried: StoredValue<Option<Carried>, LocalStorage>,
    pub(super) root: NodeRef<html::Div>,
    pub(super) animations: StoredValue<Animations, LocalStorage>,
    /// Counts what began to move, so that only the last says that all is still.
    pub(super) changes: StoredValue<u64>,
    page: StoredValue<Page>,
    /// Where it is heard, if anywhere.
    pub(super) sounds: Option<Sounds>,
    /// Who is told what goes on, if anybody.
    activity: Option<Activity>,
}

/// The spots of the last turn.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Last {
    from: Vec<String>,
    to: Vec<String>,
}

impl Last {
    fn of(scene: &Scene) -> Self {
        let from = scene.last.iter().flat_map(|trace| trace.from.clone()).collect();
        Self { from, to: scene.last.iter().flat_map(|trace| trace.to.clone()).collect() }
    }

    /// What a spot was in the last turn; where a move ended another may have begun,
    /// and what lies there now is what matters.
    pub(super) fn word(&self, spot: &str) -> Option<&'static str> {
        let is_in = |spots: &[String]| spots.iter().any(|other| other == spot);
        let to = is_in(&self.to).then_some("to");
        to.or_else(|| is_in(&self.from).then_some("from"))
    }
}

/// Who is told and asked. Apart, so that the handles stay small.
struct Page {
    on_choose: Callback<String>,
    on_refused: Callback<Attempt>,
    ghosts: Option<Callback<String, Vec<(Piece, Motion)>>>,
    ways: Option<Callback<String, Vec<String>>>,
}

impl State {
    /// Nothing chosen, seen as the screen suggests; motions are played from now
    /// on.
    pub(super) fn new(root: NodeRef<html::Div>, given: Given) -> Self {
        let Given { scene, choices, on_choose, on_refused, viewer, pending, ghosts, ways } = given;
        let beside = Beside::of_screen();
        let scene = arranged(scene, beside);
        let chosen = RwSignal::new(None::<String>);
        let marks = Memo::new(move |_| {
            chosen.with(|chosen| choices.with(|choices| marks(chosen.as_deref(), choices)))
        });
        let targets = Memo::new(move |_| {
            chosen.with(|chosen| choices.with(|choices| targets(chosen.as_deref(), choices)))
        });
        let begins = Memo::new(move |_| choices.with(|choices| begins(choices)));
        let last = Memo::new(move |_| scene.with(Last::of));
        let (here, hovered) = (RwSignal::new(None), RwSignal::new(None));
        let aimed = Memo::new(move |_| {
            marks.with(|marks| aimed(marks, hovered.get().as_deref(), here.get().as_deref()))
        });
        let ground = Memo::new(move |_| scene.with(|scene| scene.ground.clone()));
        let turned = Memo::new(move |before: Option<&f32>| {
            let wanted = ground.with(|ground| ground.turned);
            before.map_or(wanted, |before| onward(*before, wanted))
        });
        // From one seat to the next by the shortest way.
        let viewer = Memo::new(move |before: Option<&f32>| {
            before.map_or(viewer.get(), |before| onward(*before, viewer.get()))
        });
        let (screen, view) = remembered::follow();
        let quarter = Memo::new(move |_| quarter(view.get().turn + viewer.get()));
        let state = Self {
            scene,
            beside,
            ground,
            choices,
            pending,
            viewer,
            view,
            quarter,
            room: Room::new(scene, beside, ground, (screen, view), viewer),
            chosen,
            marks,
            targets,
            begins,
            last,
            here,
            hovered,
            aimed,
            turned,
            rest: RwSignal::new(Rest::Still),
            drag: StoredValue::new(Drag::default()),
            carried: StoredValue::new_local(None),
            root,
            animations: StoredValue::new_local(Animations::default()),
            changes: StoredValue::new(0),
            page: StoredValue::new(Page { on_choose, on_refused, ghosts, ways }),
            sounds: use_context(),
            activity: use_context(),
        };
        state.play_motions();
        if let Some(activity) = state.activity {
            activity.follow(state);
        }
        // What is chosen must still be there to be chosen.
        Effect::new(move |_| {
            let gone = chosen.with(|chosen| {
                chosen.as_ref().is_some_and(|chosen| begins.with(|begins| !begins.contains(chosen)))
            });
            if gone {
                chosen.set(None);
            }
        });
        state
    }

    /// The element that holds the board.
    pub(super) fn root(self) -> Option<Element> {
        self.root.get_untracked().map(|root| (**root).clone())
    }

    /// Gives the focus to the place that the keys are at.
    pub(super) fn focus(self) {
        let first = || self.ground.with_untracked(|ground| ground.spots.first()?.id.clone().into());
        if let (Some(root), Some(here)) = (self.root(), self.here.get_untracked().or_else(first)) {
            hit::focus(&root, &here);
        }
    }

    /// How far the board is seen turned, the seat of the viewer included.
    pub(super) fn seen(self) -> f32 {
        self.view.get_untracked().turn + self.viewer.get_untracked()
    }

    /// The top as it is drawn.
    pub(super) fn top(self) -> Turned {
        let turned = self.turned.get();
        self.ground.with(|ground| Turned::of(ground, turned))
    }

    /// The pointer comes over something; it matters while something is chosen.
    pub(super) fn look_at(self, event: &PointerEvent) {
        if self.chosen.with_untracked(Option::is_some)
            && let Some(root) = self.root()
        {
            self.hover(hit::spot_at(&root, event.client_x(), event.client_y()));
        }
    }

    /// The pointer is over this spot, or over none.
    pub(super) fn hover(self, spot: Option<String>) {
        if self.hovered.with_untracked(|before| *before != spot) {
            self.hovered.set(spot);
        }
    }

    /// What was chosen is put down on a spot that is no mark.
    pub(super) fn drop_on(self, spot: &str) {
        let Some(chosen) = self.chosen.get_untracked() else { return };
        let begun = self.scene.with_untracked(|scene| {
            self.choices
                .with_untracked(|choices| begin(spot, choices, &scene.pieces, &scene.ground.spots))
        });
        if begun.as_ref() != Some(&chosen) {
            let hand = self.ground.with_untracked(|ground| Hand::takes(ground, &chosen, spot));
            self.refuse(Attempt::Hand(hand));
        }
    }

    /// A click, by whatever means, except the one that ends a drag.
    pub(super) fn click(self, event: &MouseEvent) {
        let Some(root) = self.root() else { return };
        // A key makes a click as well, and no drag comes before that.
        if event.detail() != 0 && self.drag.with_value(Drag::is_over) {
            return;
        }
        match hit::spot_of_click(&root, event) {
            Some(spot) => self.point(&spot),
            None => self.release(),
        }
    }

    /// Nothing is chosen any more, and what was said of it is forgotten.
    pub(super) fn release(self) {
        self.chosen.set(None);
        if let Some(activity) = self.activity {
            activity.release();
        }
    }

    /// Somebody points at a spot.
    pub(super) fn point(self, spot: &str) {
        self.settle();
        let chosen = self.chosen.get_untracked();
        let meaning = self.scene.with_untracked(|scene| {
            self.choices.with_untracked(|choices| {
                meaning(spot, chosen.as_deref(), choices, &scene.pieces, &scene.ground)
            })
        });
        // Keys go on from where the pointer was.
        self.here.set(Some(spot.to_owned()));
        if let Some(root) = self.root() {
            hit::focus(&root, spot);
        }
        match meaning {
            Meaning::Act(token) => self.act(token),
            Meaning::Choose(spot) => self.chosen.set(Some(spot)),
            Meaning::Release => self.release(),
            Meaning::Refused(hand) => self.refuse(Attempt::Hand(hand)),
        }
    }

    /// The spots that a piece passes by an action; none where it goes straight.
    pub(super) fn way(self, token: &str) -> Vec<String> {
        let ways = self.page.with_value(|page| page.ways);
        ways.map(|ways| ways.run(token.to_owned())).unwrap_or_default()
    }

    /// Whether an action with what is chosen leads to a spot.
    pub(super) fn is_mark(self, spot: &str) -> bool {
        self.marks.with_untracked(|marks| marks.iter().any(|(mark, _)| mark == spot))
    }

    /// The pieces that an action would move, as they would be then, and how.
    pub(super) fn moved(self, token: &str) -> Vec<(Piece, Motion)> {
        let ghosts = self.page.with_value(|page| page.ghosts);
        ghosts.map(|ghosts| ghosts.run(token.to_owned())).unwrap_or_default()
    }

    /// Makes an action.
    pub(super) fn act(self, token: String) {
        self.settle();
        self.chosen.set(None);
        self.page.with_value(|page| page.on_choose).run(token);
    }

    /// Tells what can't be made an action. What was taken to the wrong place stays
    /// chosen: the right one is still to be seen.
    pub(super) fn refuse(self, attempt: Attempt) {
        if !matches!(attempt, Attempt::Hand(Hand::Takes { .. })) {
            self.chosen.set(None);
        }
        self.page.with_value(|page| page.on_refused).run(attempt);
    }

    /// What is said when a spot was chosen.
    pub(super) fn told(self, words: Speaking, names: Callback<String, String>) -> Option<String> {
        let chosen = self.chosen.get()?;
        let count = self.marks.with(Vec::len);
        let facts = [("name", Fact::Text(names.run(chosen))), ("count", count.into())];
        Some(words.tell("board-chosen", &facts))
    }
}

fn begins(choices: &[Choice]) -> Vec<String> {
    let mut begins: Vec<_> = choices
        .iter()
        .filter_map(|choice| match &choice.gesture {
            Gesture::FromTo { from, .. } => Some(from.clone()),
            _ => None,
        })
        .collect();
    begins.dedup();
    begins
}
