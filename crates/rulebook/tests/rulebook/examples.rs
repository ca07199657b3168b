//! Every example is played by the rules' code: what is said to be allowed is, what is
//! said to be forbidden is refused by that very rule, and what is said to come of a
//! move comes of it. And every rule has the kind of example that can show it.

use game::RuleId;
use rulebook::{Effect, Example, Forbidden, Outcome, Paragraph, Rulebook};
use shelf::{Game, GameInProgress, games};
use words::Language;

/// How a rule can be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// It forbids something.
    Refuses,
    /// Something comes of it.
    Gives,
    /// It ends the game.
    Ends,
    /// People end the game by it, and this rule is what the result says.
    EndsBy(game::Rule),
    /// It is about what is there before the first move, or about the people: a position
    /// in which something can be done.
    Shows,
}

fn of_black_holes(rule: games::black_holes::Rule) -> Kind {
    use games::black_holes::Rule::{
        Blocks, Board, ChoosingColors, FourSunk, Holes, MustMove, NoPuttingBack, OpenHoles, Room,
        Sinking, Standstill, Tipping, Turns,
    };
    match rule {
        Board | Holes | Blocks | ChoosingColors => Kind::Shows,
        Turns => Kind::Gives,
        Tipping | Room | Sinking | OpenHoles | NoPuttingBack | MustMove => Kind::Refuses,
        Standstill | FourSunk => Kind::Ends,
    }
}

fn of_kuba(rule: games::kuba::Rule) -> Kind {
    use games::kuba::Rule::{
        Board, Edge, Line, NoPush, NoPushingBack, Orientation, Push, PushAgain, Resigning,
        SevenReds, WhiteBegins,
    };
    match rule {
        Board | Orientation | WhiteBegins => Kind::Shows,
        Line => Kind::Gives,
        Push | Edge | PushAgain | NoPushingBack => Kind::Refuses,
        SevenReds | NoPush => Kind::Ends,
        Resigning => Kind::EndsBy(game::Rule::Leaving),
    }
}

fn of_klotze(rule: games::klotze::Rule) -> Kind {
    use games::klotze::Rule::{
        Board, Capture, Corners, Distance, ForcedPass, FreeWay, Goal, Homes, OneMove, Pieces,
        Stone, Stones, TurnOrder, UnusedKlotze,
    };
    match rule {
        Board | Pieces | Stones => Kind::Shows,
        TurnOrder => Kind::Gives,
        UnusedKlotze | OneMove | Distance | FreeWay | Corners | Homes | Capture | Stone
        | ForcedPass => Kind::Refuses,
        Goal => Kind::Ends,
    }
}

fn of_bille_trap(rule: games::bille_trap::Rule) -> Kind {
    use games::bille_trap::Rule::{
        AllHome, Deal, Home, Known, Marbles, Moving, MustPlay, NoPeeping, Testing, Top, Track,
        Turn, Turning,
    };
    match rule {
        Deal | Marbles | Known | NoPeeping => Kind::Shows,
        Track | Top => Kind::Gives,
        Turn | Moving | Home | MustPlay | Testing | Turning => Kind::Refuses,
        AllHome => Kind::Ends,
    }
}

fn of_all(game: Game, rule: game::Rule) -> Kind {
    match rule {
        // Two thousand moves would be an example that nobody reads.
        game::Rule::Length => Kind::Shows,
        // Where it does not hold the game goes on.
        game::Rule::Repetition if game == Game::BilleTrap => Kind::Gives,
        game::Rule::Repetition | game::Rule::Agreement | game::Rule::Leaving => Kind::Ends,
    }
}

/// The kind of each rule of a game, the rules of all games among them.
fn kinds(game: Game) -> Vec<(RuleId, Kind)> {
    /// Those of a game's own list.
    macro_rules! own {
        ($module:ident, $of:ident) => {
            games::$module::Rule::ALL.iter().map(|rule| (rule.id(), $of(*rule))).collect()
        };
    }
    let mut kinds: Vec<(RuleId, Kind)> = match game {
        Game::BlackHoles => own!(black_holes, of_black_holes),
        Game::Kuba => own!(kuba, of_kuba),
        Game::Klotze => own!(klotze, of_klotze),
        Game::BilleTrap => own!(bille_trap, of_bille_trap),
    };
    kinds.extend(game::Rule::ALL.iter().map(|rule| (rule.id(), of_all(game, *rule))));
    kinds
}

