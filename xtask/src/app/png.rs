//! A picture as a PNG file: eight bits a colour, with transparency, its rows
//! unfiltered. That is all that a few flat shapes need.

use std::io::{self, Write};

use flate2::{Compression, Crc, write::ZlibEncoder};

/// What every such file begins with.
const HEAD: [u8; 8] = *b"\x89PNG\r\n\x1a\n";
/// Eight bits a colour; red, green, blue and cover; packed and unfiltered in the
/// only ways that there are; not interlaced.
const FORM: [u8; 5] = [8, 6, 0, 0, 0];
/// Bytes of a dot.
const DOT: usize = 4;

/// A square picture, four bytes a dot, row by row.
///
/// # Errors
/// None that memory has not.
pub(super) fn written(pixels: &[u8], side: u32) -> io::Result<Vec<u8>> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    for row in pixels.chunks(side as usize * DOT) {
        // Each row says first how it is filtered.
        packer.write_all(&[0])?;
        packer.write_all(row)?;
    }
    let width_and_height = [side.to_be_bytes(), side.to_be_bytes()].concat();
    let mut file = HEAD.to_vec();
    chunk(&mut file, *b"IHDR", &[&width_and_height[..], &FORM].concat());
    chunk(&mut file, *b"IDAT", &packer.finish()?);
    chunk(&mut file, *b"IEND", &[]);
    Ok(file)
}

fn chunk(file: &mut Vec<u8>, kind: [u8; 4], body: &[u8]) {
    let mut sum = Crc::new();
    sum.update(&kind);
    sum.update(body);
    file.extend((body.len() as u32).to_be_bytes());
    file.extend(kind);
    file.extend(body);
    file.extend(sum.sum().to_be_bytes());
}
