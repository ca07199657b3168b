//! Online tables through the page: opening one, coming by a link, the
//! lobby, seats that change before the start, one's own tables, accounts.

use browser::{Window, meet, visit};
use serde_json::{Value, json};
use testbed::{Result, ServerProcess};

use crate::{AT_A_DESK, WITH_A_PHONE, at_a_table::post, axe::violations};

#[tokio::test]
async fn a_friend_is_invited_in_one_step_and_comes_in_one() -> Result<()> {
    meet("invited", &[AT_A_DESK, WITH_A_PHONE], async |_, windows: &[Window]| {
        let [desk, phone] = windows else { return Err("two came".into()) };
        desk.open("/kuba").await?;
        desk.choose("with", "elsewhere").await?;
        desk.wait_for("[data-page=set-up] [data-choice=name]").await?;
        says_everything(desk).await?;
        desk.picture("set-up").await?;
        // A nickname is needed before anything is asked of the server.
        desk.click("[data-control=lobby-open]").await?;
        desk.wait("document.querySelector('[data-status=opening]').innerText").await?;
        desk.wait_for("[data-choice=name]").await?.send_keys("Ada").await?;
        desk.click("[data-control=lobby-open]").await?;
        // The link and its code are there at once, and can be seen.
        let place = desk.link().await?;
        desk.wait_for("[data-note=links]").await?;
        desk.wait(
            "document.querySelector('[data-link=table] svg.qr[aria-label] path').checkVisibility()",
        )
        .await?;
        desk.click("[data-link=table] [data-control=lobby-link-copy]").await?;
        desk.wait("document.querySelector('[data-link=table] [role=status]').innerText").await?;
        assert_eq!(desk.count("[data-control=lobby-ready]").await?, 0, "only rated tables ask");
        says_everything(desk).await?;
        assert_eq!(violations(desk).await?, Vec::<String>::new());
        desk.picture("waits").await?;

        phone.open(&place).await?;
        phone
            .wait("document.querySelector('[data-status=invited]')?.innerText.includes('Ada')")
            .await?;
        phone
            .wait("document.querySelector('[data-page=seating] .preview .board').checkVisibility()")
            .await?;
        says_everything(phone).await?;
        fits(phone).await?;
        assert_eq!(violations(phone).await?, Vec::<String>::new());
        phone.picture("asked").await?;
        phone.click("[data-control=setup-join]").await?;
        phone.wait("document.activeElement.dataset.choice === 'name'").await?;
        phone.wait_for("[data-choice=name]").await?.send_keys("Béatrice").await?;
        phone.click("[data-control=setup-join]").await?;
        for window in [desk, phone] {
            window.wait_for("[data-page=game][data-game=kuba][data-actor=white]").await?;
        }
        desk.turn().await?;
        desk.act_by_pointing(0).await?;
        phone.wait("document.querySelector('[data-page=game]').dataset.actions == 1").await?;

        // It is the phone's turn, and the shelves and titles say so.
        phone.open("/").await?;
        phone.wait_for("[data-list=mine] [data-table][data-turn=mine]").await?;
        phone.wait("document.title.startsWith('(1) ')").await?;
        says_everything(phone).await?;
        fits(phone).await?;
        phone.picture("shelf").await?;
        desk.open("/").await?;
        desk.wait("document.querySelector('[data-list=mine]')?.innerText.includes('Béatrice')")
            .await?;
        assert_eq!(desk.count("[data-list=mine] [data-turn=mine]").await?, 0);
        desk.picture("shelf").await?;
        phone.click("[data-list=mine] [data-table] a").await?;
        phone.wait_for("[data-page=game] [data-from]").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_guest_with_black_says_how_the_board_lies() -> Result<()> {
    meet("wish", &[AT_A_DESK, WITH_A_PHONE], async |_, windows: &[Window]| {
        let [desk, phone] = windows else { return Err("two came".into()) };
        phone.open(&desk.invite("kuba", "Ada").await?).await?;
        phone.click("[data-more=wish] summary").await?;
        phone.click("[data-choice=wish] [value=mirrored]").await?;
        phone.type_into("[data-page=seating] [data-choice=name]", "Béatrice").await?;
        desk.turn().await?;
        let corner = "document.querySelector('[data-page=game] [data-spot=a1]').ariaLabel";
        // As drawn, a black marble lies there.
        desk.wait(&format!("/white/i.test({corner})")).await
    })
    .await
}

#[tokio::test]
async fn a_companion_a_bot_and_a_friend_share_a_table() -> Result<()> {
    meet("mixture", &[AT_A_DESK, WITH_A_PHONE], async |_, windows: &[Window]| {
        let [desk, phone] = windows else { return Err("two came".into()) };
        desk.open("/klotze").await?;
        desk.choose("players", "4").await?;
        for (seat, sitter) in [("seat2", "person"), ("seat3", "level:1"), ("seat4", "elsewhere")] {
            desk.choose(seat, sitter).await?;
        }
        open_as(desk, "Ada").await?;
        for (seat, sits) in [(1, "me"), (2, "companion"), (3, "bot"), (4, "open")] {
            desk.wait_for(&format!("[data-seat='{seat}'][data-sits={sits}]")).await?;
        }
        desk.picture("waits").await?;
        phone.accept(&desk.link().await?, "Béatrice").await?;
        // The two at the desk, the bot on the server, the friend on the phone.
        for which in 0..2 {
            desk.turn().await?;
            desk.act_by_pointing(which).await?;
        }
        phone.wait("document.querySelector('[data-page=game]')?.dataset.actions == 3").await?;
        phone.turn().await?;
        phone.act_by_pointing(0).await?;
        desk.wait("document.querySelector('[data-page=game]').dataset.actions == 4").await?;
        desk.turn().await?;
        desk.picture("around").await
    })
    .await
}

#[tokio::test]
async fn a_public_table_is_found_joined_and_watched() -> Result<()> {
    let visitors = [AT_A_DESK, WITH_A_PHONE, AT_A_DESK];
    meet("lobby", &visitors, async |_, windows: &[Window]| {
        let [desk, phone, watcher] = windows else { return Err("three came".into()) };
        phone.open("/tables").await?;
        phone.wait_for("[data-page=tables][data-lists=true]").await?;
        assert_eq!(phone.count("[data-table]").await?, 0);
        for list in ["mine", "waiting", "running"] {
            phone.wait_for(&format!("[data-list={list}] [data-empty] a[href]")).await?;
        }
        says_everything(phone).await?;
        fits(phone).await?;
        phone.picture("empty").await?;

        desk.open("/black-holes").await?;
        desk.choose("with", "elsewhere").await?;
        desk.choose("clock", "more").await?;
        desk.choose("clock-more", "5").await?;
        desk.click("[data-choice=public]").await?;
        open_as(desk, "Ada").await?;

        // Lists are asked for again by themselves.
        phone.wait_for("[data-list=waiting] [data-table]").await?;
        fits(phone).await?;
        phone.picture("waiting").await?;
        assert_eq!(phone.count("[data-list=waiting] [data-empty]").await?, 0);
        phone.click("[data-list=waiting] [data-table] a").await?;
        phone.type_into("[data-page=seating] [data-choice=name]", "Béatrice").await?;
        desk.turn().await?;

        watcher.open("/tables").await?;
        watcher.wait_for("[data-list=running] [data-table]").await?;
        says_everything(watcher).await?;
        watcher.picture("running").await?;
        watcher.click("[data-list=running] [data-table] a").await?;
        watcher.wait_for("[data-page=game][data-game=black-holes]").await?;
        desk.act_by_pointing(0).await?;
        watcher.wait("document.querySelector('[data-page=game]').dataset.actions == 1").await?;
        assert_eq!(
            watcher.count("[data-page=game] [data-from]").await?,
            0,
            "spectators only look on"
        );
        watcher.picture("watching").await
    })
    .await
}

#[tokio::test]
async fn seats_change_before_the_start() -> Result<()> {
    meet("seats", &[AT_A_DESK, WITH_A_PHONE], async |_, windows: &[Window]| {
        let [desk, phone] = windows else { return Err("two came".into()) };
        desk.open("/kuba").await?;
        desk.choose("with", "elsewhere").await?;
        desk.choose("side", "black").await?;
        desk.choose("set-up", "mirrored").await?;
        open_as(desk, "Ada").await?;
        let place = desk.link().await?;
        // What was wished for when the table was opened is wished for here.
        desk.wait("document.querySelector('[data-choice=wish]')?.value === 'mirrored'").await?;

        desk.open_around("[data-choice=bot1]").await?;
        desk.click("[data-seat='1'] [data-choice=bot1] [value='3']").await?;
        desk.click("[data-seat='1'] [data-control=lobby-seat-bot]").await?;
        // The last seat is taken: the game begins.
        desk.wait_for("[data-page=game]").await?;

        desk.open("/klotze").await?;
        desk.choose("players", "3").await?;
        desk.choose("with", "elsewhere").await?;
        desk.click("[data-control=lobby-open]").await?;
        desk.wait_for("[data-page=seating][data-game=klotze]").await?;
        desk.click("[data-seat='2'] [data-control=lobby-seat-bot]").await?;
        desk.wait_for("[data-seat='2'][data-sits=bot]").await?;
        desk.click("[data-seat='2'] [data-control=lobby-remove-bot]").await?;
        desk.wait_for("[data-seat='2'][data-sits=open]").await?;
        desk.click("[data-seat='2'] [data-control=lobby-companion]").await?;
        desk.wait_for("[data-seat='2'][data-sits=companion]").await?;
        desk.click("[data-seat='2'] [data-control=lobby-stand]").await?;
        desk.wait_for("[data-seat='2'][data-sits=open]").await?;

        phone.open(&desk.link().await?).await?;
        phone.wait_for("[data-page=seating][data-game=klotze]").await?;
        assert_eq!(
            phone.count("[data-control=lobby-close]").await?,
            0,
            "only its opener closes it"
        );
        desk.click("[data-control=lobby-close]").await?;
        desk.click("[data-control=lobby-close-sure]").await?;
        for window in [desk, phone] {
            window.wait("!document.querySelector('[data-link=table]')").await?;
            says_everything(window).await?;
        }
        phone.picture("closed").await?;

        // Whoever comes when all sit looks on.
        phone.open(&format!("{place}/1")).await?;
        phone.wait_for("[data-page=game][data-game=kuba]").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn without_a_server_everybody_plays_here() -> Result<()> {
    meet("alone", &[AT_A_DESK], async |server: &mut ServerProcess, windows: &[Window]| {
        let window = &windows[0];
        window.open("/").await?;
        window.wait_for("[data-page=shelf] [data-game=kuba]").await?;
        window.wait_until_kept().await?;
        window.expect_errors("net::ERR_");
        server.kill()?;
        window.click("[data-game=kuba] [data-way=choose]").await?;
        window.wait_for("[data-note=no-server]").await?;
        window
            .wait("document.querySelector('[data-choice=with] [value=elsewhere]').disabled")
            .await?;
        window.picture("set-up").await?;
        window.click("[data-control=app-start]").await?;
        window.turn().await?;
        server.reopen()
    })
    .await
}

/// What can't be asked is unknown, and not empty.
#[tokio::test]
async fn without_a_server_lists_are_unknown() -> Result<()> {
    meet("unknown", &[WITH_A_PHONE], async |server: &mut ServerProcess, windows: &[Window]| {
        let window = &windows[0];
        let unknown = |list: &str| format!("[data-list={list}] [data-empty=empty-unknown]");
        window.open("/").await?;
        window.wait_for("[data-page=shelf]").await?;
        post(window, "/api/me", &json!({ "name": "Ada" })).await?;
        window.ask("localStorage.setItem('ludotheque-known', 'yes')").await?;
        window.load("/tables").await?;
        window.wait_for("[data-list=mine] [data-empty=empty-mine]").await?;
        window.open("/").await?;
        window.expect_errors("net::ERR_");
        server.kill()?;
        window.open("/tables").await?;
        for list in ["mine", "waiting", "running"] {
            window.wait_for(&unknown(list)).await?;
        }
        assert_eq!(window.count("[data-empty]").await?, 3, "nothing is said to be empty");
        says_everything(window).await?;
        fits(window).await?;
        window.picture("lists").await?;
        server.reopen()?;
        for list in ["mine", "waiting", "running"] {
            window.wait_for(&format!("[data-list={list}] [data-empty=empty-{list}]")).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_rated_game_needs_an_account_and_a_clock() -> Result<()> {
    visit("account", AT_A_DESK, async |window: &Window| {
        let disabled =
            |choice: &str| format!("document.querySelector('[data-choice={choice}]').disabled");
        window.open("/kuba").await?;
        window.choose("with", "elsewhere").await?;
        window.wait(&disabled("rated")).await?;

        window.open("/tables").await?;
        window.click("[data-page=tables] .account summary").await?;
        type_plainly(window, "[data-choice=account]", "ada-lovelace").await?;
        type_plainly(window, "[data-choice=password]", "analytical engine").await?;
        window.picture("asked").await?;
        window.click("[data-control=lobby-account-create]").await?;
        window
            .wait("document.querySelector('[data-status=me]').innerText.includes('ada-lovelace')")
            .await?;
        let told = "document.querySelector('[data-status=recovery]')?.innerText ?? null";
        let code = window.wait_for_value(told).await?;
        says_everything(window).await?;
        window.picture("made").await?;
        window.click("[data-control=lobby-recovery-noted]").await?;
        window.wait("!document.querySelector('[data-status=recovery]')").await?;

        window.open("/kuba").await?;
        window.choose("with", "elsewhere").await?;
        // Still without a clock.
        window
            .wait(&format!(
                "{} && !document.querySelector('[data-choice=name]')",
                disabled("rated")
            ))
            .await?;
        window.choose("clock", "2").await?;
        window.wait(&format!("!{}", disabled("rated"))).await?;
        window.click("[data-choice=rated]").await?;
        window.wait(&format!("{} && {}", disabled("take-backs"), disabled("aids"))).await?;
        window.picture("rated").await?;
        window.click("[data-control=lobby-open]").await?;
        window.wait_for("[data-page=seating]").await?;
        assert_eq!(window.count("[data-choice=bot2]").await?, 0, "no bots in a rated game");
        window.wait_for("[data-control=lobby-ready]").await?;
        window.picture("waits").await?;

        window.open("/tables").await?;
        window.wait_for("[data-list=mine] [data-table]").await?;
        window.click("[data-page=tables] .account summary").await?;
        window.click("[data-control=lobby-account-log-out]").await?;
        window
            .wait("document.querySelectorAll('[data-list=mine] [data-table]').length === 0")
            .await?;

        // The password is forgotten.
        let code = code.as_str().ok_or("a code")?;
        window.wait_for("[data-choice=account]").await?;
        window.click("[data-page=tables] .account form summary").await?;
        type_plainly(window, "[data-choice=account]", "ada-lovelace").await?;
        type_plainly(window, "[data-choice=password]", "difference engine").await?;
        type_plainly(window, "[data-choice=recovery]", code).await?;
        window.picture("forgot").await?;
        window.click("[data-control=lobby-recovery-use]").await?;
        window.wait(&format!("({told} ?? {0}) !== {0}", serde_json::json!(code))).await?;
        window.wait_for("[data-list=mine] [data-table]").await.map(drop)
    })
    .await
}

#[tokio::test]
async fn whoever_wants_it_is_told_when_it_is_their_turn() -> Result<()> {
    meet("told", &[AT_A_DESK, WITH_A_PHONE], async |_, windows: &[Window]| {
        let [desk, phone] = windows else { return Err("two came".into()) };
        phone.accept(&desk.invite("kuba", "Ada").await?, "Béatrice").await?;
        desk.turn().await?;
        desk.act_by_pointing(0).await?;
        phone.turn().await?;

        desk.open("/").await?;
        desk.wait_for("[data-list=mine] [data-table]").await?;
        // A browser that allows messages and that nobody looks at.
        desk.ask(
            "window.told = [];
             window.Notification = class {
                 static permission = 'default';
                 static async requestPermission() { this.permission = 'granted'; return 'granted'; }
                 constructor(title, { body, tag }) { this.tag = tag; window.told.push({ title, body, message: this }); }
                 close() { this.closed = true; }
             };
             Object.defineProperty(document, 'hidden', { get: () => true });",
        )
        .await?;
        desk.click("[data-choice=messages]").await?;
        desk.wait("document.querySelector('[data-choice=messages]').checked").await?;
        phone.act_by_pointing(0).await?;
        desk.wait("window.told.length === 1").await?;
        let told = desk.ask("return [told[0].title, told[0].body]").await?;
        assert_eq!(told, json!(["Your turn: Kuba", "Béatrice"]));
        desk.wait("document.title.startsWith('(1) ')").await?;
        desk.ask("told[0].message.onclick()").await?;
        desk.wait_for("[data-page=game][data-game=kuba] [data-from]").await?;
        assert_eq!(desk.ask("return told[0].message.closed").await?, json!(true));
        Ok(())
    })
    .await
}

/// Opens the table that is set up, as somebody of this name.
async fn open_as(window: &Window, name: &str) -> Result<()> {
    window.type_into("[data-page=set-up] [data-choice=name]", name).await?;
    window.wait_for("[data-page=seating]").await.map(drop)
}

/// Types without pressing Enter.
async fn type_plainly(window: &Window, selector: &str, text: &str) -> Result<()> {
    Ok(window.wait_for(selector).await?.send_keys(text).await?)
}

/// No code has been shown instead of its sentence.
pub(crate) async fn says_everything(window: &Window) -> Result<()> {
    let codes = "return document.body.innerText.match(/\\b(app|archive|empty|lobby|online|people|setup|table|actor|level)-[a-z]+\\b/g) ?? []";
    assert_eq!(window.ask(codes).await?, json!([]), "codes without a sentence");
    Ok(())
}

/// Nothing reaches beyond the right edge.
pub(crate) async fn fits(window: &Window) -> Result<()> {
    let width = async |of: &str| -> Result<Value> {
        window.ask(&format!("return document.documentElement.{of}")).await
    };
    assert_eq!(width("scrollWidth").await?, width("clientWidth").await?, "too wide");
    Ok(())
}
