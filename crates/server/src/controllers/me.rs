//! Oneself, one file a request: arriving as a guest, one's name, password,
//! tokens and data.

pub(crate) mod arrive;
pub(crate) mod export;
pub(crate) mod forget;
pub(crate) mod password;
pub(crate) mod recovery;
pub(crate) mod rename;
pub(crate) mod show;
pub(crate) mod tokens;

use axum::{
    Json,
    http::header,
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    caller::Scheme,
    people::{Person, Token, cookie},
};

/// Your own profile.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Myself {
    /// What others see.
    #[serde(flatten)]
    person: protocol::Person,
    /// Name of your account, if you have one.
    account: Option<String>,
    /// When you first signed in, in milliseconds since 1970.
    since: u64,
}

impl Myself {
    pub(crate) fn of(person: &Person) -> Json<Self> {
        Json(Self {
            person: person.shown(),
            account: person.account.as_ref().map(ToString::to_string),
            since: person.since.as_millis(),
        })
    }
}

/// An answer that gives the browser its cookie.
pub(crate) fn with_cookie(token: &Token, scheme: Scheme, answer: impl IntoResponse) -> Response {
    ([(header::SET_COOKIE, cookie::give(token, scheme))], answer).into_response()
}

/// An answer that takes the browser's cookie away.
pub(crate) fn without_cookie(scheme: Scheme, answer: impl IntoResponse) -> Response {
    ([(header::SET_COOKIE, cookie::take(scheme))], answer).into_response()
}
