//! Chromium as a process that many visits share, one after the other: each has a
//! context of its own in it, with nothing of those before, as a private window has.
//! A language and a wish for rest are those of a whole process, so there is one for
//! each of them, and as many as visit at the same time.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicU64, Ordering},
};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use testbed::{
    Folder, Result,
    process::{Process, Says, kept},
};
use tokio::{net::TcpStream, sync};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

use crate::{Visitor, engine::chromium_arguments};

/// Those that run and have no visitor.
static IDLE: Mutex<Vec<Chromium>> = Mutex::new(Vec::new());

/// A browser that runs.
pub(crate) struct Chromium {
    visitor: Visitor,
    /// Where its developer tools listen: `ws://127.0.0.1:1234/devtools/browser/…`.
    tools: String,
    _process: Process,
    _folder: Folder,
}

impl Chromium {
    /// One that is set as this visitor likes it, for as long as they stay.
    ///
    /// # Errors
    /// It can't be started.
    pub(crate) fn take(visitor: Visitor) -> Result<Self> {
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = idle.iter().position(|one| one.visitor == visitor) {
            return Ok(idle.swap_remove(place));
        }
        drop(idle);
        let folder = Folder::new("chromium")?;
        let mut command = kept("chromium", Some(folder.path()));
        command.args(chromium_arguments(visitor, folder.path()));
        command.args(["--remote-debugging-port=0", "about:blank"]);
        let heard = |line: &str| line.strip_prefix("DevTools listening on ").map(str::to_owned);
        let (process, tools) = Process::announced(&mut command, Says::Error, "chromium", heard)?;
        Ok(Self { visitor, tools, _process: process, _folder: folder })
    }

    /// Keeps it for whoever comes next; one in which something went wrong is better
    /// dropped.
    pub(crate) fn give_back(self) {
        IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(self);
    }

    /// Where a driver finds it.
    ///
    /// # Errors
    /// It has told something that is no address.
    pub(crate) fn address(&self) -> Result<&str> {
        let address = self.tools.strip_prefix("ws://").and_then(|rest| rest.split('/').next());
        Ok(address.ok_or_else(|| format!("no address: {}", self.tools))?)
    }

    /// A context with nothing in it.
    ///
    /// # Errors
    /// The browser fails.
    pub(crate) async fn context(&self) -> Result<Context> {
        let (socket, _) = connect_async(self.tools.as_str()).await?;
        let tools = Tools { socket: sync::Mutex::new(socket), asked: AtomicU64::new(0) };
        let made = tools.ask("Target.createBrowserContext", json!({ "disposeOnDetach": true }));
        let id = text(&made.await?, "browserContextId")?;
        Ok(Context { tools, id })
    }
}

/// A context: its windows and what they keep. It is gone when this is dropped.
pub(crate) struct Context {
    tools: Tools,
    id: String,
}

impl Context {
    /// The browser's name for it.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Opens an empty window in it, and answers with the name by which drivers know
    /// it.
    ///
    /// # Errors
    /// The browser fails.
    pub(crate) async fn open_window(&self) -> Result<String> {
        // A window and not a tab: what is behind another tab is hardly drawn.
        let wanted = json!({
            "url": "about:blank", "browserContextId": self.id, "newWindow": true,
        });
        text(&self.tools.ask("Target.createTarget", wanted).await?, "targetId")
    }
}

/// The developer tools of a whole browser; a driver gives only those of a page.
struct Tools {
    socket: sync::Mutex<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    asked: AtomicU64,
}

impl Tools {
    async fn ask(&self, method: &str, facts: Value) -> Result<Value> {
        let id = self.asked.fetch_add(1, Ordering::Relaxed);
        let question = json!({ "id": id, "method": method, "params": facts });
        let mut socket = self.socket.lock().await;
        socket.send(Message::text(question.to_string())).await?;
        while let Some(message) = socket.next().await {
            let Message::Text(text) = message? else { continue };
            let said: Value = serde_json::from_str(&text)?;
            if said["id"] == id {
                let answer = said.get("result").cloned();
                return Ok(answer.ok_or_else(|| format!("{method}: {said}"))?);
            }
        }
        Err(format!("{method}: the browser has gone").into())
    }
}

fn text(answer: &Value, field: &str) -> Result<String> {
    let value = answer[field].as_str().map(str::to_owned);
    Ok(value.ok_or_else(|| format!("no {field} in {answer}"))?)
}
