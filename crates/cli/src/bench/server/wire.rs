//! A WebSocket of the load generator: it reads frames as they come and answers
//! pings, and leaves it to its owner which of them are worth understanding.

use std::io;

use testbed::{
    Guest,
    frames::{FrameKind, client_frame, shake_hands, take_frame},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};

/// What a pong is to WebSocket.
const PONG: u8 = 10;
/// How much is read at once.
const READ_AHEAD: usize = 4 << 10;

/// One connection.
pub(super) struct Wire {
    stream: TcpStream,
    read: Vec<u8>,
}

impl Wire {
    /// Calls the server on this port, as a guest or as a watcher without a name,
    /// and greets it.
    pub(super) async fn open(
        port: u16,
        from: std::net::IpAddr,
        guest: Option<&Guest>,
    ) -> testbed::Result<Self> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        let mut stream = socket.connect(([127, 0, 0, 1], port).into()).await?;
        stream.set_nodelay(true)?;
        let host = format!("127.0.0.1:{port}");
        let token = guest.map(|guest| guest.token.as_str());
        let (status, read) = shake_hands(&mut stream, &host, token).await?;
        if status != 101 {
            return Err(format!("no WebSocket: {status}").into());
        }
        let mut wire = Self { stream, read };
        wire.say(&format!(r#"{{"kind":"hello","version":{}}}"#, protocol::VERSION)).await?;
        Ok(wire)
    }

    /// Says a text.
    pub(super) async fn say(&mut self, text: &str) -> io::Result<()> {
        self.stream.write_all(&client_frame(1, text.as_bytes())).await
    }

    /// The next text.
    pub(super) async fn hear(&mut self) -> io::Result<String> {
        loop {
            if let Some(text) = self.next_read().await? {
                return Ok(text);
            }
            self.read.reserve(READ_AHEAD);
            if self.stream.read_buf(&mut self.read).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
    }

    /// Reads and forgets what has come, without waiting for more.
    pub(super) async fn drain(&mut self) -> io::Result<()> {
        loop {
            // Left to itself a full buffer grows by a few bytes, and whoever reads
            // so little falls behind.
            self.read.reserve(READ_AHEAD);
            match self.stream.try_read_buf(&mut self.read) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(error) => return Err(error),
            }
        }
        while self.next_read().await?.is_some() {}
        Ok(())
    }

    /// A text among what has been read; pings on the way are answered.
    async fn next_read(&mut self) -> io::Result<Option<String>> {
        while let Some(frame) = take_frame(&mut self.read) {
            match frame.kind {
                FrameKind::Text => {
                    return Ok(Some(String::from_utf8_lossy(frame.payload()).into_owned()));
                }
                FrameKind::Ping => {
                    let pong = client_frame(PONG, frame.payload());
                    self.stream.write_all(&pong).await?;
                }
                FrameKind::Close => return Err(io::ErrorKind::ConnectionAborted.into()),
                FrameKind::Other(_) => {}
            }
        }
        Ok(None)
    }
}
