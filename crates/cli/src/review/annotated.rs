//! A review written into the record of its game: signs behind the moves, what a move
//! cost as a comment, and what would have been better as a variation.

use bots::BotGame;
use game::{Comment, Entry, Tree};
use review::{Review, ReviewedEntry};

use super::wording::Wording;

/// Writes a review into the tree whose main line was reviewed. What somebody has said
/// there before stays.
pub(super) fn annotate<P: BotGame>(
    tree: &mut Tree<P>,
    review: &Review<P::Action>,
    wording: &Wording<'_, P>,
) {
    let line = tree.main_line();
    let turns = review.turning_points();
    for (place, entry) in review.entries.iter().enumerate() {
        let path = &line[..=place];
        if entry.judgement.is_none() && !turns.contains(&place) {
            continue;
        }
        if tree.judgement(path).is_none() {
            // The main line is there, and it is no start.
            let _ = tree.judge(path, entry.judgement);
        }
        if entry.better.is_some() || turns.contains(&place) {
            say(tree, path, place, entry, wording);
        }
        add_better(tree, &line[..place], entry);
    }
}

fn say<P: BotGame>(
    tree: &mut Tree<P>,
    path: &[Entry<P::Action>],
    place: usize,
    entry: &ReviewedEntry<P::Action>,
    wording: &Wording<'_, P>,
) {
    let mut sentences = vec![format!("{}.", wording.change(place, entry))];
    sentences.extend(wording.better(entry));
    let Some(comment) = Comment::new(&sentences.join(" ").replace('}', ")")) else { return };
    let mut comments = tree.comments(path).to_vec();
    comments.push(comment);
    let _ = tree.set_comments(path, comments);
}

/// The better line, as far as it is legal and there is room.
fn add_better<P: BotGame>(
    tree: &mut Tree<P>,
    before: &[Entry<P::Action>],
    entry: &ReviewedEntry<P::Action>,
) {
    let Some(better) = &entry.better else { return };
    let mut path = before.to_vec();
    for action in &better.line {
        if tree.add(&path, Entry::Action(*action)).is_err() {
            return;
        }
        path.push(Entry::Action(*action));
    }
}
