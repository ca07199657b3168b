//! Bille-Trap's board: a marble shows where it goes before it does, by mouse, by
//! finger and by keys; what is known of the traps, and what the signs mean; what
//! turning the disc would do.

use browser::{Window, visit};
use serde_json::Value;
use testbed::Result;
use thirtyfour::Key;

use crate::{
    AT_A_DESK, WATCHING, WITH_A_PHONE,
    marbles::{name_of, open_position},
};

/// Player 1 has rolled 4: the marble on 5 would press the one on 9, that on 14
/// would land on 18.
const TO_MOVE: &str = "....1.../2....1../....2... 1,0 ??????o?/???c????/???c???? 0 seat1 move:4";
/// The same after three notches.
const TURNED: &str = "....1.../2....1../....2... 1,0 ??????o?/???c????/???c???? 3 seat1 move:4";
/// The disc is to be turned or left: 1 lies over an open trap, and would come over
/// a closed one.
const TO_TURN: &str = "1..2..../......../........ 0,0 oc?o????/????????/???????? 0 seat1 turn";

/// What is told beside the place that a marble goes to.
const FORETOLD: &str = "document.querySelector('[data-page=game] .foretold')?.innerText";
/// The way there.
const WAY: &str = "[data-page=game] .engraved .way";

#[tokio::test]
async fn a_marble_shows_where_it_goes_and_goes_when_it_is_pointed_at_again() -> Result<()> {
    visit("preview", AT_A_DESK, async |window: &Window| {
        open(window, TO_MOVE).await?;
        assert_eq!(window.count(WAY).await?, 0);
        // A mouse that is over it is enough.
        window.hover(&at("14")).await?;
        window.wait(&format!("{FORETOLD}?.includes('You land on 18')")).await?;
        window.hover(&at("home")).await?;
        window.wait(&format!("!{FORETOLD}")).await?;
        window.point(&at("5")).await?;
        window.wait_for("[data-spot='5'][data-chosen]").await?;
        let told = window.wait_for_value(&format!("{FORETOLD} ?? null")).await?;
        assert_eq!(told, "Player 2’s marble drops: 62%\nOtherwise you go on to 10");
        window.wait_for(WAY).await?;
        window.wait_for("[data-spot='9'][data-mark]").await?;
        window.wait(&is_ringed("9")).await?;
        assert_eq!(window.state().await?.actions, 0, "nothing has moved yet");
        window.picture("chosen").await?;
        // Another marble is chosen instead, and back again.
        window.point(&at("14")).await?;
        window.wait_for("[data-spot='14'][data-chosen]").await?;
        window.point(&at("5")).await?;
        window.wait_for("[data-spot='5'][data-chosen]").await?;
        window.point(&at("5")).await?;
        window.wait("document.querySelector('[data-page=game]').dataset.actions > 0").await?;
        window.wait_for("[data-action=t]").await?;
        assert_eq!(window.count("[data-piece][data-at='5']").await?, 0, "it has left");
        window.picture("moved").await
    })
    .await
}

