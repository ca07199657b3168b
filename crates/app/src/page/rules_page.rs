//! The rules of a game, each in one sentence under its id: the page that a
//! refusal leads to.

use game::{Fact, RuleId};
use leptos::prelude::*;
use shelf::Game;

use super::{browser, place::Place, speaking::Speaking};

/// The rules of a game; the one that was asked for is marked and in sight.
#[component]
pub(super) fn RulesPage(game: Game, asked: Option<String>) -> impl IntoView {
    let speaking = Speaking::here();
    let name = move || Fact::Text(speaking.text(&format!("game-{}", game.name())));
    let title = move || speaking.tell("app-rules-title", &[("name", name())]);
    Effect::new(move |_| {
        browser::set_title(&speaking.tell("app-title", &[("name", Fact::Text(title()))]));
    });
    let is_asked = asked.is_some();
    Effect::new(move |_| {
        if is_asked {
            request_animation_frame(|| browser::show("[data-asked]"));
        }
    });
    let asked = StoredValue::new(asked);
    let rule = move |rule: RuleId| {
        let is_asked = asked.with_value(|asked| asked.as_deref() == Some(rule.as_str()));
        view! {
            <li data-rule=rule.as_str() data-asked=is_asked.then_some("") tabindex=is_asked.then_some("-1")>
                <strong class="rule">{rule.as_str()}</strong>
                " "
                {move || speaking.words().rule(rule)}
            </li>
        }
    };
    view! {
        <article class="rules" data-page="rules" data-game=game.name()>
            <h1>{title}</h1>
            <p class="lead">{move || speaking.text(&format!("app-about-{}", game.name()))}</p>
            <ol class="rule-list">{game.rules().into_iter().map(rule).collect_view()}</ol>
            <p class="ways">
                <a class="control main" href=Place::Game(game).hash()>
                    {move || speaking.text("app-rules-play")}
                </a>
            </p>
        </article>
    }
}
