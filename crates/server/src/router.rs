//! The list of endpoints, at one glance. Who answers is named here; what every
//! answer goes through is below. The description of the API is gathered from
//! the same list.

use std::sync::Arc;

use axum::{
    Extension, Router,
    extract::DefaultBodyLimit,
    http::{Extensions, HeaderMap, StatusCode, Version, header},
    middleware::{from_fn, from_fn_with_state},
    routing::get,
};
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{CompressionLayer, Predicate, predicate::DefaultPredicate},
    timeout::RequestBodyTimeoutLayer,
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    AppState, api_error,
    assets::{self, Files},
    controllers, gate, health,
    host::KnownHosts,
    listen, live, logs, openapi, pages, security,
    settings::Settings,
};

/// The whole server, as it answers.
pub(crate) fn router(state: Arc<AppState>, files: Arc<Files>) -> Router {
    let settings = state.settings.clone();
    let (endpoints, description) = endpoints().split_for_parts();
    openapi::keep(description);
    let all = endpoints
        .route("/plain", get(pages::plain))
        .route("/privacy", get(pages::privacy))
        .route("/api/docs", get(pages::reference))
        .route("/api/openapi.json", get(openapi::description))
        .route("/service-worker.js", get(assets::service_worker))
        .route("/picture/{*place}", get(pages::picture))
        .route("/app/{*name}", get(assets::asset))
        .route("/assets/{*name}", get(assets::asset))
        // The page itself, under every address that it has.
        .route("/", get(pages::page))
        .fallback(pages::page)
        .layer(from_fn_with_state(Arc::clone(&state), gate::guard))
        .layer(Extension(health::Probe::default()))
        .layer(Extension(files))
        .with_state(state);
    polite(all, settings)
}

/// Everything that programs can ask for.
fn endpoints() -> OpenApiRouter<Arc<AppState>> {
    OpenApiRouter::with_openapi(openapi::empty())
        .routes(routes!(controllers::shelf::shelf))
        .routes(routes!(controllers::server_info::server_info))
        .routes(routes!(
            controllers::me::arrive::arrive,
            controllers::me::show::show,
            controllers::me::rename::rename,
            controllers::me::forget::forget
        ))
        .routes(routes!(controllers::me::export::export))
        .routes(routes!(controllers::me::password::password))
        .routes(routes!(controllers::me::recovery::recovery))
        .routes(routes!(controllers::me::tokens::list, controllers::me::tokens::make))
        .routes(routes!(controllers::me::tokens::revoke))
        .routes(routes!(controllers::accounts::register::register))
        .routes(routes!(controllers::accounts::recover::recover))
        .routes(routes!(
            controllers::accounts::log_in::log_in,
            controllers::accounts::log_out::log_out
        ))
        .routes(routes!(controllers::players::list::list))
        .routes(routes!(controllers::players::show::show))
        .routes(routes!(controllers::admin::overview::overview))
        .routes(routes!(controllers::admin::audit::list))
        .routes(routes!(controllers::admin::tables::list))
        .routes(routes!(controllers::admin::tables::close))
        .routes(routes!(controllers::admin::people::list))
        .routes(routes!(controllers::admin::people::change))
        .routes(routes!(controllers::admin::people::reset))
        .routes(routes!(controllers::admin::reports::list))
        .routes(routes!(controllers::admin::reports::settle))
        .routes(routes!(
            controllers::admin::ranges::list,
            controllers::admin::ranges::block,
            controllers::admin::ranges::unblock
        ))
        .routes(routes!(controllers::lists::lobby::lobby))
        .routes(routes!(controllers::lists::running::running))
        .routes(routes!(controllers::lists::archive::archive))
        .routes(routes!(controllers::lists::mine::mine))
        .routes(routes!(controllers::tables::open::open))
        .routes(routes!(controllers::tables::show::show))
        .routes(routes!(controllers::tables::events::events))
        .routes(routes!(controllers::tables::command::command))
        .routes(routes!(controllers::tables::record::record))
        .routes(routes!(controllers::tables::report::report))
        .routes(routes!(controllers::records::list::list))
        .routes(routes!(controllers::records::show::show))
        .routes(routes!(controllers::analysis::hint::hint))
        .routes(routes!(controllers::analysis::request::request))
        .routes(routes!(live::live))
        .routes(routes!(health::health))
        .routes(routes!(health::metrics))
}

/// What every request and every answer goes through, from the inside out.
fn polite(router: Router, settings: Settings) -> Router {
    let hosts = Arc::new(KnownHosts::of(&settings));
    router
        .layer(DefaultBodyLimit::max(api_error::BODY_LIMIT))
        .layer(RequestBodyTimeoutLayer::new(settings.patience.body))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(settings.public_url, security::refuse_foreign))
        .layer(from_fn(listen::refuse_crowds))
        .layer(from_fn(api_error::explain))
        .layer(from_fn_with_state(hosts, security::refuse_unknown_hosts))
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(is_untagged)))
        .layer(from_fn(security::protect))
        .layer(from_fn(logs::note))
}

/// A strong tag stands for the very bytes that are sent: what has one was compressed
/// ahead of time or not at all.
fn is_untagged(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    headers.get(header::ETAG).is_none_or(|tag| tag.as_bytes().starts_with(b"W/"))
}
