//! Accounts and their sessions, one file a request.

pub(crate) mod log_in;
pub(crate) mod log_out;
pub(crate) mod register;

use serde::Deserialize;
use utoipa::ToSchema;

/// The name and the password of an account.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Credentials {
    /// 3 to 24 Latin letters, digits, `-`, `_` or `.`; capitals don't matter.
    name: String,
    /// At least 10 characters, at most 200 bytes.
    password: String,
}
