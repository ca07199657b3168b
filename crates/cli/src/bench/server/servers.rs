//! The servers that are measured: one with a data file, or any number of them on one
//! database. Those who play at a table and look on there are each at another.

use std::{env, path::Path};

use testbed::{Folder, ServerProcess, Wrapper};

use super::process::{self, Batches, Process};
use crate::args::BenchServer;

/// Servers on the same data.
pub(super) struct Servers {
    all: Vec<ServerProcess>,
    /// Goes after them.
    folder: Folder,
}

/// CPU time since a program was started, in seconds.
#[derive(Clone, Copy)]
pub(super) struct CpuSeconds {
    pub(super) servers: f64,
    pub(super) database: f64,
    pub(super) bus: f64,
}

impl Servers {
    /// Opens as many as are asked for, with whatever they have on this disk.
    pub(super) fn open(wanted: &BenchServer, disk: &Path) -> testbed::Result<Self> {
        let folder = Folder::inside(disk, "bench")?;
        let database = wanted.database.as_deref().map(|url| ["--database", url]);
        let bus = wanted.bus.as_deref().map(|url| ["--bus", url]);
        let arguments: Vec<&str> = database.into_iter().chain(bus).flatten().collect();
        let program = env::current_exe()?;
        let open = |number| {
            let data = folder.file(&format!("data-{number}.sqlite"));
            ServerProcess::open_through(&program, &data, &arguments, "warn", Wrapper::None)
        };
        let all = (0..wanted.servers).map(open).collect::<testbed::Result<_>>()?;
        Ok(Self { all, folder })
    }

    /// The first of them.
    pub(super) fn first(&self) -> &ServerProcess {
        self.of(0)
    }

    /// The one that whoever has this number asks.
    pub(super) fn of(&self, number: usize) -> &ServerProcess {
        &self.all[number % self.all.len()]
    }

    /// Their folder.
    pub(super) fn folder(&self) -> &Folder {
        &self.folder
    }

    /// How much CPU time they have used, and what they all ask. Whoever measures has
    /// no other database and no other bus on the machine.
    pub(super) fn cpu_seconds(&self) -> testbed::Result<CpuSeconds> {
        let mut servers = 0.0;
        for server in &self.all {
            servers += Process(server.process()).cpu_seconds()?;
        }
        let [database, bus] = ["postgres", "nats-server"].map(process::cpu_seconds_of_all);
        Ok(CpuSeconds { servers, database, bus })
    }

    /// How they have stored so far, all together.
    pub(super) async fn batches(&self) -> testbed::Result<Batches> {
        let mut all = Batches::default();
        for server in &self.all {
            all += process::batches(&server.url()).await?;
        }
        Ok(all)
    }
}

impl CpuSeconds {
    /// What was used since an earlier look.
    pub(super) fn since(self, earlier: Self) -> Self {
        Self {
            servers: self.servers - earlier.servers,
            database: self.database - earlier.database,
            bus: self.bus - earlier.bus,
        }
    }
}
