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
    let text = named(&format!("meta[name=app-texts][lang={}]", language.code())).await?;
    // It lives as long as the page: each language is loaded once.
    Some(Words::of(language, text.leak()))
}

/// The text of the set that the head of the page names in this element; none where it
/// can't be loaded now.
pub(super) async fn named(selector: &str) -> Option<String> {
    let head = browser::document()?.query_selector(selector).ok()??;
    let address = head.get_attribute("content")?;
    let answer = JsFuture::from(window()?.fetch_with_str(&address)).await.ok()?;
    let response: Response = answer.dyn_into().ok()?;
    let kind = response.headers().get("content-type").ok()??;
    if !response.ok() || !kind.starts_with(KIND) {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
