//! A picture as a PNG file: eight bits a colour, with transparency, each row as
//! what differs from the one above. That is all that a few flat shapes need.

use std::io::{self, Write};

use flate2::{Compression, Crc, write::ZlibEncoder};

/// What every such file begins with.
const HEAD: [u8; 8] = *b"\x89PNG\r\n\x1a\n";
/// Eight bits a colour; red, green, blue and cover; packed and filtered in the
/// only ways that there are; not interlaced.
const FORM: [u8; 5] = [8, 6, 0, 0, 0];
/// Bytes of a dot.
const DOT: usize = 4;
/// Of a row: it is told as the differences to the row above.
const UP: u8 = 2;

/// A square picture, four bytes a dot, row by row.
///
/// # Errors
/// None that memory has not.
pub(super) fn written(pixels: &[u8], side: u32) -> io::Result<Vec<u8>> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    let mut above = vec![0; side as usize * DOT];
    for row in pixels.chunks(above.len()) {
        let differences: Vec<u8> =
            row.iter().zip(&above).map(|(byte, above)| byte.wrapping_sub(*above)).collect();
        packer.write_all(&[UP])?;
        packer.write_all(&differences)?;
        above.copy_from_slice(row);
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
