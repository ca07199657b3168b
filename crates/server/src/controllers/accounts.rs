//! Accounts and their sessions, one file a request.

pub(crate) mod log_in;
pub(crate) mod log_out;
pub(crate) mod recover;
pub(crate) mod register;

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::me::{Myself, with_cookie};
use crate::{caller::Scheme, people::NewAccount};

/// The name and the password of an account.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Credentials {
    /// 3 to 24 Latin letters, digits, `-`, `_` or `.`; capitals don't matter.
    name: String,
    /// At least 10 characters, at most 200 bytes.
    password: String,
}

/// Your account, and the code that gives it back when its password is lost.
#[derive(Serialize, ToSchema)]
pub(crate) struct AccountView {
    /// Your profile.
    #[serde(flatten)]
    me: Myself,
    /// The recovery code. It is shown only this once.
    recovery: String,
}

/// The answer to somebody who has an account now.
fn entered(account: &NewAccount, scheme: Scheme) -> Response {
    let Json(me) = Myself::of(&account.person);
    let view = AccountView { me, recovery: account.recovery.reveal() };
    let answer = (StatusCode::CREATED, Json(view));
    match &account.session {
        Some(token) => with_cookie(token, scheme, answer),
        None => answer.into_response(),
    }
}
