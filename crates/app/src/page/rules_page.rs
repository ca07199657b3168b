//! The rules of a game, each in one sentence under its id: the page that a
//! refusal leads to.

use game::{Fact, Quote, Rule, RuleId};
use leptos::prelude::*;
use shelf::Game;

use super::{browser, place::Place, speaking::Speaking, title};

/// The rules of a game; the one that was asked for is marked and in sight.
#[component]
pub(super) fn RulesPage(game: Game, asked: Option<String>) -> impl IntoView {
    let speaking = Speaking::here();
    let name = move || Fact::Text(speaking.text(&format!("game-{}", game.name())));
    let heading = move || speaking.tell("app-rules-title", &[("name", name())]);
    title::show(move || speaking.tell("app-title", &[("name", Fact::Text(heading()))]));
    // Those for all games hold in this one too.
    let rules = [game.rules(), Rule::ALL.iter().map(|rule| rule.id()).collect()].concat();
    let is = |rule: &RuleId, asked: &str| rule.as_str().eq_ignore_ascii_case(asked);
    let found = asked.as_ref().map(|asked| rules.iter().any(|rule| is(rule, asked)));
    Effect::new(move |_| {
        if let Some(found) = found {
            // That there is no such rule is told at the top.
            let show = if found { browser::show } else { browser::focus };
            request_animation_frame(move || show("[data-asked]"));
        }
    });
    let missing = asked.clone().filter(|_| found == Some(false)).map(|asked| {
        let asked = Quote::of(&asked);
        let note = move || speaking.tell("address-no-rule", &[("rule", asked.clone().into())]);
        view! { <p class="notice" data-asked="" tabindex="-1">{note}</p> }
    });
    let rule = move |rule: RuleId| {
        let is_asked = asked.as_deref().is_some_and(|asked| is(&rule, asked));
        view! {
            <li
                id=rule.as_str()
                data-rule=rule.as_str()
                data-asked=is_asked.then_some("")
                tabindex=is_asked.then_some("-1")
            >
                <strong class="rule">{rule.as_str()}</strong>
                " "
                {move || speaking.words().rule(rule)}
            </li>
        }
    };
    view! {
        <article class="rules" data-page="rules" data-game=game.name()>
            <h1>{heading}</h1>
            <p class="lead">{move || speaking.text(&format!("app-about-{}", game.name()))}</p>
            {missing}
            <ol class="rule-list">{rules.into_iter().map(rule).collect_view()}</ol>
            <p class="ways">
                <a class="control main" href=Place::Play(game, None).path()>
                    {move || speaking.text("app-rules-play")}
                </a>
                <a class="control" data-way="print" href=Place::Print(game).path()>
                    {move || speaking.text("app-print")}
                </a>
            </p>
        </article>
    }
}
