//! The description of the API. The router gathers it from the handlers, so that
//! an endpoint can't be served without being described; here it gets its title
//! and its languages, what every request can be answered with (`statuses.rs`), how long
//! its texts may be (`limits.rs`), and is kept as it is sent.

mod limits;
mod statuses;

use std::sync::OnceLock;

use axum::{
    http::{Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::WireError;
use serde_json::Value;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder,
        security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme},
    },
};

static DESCRIPTION: OnceLock<Value> = OnceLock::new();

/// The description before any endpoint is in it.
pub(crate) fn empty() -> OpenApi {
    let about = "Game server for rare board games: tables, players, game records and analysis. \
        Every error is a `WireError`: a code with facts, and a message in the language of \
        `Accept-Language` (French or English). Live updates come over a WebSocket.";
    let info = InfoBuilder::new()
        .title("Ludothèque")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(about))
        .license(Some(LicenseBuilder::new().name("MIT OR Apache-2.0").build()))
        .build();
    OpenApiBuilder::new().info(info).build()
}

/// Keeps the description as it is once the router knows all endpoints.
pub(crate) fn keep(mut description: OpenApi) {
    let components = description.components.get_or_insert_default();
    let cookie = ApiKeyValue::new("ludotheque");
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(cookie));
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    components.add_security_scheme("cookie", cookie);
    components.add_security_scheme("token", SecurityScheme::Http(bearer));
    let (name, schema) = (WireError::name().into_owned(), WireError::schema());
    components.schemas.insert(name, schema);
    DESCRIPTION.get_or_init(|| {
        let mut description = serde_json::to_value(description).unwrap_or_default();
        statuses::add(&mut description);
        limits::add(&mut description);
        description
    });
}

/// Whether the description knows that this operation can be answered so.
pub(crate) fn describes(method: &Method, path: &str, status: StatusCode) -> bool {
    statuses::has(value(), method, path, status)
}

/// The description as a value.
pub(crate) fn value() -> &'static Value {
    DESCRIPTION.get().unwrap_or(&Value::Null)
}

/// Answers with the description.
pub(crate) async fn description() -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")];
    (kind, value().to_string()).into_response()
}
