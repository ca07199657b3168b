//! Opening a table on the server: what is agreed, what one is called if nobody
//! knows one yet, and the request itself.

use leptos::{prelude::*, task::spawn_local};
use protocol::{NewSeat, NewSitter, NewTable, Options};
use table::{First, TableId};

use crate::online::{Failed, Me, api};
use crate::page::{
    browser,
    icon::{Drawing, Icon},
    naming::NameField,
    objection::{Objecting, Objection},
    place::Place,
    routing,
    setting_up::agreement::Agreement,
    setting_up::sitter::Sitter,
    setting_up::state::Setting,
    speaking::Speaking,
};

/// Where friends are invited.
#[component]
pub(in crate::page) fn Inviting(setting: Setting, agreement: Agreement) -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let name = RwSignal::new(String::new());
    let wrong = RwSignal::new(Objection::None);
    let busy = RwSignal::new(false);
    let nobody = Memo::new(move |_| me.person().is_none());
    let open = move |event: web_sys::MouseEvent| {
        event.prevent_default();
        wrong.set(Objection::None);
        let table = match untrack(|| request(setting, agreement, me)) {
            Ok(table) => table,
            Err(code) => return wrong.set(Objection::Plain(code)),
        };
        if nobody.get_untracked() && name.with_untracked(|name| name.trim().is_empty()) {
            wrong.set(Objection::Plain("people-name-empty"));
            return browser::focus("[data-choice=name]");
        }
        busy.set(true);
        spawn_local(async move {
            match open(me, name.get_untracked(), table).await {
                Ok(id) => routing::go(&Place::Table(id, None)),
                Err(failed) => {
                    wrong.try_set(Objection::Server(failed));
                    busy.try_set(false);
                }
            }
        });
    };
    view! {
        <Show when=move || nobody.get()>
            <NameField name />
        </Show>
        <Objecting name="opening" objection=wrong />
        <div class="start">
            // What Enter in the field above presses.
            <button
                type="submit"
                class="control main"
                data-control="lobby-open"
                disabled=move || busy.get()
                on:click=open
            >
                <Drawing icon=Icon::Link />
                {move || speaking.text("setup-invite")}
            </button>
        </div>
        <p class="unseen" role="status">
            {move || if busy.get() { speaking.text("lobby-opening") } else { String::new() }}
        </p>
    }
}

/// Becomes somebody first, where one is nobody yet.
async fn open(me: Me, name: String, table: NewTable) -> Result<TableId, Failed> {
    if me.person_now().is_none() {
        me.be_called(name.trim()).await?;
    }
    Ok(api::open(&table).await?.summary.id)
}

/// What is asked of the server; the code of what is wrong, if something is.
fn request(setting: Setting, agreement: Agreement, me: Me) -> Result<NewTable, &'static str> {
    let Setting { game, setup, company, .. } = setting;
    let (setup, sitters) = (setup.get(), setting.sitters());
    let clock = agreement.clock.clock().ok_or("table-clock-bounds")?;
    let stakes = agreement.stakes(me.person().map(|person| person.standing), &sitters);
    let by_lot = company.with(|company| company.by_lot);
    // What a seat chooses is a wish: only the seat that has the choice is heard (KU-2).
    let chosen =
        game.choice().and_then(|choice| choice.words.iter().find(|word| **word == setup.as_str()));
    let fixed = if chosen.is_some() || setup.is_empty() { "standard" } else { &setup };
    let options = Options {
        game: game.name().to_owned(),
        setup: fixed.to_owned(),
        seats: u8::try_from(sitters.len()).ok(),
        first: if by_lot { First::ByLot } else { First::AsSeated },
        clock,
        take_backs: agreement.take_backs(stakes),
        aids: agreement.aids(stakes),
        stakes,
        access: agreement.access(),
    };
    let places = places(&sitters);
    let sits = places.iter().any(|place| matches!(place.sitter, NewSitter::Me));
    let wish = chosen.filter(|_| sits).map(|word| (*word).to_owned());
    // Who plays a rated game against a clock says when they are there.
    let ready = sits && !matches!(clock, protocol::Clock::Total { .. });
    Ok(NewTable { options, places, wish, ready })
}

/// Who sits down at once: the first person here is whoever opens the table,
/// further ones are companions.
fn places(sitters: &[Sitter]) -> Vec<NewSeat> {
    let mut people = 0;
    let mut places = Vec::new();
    for (seat, sitter) in (1..).zip(sitters) {
        let place = match sitter {
            Sitter::Elsewhere => continue,
            Sitter::Bot(level) => NewSeat { seat, sitter: NewSitter::Bot, level: *level },
            Sitter::Person => {
                people += 1;
                let sitter = if people == 1 { NewSitter::Me } else { NewSitter::Companion };
                NewSeat { seat, sitter, level: 0 }
            }
        };
        places.push(place);
    }
    places
}
