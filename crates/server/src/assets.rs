//! The files that are part of the program: style sheets, pictures, and the
//! browser app where it was built. A name that holds a hash of its content never
//! changes and is kept for ever; any other is asked for again, and answered with
//! "not modified" by its tag. Files beside `x` called `x.br` and `x.gz` are `x`
//! compressed ahead of time.

use std::{collections::HashMap, sync::LazyLock};

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use sha2::{Digest, Sha256};

use crate::answer::Refusal;

/// Every file and where it lies: `assets/house.css`, `app/index.html`. The list
/// is made when the program is built.
const LIST: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

#[derive(Clone, Copy)]
struct File {
    bytes: &'static [u8],
    tag: u128,
}

static FILES: LazyLock<HashMap<&str, File>> = LazyLock::new(|| {
    let file = |bytes: &'static [u8]| File { bytes, tag: half_hash(bytes) };
    LIST.iter().map(|(name, bytes)| (*name, file(bytes))).collect()
});

/// Answers with the file under the address that was asked for.
pub(crate) async fn asset(address: Uri, headers: HeaderMap) -> Response {
    file(address.path().trim_start_matches('/'), &headers)
}

/// Whether there is a file with this name.
pub(crate) fn have(name: &str) -> bool {
    FILES.contains_key(name)
}

/// A file by its name, as whoever asks can read it.
pub(crate) fn file(name: &str, headers: &HeaderMap) -> Response {
    let Some(plain) = FILES.get(name).filter(|_| !is_packed(name)) else {
        return Refusal::NotFound.into_response();
    };
    let (file, packing) = packed(name, headers).unwrap_or((*plain, None));
    let tag = format!("\"{:032x}\"", file.tag);
    let known = headers.get_all(header::IF_NONE_MATCH).into_iter();
    let mut response = if known.into_iter().any(|known| names(known, &tag)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = Body::from(file.bytes).into_response();
        let kind = HeaderValue::from_static(kind(name));
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        if let Some(packing) = packing {
            let packing = HeaderValue::from_static(packing);
            response.headers_mut().insert(header::CONTENT_ENCODING, packing);
        }
        response
    };
    let keep = if is_hashed(name) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let answer = response.headers_mut();
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        answer.insert(header::ETAG, tag);
    }
    response
}

/// Whether a file is another one, compressed.
fn is_packed(name: &str) -> bool {
    [".br", ".gz"].iter().any(|ending| name.ends_with(ending))
}

/// The file compressed ahead of time, where whoever asks can read that.
fn packed(name: &str, headers: &HeaderMap) -> Option<(File, Option<&'static str>)> {
    let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let reads = |packing: &str| {
        accepted.split(',').any(|item| {
            let (named, weight) = item.split_once(';').unwrap_or((item, ""));
            named.trim().eq_ignore_ascii_case(packing) && weight.trim() != "q=0"
        })
    };
    let packings = [("br", "br"), ("gz", "gzip")].into_iter();
    packings.filter(|(_, packing)| reads(packing)).find_map(|(ending, packing)| {
        let file = FILES.get(format!("{name}.{ending}").as_str())?;
        Some((*file, Some(packing)))
    })
}

/// What browsers call this kind of file; the endings are those of our own files.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml; charset=utf-8",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

fn half_hash(bytes: &[u8]) -> u128 {
    let hash = Sha256::digest(bytes);
    hash[..16].iter().fold(0, |bits, byte| bits << 8 | u128::from(*byte))
}

/// Whether a list of tags names this one.
fn names(known: &HeaderValue, tag: &str) -> bool {
    let is_it = |known: &str| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag;
    known.to_str().is_ok_and(|list| list.split(',').any(|known| is_it(known.trim())))
}

/// Whether a name holds a hash: `app-0123456789abcdef.wasm`.
fn is_hashed(name: &str) -> bool {
    let is_hash =
        |part: &str| part.len() >= 16 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
    name.split(['/', '.', '-', '_']).any(is_hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_of_a_known_kind() {
        let plain = FILES.keys().filter(|name| !is_packed(name));
        for name in plain {
            assert_ne!(kind(name), "application/octet-stream", "{name}");
        }
        assert!(have("assets/house.css"));
    }

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        assert!(is_hashed("app-0123456789abcdef.wasm"));
        assert!(!is_hashed("house.css"));
        assert!(!is_hashed("app-0123456789abcdeg.wasm"));
    }

    #[test]
    fn tags_are_compared_one_by_one() {
        for (list, named) in
            [("\"a\"", true), ("W/\"a\"", true), ("\"b\", \"a\"", true), ("*", true), ("a", false)]
        {
            assert_eq!(names(&HeaderValue::from_static(list), "\"a\""), named, "{list}");
        }
    }
}
