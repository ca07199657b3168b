//! Slow people and many people: who write a byte and wait, who never read, who
//! come by the hundred from one address, and sixty phones that just play.

use game::Seat;
use protocol::VERSION;
use serde_json::json;
use shelf::Game;
use table::Phase;
use tokio::{io::AsyncWriteExt, net::TcpSocket, time::timeout};

use super::{PATIENCE, Scene, expect};
use crate::{
    Guest, Player, Result, Table,
    frames::{client_frame, shake_hands},
    open_table,
};

impl Scene {
    /// People who write a byte at a time, and never end.
    ///
    /// # Errors
    /// They keep others from playing.
    pub async fn slow_writers(&mut self) -> Result<()> {
        let mut writers = Vec::new();
        for number in 0..40 {
            let mut stream = self.call(60).await?;
            if number % 2 == 0 {
                shake_hands(&mut stream, &self.host(), None).await?;
                stream.write_all(&[0x81, 0xfe, 0x10]).await?;
            } else {
                stream.write_all(b"POST /api/me HTTP/1.1\r\nhost: a\r\ncontent-le").await?;
            }
            writers.push(stream);
        }
        self.play_on().await?;
        for stream in &mut writers {
            let _ = stream.write_all(&[0]).await;
        }
        self.play_on().await
    }

    /// Somebody who follows the table and stops reading: they are let go, and until
    /// then nobody waits for them.
    ///
    /// # Errors
    /// Others wait, or memory grows.
    pub async fn slow_reader(&mut self) -> Result<()> {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(1024)?;
        socket.bind((Guest::address(70, 1), 0).into())?;
        let mut stream = socket.connect(([127, 0, 0, 1], self.server.port()).into()).await?;
        shake_hands(&mut stream, &self.host(), None).await?;
        let hello = json!({ "kind": "hello", "version": VERSION }).to_string();
        stream.write_all(&client_frame(1, hello.as_bytes())).await?;
        // They ask for the whole table again and again and reads nothing of it.
        let follow = json!({ "kind": "follow", "table": self.table.to_string() }).to_string();
        let follow = client_frame(1, follow.as_bytes());
        let asking = async {
            loop {
                stream.write_all(&follow).await?;
            }
        };
        let ended: std::result::Result<std::io::Result<()>, _> = timeout(PATIENCE, asking).await;
        expect(matches!(ended, Ok(Err(_))), "a slow reader is not let go")?;
        self.play_on().await
    }

    /// More connections from one address than it may have.
    ///
    /// # Errors
    /// They all get in, or they keep another address out.
    pub async fn flood(&mut self) -> Result<()> {
        let mut held = Vec::new();
        let mut turned_away = 0;
        for _ in 0..300 {
            let mut stream = self.call(80).await?;
            match shake_hands(&mut stream, &self.host(), None).await {
                Ok((101, _)) => held.push(stream),
                Ok((429, _)) | Err(_) => turned_away += 1,
                Ok((status, _)) => return Err(format!("answered with {status}").into()),
            }
        }
        expect(held.len() <= 200, "more than two hundred from one address")?;
        expect(held.len() >= 150 && turned_away >= 100, "too few from one address")?;
        self.play_on().await?;
        drop(held);
        Ok(())
    }

    /// Sixty phones behind one address play undisturbed, thirty tables at once.
    ///
    /// # Errors
    /// One of them is disturbed.
    pub async fn sixty_phones(&mut self, actions: usize) -> Result<()> {
        let from = Guest::address(90, 1);
        let mut tables = Vec::new();
        for number in 0..30 {
            let url = self.url.clone();
            tables.push(tokio::spawn(async move {
                let game = Game::ALL[number as usize % Game::ALL.len()];
                let one = Guest::arrive(&url, "Ada", from).await?;
                let other = Guest::arrive(&url, "Blaise", from).await?;
                let table = open_table(&url, &one, &Table::for_two(game)).await?;
                let mut one = Player::new(&url, one, table, number);
                let mut other = Player::new(&url, other, table, number + 1000);
                other.sit_down(Seat::ALL[1]).await?;
                // Turns are not of one length, so events count, not one's own turns.
                let enough = |player: &Player| {
                    let is_enough = |table: &table::Table| {
                        table.phase() == Phase::Over || table.events() as usize >= actions
                    };
                    player.is_settled() && player.table().is_some_and(is_enough)
                };
                tokio::try_join!(one.play_until(enough), other.play_until(enough))?;
                let mut refused = one.refused().iter().chain(other.refused());
                match refused.find(|error| error.at != Some(2)) {
                    Some(error) => Err(error.message.clone().into()),
                    None => Result::Ok(()),
                }
            }));
        }
        for table in tables {
            table.await??;
        }
        self.play_on().await
    }
}
