//! The tables that the best bots read. One is too large for the first visit, so
//! it is loaded when such a bot is chosen, with its progress shown; then the
//! browser keeps it, under a name that holds a hash of what is in it.

use js_sys::{ArrayBuffer, Reflect, Uint8Array};
use leptos::{prelude::*, task::spawn_local};
use shelf::Game;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AbortController, Cache, CacheStorage, ReadableStreamDefaultReader, RequestInit, Response,
    window,
};

use super::browser;

/// Under this name the browser keeps tables; sets of files leave it alone.
const KEPT: &str = "ludotheque-books";
/// How often whoever waits for a table looks whether it is here, in milliseconds.
const BETWEEN_LOOKS: i32 = 50;

/// How far the loading of a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BookState {
    /// Nobody has asked for it.
    Unasked,
    /// So many bytes are here.
    Loading(u32),
    /// All of it is here.
    Here,
    /// Somebody did not want to wait.
    Stopped,
    /// It can't be loaded now.
    Unreachable,
    /// The server does not have it any more: it has a newer page.
    Gone,
}

/// The table of a game, as this page has it.
#[derive(Clone, Copy)]
pub(super) struct Book {
    game: Game,
    /// How far it is.
    pub(super) state: RwSignal<BookState>,
    bytes: StoredValue<Option<ArrayBuffer>, LocalStorage>,
    stop: StoredValue<Option<AbortController>, LocalStorage>,
}

/// The tables of all games that have one.
#[derive(Clone)]
struct Books(Vec<Book>);

/// Where the page's head says what the server has.
struct Address {
    path: String,
    bytes: u32,
}

/// Provides the tables to the whole page.
pub(super) fn provide() {
    let has_one = |game: &Game| address(*game).is_some();
    let book = |game| Book {
        game,
        state: RwSignal::new(BookState::Unasked),
        bytes: StoredValue::new_local(None),
        stop: StoredValue::new_local(None),
    };
    provide_context(Books(Game::ALL.into_iter().filter(has_one).map(book).collect()));
}

impl Book {
    /// The table of a game, if it has one.
    pub(super) fn of(game: Game) -> Option<Self> {
        let Books(books) = use_context()?;
        books.into_iter().find(|book| book.game == game)
    }

    /// All of it, as soon as it is here; asked again when that changes.
    pub(super) fn bytes(self) -> Option<ArrayBuffer> {
        self.state.track();
        self.bytes.get_value()
    }

    /// Whether it is on its way: then whoever needs it waits.
    pub(super) fn is_coming(self) -> bool {
        matches!(self.state.get(), BookState::Unasked | BookState::Loading(_))
    }

    /// How long it is.
    pub(super) fn length(self) -> u32 {
        address(self.game).map_or(0, |address| address.bytes)
    }

    /// Loads it, unless that is done or under way.
    pub(super) fn load(self) {
        if matches!(self.state.get_untracked(), BookState::Loading(_) | BookState::Here) {
            return;
        }
        let Some(address) = address(self.game) else { return };
        self.state.set(BookState::Loading(0));
        let stop = AbortController::new().ok();
        self.stop.set_value(stop.clone());
        spawn_local(async move {
            let loaded = self.read(&address, stop.as_ref()).await;
            if stop.is_some_and(|stop| stop.signal().aborted()) {
                return;
            }
            self.state.set(match loaded {
                Ok(bytes) => {
                    keep(&address.path, &bytes).await;
                    self.bytes.set_value(Some(bytes.buffer()));
                    BookState::Here
                }
                Err(state) => state,
            });
        });
    }

    /// Loads it, and waits until it is here; none where it can't be.
    pub(super) async fn arrived(self) -> Option<ArrayBuffer> {
        self.load();
        while matches!(self.state.get_untracked(), BookState::Unasked | BookState::Loading(_)) {
            browser::wait(BETWEEN_LOOKS).await;
        }
        self.bytes.get_value()
    }

    /// Stops loading it.
    pub(super) fn stop(self) {
        if let Some(stop) = self.stop.try_update_value(Option::take).flatten() {
            stop.abort();
            self.state.set(BookState::Stopped);
        }
    }

    /// Reads it from the server or from what the browser keeps.
    async fn read(
        self,
        address: &Address,
        stop: Option<&AbortController>,
    ) -> Result<Uint8Array, BookState> {
        let response = match kept(&address.path).await {
            Some(response) => response,
            None => asked(&address.path, stop).await?,
        };
        let body = response.body().ok_or(BookState::Unreachable)?;
        let reader: ReadableStreamDefaultReader = body.get_reader().unchecked_into();
        let bytes = Uint8Array::new_with_length(address.bytes);
        let mut here = 0;
        while let Some(part) = next(&reader).await? {
            if part.length() > address.bytes - here {
                return Err(BookState::Unreachable);
            }
            bytes.set(&part, here);
            here += part.length();
            if stop.is_none_or(|stop| !stop.signal().aborted()) {
                self.state.set(BookState::Loading(here));
            }
        }
        if here == address.bytes { Ok(bytes) } else { Err(BookState::Unreachable) }
    }
}

/// What the head of the page says of a game's table.
fn address(game: Game) -> Option<Address> {
    let selector = format!("meta[name=app-book][data-game={}]", game.name());
    let meta = browser::document()?.query_selector(&selector).ok()??;
    let bytes = meta.get_attribute("data-bytes")?.parse().ok()?;
    Some(Address { path: meta.get_attribute("content")?, bytes })
}

/// Asks the server.
async fn asked(path: &str, stop: Option<&AbortController>) -> Result<Response, BookState> {
    let wish = RequestInit::new();
    if let Some(stop) = stop {
        wish.set_signal(Some(&stop.signal()));
    }
    let window = window().ok_or(BookState::Unreachable)?;
    let answer = JsFuture::from(window.fetch_with_str_and_init(path, &wish)).await;
    let response: Response =
        answer.ok().and_then(|it| it.dyn_into().ok()).ok_or(BookState::Unreachable)?;
    match response.status() {
        200 => Ok(response),
        404 => Err(BookState::Gone),
        _ => Err(BookState::Unreachable),
    }
}

/// The next part of a body; none at its end.
async fn next(reader: &ReadableStreamDefaultReader) -> Result<Option<Uint8Array>, BookState> {
    let part = JsFuture::from(reader.read()).await.map_err(|_| BookState::Unreachable)?;
    let value = Reflect::get(&part, &JsValue::from_str("value")).unwrap_or(JsValue::UNDEFINED);
    Ok(value.dyn_into().ok())
}

/// What the browser keeps under this path.
async fn kept(path: &str) -> Option<Response> {
    let found = JsFuture::from(cache().await?.match_with_str(path)).await.ok()?;
    found.dyn_into().ok()
}

/// Has the browser keep it, unless it does already.
async fn keep(path: &str, bytes: &Uint8Array) {
    let Some(cache) = cache().await else { return };
    if kept(path).await.is_some() {
        return;
    }
    if let Ok(response) = Response::new_with_opt_js_u8_array(Some(bytes)) {
        // Where there is no room it is loaded again next time.
        let _ = JsFuture::from(cache.put_with_str(path, &response)).await;
    }
}

/// Where the browser keeps tables. Over plain http it has no such place; there
/// it may keep what the server lets it keep for ever.
async fn cache() -> Option<Cache> {
    let window = window().filter(web_sys::Window::is_secure_context)?;
    let caches: CacheStorage = window.caches().ok()?;
    JsFuture::from(caches.open(KEPT)).await.ok()?.dyn_into().ok()
}
