//! A piece that is dragged is seen in the hand: where the hand is, with what
//! stands on it, and back in its place when it was put down for nothing.

use browser::{Window, visit};
use serde_json::Value;
use testbed::Result;
use thirtyfour::Key;

use crate::{AT_A_DESK, WATCHING, WITH_A_PHONE};

/// A column is carried with the stone that locks it, and glides back when it is
/// let go beside the board.
#[tokio::test]
async fn klotze_carries_a_column_with_its_stone() -> Result<()> {
    visit("carrying-klotze", WATCHING, async |window: &Window| {
        sit(window, "klotze").await?;
        for action in ["d2-e2", "g9-f9"] {
            window.act_by_typing(action).await?;
            window.turn().await?;
        }
        let home = places(window, [COLUMN, STONE, LOCK]).await?;
        window.take(&spot("e2"), &spot("h4")).await?;
        window.wait_for("[data-page=game] [data-state=held]").await?;
        window.picture("carried").await?;
        assert_eq!(window.count("[data-piece][data-carried]").await?, 2);
        assert!(is_near(place(window, COLUMN).await?, place(window, &spot("h4")).await?));
        let away = place(window, STONE).await?;
        assert!(!is_near(away, home[1]), "the stone is at {away:?}");
        goes_without_layout(window, ["h5", "h4"]).await?;
        window.go_on("[data-page=game] h1").await?;
        window.ask(HOLD_ANIMATIONS).await?;
        window.let_go().await?;
        window.wait("!document.querySelector('[data-carried]')").await?;
        // On its way back the stone still lies on the sign of the lock.
        let [stone, lock] = places(window, [STONE, LOCK]).await?;
        assert!(!is_near(stone, home[1]), "the stone is at {stone:?}");
        assert!(is_near(lock, stone), "the stone is at {stone:?}, the lock at {lock:?}");
        window.ask("document.getAnimations().forEach(moving => moving.finish())").await?;
        window.wait_for("[data-page=game] [data-state=still]").await?;
        assert_eq!(places(window, [COLUMN, STONE, LOCK]).await?, home);
        // Nothing was made of it; it can still be pointed on.
        assert_eq!(window.count(&format!("{}[data-chosen]", spot("e2"))).await?, 1);
        assert_eq!(window.state().await?.actions, 2);
        Ok(())
    })
    .await
}

/// The page is not laid out anew for what follows the hand. It may be for
/// something else in one pass; then the next decides.
async fn goes_without_layout(window: &Window, spots: [&str; 2]) -> Result<()> {
    const PASSES: usize = 5;
    for _ in 0..PASSES {
        let before = window.work("LayoutCount").await?;
        for id in spots {
            window.go_on(&spot(id)).await?;
            assert!(is_near(place(window, COLUMN).await?, place(window, &spot(id)).await?));
        }
        if window.work("LayoutCount").await? - before < 0.5 {
            return Ok(());
        }
    }
    Err("every pass of the hand lays the page out".into())
}

const COLUMN: &str = "[data-page=game] .column[data-at=e2] > .shadow";
const STONE: &str = "[data-page=game] .stone[data-at=e2] > .shadow";
const LOCK: &str = "[data-page=game] .note.locked[data-note=e2] > b";

/// Makes what moves from now on wait at its beginning.
const HOLD_ANIMATIONS: &str = "
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        animation.pause();
        return animation;
    };";

/// A block is carried as it stands; Escape puts it back, and on its ghost it is
/// put down, wherever it was taken.
#[tokio::test]
async fn black_holes_carries_a_block() -> Result<()> {
    visit("carrying-block", AT_A_DESK, async |window: &Window| {
        sit(window, "black-holes").await?;
        let home = place(window, BLOCK).await?;
        window.take(&spot("d4"), &spot("a4")).await?;
        is_carried_to(window, "a4").await?;
        window.go_on(&spot("c4")).await?;
        is_carried_to(window, "c4").await?;
        window.wait_for(&format!("{}[data-aimed]", spot("c4"))).await?;
        window.press(Key::Escape).await?;
        window.wait_for("[data-page=game] [data-state=still]").await?;
        assert_eq!(place(window, BLOCK).await?, home);
        window.let_go().await?;
        assert_eq!(window.count("[data-spot][data-chosen]").await?, 0);
        assert_eq!(window.state().await?.actions, 0);
        let top = "[data-page=game] [data-piece][data-at=d4] > .top";
        window.drag(top, &spot("c4")).await?;
        window.wait_for("[data-piece][data-at=b4]").await?;
        assert_eq!(window.count("[data-carried]").await?, 0);
        Ok(())
    })
    .await
}

/// A finger carries it as well, seen from elsewhere.
#[tokio::test]
async fn a_finger_carries_a_block() -> Result<()> {
    visit("carrying-finger", WITH_A_PHONE, async |window: &Window| {
        sit(window, "black-holes").await?;
        window.take(&spot("d4"), &spot("c4")).await?;
        is_carried_to(window, "c4").await?;
        window.wait_for(&format!("{}[data-aimed]", spot("c4"))).await?;
        Ok(())
    })
    .await
}

