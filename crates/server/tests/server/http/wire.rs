//! HTTP by hand, so that a test can also send what no library would.

use std::{
    io::{self, Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    time::Duration,
};

use serde_json::Value;

/// Far longer than anything takes: a test that hangs should end, nothing else.
const PATIENCE: Duration = Duration::from_mins(1);

/// One connection.
pub(crate) struct RawConnection(pub(crate) TcpStream);

impl RawConnection {
    pub(crate) fn to(address: SocketAddr) -> Self {
        Self::try_to(address).expect("a connection")
    }

    pub(crate) fn try_to(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        Ok(Self(stream))
    }

    /// A connection from another address of this machine.
    pub(crate) fn from(here: [u8; 4], address: SocketAddr) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let stream = runtime.expect("a runtime").block_on(async {
            let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
            socket.bind((Ipv4Addr::from(here), 0).into()).expect("an address of this machine");
            let stream = socket.connect(address).await.expect("a connection");
            stream.into_std().expect("the socket")
        });
        stream.set_nonblocking(false).expect("blocking");
        stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
        Self(stream)
    }

    pub(crate) fn send(&mut self, bytes: impl AsRef<[u8]>) -> io::Result<()> {
        self.0.write_all(bytes.as_ref())
    }

    /// Sends a request, and reads the answer to it.
    pub(crate) fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> io::Result<RawResponse> {
        self.send(request(method, path, headers, body))?;
        self.hear()
    }

    /// Reads one answer.
    pub(crate) fn hear(&mut self) -> io::Result<RawResponse> {
        hear(&mut self.0)
    }

    /// Reads until the other end closes.
    pub(crate) fn rest(&mut self) -> Vec<u8> {
        let mut rest = Vec::new();
        match self.0.read_to_end(&mut rest) {
            Ok(_) => rest,
            Err(error) if error.kind() == io::ErrorKind::ConnectionReset => rest,
            Err(error) => panic!("it stays open: {error}"),
        }
    }
}

/// A request as text.
pub(crate) fn request(method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> String {
    let mut text = format!("{method} {path} HTTP/1.1\r\n");
    if !headers.iter().any(|(name, _)| *name == "host") {
        text += "host: localhost\r\n";
    }
    for (name, value) in headers {
        text += &[name, ": ", value, "\r\n"].concat();
    }
    if !body.is_empty() {
        text += "content-type: application/json\r\ncontent-length: ";
        text += &body.len().to_string();
        text += "\r\n";
    }
    text + "\r\n" + body
}

/// An answer.
#[derive(Debug)]
pub(crate) struct RawResponse {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl RawResponse {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("text")
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The code of a refusal.
    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().expect("a code").to_owned()
    }
}

/// Reads one answer, whole.
pub(crate) fn hear(stream: &mut impl Read) -> io::Result<RawResponse> {
    let head = until_empty_line(stream)?;
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok());
    let status = status.ok_or(io::ErrorKind::InvalidData)?;
    let pairs = lines.filter_map(|line| line.split_once(": "));
    let headers: Vec<_> =
        pairs.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
    let mut answer = RawResponse { status, headers, body: Vec::new() };
    if let Some(length) = answer.header("content-length").and_then(|it| it.parse().ok()) {
        answer.body = vec![0; length];
        stream.read_exact(&mut answer.body)?;
    } else if answer.header("transfer-encoding") == Some("chunked") {
        answer.body = chunks(stream)?;
    }
    Ok(answer)
}

fn until_empty_line(stream: &mut impl Read) -> io::Result<String> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte)?;
        head.push(byte[0]);
    }
    String::from_utf8(head).map_err(|_| io::ErrorKind::InvalidData.into())
}

fn chunks(stream: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let mut line = Vec::new();
        while !line.ends_with(b"\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte)?;
            line.push(byte[0]);
        }
        let length = String::from_utf8_lossy(&line);
        let length = usize::from_str_radix(length.trim(), 16);
        let length = length.map_err(|_| io::ErrorKind::InvalidData)?;
        let mut chunk = vec![0; length + 2];
        stream.read_exact(&mut chunk)?;
        if length == 0 {
            return Ok(body);
        }
        body.extend_from_slice(&chunk[..length]);
    }
}
