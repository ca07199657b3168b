//! The live board beside a rule: it shows the rule's example, and the reader may try
//! what they like. What is allowed happens, what is not is refused by its rule, and die
//! and traps fall by themselves.

use game::{Actor, Fact};
use leptos::{prelude::*, task::spawn_local};
use rulebook::{Example, Paragraph, Span, Step};
use shelf::{Game, GameInProgress, Opening};
use telling::{Reader, told, turn};

use crate::page::{
    browser,
    control::Control,
    live_board::{LiveBoard, LiveGame, MoveButtons, without_place},
    objection::Objection,
    place::Place,
    speaking::Speaking,
};
use crate::{
    drawn::Drawn,
    scene::{Choice, Gesture},
    view::{Attempt, Draw, Try},
};

/// How long a die or a trap lets the reader wait, and a shown move the next one.
const PACE: i32 = 700;

/// What came of what the reader did last.
#[derive(Clone, PartialEq, Debug)]
enum Feedback {
    /// Nothing was done yet.
    None,
    /// It was done; all entries from this one on.
    Made(usize),
    /// It can't be.
    Refused(Objection),
    /// It is what the step of the lesson asks for.
    Right,
    /// It could be, but is not what the step asks for.
    Wrong,
}

/// The board, and what stands on it.
#[derive(Clone, Copy)]
pub(in crate::page) struct Trying {
    game: Game,
    /// The examples of the rule that is read.
    examples: RwSignal<Vec<Example>>,
    /// Which of them.
    number: RwSignal<usize>,
    live: LiveGame,
    feedback: RwSignal<Feedback>,
    /// What the reader is asked to try, in the words of the rule.
    pub(super) task: RwSignal<Vec<Span>>,
    /// The step of a lesson that is learnt, if it is one.
    step: RwSignal<Option<Step>>,
    /// Counts how often a board was set up: what is still to happen on an earlier one
    /// does not.
    round: StoredValue<u32>,
}

impl Trying {
    /// The start of a game; none where it can't be opened, which does not happen.
    pub(super) fn of(game: Game) -> Option<Self> {
        let start = game.open(&Opening::default()).ok()?;
        Some(Self {
            game,
            examples: RwSignal::new(Vec::new()),
            number: RwSignal::new(0),
            live: LiveGame::of(start),
            feedback: RwSignal::new(Feedback::None),
            task: RwSignal::new(Vec::new()),
            step: RwSignal::new(None),
            round: StoredValue::new(0),
        })
    }

    /// Shows the first example of a rule, or without one the start of the game.
    pub(super) fn show(self, rule: Option<&Paragraph>) {
        self.examples.set(rule.map(|rule| rule.examples.clone()).unwrap_or_default());
        self.task.set(rule.map(|rule| rule.task.clone()).unwrap_or_default());
        self.number.set(0);
        self.set_up();
    }

    /// Shows the beginning of a step.
    pub(super) fn show_step(self, step: &Step) {
        self.examples.set(vec![step.example.clone()]);
        self.task.set(step.task.clone());
        self.step.set(Some(step.clone()));
        self.set_up();
    }

    /// Whether the step is done.
    pub(super) fn is_done(self) -> bool {
        self.feedback.with(|feedback| *feedback == Feedback::Right)
    }

    /// Sets the example up again.
    fn set_up(self) {
        self.round.update_value(|round| *round += 1);
        let example = self.example();
        let start = match example {
            Some(example) => example.open(self.game),
            None => self.game.open(&Opening::default()),
        };
        // The tests open every example.
        let Ok(start) = start else { return };
        self.live.set_up(start);
        self.feedback.set(Feedback::None);
        self.go_on();
    }

    fn example(self) -> Option<Example> {
        let number = self.number.get_untracked();
        self.examples.with_untracked(|examples| examples.get(number).cloned())
    }

    /// The reader makes a move.
    fn choose(self, token: &str) {
        let right = self.step.with_untracked(|step| step.as_ref().map(|step| step.is_right(token)));
        if right == Some(false) {
            self.feedback.set(Feedback::Wrong);
            return;
        }
        self.round.update_value(|round| *round += 1);
        let before = self.live.now.with_untracked(GameInProgress::length);
        if self.add(token) {
            let made = Feedback::Made(before + 1);
            self.feedback.set(if right.is_some() { Feedback::Right } else { made });
            self.go_on();
        }
    }

    fn add(self, tokens: &str) -> bool {
        let added = self.live.add(tokens);
        let made = added.is_ok();
        if let Err(error) = added {
            self.feedback.set(Feedback::Refused(error.into()));
        }
        made
    }

