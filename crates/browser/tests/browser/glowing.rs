//! The boards tell what can be done: what can be moved glows, where it can go is
//! seen above all pieces, the last turn is marked, what lies beside a board hides
//! none of it, and neither do letters and numbers vanish.

use browser::{Window, visit};
use serde_json::{Value, json};
use testbed::Result;

use crate::{AT_A_DESK, WITH_A_PHONE};

/// The pieces that glow, by their looks.
const GLOWING: &str = "[...document.querySelectorAll('[data-page=game] .piece')]
    .filter(piece => getComputedStyle(piece.querySelector('.ball')).boxShadow.includes('255, 210, 87'))
    .map(piece => piece.className.split(' ').at(-1))";

#[tokio::test]
async fn only_what_whoever_acts_can_move_glows() -> Result<()> {
    visit("glowing", AT_A_DESK, async |window: &Window| {
        sit(window, "kuba").await?;
        assert_eq!(window.ask(&format!("return {GLOWING}")).await?, json!(vec!["white"; 6]));
        window.act_by_typing("a7s").await?;
        window.turn().await?;
        let glowing = window.ask(&format!("return {GLOWING}")).await?;
        let looks: Vec<String> = serde_json::from_value(glowing)?;
        assert!(looks.len() > 4 && looks.iter().all(|look| look == "black"), "{looks:?}");
        // Their names say so too.
        let named = "[...document.querySelectorAll('[data-spot]')]
            .filter(spot => spot.ariaLabel.endsWith('can move')).length";
        assert_eq!(window.ask(&format!("return {named}")).await?, looks.len());
        window.picture("black").await?;
        // What was, nobody can change.
        window.click("[data-control=app-previous]").await?;
        window.wait(&format!("({GLOWING}).length === 0")).await
    })
    .await
}

/// KU-4: an arrow for every push, above the marbles from wherever they are seen.
#[tokio::test]
async fn kuba_shows_pushes_by_arrows_above_the_marbles() -> Result<()> {
    arrows("arrows-tilted", None).await?;
    arrows("arrows-flat", Some("[data-view=board-view-flat]")).await
}

async fn arrows(name: &str, view: Option<&str>) -> Result<()> {
    visit(name, AT_A_DESK, async |window: &Window| {
        sit(window, "kuba").await?;
        if let Some(view) = view {
            window.click(view).await?;
        }
        window.point(&spot("a6")).await?;
        window.wait_for("[data-target=b6].arrow.east").await?;
        assert_eq!(window.count("[data-target]").await?, window.count("[data-mark]").await?);
        window.picture("chosen").await?;
        assert!(is_in_front(window, "[data-target=b6]").await?);
        window.point("[data-target=b6]").await?;
        window.wait_for("[data-page=game][data-actions='1']").await?;
        assert_eq!(window.count("[data-target]").await?, 0);
        Ok(())
    })
    .await
}

/// KL-7: the rings and ways of a column are seen through what stands before them.
#[tokio::test]
async fn klotze_shows_targets_above_columns() -> Result<()> {
    visit("rings", AT_A_DESK, async |window: &Window| {
        sit(window, "klotze").await?;
        window.point(&spot("d4")).await?;
        window.wait("document.querySelectorAll('[data-target].ring').length > 1").await?;
        let targets = "[...document.querySelectorAll('[data-target]')].map(t => t.dataset.target)";
        let targets = window.ask(&format!("return {targets}")).await?;
        for target in serde_json::from_value::<Vec<String>>(targets)? {
            assert!(is_in_front(window, &format!("[data-target={target}]")).await?, "{target}");
        }
        Ok(())
    })
    .await
}