/// The ring over a marble that would be pressed is where the disc has turned it.
#[tokio::test]
async fn a_marble_that_would_be_pressed_is_ringed_on_a_turned_disc() -> Result<()> {
    visit("ringed", AT_A_DESK, async |window: &Window| {
        open(window, TURNED).await?;
        window.point(&at("5")).await?;
        window.wait(&is_ringed("9")).await?;
        window.picture("turned").await?;
        // Where nothing lies the place itself is marked.
        window.point(&at("14")).await?;
        window.wait_for("[data-spot='18'][data-mark]").await?;
        assert_eq!(window.count(".target").await?, 0);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_finger_taps_the_marble_and_then_where_it_lands() -> Result<()> {
    visit("preview-phone", WITH_A_PHONE, async |window: &Window| {
        open(window, TURNED).await?;
        window.point(&at("14")).await?;
        let told = window.wait_for_value(&format!("{FORETOLD} ?? null")).await?;
        assert!(
            told.as_str().unwrap_or_default().starts_with("Vous arrivez sur la case 18"),
            "{told}"
        );
        window.picture("chosen").await?;
        window.point(&at("18")).await?;
        window.wait_for("[data-piece][data-at='18']").await?;
        window.wait_for("[data-action=t]").await.map(drop)
    })
    .await
}

#[tokio::test]
async fn keys_lead_along_the_track_and_tell_where_a_marble_goes() -> Result<()> {
    visit("preview-keys", AT_A_DESK, async |window: &Window| {
        open(window, TO_MOVE).await?;
        window.tab_to_board().await?;
        // From the first tray: the other one, then the spaces.
        for _ in 0..6 {
            window.press(Key::Right).await?;
        }
        window.wait("document.activeElement.dataset.spot === '5'").await?;
        let heard = "document.querySelector('[data-status=foretold]').innerText";
        let told = "Player 2’s marble drops: 62%. Otherwise you go on to 10";
        window.wait(&format!("{heard} === '{told}'")).await?;
        window.press(Key::Down).await?;
        window.wait("document.activeElement.dataset.spot === '13'").await?;
        window.wait(&format!("{heard} === ''")).await?;
        window.press(Key::Right).await?;
        window.wait("document.activeElement.dataset.spot === '14'").await?;
        window.press(Key::Enter).await?;
        window.wait_for("[data-spot='14'][data-chosen]").await?;
        assert_eq!(window.state().await?.actions, 0);
        window.press(Key::Enter).await?;
        window.wait_for("[data-piece][data-at='18']").await.map(drop)
    })
    .await
}

/// A marble is carried on a disc that is turned, and put down where it lands.
#[tokio::test]
async fn a_marble_is_carried_along_a_turned_disc() -> Result<()> {
    visit("preview-drag", WATCHING, async |window: &Window| {
        open(window, TURNED).await?;
        let (from, to) = (at("14"), at("18"));
        window.take(&from, &to).await?;
        let near = "(() => {
            const middle = (element) => {
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            };
            const carried = document.querySelector('[data-carried] > .ball');
            if (!carried) return false;
            const [x, y] = middle(carried);
            const [to_x, to_y] = middle(document.querySelector('[data-spot=\"18\"]'));
            return Math.hypot(to_x - x, to_y - y) < 60;
        })()";
        window.wait(near).await?;
        window.picture("carried").await?;
        window.let_go().await?;
        window.wait_for("[data-piece][data-at='18']").await.map(drop)
    })
    .await
}

#[tokio::test]
async fn odds_are_shown_where_they_matter_and_all_of_them_on_request() -> Result<()> {
    visit("odds", AT_A_DESK, async |window: &Window| {
        open(window, TO_MOVE).await?;
        let unsure = "document.querySelectorAll('.note.trap.unsure').length";
        // Below each of the four marbles; the two known ones have their signs.
        window.wait(&format!("{unsure} === 4")).await?;
        assert_eq!(window.count(".note.trap.open, .note.trap.closed").await?, 3);
        assert_eq!(name_of(window, "8").await?, "8: empty");
        let legend = "[...document.querySelectorAll('.legend li')].map((it) => it.innerText)";
        assert_eq!(
            window.ask(&format!("return {legend}.join('|')")).await?,
            "closed: safe|open|untested: 13 of 21 are open (62%)"
        );
        window.open_beside("more").await?;
        window.click("[data-choice=all-odds]").await?;
        window.wait(&format!("{unsure} === 21")).await?;
        assert_eq!(name_of(window, "8").await?, "8: empty, 62% chance of an open trap below");
        window.picture("all").await?;
        window.reload().await?;
        window.wait(&format!("{unsure} === 21")).await?;
        window.open_beside("more").await?;
        window.click("[data-choice=aids]").await?;
        window.wait(&format!("{unsure} === 0")).await?;
        assert_eq!(window.count(".legend li, .note.trap").await?, 0);
        // Then a preview says no more than everybody sees.
        window.point(&at("5")).await?;
        let told = window.wait_for_value(&format!("{FORETOLD} ?? null")).await?;
        assert_eq!(told, "You press Player 2’s marble\nIt drops, or you go on to 10");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn what_turning_the_disc_would_do_is_shown_before() -> Result<()> {
    visit("outlook", AT_A_DESK, async |window: &Window| {
        open(window, TO_TURN).await?;
        // One arrow, of a line and a tip, for each marble.
        window.wait("document.querySelectorAll('.engraved .drift').length === 4").await?;
        let outlook = "[...document.querySelectorAll('.outlook li')].map((it) => it.innerText)";
        let told = window.ask(&format!("return {outlook}.sort()")).await?;
        assert_eq!(
            serde_json::from_value::<Vec<String>>(told)?,
            [
                "Leave the disc open trap under you on 1 · open trap under others on 4",
                "Turn the disc you are safe on 1",
            ]
        );
        window.point(&at("1")).await?;
        let objection = "document.querySelector('[data-status=objection]').innerText";
        window.wait(&format!("{objection}.includes('now turn the disc one notch')")).await?;
        window.picture("outlook").await?;
        window.click("[data-action=t]").await?;
        window.wait("document.querySelector('[data-turned]').dataset.turned == 45").await?;
        // Space 1 has come over the closed trap, and the sign stays over it.
        window.wait_for(".note.trap.closed[data-note='1']").await?;
        window.picture("turned").await
    })
    .await
}

/// A ring lies over the middle of this space, in front of all else.
fn is_ringed(spot: &str) -> String {
    format!(
        "(() => {{
            const middle = (element) => {{
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            }};
            const ring = document.querySelector('.target.ring[data-target=\"{spot}\"]');
            if (!ring) return false;
            const [x, y] = middle(ring);
            const [at_x, at_y] = middle(document.querySelector('[data-spot=\"{spot}\"]'));
            return Math.hypot(x - at_x, y - at_y) < 6 && document.elementFromPoint(x, y) === ring;
        }})()"
    )
}

async fn open(window: &Window, position: &str) -> Result<()> {
    open_position(window, "bille-trap", position).await?;
    window.turn().await.map(drop)
}

fn at(spot: &str) -> String {
    format!("[data-page=game] [data-spot={}]", Value::from(spot))
}
