//! The files that are part of the program: style sheets, pictures, and the
//! browser app where it was built. A name that holds a hash of its content never
//! changes and is kept for ever; any other is asked for again, and answered with
//! "not modified" by its tag. Files beside `x` called `x.br` and `x.gz` are `x`
//! compressed ahead of time.

use axum::{
    body::Body,
    extract::Path,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::answer::Refusal;

#[derive(RustEmbed)]
#[folder = "assets"]
struct Assets;

/// Answers with a file.
pub(crate) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    file(&name, &headers)
}

/// A file by its name, as whoever asks can read it.
pub(crate) fn file(name: &str, headers: &HeaderMap) -> Response {
    let is_packed = [".br", ".gz"].iter().any(|ending| name.ends_with(ending));
    let Some(plain) = Assets::get(name).filter(|_| !is_packed) else {
        return Refusal::NotFound.into_response();
    };
    let kind = kind(&plain);
    let (file, packing) = packed(name, headers).unwrap_or((plain, None));
    let tag = tag(&file.metadata.sha256_hash());
    let known = headers.get_all(header::IF_NONE_MATCH).into_iter();
    let mut response = if known.into_iter().any(|known| names(known, &tag)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = Body::from(file.data).into_response();
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

/// The file compressed ahead of time, where whoever asks can read that.
fn packed(name: &str, headers: &HeaderMap) -> Option<(EmbeddedFile, Option<&'static str>)> {
    let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let reads = |packing: &str| {
        accepted.split(',').any(|item| {
            let (named, weight) = item.split_once(';').unwrap_or((item, ""));
            named.trim().eq_ignore_ascii_case(packing) && weight.trim() != "q=0"
        })
    };
    [("br", "br"), ("gz", "gzip")].into_iter().filter(|(_, packing)| reads(packing)).find_map(
        |(ending, packing)| Some((Assets::get(&format!("{name}.{ending}"))?, Some(packing))),
    )
}

fn kind(file: &EmbeddedFile) -> HeaderValue {
    let kind = file.metadata.mimetype();
    let text = kind.starts_with("text/") || kind == "image/svg+xml" || kind.ends_with("javascript");
    let kind = if text { format!("{kind}; charset=utf-8") } else { kind.to_owned() };
    HeaderValue::from_str(&kind).unwrap_or(HeaderValue::from_static("application/octet-stream"))
}

fn tag(hash: &[u8; 32]) -> String {
    let half = hash[..16].iter().fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
    format!("\"{half:032x}\"")
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
