//! What a visitor's browser takes to load the page, to draw it and to think in
//! it, each with the bar that it should keep. `cargo xtask measure page` builds
//! everything that this needs and starts it; on a busy machine the figures are
//! the machine's and not the page's, so how busy it was is one of them.

mod acting;
mod analysing;
mod figure;
mod loading;
mod moving;
mod speed;
mod thinking;

use std::{env, process::ExitCode};

use browser::{Device, Language, Motion, Visitor};
use figure::Figure;
use shelf::Game;
use testbed::Result;

/// Whoever looks.
const VISITOR: Visitor =
    Visitor { language: Language::English, device: Device::Desktop, motion: Motion::Full };
/// The games by the names that addresses have.
const GAMES: [&str; Game::ALL.len()] = Game::NAMES;

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let as_json = env::args().any(|argument| argument == "--json");
    match measure().await {
        Ok(figures) if as_json => println!("{}", figure::json(&figures)),
        Ok(figures) => figures.iter().for_each(|figure| println!("{figure}")),
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

async fn measure() -> Result<Vec<Figure>> {
    let mut figures = Figures(vec![figure::load_of_the_machine()?]);
    progress("what the first visit loads");
    figures.add(loading::bytes().await?);
    progress("from the address to a playable board");
    figures.add(loading::until_playable().await?);
    progress("how soon an action is seen");
    figures.add(acting::answers().await?);
    progress("how smoothly pieces move");
    figures.add(moving::frames().await?);
    progress("how long bots think");
    figures.add(thinking::answers().await?);
    progress("how soon an analysis shows its first line");
    figures.add(analysing::first_lines().await?);
    progress("WebAssembly beside native code");
    figures.add(speed::against_native().await?);
    Ok(figures.0)
}

fn progress(what: &str) {
    eprintln!("measuring {what} …");
}

/// What was measured so far, told as it comes.
struct Figures(Vec<Figure>);

impl Figures {
    fn add(&mut self, more: Vec<Figure>) {
        for figure in &more {
            eprintln!("  {figure}");
        }
        self.0.extend(more);
    }
}
