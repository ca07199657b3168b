//! A plate for each player beside the board: their sign, their name, what counts for
//! them, their clock, and whether it is their turn. The near plates are those of
//! whoever the board is turned to.

use game::{Actor, Fact, Seat};
use leptos::prelude::*;
use shelf::GameInProgress;
use table::{Bot, Phase, Sitter};

use crate::online::OnlineTable;
use crate::page::{
    game::clock::{Clock, ticking},
    game::draft::Draft,
    game::session::{Authority, GameSession, Waiting},
    icon::{Drawing, Icon},
    speaking::Speaking,
};
use crate::{drawn::Tally, view::Count};

/// On which side of the board plates are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Side {
    /// That of whoever the board is turned to.
    Near,
    /// The others'.
    Far,
}

impl Side {
    fn word(self) -> &'static str {
        match self {
            Self::Near => "near",
            Self::Far => "far",
        }
    }
}

/// The plates of one side.
#[component]
pub(in crate::page) fn Plates(
    session: GameSession,
    side: Side,
    /// Is told whose time comes to its end.
    #[prop(into)]
    on_little_time: Callback<Seat>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let tick = ticking(session);
    let seats = Memo::new(move |_| {
        let (near, all) = (session.near_seat(), session.with_game(GameInProgress::seats));
        match side {
            Side::Near => vec![near],
            // Clockwise, as they sit around the board.
            Side::Far => {
                let after = all.into_iter().filter(|seat| *seat > near);
                let before = all.into_iter().filter(|seat| *seat < near);
                after.chain(before).collect()
            }
        }
    });
    view! {
        <ul
            class="plates"
            data-side=side.word()
            aria-label=move || speaking.text(&format!("plates-{}", side.word()))
        >
            <For each=move || seats.get() key=|seat| *seat let:seat>
                <Plate session seat tick on_little_time />
            </For>
        </ul>
    }
}

/// One plate.
#[component]
fn Plate(
    session: GameSession,
    seat: Seat,
    tick: Trigger,
    on_little_time: Callback<Seat>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let colour = move || session.with_game(|game| game.seat_name(seat));
    let who = Memo::new(move |_| session.sitter_name(seat, &speaking.words()));
    let about = Memo::new(move |_| session.sitter_about(seat, &speaking.words()));
    let looks_at = move || session.looks_at(seat, &speaking.words());
    // A turn that is not confirmed yet is still its player's.
    let acts = Memo::new(move |_| match session.draft.with(Draft::seat) {
        Some(drafting) => drafting == seat,
        None => session.with_game(|game| game.turn() == Actor::Seat(seat)),
    });
    let thinks = Memo::new(move |_| acts.get() && session.is_thinking(seat));
    let plays = Memo::new(move |_| session.with_game(|game| game.playing().contains(seat)));
    view! {
        <li
            class="plate"
            data-seat=colour
            data-out=move || (!plays.get()).then_some("")
            aria-current=move || acts.get().then_some("true")
        >
            <i class=move || format!("sign {}", colour()) aria-hidden="true"></i>
            <span class="who">
                <b class="who-name">{move || who.get()}</b>
                <span class="about" title=looks_at>{move || about.get()}</span>
            </span>
            <Show when=move || thinks.get()>
                <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>
            </Show>
            {match session.authority {
                Authority::Online(online) => Some(view! { <Presence online seat /> }),
                Authority::Here(_) => None,
            }}
            <Tallies session seat />
            <Clock session seat tick on_little_time />
        </li>
    }
}

/// What counts for a seat: a row of small pieces, those that are still to be won empty.
#[component]
pub(in crate::page) fn Tallies(session: GameSession, seat: Seat) -> impl IntoView {
    let tallies = Memo::new(move |_| {
        let shown = session.shown_length();
        session.with_game(|game| game.tallies(shown, seat))
    });
    move || tallies.get().into_iter().map(|tally| view! { <Counted tally /> }).collect_view()
}

/// One of them.
#[component]
pub(in crate::page) fn Counted(tally: Tally) -> impl IntoView {
    let speaking = Speaking::here();
    let Tally { look, have, of, code } = tally;
    let told = move || {
        speaking.tell(code, &[("have", have.into()), ("of", of.unwrap_or_default().into())])
    };
    // Without a goal a number is enough.
    let pieces = of.map(|of| {
        let piece = |number| view! { <i class=look data-won=(number < have).then_some("")></i> };
        (0..of).map(piece).collect_view()
    });
    let number = of.is_none().then(|| view! { <i class=look data-won=""></i> <span>{have}</span> });
    view! {
        <span class="tally" role="img" aria-label=told title=told data-have=have.to_string()>
            {pieces} {number}
        </span>
    }
}

/// Whether the person of a seat is connected.
#[component]
fn Presence(online: OnlineTable, seat: Seat) -> impl IntoView {
    let speaking = Speaking::here();
    let is_other = Memo::new(move |_| {
        let is_person = online.table.with(|table| {
            let sitter = table.and_then(|table| table.sitter(seat));
            matches!(sitter, Some(Sitter::Person(_) | Sitter::Companion(_)))
        });
        is_person && !online.my_seats().contains(seat)
    });
    let word = move || if online.presence.get().seats.contains(seat) { "here" } else { "away" };
    let text = move || speaking.text(&format!("company-{}", word()));
    move || {
        is_other.get().then(|| {
            view! { <span class="presence" data-presence=word><Drawing icon=Icon::Dot />{text}</span> }
        })
    }
}

impl GameSession {
    /// Whether a bot thinks about the move of this seat, whose turn it is: here, or on
    /// the server.
    pub(in crate::page) fn is_thinking(self, seat: Seat) -> bool {
        match self.authority {
            Authority::Here(_) => self.waiting.get() == Waiting::Bot,
            Authority::Online(_) => self.with_table(|table| {
                let sits = matches!(table.sitter(seat), Some(Sitter::Bot(_)));
                table.phase() == Phase::Playing && (sits || table.stand_in(seat).is_some())
            }),
        }
    }

    /// The bot that has a seat.
    fn bot(self, seat: Seat) -> Option<Bot> {
        self.with_table(|table| match table.sitter(seat) {
            Some(Sitter::Bot(bot)) => Some(bot),
            _ => None,
        })
    }

    /// What the level of a seat's bot looks at.
    fn looks_at(self, seat: Seat, words: &words::Words) -> Option<String> {
        let Some(Bot::Level(level)) = self.bot(seat) else { return None };
        Some(words.text(&format!("level-about-{}-{level}", self.game.name())))
    }

    /// What there is to say of a seat's player beside their name: the colour, and of a
    /// bot which level it is.
    fn sitter_about(self, seat: Seat, words: &words::Words) -> String {
        let colour = self.with_game(|game| game.seat_name(seat));
        let colour = words.text(&format!("actor-{colour}"));
        match self.bot(seat) {
            Some(Bot::Named(_)) => words.tell("plate-named-bot", &[("colour", Fact::Text(colour))]),
            Some(Bot::Level(level)) => {
                let facts = [("colour", Fact::Text(colour)), ("level", level.into())];
                words.tell("plate-bot", &facts)
            }
            // Whoever is called by their colour needs it only once.
            None if self.sitter_name(seat, words) == colour => String::new(),
            None => colour,
        }
    }
}
