//! What everybody must agree on: a draw, taking back, a pause, another game. Who
//! proposes what is seen and read aloud, and each answers for themselves; what
//! comes of it the server decides.

use game::Fact;
use leptos::prelude::*;
use protocol::Command;
use table::{Answerer, Phase, Proposal, Table, TableId};

use crate::online::OnlineTable;
use crate::page::{browser, control::Control, online_table::who, place::Place, speaking::Speaking};

/// The word of a proposal at the end of codes and in the page's attributes.
pub(in crate::page) const fn word(proposal: Proposal) -> &'static str {
    match proposal {
        Proposal::Draw => "draw",
        Proposal::TakeBack => "take-back",
        Proposal::Pause => "pause",
        Proposal::Rematch => "rematch",
    }
}

/// What is proposed, and what can be.
#[component]
pub(in crate::page) fn Proposals(online: OnlineTable) -> impl IntoView {
    let speaking = Speaking::here();
    let of_table = move |tell: fn(&Table) -> bool| {
        Memo::new(move |_| online.table.with(|table| table.is_some_and(tell)))
    };
    let runs = of_table(|table| table.phase() == Phase::Playing);
    let paused = of_table(|table| table.phase() == Phase::Paused);
    let over = of_table(|table| table.phase() == Phase::Over);
    let has_say = Memo::new(move |_| has_say(online));
    let seated = Memo::new(move |_| !online.my_seats().is_empty());
    let pending = Memo::new(move |_| {
        online.table.with(|table| {
            let pending = table.map_or(&[][..], Table::proposals);
            pending.iter().map(|pending| pending.proposal).collect::<Vec<_>>()
        })
    });
    let rematch = Memo::new(move |_| online.table.with(|table| table?.rematch()));
    let free = move |proposal| Signal::derive(move || pending.with(|all| all.contains(&proposal)));
    let propose =
        move |proposal| Callback::new(move |()| online.ask(Command::Propose { proposal }));
    let listed = move || {
        let pending = pending.get().into_iter();
        pending.map(|proposal| view! { <Pending online proposal /> }).collect_view()
    };
    view! {
        <div class="proposals" data-company="proposals" tabindex="-1">
            {listed}
            <Show when=move || paused.get()>
                <p>{move || speaking.text("company-paused")}</p>
            </Show>
            <div class="controls">
                <Show when=move || runs.get() && has_say.get()>
                    <Control
                        code="company-propose-draw"
                        disabled=free(Proposal::Draw)
                        on_press=propose(Proposal::Draw)
                    />
                    <Control
                        code="company-propose-pause"
                        disabled=free(Proposal::Pause)
                        on_press=propose(Proposal::Pause)
                    />
                </Show>
                <Show when=move || paused.get() && seated.get()>
                    <Control
                        code="company-resume"
                        on_press=move |()| {
                            online.ask(Command::Resume);
                            keep_focus();
                        }
                    />
                </Show>
                <Show when=move || over.get() && seated.get() && rematch.get().is_none()>
                    <Control
                        code="company-propose-rematch"
                        disabled=free(Proposal::Rematch)
                        on_press=propose(Proposal::Rematch)
                    />
                </Show>
                {move || rematch.get().map(|table| view! { <NextGame online table /> })}
            </div>
        </div>
    }
}

/// Another game, on the card of the one that is over: proposed, answered, or open
/// already. Nothing for those who only watched.
#[component]
pub(in crate::page) fn Rematching(online: OnlineTable) -> impl IntoView {
    let seated = Memo::new(move |_| !online.my_seats().is_empty());
    let rematch = Memo::new(move |_| online.table.with(|table| table?.rematch()));
    let proposed = Memo::new(move |_| {
        online.table.with(|table| {
            let mut pending = table.map_or(&[][..], Table::proposals).iter();
            pending.any(|pending| pending.proposal == Proposal::Rematch)
        })
    });
    let ask = move |()| online.ask(Command::Propose { proposal: Proposal::Rematch });
    move || {
        (seated.get() || rematch.get().is_some()).then(|| match (rematch.get(), proposed.get()) {
            (Some(table), _) => view! {
                <div class="controls next-game"><NextGame online table /></div>
            }
            .into_any(),
            (None, true) => view! { <Pending online proposal=Proposal::Rematch /> }.into_any(),
            (None, false) => view! {
                <div class="controls next-game">
                    <Control code="company-propose-rematch" main=true on_press=ask />
                </div>
            }
            .into_any(),
        })
    }
}

