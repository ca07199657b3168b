//! WebSocket at the level of frames (RFC 6455), for those who must see or spoil
//! single messages: the proxy, the rude guests, the listener. What it reads may be
//! cut anywhere; what it writes need not be polite.

use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// What a frame is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameKind {
    /// A text message.
    Text,
    /// The other side wants to know whether one is there.
    Ping,
    /// The other side hangs up.
    Close,
    /// Any other.
    Other(u8),
}

/// A frame as it travels, head and mask included.
#[derive(Clone, Debug)]
pub struct Frame {
    /// What kind of frame it is.
    pub kind: FrameKind,
    /// The frame as it is sent, head and all.
    pub bytes: Vec<u8>,
    /// Where its own bytes begin, after the head.
    start: usize,
}

impl Frame {
    /// What it carries; of a masked frame, under its mask.
    pub fn payload(&self) -> &[u8] {
        &self.bytes[self.start..]
    }
}

/// Takes the first whole frame out of what was read, if there is one.
pub fn take_frame(read: &mut Vec<u8>) -> Option<Frame> {
    let [first, second] = *read.first_chunk::<2>()?;
    let (length, mut start) = match second & 0x7f {
        126 => (u64::from(u16::from_be_bytes(*read.get(2..)?.first_chunk()?)), 4),
        127 => (u64::from_be_bytes(*read.get(2..)?.first_chunk()?), 10),
        short => (u64::from(short), 2),
    };
    if second & 0x80 != 0 {
        start += 4;
    }
    let end = start + usize::try_from(length).ok()?;
    if read.len() < end {
        return None;
    }
    let rest = read.split_off(end);
    let bytes = std::mem::replace(read, rest);
    let kind = match first & 0x0f {
        1 => FrameKind::Text,
        8 => FrameKind::Close,
        9 => FrameKind::Ping,
        other => FrameKind::Other(other),
    };
    Some(Frame { kind, bytes, start })
}

/// A frame as a client sends it. The mask is there because it must be; it hides
/// nothing.
pub fn client_frame(opcode: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x80 | opcode];
    match payload.len() {
        short @ 0..126 => frame.push(0x80 | short as u8),
        middle @ 126..65_536 => {
            frame.push(0x80 | 0x7e);
            frame.extend((middle as u16).to_be_bytes());
        }
        long => {
            frame.push(0x80 | 0x7f);
            frame.extend((long as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

/// Asks a server for a WebSocket over a connection; answers with the status and
/// with what was read beyond the answer's head.
///
/// # Errors
/// The connection breaks.
pub async fn shake_hands<S>(
    stream: &mut S,
    host: &str,
    token: Option<&str>,
) -> std::io::Result<(u16, Vec<u8>)>
where
    S: AsyncReadExt + AsyncWriteExt + Unpin,
{
    let pass = token.map_or_else(String::new, |token| format!("authorization: Bearer {token}\r\n"));
    let request = format!(
        "GET /api/live HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{pass}\r\n"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut read = Vec::new();
    while let 1.. = stream.read_buf(&mut read).await? {
        if let Some(end) = read.windows(4).position(|window| window == b"\r\n\r\n") {
            let rest = read.split_off(end + 4);
            let head = String::from_utf8_lossy(&read);
            let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
            return Ok((status.unwrap_or_default(), rest));
        }
    }
    Err(std::io::ErrorKind::UnexpectedEof.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_taken_one_by_one_however_they_are_cut() {
        let payloads = [vec![b'a'; 5], vec![b'b'; 300], vec![b'c'; 70_000], Vec::new()];
        let all: Vec<u8> = payloads.iter().flat_map(|payload| client_frame(1, payload)).collect();
        let (mut read, mut found) = (Vec::new(), Vec::new());
        for piece in all.chunks(97) {
            read.extend(piece);
            while let Some(frame) = take_frame(&mut read) {
                assert_eq!(frame.kind, FrameKind::Text);
                found.push(frame.payload().to_vec());
            }
        }
        assert_eq!(found, payloads);
        assert!(read.is_empty());
    }
}
