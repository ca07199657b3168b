//! One WebSocket. It has small buffers, so that ten thousand fit beside each
//! other.

use std::{io, time::Duration};

use futures_util::{SinkExt, StreamExt};
use protocol::{Decoded, FromServer, ToServer, VERSION, decode};
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Bytes, Message, client::IntoClientRequest, protocol::WebSocketConfig},
};

use crate::{
    Caller, ClientError,
    address::{Address, Stream},
};

/// A conversation with a server.
pub struct Connection {
    socket: WebSocketStream<Box<dyn Stream>>,
    /// When anything was heard last.
    heard: Instant,
    /// When the server was asked whether it is there, and nothing was heard since.
    asked: Option<Instant>,
}

impl Connection {
    /// Calls; nothing is said yet.
    ///
    /// # Errors
    /// The address, the network, or the server refuses.
    pub async fn open(url: &str, caller: &Caller) -> Result<Self, ClientError> {
        let address = Address::read(url)?;
        let stream = address.connect(caller.from).await?;
        let mut request = format!("ws://{}{}", address.host, address.path).into_client_request()?;
        caller.sign(request.headers_mut())?;
        let buffers = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(buffers)).await?;
        Ok(Self { socket, heard: Instant::now(), asked: None })
    }

    /// Calls and greets; returns the welcome too.
    ///
    /// # Errors
    /// As [`Self::open`] and [`Self::next`].
    pub async fn greeted(url: &str, caller: &Caller) -> Result<(Self, FromServer), ClientError> {
        let mut connection = Self::open(url, caller).await?;
        connection.send(&ToServer::Hello { version: VERSION }).await?;
        let welcome = connection.next().await?;
        Ok((connection, welcome))
    }

    /// Says something.
    ///
    /// # Errors
    /// The network fails.
    pub async fn send(&mut self, message: &ToServer) -> Result<(), ClientError> {
        self.send_text(message.text()).await
    }

    /// Says any text, be it a message or not.
    ///
    /// # Errors
    /// The network fails.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// What the server says next. It can be dropped while it waits; nothing is
    /// lost.
    ///
    /// # Errors
    /// The server hangs up, or says what is no message.
    pub async fn next(&mut self) -> Result<FromServer, ClientError> {
        let text = self.next_text().await?;
        match decode(&text) {
            Decoded::Message(message) => Ok(message),
            Decoded::Unknown => Err(ClientError::Unknown(text)),
            Decoded::Garbage => Err(ClientError::Garbage(text)),
        }
    }

    /// As [`Self::next`], from a server that is still there: when it has said nothing
    /// for this long it is pinged, and must answer within the same time. A server whose
    /// machine is gone never hangs up.
    ///
    /// # Errors
    /// As [`Self::next`], or the server does not answer.
    pub async fn next_within(&mut self, patience: Duration) -> Result<FromServer, ClientError> {
        loop {
            if let Ok(heard) = timeout_at(self.waiting_since() + patience, self.next()).await {
                return heard;
            }
            // Something may have been heard that was no message.
            if self.waiting_since().elapsed() >= patience {
                self.ask().await?;
            }
        }
    }

    /// Asks the server whether it is there, once.
    async fn ask(&mut self) -> Result<(), ClientError> {
        if self.asked.replace(Instant::now()).is_some() {
            return Err(io::Error::from(io::ErrorKind::TimedOut).into());
        }
        Ok(self.socket.send(Message::Ping(Bytes::new())).await?)
    }

    fn waiting_since(&self) -> Instant {
        self.asked.unwrap_or(self.heard)
    }

    /// The text of what the server says next.
    ///
    /// # Errors
    /// The server hangs up.
    pub async fn next_text(&mut self) -> Result<String, ClientError> {
        loop {
            let heard = self.socket.next().await.ok_or(ClientError::Closed)??;
            (self.heard, self.asked) = (Instant::now(), None);
            match heard {
                Message::Text(text) => return Ok(text.as_str().to_owned()),
                Message::Close(_) => return Err(ClientError::Closed),
                // Pings are answered by the library.
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    /// Hangs up.
    ///
    /// # Errors
    /// The network fails.
    pub async fn close(mut self) -> Result<(), ClientError> {
        Ok(self.socket.close(None).await?)
    }
}