/// BH-7: a hole that can be entered glows, the ghost tips into it, and what has sunk
/// stands in its rack.
#[tokio::test]
async fn black_holes_lights_the_hole_that_can_be_entered() -> Result<()> {
    visit("hole", AT_A_DESK, async |window: &Window| {
        open_position(window, "black-holes", READY).await?;
        window.turn().await?;
        window.point(&spot("d3")).await?;
        window.wait_for("[data-spot=c3][data-mark]").await?;
        let light = "getComputedStyle(document.querySelector('[data-spot=c3] > .mark')).boxShadow";
        assert_ne!(window.ask(&format!("return {light}")).await?, "none");
        let ghost = window.ask("return document.querySelector('[data-ghost=c3]').style.transform");
        let ghost = ghost.await?.as_str().unwrap_or_default().to_owned();
        assert!(ghost.contains("rotate3d(0, 1, 0,") && !ghost.contains(" 0deg)"), "{ghost}");
        window.picture("ghost").await?;
        window.point(&spot("c3")).await?;
        window.wait("document.querySelectorAll('[data-at=light-rack]').length === 3").await?;
        let name = "return document.querySelector('[data-spot=light-rack]').ariaLabel";
        assert_eq!(window.ask(name).await?, "Light’s rack: 3 sunk light blocks");
        window.picture("sunk").await
    })
    .await
}

#[tokio::test]
async fn a_rack_is_beside_the_board_and_hides_none_of_it() -> Result<()> {
    visit("rack", AT_A_DESK, async |window: &Window| {
        open_position(window, "black-holes", READY).await?;
        window.turn().await?;
        for flat in [false, true] {
            if flat {
                window.click("[data-view=board-view-flat]").await?;
            }
            let overlaps = window.ask(OVERLAPS).await?;
            assert_eq!(overlaps, json!([]), "flat: {flat}");
            window.picture(if flat { "flat" } else { "tilted" }).await?;
        }
        Ok(())
    })
    .await
}

/// A small phone has no room for racks: the plates count what has sunk, and the
/// squares are large.
#[tokio::test]
async fn on_a_small_phone_the_plates_count_what_has_sunk() -> Result<()> {
    visit("no-rack", WITH_A_PHONE, async |window: &Window| {
        open_position(window, "black-holes", READY).await?;
        window.turn().await?;
        window.wait_for("[data-beside=away]").await?;
        assert_eq!(window.count("[data-spot$=rack]").await?, 0);
        let sunk = "return ['dark', 'light'].map((colour) =>
            document.querySelector(`.plate[data-seat=${colour}] .tally`).dataset.have).join()";
        assert_eq!(window.ask(sunk).await?, "3,2");
        window.picture("board").await
    })
    .await
}

/// Squares and what lies beside the board that share some of the screen.
const OVERLAPS: &str = "
    const box = (element) => element.getBoundingClientRect();
    const beside = [...document.querySelectorAll('.rack > .top, .sunk > .face')].map(box);
    if (beside.length < 20) return 'there is nothing beside the board';
    const squares = [...document.querySelectorAll('[role=gridcell]')];
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return squares.filter(square => beside.some(other => meet(box(square), other)))
        .map(square => square.dataset.spot);";

/// BH-4, KU-7: each move of the last turn is marked, where it began and ended.
#[tokio::test]
async fn all_moves_of_the_last_turn_are_marked() -> Result<()> {
    visit("last", AT_A_DESK, async |window: &Window| {
        sit(window, "black-holes").await?;
        for action in ["g5e", "d7w", "f7n"] {
            window.act_by_typing(action).await?;
            window.turn().await?;
        }
        assert_eq!(marked(window, "from").await?, ["d7", "f7"]);
        assert_eq!(marked(window, "to").await?, ["b7", "c7", "f8", "f9"]);
        assert_eq!(window.count(".piece[data-last]").await?, 2);
        window.picture("black-holes").await?;

        open_position(window, "kuba", "RRRRRRR/7/7/5WR/7/7/W5B white 2-3 - -").await?;
        window.turn().await?;
        for action in ["f4e", "a1n"] {
            window.act_by_typing(action).await?;
            window.turn().await?;
        }
        assert_eq!(marked(window, "from").await?, ["a1", "f4"]);
        assert_eq!(marked(window, "to").await?, ["a2", "g4"]);
        window.picture("kuba").await
    })
    .await
}

async fn marked(window: &Window, as_what: &str) -> Result<Vec<String>> {
    let script = format!(
        "return [...document.querySelectorAll('[data-spot][data-last={as_what}]')]
            .map(spot => spot.dataset.spot).sort()"
    );
    Ok(serde_json::from_value(window.ask(&script).await?)?)
}

