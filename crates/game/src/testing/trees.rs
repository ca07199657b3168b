//! The laws of trees, checked on one that grows at random: every path is a game, what is
//! written is read back equal, and what is done to one variation leaves the others as
//! they are.

use std::collections::HashSet;

use crate::{
    Comment, Entry, GameSoFar, Judgement, Leaving, NotAdded, Position, Record, Start, Tree,
    TreeError, TreeRecord, TreeWord,
};

type Path<P> = Vec<Entry<<P as Position>::Action>>;

/// Grows a tree from a set-up and checks every law on the way.
///
/// # Panics
/// When a law is broken; the message shows the tree.
pub(super) fn keep<P: Position>(setup: &P::Setup, draw: &mut dyn FnMut(u32) -> u32) {
    let mut tree = Tree::<P>::new(Start::Setup(setup.clone()));
    check(&tree);
    for round in 0..24 {
        grow(&mut tree, draw);
        if round % 8 == 0 {
            check(&tree);
            refuses_what_rules_forbid(&mut tree, draw);
        }
    }
    check(&tree);
    for _ in 0..6 {
        promote(&mut tree, draw);
        delete(&mut tree, draw);
        check(&tree);
    }
}

/// A line goes on from somewhere, and something is said of it.
fn grow<P: Position>(tree: &mut Tree<P>, draw: &mut dyn FnMut(u32) -> u32) {
    let mut path = one_of(&paths(tree), draw);
    let mut game = tree.game(&path).expect("its own path");
    for _ in 0..=draw(6) {
        if game.outcome().is_some() {
            break;
        }
        let action = game.position().draw_action(&mut *draw).expect("a running game has actions");
        let leaver = game.playing().into_iter().next().expect("somebody plays");
        let entry = match draw(60) {
            0 => Entry::Draw,
            1 => Entry::Left(leaver, Leaving::Resigned),
            _ => Entry::Action(action),
        };
        let known = tree.next(&path).contains(&entry);
        let steps = tree.steps();
        assert_eq!(tree.add(&path, entry), Ok(()), "{tree}");
        assert_eq!(tree.steps(), steps + usize::from(!known), "what is there is followed: {tree}");
        assert_eq!(tree.add(&path, entry), Ok(()), "{tree}");
        assert_eq!(tree.steps(), steps + usize::from(!known), "and never doubled: {tree}");
        game.add(entry).unwrap_or_else(|refused| panic!("{refused:?}\n{tree}"));
        path.push(entry);
        say(tree, &path, draw);
    }
}

fn say<P: Position>(
    tree: &mut Tree<P>,
    path: &[Entry<P::Action>],
    draw: &mut dyn FnMut(u32) -> u32,
) {
    if draw(4) == 0 {
        let judgement = Judgement::ALL.get(draw(8) as usize).copied();
        tree.judge(path, judgement).expect("its own path");
        assert_eq!(tree.judgement(path), judgement);
    }
    if draw(4) == 0 {
        let texts = ["", "so!", "(no variation)", "two\nlines", "é ? {"];
        let comments: Vec<Comment> =
            (0..draw(3)).filter_map(|_| Comment::new(texts[draw(5) as usize])).collect();
        tree.set_comments(path, comments.clone()).expect("its own path");
        assert_eq!(tree.comments(path), comments);
    }
}

/// A step that no rule allows changes nothing.
fn refuses_what_rules_forbid<P: Position>(tree: &mut Tree<P>, draw: &mut dyn FnMut(u32) -> u32) {
    let path = one_of(&paths(tree), draw);
    let legal: HashSet<P::Action> =
        tree.game(&path).expect("its own path").actions().into_iter().collect();
    let before = tree.clone();
    for action in P::every_action().filter(|action| !legal.contains(action)).take(20) {
        let refused = tree.add(&path, Entry::Action(action));
        assert!(matches!(refused, Err(NotAdded::Refused(_))), "{action} after {path:?}");
    }
    assert!(*tree == before, "{tree}");
}

/// A variation comes first at last, and all paths are still there.
fn promote<P: Position>(tree: &mut Tree<P>, draw: &mut dyn FnMut(u32) -> u32) {
    let before = paths(tree);
    let path = one_of(&before, draw);
    let mut times = 0;
    while !tree.main_line().starts_with(&path) {
        let said = (tree.comments(&path).to_vec(), tree.judgement(&path));
        tree.promote(&path).expect("few brackets");
        assert_eq!((tree.comments(&path).to_vec(), tree.judgement(&path)), said);
        times += 1;
        assert!(times <= path.len(), "each time a step of the path comes first: {tree}");
    }
    let promoted = tree.to_string();
    assert_eq!(tree.promote(&path), Ok(()));
    assert_eq!(tree.to_string(), promoted, "the main line stays where it is");
    assert_eq!(paths(tree).into_iter().collect::<HashSet<_>>(), before.into_iter().collect());
}

