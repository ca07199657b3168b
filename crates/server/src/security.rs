//! What protects people's browsers from other people's pages: the headers of
//! every answer, and the refusal of requests that a page of another site sent.
//! Programs that send no `Origin` are no browsers, and carry a key or a token of
//! their own.

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header},
    middleware::Next,
    response::Response,
};

use crate::{
    api_error::RequestError,
    caller::{Caller, Scheme},
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
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let encrypted = ENCRYPTED_HEADERS.into_iter().filter(|_| caller.scheme == Scheme::Https);
    for (name, value) in HEADERS.into_iter().chain(encrypted) {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The layer that refuses what a page of another site asks for, where it would
/// change something or open a WebSocket.
pub(crate) async fn refuse_foreign(request: Request, next: Next) -> Result<Response, RequestError> {
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (upgrade || !harmless) && is_foreign(request.uri(), request.headers()) {
        return Err(RequestError::Foreign);
    }
    Ok(next.run(request).await)
}

fn is_foreign(uri: &Uri, headers: &HeaderMap) -> bool {
    if headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site") {
        return true;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let origin = origin.to_str().ok().and_then(|origin| origin.parse::<Uri>().ok());
    let from = origin.as_ref().and_then(|origin| Some(origin.authority()?.as_str()));
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let to = host.or_else(|| Some(uri.authority()?.as_str()));
    match (from, to) {
        (Some(from), Some(to)) => !from.eq_ignore_ascii_case(to),
        // `null` is the origin of pages that hide theirs.
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_the_server_itself_are_at_home() {
        for (origin, site, foreign) in [
            (None, None, false),
            (None, Some("same-origin"), false),
            (None, Some("cross-site"), true),
            (Some("http://house:7373"), None, false),
            (Some("https://HOUSE:7373"), Some("same-origin"), false),
            (Some("http://house"), None, true),
            (Some("http://house:7373.evil.example"), None, true),
            (Some("http://evil.example"), Some("same-site"), true),
            (Some("http://house:7373"), Some("cross-site"), true),
            (Some("null"), None, true),
            (Some(""), None, true),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("house:7373"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            if let Some(site) = site {
                headers.insert("sec-fetch-site", HeaderValue::from_static(site));
            }
            let found = is_foreign(&Uri::from_static("/api/me"), &headers);
            assert_eq!(found, foreign, "{origin:?} {site:?}");
        }
    }
}
