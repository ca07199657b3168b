//! Online tables between windows: each game to its end, and all that can
//! happen to a connection in the middle of one. What one of the two plays is
//! found by a bot from the server's record, so that games end; the other takes
//! what is offered.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use bots::{Book, BotGame, BotKind};
use browser::{Window, Wish, meet};
use game::Record;
use search::drive;
use serde_json::Value;
use shelf::Game;
use testbed::{Result, ServerProcess};

use crate::{AT_A_DESK, WATCHING, WITH_A_PHONE};

/// The level that finds what the first plays.
const LEVEL: u8 = 3;
/// How long somebody may take to get their turn.
const PATIENCE: Duration = Duration::from_mins(2);
/// How often both are looked at meanwhile.
const BETWEEN_LOOKS: Duration = Duration::from_millis(25);
/// After so many turns both have seen enough of pieces that move, and of pauses
/// in which to see it.
const FAR: usize = 12;
/// No game here has so many actions.
const MOST: usize = 600;

/// Where a window says how its game stands.
const GAME: &str = "document.querySelector('[data-page=game]')";
/// Whether a window offers something or shows the end, and all is at rest there.
const READY: &str = "
    const game = document.querySelector('[data-page=game]');
    if (!game || game.dataset.draft === 'sent' || !game.querySelector('[data-state=still]')) {
        return 'waits';
    }
    const offered = '[data-spot][data-from], [data-spot][data-mark], button[data-action]';
    if (game.dataset.actor === 'over') return 'over';
    return game.querySelector(offered) ? 'acts' : 'waits';";

/// Finds the actions of a turn in a record.
type Best = fn(&str) -> Result<Vec<String>>;

#[tokio::test]
async fn kuba_between_two_windows() -> Result<()> {
    whole_game(Game::Kuba).await
}

#[cfg(feature = "long")]
#[tokio::test]
async fn every_other_game_between_two_windows() -> Result<()> {
    use futures_util::stream::{self, StreamExt, TryStreamExt};

    let others = Game::ALL.into_iter().filter(|game| *game != Game::Kuba);
    stream::iter(others).map(whole_game).buffer_unordered(crate::SIDE_BY_SIDE).try_collect().await
}

#[tokio::test]
async fn the_server_is_killed_and_opened_again_in_the_middle() -> Result<()> {
    meet(
        "killed",
        &[AT_A_DESK, WITH_A_PHONE],
        async |server: &mut ServerProcess, windows: &[Window]| {
            let [ada, bea] = windows else { return Err("two came".into()) };
            sit_together("kuba", ada, bea).await?;
            for acts in [ada, bea] {
                acts.turn().await?;
                acts.act_by_pointing(0).await?;
            }
            ada.turn().await?;
            for window in windows {
                window.expect_errors("net::ERR_");
                window.expect_errors("WebSocket connection");
            }
            server.kill()?;
            for window in windows {
                window.wait_for("[data-link=lost] [data-status=link].banner").await?;
            }
            // What is done meanwhile waits, and the page says so.
            ada.act_by_pointing(1).await?;
            ada.wait_for("[data-page=game][data-draft=sent][data-actions='3']").await?;
            ada.picture("lost").await?;
            bea.picture("lost").await?;
            assert_eq!(bea.state().await?.actions, 2);
            server.reopen()?;
            for window in windows {
                window.wait_for("[data-link=open][data-waits=false]").await?;
                window.wait_for("[data-page=game][data-draft=none][data-actions='3']").await?;
            }
            bea.turn().await?;
            bea.act_by_pointing(2).await?;
            ada.wait_for("[data-page=game][data-draft=none][data-actions='4']").await?;
            let entries = record(ada).await?.entries;
            assert_eq!(entries.len(), 4, "each action is made once: {entries:?}");
            Ok(())
        },
    )
    .await
}

