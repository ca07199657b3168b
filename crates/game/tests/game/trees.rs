//! Trees and their records, on texts that a person wrote: what each says, how it is
//! written again, and what is wrong with those that are refused. What holds for any tree
//! is told in `game::testing::trees`.

use bille_trap::BilleTrap;
use game::{
    Entry, GameSoFar, Judgement, MOST_NESTED, MOST_STEPS, NotAdded, Position, Quote, Record,
    RecordError, SheetError, Start, Tree, TreeError, TreeRecord, read_entry,
};
use klotze::Klotze;
use kuba::Kuba;

/// A record of Kuba in format 2 with this body.
fn sheet(body: &str) -> String {
    format!("format: 2\ngame: kuba\nedition: 1\nset-up: standard\nresult: unfinished\n\n{body}\n")
}

fn tree(body: &str) -> Tree<Kuba> {
    let record: Result<TreeRecord<Kuba>, _> = sheet(body).parse();
    record.unwrap_or_else(|error| panic!("{error}: {body}")).tree
}

fn error(body: &str) -> RecordError {
    let record: Result<TreeRecord<Kuba>, _> = sheet(body).parse();
    record.err().unwrap_or_else(|| panic!("{body} is read"))
}

fn path<P: Position>(tokens: &str) -> Vec<Entry<P::Action>> {
    tokens.split_whitespace().map(|token| read_entry::<P>(token).expect("a token")).collect()
}

const STUDY: &str = "{start} a7s? {better is} (a6e! b1n (a1e {ends} resign:1)) (g1n) a1n!? b7s";

#[test]
fn a_record_with_variations_reads_and_prints_whole() {
    let record: TreeRecord<Kuba> = sheet(STUDY).parse().expect("a record");
    assert_eq!(record.to_string(), sheet(STUDY));
    let tree = record.tree;
    assert_eq!((tree.steps(), tree.variations()), (8, 3));
    assert_eq!(tree.main_line(), path::<Kuba>("a7s a1n b7s"));
    assert_eq!(tree.next(&[]), path::<Kuba>("a7s a6e g1n"));
    assert_eq!(tree.judgement(&path::<Kuba>("a6e")), Some(Judgement::Good));
    assert_eq!(tree.judgement(&path::<Kuba>("a7s a1n")), Some(Judgement::Interesting));
    let said = tree.comments(&path::<Kuba>("a6e a1e"));
    assert_eq!(said.iter().map(game::Comment::as_str).collect::<Vec<_>>(), ["ends"]);
    let left = tree.game(&path::<Kuba>("a6e a1e resign:1")).expect("a path");
    assert_eq!(left.ranking().len(), 2, "a variation ends by its own rules");
    assert_eq!(tree.game(&path::<Kuba>("a7s b7s")).map(|_| ()), None, "no such path");
}

#[test]
fn a_line_is_taken_from_a_record_with_variations() {
    let line: Record<Kuba> = sheet(STUDY).parse().expect("a record");
    assert_eq!(line.game.entries(), path::<Kuba>("a7s a1n b7s"));
    assert!(line.to_string().ends_with("\n\n{start} a7s {better is} a1n b7s\n"), "{line}");
    assert!(line.to_string().starts_with("format: 1\n"));
}

#[test]
fn a_tree_can_be_written_in_other_ways() {
    // Brackets at once inside each other, blanks, capitals, signs between.
    for other in [
        "{start}a7s?{better is}(a6e! b1n(a1e{ends}resign:1))(g1n)a1n!? b7s",
        "{start} A7S? {better is} ( A6E! B1N ( A1E {ends} RESIGN:1 ) ( ) ) (g1n) a1n!? b7s"
            .replace("( ) ", "")
            .as_str(),
        "{start} a7s? {better is} (a6e! b1n (a1e {ends} resign:1) (b1n)) (g1n) a1n!? b7s"
            .replace(" (b1n)", "")
            .as_str(),
        "{start} a7s? {better is} (a6e! b1n (a1e {ends} resign:1) (g1n)) a1n!? b7s"
            .replace(" (g1n))", ") (g1n)")
            .as_str(),
    ] {
        assert!(tree(other) == tree(STUDY), "{other}");
    }
    // A variation of a variation's first move is one of the same move.
    assert_eq!(tree("a7s (a6e (g1n)) a1n").to_string(), "a7s (a6e) (g1n) a1n");
    // What begins alike is one variation.
    assert_eq!(tree("a7s (a6e b1n) (a6e a1e) a1n").to_string(), "a7s (a6e b1n (a1e)) a1n");
    // What is said before a variation's first move is said of where it begins.
    assert_eq!(tree("a7s a1n ({here} b1n)").to_string(), "a7s {here} a1n (b1n)");
}

