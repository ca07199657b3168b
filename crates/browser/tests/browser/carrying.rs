//! A piece that is dragged is seen in the hand: where the hand is, with what
//! stands on it, and back in its place when it was put down for nothing.

use browser::{Window, visit};
use serde_json::Value;
use soak::Result;
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
        let home = [place(window, COLUMN).await?, place(window, STONE).await?];
        window.take(&spot("e2"), &spot("h4")).await?;
        window.wait_for("[data-page=game] [data-state=held]").await?;
        window.picture("carried").await?;
        assert_eq!(window.count("[data-piece][data-carried]").await?, 2);
        assert!(is_near(place(window, COLUMN).await?, place(window, &spot("h4")).await?));
        let away = place(window, STONE).await?;
        assert!(!is_near(away, home[1]), "the stone is at {away:?}");
        goes_without_layout(window, ["h5", "h4"]).await?;
        window.go_on("[data-page=game] h1").await?;
        window.let_go().await?;
        window.wait_for("[data-page=game] [data-state=still]").await?;
        window.wait("!document.querySelector('[data-carried]')").await?;
        assert_eq!([place(window, COLUMN).await?, place(window, STONE).await?], home);
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

/// Whether two places are the same for an eye.
fn is_near(one: [i32; 2], other: [i32; 2]) -> bool {
    f64::from(one[0] - other[0]).hypot(f64::from(one[1] - other[1])) < 5.0
}

fn spot(id: &str) -> String {
    format!("[data-page=game] [data-spot={id}]")
}

fn ball(id: &str) -> String {
    format!("[data-page=game] [data-piece][data-at={id}] > .ball")
}
