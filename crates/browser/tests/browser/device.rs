//! The games on this device: several of one kind at a time, those that are over, what
//! was shared and is only looked at, half a turn, and what 0.1 has left.

use browser::{Window, meet, visit};
use serde_json::{Value, json};
use shelf::{Game, GameInProgress, Opening};
use testbed::{Result, ServerProcess};

use crate::{
    AT_A_DESK, WITH_A_PHONE,
    at_a_table::{actions, at_a_table},
    lobby::{fits, says_everything},
};

/// The games under way of one kind, in the list of the shelf.
const ROWS: &str = "[data-list=mine] [data-here=kuba]";

/// Lets this game against a bot lie where 0.1 has left one: the person has the first
/// seat.
pub(crate) async fn leave_as_0_1_did(
    window: &Window,
    game: &str,
    start: &str,
    actions: &str,
) -> Result<()> {
    let text = format!(
        "kept: 1\nsitting: person level:1\nfacing: seat:1\n\n\
         format: 1\ngame: {game}\nedition: 1\n{start}\nresult: unfinished\n\n{actions}\n"
    );
    let keep = "localStorage.setItem(...fact); answer();";
    window.ask_and_wait(keep, json!([format!("ludotheque-game-{game}"), text])).await?;
    window.reload().await
}

/// Where the window is.
async fn path(window: &Window) -> Result<String> {
    let path = window.ask("return location.pathname").await?;
    Ok(path.as_str().unwrap_or_default().to_owned())
}

/// How many games the browser has saved, under way or over.
async fn saved(window: &Window) -> Result<Value> {
    let names = "/^ludotheque-(game|past)-.+-[0-9a-f]{16}$/";
    window
        .ask(&format!("return Object.keys(localStorage).filter(it => {names}.test(it)).length"))
        .await
}

/// Waits until the list of the shelf has so many.
async fn under_way(window: &Window, count: usize) -> Result<()> {
    window.load("/").await?;
    window.wait_for("[data-page=shelf]").await?;
    window.wait(&format!("document.querySelectorAll('{ROWS}').length === {count}")).await
}

#[tokio::test]
async fn several_games_of_one_kind_are_under_way() -> Result<()> {
    let stay = async |server: &mut ServerProcess, windows: &[Window]| {
        let [window] = windows else { return Err("one came".into()) };
        let mut places = Vec::new();
        for which in 0..2 {
            window.play_now("kuba").await?;
            window.act_by_pointing(which).await?;
            window.turn().await?;
            places.push(path(window).await?);
        }
        let [first, second] = places.as_slice() else { return Err("two began".into()) };
        assert_ne!(first, second);
        // A third, in which nothing is done, is no game that goes on.
        window.play_now("kuba").await?;
        under_way(window, 2).await?;
        says_everything(window).await?;
        fits(window).await?;
        window.picture("under-way").await?;

        window.click(&format!("{ROWS} [data-control=device-remove]")).await?;
        window.wait("document.activeElement.dataset.control === 'device-restore'").await?;
        window.picture("removed").await?;
        window.click("[data-control=device-restore]").await?;
        under_way(window, 2).await?;
        window.click(&format!("{ROWS} [data-control=device-remove]")).await?;
        under_way(window, 1).await?;
        window.click(&format!("{ROWS} a")).await?;
        assert_eq!(path(window).await?, *first, "the second was played last, and is gone");

        window.turn().await?;
        window.click("[data-control=app-resign]").await?;
        window.click("[data-control=app-resign-sure]").await?;
        window.wait_for("[data-page=game][data-ended] [data-status=result]").await?;
        under_way(window, 0).await?;
        // It is found again, with a server and without.
        window.click("[data-way=archive]").await?;
        window.wait_for("[data-page=archive][data-answer=here] [data-past=here]").await?;
        says_everything(window).await?;
        fits(window).await?;
        window.picture("past").await?;
        window.expect_errors("net::ERR_");
        server.kill()?;
        window.click("[data-choice=game] [value=klotze]").await?;
        window.wait("!document.querySelector('[data-past=here]')").await?;
        window.click("[data-choice=game] [value=kuba]").await?;
        window.wait_for("[data-page=archive][data-answer=failed] [data-past=here]").await?;
        window.click("[data-past=here] a").await?;
        window.wait_for("[data-page=game][data-actor=over] [data-status=result]").await?;
        assert_eq!(path(window).await?, *first);
        // Another device knows nothing of it.
        window.open("/kuba/play/0123456789abcdef").await?;
        window.wait_for("[data-page=nowhere][data-wrong=no-game]").await?;
        says_everything(window).await
    };
    meet("device", &[WITH_A_PHONE], stay).await
}

