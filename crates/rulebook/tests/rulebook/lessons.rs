//! The lessons: both languages have the same steps, the right moves are legal and reach
//! what the step says, and nothing that is as good is called wrong.

use rulebook::{Block, Lesson, Outcome, Source, Span, Step};
use shelf::{Game, GameInProgress};
use words::Language;

use crate::examples::mistakes;

fn lessons(game: Game) -> [Lesson; 2] {
    Language::ALL.map(|language| {
        let lesson = Lesson::read(game, Source::of_lesson(game, language));
        lesson.unwrap_or_else(|error| panic!("{}, {}: {error}", game.name(), language.code()))
    })
}

#[test]
fn both_languages_have_the_same_steps() {
    for game in Game::ALL {
        let [english, french] = lessons(game);
        let form = |lesson: &Lesson| -> Vec<_> {
            let form = |step: &Step| (step.name.clone(), step.blocks.len(), step.wrong.is_empty());
            lesson.steps.iter().map(form).collect()
        };
        assert_eq!(form(&english), form(&french), "{}", game.name());
        assert!((8..=12).contains(&english.steps.len()), "about ten steps: {}", game.name());
    }
}

#[test]
fn every_step_says_what_to_do_and_what_came_of_it() {
    for game in Game::ALL {
        for lesson in lessons(game) {
            assert!(!lesson.title.is_empty());
            for step in &lesson.steps {
                let said =
                    !step.blocks.is_empty() && !step.task.is_empty() && !step.done.is_empty();
                assert!(said && !step.title.is_empty(), "{} of {}", step.name, lesson.title);
            }
        }
    }
}

#[test]
fn right_moves_are_legal_and_reach_what_the_step_says() {
    for game in Game::ALL {
        let [lesson, _] = lessons(game);
        let wrong: Vec<String> = lesson
            .steps
            .iter()
            .flat_map(|step| mistakes(&step.example, &step.name, game))
            .collect();
        assert!(wrong.is_empty(), "{}\n{}", game.name(), wrong.join("\n"));
    }
}

/// Every step has a right move; and where some are wrong, somebody says so.
#[test]
fn what_is_right_and_what_is_wrong_can_be_told() {
    for game in Game::ALL {
        let [lesson, _] = lessons(game);
        for step in &lesson.steps {
            let start = step.example.open(game).expect("a position that the tests play");
            let legal = start.actions();
            let right = legal.iter().filter(|token| step.is_right(token)).count();
            assert!(right > 0, "{}: nothing is right", step.name);
            let some_are_wrong = right < legal.len();
            assert_eq!(!step.wrong.is_empty(), some_are_wrong, "{} of {}", step.name, game.name());
        }
    }
}

/// Where a step is about winning, every move that wins is right.
#[test]
fn no_win_is_called_wrong() {
    for game in Game::ALL {
        let [lesson, _] = lessons(game);
        let wins = |step: &&Step| {
            step.example.effects.iter().any(|it| matches!(it.outcome, Outcome::End { .. }))
        };
        assert!(lesson.steps.last().as_ref().is_some_and(wins), "{} ends with a win", game.name());
        for step in lesson.steps.iter().filter(wins) {
            let start = step.example.open(game).expect("a position that the tests play");
            for token in start.actions() {
                let mut after = start.clone();
                after.add_tokens(&token).expect("legal");
                let won = after.ending().is_some_and(|end| end.winners == [start.actor().unwrap()]);
                assert_eq!(won, step.is_right(&token), "{}: {token}", step.name);
            }
        }
    }
}

#[test]
fn exactly_what_keeps_yellow_from_winning_blocks() {
    exactly_what_defends_is_right(Game::Klotze, "block", |before, after| {
        before.ending().is_none() && after.ending().is_some()
    });
}

#[test]
fn exactly_what_saves_the_white_marbles_is_out_of_danger() {
    exactly_what_defends_is_right(Game::Kuba, "danger", |before, after| {
        let white = |game: &GameInProgress| game.position().matches('W').count();
        white(after) < white(before)
    });
}

/// In a step about defending, exactly those moves are right after which no answer does
/// harm.
fn exactly_what_defends_is_right(
    game: Game,
    name: &str,
    harms: impl Fn(&GameInProgress, &GameInProgress) -> bool,
) {
    let [lesson, _] = lessons(game);
    let step = lesson.steps.iter().find(|step| step.name == name).expect("the step");
    let start = step.example.open(game).expect("a position that the tests play");
    let after = |before: &GameInProgress, token: &str| {
        let mut after = before.clone();
        after.add_tokens(token).expect("legal");
        after
    };
    for token in start.actions() {
        let made = after(&start, &token);
        let harmed = made.actions().iter().any(|answer| harms(&made, &after(&made, answer)));
        assert_eq!(!harmed, step.is_right(&token), "{name}: {token}");
    }
}

/// What somebody reads of a step who makes no mistake.
fn words_read(step: &Step) -> usize {
    let text = step.blocks.iter().map(|block| match block {
        Block::Text(spans) => spans,
        Block::List(_) => panic!("no lists in lessons"),
    });
    let said = text.chain([&step.task, &step.done]);
    let said = said.map(|spans| spans.iter().map(Span::text).collect::<String>());
    said.chain([step.title.clone()]).map(|said| said.split(' ').count()).sum()
}

/// A lesson takes at most three minutes: whoever reads three words a second, as fast as one
/// reads aloud, has four seconds left for each move. No step is a page.
#[test]
fn a_lesson_takes_no_longer_than_three_minutes() {
    for game in Game::ALL {
        for lesson in lessons(game) {
            let words: Vec<_> = lesson.steps.iter().map(words_read).collect();
            let seconds = words.iter().sum::<usize>().div_ceil(3) + 4 * lesson.steps.len();
            assert!(seconds <= 180, "{}: {seconds} seconds, {words:?} words", lesson.title);
            assert!(words.iter().all(|words| *words <= 60), "{}: {words:?}", lesson.title);
        }
    }
}
