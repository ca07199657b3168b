//! The server itself: where others reach it. A page that was opened
//! on the server's own machine knows only an address that is worth nothing to a
//! phone.

use std::{net::SocketAddr, sync::Arc};

use axum::{Json, extract::State};
use protocol::ServerInfo;

use crate::{AppState, settings::Settings};

/// The addresses under which other devices reach the server: the public one, if it
/// has one, then those in the local network.
#[utoipa::path(
    get, path = "/api/house", tag = "server",
    responses((status = 200, body = ServerInfo)),
)]
pub(crate) async fn server_info(State(state): State<Arc<AppState>>) -> Json<ServerInfo> {
    let preparing = state.pool.preparing().into_iter().map(|game| game.name().to_owned());
    Json(ServerInfo { addresses: addresses(&state.settings), preparing: preparing.collect() })
}

fn addresses(settings: &Settings) -> Vec<String> {
    let scheme = if settings.tls.is_some() { "https" } else { "http" };
    let port = settings.listen.first().map_or(Settings::PORT, SocketAddr::port);
    let address = |address| format!("{scheme}://{}/", SocketAddr::new(address, port));
    let public = settings.public_url.iter().map(|public| format!("{}/", public.origin()));
    public.chain(settings.room.iter().copied().map(address)).collect()
}
