//! The pages as they are printed: what is on them, how large it is, and what becomes of
//! them as PDF.

mod files;
mod letters;
mod sheets;

use print::{Order, Page, Paper};
use shelf::Game;
use words::{Language, Words};

/// A set without an address.
fn pages(game: Game, paper: Paper, language: Language) -> Vec<Page> {
    print::pages(game, &Order { paper, address: None }, &Words::new(language))
}

/// Every game, paper and language.
fn all() -> impl Iterator<Item = (Game, Paper, Language)> {
    Game::ALL.into_iter().flat_map(|game| {
        let papers = Paper::ALL.into_iter();
        papers.flat_map(move |paper| Language::ALL.map(|language| (game, paper, language)))
    })
}
