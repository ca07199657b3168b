//! A bad network on purpose: it stands between client and server, sees single
//! messages, and drops, delays, repeats and reorders them, or cuts the line.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use rand::{RngExt, SeedableRng, rngs::SmallRng};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::Mutex,
    task::JoinHandle,
    time::sleep,
};

use crate::{
    Result,
    frames::{FrameKind, take_frame},
};

/// How often what happens to a message, in thousandths.
#[derive(Clone, Copy, Debug)]
pub struct Whims {
    /// It is lost.
    pub drop: u32,
    /// It comes twice.
    pub repeat: u32,
    /// It comes after the next one.
    pub reorder: u32,
    /// It comes late.
    pub delay: u32,
    /// The line is cut instead.
    pub cut: u32,
}

impl Whims {
    /// A network on which nobody would want to play.
    pub const BAD: Self = Self { drop: 40, repeat: 60, reorder: 60, delay: 100, cut: 10 };
}

/// A bad network with an address of its own.
pub struct Proxy {
    address: SocketAddr,
    task: JoinHandle<()>,
}

impl Proxy {
    /// Stands in front of a server.
    ///
    /// # Errors
    /// There is no port left.
    pub async fn before(port: u16, whims: Whims, seed: u64) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let task = tokio::spawn(async move {
            let mut calls = seed;
            while let Ok((client, _)) = listener.accept().await {
                calls = calls.wrapping_add(1);
                tokio::spawn(connect(client, port, whims, calls));
            }
        });
        Ok(Self { address, task })
    }

    /// Where it is reached instead of the server.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn connect(client: TcpStream, port: u16, whims: Whims, seed: u64) {
    let Ok(server) = TcpStream::connect(("127.0.0.1", port)).await else { return };
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    let there = Lane::new(from_client, to_server, whims, seed);
    let back = Lane::new(from_server, to_client, whims, seed ^ 1 << 40);
    // When either lane ends both are dropped: the line is cut.
    tokio::select! {
        _ = there.carry() => {}
        _ = back.carry() => {}
    }
}

/// One direction.
struct Lane {
    from: OwnedReadHalf,
    to: Arc<Mutex<OwnedWriteHalf>>,
    whims: Whims,
    rng: SmallRng,
    /// A message that waits for the next one to overtake it.
    held: Option<Vec<u8>>,
}

impl Lane {
    fn new(from: OwnedReadHalf, to: OwnedWriteHalf, whims: Whims, seed: u64) -> Self {
        let rng = SmallRng::seed_from_u64(seed);
        Self { from, to: Arc::new(Mutex::new(to)), whims, rng, held: None }
    }

    async fn carry(mut self) -> std::io::Result<()> {
        let mut read = Vec::with_capacity(4096);
        // The handshake travels unharmed.
        let head = loop {
            if self.from.read_buf(&mut read).await? == 0 {
                return Ok(());
            }
            if let Some(end) = read.windows(4).position(|window| window == b"\r\n\r\n") {
                break end + 4;
            }
        };
        let rest = read.split_off(head);
        self.to.lock().await.write_all(&read).await?;
        read = rest;
        loop {
            while let Some(frame) = take_frame(&mut read) {
                let unharmed = frame.kind != FrameKind::Text;
                if unharmed {
                    self.to.lock().await.write_all(&frame.bytes).await?;
                } else if !self.pass(frame.bytes).await? {
                    return Ok(());
                }
            }
            if self.from.read_buf(&mut read).await? == 0 {
                return Ok(());
            }
        }
    }

    /// Lets a message pass, in some way; whether the line still holds.
    async fn pass(&mut self, bytes: Vec<u8>) -> std::io::Result<bool> {
        let Whims { drop, repeat, reorder, delay, cut } = self.whims;
        let mut fate = self.rng.random_range(0..1000);
        let mut is = |share: u32| {
            let hit = fate < share;
            fate = if hit { u32::MAX } else { fate - share };
            hit
        };
        if is(cut) {
            return Ok(false);
        }
        if is(drop) {
            return Ok(true);
        }
        if is(delay) {
            let late = Duration::from_millis(self.rng.random_range(1..40));
            let to = Arc::clone(&self.to);
            tokio::spawn(async move {
                sleep(late).await;
                // Whoever it was for may have gone.
                let _ = to.lock().await.write_all(&bytes).await;
            });
            return Ok(true);
        }
        if is(reorder) && self.held.is_none() {
            self.held = Some(bytes);
            return Ok(true);
        }
        let twice = is(repeat);
        let mut to = self.to.lock().await;
        to.write_all(&bytes).await?;
        if twice {
            to.write_all(&bytes).await?;
        }
        if let Some(held) = self.held.take() {
            to.write_all(&held).await?;
        }
        Ok(true)
    }
}
