//! The files that a server serves beside its answers: style sheets, pictures, and
//! the page, which is part of the program where it was built in, or lies in a
//! folder that whoever runs the server has named. A name that holds a hash of its
//! content never changes and is kept for ever; any other is asked for again, and
//! answered with "not modified" by its tag. Files beside `x` called `x.br` and
//! `x.gz` are `x` compressed ahead of time.

use std::{
    collections::HashMap,
    fs, io,
    path::Path,
    sync::{Arc, OnceLock},
};

use axum::{
    Extension,
    body::{Body, Bytes},
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use sha2::{Digest, Sha256};

use crate::api_error::RequestError;

/// Every file of the program and where it lies: `assets/pages.css`,
/// `app/index.html`. The list is made when the program is built.
const LIST: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Where the page's files lie in the list.
const PAGE: &str = "app/";
/// The page itself.
const INDEX: &str = "app/index.html";
/// What keeps the page in a browser. It answers for the whole server, so it has
/// an address at the top.
const SERVICE_WORKER: &str = "app/service-worker.js";

/// The files of one server, by their names.
pub(crate) struct Files(HashMap<String, File>);

struct File {
    bytes: Bytes,
    /// Made when it is first asked for.
    tag: OnceLock<String>,
}

impl File {
    fn new(bytes: Bytes) -> Self {
        Self { bytes, tag: OnceLock::new() }
    }

    fn tag(&self) -> &str {
        self.tag.get_or_init(|| tag(&self.bytes))
    }
}

/// Answers with the file under the address that was asked for.
pub(crate) async fn asset(
    Extension(files): Extension<Arc<Files>>,
    address: Uri,
    headers: HeaderMap,
) -> Response {
    files.answer(address.path().trim_start_matches('/'), &headers)
}

/// Answers with what keeps the page in a browser.
pub(crate) async fn service_worker(
    Extension(files): Extension<Arc<Files>>,
    headers: HeaderMap,
) -> Response {
    files.answer(SERVICE_WORKER, &headers)
}

impl Files {
    /// The files of the program; with the page from this folder, if there is one.
    ///
    /// # Errors
    /// The folder can't be read, or there is no page in it.
    pub(crate) fn with_page(folder: Option<&Path>) -> io::Result<Self> {
        let own = LIST.iter().filter(|(name, _)| folder.is_none() || !name.starts_with(PAGE));
        let mut files: HashMap<_, _> = own
            .map(|(name, bytes)| ((*name).to_owned(), File::new(Bytes::from_static(bytes))))
            .collect();
        if let Some(folder) = folder {
            for entry in fs::read_dir(folder)? {
                let path = entry?.path();
                let name = path.file_name().and_then(|name| name.to_str());
                if let Some(name) = name.filter(|_| path.is_file()) {
                    let bytes = Bytes::from(fs::read(&path)?);
                    files.insert([PAGE, name].concat(), File::new(bytes));
                }
            }
            if !files.contains_key(INDEX) {
                let missing = folder.join("index.html");
                return Err(io::Error::new(io::ErrorKind::NotFound, missing.display().to_string()));
            }
        }
        Ok(Self(files))
    }

    /// The page itself, as it was built, if there is one.
    pub(crate) fn page(&self) -> Option<&str> {
        std::str::from_utf8(&self.0.get(INDEX)?.bytes).ok()
    }

    /// The tables that bots read, by the names of their games.
    pub(crate) fn books(&self) -> HashMap<String, Bytes> {
        let book = |(name, file): (&String, &File)| {
            let (game, _hash) = name.strip_prefix(PAGE)?.strip_suffix(".book")?.rsplit_once('-')?;
            Some((game.to_owned(), file.bytes.clone()))
        };
        self.0.iter().filter_map(book).collect()
    }

    /// A file by its name, as whoever asks can read it.
    fn answer(&self, name: &str, headers: &HeaderMap) -> Response {
        let Some(plain) = self.0.get(name).filter(|_| !is_packed(name)) else {
            return RequestError::NotFound.into_response();
        };
        let (file, packing) = self.packed(name, headers).unwrap_or((plain, None));
        let mut response = if is_known(file.tag(), headers) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let mut response = Body::from(file.bytes.clone()).into_response();
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
        if let Ok(tag) = HeaderValue::from_str(file.tag()) {
            answer.insert(header::ETAG, tag);
        }
        response
    }

    /// The file compressed ahead of time, where whoever asks can read that.
    fn packed(&self, name: &str, headers: &HeaderMap) -> Option<(&File, Option<&'static str>)> {
        let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
        let reads = |packing: &str| {
            accepted.split(',').any(|item| {
                let (named, weight) = item.split_once(';').unwrap_or((item, ""));
                named.trim().eq_ignore_ascii_case(packing) && weight.trim() != "q=0"
            })
        };
        let packings = [("br", "br"), ("gz", "gzip")].into_iter();
        packings.filter(|(_, packing)| reads(packing)).find_map(|(ending, packing)| {
            let file = self.0.get(format!("{name}.{ending}").as_str())?;
            Some((file, Some(packing)))
        })
    }
}

/// Whether a file is another one, compressed.
fn is_packed(name: &str) -> bool {
    [".br", ".gz"].iter().any(|ending| name.ends_with(ending))
}

/// What browsers call this kind of file; the endings are those of our own files.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml; charset=utf-8",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        "book" => BOOK,
        _ => "application/octet-stream",
    }
}