#[test]
fn every_rule_has_an_example_that_can_show_it() {
    for game in Game::ALL {
        let book = Rulebook::of(game, Language::English);
        for (rule, kind) in kinds(game) {
            let paragraph = book.rule(rule.as_str()).expect("its paragraph");
            assert!(shows(paragraph, kind), "{rule} of {}: {kind:?}", game.name());
        }
    }
}

fn shows(paragraph: &Paragraph, kind: Kind) -> bool {
    let ends =
        |wanted: RuleId| {
            paragraph.examples.iter().flat_map(|example| &example.effects).any(
                |effect| matches!(&effect.outcome, Outcome::End { rule, .. } if *rule == wanted),
            )
        };
    let first = &paragraph.examples[0];
    match kind {
        // The reader has something to try that succeeds, too.
        Kind::Refuses => {
            let by_it = |forbidden: &Forbidden| forbidden.rule == paragraph.rule;
            !first.yes.is_empty() && paragraph.examples.iter().any(|it| it.no.iter().any(by_it))
        }
        Kind::Gives => {
            let gives = |effect: &Effect| matches!(effect.outcome, Outcome::Position(_));
            !first.yes.is_empty() && first.effects.iter().any(gives)
        }
        Kind::Ends => ends(paragraph.rule),
        Kind::EndsBy(rule) => ends(rule.id()),
        Kind::Shows => !first.yes.is_empty(),
    }
}

#[test]
fn the_rules_allow_and_refuse_what_the_examples_say() {
    for game in Game::ALL {
        let book = Rulebook::of(game, Language::English);
        let wrong: Vec<String> = book
            .rules()
            .flat_map(|paragraph| {
                let rule = paragraph.rule.as_str();
                paragraph.examples.iter().flat_map(move |it| mistakes(it, rule, game))
            })
            .collect();
        assert!(wrong.is_empty(), "{}\n{}", game.name(), wrong.join("\n"));
    }
}

/// Everything in an example that the rules' code sees otherwise.
pub(crate) fn mistakes(example: &Example, rule: &str, game: Game) -> Vec<String> {
    let start = match example.open(game) {
        Ok(start) => start,
        Err(error) => return vec![format!("{rule}: {error}")],
    };
    let mut wrong = Vec::new();
    for token in example.yes.iter().filter(|token| *token != "any") {
        if let Err(error) = start.clone().add_tokens(token) {
            wrong.push(format!("{rule}: {token} is refused: {error:?}"));
        }
    }
    for Forbidden { token, rule: by } in &example.no {
        match start.clone().add_tokens(token) {
            Ok(()) => wrong.push(format!("{rule}: {token} is allowed")),
            Err(error) if error.rule != Some(*by) => {
                wrong.push(format!("{rule}: {token} is refused by {:?}", error.rule));
            }
            Err(_) => {}
        }
    }
    for Effect { tokens, outcome } in &example.effects {
        let mut after = start.clone();
        if let Err(error) = after.add_tokens(tokens) {
            wrong.push(format!("{rule}: {tokens}: {error:?}"));
        } else if outcome_of(&after) != *outcome {
            wrong.push(format!("{rule}: {tokens} = {:?}", outcome_of(&after)));
        }
    }
    if !wrong.is_empty() {
        wrong.push(start.sketch().to_string());
    }
    wrong
}

fn outcome_of(after: &GameInProgress) -> Outcome {
    after.ending().map_or_else(
        || Outcome::Position(after.position()),
        |ending| Outcome::End {
            winners: ending.winners.into_iter().map(str::to_owned).collect(),
            rule: ending.rule,
        },
    )
}

/// What the reader is asked to try can be tried: somebody is to act who can.
#[test]
fn whoever_reads_a_task_has_something_to_do() {
    for game in Game::ALL {
        let book = Rulebook::of(game, Language::English);
        for paragraph in book.rules().filter(|paragraph| !paragraph.task.is_empty()) {
            let start = paragraph.examples[0].open(game).expect("an example that the tests play");
            assert_ne!(start.actor(), None, "{}", paragraph.rule);
            assert_ne!(start.actor(), Some("chance"), "{}", paragraph.rule);
        }
    }
}
