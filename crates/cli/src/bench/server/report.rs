//! Shows the figures of a run: a table, or one line of JSON.

use std::{io::Write, iter};

use game::Fact;
use words::Words;

use super::Figures;
use crate::failure::Failure;

pub(super) fn write(figures: &Figures, json: bool, words: &Words) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    if json {
        let line = serde_json::to_string(figures).map_err(std::io::Error::from)?;
        writeln!(out, "{line}")?;
        return Ok(());
    }
    let number = |value: f64, digits: usize| Fact::Text(words.decimal(value, digits));
    let facts = [
        ("machine", Fact::Text(figures.machine.clone())),
        ("tables", number(figures.tables as f64, 0)),
        ("servers", Fact::Number(figures.servers.into())),
        ("seconds", number(figures.seconds as f64, 0)),
    ];
    writeln!(out, "{}\n", words.tell("bench-server-machine", &facts))?;
    if let Some(saturated) = &figures.saturated {
        let facts = [
            ("cpu", number(saturated.actions_per_cpu_second, 0)),
            ("wall", number(saturated.actions_per_second, 0)),
            ("batch", number(saturated.batch_mean, 1)),
            ("games", number(saturated.games_finished as f64, 0)),
        ];
        writeln!(out, "{}", words.tell("bench-server-line-saturated", &facts))?;
        let cpu = |code: &str, micros: f64| words.tell(code, &[("micros", number(micros, 0))]);
        let others = [
            ("bench-server-cpu-database", saturated.database_cpu_us_per_action),
            ("bench-server-cpu-bus", saturated.bus_cpu_us_per_action),
        ];
        let others = others.into_iter().filter_map(|(code, micros)| Some(cpu(code, micros?)));
        let servers = cpu("bench-server-cpu", saturated.cpu_us_per_action);
        writeln!(out, "{}.", iter::once(servers).chain(others).collect::<Vec<_>>().join("; "))?;
    }
    if let Some(paced) = &figures.paced {
        let facts = [
            ("rate", number(paced.paced_actions_per_second, 0)),
            ("half", number(paced.ack_p50_ms, 1)),
            ("most", number(paced.ack_p99_ms, 1)),
            ("sync", number(paced.fsync_p99_ms, 1)),
            ("allowed", number(20.0 + 3.0 * paced.fsync_p99_ms, 1)),
        ];
        writeln!(out, "{}", words.tell("bench-server-line-paced", &facts))?;
        let facts = [
            ("half", number(paced.bots_ack_p50_ms, 1)),
            ("most", number(paced.bots_ack_p99_ms, 1)),
            ("sync", number(paced.bots_fsync_p99_ms, 1)),
            ("allowed", number(2.0 * (20.0 + 3.0 * paced.bots_fsync_p99_ms), 1)),
        ];
        writeln!(out, "{}", words.tell("bench-server-line-bots", &facts))?;
    }
    if let Some(idle) = &figures.idle {
        let facts = [
            ("count", number(idle.idle_connections as f64, 0)),
            ("size", number(idle.bytes_per_idle_connection / 1024.0, 1)),
        ];
        writeln!(out, "{}", words.tell("bench-server-line-idle", &facts))?;
    }
    Ok(())
}
