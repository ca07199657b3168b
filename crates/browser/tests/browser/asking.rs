//! What is asked and told at the right moment: while an action waits after the page was left, in the language that the reader
//! has switched to, and by a message of the browser where only its service worker
//! may show one.

use browser::{Window, meet, visit};
use serde_json::{Value, json};
use testbed::Result;

use crate::{AT_A_DESK, WITH_A_PHONE};

/// Where an objection stands.
const OBJECTION: &str = "document.querySelector('[data-status=objection]').innerText.trim()";

#[tokio::test]
async fn what_was_told_is_told_in_the_language_that_was_switched_to() -> Result<()> {
    visit("retold", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.act_by_pointing(0).await?;
        window.turn().await?;
        let objection = window.try_typing("?").await?;
        let news = "document.querySelector('[data-status=news]').textContent.trim()";
        let told = window.ask(&format!("return {news}")).await?;
        assert_ne!(told, "");
        window.click("[data-switch=language]").await?;
        window.wait(&format!("{OBJECTION} && {OBJECTION} !== {}", Value::from(objection))).await?;
        window.wait(&format!("{news} && {news} !== {told}")).await
    })
    .await
}

#[tokio::test]
async fn an_action_that_waits_is_shown_as_waiting_when_one_comes_back() -> Result<()> {
    meet("waiting", &[AT_A_DESK, WITH_A_PHONE], async |_, windows: &[Window]| {
        let [ada, bea] = windows else { return Err("two came".into()) };
        let place = sit_together(ada, bea).await?;
        // A network that brings everything but actions to the server.
        ada.ask(
            "const send = WebSocket.prototype.send;
             WebSocket.prototype.send = function (said) {
                 if (!said.includes('actions')) send.call(this, said);
             };",
        )
        .await?;
        ada.act_by_pointing(0).await?;
        ada.wait_for("[data-page=game][data-draft=sent] .pending").await?;
        ada.open("/").await?;
        ada.wait_for("[data-page=shelf]").await?;
        ada.open(&place).await?;
        ada.wait_for("[data-waits=true] [data-page=game][data-actions='0'] .pending").await?;
        assert_eq!(ada.count("[data-page=game] [data-spot][data-from]").await?, 0, "it waits");
        ada.picture("waits").await?;
        // A network that brings everything again.
        ada.reload().await?;
        for window in windows {
            window.wait_for("[data-page=game][data-draft=none][data-actions='1']").await?;
        }
        ada.wait("!document.querySelector('.pending')").await
    })
    .await
}

/// Two sit down to Kuba, and the first is to act; where that is.
async fn sit_together(ada: &Window, bea: &Window) -> Result<String> {
    let place = ada.invite("kuba", "Ada").await?;
    bea.accept(&place, "Béatrice").await?;
    ada.turn().await?;
    Ok(place)
}

#[tokio::test]
async fn phones_are_told_by_the_service_worker() -> Result<()> {
    meet("messages", &[AT_A_DESK, WITH_A_PHONE], async |_, windows: &[Window]| {
        let [desk, phone] = windows else { return Err("two came".into()) };
        let place = sit_together(desk, phone).await?;
        desk.act_by_pointing(0).await?;
        phone.turn().await?;
        desk.open("/").await?;
        desk.wait_for("[data-kept=true] [data-list=mine] [data-table]").await?;
        // A browser that allows messages, though not to pages, and that nobody
        // looks at.
        desk.ask(
            "window.told = [];
             window.Notification = class {
                 static permission = 'granted';
                 constructor() { throw new TypeError('Illegal constructor'); }
             };
             ServiceWorkerRegistration.prototype.showNotification =
                 async (title, { body, tag }) => { window.told.push([title, body, tag]); };
             Object.defineProperty(document, 'hidden', { get: () => true });",
        )
        .await?;
        desk.click("[data-choice=messages]").await?;
        desk.wait("document.querySelector('[data-choice=messages]').checked").await?;
        phone.act_by_pointing(0).await?;
        desk.wait("window.told.length === 1").await?;
        let told = desk.ask("return window.told[0]").await?;
        assert_eq!(told, json!(["Your turn: Kuba", "Béatrice", place]));

        // What the worker does with a click: to the table's own window, else to
        // another one, else to a new one.
        let fetched = "fetch('/service-worker.js').then((got) => got.text()).then(answer)";
        let worker = desk.ask_and_wait(fetched, ().into()).await?;
        let click = CLICK.replace("{worker}", worker.as_str().ok_or("no service worker")?);
        let led = desk.ask_and_wait(&click, json!(place)).await?;
        let expected = [
            format!("focus table, post {place}"),
            format!("focus shelf, post {place}"),
            format!("open {place}"),
        ];
        assert_eq!(led, json!(expected));

        // And what the page does with what it is told then.
        let said = format!("new MessageEvent('message', {{ data: {} }})", Value::from(place));
        desk.ask(&format!("navigator.serviceWorker.dispatchEvent({said})")).await?;
        desk.wait_for("[data-page=game][data-game=kuba] [data-from]").await.map(drop)
    })
    .await
}

/// Lets the service worker hear a click on a message, beside windows that only
/// note what it does with them.
const CLICK: &str = "
    const worker = (addEventListener, clients) => { {worker} };
    const click = async (windows) => {
        const heard = {}, did = [];
        const page = ([name, path]) => ({
            url: location.origin + path,
            postMessage: (place) => did.push(`post ${place}`),
            focus: async () => did.unshift(`focus ${name}`),
        });
        worker((name, listener) => { heard[name] = listener; }, {
            matchAll: async () => windows.map(page),
            openWindow: async (address) => did.push(`open ${new URL(address).pathname}`),
        });
        let done;
        heard.notificationclick({
            notification: { tag: fact, close: () => {} },
            waitUntil: (promise) => { done = promise; },
        });
        await done;
        return did.join(', ');
    };
    const shelf = ['shelf', '/'], table = ['table', fact];
    Promise.all([click([shelf, table]), click([shelf]), click([])]).then(answer, answer);";
