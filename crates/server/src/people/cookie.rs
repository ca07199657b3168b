//! The cookie by which a browser's person is known again, and the header that does
//! the same for a program. `Secure` is set on https alone: a room without https
//! must work, and a browser there would drop such a cookie.

use axum::http::{HeaderMap, HeaderValue, header};

use super::{Credential, Token};
use crate::caller::Scheme;

/// The name of the cookie.
pub const NAME: &str = "ludotheque";

/// What somebody shows to be let in.
#[derive(Clone, Debug)]
pub enum Shown {
    Nothing,
    Cookie(Token),
    /// A header.
    Bearer(Token),
    /// A header with something in it that can't be a token.
    Unreadable,
}

impl Shown {
    /// What a request shows. The header wins: a program that sends one means it.
    pub fn in_headers(headers: &HeaderMap) -> Self {
        if let Some(line) = headers.get(header::AUTHORIZATION) {
            return line.to_str().ok().and_then(bearer).map_or(Self::Unreadable, Self::Bearer);
        }
        let lines = headers.get_all(header::COOKIE).into_iter();
        let pairs = lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(';'));
        let named = pairs.filter_map(|pair| pair.trim().split_once('='));
        let token = named.filter(|(name, _)| *name == NAME).find_map(|(_, text)| Token::read(text));
        token.map_or(Self::Nothing, Self::Cookie)
    }

    /// The token, whichever way it came.
    pub fn token(&self) -> Option<&Token> {
        match self {
            Self::Cookie(token) | Self::Bearer(token) => Some(token),
            Self::Nothing | Self::Unreadable => None,
        }
    }
}

fn bearer(line: &str) -> Option<Token> {
    let (scheme, text) = line.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| Token::read(text.trim()))?
}

/// The line that gives a browser its cookie.
pub fn give(token: &Token, scheme: Scheme) -> HeaderValue {
    line(token.reveal(), Credential::LASTS.as_secs(), scheme)
}

/// The line that takes it away.
pub fn take(scheme: Scheme) -> HeaderValue {
    line("", 0, scheme)
}

fn line(value: &str, lasts: u64, scheme: Scheme) -> HeaderValue {
    let secure = match scheme {
        Scheme::Http => "",
        Scheme::Https => "; Secure",
    };
    let text = format!("{NAME}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={lasts}{secure}");
    let mut line = HeaderValue::try_from(text).expect("hexadecimal digits and our own words");
    line.set_sensitive(true);
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secure_on_https_alone() {
        let token = Token::random();
        let plain = give(&token, Scheme::Http);
        let plain = plain.to_str().expect("a line");
        let begin = format!("ludotheque={}; Path=/; HttpOnly; SameSite=Lax", token.reveal());
        assert_eq!(plain, format!("{begin}; Max-Age=31536000"));
        let encrypted = give(&token, Scheme::Https);
        assert_eq!(encrypted, format!("{plain}; Secure"));
        assert!(!format!("{encrypted:?}").contains(token.reveal()));
    }

    #[test]
    fn headers_show_who_one_is() {
        let (one, other) = (Token::random(), Token::random());
        let shown = |lines: &[(header::HeaderName, String)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in lines {
                headers.append(name, HeaderValue::try_from(value).expect("a value"));
            }
            Shown::in_headers(&headers)
        };
        let cookie = |text: &str| (header::COOKIE, format!("a=b; {NAME}={text}; c=d"));
        let bearer = |text: &str| (header::AUTHORIZATION, text.to_owned());
        assert!(matches!(shown(&[]), Shown::Nothing));
        assert!(matches!(shown(&[cookie("nonsense")]), Shown::Nothing));
        assert!(matches!(shown(&[cookie(one.reveal())]), Shown::Cookie(token) if token == one));
        let both = [cookie(one.reveal()), bearer(&format!("bearer {}", other.reveal()))];
        assert!(matches!(shown(&both), Shown::Bearer(token) if token == other));
        for text in ["Bearer", "Bearer x", "Basic abc", &format!("Token {}", one.reveal())] {
            assert!(matches!(shown(&[bearer(text)]), Shown::Unreadable), "{text}");
        }
    }
}
