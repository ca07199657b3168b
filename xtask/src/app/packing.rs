//! Files compressed ahead of time, in the two forms that browsers read: brotli
//! over https and on the same machine, gzip everywhere.

use std::io::{self, Write};

use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, write::GzEncoder};
use zopfli::{Format, Options};

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
    let mut packed = Vec::new();
    match effort {
        Effort::Little => {
            let mut gzip = GzEncoder::new(&mut packed, Compression::fast());
            gzip.write_all(bytes)?;
            gzip.finish()?;
        }
        Effort::Most => {
            // A megabyte has more than the usual fifteen kinds of stretches; from a
            // hundred on nothing is gained.
            let options = Options { maximum_block_splits: 120, ..Options::default() };
            zopfli::compress(options, Format::Gzip, bytes, &mut packed)?;
        }
    }
    Ok(packed)
}