#[test]
fn format_1_has_no_brackets_and_no_judgements() {
    for body in ["a7s (g1n)", "(a7s)", "a7s!", "a7s )"] {
        let text = sheet(body).replace("format: 2", "format: 1");
        let Err(RecordError::Token(refused)) = text.parse::<TreeRecord<Kuba>>() else {
            panic!("{body} is read")
        };
        assert_eq!(refused.rule, None, "{body}");
    }
    let plain: TreeRecord<Kuba> = sheet("a7s {so} a1n").parse().expect("a record");
    assert_eq!(plain.to_string(), sheet("a7s {so} a1n").replace("format: 2", "format: 1"));
}

#[test]
fn every_mistake_with_brackets_has_its_error() {
    let sheet = RecordError::Sheet;
    assert_eq!(error("a7s (a6e"), sheet(SheetError::OpenVariation));
    assert_eq!(error("a7s a1n)"), sheet(SheetError::CloseVariation { before: 2 }));
    assert_eq!(error("a7s ()"), sheet(SheetError::EmptyVariation { before: 1 }));
    assert_eq!(error("a7s ({so})"), sheet(SheetError::EmptyVariation { before: 1 }));
    assert_eq!(error("(a7s)"), sheet(SheetError::EmptyVariation { before: 0 }));
    assert_eq!(error("a7s ((a6e))"), sheet(SheetError::EmptyVariation { before: 1 }));
    assert_eq!(error("a7s (a7s b1n) a1n"), sheet(SheetError::SameVariation { before: 1 }));
    assert_eq!(error("a7s (a6e (a7s)) a1n"), sheet(SheetError::SameVariation { before: 2 }));
    assert_eq!(error("a7s {never closed"), sheet(SheetError::OpenComment));
    let RecordError::Token(refused) = error("a7s (a6e) (b1n) a1n") else { panic!("no token") };
    assert_eq!((refused.at, refused.rule.expect("a rule").as_str()), (3, "KU-4"));
    for wrong in ["a7s!!!", "!", "a7s?!?", "a7s !", "a!7s"] {
        assert!(matches!(error(wrong), RecordError::Token(_)), "{wrong}");
    }
    let other = sheet_error_of_result("a7s (a6e resign:2) a1n", "1 > 2 by ALL-4");
    assert_eq!(other, ("1 > 2 by ALL-4".to_owned(), "unfinished".to_owned()), "of the main line");
}