#[tokio::test]
async fn what_waits_survives_a_reload() -> Result<()> {
    meet("waits", &[AT_A_DESK, AT_A_DESK], async |_, windows: &[Window]| {
        let [ada, bea] = windows else { return Err("two came".into()) };
        sit_together("kuba", ada, bea).await?;
        ada.turn().await?;
        // A network that takes what is said to it and brings nothing back.
        ada.ask("WebSocket.prototype.send = () => {}").await?;
        ada.act_by_pointing(1).await?;
        ada.wait_for("[data-page=game][data-draft=sent][data-actions='1']").await?;
        assert_eq!(bea.state().await?.actions, 0);
        ada.reload().await?;
        for window in windows {
            window
                .wait_for("[data-link=open] [data-page=game][data-draft=none][data-actions='1']")
                .await?;
        }
        bea.turn().await?;
        assert_eq!(record(bea).await?.entries.len(), 1);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_dead_connection_is_noticed() -> Result<()> {
    meet("dead", &[AT_A_DESK, AT_A_DESK], async |_, windows: &[Window]| {
        let [ada, bea] = windows else { return Err("two came".into()) };
        sit_together("kuba", ada, bea).await?;
        ada.turn().await?;
        // The old connection is mute from now on; a new one is not.
        ada.ask(
            "const send = WebSocket.prototype.send;
             window.deaf = new Set();
             WebSocket.prototype.send = function (text) {
                 if (window.deaf.size === 0) window.deaf.add(this);
                 if (!window.deaf.has(this)) send.call(this, text);
             };",
        )
        .await?;
        ada.act_by_pointing(1).await?;
        for window in windows {
            window
                .wait_for("[data-link=open] [data-page=game][data-draft=none][data-actions='1']")
                .await?;
        }
        assert_eq!(record(bea).await?.entries.len(), 1);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn two_windows_of_one_player_agree() -> Result<()> {
    meet("agree", &[AT_A_DESK, AT_A_DESK], async |_, windows: &[Window]| {
        let [ada, bea] = windows else { return Err("two came".into()) };
        let place = sit_together("black-holes", ada, bea).await?;
        let beside = ada.another().await?;
        beside.open(&place).await?;
        // The first turn is one move, every other two.
        ada.turn().await?;
        ada.act_by_pointing(0).await?;
        move_twice(bea).await?;
        for window in [ada, &beside] {
            window.turn().await?;
            assert_eq!(window.state().await?.actions, 3);
        }
        // Half a turn stands on one board when the other window makes a whole one.
        beside.act_by_pointing(0).await?;
        beside.wait_for("[data-page=game][data-draft=open][data-actions='4']").await?;
        move_twice(ada).await?;
        for window in [ada, &beside, bea] {
            window.wait_for("[data-page=game][data-draft=none][data-actions='5']").await?;
        }
        let last = "return document.querySelector('[data-status=last]').innerText";
        assert_eq!(ada.ask(last).await?, beside.ask(last).await?);
        beside.picture("agrees").await?;
        move_twice(bea).await?;
        // And the other way round.
        move_twice(&beside).await?;
        for window in [ada, &beside, bea] {
            window.wait_for("[data-page=game][data-draft=none][data-actions='9']").await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn an_action_that_comes_too_late_is_refused_and_taken_back() -> Result<()> {
    meet("late", &[AT_A_DESK, AT_A_DESK], async |_, windows: &[Window]| {
        let [ada, bea] = windows else { return Err("two came".into()) };
        let place = sit_together("kuba", ada, bea).await?;
        let beside = ada.another().await?;
        beside.open(&place).await?;
        ada.turn().await?;
        beside.turn().await?;
        // What this window does is held back, and so is what it would hear.
        beside
            .ask(
                "window.held = [];
                 const send = WebSocket.prototype.send;
                 WebSocket.prototype.send = function (text) {
                     if (!text.includes('\"act\"')) return send.call(this, text);
                     const [hear, messages] = [this.onmessage, []];
                     this.onmessage = (message) => messages.push(message);
                     window.held.push(() => {
                         send.call(this, text);
                         this.onmessage = hear;
                         messages.forEach((message) => hear.call(this, message));
                     });
                 };",
            )
            .await?;
        beside.act_by_pointing(5).await?;
        beside.wait_for("[data-page=game][data-draft=sent][data-actions='1']").await?;
        ada.act_by_pointing(2).await?;
        bea.turn().await?;
        beside.ask("window.held.splice(0).forEach((release) => release())").await?;
        beside.wait("document.querySelector('[data-status=objection]').innerText.trim()").await?;
        beside.wait_for("[data-page=game][data-draft=none][data-actions='1']").await?;
        beside.picture("refused").await?;
        let last = "return document.querySelector('[data-status=last]').innerText";
        assert_eq!(ada.ask(last).await?, beside.ask(last).await?);
        assert_eq!(record(ada).await?.entries.len(), 1);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_reload_in_the_middle_changes_nothing() -> Result<()> {
    meet("reloaded", &[WITH_A_PHONE, AT_A_DESK], async |_, windows: &[Window]| {
        let [ada, bea] = windows else { return Err("two came".into()) };
        sit_together("bille-trap", ada, bea).await?;
        for which in 0..6 {
            let acts = who_acts(windows).await?.ok_or("it is not over")?;
            acts.act_by_pointing(which).await?;
        }
        let acts = who_acts(windows).await?.ok_or("it is not over")?;
        let before = acts.state().await?;
        for window in windows {
            window.wait(&format!("{GAME}.dataset.actions == {}", before.actions)).await?;
            window.reload().await?;
            window.wait_for("[data-link=open] [data-page=game]").await?;
            assert_eq!(window.state().await?, before);
        }
        ada.picture("phone").await?;
        acts.turn().await?;
        acts.act_by_pointing(3).await
    })
    .await
}

#[tokio::test]
async fn a_table_that_is_not_there_is_told_of() -> Result<()> {
    meet("nowhere", &[AT_A_DESK], async |_, windows: &[Window]| {
        let window = &windows[0];
        // The browser tells that the server has no such table.
        window.expect_errors("404");
        window.open("/t/zyxwvtsrqpnmkjhg").await?;
        window.wait_for("[data-link=no-table] [data-wrong=no-table] a").await?;
        window.picture("told").await
    })
    .await
}

/// A game between a desk and a phone, to its end; the first plays what a bot
/// finds in the record.
async fn whole_game(game: Game) -> Result<()> {
    let (best, game) = (best(game), game.name());
    let name = format!("whole-{game}");
    meet(&name, &[WATCHING, WITH_A_PHONE], async |_, windows: &[Window]| {
        let [ada, bea] = windows else { return Err("two came".into()) };
        sit_together(game, ada, bea).await?;
        for which in 0..MOST {
            let Some(acts) = who_acts(windows).await? else { break };
            match best {
                Some(best) if std::ptr::eq(acts, ada) => {
                    for action in best(&record(acts).await?.text)? {
                        acts.turn().await?;
                        acts.act_by_typing(&action).await?;
                    }
                }
                _ => acts.act_by_pointing(which * 7 + 3).await?,
            }
            if which == FAR {
                for window in windows {
                    window.picture("middle").await?;
                    window.wish(&[Wish::LessMotion]).await?;
                    window.hurry().await?;
                }
            }
        }
        let [one, other] = [ada.turn().await?, bea.turn().await?];
        assert!(one.is_over(), "{one:?}");
        assert_eq!(one, other);
        let stored = record(ada).await?;
        assert_eq!(stored.entries.len(), one.actions, "{stored:?}");
        assert_ne!(stored.result, "unfinished", "{stored:?}");
        ada.picture("over").await?;
        bea.picture("over").await
    })
    .await
}

/// A turn of two moves in Black Holes.
async fn move_twice(window: &Window) -> Result<()> {
    for which in [3, 4] {
        window.turn().await?;
        window.act_by_pointing(which).await?;
    }
    Ok(())
}

/// Opens a table through the page, and lets the other come by its link; answers
/// with the place of the table.
async fn sit_together(game: &str, ada: &Window, bea: &Window) -> Result<String> {
    let place = ada.invite(game, "Ada").await?;
    bea.accept(&place, "Béatrice").await?;
    for window in [ada, bea] {
        window.wait_for(&format!("[data-link=open] [data-page=game][data-game={game}]")).await?;
    }
    Ok(place)
}

/// The window that may act, as soon as one may; none when all show the end.
async fn who_acts(windows: &[Window]) -> Result<Option<&Window>> {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        let mut over = 0;
        for window in windows {
            match window.ask(READY).await?.as_str() {
                Some("acts") => return Ok(Some(window)),
                Some("over") => over += 1,
                _ => {}
            }
        }
        if over == windows.len() {
            return Ok(None);
        }
        tokio::time::sleep(BETWEEN_LOOKS).await;
    }
    Err("nobody may act".into())
}

/// A record in parts.
#[derive(serde::Deserialize, Debug)]
struct Stored {
    result: String,
    entries: Vec<String>,
    text: String,
}

/// The table's record, as the server has it.
async fn record(window: &Window) -> Result<Stored> {
    let script = "
        const id = document.querySelector('[data-table]').dataset.table;
        fetch(`/api/tables/${id}/record?format=json`)
            .then((answered) => answered.json()).then(answer);";
    Ok(serde_json::from_value(window.ask_and_wait(script, Value::Null).await?)?)
}

/// Who finds what the first plays. Where bots read a book there are dice, and these
/// end a game soon enough.
fn best(game: Game) -> Option<Best> {
    shelf::match_game!(game, P => {
        (!<P as BotGame>::Book::NEEDED).then_some(answer::<P> as Best)
    })
}

/// What a bot would do in the turn that begins now.
fn answer<P: BotGame>(record: &str) -> Result<Vec<String>> {
    let record: Record<P> = record.parse().map_err(|_| format!("no record: {record}"))?;
    let (mut game, actor) = (record.game.clone(), record.game.actor());
    let mut turn = Vec::new();
    while game.actor() == actor {
        let seed = game.entries().len() as u64;
        let search = BotKind::Level(LEVEL).search(&game, None, seed, &Arc::new(P::Book::unread()));
        let mut search = search.ok_or("no seat acts")?;
        let action = drive(&mut search, None, || false).action;
        game.play(action).map_err(|_| format!("{action} is refused"))?;
        turn.push(action.to_string());
    }
    Ok(turn)
}