/// One that takes nothing and goes straight up leaves the board as it is: on pieces
/// that can't be moved now, on an empty place.
#[tokio::test]
async fn a_finger_that_takes_nothing_leaves_the_board_alone() -> Result<()> {
    visit("carrying-scroll", WITH_A_PHONE, async |window: &Window| {
        for (game, seen, touched) in [
            ("kuba", ball("a1"), [ball("a2"), ball("d4"), spot("d1")]),
            ("black-holes", BLOCK.to_owned(), [top("e5"), top("e4"), spot("b6")]),
        ] {
            sit(window, game).await?;
            for from in touched {
                let before = place(window, &seen).await?;
                window.slide_up(&from, UPWARDS).await?;
                window.lift_finger().await?;
                window.wait_for("[data-page=game] [data-state=still]").await?;
                assert_eq!(window.count("[data-chosen], [data-carried]").await?, 0, "{from}");
                // A scrolled page may round to the next pixel.
                let after = place(window, &seen).await?;
                let moved = before[0].abs_diff(after[0]).max(before[1].abs_diff(after[1]));
                assert!(moved <= 1, "{from}: the board was turned, {before:?} to {after:?}");
            }
        }
        Ok(())
    })
    .await
}

/// With a piece it never scrolls, not even straight up; and it still taps.
#[tokio::test]
async fn a_finger_with_a_piece_scrolls_nothing() -> Result<()> {
    visit("carrying-upwards", WITH_A_PHONE, async |window: &Window| {
        sit(window, "black-holes").await?;
        window.ask("scrollTo(0, 0)").await?;
        let home = place(window, BLOCK).await?;
        window.slide_up(&top("d4"), 0).await?;
        window.lift_finger().await?;
        window.wait_for(&format!("{}[data-chosen]", spot("d4"))).await?;
        window.slide_up(&top("d4"), UPWARDS).await?;
        window.wait_for("[data-page=game] [data-state=held]").await?;
        let away = place(window, BLOCK).await?;
        assert!(home[1] - away[1] > UPWARDS / 2, "{home:?}: the block is at {away:?}");
        assert_eq!(window.count("[data-carried]").await?, 1);
        assert_eq!(window.ask("return scrollY").await?, 0);
        Ok(())
    })
    .await
}

/// How far a finger slides, in pixels.
const UPWARDS: i32 = 120;

const BLOCK: &str = "[data-page=game] [data-piece][data-at=d4] > .shadow";

async fn is_carried_to(window: &Window, id: &str) -> Result<()> {
    window.wait_for("[data-page=game] [data-state=held]").await?;
    window.picture(id).await?;
    let (block, spot) = (place(window, BLOCK).await?, place(window, &spot(id)).await?);
    assert!(is_near(block, spot), "the block is at {block:?}, {id} at {spot:?}");
    Ok(())
}

/// A marble is pushed with those before it, and nowhere but where it may go.
#[tokio::test]
async fn kuba_pushes_a_line_with_the_hand() -> Result<()> {
    visit("carrying-kuba", AT_A_DESK, async |window: &Window| {
        sit(window, "kuba").await?;
        let [pushed, before] = ["a6", "b6"].map(ball);
        let home = [place(window, &pushed).await?, place(window, &before).await?];
        window.take(&pushed, &spot("d6")).await?;
        window.wait_for("[data-page=game] [data-state=held]").await?;
        window.picture("pushed").await?;
        // One square and no further, though the hand went on.
        assert!(is_near(place(window, &pushed).await?, home[1]));
        assert!(!is_near(place(window, &before).await?, home[1]));
        window.go_on(&ball("a1")).await?;
        assert!(is_near(place(window, &pushed).await?, home[0]));
        assert!(is_near(place(window, &before).await?, home[1]));
        window.let_go().await?;
        window.wait_for("[data-page=game] [data-state=still]").await?;
        assert_eq!(window.state().await?.actions, 0);
        Ok(())
    })
    .await
}

/// Two people at this device, at the start of a game.
async fn sit(window: &Window, game: &str) -> Result<()> {
    window.sit_down(game, "person").await?;
    window.turn().await?;
    Ok(())
}

/// The middle of something on the board, in pixels from the board's corner, so
/// that the page may scroll.
async fn place(window: &Window, selector: &str) -> Result<[i32; 2]> {
    let script = format!(
        "const stage = document.querySelector('[data-page=game] .stage').getBoundingClientRect();
        const box = document.querySelector({}).getBoundingClientRect();
        return [box.x + box.width / 2 - stage.x, box.y + box.height / 2 - stage.y].map(Math.round)",
        Value::from(selector)
    );
    Ok(serde_json::from_value(window.ask(&script).await?)?)
}

async fn places<const N: usize>(window: &Window, of: [&str; N]) -> Result<[[i32; 2]; N]> {
    let mut places = [[0; 2]; N];
    for (place, selector) in places.iter_mut().zip(of) {
        *place = self::place(window, selector).await?;
    }
    Ok(places)
}

/// Whether two places are the same for an eye.
fn is_near(one: [i32; 2], other: [i32; 2]) -> bool {
    f64::from(one[0] - other[0]).hypot(f64::from(one[1] - other[1])) < 5.0
}

fn spot(id: &str) -> String {
    format!("[data-page=game] [data-spot={id}]")
}

fn top(id: &str) -> String {
    format!("[data-page=game] [data-piece][data-at={id}] > .top")
}

fn ball(id: &str) -> String {
    format!("[data-page=game] [data-piece][data-at={id}] > .ball")
}