/// Letters and numbers are large enough, before everything, upright, and at the edge
/// that is nearest, however the board is turned.
#[tokio::test]
async fn coordinates_can_be_read_however_the_board_is_turned() -> Result<()> {
    visit("coordinates", WITH_A_PHONE, async |window: &Window| {
        for (game, count) in [("kuba", 14), ("black-holes", 20), ("klotze", 20)] {
            sit(window, game).await?;
            for turns in 0..4 {
                assert_eq!(window.count(".ground .coordinate").await?, count, "{game}");
                assert_eq!(window.ask(UNREADABLE).await?, json!([]), "{game}, {turns}");
                // On a phone a finger turns the board; the buttons are there for keys.
                for _ in 0..3 {
                    let left = "document.querySelector('[data-view=board-view-left]').click()";
                    window.ask(left).await?;
                }
            }
            window.picture(game).await?;
        }
        Ok(())
    })
    .await
}

/// What can't be read, and why.
const UNREADABLE: &str = "
    const wrong = [];
    const labels = [...document.querySelectorAll('.ground .coordinate')];
    for (const label of labels) {
        label.scrollIntoView({ block: 'center' });
        const box = label.getBoundingClientRect();
        const size = parseFloat(getComputedStyle(label).fontSize);
        if (size < 9) wrong.push([label.innerText, `${size} pixels`]);
        const before = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!before || before.closest('.piece, .note')) wrong.push([label.innerText, 'hidden']);
    }
    const rows = document.querySelectorAll('[role=row]').length;
    const below = labels.filter(label => {
        const box = label.getBoundingClientRect();
        const all = [...document.querySelectorAll('[role=gridcell]')]
            .map(square => square.getBoundingClientRect().bottom);
        return box.y + box.height / 2 > Math.max(...all);
    });
    if (below.length !== rows) wrong.push(['near', below.length]);
    return wrong;";

/// Who could win next is warned of on the board, for eyes and for readers.
#[tokio::test]
async fn what_is_about_to_end_the_game_is_shown_on_the_board() -> Result<()> {
    visit("threat", AT_A_DESK, async |window: &Window| {
        open_position(window, "kuba", "7/7/7/5WR/7/7/B5B black 6-6 - -").await?;
        window.turn().await?;
        let warned =
            "[...document.querySelectorAll('.note.threat')].map(n => n.dataset.note).sort()";
        window.wait(&format!("{warned} == 'f4,g4'")).await?;
        let name = window.ask("return document.querySelector('[data-spot=f4]').ariaLabel").await?;
        assert_eq!(name, "f4: white marble, White can win next turn.");
        window.picture("kuba").await?;
        window.act_by_typing("g1n").await?;
        window.turn().await?;
        assert_eq!(window.count(".note.threat").await?, 0, "whoever acts is not told how");
        Ok(())
    })
    .await
}

/// Light has sunk two blocks and Dark three; one of Light's lies ready at c3.
const READY: &str = "d3e3,g7,g6,g5,g4,e2/d7,d6,d5,e7,e6 light 2 - -";

/// Whether something is in front of all else in its middle.
async fn is_in_front(window: &Window, selector: &str) -> Result<bool> {
    let script = format!(
        "const element = document.querySelector({});
        const box = element.getBoundingClientRect();
        const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return found === element",
        Value::from(selector)
    );
    Ok(window.ask(&script).await? == json!(true))
}

/// Two people or more at this device, at the start of a game.
async fn sit(window: &Window, game: &str) -> Result<()> {
    window.sit_down(game, "person").await?;
    window.turn().await?;
    Ok(())
}

async fn open_position(window: &Window, game: &str, position: &str) -> Result<()> {
    let text = window.ask(&format!("return encodeURIComponent({})", Value::from(position))).await?;
    let text = text.as_str().unwrap_or_default().to_owned();
    window.open(&format!("/{game}/position/{text}")).await?;
    window.wait("document.querySelector('[data-page=game]')").await
}

fn spot(id: &str) -> String {
    format!("[data-page=game] [data-spot={id}]")
}
