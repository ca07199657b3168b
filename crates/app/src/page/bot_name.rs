//! What a bot is called: a level by its name in the game, any other as it is.

use table::Bot;
use words::Words;

/// The name of a bot of the game with this name.
pub(in crate::page) fn bot_name(game: &str, bot: Bot, words: &Words) -> String {
    match bot {
        Bot::Level(level) => words.text(&format!("level-{game}-{level}")),
        Bot::Named(name) => name.as_str().to_owned(),
    }
}
