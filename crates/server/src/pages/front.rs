//! The page under every address that it has, with a head that tells of the place in
//! the reader's language. An address that leads nowhere is answered with the page as
//! well, which says so and has ways on; programs are told in their own way. Where the
//! page is not part of the program, its place is taken by the plain one.

use std::sync::Arc;

use axum::{
    Extension,
    extract::State,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header, uri::Authority},
    response::{Html, IntoResponse, Response},
};
use protocol::Place;

use super::{
    plain,
    preview::{Preview, Visibility},
};
use crate::{
    AppState,
    api_error::RequestError,
    assets::{self, Files},
    caller::{Caller, Scheme},
    language::Reader,
};

/// What begins so is for programs, whether there is anything or not.
const FOR_PROGRAMS: [&str; 4] = ["api", "app", "assets", "picture"];

/// Answers with the page at a place.
pub(crate) async fn page(
    State(state): State<Arc<AppState>>,
    Extension(files): Extension<Arc<Files>>,
    (reader, caller): (Reader, Caller),
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let place = Place::read(uri.path());
    let is_shown = match &place {
        Place::Unknown(path) => files.page().is_some() && is_for_people(path, &headers),
        _ => true,
    };
    if !is_shown || !matches!(method, Method::GET | Method::HEAD) {
        return RequestError::NotFound.into_response();
    }
    let Some(page) = files.page() else { return plain::answer(&files, reader) };
    let preview = Preview::of(&place, &state, reader.words()).await;
    let origin = match &state.settings.public_url {
        Some(public) => public.origin().to_owned(),
        None => origin(caller, &uri, &headers).unwrap_or_default(),
    };
    let written = preview.written_into(page, uri.path(), &origin, reader.words());
    answer(written, preview.visibility, reader, &headers)
}

fn answer(page: String, visibility: Visibility, reader: Reader, headers: &HeaderMap) -> Response {
    let tag = assets::tag(page.as_bytes());
    let status = match visibility {
        Visibility::Nothing => StatusCode::NOT_FOUND,
        _ if assets::is_known(&tag, headers) => StatusCode::NOT_MODIFIED,
        _ => StatusCode::OK,
    };
    let mut response = match status {
        StatusCode::NOT_MODIFIED => status.into_response(),
        status => (status, Html(page)).into_response(),
    };
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_LANGUAGE, reader.header());
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    answer.insert(header::VARY, HeaderValue::from_static("accept-language, cookie"));
    // Weak, since it is compressed on its way.
    if let Ok(tag) = HeaderValue::from_str(&format!("W/{tag}")) {
        answer.insert(header::ETAG, tag);
    }
    response
}

/// Whether somebody with a browser asks for it.
fn is_for_people(path: &str, headers: &HeaderMap) -> bool {
    let top = path.split('/').find(|part| !part.is_empty()).unwrap_or_default();
    let accepts = headers.get(header::ACCEPT).and_then(|accepts| accepts.to_str().ok());
    !FOR_PROGRAMS.contains(&top) && accepts.is_some_and(|kinds| kinds.contains("text/html"))
}

/// Where the page comes from, as whoever asks has found it.
fn origin(caller: Caller, uri: &Uri, headers: &HeaderMap) -> Option<String> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()?.parse().ok());
    let host: Authority = host.or_else(|| uri.authority().cloned())?;
    let scheme = match caller.scheme {
        Scheme::Http => "http",
        Scheme::Https => "https",
    };
    Some(format!("{scheme}://{host}"))
}