/// One proposal, and what one can answer.
#[component]
fn Pending(online: OnlineTable, proposal: Proposal) -> impl IntoView {
    let speaking = Speaking::here();
    let by = Memo::new(move |_| {
        online.table.with(|table| {
            let pending = table?.proposals().iter();
            pending.into_iter().find(|pending| pending.proposal == proposal).map(|it| it.by)
        })
    });
    let mine = Memo::new(move |_| by.get().is_some_and(|by| who::is_me(online, by)));
    let agreed = Memo::new(move |_| {
        let me = online.me.with(|me| me.as_ref().map(|me| me.id));
        online.table.with(|table| {
            let mut pending = table.map_or(&[][..], Table::proposals).iter();
            let found = pending.find(|pending| pending.proposal == proposal);
            me.zip(found).is_some_and(|(me, it)| it.agreed.contains(&Answerer::Person(me)))
        })
    });
    let may_answer = Memo::new(move |_| match proposal {
        Proposal::Rematch => !online.my_seats().is_empty(),
        Proposal::Draw | Proposal::TakeBack | Proposal::Pause => has_say(online),
    });
    let sentence = move || {
        let words = speaking.words();
        match by.get() {
            _ if mine.get() => words.text(&format!("company-mine-{}", word(proposal))),
            Some(by) => {
                let who = Fact::Text(who::person(online, by, &words));
                words.tell(&format!("company-proposed-{}", word(proposal)), &[("who", who)])
            }
            None => String::new(),
        }
    };
    let answer = move |agreed: bool| {
        online.ask(Command::Answer { proposal, agreed });
        keep_focus();
    };
    view! {
        <div class="proposal" data-proposal=word(proposal)>
            <p>{sentence}</p>
            <Show when=move || agreed.get() && !mine.get()>
                <p class="note">{move || speaking.text("company-agreed")}</p>
            </Show>
            <Show when=move || may_answer.get()>
                <div class="controls">
                    <Show when=move || !agreed.get()>
                        <Control code="company-agree" on_press=move |()| answer(true) />
                    </Show>
                    <Show
                        when=move || mine.get()
                        fallback=move || {
                            view! { <Control code="company-decline" on_press=move |()| answer(false) /> }
                        }
                    >
                        <Control code="company-withdraw" on_press=move |()| answer(false) />
                    </Show>
                </div>
            </Show>
        </div>
    }
}

/// The way to the next game. Whoever agreed to it goes there by themselves.
#[component]
fn NextGame(online: OnlineTable, table: TableId) -> impl IntoView {
    let speaking = Speaking::here();
    let agreed = untrack(|| !online.my_seats().is_empty());
    view! {
        <a
            class="control main"
            data-control="company-rematch"
            data-agreed=agreed.then_some("")
            href=Place::Table(table, None).path()
        >
            {move || speaking.text("company-rematch")}
        </a>
    }
}

/// Whether the reader plays on a seat of their own, so that they are asked.
pub(in crate::page) fn has_say(online: OnlineTable) -> bool {
    let mine = online.my_seats();
    online.table.with(|table| {
        let Some(table) = table else { return false };
        let Some(game) = table.game() else { return false };
        let plays = game.playing();
        mine.into_iter().any(|seat| plays.contains(seat) && table.stand_in(seat).is_none())
    })
}

/// What was pressed is gone: the keys go on from here.
fn keep_focus() {
    browser::focus("[data-company=proposals]");
}