    /// The reader has tried what can't be done.
    fn refuse(self, attempt: &Attempt) {
        let why = self.live.now.with_untracked(|now| now.why_not(attempt));
        if let Some(why) = why {
            self.feedback.set(Feedback::Refused(why.into()));
        }
    }

    /// Lets die and traps fall, one after the other.
    fn go_on(self) {
        let round = self.round.get_value();
        let chance = |now: &GameInProgress| now.turn() == Actor::Chance;
        let falls = move || self.live.now.try_with_untracked(chance) == Some(true);
        if !falls() {
            return;
        }
        spawn_local(async move {
            while falls() {
                browser::wait(PACE).await;
                if self.round.try_get_value() != Some(round) {
                    return;
                }
                let Some(seed) = browser::random_number() else { return };
                let mut draw = |bound: u32| (seed % u64::from(bound.max(1))) as u32;
                let Some(token) = self.live.now.with_untracked(|now| now.drawn_action(&mut draw))
                else {
                    return;
                };
                if !self.add(&token) {
                    return;
                }
            }
        });
    }

    /// Makes the moves that show the rule, from the beginning of the example.
    fn demonstrate(self) {
        self.set_up();
        let start = self.live.now.get_untracked();
        let Some(tokens) = self.example().and_then(|example| example.shown(&start)) else { return };
        // Whatever falls is among the moves.
        self.round.update_value(|round| *round += 1);
        let round = self.round.get_value();
        let before = self.live.now.with_untracked(GameInProgress::length);
        spawn_local(async move {
            for token in tokens.split_whitespace() {
                browser::wait(PACE).await;
                if self.round.try_get_value() != Some(round) || !self.add(token) {
                    return;
                }
                let is_step = self.step.with_untracked(Option::is_some);
                let made = Feedback::Made(before + 1);
                self.feedback.set(if is_step { Feedback::Right } else { made });
            }
            self.go_on();
        });
    }

    fn next_example(self) {
        let count = self.examples.with_untracked(Vec::len).max(1);
        self.number.update(|number| *number = (*number + 1) % count);
        self.set_up();
    }

    fn choices(self) -> Vec<Choice> {
        // After a step that is done comes the next one.
        if self.is_done() { Vec::new() } else { self.live.now.with(Draw::choices) }
    }
}

/// The board with what can be done there, and what came of it.
#[component]
pub(super) fn TryOut(trying: Trying) -> impl IntoView {
    let speaking = Speaking::here();
    let task = move || {
        let task: String = trying.task.with(|task| task.iter().map(Span::text).collect());
        if task.is_empty() { speaking.text("rulebook-try") } else { task }
    };
    let many = move || trying.examples.with(|examples| examples.len() > 1);
    let shows = move || {
        let number = trying.number.get();
        trying.examples.with(|examples| examples.get(number).is_some_and(Example::can_be_shown))
    };
    view! {
        <aside class="trying" aria-label=move || speaking.text("rulebook-board")>
            <div class="desk">
            <p class="task" data-status="task">{task}</p>
            <LiveBoard
                game=trying.live
                choices=Signal::derive(move || trying.choices())
                on_choose=move |token: String| trying.choose(&token)
                on_refused=move |attempt: Attempt| trying.refuse(&attempt)
            />
            <TryFeedback trying />
            <div class="asked">
                <TryButtons trying />
                <Show when=shows>
                    <Control code="rulebook-show" on_press=move |()| trying.demonstrate() />
                </Show>
                <Show when=many>
                    <Control code="rulebook-next" on_press=move |()| trying.next_example() />
                </Show>
                <Control code="rulebook-again" on_press=move |()| trying.set_up() />
            </div>
            </div>
        </aside>
    }
}

/// What came of what was tried, with the rule that forbids it.
#[component]
fn TryFeedback(trying: Trying) -> impl IntoView {
    let speaking = Speaking::here();
    let state = move || match trying.feedback.get() {
        Feedback::None => "none",
        Feedback::Made(_) => "made",
        Feedback::Refused(_) => "refused",
        Feedback::Right => "right",
        Feedback::Wrong => "wrong",
    };
    let said = move || {
        let words = speaking.words();
        let reader = Reader::onlooker(&words);
        match trying.feedback.get() {
            Feedback::None => {
                trying.live.now.with(|now| view! { <span>{turn(now, &reader)}</span> }.into_any())
            }
            Feedback::Made(first) => {
                let sentences = trying.live.now.with(|now| {
                    let made = (first..=now.length()).map(|entry| told(now, entry, &reader));
                    let end = now.ending().map(|_| turn(now, &reader));
                    made.chain(end).collect::<Vec<_>>().join(" ")
                });
                let yes = words.text("rulebook-yes");
                view! { <strong>{yes}</strong> " " <span>{sentences}</span> }.into_any()
            }
            Feedback::Right => step_says(trying, |step| &step.done).into_any(),
            Feedback::Wrong => step_says(trying, |step| &step.wrong).into_any(),
            Feedback::Refused(objection) => {
                let sentence = objection.sentence(&reader);
                let no = words.text("rulebook-no");
                let link = objection.rule().map(|rule| {
                    let text = words.tell("app-rule-link", &[("rule", Fact::Text(rule.clone()))]);
                    view! { " " <a href=Place::Rules(trying.game, Some(rule)).path()>{text}</a> }
                });
                view! { <strong>{no}</strong> " " <span>{sentence}</span> {link} }.into_any()
            }
        }
    };
    view! {
        <p class="answer" role="status" data-status="answer" data-answer=state>{said}</p>
    }
}

