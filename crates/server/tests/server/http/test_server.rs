//! A server that a test opens, on a port and a data file of its own.

use std::{
    env, fs,
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    process,
    sync::{
        atomic::{AtomicU32, Ordering},
        mpsc,
    },
    thread::{self, JoinHandle},
};

use server::{Ready, ServeError, Settings};
use tokio::sync::oneshot;

use super::wire::{RawConnection, RawResponse};

/// A folder that is cleared away.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("ludotheque-http-{}-{number}", process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    pub(crate) fn settings(&self) -> Settings {
        let mut settings = Settings::new(self.0.join("data.sqlite"));
        settings.listen = vec![SocketAddr::from((Ipv4Addr::LOCALHOST, 0))];
        settings
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// An open server.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    pub(crate) ready: Ready,
    pub(crate) folder: Folder,
    close: Option<oneshot::Sender<()>>,
    running: JoinHandle<Result<(), ServeError>>,
}

impl TestServer {
    /// Opens a server with its usual settings.
    pub(crate) fn open() -> Self {
        Self::with(|_| {})
    }

    /// Opens a server with other settings.
    pub(crate) fn with(change: impl FnOnce(&mut Settings)) -> Self {
        let folder = Folder::new();
        let mut settings = folder.settings();
        change(&mut settings);
        Self::again(folder, settings)
    }

    /// Opens a server over what another has left in this folder.
    pub(crate) fn again(folder: Folder, settings: Settings) -> Self {
        let (tell, told) = mpsc::channel();
        let (close, closing) = oneshot::channel::<()>();
        let running = thread::spawn(move || {
            serve(settings, move |ready| tell.send(ready.clone()).expect("heard"), async {
                let _ = closing.await;
            })
        });
        let Ok(ready) = told.recv() else { panic!("{:?}", running.join()) };
        let address = ready.addresses[0];
        Self { address, ready, folder, close: Some(close), running }
    }

    /// Asks for something with plain headers.
    pub(crate) fn get(&self, path: &str) -> RawResponse {
        self.ask("GET", path, &[], "")
    }

    /// Asks for something.
    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> RawResponse {
        RawConnection::to(self.address).ask(method, path, headers, body).expect("an answer")
    }

    /// Begins to close the server.
    pub(crate) fn begin_to_close(&mut self) {
        self.close.take().expect("open").send(()).expect("it listens");
    }

    /// Closes it, if it is not closing already, and leaves its folder.
    pub(crate) fn closed(self) -> Folder {
        drop(self.close);
        self.running.join().expect("no panic").expect("closed well");
        self.folder
    }
}

/// Serves in this thread.
pub(crate) fn serve(
    settings: Settings,
    on_ready: impl FnOnce(&Ready),
    closing: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(server::serve(settings, on_ready, closing))
}
