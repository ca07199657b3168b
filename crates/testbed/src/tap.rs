//! A listener on the line: it passes everything on, byte by byte, and keeps what
//! the server says, each connection by itself.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, copy},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};

use crate::Result;

/// What the server said on each connection.
type Tapped = Arc<Mutex<Vec<Vec<u8>>>>;

/// A line on which everything is heard.
pub(crate) struct Tap {
    address: SocketAddr,
    heard: Tapped,
    task: JoinHandle<()>,
}

impl Tap {
    /// Listens in front of a server.
    pub(crate) async fn before(port: u16) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let heard = Tapped::default();
        let task = tokio::spawn({
            let heard = Arc::clone(&heard);
            async move {
                while let Ok((client, _)) = listener.accept().await {
                    let place = {
                        let mut heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
                        heard.push(Vec::new());
                        heard.len() - 1
                    };
                    tokio::spawn(pass_on(client, port, Arc::clone(&heard), place));
                }
            }
        });
        Ok(Self { address, heard, task })
    }

    /// Where it is reached instead of the server.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Everything that was heard so far, a list for each connection.
    pub(crate) fn heard(&self) -> Vec<Vec<u8>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Tap {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn pass_on(mut client: TcpStream, port: u16, heard: Tapped, place: usize) {
    let Ok(mut server) = TcpStream::connect(("127.0.0.1", port)).await else { return };
    let (mut from_client, mut to_client) = client.split();
    let (mut from_server, mut to_server) = server.split();
    let there = async {
        let _ = copy(&mut from_client, &mut to_server).await;
        let _ = to_server.shutdown().await;
        // The answer may still be on its way.
        std::future::pending::<()>().await;
    };
    let back = async {
        let mut piece = vec![0; 16 << 10];
        while let Ok(count @ 1..) = from_server.read(&mut piece).await {
            // Kept before it is passed on: nobody acts on what is not kept.
            heard.lock().unwrap_or_else(PoisonError::into_inner)[place].extend(&piece[..count]);
            if to_client.write_all(&piece[..count]).await.is_err() {
                break;
            }
        }
    };
    tokio::select! { () = there => {} () = back => {} }
}
