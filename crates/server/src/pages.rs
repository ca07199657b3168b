//! The few pages that the server writes itself: the plain one, the privacy notice, and
//! the reference of its API; and the head of the page that is built apart. HTML without inline scripts
//! or styles; every sentence comes from `words`, and everything else is escaped.

mod front;
mod picture;
mod plain;
mod preview;
mod privacy;
mod reference;

use axum::{
    http::{HeaderValue, header},
    response::{Html, IntoResponse, Response},
};
use words::{Language, Words};

use crate::language::Reader;

pub(crate) use front::page;
pub(crate) use picture::{Pictures, picture};
pub(crate) use plain::plain;
pub(crate) use privacy::privacy;
pub(crate) use reference::reference;

/// A page in the reader's language.
struct Page {
    /// Names the sentences: `page-front` has its title under `page-front-title`.
    code: &'static str,
    /// Where it lies, for the link to the other language.
    path: &'static str,
    /// What stands between the heading and the end.
    body: String,
}

impl Page {
    fn answer(&self, reader: Reader) -> Response {
        let mut response = Html(self.html(reader.words())).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_LANGUAGE, reader.header());
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-language, cookie"));
        response
    }

    fn html(&self, words: &Words) -> String {
        let (code, body) = (self.code, &self.body);
        let language = words.language();
        let title = escaped(&words.text(&format!("{code}-title")));
        let heading = escaped(&words.text(&format!("{code}-heading")));
        let skip = escaped(&words.text("page-skip"));
        let (other, link) = self.other_language(language);
        format!(
            "<!doctype html>\n\
            <html lang=\"{lang}\">\n\
            <head>\n\
            <meta charset=\"utf-8\">\n\
            <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
            <title>{title}</title>\n\
            <link rel=\"icon\" href=\"/assets/icon.svg\" type=\"image/svg+xml\">\n\
            <link rel=\"stylesheet\" href=\"/assets/pages.css\">\n\
            <link rel=\"alternate\" hreflang=\"{other}\" href=\"{link}\">\n\
            </head>\n\
            <body>\n\
            <a class=\"skip\" href=\"#content\">{skip}</a>\n\
            <header>\n\
            <p class=\"home\"><a href=\"/?lang={lang}\">Ludothèque</a></p>\n\
            <p><a href=\"{link}\" hreflang=\"{other}\" lang=\"{other}\">{name}</a></p>\n\
            </header>\n\
            <main id=\"content\">\n\
            <h1>{heading}</h1>\n\
            {body}\
            </main>\n\
            </body>\n\
            </html>\n",
            lang = language.code(),
            name = name_of(other),
        )
    }

    /// The other language, and the same page in it.
    fn other_language(&self, language: Language) -> (&'static str, String) {
        let other = match language {
            Language::English => Language::French,
            Language::French => Language::English,
        };
        (other.code(), format!("{}?lang={}", self.path, other.code()))
    }
}

/// A language's name in itself: that is what its readers look for.
fn name_of(code: &str) -> &'static str {
    if code == Language::French.code() { "Français" } else { "English" }
}

/// A text as it stands in HTML, also inside quotation marks.
fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            _ => html.push(letter),
        }
    }
    html
}

/// A text with `code` between backquotes, as it stands in HTML.
fn with_code(text: &str) -> String {
    let pieces = text.split('`').enumerate();
    let html = pieces.map(|(place, piece)| match place % 2 {
        0 => escaped(piece),
        _ => format!("<code>{}</code>", escaped(piece)),
    });
    html.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_can_not_become_tags() {
        assert_eq!(escaped("<a href='\"'>&"), "&lt;a href=&#39;&quot;&#39;&gt;&amp;");
        assert_eq!(with_code("run `a<b` now"), "run <code>a&lt;b</code> now");
    }
}
