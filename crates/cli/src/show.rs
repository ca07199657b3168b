//! `ludotheque show`: the board drawn in text, and what there is to say of it; of a
//! record also its variations and comments.

use std::io::Write;

use game::Fact;
use telling::{Reader, turn};
use words::Words;

use crate::{args::Opened, failure::Failure, opening, paint::paint, variations};

pub(crate) fn run(opened: &Opened, words: &Words) -> Result<(), Failure> {
    let (played, tree) = opening::open_whole(opened)?;
    let mut out = anstream::stdout().lock();
    let bold = anstyle::Style::new().bold();
    let facts = [
        ("name", Fact::Text(words.text(&format!("game-{}", played.game().name())))),
        ("players", played.players().into()),
    ];
    writeln!(out, "{bold}{}{bold:#}\n", words.tell("cli-show-title", &facts))?;
    writeln!(out, "{}", paint(&played.sketch()))?;
    writeln!(out, "{}", turn(&played, &Reader::onlooker(words)))?;
    for remark in played.remarks() {
        writeln!(out, "{}", words.say(&remark))?;
    }
    let facts = [("text", Fact::Text(played.position()))];
    writeln!(out, "{}", words.tell("cli-show-position", &facts))?;
    if let Some(tree) = tree.filter(variations::is_annotated) {
        writeln!(out, "\n{bold}{}{bold:#}", words.text("cli-show-annotated"))?;
        for line in variations::lines(&tree, words) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}
