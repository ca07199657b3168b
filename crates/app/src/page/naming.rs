//! Who one is on the server: a nickname, and an account for those who want one.

use game::Fact;
use leptos::{prelude::*, task::spawn_local};
use table::Standing;

use super::{
    control::{Control, Labelled},
    my_data::MyData,
    objection::{Objecting, Objection},
    speaking::Speaking,
};
use crate::online::{Failed, Me};

/// Where a nickname is typed.
#[component]
pub(super) fn NameField(name: RwSignal<String>) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <Field kind=Kind::Nickname text=name>
            <small class="note">{move || speaking.text("lobby-name-hint")}</small>
        </Field>
    }
}

/// What is typed into a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Nickname,
    Account,
    Password,
    Recovery,
}

impl Kind {
    /// The code of its label, its name for tests, and what browsers call it.
    const fn words(self) -> [&'static str; 3] {
        match self {
            Self::Nickname => ["lobby-name", "name", "nickname"],
            Self::Account => ["lobby-account-name", "account", "username"],
            Self::Password => ["lobby-account-password", "password", "current-password"],
            Self::Recovery => ["lobby-recovery", "recovery", "off"],
        }
    }
}

/// A field of one line.
#[component]
fn Field(
    kind: Kind,
    text: RwSignal<String>,
    /// What else is to be known of it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let [code, name, autocomplete] = kind.words();
    let is_secret = kind == Kind::Password;
    view! {
        <Labelled code>
            <input
                type=if is_secret { "password" } else { "text" }
                maxlength=matches!(kind, Kind::Nickname | Kind::Account).then_some("24")
                autocomplete=autocomplete
                autocapitalize=(kind == Kind::Account).then_some("none")
                data-choice=name
                prop:value=move || text.get()
                on:input=move |event| text.set(event_target_value(&event))
            />
            {children.map(|children| children())}
        </Labelled>
    }
}

/// Where somebody whom nobody knows says what they are called.
#[component]
pub(super) fn Naming() -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let name = RwSignal::new(String::new());
    let asking = Asking::new();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked();
        if name.trim().is_empty() {
            return asking.wrong.set(Objection::Plain("people-name-empty"));
        }
        asking.ask(async move { me.be_called(name.trim()).await.map(drop) });
    };
    view! {
        <form class="naming" on:submit=submit>
            <NameField name />
            <Objecting name="naming" objection=asking.wrong />
            <button
                type="submit"
                class="control main"
                data-control="lobby-name-take"
                disabled=move || asking.busy.get()
            >
                {move || speaking.text("lobby-name-take")}
            </button>
        </form>
    }
}

/// Who one is here, and the account.
#[component]
pub(super) fn Account() -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let sentence = move || match me.person() {
        None => speaking.text("lobby-me-nobody"),
        Some(person) => {
            let code = match person.standing {
                Standing::Guest => "lobby-me-guest",
                Standing::Account => "lobby-me-account",
            };
            let name = person.name.unwrap_or_default();
            speaking.tell(code, &[("name", Fact::Text(name))])
        }
    };
    let standing = Memo::new(move |_| me.person().map(|person| person.standing));
    let asking = Asking::new();
    let leave = move |()| asking.ask(me.log_out());
    let recovery = RwSignal::new(None);
    view! {
        <section class="account" aria-label=move || speaking.text("lobby-account")>
            <p data-status="me">{sentence}</p>
            <ToldOnce recovery />
            <details class="more">
                <summary>{move || speaking.text("lobby-account")}</summary>
                {move || match standing.get() {
                    Some(Standing::Account) => {
                        view! { <Control code="lobby-account-log-out" on_press=leave /> }.into_any()
                    }
                    Some(Standing::Guest) => {
                        view! {
                            <Naming />
                            <Entering recovery />
                            <Control code="lobby-account-leave" on_press=leave />
                        }
                            .into_any()
                    }
                    None => {
                        view! {
                            <Naming />
                            <Entering recovery />
                        }
                            .into_any()
                    }
                }}
                <Objecting name="leaving" objection=asking.wrong />
            </details>
            <MyData />
        </section>
    }
}

/// The recovery code of an account that was just made, until it is written down.
#[component]
fn ToldOnce(recovery: RwSignal<Option<String>>) -> impl IntoView {
    let speaking = Speaking::here();
    let told = move |code: String| {
        view! {
            <div class="notice" role="status">
                <p>{move || speaking.text("lobby-recovery-told")}</p>
                <p><strong data-status="recovery">{code}</strong></p>
                <Control code="lobby-recovery-noted" on_press=move |()| recovery.set(None) />
            </div>
        }
    };
    move || recovery.get().map(told)
}

/// Logging in, making an account, or getting one back. The recovery code goes
/// where it outlives this form.
#[component]
fn Entering(recovery: RwSignal<Option<String>>) -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let name = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let code = RwSignal::new(String::new());
    let asking = Asking::new();
    let typed = move || (name.get_untracked(), password.get_untracked());
    let log_in = move |()| {
        let (name, password) = typed();
        asking.ask(async move { me.log_in(name.trim(), &password).await });
    };
    let create = move |()| {
        let (name, password) = typed();
        asking.ask(async move {
            recovery.try_set(Some(me.register(name.trim(), &password).await?));
            Ok(())
        });
    };
    let recover = move |()| {
        let ((name, password), code) = (typed(), code.get_untracked());
        asking.ask(async move {
            recovery.try_set(Some(me.recover(name.trim(), &code, &password).await?));
            Ok(())
        });
    };
    view! {
        <form class="naming" on:submit=move |event| event.prevent_default()>
            <p class="note">{move || speaking.text("lobby-account-why")}</p>
            <Field kind=Kind::Account text=name />
            <Field kind=Kind::Password text=password />
            <Objecting name="account" objection=asking.wrong />
            <div class="controls">
                <Control code="lobby-account-log-in" disabled=asking.busy on_press=log_in />
                <Control code="lobby-account-create" disabled=asking.busy on_press=create />
            </div>
            <details class="more">
                <summary>{move || speaking.text("lobby-recovery-forgot")}</summary>
                <p class="note">{move || speaking.text("lobby-recovery-how")}</p>
                <Field kind=Kind::Recovery text=code />
                <div class="controls">
                    <Control code="lobby-recovery-use" disabled=asking.busy on_press=recover />
                </div>
            </details>
        </form>
    }
}

/// A question to the server under way: whether it is, and what came of the last.
#[derive(Clone, Copy)]
struct Asking {
    busy: RwSignal<bool>,
    wrong: RwSignal<Objection>,
}

impl Asking {
    fn new() -> Self {
        Self { busy: RwSignal::new(false), wrong: RwSignal::new(Objection::None) }
    }

    /// Asks, one thing at a time, and tells why it was refused.
    fn ask(self, question: impl Future<Output = Result<(), Failed>> + 'static) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.wrong.set(Objection::None);
        spawn_local(async move {
            if let Err(failed) = question.await {
                self.wrong.try_set(Objection::Server(failed));
            }
            self.busy.try_set(false);
        });
    }
}
