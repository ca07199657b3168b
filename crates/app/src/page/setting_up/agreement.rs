//! What is agreed when an online table is opened, beside who sits where: the clock,
//! what is allowed, who finds it, and whether it counts.

use leptos::prelude::*;
use protocol::Clock;
use table::{Access, Permission, Stakes, Standing};

use crate::online::Me;
use crate::page::{
    setting_up::clocks::{ClockChoice, ClockChoices},
    setting_up::sitter::Sitter,
    setting_up::state::Setting,
    speaking::Speaking,
};

/// What is chosen so far. What is ticked is a `bool`, as in the form.
#[derive(Clone, Copy)]
pub(in crate::page) struct Agreement {
    pub(in crate::page) clock: ClockChoice,
    take_backs: RwSignal<bool>,
    aids: RwSignal<bool>,
    public: RwSignal<bool>,
    rated: RwSignal<bool>,
}

impl Agreement {
    pub(in crate::page) fn new() -> Self {
        Self {
            clock: ClockChoice::new(),
            take_backs: RwSignal::new(true),
            aids: RwSignal::new(false),
            public: RwSignal::new(false),
            rated: RwSignal::new(false),
        }
    }

    /// Why these people can't play a rated game so, if they can't.
    fn rated_obstacle(
        self,
        standing: Option<Standing>,
        sitters: &[Sitter],
    ) -> Option<&'static str> {
        let here = sitters.iter().filter(|sitter| **sitter == Sitter::Person).count();
        if standing != Some(Standing::Account) {
            Some("lobby-rated-account")
        } else if sitters.iter().any(|sitter| matches!(sitter, Sitter::Bot(_))) {
            Some("lobby-rated-bots")
        } else if here > 1 {
            Some("lobby-rated-one-seat")
        } else if self.clock.clock() == Some(Clock::None) {
            Some("lobby-rated-clock")
        } else {
            None
        }
    }

    /// Whether the game counts: if that was wished and nothing is in the way.
    pub(in crate::page) fn stakes(self, standing: Option<Standing>, sitters: &[Sitter]) -> Stakes {
        match (self.rated.get(), self.rated_obstacle(standing, sitters)) {
            (true, None) => Stakes::Rated,
            _ => Stakes::Friendly,
        }
    }

    /// Whether actions may be taken back, where that may be agreed at all.
    pub(in crate::page) fn take_backs(self, stakes: Stakes) -> Permission {
        allowed(self.take_backs.get(), stakes)
    }

    /// Whether hints and odds are shown, likewise.
    pub(in crate::page) fn aids(self, stakes: Stakes) -> Permission {
        allowed(self.aids.get(), stakes)
    }

    /// Who finds the table.
    pub(in crate::page) fn access(self) -> Access {
        if self.public.get() { Access::Public } else { Access::LinkOnly }
    }
}

fn allowed(ticked: bool, stakes: Stakes) -> Permission {
    match (ticked, stakes) {
        (true, Stakes::Friendly) => Permission::Allowed,
        _ => Permission::Forbidden,
    }
}

/// Where it is agreed.
#[component]
pub(in crate::page) fn AgreementChoices(agreement: Agreement, setting: Setting) -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let standing = move || me.person().map(|person| person.standing);
    let obstacle = Memo::new(move |_| agreement.rated_obstacle(standing(), &setting.sitters()));
    let rated = Memo::new(move |_| agreement.rated.get() && obstacle.get().is_none());
    view! {
        <ClockChoices choice=agreement.clock days=true />
        <div class="agreement">
            <Tick
                name="take-backs"
                code="lobby-take-backs"
                ticked=agreement.take_backs
                disabled=rated
            />
            <Tick name="aids" code="lobby-aids" ticked=agreement.aids disabled=rated />
            <Tick name="public" code="lobby-public" ticked=agreement.public />
            <Tick
                name="rated"
                code="lobby-rated"
                ticked=agreement.rated
                disabled=Signal::derive(move || obstacle.get().is_some())
            />
            <p class="note" data-note="rated">
                {move || speaking.text(obstacle.get().unwrap_or("lobby-rated-note"))}
            </p>
        </div>
    }
}

/// Something to tick.
#[component]
pub(in crate::page) fn Tick(
    name: &'static str,
    code: &'static str,
    ticked: RwSignal<bool>,
    #[prop(optional, into)] disabled: Signal<bool>,
) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <label class="tick">
            <input
                type="checkbox"
                data-choice=name
                prop:checked=move || ticked.get() && !disabled.get()
                disabled=move || disabled.get()
                on:change=move |event| ticked.set(event_target_checked(&event))
            />
            <span>{move || speaking.text(code)}</span>
        </label>
    }
}
