//! A tree in progress, as page and terminal hold it: by texts alone.

use std::{env, fmt::Write, fs, path::PathBuf};

use game::{Comment, Judgement, TreeError, TreeWord};
use shelf::{Game, Heading, Opening, TreeInProgress, TreeRefused};

fn of(game: Game, tokens: &str) -> TreeInProgress {
    let mut game = game.open(&Opening::default()).expect("a game");
    game.add_tokens(tokens).expect("legal tokens");
    game.into()
}

#[test]
fn a_tree_is_grown_by_texts_and_read_back() {
    let mut tree = of(Game::Kuba, "a7s a1n");
    assert_eq!(tree.add("A7S", "B1N"), Ok("a7s b1n".to_owned()));
    assert_eq!(tree.add("a7s", "b1n"), Ok("a7s b1n".to_owned()), "followed and not doubled");
    assert_eq!(tree.next("a7s"), ["a1n", "b1n"]);
    tree.judge("a7s b1n", Some(Judgement::Good)).expect("a path");
    let comment = Comment::new("worth a try").expect("a comment");
    tree.set_comments("a7s b1n", vec![comment]).expect("a path");

    let text = tree.record(Heading::default());
    assert!(text.ends_with("\n\na7s a1n (b1n! {worth a try})\n"), "{text}");
    let (read, _) = Game::Kuba.open_tree(&text).expect("a record");
    assert_eq!(read, tree);
    let (line, _) = Game::Kuba.open_record(&text).expect("a record");
    assert_eq!(line.entries(), ["a7s", "a1n"]);

    tree.promote("a7s b1n").expect("a path");
    assert_eq!(tree.main_line(), "a7s b1n");
    assert_eq!(tree.line("").as_deref(), Some("a7s b1n"));
    tree.delete("a7s b1n").expect("a path");
    assert_eq!((tree.main_line().as_str(), tree.variations()), ("a7s a1n", 0));
    assert_eq!(tree.at("a7s a1n").expect("a path").actor(), Some("white"));
}

#[test]
fn moves_are_opened_without_a_sheet() {
    let moves = "a7s {quiet} (a6e! b1n) a1n";
    let tree = Game::Kuba.open_moves(None, moves).expect("moves");
    assert_eq!(tree.moves(), moves);
    assert_eq!(tree.start().length(), 0);
    let later = tree.at("a7s a1n").expect("a path").position();
    let tree = Game::Kuba.open_moves(Some(&later), "b7s").expect("moves from a position");
    assert_eq!((tree.start().position(), tree.moves()), (later.clone(), "b7s".to_owned()));
    let tree = Game::Kuba.open_moves(Some(&later), "").expect("a position alone");
    assert_eq!(tree.steps(), 0);
    for (position, moves) in [(None, "a7n"), (None, "(a7s)"), (Some("nonsense"), "a7s")] {
        assert!(Game::Kuba.open_moves(position, moves).is_err(), "{position:?} {moves}");
    }
}

#[test]
fn what_is_not_there_or_not_allowed_is_refused() {
    let mut tree = of(Game::Klotze, "d2-d1");
    let before = tree.clone();
    assert_eq!(tree.add("nonsense", "pass"), Err(TreeRefused::Tree(TreeError::NoPath)));
    let Err(TreeRefused::Token(refused)) = tree.add("", "d2-z9") else { panic!("refused") };
    assert_eq!((refused.at, refused.rule), (1, None));
    let refused = tree.add("d2-d1", "d1-d2").expect_err("another's");
    assert!(refused.rule().is_some(), "{refused:?}");
    assert_eq!(tree.promote("d1-d2"), Err(TreeError::NoPath));
    assert_eq!(tree.delete(""), Err(TreeError::NoPath));
    assert_eq!(tree.at("d1-d2").map(|game| game.position()), None);
    assert_eq!(tree, before);
}

#[test]
fn every_game_has_trees() {
    for game in Game::ALL {
        let mut tree = of(game, "");
        let actions = tree.at("").expect("the start").actions();
        for action in &actions {
            assert_eq!(tree.add("", action).as_ref(), Ok(action), "{}", game.name());
        }
        assert_eq!(tree.steps(), actions.len());
        assert_eq!(tree.variations(), actions.len() - 1);
        let text = tree.record(Heading::default());
        assert_eq!(game.open_tree(&text).expect("a record").0, tree);
    }
}

/// Trees stored as readable text: a record, and where each of its paths leads. With
/// `BLESS=1` in the environment what leads where is written anew.
#[test]
fn stored_trees_lead_where_they_did() {
    for game in Game::ALL {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/trees");
        let file = folder.join(format!("{}.txt", game.name()));
        let stored = fs::read_to_string(&file).expect("a stored tree");
        let record = stored.split(MARK).next().unwrap_or_default();
        let (tree, heading) = game.open_tree(record).expect("a record");
        assert_eq!(tree.record(heading), record, "it is written as it is read");
        assert!(tree.variations() > 0, "{} has variations", file.display());
        let printed = format!("{record}{MARK}{}", paths(&tree));
        if env::var_os("BLESS").is_some() {
            fs::write(&file, printed).expect("it can be written");
        } else {
            assert_eq!(printed, stored, "{}", file.display());
        }
    }
}

/// What stands between a record and where its paths lead.
const MARK: &str = "\n---\n";

/// Each path, who acts there, and the position.
fn paths(tree: &TreeInProgress) -> String {
    let mut text = String::new();
    let (mut path, mut brackets) = (Vec::new(), Vec::new());
    for word in tree.words() {
        match word {
            TreeWord::Step { before, step, .. } => {
                path.truncate(before);
                path.push(step);
                let game = tree.at(&path.join(" ")).expect("its own path");
                let actor = game.actor().map_or_else(|| game.result(), str::to_owned);
                let path = path.join(" ");
                // Writing to a string does not fail.
                let _ = writeln!(text, "\n{path}\n  {actor}\n  {}", game.position());
            }
            TreeWord::Open => brackets.push(path.clone()),
            TreeWord::Close => path = brackets.pop().expect("an open bracket"),
            TreeWord::Comment(_) => {}
        }
    }
    text
}