/// A table that a bot reads: bytes of our own, and no others.
const BOOK: &str = "application/vnd.ludotheque.book";

/// The tag of these bytes: half a hash of them.
pub(crate) fn tag(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    let half = hash[..16].iter().fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
    format!("\"{half:032x}\"")
}

/// Whether whoever asks has what bears this tag already.
pub(crate) fn is_known(tag: &str, headers: &HeaderMap) -> bool {
    headers.get_all(header::IF_NONE_MATCH).into_iter().any(|known| names(known, tag))
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
    fn books_are_found_by_the_names_of_their_games() {
        let names = ["app/bille-trap-9a78932d9cdf0946.book", "app/app-9a78932d9cdf0946.wasm"];
        let file = |name: &str| (name.to_owned(), File::new(Bytes::from_static(b"bytes")));
        let books = Files(names.map(file).into()).books();
        assert_eq!(books.into_keys().collect::<Vec<_>>(), ["bille-trap"]);
    }

    #[test]
    fn every_file_is_of_a_known_kind() {
        let files = Files::with_page(None).expect("no folder is read");
        let plain = files.0.keys().filter(|name| !is_packed(name));
        for name in plain {
            assert_ne!(kind(name), "application/octet-stream", "{name}");
        }
        assert!(files.0.contains_key("assets/pages.css"));
    }

    #[test]
    fn a_page_from_a_folder_takes_the_place_of_the_one_in_the_program() {
        let folder = std::env::temp_dir().join(format!("ludotheque-page-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        assert!(Files::with_page(Some(&folder)).is_err(), "no page in it");
        for name in ["index.html", "app-0123456789abcdef.js"] {
            fs::write(folder.join(name), name).expect("written");
        }
        let files = Files::with_page(Some(&folder)).expect("a page");
        let mut page: Vec<_> = files.0.keys().filter(|name| name.starts_with(PAGE)).collect();
        page.sort();
        assert_eq!(page, ["app/app-0123456789abcdef.js", INDEX]);
        assert!(files.page().is_some() && files.0.contains_key("assets/pages.css"));
        fs::remove_dir_all(&folder).expect("cleared away");
        assert!(Files::with_page(Some(&folder)).is_err(), "no folder");
    }

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        assert!(is_hashed("app-0123456789abcdef.wasm"));
        assert!(!is_hashed("pages.css"));
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
