//! The texts of a language, a file of the page's set: where it is, and asking for it.
//! One language is loaded before the page is shown, by `start.js` beside the module;
//! the other one when somebody switches to it.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, window};
use words::{Language, Words};

use super::browser;

/// What the server says of such a file, and of nothing else that may come in its place.
const KIND: &str = "text/plain";

/// The words of a language; none where its texts can't be loaded now.
pub(super) async fn load(language: Language) -> Option<Words> {
    let answer = JsFuture::from(window()?.fetch_with_str(&address(language)?)).await.ok()?;
    let response: Response = answer.dyn_into().ok()?;
    let kind = response.headers().get("content-type").ok()??;
    if !response.ok() || !kind.starts_with(KIND) {
        return None;
    }
    let text = JsFuture::from(response.text().ok()?).await.ok()?.as_string()?;
    // It lives as long as the page: each language is loaded once.
    Some(Words::of(language, text.leak()))
}

/// What the head of the page says of a language.
fn address(language: Language) -> Option<String> {
    let selector = format!("meta[name=app-texts][lang={}]", language.code());
    browser::document()?.query_selector(&selector).ok()??.get_attribute("content")
}
