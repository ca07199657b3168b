//! The last roll of the die beside the board, to be read at leisure: on the
//! board the die is taken on as soon as it was played.

use leptos::prelude::*;
use shelf::Game;

use crate::page::{game::playing::Playing, speaking::Speaking};

/// What the die showed last, in games with a die.
#[component]
pub(in crate::page) fn LastRoll(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let roll = Memo::new(move |_| {
        let shown = playing.shown_length();
        let entries = playing.kept.with(|kept| kept.table.played().entries());
        last_roll(playing.game, &entries[..shown.min(entries.len())])
    });
    move || {
        roll.get().map(|roll| {
            let told = move || speaking.tell("app-last-roll", &[("roll", roll.into())]);
            view! {
                <p class="last-roll" data-roll=roll.to_string()>
                    <i class=format!("face-of-die roll{roll}") aria-hidden="true"></i>
                    {told}
                </p>
            }
        })
    }
}

/// The last roll among these entries.
fn last_roll(game: Game, entries: &[String]) -> Option<u8> {
    if game != Game::BilleTrap {
        return None;
    }
    entries.iter().rev().find_map(|entry| entry.strip_prefix('d')?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_roll_is_found_and_a_draw_is_none() {
        let entries = ["d3", "e", "d5", "m17", "k", "draw"].map(str::to_owned);
        assert_eq!(last_roll(Game::BilleTrap, &entries), Some(5));
        assert_eq!(last_roll(Game::BilleTrap, &entries[..2]), Some(3));
        assert_eq!(last_roll(Game::BilleTrap, &[]), None);
        assert_eq!(last_roll(Game::Kuba, &["d3n".to_owned()]), None);
    }
}
