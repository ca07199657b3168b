//! One WebSocket. It has small buffers, so that ten thousand fit beside each
//! other.

use futures_util::{SinkExt, StreamExt};
use protocol::{Decoded, FromServer, ToServer, VERSION, decode};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, client::IntoClientRequest, protocol::WebSocketConfig},
};

use crate::{
    Caller, ClientError,
    address::{Address, Stream},
};

/// A conversation with a server.
pub struct Connection {
    socket: WebSocketStream<Box<dyn Stream>>,
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
        Ok(Self { socket })
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

    /// The text of what the server says next.
    ///
    /// # Errors
    /// The server hangs up.
    pub async fn next_text(&mut self) -> Result<String, ClientError> {
        loop {
            match self.socket.next().await.ok_or(ClientError::Closed)?? {
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
