//! Opens the server, serves it, and closes it again. Everything that can be in
//! the way is a [`ServeError`], a code with facts, found before the first caller
//! comes in.

use std::{fs, future::Future, io, net::SocketAddr, path::Path, sync::Arc};

use game::{Coded, Notice, Quote, notices};

use crate::{
    AppState,
    assets::Files,
    bus::Bus,
    caller::Scheme,
    listen::Listener,
    lock::Lock,
    measures, router,
    settings::Settings,
    store::{Database, Sharing, StoreError},
};

/// A server that is open.
#[derive(Clone, Debug)]
pub struct Ready {
    /// Where it listens.
    pub addresses: Vec<SocketAddr>,
    /// How people come in.
    pub scheme: Scheme,
    /// The admin key, the first time that this data is served; nobody
    /// can read it again.
    pub key: Option<String>,
}

notices! {
    /// Why a server does not open.
    pub enum ServeError {
        /// Another program listens there.
        "serve-port-taken" PortTaken { address: Quote },
        /// Ports below 1024 are for the system.
        "serve-port-forbidden" PortForbidden { address: Quote },
        /// The address is not this machine's, or the like.
        "serve-no-address" NoAddress { address: Quote, why: Quote },
        /// The folder of the data can't be made or written.
        "serve-folder" Folder { path: Quote, why: Quote },
        /// Another server is open on the same data.
        "serve-in-use" InUse { path: Quote },
        /// The data can't be read or written.
        "serve-data" Data { path: Quote, why: Notice },
        /// The bus does not let this server in.
        "serve-bus" NoBus { address: Quote, why: Quote },
        /// A certificate, a key or a page that can't be read.
        "serve-unreadable" Unreadable { path: Quote, why: Quote },
        /// A file without a certificate.
        "serve-no-certificate" NoCertificate { path: Quote },
        /// A file without a key.
        "serve-no-key" NoKey { path: Quote },
        /// A key that does not belong to the certificate.
        "serve-unfit-key" UnfitKey { path: Quote },
        /// A certificate can't be got without a public address that is a name.
        "serve-no-domain" NoDomain,
        /// The system knows no authority by which others could be known.
        "serve-nobody-trusted" NobodyTrusted,
    }
}

/// Runs the server until `closing`; then what was begun is finished. `on_ready`
/// is told as soon as people can come in.
///
/// # Errors
/// What keeps the server from opening.
pub async fn serve(
    mut settings: Settings,
    on_ready: impl FnOnce(&Ready),
    closing: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    measures::start(&settings.server_name());
    let database = settings.database();
    let lock = Lock::take(&database, Sharing::Servers).await?;
    let listener = Listener::bind(&settings).await?;
    // Where the system chose the port, it is known now.
    settings.listen = listener.addresses().to_vec();
    let files = files(&settings)?;
    let state = open(settings, &files).await?;
    let key = state.people.admin_key_at_first_start().await;
    let key = key.map_err(|why| ServeError::of_data(&database, why.notice()))?;
    on_ready(&Ready { addresses: listener.addresses().to_vec(), scheme: listener.scheme(), key });
    let closing = async {
        tokio::select! {
            () = closing => {}
            () = lock.lost() => {}
        }
    };
    listener.serve(router::router(Arc::clone(&state), files), closing).await;
    // Nobody comes in any more. WebSockets are told, and what was begun at the
    // tables is stored.
    tracing::info!("server shutting down");
    state.close().await;
    if lock.is_lost() {
        return Err(ServeError::of_data(&database, StoreError::InUse.notice()));
    }
    Ok(())
}

fn files(settings: &Settings) -> Result<Arc<Files>, ServeError> {
    let folder = settings.page.as_deref();
    let files = Files::with_page(folder).map_err(|error| ServeError::Unreadable {
        path: Quote::of(&folder.unwrap_or(Path::new("")).display().to_string()),
        why: Quote::of(&error.to_string()),
    });
    files.map(Arc::new)
}

async fn open(settings: Settings, files: &Files) -> Result<Arc<AppState>, ServeError> {
    let database = settings.database();
    let refused = |why: Notice| ServeError::of_data(&database, why);
    let bus = bus(&settings).await?;
    let store = database.open().await.map_err(|why| refused(why.notice()))?;
    let opened = AppState::open(settings, store, bus, files.books()).await;
    opened.map_err(|why| refused(why.notice()))
}

async fn bus(settings: &Settings) -> Result<Option<Arc<Bus>>, ServeError> {
    let Some(address) = &settings.bus else { return Ok(None) };
    let opened = Bus::open(address, settings.server_name().as_str()).await;
    let bus = opened.map_err(|error| ServeError::NoBus {
        address: Quote::of(&address.to_string()),
        why: Quote::of(&error.to_string()),
    });
    bus.map(|bus| Some(Arc::new(bus)))
}

/// Makes a folder for its owner alone; one that is there already keeps its
/// permissions.
pub(crate) fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

impl ServeError {
    /// What is wrong with the data.
    pub fn of_data(database: &Database, why: Notice) -> Self {
        Self::Data { path: Quote::of(&database.to_string()), why }
    }

    pub(crate) fn of_address(address: SocketAddr, error: &io::Error) -> Self {
        let shown = Quote::of(&address.to_string());
        match error.kind() {
            io::ErrorKind::AddrInUse => Self::PortTaken { address: shown },
            io::ErrorKind::PermissionDenied => Self::PortForbidden { address: shown },
            _ => Self::NoAddress { address: shown, why: Quote::of(&error.to_string()) },
        }
    }
}