/// What begins with a path is gone, and nothing else.
fn delete<P: Position>(tree: &mut Tree<P>, draw: &mut dyn FnMut(u32) -> u32) {
    assert_eq!(tree.delete(&[]), Err(TreeError::NoPath), "the start stays");
    let before = paths(tree);
    let path = one_of(&before, draw);
    if path.is_empty() {
        return;
    }
    let said =
        |tree: &Tree<P>, path: &Path<P>| (tree.comments(path).to_vec(), tree.judgement(path));
    let left: Vec<_> = before.iter().filter(|other| !other.starts_with(&path)).cloned().collect();
    let of_left: Vec<_> = left.iter().map(|path| said(tree, path)).collect();
    tree.delete(&path).expect("its own path");
    let now: HashSet<_> = paths(tree).into_iter().collect();
    assert_eq!(now, left.iter().cloned().collect::<HashSet<_>>(), "{tree}");
    assert_eq!(left.iter().map(|path| said(tree, path)).collect::<Vec<_>>(), of_left);
    assert_eq!(tree.delete(&path), Err(TreeError::NoPath), "it is gone");
    assert_eq!(tree.promote(&path), Err(TreeError::NoPath));
    assert!(tree.game(&path).is_none());
}

/// What always holds.
fn check<P: Position>(tree: &Tree<P>) {
    let paths = paths(tree);
    let distinct: HashSet<_> = paths.iter().collect();
    assert_eq!((distinct.len(), paths.len()), (tree.steps() + 1, tree.steps() + 1), "{tree}");
    for path in &paths {
        let game = tree.game(path).unwrap_or_else(|| panic!("{path:?} is no game\n{tree}"));
        assert_eq!(game.entries(), path, "{tree}");
        let line = tree.line(path).expect("its own path");
        assert!(line.starts_with(path) && tree.next(&line).is_empty(), "{tree}");
        assert_eq!(tree.next(path).first(), line.get(path.len()), "{tree}");
    }
    check_record(tree);
}

/// What is written is read back equal, and its main line is a game without any.
fn check_record<P: Position>(tree: &Tree<P>) {
    let text = TreeRecord::of(tree.clone()).to_string();
    let read: TreeRecord<P> =
        text.parse().unwrap_or_else(|error| panic!("a tree reads as itself: {error}\n{text}"));
    assert!(read.tree == *tree, "{}\n{text}", read.tree);
    assert_eq!(read.to_string(), text);
    let plain = tree.is_plain();
    assert!(!plain || tree.variations() == 0, "{tree}");
    assert!(text.starts_with(if plain { "format: 1\n" } else { "format: 2\n" }), "{text}");

    let line: Record<P> = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(line.game.entries(), tree.main_line(), "{text}");
    let linear = line.to_string();
    assert!(linear.starts_with("format: 1\n"), "{linear}");
    assert_eq!(linear == text, plain, "format 1 is all where there is no more: {text}");
    let again = TreeRecord::from(line);
    assert_eq!(again.to_string(), linear, "{text}");
    assert!(again.tree.main_line() == tree.main_line() && again.tree.variations() == 0);
    assert!(Tree::of(&game_of(tree)).main_line() == tree.main_line());
}

fn game_of<P: Position>(tree: &Tree<P>) -> GameSoFar<P> {
    tree.game(&tree.main_line()).expect("its own main line")
}

/// Every path, the start's first, in the order in which they are written.
fn paths<P: Position>(tree: &Tree<P>) -> Vec<Path<P>> {
    let mut path = Vec::new();
    let mut paths = vec![path.clone()];
    let mut before_bracket = Vec::new();
    for word in tree.words() {
        match word {
            TreeWord::Step { before, step, .. } => {
                assert!(before <= path.len(), "a step follows what was written");
                path.truncate(before);
                path.push(step);
                paths.push(path.clone());
            }
            TreeWord::Open => before_bracket.push(path.clone()),
            TreeWord::Close => path = before_bracket.pop().expect("a bracket that was opened"),
            TreeWord::Comment(_) => {}
        }
    }
    assert!(before_bracket.is_empty(), "every bracket is closed");
    paths
}

fn one_of<P: Clone>(paths: &[P], draw: &mut dyn FnMut(u32) -> u32) -> P {
    paths[draw(paths.len() as u32) as usize].clone()
}
