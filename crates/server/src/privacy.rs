//! What whoever runs the server decides about people's data: whom people ask about
//! it, and when a guest who stays away is forgotten.

use std::{error::Error, fmt, str::FromStr, time::Duration};

/// Whom people ask about their data: an e-mail address, the address of a page, or
/// any other few words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contact(String);

impl Contact {
    const LONGEST: usize = 200;

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Where a link to it leads, if it can be one.
    pub(crate) fn link(&self) -> Option<String> {
        let text = &self.0;
        let is_plain = |letter: char| !letter.is_whitespace() && !letter.is_control();
        if !text.chars().all(is_plain) {
            return None;
        }
        if text.starts_with("https://") || text.starts_with("http://") {
            return Some(text.clone());
        }
        let (name, host) = text.split_once('@')?;
        let is_mail = !name.is_empty() && host.contains('.') && !text.contains([':', '?', '&']);
        is_mail.then(|| format!("mailto:{text}"))
    }
}

impl FromStr for Contact {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        let text = text.trim();
        let fits = (1..=Self::LONGEST).contains(&text.chars().count());
        if fits && !text.contains(char::is_control) {
            Ok(Self(text.to_owned()))
        } else {
            Err(Unfit)
        }
    }
}

/// When a guest who stays away is forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuestsForgotten {
    /// After so many days.
    After(u16),
    Never,
}

impl GuestsForgotten {
    /// When nothing is said.
    pub const USUAL: Self = Self::After(90);

    /// How long a guest may stay away.
    pub(crate) fn after(self) -> Option<Duration> {
        match self {
            Self::After(days) => Some(Duration::from_hours(24 * u64::from(days))),
            Self::Never => None,
        }
    }
}

impl FromStr for GuestsForgotten {
    type Err = Unfit;

    /// `90d` or `never`.
    fn from_str(text: &str) -> Result<Self, Unfit> {
        if text == "never" {
            return Ok(Self::Never);
        }
        let days = text.strip_suffix('d').and_then(|days| days.parse().ok());
        days.filter(|days| *days > 0).map(Self::After).ok_or(Unfit)
    }
}

/// What is no contact, or no time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfit;

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unfit")
    }
}

impl Error for Unfit {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_or_never() {
        let read = str::parse::<GuestsForgotten>;
        assert_eq!(read("90d"), Ok(GuestsForgotten::USUAL));
        assert_eq!(read("1d").map(GuestsForgotten::after), Ok(Some(Duration::from_hours(24))));
        assert_eq!(read("never").map(GuestsForgotten::after), Ok(None));
        for text in ["", "d", "0d", "90", "-1d", "70000d", "2w", "Never"] {
            assert_eq!(read(text), Err(Unfit), "{text}");
        }
    }

    #[test]
    fn a_contact_is_a_link_where_it_can_be_one() {
        let link = |text: &str| text.parse::<Contact>().expect("a contact").link();
        assert_eq!(link(" a@b.example ").as_deref(), Some("mailto:a@b.example"));
        assert_eq!(link("https://b.example/c").as_deref(), Some("https://b.example/c"));
        for text in ["Ada, behind the bar", "javascript:alert(1)", "@b.example", "a@b.c?body=x"] {
            assert_eq!(link(text), None, "{text}");
        }
        for text in ["", " ", "a\nb", &"x".repeat(201)] {
            assert_eq!(text.parse::<Contact>(), Err(Unfit), "{text}");
        }
    }
}
