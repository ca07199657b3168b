//! The text of the rules page: this is the only place that knows where it comes from.

use game::{Rule, RuleId};
use shelf::{Game, match_game};

use crate::says::Says;

/// One rule: its id and what it says.
pub(crate) struct Paragraph {
    pub(crate) id: String,
    pub(crate) text: String,
}

/// All rules of a game, its own first, then those of all games that hold in it.
pub(crate) fn paragraphs(game: Game, says: &Says) -> Vec<Paragraph> {
    let repeats = match_game!(game, P => <P as game::Position>::REPETITION_DRAWS);
    let shared = Rule::ALL.iter().filter(|rule| repeats || **rule != Rule::Repetition);
    let paragraph =
        |rule: RuleId| Paragraph { id: rule.as_str().to_owned(), text: says.rule(rule) };
    game.rules().into_iter().chain(shared.map(|rule| rule.id())).map(paragraph).collect()
}
