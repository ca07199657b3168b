//! A bar for whoever waits for something long.

use std::{thread, time::Duration};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// What is shorter shows no progress.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar that shows itself after a while, if there is a terminal to draw it on.
pub(crate) fn progress_bar() -> ProgressBar {
    let bar = ProgressBar::hidden();
    let waiting = bar.clone();
    thread::spawn(move || {
        thread::sleep(PATIENCE);
        if !waiting.is_finished() {
            show(&waiting);
        }
    });
    bar
}

fn show(bar: &ProgressBar) {
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent} % · {elapsed} · {eta}") {
        bar.set_style(style);
    }
    bar.set_draw_target(ProgressDrawTarget::stderr());
    bar.enable_steady_tick(Duration::from_millis(200));
}