#[tokio::test]
async fn what_0_1_has_saved_is_taken_over() -> Result<()> {
    visit("taken-over", AT_A_DESK, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf]").await?;
        leave_as_0_1_did(window, "kuba", "set-up: standard", "a7s a1n a5e").await?;
        under_way(window, 1).await?;
        assert_eq!(
            window.ask("return localStorage.getItem('ludotheque-game-kuba')").await?,
            Value::Null
        );
        assert_eq!(saved(window).await?, 1);
        window.click("[data-game=kuba] [data-way=go-on]").await?;
        assert!(window.turn().await?.actions > 3, "the bot has gone on");
        assert!(path(window).await?.starts_with("/kuba/play/"));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn what_was_shared_is_saved_from_the_first_move_on() -> Result<()> {
    visit("shared", WITH_A_PHONE, async |window: &Window| {
        let place = "/kuba/position/WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW_white_0-0_-_-";
        window.open(place).await?;
        window.turn().await?;
        assert_eq!((path(window).await?.as_str(), saved(window).await?), (place, json!(0)));
        window.act_by_pointing(0).await?;
        window.wait("location.pathname.startsWith('/kuba/play/')").await?;
        let own = path(window).await?;
        assert_eq!(saved(window).await?, 1);
        window.reload().await?;
        assert_eq!(window.turn().await?.actions, 1);
        // The same link once more: another game, from the first move on.
        window.open(place).await?;
        assert_eq!(window.turn().await?.actions, 0);
        assert_eq!(saved(window).await?, 1);
        window.act_by_pointing(0).await?;
        window.wait("location.pathname.startsWith('/kuba/play/')").await?;
        assert_ne!(path(window).await?, own);
        assert_eq!(saved(window).await?, 2);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn half_a_turn_survives_a_reload() -> Result<()> {
    visit("half-a-turn", AT_A_DESK, async |window: &Window| {
        window.play_now("black-holes").await?;
        make_half_a_turn(window).await?;
        window.reload().await?;
        window.wait_for("[data-page=game][data-draft=open][data-actions='1']").await?;
        window.click("[data-control=app-confirm]").await?;
        assert!(window.turn().await?.actions > 1, "the bot has answered");
        // One that was taken back stays so.
        make_half_a_turn(window).await?;
        let before = window.state().await?.actions - 1;
        window.click("[data-control=app-take-back]").await?;
        window.reload().await?;
        assert_eq!(window.turn().await?.actions, before);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn half_a_turn_at_an_online_table_survives_a_reload() -> Result<()> {
    let options = json!({ "game": "black-holes" });
    at_a_table("half-online", &options, async |ada: &Window, bob: &Window| {
        ada.turn().await?;
        make_half_a_turn(ada).await?;
        ada.reload().await?;
        ada.wait_for("[data-page=game][data-draft=open][data-actions='1']").await?;
        actions(bob, 0).await?;
        ada.click("[data-control=app-confirm]").await?;
        actions(bob, 1).await?;
        ada.reload().await?;
        ada.wait_for("[data-page=game][data-draft=none][data-actions='1']").await.map(drop)
    })
    .await
}

/// Types an action that is legal, and does not confirm the turn.
async fn make_half_a_turn(window: &Window) -> Result<()> {
    let before = window.state().await?.actions;
    let first = window.count("[data-page=game] form.typing input").await? == 0;
    if first {
        window.press("/").await?;
    }
    let token = typed(window).await?;
    window.type_into("[data-page=game] form.typing input", &token).await?;
    let draft = format!("[data-page=game][data-draft=open][data-actions='{}']", before + 1);
    window.wait_for(&draft).await.map(drop)
}

/// The first action that is legal in the position that the page would share.
async fn typed(window: &Window) -> Result<String> {
    window.open_beside("more").await?;
    window.click("#panel-more [data-control=app-share]").await?;
    let link = "document.querySelector('[data-status=shared] a[href*=position]')?.pathname";
    let link = window.wait_for_value(link).await?;
    let link = link.as_str().unwrap_or_default();
    let (_, position) = link.split_once("/position/").ok_or("no position")?;
    first_action(Game::BlackHoles, &position.replace('_', " "))
}

fn first_action(game: Game, position: &str) -> Result<String> {
    let opening = Opening { position: Some(position), ..Opening::default() };
    let opened: GameInProgress = game.open(&opening)?;
    opened.actions().first().cloned().ok_or("nothing can be done".into())
}
