//! The board in words, for who can't see a picture or has none: which pieces are
//! where, and what lies beside the board. It reads the sketch of any game and
//! knows no game itself: a mark that should be told has a sentence in `words`,
//! under the game's name and the mark.

use game::{Fact, Sketch};
use words::Words;

/// What there is to tell of the sketch of this game, a sentence for each kind of
/// piece.
pub(super) fn described(sketch: &Sketch, game: &str, words: &Words) -> Vec<String> {
    let lines: Vec<String> = sketch.to_string().lines().map(str::to_owned).collect();
    let letters = lines.iter().find_map(|line| column_letters(line));
    let mut marked: Vec<(char, Vec<String>)> = Vec::new();
    for line in &lines {
        for (mark, place) in places(line, letters.as_deref()) {
            match marked.iter_mut().find(|(known, _)| *known == mark) {
                Some((_, places)) => places.push(place),
                None => marked.push((mark, vec![place])),
            }
        }
    }
    marked.sort_unstable();
    let told = marked.into_iter().filter_map(|(mark, mut places)| {
        let code = format!("mark-{game}-{mark}");
        places.sort_by_key(|place| (place.len(), place.clone()));
        let facts = [("count", places.len().into()), ("places", Fact::Text(places.join(", ")))];
        words.has(&code).then(|| words.tell(&code, &facts))
    });
    told.chain(lines.iter().filter_map(|line| beside(line, game, words))).collect()
}

/// The letters below the columns, if the line is made of these.
fn column_letters(line: &str) -> Option<Vec<char>> {
    let letters: Vec<char> = line.split_whitespace().flat_map(str::chars).collect();
    let in_order = letters.iter().zip('a'..).all(|(found, letter)| *found == letter);
    (letters.len() > 1 && in_order).then_some(letters)
}

/// The marks of a row behind its number, each with its place: a square where
/// columns have letters, else a number counted from that of the row. A piece on
/// two squares is told once, at the one that its actions name.
fn places(line: &str, letters: Option<&[char]>) -> Vec<(char, String)> {
    let Some((label, row)) = line.trim_start().split_once(' ') else { return Vec::new() };
    let Ok(number) = label.parse::<usize>() else { return Vec::new() };
    // Behind the blank every mark has a place of two letters.
    let row: Vec<char> = row.chars().collect();
    let mut found = Vec::new();
    for (column, pair) in row.chunks(2).enumerate() {
        let &[joint, mark] = pair else { continue };
        let place = |column: usize| match letters {
            Some(letters) => letters.get(column).map(|letter| format!("{letter}{number}")),
            None => Some((number + column).to_string()),
        };
        let Some(here) = place(column) else { continue };
        match joint {
            '─' => {
                // The other half is the last that was found.
                if let Some((_, place)) = found.last_mut() {
                    *place = format!("{place}–{here}");
                }
            }
            '╷' => {}
            '╵' => found.push((mark, above(&here, number))),
            _ => found.push((mark, here)),
        }
    }
    found
}

/// A place together with the one above it.
fn above(here: &str, number: usize) -> String {
    let letter: String = here.chars().take(1).collect();
    format!("{here}–{letter}{}", number + 1)
}

/// A row beside the board: whose it is, and how many pieces are before and
/// behind its arrow.
fn beside(line: &str, game: &str, words: &Words) -> Option<String> {
    let code = format!("beside-{game}");
    let (before, after) = line.split_once('>').filter(|_| words.has(&code))?;
    let (label, before) = before.trim().split_once([':', ')'])?;
    let count = |row: &str| row.split_whitespace().filter(|mark| *mark != ".").count();
    let facts = [
        ("label", Fact::Text(label.trim_start_matches('(').to_owned())),
        ("before", count(before).into()),
        ("after", count(after).into()),
    ];
    Some(words.tell(&code, &facts))
}

#[cfg(test)]
mod tests {
    use shelf::{Game, Opening};
    use words::Language;

    use super::*;

    fn told(game: Game, position: Option<&str>, tokens: &str) -> String {
        let mut played = game.open(&Opening { position, ..Opening::default() }).expect("a game");
        played.add_tokens(tokens).expect("legal tokens");
        described(&played.sketch(), game.name(), &Words::new(Language::English)).join("\n")
    }

    #[test]
    fn every_game_has_pieces_to_tell_of() {
        for game in Game::ALL {
            let mut played = game.open(&Opening::default()).expect("a game");
            for _ in 0..8 {
                let Some(action) = played.actions().into_iter().next() else { break };
                played.add_tokens(&action).expect("a legal action");
            }
            for words in Language::ALL.map(Words::new) {
                let told = described(&played.sketch(), game.name(), &words);
                assert!(!told.is_empty(), "{}: {}", game.name(), played.sketch());
            }
        }
    }

    #[test]
    fn marbles_are_told_by_square() {
        let told = told(Game::Kuba, Some("7/7/7/7/7/1R5/5BW white 6-6 - -"), "");
        assert_eq!(told, "Black marbles (1): f1.\nRed marbles (1): b2.\nWhite marbles (1): g1.");
    }

    #[test]
    fn lying_blocks_are_told_with_both_squares() {
        let told = told(Game::BlackHoles, None, "e7n d7w f7n");
        assert!(told.contains("Light, lying (1): e8–e9."), "{told}");
        assert!(told.contains("Dark, lying (2): b7–c7, f8–f9."), "{told}");
        assert!(told.contains("Dark, upright (6): d5, e4, e6, f5, g4, g6."), "{told}");
        assert!(told.contains("Holes (4): "), "{told}");
    }

    #[test]
    fn columns_and_klotze_are_told() {
        let told = told(Game::Klotze, None, "");
        for piece in ["Red Klotz: ", "Columns of height 1 (12): ", "Blue corner: "] {
            assert!(told.contains(piece), "{piece}\n{told}");
        }
    }

    #[test]
    fn the_track_is_told_by_number() {
        let told = told(Game::BilleTrap, None, "d3 e d1 e k");
        assert_eq!(
            told,
            "Player 1 has marbles on: 17.\nPlayer 2 has marbles on: 1.\n\
             Player 1: 2 in the tray, 0 at Home.\nPlayer 2: 2 in the tray, 0 at Home."
        );
    }
}
