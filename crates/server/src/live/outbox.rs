//! What waits to be sent to one connection. It is bounded: a reader who is too
//! slow for it is let go, for they can come back and get what they missed.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use protocol::FromServer;
use tokio::sync::mpsc;

/// A message as it is sent, cheap to give to many.
pub(crate) type Text = Utf8Bytes;

/// A message of the protocol as it is sent.
///
/// # Panics
/// Never: a message has nothing that JSON lacks.
pub(crate) fn text(message: &FromServer) -> Text {
    serde_json::to_string(message).expect("a message can be written").into()
}

/// How many messages may wait.
const ROOM: usize = 256;

/// The end into which messages are put.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Text>,
    overflown: Arc<AtomicBool>,
}

/// The end from which they are sent.
pub(crate) struct Waiting {
    messages: mpsc::Receiver<Text>,
    overflown: Arc<AtomicBool>,
}

/// Both ends of a new outbox.
pub(crate) fn outbox() -> (Outbox, Waiting) {
    let (put, take) = mpsc::channel(ROOM);
    let overflown = Arc::new(AtomicBool::new(false));
    let outbox = Outbox { messages: put, overflown: Arc::clone(&overflown) };
    (outbox, Waiting { messages: take, overflown })
}

impl Outbox {
    /// Puts a message in, never waiting. Where there is no room for it the
    /// outbox is overflown for good, and its connection ends.
    pub(crate) fn put(&self, text: Text) {
        if self.messages.try_send(text).is_err() {
            self.overflown.store(true, Ordering::Relaxed);
        }
    }
}

impl Waiting {
    /// The next message.
    pub(crate) async fn next(&mut self) -> Option<Text> {
        self.messages.recv().await
    }

    /// The next message if there is one already.
    pub(crate) fn next_now(&mut self) -> Option<Text> {
        self.messages.try_recv().ok()
    }

    /// Whether something was lost.
    pub(crate) fn is_overflown(&self) -> bool {
        self.overflown.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_reader_is_noticed_and_costs_no_more_than_its_room() {
        let (outbox, mut waiting) = outbox();
        for _ in 0..ROOM {
            outbox.put("a".into());
        }
        assert!(!waiting.is_overflown());
        outbox.put("b".into());
        assert!(waiting.is_overflown());
        let kept = std::iter::from_fn(|| waiting.next_now()).count();
        assert_eq!(kept, ROOM);
        assert!(waiting.is_overflown(), "for good");
    }
}
