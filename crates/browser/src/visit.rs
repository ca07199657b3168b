//! A visit to a server of one's own: the server and everything that it and the
//! browsers write are new, and gone afterwards. A visit in which a browser's console
//! told of an error has failed, whatever was seen; so a violation of the content
//! security policy fails it too.

use std::{
    env,
    panic::{AssertUnwindSafe, resume_unwind},
    path::PathBuf,
    slice,
};

use futures_util::{FutureExt, future::try_join_all};
use testbed::{Folder, Result, ServerProcess};
use tokio::task;

use crate::{Engine, Window, engine::FAR_NAME, session::Session};

/// Where `cargo xtask check` says which program has the page inside.
const PROGRAM: &str = "LUDOTHEQUE_BINARY";

/// Who comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visitor {
    /// What the browser is set to.
    pub language: Language,
    /// What the browser runs on.
    pub device: Device,
    /// What the reader has asked of the browser.
    pub motion: Motion,
}

/// A browser's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// As in the United Kingdom.
    English,
    /// As in France.
    French,
}

/// A size of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    /// 1280 by 900.
    Desktop,
    /// 360 by 740, touched and not pointed at.
    Phone,
}

/// How much moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// As much as the page likes.
    Full,
    /// As little as can be. Drawing is most of what a test takes: so come all
    /// whose visit is about something else.
    Reduced,
}

/// Lets someone visit a new server with the page inside.
///
/// # Errors
/// What the visit came to, or an error in the browser's console.
pub async fn visit(
    name: &str,
    visitor: Visitor,
    stay: impl AsyncFnOnce(&Window) -> Result<()>,
) -> Result<()> {
    visit_in(Engine::Chromium, name, visitor, stay).await
}

/// The same in another browser.
///
/// # Errors
/// What the visit came to, or an error that the page met with.
pub async fn visit_in(
    engine: Engine,
    name: &str,
    visitor: Visitor,
    stay: impl AsyncFnOnce(&Window) -> Result<()>,
) -> Result<()> {
    let alone = async |_: &mut ServerProcess, windows: &[Window]| stay(&windows[0]).await;
    gather(engine, name, slice::from_ref(&visitor), alone).await
}

/// Lets several people visit one new server, each with a browser of their own, in
/// the order in which they are named. The server may be killed and opened again
/// where it was ([`ServerProcess::kill`], [`ServerProcess::reopen`]); whoever looks on meanwhile
/// is told first that errors are to be expected ([`Window::expect_errors`]).
///
/// # Errors
/// What the visit came to, or an error in a browser's console.
pub async fn meet(
    name: &str,
    visitors: &[Visitor],
    stay: impl AsyncFnOnce(&mut ServerProcess, &[Window]) -> Result<()>,
) -> Result<()> {
    gather(Engine::Chromium, name, visitors, stay).await
}

async fn gather(
    engine: Engine,
    name: &str,
    visitors: &[Visitor],
    stay: impl AsyncFnOnce(&mut ServerProcess, &[Window]) -> Result<()>,
) -> Result<()> {
    let folder = Folder::new("browser")?;
    let (program, data) = (program()?, folder.file("data.sqlite"));
    // The server and the browsers open beside each other.
    let opening =
        task::spawn_blocking(move || ServerProcess::open(&program, &data, &["--host", FAR_NAME]));
    let coming = (1..).zip(visitors).map(|(number, visitor)| {
        Session::open(engine, *visitor, folder.file(&format!("browser{number}")))
    });
    let sessions = try_join_all(coming).await?;
    let mut server = opening.await??;
    let mut windows = Vec::new();
    for (number, session) in (1..).zip(sessions) {
        let named = if visitors.len() == 1 { name.to_owned() } else { format!("{name}-{number}") };
        windows.push(Window::new(session, server.port(), named).await?);
    }
    // An assertion that fails must not leave browsers behind.
    let stayed = AssertUnwindSafe(stay(&mut server, &windows)).catch_unwind().await;
    let (mut came_to, panicked) = match stayed {
        Ok(came_to) => (came_to, None),
        Err(panicked) => (Err("an assertion has failed".into()), Some(panicked)),
    };
    for window in &windows {
        came_to = match came_to {
            Ok(()) => window.check_console().await,
            Err(error) => Err(window.explain(error).await),
        };
    }
    try_join_all(windows.into_iter().map(Window::close)).await?;
    if let Some(panicked) = panicked {
        eprintln!("{}", came_to.err().map_or_else(String::new, |error| error.to_string()));
        resume_unwind(panicked);
    }
    came_to
}

fn program() -> Result<PathBuf> {
    let program = env::var_os(PROGRAM).map(PathBuf::from);
    Ok(program.ok_or_else(|| {
        format!("{PROGRAM} must name a program with the page inside; `cargo xtask check` sets it")
    })?)
}
