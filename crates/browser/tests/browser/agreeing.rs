//! What people agree on at a online table, and what else is beside the
//! board there: draws, taking back, pauses, another game, phrases, clocks,
//! resigning, hints; and that the page's own engine rests during a rated game.

use browser::{Window, visit};
use serde_json::{Value, json};
use testbed::Result;

use crate::{
    AT_A_DESK, WITH_A_PHONE,
    at_a_table::{NEWS, OBJECTION, actions, at_a_table, open, press},
};

const ANNOUNCED: &str = "document.querySelector('[data-status=company-announced]').innerText";

#[tokio::test]
async fn a_draw_is_refused_and_then_agreed() -> Result<()> {
    at_a_table("draw", &json!({ "game": "kuba" }), async |ada: &Window, bob: &Window| {
        press(ada, "company-propose-draw").await?;
        bob.wait_for("[data-proposal=draw] [data-control=company-agree]").await?;
        bob.wait(&format!("{ANNOUNCED}.includes('Ada')")).await?;
        bob.picture("proposed").await?;
        press(bob, "company-decline").await?;
        ada.wait(&format!("{NEWS}.includes('No draw: the game goes on')")).await?;
        assert_eq!(ada.count("[data-proposal]").await?, 0);

        // Once between one's own actions.
        press(ada, "company-propose-draw").await?;
        ada.wait(&format!("{OBJECTION}.includes('already asked')")).await?;
        press(bob, "company-propose-draw").await?;
        ada.wait_for("[data-proposal=draw]").await?;
        ada.picture("asked").await?;
        press(ada, "company-agree").await?;
        for window in [ada, bob] {
            window.wait_for("[data-page=game][data-actor=over]").await?;
            window.wait_for("[data-company=table][data-phase=over]").await?;
            window.wait_for("[data-company=proof]").await?;
        }
        bob.picture("drawn").await?;
        let record = record(ada).await?;
        assert!(record.contains("secret"), "the record holds the proof: {record}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn what_is_taken_back_is_taken_back_for_both() -> Result<()> {
    let options = json!({ "game": "kuba", "take-backs": "allowed" });
    at_a_table("take-back", &options, async |ada: &Window, bob: &Window| {
        ada.turn().await?;
        ada.act_by_pointing(0).await?;
        actions(bob, 1).await?;
        press(ada, "app-take-back").await?;
        bob.wait_for("[data-proposal=take-back]").await?;
        press(bob, "company-agree").await?;
        for window in [ada, bob] {
            actions(window, 0).await?;
        }
        assert_eq!(ada.turn().await?.actor, "white");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_pause_is_agreed_and_ended() -> Result<()> {
    let clock = json!({ "kind": "total", "total": 600_000, "increment": 0 });
    let options = json!({ "game": "kuba", "clock": clock });
    at_a_table("pause", &options, async |ada: &Window, bob: &Window| {
        ada.wait_for("[data-seat=white] [data-clock=runs]").await?;
        press(bob, "company-propose-pause").await?;
        ada.wait_for("[data-proposal=pause]").await?;
        press(ada, "company-agree").await?;
        for window in [ada, bob] {
            window.wait_for("[data-company=table][data-phase=paused]").await?;
            assert_eq!(window.count("[data-clock=runs]").await?, 0);
        }
        ada.picture("paused").await?;
        press(bob, "company-resume").await?;
        for window in [ada, bob] {
            window.wait_for("[data-company=table][data-phase=playing]").await?;
            window.wait_for("[data-seat=white] [data-clock=runs]").await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_phrase_is_read_in_ones_own_language_unless_one_wants_quiet() -> Result<()> {
    at_a_table("phrase", &json!({ "game": "black-holes" }), async |ada: &Window, bob: &Window| {
        say(ada, "well-played").await?;
        let said = "document.querySelector('[data-said=well-played]').innerText";
        for (window, phrase) in [(ada, "Well played!"), (bob, "Bien joué")] {
            window.wait_for("[data-said=well-played]").await?;
            window.wait(&format!("{said}.includes('{phrase}') && {said}.includes('Ada')")).await?;
        }
        bob.picture("said").await?;
        open(bob, "say").await?;
        bob.click("[data-choice=quiet]").await?;
        bob.wait("!document.querySelector('[data-said]')").await?;
        say(bob, "thanks").await?;
        ada.wait_for("[data-said=thanks]").await?;
        bob.wait_for("[data-said=thanks]").await.map(drop)
    })
    .await
}

#[tokio::test]
async fn a_clock_runs_out() -> Result<()> {
    let clock = json!({ "kind": "total", "total": 2_000, "increment": 0 });
    let options = json!({ "game": "kuba", "clock": clock });
    at_a_table("flag", &options, async |ada: &Window, bob: &Window| {
        for window in [ada, bob] {
            window.wait_for("[data-page=game][data-actor=over]").await?;
            window.wait("document.querySelectorAll('[data-clock=stands]').length == 2").await?;
        }
        let left = "document.querySelector('[data-seat=white] .clock').innerText";
        ada.wait(&format!("{left}.includes('0:00.0')")).await?;
        let other = "document.querySelector('[data-seat=black] .clock').innerText";
        ada.wait(&format!("{other}.includes('0:02.0')")).await?;
        ada.picture("flag").await
    })
    .await
}

#[tokio::test]
async fn whoever_resigns_has_another_game_with_seats_changed() -> Result<()> {
    at_a_table("rematch", &json!({ "game": "black-holes" }), async |ada: &Window, bob: &Window| {
        let first = place(ada).await?;
        assert!(seat_of_me(ada).await?.is_some_and(|seat| seat == "light"));
        press(bob, "app-resign").await?;
        press(bob, "app-resign-sure").await?;
        for window in [ada, bob] {
            window.wait_for("[data-company=table][data-phase=over]").await?;
            window.wait_for("[data-ended] [data-status=result]").await?;
        }
        press(ada, "company-propose-rematch").await?;
        // The card says so to the other.
        bob.wait_for("[data-status=result] [data-proposal=rematch]").await?;
        bob.picture("rematch").await?;
        press(bob, "company-agree").await?;
        for window in [ada, bob] {
            window.wait(&format!("location.pathname !== {}", Value::from(first.as_str()))).await?;
            window.wait_for("[data-company=table][data-phase=playing]").await?;
        }
        assert_eq!(place(ada).await?, place(bob).await?);
        assert_eq!(seat_of_me(bob).await?.as_deref(), Some("light"), "the other begins");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_hint_is_given_where_the_table_allows_it() -> Result<()> {
    let options = json!({ "game": "kuba", "aids": "allowed" });
    at_a_table("hint", &options, async |ada: &Window, bob: &Window| {
        ada.turn().await?;
        press(ada, "hint-ask").await?;
        ada.wait("document.querySelector('[data-status=hint]').dataset.hint").await?;
        ada.wait_for("[data-status=hint] p").await?;
        ada.picture("given").await?;
        assert_eq!(bob.count("[data-hint]").await?, 0, "it is for whoever asked");
        let hint =
            ada.ask("return document.querySelector('[data-status=hint]').dataset.hint").await?;
        ada.act_by_typing(hint.as_str().ok_or("no hint")?).await?;
        actions(bob, 1).await?;
        ada.wait("!document.querySelector('[data-status=hint]').dataset.hint").await
    })
    .await
}

#[tokio::test]
async fn no_hint_where_the_table_has_no_aids() -> Result<()> {
    at_a_table("no-hint", &json!({ "game": "kuba" }), async |ada: &Window, _: &Window| {
        ada.turn().await?;
        assert_eq!(ada.count("[data-control=hint-ask]").await?, 0);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_pages_own_engine_rests_during_a_rated_game() -> Result<()> {
    let clock = json!({ "kind": "total", "total": 600_000, "increment": 0 });
    let options = json!({ "game": "kuba", "clock": clock, "stakes": "rated" });
    at_a_table("rated", &options, async |ada: &Window, bob: &Window| {
        ada.turn().await?;
        assert_eq!(ada.count("[data-control=hint-ask]").await?, 0);
        let beside = ada.another().await?;
        beside.play_now("kuba").await?;
        press(&beside, "hint-ask").await?;
        let hint = "document.querySelector('[data-status=hint]').innerText";
        beside.wait(&format!("{hint}.includes('rated')")).await?;
        beside.act_by_pointing(0).await?;
        let turn = "document.querySelector('[data-status=turn]').innerText";
        beside.wait(&format!("{turn}.includes('rated')")).await?;
        assert_eq!(beside.state().await?.actions, 1, "the bot does not move");
        beside.picture("rests").await?;

        press(bob, "app-resign").await?;
        press(bob, "app-resign-sure").await?;
        ada.wait_for("[data-company=table][data-phase=over]").await?;
        // Nobody has touched this window: it hears of it.
        beside.wait("document.querySelector('[data-page=game]').dataset.actions > 1").await?;
        press(&beside, "hint-ask").await?;
        beside.wait("document.querySelector('[data-status=hint]').dataset.hint").await
    })
    .await
}

#[tokio::test]
async fn a_hint_in_a_game_on_this_device() -> Result<()> {
    visit("local-hint", WITH_A_PHONE, async |window: &Window| {
        for game in crate::GAMES {
            window.play_now(game).await?;
            press(window, "hint-ask").await?;
            window.wait("document.querySelector('[data-status=hint]').dataset.hint").await?;
            window.picture(game).await?;
            // Pressed again, it goes, and comes back when it is asked for.
            press(window, "hint-ask").await?;
            window.wait("!document.querySelector('[data-status=hint]').dataset.hint").await?;
            window.wait_for("[data-control=hint-ask][aria-pressed=false]").await?;
            press(window, "hint-ask").await?;
            window.wait("document.querySelector('[data-status=hint]').dataset.hint").await?;
            let hint = window
                .ask("return document.querySelector('[data-status=hint]').dataset.hint")
                .await?;
            window.act_by_typing(hint.as_str().ok_or("no hint")?).await?;
        }
        Ok(())
    })
    .await
}

/// Notes how deep the thinker says that it is.
const NOTE_DEPTHS: &str = "
    const hints = document.querySelector('[data-status=hint]');
    window.depths = [];
    new MutationObserver(() => window.depths.push(Number(hints.dataset.depth ?? 0)))
        .observe(hints, { attributes: true });";

#[tokio::test]
async fn a_hint_is_told_in_the_language_that_was_switched_to() -> Result<()> {
    visit("hint-language", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.ask(NOTE_DEPTHS).await?;
        press(window, "hint-ask").await?;
        window.wait("document.querySelector('[data-status=hint]').dataset.hint").await?;
        let depths = window.ask("return window.depths.filter((depth) => depth > 0).length").await?;
        assert_ne!(depths, 0, "how deep it looks is told while it looks");
        let hint = "return [document.querySelector('[data-status=hint]').dataset.hint,
            document.querySelector('[data-status=hint]').innerText]";
        let english = window.ask(hint).await?;
        window.click("[data-switch=language]").await?;
        let switched = format!("(() => {{ {hint} }})()[1] !== {}", english[1]);
        window.wait(&switched).await?;
        let french = window.ask(hint).await?;
        assert_eq!(english[0], french[0], "the same action");
        let text = french[1].as_str().unwrap_or_default();
        assert!(text.contains("\u{a0}%") || text.contains("\u{202f}%"), "{text}");
        Ok(())
    })
    .await
}

async fn say(window: &Window, phrase: &str) -> Result<()> {
    open(window, "say").await?;
    window.click(&format!("[data-phrase={phrase}]")).await
}

async fn place(window: &Window) -> Result<String> {
    let path = window.ask("return location.pathname").await?;
    Ok(path.as_str().unwrap_or_default().to_owned())
}

/// The seat that says that it is the reader's own.
async fn seat_of_me(window: &Window) -> Result<Option<String>> {
    let mine = "return [...document.querySelectorAll('.plates [data-seat]')]
        .find((seat) => /you|vous/i.test(seat.innerText))?.dataset.seat ?? null";
    Ok(window.ask(mine).await?.as_str().map(str::to_owned))
}

/// The record that the server gives.
async fn record(window: &Window) -> Result<String> {
    let script = "fetch(document.querySelector('[data-control=company-record]').href)
        .then((response) => response.text()).then(answer);";
    let text = window.ask_and_wait(script, Value::Null).await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}
