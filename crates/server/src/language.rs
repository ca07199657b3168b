//! Which language a reader wants, and the sentences of both, read once. A choice
//! in the address (`?lang=fr`) wins over the cookie `language`, that over what
//! the browser says it prefers; somebody who says nothing reads English.

use std::{convert::Infallible, sync::LazyLock};

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, Uri, header, request::Parts},
};
use words::{Language, Words};

/// The sentences of a language.
pub(crate) fn words(language: Language) -> &'static Words {
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English));
    static FRENCH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::French));
    match language {
        Language::English => &ENGLISH,
        Language::French => &FRENCH,
    }
}

/// Whoever reads the answer to a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reader(Language);

impl Reader {
    /// The reader of a request with this address and these headers.
    pub(crate) fn of(uri: &Uri, headers: &HeaderMap) -> Self {
        let wanted = in_address(uri).or_else(|| in_cookie(headers)).or_else(|| preferred(headers));
        Self(wanted.unwrap_or(Language::English))
    }

    /// Their language.
    pub(crate) fn language(self) -> Language {
        self.0
    }

    /// The sentences in their language.
    pub(crate) fn words(self) -> &'static Words {
        words(self.0)
    }

    /// Their language as a header.
    pub(crate) fn header(self) -> HeaderValue {
        HeaderValue::from_static(self.0.code())
    }
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.uri, &parts.headers))
    }
}

fn in_address(uri: &Uri) -> Option<Language> {
    let pairs = uri.query()?.split('&');
    pairs.filter_map(|pair| pair.strip_prefix("lang=")).find_map(Language::of_locale)
}

fn in_cookie(headers: &HeaderMap) -> Option<Language> {
    let cookies = headers.get_all(header::COOKIE).into_iter();
    let pairs = cookies.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(';'));
    pairs.filter_map(|pair| pair.trim().strip_prefix("language=")).find_map(Language::of_locale)
}

/// The first of our languages among those with the highest weight.
fn preferred(headers: &HeaderMap) -> Option<Language> {
    let list = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut best: Option<(f32, Language)> = None;
    for item in list.split(',') {
        let (tag, weight) = item.split_once(';').unwrap_or((item, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok());
        let (Some(language), Some(weight)) = (Language::of_locale(tag.trim()), weight) else {
            continue;
        };
        if weight > best.map_or(0.0, |(best, _)| best) {
            best = Some((weight, language));
        }
    }
    best.map(|(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_is_addressed_in_their_language() {
        let (english, french) = (Language::English, Language::French);
        for (address, cookie, accepts, language) in [
            ("/", "", "", english),
            ("/", "", "fr-CA,fr;q=0.9,en;q=0.8", french),
            ("/", "", "en;q=0.4, fr;q=0.6", french),
            ("/", "", "de, fr;q=0, en;q=0.1", english),
            ("/", "", "de", english),
            ("/", "", "fr;q=much", english),
            ("/", "a=b; language=fr", "en", french),
            ("/?lang=en", "language=fr", "fr", english),
            ("/?a=b&lang=fr", "", "", french),
            ("/?lang=tlh", "language=fr", "", french),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, HeaderValue::from_static(cookie));
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(accepts));
            let reader = Reader::of(&Uri::from_static(address), &headers);
            assert_eq!(reader.language(), language, "{address} {cookie} {accepts}");
        }
    }
}
