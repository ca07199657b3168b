//! Two people at a online table that was opened for them beforehand, and
//! what every test there does: pressing what is beside the board, counting what
//! is on it.

use browser::{Window, meet};
use serde_json::{Value, json};
use testbed::{Result, ServerProcess};

use crate::{AT_A_DESK, WITH_A_PHONE};

/// Why not, and what has just happened between people.
pub(crate) const OBJECTION: &str =
    "document.querySelector('[data-status=objection]').innerText.trim()";
pub(crate) const NEWS: &str = "document.querySelector('[data-status=company]').innerText";

/// Asks the server as the page does, under the page's own cookie.
const FETCH: &str = "
    fetch(fact.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fact.body),
    }).then(async (response) => answer({ ok: response.ok, body: await response.json() }))
      .catch((error) => answer({ ok: false, body: String(error) }));
";

/// Ada at a desk and Bob with a French phone at a new table, where Ada begins.
pub(crate) async fn at_a_table(
    name: &str,
    options: &Value,
    stay: impl AsyncFnOnce(&Window, &Window) -> Result<()>,
) -> Result<()> {
    let together = async |_: &mut ServerProcess, windows: &[Window]| {
        let [ada, bob] = windows else { return Err("two came".into()) };
        let rated = options["stakes"] == "rated";
        for (window, who) in [(ada, "Ada"), (bob, "Bob")] {
            window.open("/").await?;
            window.wait_for("[data-page=shelf]").await?;
            if rated {
                let account = json!({ "name": who, "password": "glass marbles" });
                post(window, "/api/accounts", &account).await?;
            } else {
                post(window, "/api/me", &json!({ "name": who })).await?;
            }
        }
        let place = sit_at_a_table(ada, bob, options).await?;
        for window in [ada, bob] {
            window.open(&place).await?;
        }
        for window in [ada, bob] {
            window.wait_for("[data-page=game]").await?;
        }
        stay(ada, bob).await
    };
    meet(name, &[AT_A_DESK, WITH_A_PHONE], together).await
}

/// Opens a table for two whom the server knows, who sit down; and
/// answers with its place. Neither looks at it yet.
pub(crate) async fn sit_at_a_table(ada: &Window, bob: &Window, options: &Value) -> Result<String> {
    let mut wanted = options.clone();
    wanted["first"] = json!("as-seated");
    let opened = post(ada, "/api/tables", &wanted).await?;
    let table = opened["id"].as_str().ok_or("a table without a name")?.to_owned();
    for (window, seat) in [(ada, 1), (bob, 2)] {
        let contribution = format!("{seat:032x}");
        let sit = json!({ "kind": "sit", "seat": seat, "contribution": contribution });
        command(window, &table, "sit", &sit).await?;
    }
    if options["stakes"] == "rated" {
        for window in [ada, bob] {
            command(window, &table, "ready", &json!({ "kind": "ready", "ready": true })).await?;
        }
    }
    Ok(format!("/t/{table}"))
}

pub(crate) async fn command(window: &Window, table: &str, id: &str, command: &Value) -> Result<()> {
    let body = json!({ "id": id, "command": command });
    post(window, &format!("/api/tables/{table}/commands"), &body).await.map(drop)
}

pub(crate) async fn post(window: &Window, path: &str, body: &Value) -> Result<Value> {
    let fact = json!({ "path": path, "body": body });
    let answer = window.ask_and_wait(FETCH, fact).await?;
    if answer["ok"] == true {
        Ok(answer["body"].clone())
    } else {
        Err(format!("{path}: {}", answer["body"]).into())
    }
}

/// Presses a control that can be pressed; on a phone what stands beside a game may have
/// to be opened first.
pub(crate) async fn press(window: &Window, control: &str) -> Result<()> {
    let control = format!("[data-control={control}]:not([disabled])");
    window.wait(&format!("document.querySelector('{control}')")).await?;
    uncover(window, &control).await?;
    window.click(&control).await
}

/// Opens what stands beside a game where this is in it and can't be seen.
async fn uncover(window: &Window, selector: &str) -> Result<()> {
    let hidden = format!(
        "const one = document.querySelector('{selector}');
        const hidden = one?.closest('.drawer');
        return Boolean(hidden && !one.checkVisibility({{ visibilityProperty: true }}))"
    );
    if window.ask(&hidden).await? == true {
        window.open_beside("more").await?;
    }
    Ok(())
}

/// Opens what is folded.
pub(crate) async fn open(window: &Window, more: &str) -> Result<()> {
    if window.count(&format!("[data-more={more}][open]")).await? == 0 {
        uncover(window, &format!("[data-more={more}] summary")).await?;
        window.click(&format!("[data-more={more}] summary")).await?;
    }
    Ok(())
}

/// Waits until so many actions are on the board.
pub(crate) async fn actions(window: &Window, count: usize) -> Result<()> {
    let actions = "document.querySelector('[data-page=game]').dataset.actions";
    window.wait(&format!("{actions} == {count}")).await
}