/// What the step of the lesson says.
fn step_says(trying: Trying, what: fn(&Step) -> &Vec<Span>) -> impl IntoView {
    let said = trying.step.with(|step| {
        step.as_ref().map(|step| what(step).iter().map(Span::text).collect::<String>())
    });
    view! { <span>{said}</span> }
}

/// A button for each move that has no place on the board; those that the example
/// forbids, too, so that one can try them.
#[component]
fn TryButtons(trying: Trying) -> impl IntoView {
    let moves = Memo::new(move |_| {
        let mut moves = without_place(&trying.choices());
        let number = trying.number.get();
        let forbidden = trying.examples.with(|examples| {
            let no = examples.get(number).map(|example| example.no.clone()).unwrap_or_default();
            no.into_iter().map(|forbidden| forbidden.token)
        });
        for token in forbidden {
            let code = trying.live.now.with(|now| button_code(now, &token));
            let known = moves.iter().any(|(other, _)| *other == token);
            moves.extend(code.filter(|_| !known).map(|code| (token, code)));
        }
        moves
    });
    view! { <MoveButtons moves on_choose=move |token: String| trying.choose(&token) /> }
}

/// What the button of a move is called that has no place on the board.
fn button_code(now: &GameInProgress, token: &str) -> Option<&'static str> {
    shelf::match_in_progress!(now, game => {
        match Drawn::gesture(game.position(), token.parse().ok()?) {
            Gesture::Button { code } => Some(code),
            _ => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use rulebook::{Lesson, Rulebook};
    use words::Language;

    use super::*;

    /// What an example allows happens on the board, and what it forbids is refused by the
    /// rule that it names.
    #[test]
    fn every_example_can_be_tried() {
        Owner::new().with(|| {
            for game in Game::ALL {
                let trying = Trying::of(game).expect("a start");
                for paragraph in Rulebook::of(game, Language::English).rules() {
                    trying.show(Some(paragraph));
                    for forbidden in &paragraph.examples[0].no {
                        trying.choose(&forbidden.token);
                        assert_eq!(refused_by(trying).as_deref(), Some(forbidden.rule.as_str()));
                    }
                    assert_eq!(trying.live.now.with_untracked(GameInProgress::entries), {
                        let start = paragraph.examples[0].open(game).expect("an example");
                        start.entries()
                    });
                    // A die needs a browser to be thrown.
                    let allowed =
                        paragraph.examples[0].yes.iter().filter(|_| game != Game::BilleTrap);
                    for token in allowed {
                        trying.set_up();
                        trying.choose(token);
                        let made =
                            trying.feedback.with_untracked(|it| matches!(it, Feedback::Made(_)));
                        assert!(made, "{}: {token}", paragraph.rule);
                    }
                }
            }
        });
    }

    fn refused_by(trying: Trying) -> Option<String> {
        trying.feedback.with_untracked(|feedback| match feedback {
            Feedback::Refused(objection) => objection.rule(),
            _ => None,
        })
    }

    /// A wrong move of a lesson is answered and not made; a right one ends the step.
    #[test]
    fn every_step_of_a_lesson_can_be_done() {
        Owner::new().with(|| {
            for game in Game::ALL.into_iter().filter(|game| *game != Game::BilleTrap) {
                let trying = Trying::of(game).expect("a start");
                for step in Lesson::of(game, Language::French).steps {
                    trying.show_step(&step);
                    assert!(!untrack(|| trying.is_done()), "{}", step.name);
                    let start = trying.live.now.get_untracked();
                    for token in start.actions() {
                        trying.show_step(&step);
                        trying.choose(&token);
                        let right = step.is_right(&token);
                        assert_eq!(untrack(|| trying.is_done()), right, "{}: {token}", step.name);
                        let made = trying.live.now.with_untracked(GameInProgress::length);
                        assert_eq!(made > start.length(), right, "{}: {token}", step.name);
                    }
                }
            }
        });
    }
}
