//! Asking a server that is open, over its API. What it refuses is told in the
//! user's language, since it is asked so.

use client::{Caller, ClientError, http};
use protocol::WireError;
use serde_json::Value;
use words::Words;

use crate::{data_file, failure::Failure};

/// Where a server is when nobody says otherwise.
const USUAL: &str = "http://127.0.0.1:7373";

/// Asks the server at this address, or at the usual one; what has no body is null.
pub(crate) fn ask(
    url: Option<&str>,
    caller: Caller,
    method: &str,
    path: &str,
    body: Option<Value>,
    words: &Words,
) -> Result<Value, Failure> {
    let server = url.unwrap_or(USUAL).trim_end_matches('/');
    let caller = caller.and("accept-language", words.language().code());
    let body = body.map(|body| body.to_string().into_bytes());
    let url = format!("{server}{path}");
    let answer = data_file::wait(http::request(method, &url, &caller, body.as_deref()))?;
    let answer = answer.map_err(|error| match error {
        ClientError::Address(_) => Failure::NoAddress(server.to_owned()),
        error => Failure::NoServer { address: server.to_owned(), why: error.to_string() },
    })?;
    let no_sense = || Failure::NoSense { address: server.to_owned() };
    match answer.status {
        204 => Ok(Value::Null),
        200..=299 => answer.json().map_err(|_| no_sense()),
        _ => {
            let error: WireError = answer.json().map_err(|_| no_sense())?;
            Err(Failure::Told(error.message))
        }
    }
}
