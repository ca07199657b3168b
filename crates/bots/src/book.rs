//! What has to be worked out once before the best bots of a game can play: a
//! table too large to be part of the program. Most games need none.

/// Something that is worked out once, and can be kept as bytes.
pub trait Book: Sized + Send + Sync + 'static {
    /// Whether there is anything to work out.
    const NEEDED: bool;

    /// A stand-in for where nobody reads it: it knows nothing.
    fn unread() -> Self;

    /// Works it out; `done` is told how much of it is done, from 0 to 1.
    fn work_out(done: &mut dyn FnMut(f64)) -> Self;

    /// As bytes to be kept.
    fn to_bytes(&self) -> Vec<u8>;

    /// From the bytes, if they are a book of this kind and not damaged.
    fn from_bytes(bytes: &[u8]) -> Option<Self>;
}

/// No book at all.
impl Book for () {
    const NEEDED: bool = false;

    fn unread() {}

    fn work_out(_: &mut dyn FnMut(f64)) {}

    fn to_bytes(&self) -> Vec<u8> {
        Vec::new()
    }

    fn from_bytes(_: &[u8]) -> Option<()> {
        Some(())
    }
}
