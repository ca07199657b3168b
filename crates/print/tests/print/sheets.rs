//! What is on the sheets: every piece that the rules ask for, squares as large as they
//! shall be, and texts that stay inside.

use std::collections::BTreeMap;

use game::Position;
use print::{Order, Page, Paper};
use resvg::usvg::roxmltree::{Document, Node};
use shelf::{
    Game, Opening,
    games::{
        bille_trap::{BilleTrap, Finding, MARBLES},
        black_holes::{self, BlackHoles},
        klotze::{self, Height, Klotze},
        kuba::{self, Kuba},
    },
};
use words::{Language, Words};

use crate::{all, pages};

/// How often each piece is on the pages.
fn pieces(pages: &[Page]) -> BTreeMap<String, usize> {
    let mut pieces = BTreeMap::new();
    for page in pages {
        let document = Document::parse(&page.svg).expect("well-formed SVG");
        for piece in document.descendants().filter_map(|node| node.attribute("data-piece")) {
            *pieces.entry(piece.to_owned()).or_default() += 1;
        }
    }
    pieces
}

/// What the rules say that a game needs.
fn needed(game: Game) -> BTreeMap<String, usize> {
    let needed = match game {
        Game::BlackHoles => {
            let start = BlackHoles::start(&black_holes::Setup);
            let of = |color: black_holes::Color| (color.name(), start.blocks(color).count());
            black_holes::Color::ALL.map(of).to_vec()
        }
        Game::Kuba => {
            let start = Kuba::start(&kuba::Setup::default());
            let of = |color: kuba::Color| (color.name(), start.of(color).len());
            vec![of(kuba::Color::White), of(kuba::Color::Black), ("red", start.reds().len())]
        }
        Game::Klotze => {
            let start = Klotze::start(&klotze::Setup::default());
            let of = |height| start.columns_of(height).len();
            vec![
                ("one", of(Height::One)),
                ("two", of(Height::Two)),
                ("three", of(Height::Three)),
                ("klotz", start.klotze().len()),
                ("stone", klotze::Color::ALL.len()),
            ]
        }
        Game::BilleTrap => vec![
            ("open", Finding::Open.dealt()),
            ("closed", Finding::Closed.dealt()),
            ("marble", usize::from(*BilleTrap::SEATS.end()) * MARBLES),
            ("disc", 1),
            ("die", 1),
        ],
    };
    needed.into_iter().map(|(name, count)| (name.to_owned(), count)).collect()
}

#[test]
fn every_piece_that_a_game_needs_is_on_the_sheets() {
    for (game, paper, language) in all() {
        assert_eq!(pieces(&pages(game, paper, language)), needed(game), "{game:?} {paper:?}");
    }
}

#[test]
fn pages_are_as_large_as_the_paper_and_count_in_millimetres() {
    for (game, paper, language) in all() {
        let (width, height) = paper.size();
        for page in pages(game, paper, language) {
            let document = Document::parse(&page.svg).expect("well-formed SVG");
            let root = document.root_element();
            assert_eq!(root.attribute("width"), Some(format!("{width}mm").as_str()));
            assert_eq!(root.attribute("height"), Some(format!("{height}mm").as_str()));
            let view = format!("0 0 {width} {height}");
            assert_eq!(root.attribute("viewBox"), Some(view.as_str()));
        }
    }
}

/// How many squares of this width are on a page in their real size.
fn squares(page: &Page, width: &str) -> usize {
    let document = Document::parse(&page.svg).expect("well-formed SVG");
    let is_square = |node: &Node| {
        let is_wide = |name| node.attribute(name) == Some(width);
        let scaled = node.ancestors().any(|node| {
            node.attribute("transform").is_some_and(|transform| transform.contains("scale"))
        });
        node.has_tag_name("rect") && is_wide("width") && is_wide("height") && !scaled
    };
    document.descendants().filter(is_square).count()
}

/// `docs/print.md` tells these sizes.
#[test]
fn squares_have_their_stated_millimetres() {
    for paper in Paper::ALL {
        for (game, width, count) in [(Game::BlackHoles, "21", 100), (Game::Klotze, "25", 100)] {
            let pages = pages(game, paper, Language::English);
            // A board that is glued of two parts is drawn on both, each cut.
            let boards = pages.iter().filter(|page| squares(page, width) == count).count();
            assert_eq!(boards, if paper == Paper::A3 { 1 } else { 2 }, "{game:?} on {paper:?}");
        }
    }
}

#[test]
fn an_address_is_on_the_first_page_and_without_one_there_is_no_code() {
    let words = Words::new(Language::French);
    let address = "https://jeux.example/kuba".to_owned();
    let order = Order { paper: Paper::A4, address: Some(address.clone()) };
    let with = print::pages(Game::Kuba, &order, &words);
    let without = print::pages(Game::Kuba, &Order { address: None, ..order }, &words);
    assert!(with[0].svg.contains(&address));
    assert!(with.iter().skip(1).zip(without.iter().skip(1)).all(|(one, other)| one == other));
    let online = words.text("print-online");
    assert!(with[0].svg.contains(&online) && !without[0].svg.contains(&online));
}

/// BT-12: a picture shows what lies on the board, and nothing of the traps, not even
/// what was found of them.
#[test]
fn a_picture_tells_nothing_of_the_traps() {
    let opened = Opening { players: Some(2), ..Opening::default() };
    let mut played = Game::BilleTrap.open(&opened).expect("a game");
    played.add_tokens("d3 e d2 e d5 m17 k d3 e d3 m22 t d3 e c d5 e t").expect("moves");
    let text = played.position();
    let known: BilleTrap = text.parse().expect("a position");
    let unknown = known.without_findings().to_string();
    assert_ne!(text, unknown, "a trap was tested");
    let unknown = Opening { position: Some(&unknown), ..Opening::default() };
    let unknown = Game::BilleTrap.open(&unknown).expect("a position");
    assert_eq!(print::picture(&played), print::picture(&unknown));
    assert_eq!(print::link_picture(&played), print::link_picture(&unknown));
}

/// All rules are on one page, whatever the paper and the language, and no step is lost.
#[test]
fn rules_and_steps_fit_on_their_pages() {
    for (game, paper, language) in all() {
        let order = Order { paper, address: Some("https://jeux.example/kuba".to_owned()) };
        let pages = print::pages(game, &order, &Words::new(language));
        let rules = &pages[pages.len() - 2].svg;
        for rule in game.rules() {
            assert!(rules.contains(&format!(">{}<", rule.as_str())), "{rule} on {paper:?}");
        }
        let how = Words::new(language).text("print-how");
        assert!(pages[0].svg.contains(&how), "{game:?} on {paper:?}, {language:?}");
    }
}
