//! The texts of a language, two files of the page's set: where they are, and asking for
//! them. Those of one language are loaded before the page is shown, by `start.js` beside
//! the module; those of its parts with the first of them; the other language's when
//! somebody switches to it.

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

/// Adds what only parts of the page say. Whether it is there now.
pub(super) async fn complete(words: &Words) -> bool {
    if !words.is_whole() {
        let code = words.language().code();
        match named(&format!("meta[name=app-screen-texts][lang={code}]")).await {
            Some(text) => words.add(text.leak()),
            None => return false,
        }
    }
    true
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
