//! Any event that a table can have is the same after being stored and read.

use std::time::Duration;

use chance::{Commitment, Contribution, Salt, Secret};
use game::{Leaving, Seat};
use proptest::{option, prelude::*, sample::select};
use protocol::{NewSeat, NewSitter, NewTable, stored};
use shelf::Game;
use table::{
    Access, Answerer, Beginning, Bot, Clock, Closing, Event, EventKind, First, Host, Moment,
    Options, Permission, PersonId, Phrase, Proposal, Sitter, Stakes, TableId,
};

fn seat() -> impl Strategy<Value = Seat> {
    select(Seat::ALL.to_vec())
}

fn person() -> impl Strategy<Value = PersonId> {
    any::<[u8; 10]>().prop_map(PersonId::of)
}

fn table() -> impl Strategy<Value = TableId> {
    any::<[u8; 10]>().prop_map(TableId::of)
}

fn contribution() -> impl Strategy<Value = Option<Contribution>> {
    option::of(any::<[u8; 16]>().prop_map(Contribution::of))
}

fn span() -> impl Strategy<Value = Duration> {
    (0..=u64::from(u32::MAX)).prop_map(Duration::from_millis)
}

fn moment() -> impl Strategy<Value = Moment> {
    any::<u64>().prop_map(Moment::from_millis)
}

fn sitter() -> impl Strategy<Value = Sitter> {
    prop_oneof![
        person().prop_map(Sitter::Person),
        person().prop_map(Sitter::Companion),
        any::<u8>().prop_map(|level| Sitter::Bot(Bot::Level(level))),
        "[a-z]{1,9}:[0-9]{1,3}ms".prop_map(|name| Sitter::Bot(name.parse().expect("a bot"))),
    ]
}

fn clock() -> impl Strategy<Value = Clock> {
    prop_oneof![
        Just(Clock::None),
        (span(), span()).prop_map(|(total, increment)| Clock::Total { total, increment }),
        any::<u8>().prop_map(Clock::Days),
    ]
}

fn options() -> impl Strategy<Value = Options> {
    let permission = || select(vec![Permission::Allowed, Permission::Forbidden]);
    let choices = (
        select(Game::ALL.to_vec()),
        select(vec![First::AsSeated, First::ByLot]),
        select(vec![Stakes::Friendly, Stakes::Rated]),
        select(vec![Access::Public, Access::LinkOnly]),
    );
    let beginning = prop_oneof![
        Just(Beginning::Setup),
        "[ -~]{0,60}".prop_map(Beginning::Position),
        "[ -~é\n]{0,60}".prop_map(Beginning::Record),
    ];
    (choices, "[ -~é\"\\\\]{0,60}", any::<u8>(), clock(), permission(), permission(), beginning)
        .prop_map(
            |((game, first, stakes, access), setup, seats, clock, take_backs, aids, beginning)| {
                Options {
                    game,
                    setup,
                    beginning,
                    seats,
                    first,
                    clock,
                    take_backs,
                    aids,
                    stakes,
                    access,
                }
            },
        )
}

fn proposal() -> impl Strategy<Value = Proposal> {
    select(vec![Proposal::Draw, Proposal::TakeBack, Proposal::Pause, Proposal::Rematch])
}

fn seating() -> impl Strategy<Value = EventKind> {
    let host = prop_oneof![
        any::<[u8; 32]>().prop_map(|bytes| Host::Server(Commitment::of(bytes))),
        Just(Host::Device),
    ];
    let contributions = prop::collection::vec(contribution(), 0..=4);
    prop_oneof![
        (person(), options(), host, option::of(table()))
            .prop_map(|(by, options, host, after)| EventKind::Opened { by, options, host, after }),
        (seat(), sitter(), contribution()).prop_map(|(seat, sitter, contribution)| {
            EventKind::SatDown { seat, sitter, contribution }
        }),
        (person(), any::<[u8; 16]>()).prop_map(|(person, bytes)| EventKind::Contributed {
            person,
            contribution: Contribution::of(bytes)
        }),
        seat().prop_map(|seat| EventKind::StoodUp { seat }),
        (person(), ".{0,40}").prop_map(|(person, word)| EventKind::Wished { person, word }),
        (person(), any::<bool>()).prop_map(|(person, ready)| EventKind::Readied { person, ready }),
        (contributions, any::<u8>(), ".{0,60}").prop_map(|(contributions, lot, setup)| {
            EventKind::Started { contributions, lot, setup }
        }),
    ]
}

fn playing() -> impl Strategy<Value = EventKind> {
    let leaving = select(vec![Leaving::Resigned, Leaving::Flagged, Leaving::Left]);
    prop_oneof![
        (seat(), ".{0,60}", span()).prop_map(|(seat, actions, forgiven)| EventKind::Acted {
            seat,
            actions,
            forgiven
        }),
        ".{0,8}".prop_map(|action| EventKind::Fell { action }),
        (seat(), leaving).prop_map(|(seat, how)| EventKind::Left { seat, how }),
        any::<u32>().prop_map(|entries| EventKind::TakenBack { entries }),
        moment().prop_map(|from| EventKind::Outage { from }),
        (seat(), any::<u8>()).prop_map(|(seat, level)| EventKind::StoodIn { seat, level }),
        seat().prop_map(|seat| EventKind::Returned { seat }),
        select(vec![EventKind::Drawn, EventKind::Paused, EventKind::Resumed]),
    ]
}

fn talking() -> impl Strategy<Value = EventKind> {
    let who = prop_oneof![person().prop_map(Answerer::Person), seat().prop_map(Answerer::Bot)];
    let why = vec![Closing::ByOpener, Closing::ByServer, Closing::Deserted, Closing::Archived];
    prop_oneof![
        (person(), proposal())
            .prop_map(|(person, proposal)| EventKind::Proposed { person, proposal }),
        (who, proposal(), any::<bool>()).prop_map(|(who, proposal, agreed)| EventKind::Answered {
            who,
            proposal,
            agreed
        }),
        (person(), select(Phrase::ALL.to_vec()))
            .prop_map(|(person, phrase)| EventKind::Said { person, phrase }),
        any::<([u8; 32], [u8; 32])>().prop_map(|(secret, salt)| EventKind::Revealed {
            secret: Secret::of(secret),
            salt: Salt::of(salt)
        }),
        table().prop_map(|table| EventKind::Rematched { table }),
        select(why).prop_map(|why| EventKind::Closed { why }),
    ]
}

proptest! {
    #[test]
    fn an_event_is_read_as_it_was_written(
        at in moment(),
        kind in prop_oneof![seating(), playing(), talking()],
    ) {
        let event = Event { at, kind };
        let text = stored::write(&event);
        prop_assert!(!text.contains('\n'));
        prop_assert_eq!(stored::read(stored::VERSION, &text).expect("a stored event"), event);
    }
}

#[test]
fn a_table_to_be_opened_needs_no_more_than_its_game() -> Result<(), serde_json::Error> {
    let bare: NewTable = serde_json::from_str(r#"{"game":"kuba"}"#)?;
    assert_eq!((bare.places.as_slice(), &bare.wish, bare.ready), (&[][..], &None, false));
    let me = NewSeat { seat: 1, sitter: NewSitter::Me, level: 0 };
    let bot = NewSeat { seat: 2, sitter: NewSitter::Bot, level: 3 };
    let wish = Some("mirrored".to_owned());
    let whole = NewTable { places: vec![me, bot], wish, ready: true, ..bare };
    assert_eq!(serde_json::from_str::<NewTable>(&serde_json::to_string(&whole)?)?, whole);
    Ok(())
}
