//! Files compressed ahead of time, in the two forms that browsers read: brotli
//! over https and on the same machine, gzip everywhere.

use std::io::{self, Write};

use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, write::GzEncoder};

/// How hard to try.
#[derive(Clone, Copy)]
pub(super) enum Effort {
    Little,
    Most,
}

pub(super) fn brotli(bytes: &[u8], effort: Effort) -> io::Result<Vec<u8>> {
    let quality = match effort {
        Effort::Little => 4,
        Effort::Most => 11,
    };
    let parameters = BrotliEncoderParams { quality, size_hint: bytes.len(), ..Default::default() };
    let mut packed = Vec::new();
    let mut rest = bytes;
    brotli::BrotliCompress(&mut rest, &mut packed, &parameters)?;
    Ok(packed)
}

pub(super) fn gzip(bytes: &[u8], effort: Effort) -> io::Result<Vec<u8>> {
    let level = match effort {
        Effort::Little => Compression::fast(),
        Effort::Most => Compression::best(),
    };
    let mut gzip = GzEncoder::new(Vec::new(), level);
    gzip.write_all(bytes)?;
    gzip.finish()
}
