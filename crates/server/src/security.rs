//! What protects people's browsers from other people's pages: the headers of
//! every answer, and the refusal of requests that a page of another site sent, be it
//! under a name of its own that leads here.
//! Programs that send no `Origin` are no browsers, and carry a key or a token of
//! their own.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use game::Quote;

use crate::{
    api_error::{ApiError, RequestError},
    caller::{Caller, Scheme},
    host::{Host, KnownHosts},
    language::Reader,
    public_url::PublicUrl,
};

/// Nothing inline, nothing from elsewhere; WebAssembly is our own.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; \
    manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
];

/// What browsers heed over https alone; over plain http they complain of the
/// second.
const ENCRYPTED_HEADERS: [(HeaderName, &str); 2] = [
    // Two years, as browsers' makers recommend.
    (header::STRICT_TRANSPORT_SECURITY, "max-age=63072000"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// The layer that gives every answer its headers.
pub(crate) async fn protect(caller: Caller, request: Request, next: Next) -> Response {
    let is_private = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    // What is somebody's own, or true for a moment, nobody keeps.
    let is_kept = headers.contains_key(header::CACHE_CONTROL);
    if headers.contains_key(header::SET_COOKIE) || (is_private && !is_kept) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    let encrypted = ENCRYPTED_HEADERS.into_iter().filter(|_| caller.scheme == Scheme::Https);
    for (name, value) in HEADERS.into_iter().chain(encrypted) {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The layer that answers under the server's own names alone. It tells people in a
/// browser in a sentence what to set: it is whoever runs the server who meets this.
pub(crate) async fn refuse_unknown_hosts(
    State(known): State<Arc<KnownHosts>>,
    reader: Reader,
    request: Request,
    next: Next,
) -> Response {
    let local = request.extensions().get().copied();
    let is_known = match Host::asked(request.uri(), request.headers()) {
        Some(host) => host.is_ok_and(|host| known.has(&host, local)),
        None => true,
    };
    if is_known {
        return next.run(request).await;
    }
    let host = asked_for(request.uri(), request.headers()).unwrap_or_default();
    let refusal = RequestError::UnknownHost { host: Quote::of(host) };
    let (status, error) = (refusal.status(), ApiError::from(refusal).told(reader.words()));
    let mut response = if is_for_people(request.headers()) {
        (status, format!("{}\n", error.message)).into_response()
    } else {
        (status, Json(error)).into_response()
    };
    response.headers_mut().insert(header::CONTENT_LANGUAGE, reader.header());
    response
}

/// The layer that refuses what a page of another site asks for, where it would
/// change something or open a WebSocket.
pub(crate) async fn refuse_foreign(
    State(public): State<Option<PublicUrl>>,
    request: Request,
    next: Next,
) -> Result<Response, RequestError> {
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (upgrade || !harmless) && is_foreign(request.uri(), request.headers(), public.as_ref()) {
        return Err(RequestError::Foreign);
    }
    Ok(next.run(request).await)
}

/// A page is at home under the host that it asks, which is known here, and under
/// the public address, whatever a proxy makes of the host.
fn is_foreign(uri: &Uri, headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    if headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site") {
        return true;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let origin = origin.to_str().unwrap_or_default();
    if public.is_some_and(|public| public.origin().eq_ignore_ascii_case(origin)) {
        return false;
    }
    let origin = origin.parse::<Uri>().ok();
    let from = origin.as_ref().and_then(|origin| Some(origin.authority()?.as_str()));
    match (from, asked_for(uri, headers)) {
        (Some(from), Some(to)) => !from.eq_ignore_ascii_case(to),
        // `null` is the origin of pages that hide theirs.
        _ => true,
    }
}

/// Host and port that a request is for.
fn asked_for<'r>(uri: &'r Uri, headers: &'r HeaderMap) -> Option<&'r str> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host.or_else(|| Some(uri.authority()?.as_str()))
}

fn is_for_people(headers: &HeaderMap) -> bool {
    let accepts = headers.get(header::ACCEPT).and_then(|accepts| accepts.to_str().ok());
    accepts.is_some_and(|kinds| kinds.contains("text/html"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_the_server_itself_are_at_home() {
        let public = "https://games.example".parse().ok();
        for (origin, site, foreign) in [
            (None, None, false),
            (Some("https://games.example"), Some("same-origin"), false),
            (Some("http://games.example"), None, true),
            (Some("https://games.example:8443"), None, true),
            (None, Some("same-origin"), false),
            (None, Some("cross-site"), true),
            (Some("http://server:7373"), None, false),
            (Some("https://SERVER:7373"), Some("same-origin"), false),
            (Some("http://server"), None, true),
            (Some("http://server:7373.evil.example"), None, true),
            (Some("http://evil.example"), Some("same-site"), true),
            (Some("http://server:7373"), Some("cross-site"), true),
            (Some("null"), None, true),
            (Some(""), None, true),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("server:7373"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            if let Some(site) = site {
                headers.insert("sec-fetch-site", HeaderValue::from_static(site));
            }
            let found = is_foreign(&Uri::from_static("/api/me"), &headers, public.as_ref());
            assert_eq!(found, foreign, "{origin:?} {site:?}");
        }
    }
}
