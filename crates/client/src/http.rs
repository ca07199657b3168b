//! Asking the JSON API: one request, one response, one connection. It is for
//! commands and tests, not for browsing.

use std::time::Duration;

use http_body_util::{BodyExt, Full, LengthLimitError, Limited};
use hyper::{
    HeaderMap, Request,
    body::Bytes,
    client::conn::http1,
    header::{ACCEPT, CONNECTION, CONTENT_TYPE, HOST, HeaderValue},
};
use hyper_util::rt::TokioIo;
use serde::{Serialize, de::DeserializeOwned};
use tokio::time::timeout;

use crate::{
    Caller, ClientError,
    address::{Address, Stream},
};

/// The longest body that is read.
const LARGEST: usize = 64 << 20;

/// How long a response may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// A response, read whole.
#[derive(Clone, Debug)]
pub struct Response {
    /// The HTTP status, such as 200.
    pub status: u16,
    /// The body, as it came.
    pub body: Vec<u8>,
    headers: HeaderMap,
}

impl Response {
    /// The first header with this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The body as text; what is no text in it is replaced.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// What the body holds as JSON.
    ///
    /// # Errors
    /// It holds something else.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        serde_json::from_slice(&self.body).map_err(|_| ClientError::Garbage(self.text()))
    }
}

/// Asks for something.
///
/// # Errors
/// The server can't be reached, or does not speak HTTP.
pub async fn get(url: &str, caller: &Caller) -> Result<Response, ClientError> {
    request("GET", url, caller, None).await
}

/// Sends something as JSON.
///
/// # Errors
/// The server can't be reached, or does not speak HTTP.
pub async fn post(
    url: &str,
    body: &impl Serialize,
    caller: &Caller,
) -> Result<Response, ClientError> {
    send("POST", url, body, caller).await
}

/// Sends something as JSON, with any method.
///
/// # Errors
/// The server can't be reached, or does not speak HTTP.
pub async fn send(
    method: &str,
    url: &str,
    body: &impl Serialize,
    caller: &Caller,
) -> Result<Response, ClientError> {
    let body = serde_json::to_vec(body).map_err(|error| ClientError::Garbage(error.to_string()))?;
    request(method, url, caller, Some(&body)).await
}

/// Makes a request; a body is said to be JSON.
///
/// # Errors
/// The server can't be reached, or does not speak HTTP.
pub async fn request(
    method: &str,
    url: &str,
    caller: &Caller,
    body: Option<&[u8]>,
) -> Result<Response, ClientError> {
    let address = Address::read(url)?;
    let request = prepared(method, &address, caller, body)?;
    let stream = address.connect(caller.from).await?;
    timeout(PATIENCE, exchange(stream, request)).await.map_err(|_| ClientError::Closed)?
}

fn prepared(
    method: &str,
    address: &Address<'_>,
    caller: &Caller,
    body: Option<&[u8]>,
) -> Result<Request<Full<Bytes>>, ClientError> {
    let mut request = Request::builder()
        .method(method)
        .uri(address.path)
        .header(HOST, address.host)
        .header(CONNECTION, "close")
        .header(ACCEPT, "*/*")
        .body(Full::from(body.unwrap_or_default().to_vec()))
        .map_err(|error| ClientError::Speech(error.to_string()))?;
    if body.is_some() {
        request.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    }
    caller.sign(request.headers_mut())?;
    Ok(request)
}

async fn exchange(
    stream: Box<dyn Stream>,
    request: Request<Full<Bytes>>,
) -> Result<Response, ClientError> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    // It ends when the response is read, or when nobody waits for it any more.
    tokio::spawn(connection);
    let (head, body) = sender.send_request(request).await?.into_parts();
    let body = Limited::new(body, LARGEST).collect().await.map_err(unread)?.to_bytes();
    Ok(Response { status: head.status.as_u16(), body: body.into(), headers: head.headers })
}

/// Why a body is not read to its end.
fn unread(error: Box<dyn std::error::Error + Send + Sync>) -> ClientError {
    match error.downcast::<hyper::Error>() {
        Ok(error) => (*error).into(),
        Err(error) => {
            debug_assert!(error.is::<LengthLimitError>(), "{error}");
            ClientError::Speech(error.to_string())
        }
    }
}
