//! What lies beside a board, beyond its near and far edges, lies at its sides where
//! height is dear: on a phone that is held across, by a quarter of a turn about the
//! middle of the board. On a small phone that is held upright there is no room for it
//! at all: it is put away inside the board, and the plates alone count. It knows no
//! game.

use leptos::{ev, prelude::*};

use crate::scene::{Body, Ground, SLAB, Scene};

/// A screen that is wide and low.
const LOW: &str = "(orientation: landscape) and (max-height: 30rem)";
/// One that is upright and small.
const SMALL: &str = "(orientation: portrait) and (max-height: 50rem)";

/// Where the things beside a board are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Beside {
    /// Beyond its near and far edges, as the game has it.
    Ends,
    /// Beyond its left and right edges.
    Sides,
    /// Nowhere to be seen.
    Away,
}

impl Beside {
    /// As the screen is, from now on.
    pub(super) fn of_screen() -> RwSignal<Self> {
        let beside = RwSignal::new(Self::now());
        let turned = window_event_listener(ev::resize, move |_| {
            let now = Self::now();
            if beside.get_untracked() != now {
                beside.set(now);
            }
        });
        on_cleanup(move || turned.remove());
        beside
    }

    fn now() -> Self {
        let is = |screen| {
            let query =
                web_sys::window().and_then(|window| window.match_media(screen).ok().flatten());
            query.is_some_and(|query| query.matches())
        };
        if is(LOW) {
            Self::Sides
        } else if is(SMALL) {
            Self::Away
        } else {
            Self::Ends
        }
    }

    /// Its name for style sheets.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Ends => "ends",
            Self::Sides => "sides",
            Self::Away => "away",
        }
    }
}

/// The scene with what is beside the board where the screen has room for it.
pub(super) fn arranged(scene: Signal<Scene>, beside: RwSignal<Beside>) -> Signal<Scene> {
    let any = scene.with_untracked(|scene| {
        scene.ground.spots.iter().any(|spot| is_beyond(&scene.ground, spot.y))
    });
    // Most boards have nothing beside them, and no need of a copy.
    if !any {
        return scene;
    }
    let arranged = Memo::new(move |_| match beside.get() {
        Beside::Ends => scene.get(),
        Beside::Sides => sideways(scene.get()),
        Beside::Away => put_away(scene.get()),
    });
    arranged.into()
}

/// Puts what is beyond the near edge to the right, and what is beyond the far one to
/// the left.
fn sideways(mut scene: Scene) -> Scene {
    let middle = (scene.ground.width / 2.0, scene.ground.depth / 2.0);
    let turned = |x: f32, y: f32| (middle.0 + y - middle.1, middle.1 - x + middle.0);
    for piece in scene.pieces.iter_mut().filter(|piece| is_beyond(&scene.ground, piece.y)) {
        (piece.x, piece.y) = turned(piece.x, piece.y);
        if let Body::Block { width, depth, .. } = &mut piece.body {
            std::mem::swap(width, depth);
        }
    }
    let ground = scene.ground.clone();
    for spot in scene.ground.spots.iter_mut().filter(|spot| is_beyond(&ground, spot.y)) {
        (spot.x, spot.y) = turned(spot.x, spot.y);
    }
    scene
}

/// Puts what is beside the board inside it, where nobody sees it, and takes away the
/// places that can be pointed at there.
fn put_away(mut scene: Scene) -> Scene {
    let ground = scene.ground.clone();
    for piece in scene.pieces.iter_mut().filter(|piece| is_beyond(&ground, piece.y)) {
        (piece.x, piece.y, piece.z) = (ground.width / 2.0, ground.depth / 2.0, -SLAB);
    }
    scene.ground.spots.retain(|spot| !is_beyond(&ground, spot.y));
    scene
}

/// Whether something with its middle here is beyond the near or the far edge.
fn is_beyond(ground: &Ground, y: f32) -> bool {
    y < -ground.rim() || y > ground.depth + ground.rim()
}

#[cfg(test)]
mod tests {
    use shelf::{Game, Opening};

    use super::*;
    use crate::view::{Draw, Pictures};

    fn start(game: Game) -> Scene {
        let start = game.open(&Opening::default()).expect("a game");
        start.scene(0, &Pictures::of(&start))
    }

    #[test]
    fn racks_go_to_the_sides_and_nothing_else_does() {
        let (ends, sides) = (start(Game::BlackHoles), sideways(start(Game::BlackHoles)));
        let rack = |scene: &Scene, name: &str| {
            let found = scene.ground.spots.iter().find(|spot| spot.id == name);
            found.map(|spot| (spot.x, spot.y)).expect("a rack")
        };
        let (_, far) = rack(&ends, "light-rack");
        assert!(far > ends.ground.depth);
        assert_eq!(rack(&sides, "light-rack"), (far, 5.0), "on the right of its owner");
        assert_eq!(rack(&sides, "dark-rack"), (10.0 - far, 5.0));
        let is_rack = |look: &str| look == "rack";
        for (before, after) in ends.pieces.iter().zip(&sides.pieces) {
            assert_eq!(before != after, is_rack(before.look), "{before:?} {after:?}");
        }
        let high =
            |scene: &Scene| scene.pieces.iter().filter(|p| is_beyond(&scene.ground, p.y)).count();
        assert_eq!((high(&ends), high(&sides)), (2, 0));
    }

    #[test]
    fn what_is_put_away_is_inside_the_board() {
        let (ends, away) = (start(Game::BlackHoles), put_away(start(Game::BlackHoles)));
        assert_eq!(away.pieces.len(), ends.pieces.len(), "nothing is lost");
        let racks: Vec<_> = away.pieces.iter().filter(|piece| piece.look == "rack").collect();
        assert_eq!(racks.len(), 2);
        for rack in racks {
            assert!(rack.z >= -SLAB && rack.z + rack.body.height() < 0.0, "{rack:?}");
        }
        assert!(away.ground.spots.iter().all(|spot| spot.square().is_some()));
    }

    #[test]
    fn boards_with_nothing_beside_them_stay_as_they_are() {
        for game in [Game::Kuba, Game::Klotze, Game::BilleTrap] {
            assert_eq!(sideways(start(game)), start(game), "{game:?}");
            assert_eq!(put_away(start(game)), start(game), "{game:?}");
        }
    }
}
