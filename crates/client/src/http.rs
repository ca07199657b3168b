//! Asking the JSON API: one request, one answer, one connection. Small on
//! purpose; it is for commands and tests, not for browsing.

use std::time::Duration;

use serde::{Serialize, de::DeserializeOwned};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    time::timeout,
};

use crate::{Caller, Failure, address::Address};

/// The largest answer that is read.
const LARGEST: u64 = 64 << 20;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The header lines; names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The first header line with this name, in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The body as text; what is no text in it is replaced.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// What the body holds as JSON.
    ///
    /// # Errors
    /// It holds something else.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, Failure> {
        serde_json::from_slice(&self.body).map_err(|_| Failure::Garbage(self.text()))
    }
}

/// Asks for something.
///
/// # Errors
/// The house can't be reached, or does not speak HTTP.
pub async fn get(url: &str, caller: &Caller) -> Result<Answer, Failure> {
    request("GET", url, caller, None).await
}

/// Sends something as JSON.
///
/// # Errors
/// The house can't be reached, or does not speak HTTP.
pub async fn post(url: &str, body: &impl Serialize, caller: &Caller) -> Result<Answer, Failure> {
    send("POST", url, body, caller).await
}

/// Sends something as JSON, with any method.
///
/// # Errors
/// The house can't be reached, or does not speak HTTP.
pub async fn send(
    method: &str,
    url: &str,
    body: &impl Serialize,
    caller: &Caller,
) -> Result<Answer, Failure> {
    let body = serde_json::to_vec(body).map_err(|error| Failure::Garbage(error.to_string()))?;
    request(method, url, caller, Some(&body)).await
}

/// Makes a request; a body is said to be JSON.
///
/// # Errors
/// The house can't be reached, or does not speak HTTP.
pub async fn request(
    method: &str,
    url: &str,
    caller: &Caller,
    body: Option<&[u8]>,
) -> Result<Answer, Failure> {
    let address = Address::read(url)?;
    let mut stream = address.connect(caller.from).await?;
    let mut request = head(method, &address, caller, body).into_bytes();
    request.extend(body.unwrap_or_default());
    let mut answer = Vec::new();
    let exchange = async {
        // A house may answer before it has heard everything, and hang up.
        let sent = stream.write_all(&request).await;
        let read = (&mut stream).take(LARGEST).read_to_end(&mut answer).await;
        if answer.is_empty() { sent.and(read.map(drop)) } else { Ok(()) }
    };
    timeout(PATIENCE, exchange).await.map_err(|_| Failure::Closed)??;
    read(&answer).ok_or_else(|| Failure::Speech("no answer in HTTP/1.1".to_owned()))
}

fn head(method: &str, address: &Address<'_>, caller: &Caller, body: Option<&[u8]>) -> String {
    let mut lines = vec![
        format!("{method} {} HTTP/1.1", address.path),
        format!("host: {}", address.host),
        "connection: close".to_owned(),
        "accept: */*".to_owned(),
    ];
    if let Some(body) = body {
        lines.push("content-type: application/json".to_owned());
        lines.push(format!("content-length: {}", body.len()));
    }
    lines.extend(caller.headers.iter().map(|(name, value)| format!("{name}: {value}")));
    lines.join("\r\n") + "\r\n\r\n"
}

/// Takes an answer apart.
fn read(answer: &[u8]) -> Option<Answer> {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&answer[..end]).ok()?;
    let mut lines = head.split("\r\n");
    let status = lines.next()?.strip_prefix("HTTP/1.")?.split(' ').nth(1)?.parse().ok()?;
    let header = |line: &str| {
        let (name, value) = line.split_once(':')?;
        Some((name.to_ascii_lowercase(), value.trim().to_owned()))
    };
    let headers: Vec<_> = lines.map(header).collect::<Option<_>>()?;
    let body = &answer[end + 4..];
    let chunked = headers
        .iter()
        .any(|(name, value)| name == "transfer-encoding" && value.eq_ignore_ascii_case("chunked"));
    let body = if chunked { unchunked(body)? } else { body.to_vec() };
    Some(Answer { status, headers, body })
}

/// Puts the pieces of a body together.
fn unchunked(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|window| window == b"\r\n")?;
        let size = std::str::from_utf8(&rest[..end]).ok()?;
        let size = usize::from_str_radix(size.split(';').next()?.trim(), 16).ok()?;
        rest = &rest[end + 2..];
        if size == 0 {
            return Some(body);
        }
        body.extend(rest.get(..size)?);
        rest = rest.get(size..)?.strip_prefix(b"\r\n")?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_taken_apart() {
        let plain =
            read(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-A: b: c\r\n\r\nhi").expect("one");
        assert_eq!((plain.status, plain.text().as_str()), (200, "hi"));
        assert_eq!(plain.header("x-a"), Some("b: c"));
        let head = b"HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n".to_vec();
        let chunked = [&head[..], b"2\r\nhi\r\n1;x=y\r\n!\r\n0\r\n\r\n"].concat();
        assert_eq!(read(&chunked).map(|answer| answer.text()), Some("hi!".to_owned()));
        let broken: [&[u8]; 5] = [
            b"",
            b"HTTP/1.1 200 OK\r\n",
            b"SMTP\r\n\r\n",
            b"HTTP/1.1 abc\r\n\r\n",
            &[&head[..], b"ffffffffffffffff\r\nhi"].concat(),
        ];
        for broken in broken {
            assert!(read(broken).is_none());
        }
    }
}