fn sheet_error_of_result(body: &str, told: &str) -> (String, String) {
    let text = sheet(body).replace("unfinished", told);
    match text.parse::<TreeRecord<Kuba>>() {
        Err(RecordError::Sheet(SheetError::Result { found, played })) => {
            let shown = |quote: Quote| game::Fact::from(quote).to_string();
            (shown(found), shown(played))
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_tree_has_bounds() {
    // A staircase: each variation inside the one before.
    let mut tree = Tree::<Kuba>::new(Start::Setup(kuba::Setup::default()));
    let (mut line, mut body) = (Vec::new(), String::new());
    for _ in 0..MOST_NESTED {
        let legal = tree.game(&line).expect("its own path").actions();
        body.extend([legal[0].to_string(), format!(" ({} ", legal[1])]);
        tree.add(&line, Entry::Action(legal[0])).expect("legal");
        tree.add(&line, Entry::Action(legal[1])).expect("legal");
        line.push(Entry::Action(legal[1]));
    }
    let legal = tree.game(&line).expect("its own path").actions();
    body.extend([legal[0].to_string(), format!(" ({}", legal[1])]);
    body += &")".repeat(MOST_NESTED + 1);
    let too_deep = TreeError::Nested { most: MOST_NESTED };
    assert_eq!(error(&body), RecordError::Tree(too_deep.clone()));
    tree.add(&line, Entry::Action(legal[0])).expect("legal");
    let steps = tree.steps();
    assert_eq!(tree.add(&line, Entry::Action(legal[1])), Err(NotAdded::Tree(too_deep)));
    assert_eq!(tree.steps(), steps, "nothing has changed");

    // What is at the bound is still read, and can't be pushed over it.
    let text = TreeRecord::of(tree.clone()).to_string();
    let read: TreeRecord<Kuba> = text.parse().expect("a record");
    assert!(read.tree == tree);
    tree.promote(&line).expect("the last bracket opens");
    assert_eq!(tree.next(&line[..line.len() - 1]).first(), line.last());

    // The same again and again is one variation, and still too much to read.
    let too_many = RecordError::Tree(TreeError::Steps { most: MOST_STEPS });
    assert_eq!(tree_of("a7s ", "(g1n)", MOST_STEPS - 1).map(|tree| tree.steps()), Ok(2));
    assert_eq!(tree_of("a7s ", "(g1n)", MOST_STEPS).err(), Some(too_many));

    // The number of steps: variations of one move each, of every move of a long game.
    let mut game = GameSoFar::<Kuba>::from_setup(kuba::Setup::default());
    let mut body = String::new();
    let mut steps = 0;
    let mut dice = game::testing::dice(7);
    while game.outcome().is_none() && steps <= MOST_STEPS {
        let action = game.position().draw_action(&mut dice).expect("it goes on");
        body.extend([action.to_string(), " ".to_owned()]);
        steps += 1;
        for other in game.actions() {
            if other != action {
                body.extend(["(".to_owned(), other.to_string(), ") ".to_owned()]);
                steps += 1;
            }
        }
        game.play(action).expect("legal");
    }
    let read = sheet(&body).replace("result: unfinished\n", "").parse::<TreeRecord<Kuba>>();
    if steps > MOST_STEPS {
        assert_eq!(read.err(), Some(RecordError::Tree(TreeError::Steps { most: MOST_STEPS })));
    } else {
        assert_eq!(read.expect("a record").tree.steps(), steps);
    }
}

/// A tree of a move, and so often the same behind it.
fn tree_of(first: &str, then: &str, times: usize) -> Result<Tree<Kuba>, RecordError> {
    let record: TreeRecord<Kuba> = sheet(&(first.to_owned() + &then.repeat(times))).parse()?;
    Ok(record.tree)
}

#[test]
fn chance_has_variations_too() {
    let text = "format: 2\ngame: bille-trap\nedition: 1\nset-up: players=2\nresult: unfinished\n\nd1 (d6 {what if} e) e k\n";
    let record: TreeRecord<BilleTrap> = text.parse().expect("a record");
    assert_eq!(record.to_string(), text);
    assert_eq!(record.tree.next(&[]), path::<BilleTrap>("d1 d6"));
}

#[test]
fn a_study_may_start_from_a_position() {
    let text = "format: 2\ngame: kuba\nedition: 1\nposition: 7/7/7/7/7/7/RW4B white 6-6 - -\nresult: 1 > 2 by KU-9\n\nb1w!! (b1n? {the red marble is still there})\n";
    let record: TreeRecord<Kuba> = text.parse().expect("a record");
    assert_eq!(record.to_string(), text);
}

#[test]
fn who_leaves_in_a_variation_still_plays_in_the_others() {
    let text = "format: 2\ngame: klotze\nedition: 1\nset-up: colours=red,yellow,green first=red\nresult: unfinished\n\nd2-d1 left:2 (draw) (flag:3)\n";
    let record: TreeRecord<Klotze> = text.parse().expect("a record");
    assert_eq!(record.to_string(), text);
    let playing =
        |line: &str| record.tree.game(&path::<Klotze>(line)).expect("a path").playing().len();
    assert_eq!((playing("d2-d1"), playing("d2-d1 left:2"), playing("d2-d1 flag:3")), (3, 2, 2));
}
