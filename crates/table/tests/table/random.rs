//! What random stories are made of.

use game::Seat;
use proptest::{collection::vec, prelude::*, sample::select};
use shelf::Game;
use table::{
    Access, Beginning, Bot, By, Clock, Closing, Command, First, Options, Permission, PersonId,
    Phrase, Proposal, Sitting, Stakes, Standing, TableId,
};

use crate::company::{PEOPLE, given, total};

/// Someone who never opens a table and has a seat only by sitting down.
const STRANGER: PersonId = PersonId::of([6; 10]);

/// One thing of a story.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) wait: u64,
    pub(crate) lag: u64,
    pub(crate) standing: Standing,
    pub(crate) secret: bool,
    pub(crate) kind: Asked,
}

#[derive(Clone, Debug)]
pub(crate) enum Asked {
    /// What brings the table on, such as a legal action; which, by a number.
    Onward(usize),
    /// Everybody who sits gets ready.
    Ready,
    /// Someone proposes, and each of the others answers by a number's bits.
    Agreement(usize, Proposal, u8),
    /// Whoever is to act is gone for a minute, and another asks for this.
    Absence(Command),
    /// The server was closed for so long.
    Outage(u64),
    /// Anybody asks anything.
    Anything(By, Command),
}

/// What is played, who sits when it begins, and what happens.
pub(crate) type Story = (Options, Seated, Vec<Step>);

/// Who has sat down when a story begins.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Seated {
    Nobody,
    /// One person on each seat.
    People,
    /// One person with a companion and bots.
    Family,
    /// One person on each seat, put there by the opening: they have not yet
    /// contributed to chance.
    Expected,
}

fn seat() -> impl Strategy<Value = Seat> {
    select(Seat::ALL.to_vec())
}

fn by() -> impl Strategy<Value = By> {
    let people: Vec<_> = PEOPLE.into_iter().chain([STRANGER]).map(By::Person).collect();
    prop_oneof![8 => select(people), 1 => seat().prop_map(By::Bot), 2 => Just(By::Host)]
}

fn proposal() -> impl Strategy<Value = Proposal> {
    use Proposal::{Draw, Pause, Rematch, TakeBack};
    select(vec![Draw, TakeBack, Pause, Rematch])
}

fn command() -> impl Strategy<Value = Command> {
    let contribution = || prop::option::weighted(0.8, (0_u8..9).prop_map(given));
    let word = || select(vec!["standard", "mirrored", "?"]).prop_map(str::to_owned);
    let wish = || prop::option::weighted(0.3, word());
    let sitting = || select(vec![Sitting::Myself, Sitting::Myself, Sitting::Companion]);
    let token =
        select(vec!["a7s", "d2-d1", "e", "m1", "k", "t", "d6", "resign:1", "draw", "é", ""]);
    let why =
        select(vec![Closing::ByOpener, Closing::ByServer, Closing::Deserted, Closing::Archived]);
    prop_oneof![
        6 => (seat(), sitting(), contribution(), wish()).prop_map(
            |(seat, sitting, contribution, wish)| {
                Command::Sit { seat, sitting, contribution, wish }
            }
        ),
        2 => (0_u8..9)
            .prop_map(|number| Command::Contribute { contribution: given(number) }),
        4 => (seat(), any::<u8>()).prop_map(|(seat, level)| {
            Command::SeatBot { seat, bot: Bot::Level(level) }
        }),
        2 => seat().prop_map(|seat| Command::Stand { seat }),
        2 => word().prop_map(|word| Command::Wish { word }),
        3 => any::<bool>().prop_map(|ready| Command::Ready { ready }),
        2 => (seat(), vec(token, 0..3), any::<u32>()).prop_map(|(seat, tokens, answers)| {
            let actions = tokens.into_iter().map(str::to_owned).collect();
            Command::Act { seat, actions, answers: answers % 200 }
        }),
        1 => seat().prop_map(|seat| Command::Resign { seat }),
        8 => proposal().prop_map(|proposal| Command::Propose { proposal }),
        10 => (proposal(), any::<bool>())
            .prop_map(|(proposal, agreed)| Command::Answer { proposal, agreed }),
        3 => Just(Command::Resume),
        4 => seat().prop_map(|seat| Command::Claim { seat }),
        6 => (seat(), 1_u8..6).prop_map(|(seat, level)| Command::StandIn { seat, level }),
        3 => seat().prop_map(|seat| Command::Return { seat }),
        1 => select(Phrase::ALL.to_vec()).prop_map(|phrase| Command::Say { phrase }),
        1 => why.prop_map(|why| Command::Close { why }),
        2 => Just(Command::LookAtClocks),
        1 => (0_u64..9).prop_map(|millis| {
            Command::NoteOutage { from: table::Moment::from_millis(millis << 38) }
        }),
        1 => Just(Command::NoteRematch { table: TableId::of([5; 10]) }),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    let absence = (seat(), any::<bool>()).prop_map(|(seat, claim)| {
        if claim { Command::Claim { seat } } else { Command::StandIn { seat, level: 2 } }
    });
    let kind = prop_oneof![
        16 => any::<usize>().prop_map(Asked::Onward),
        1 => Just(Asked::Ready),
        2 => (0..Seat::MOST, proposal(), any::<u8>())
            .prop_map(|(who, proposal, answers)| Asked::Agreement(who, proposal, answers | 9)),
        1 => absence.prop_map(Asked::Absence),
        1 => (0_u64..100_000).prop_map(Asked::Outage),
        8 => (by(), command()).prop_map(|(by, command)| Asked::Anything(by, command)),
    ];
    let wait = prop_oneof![20 => 0_u64..500, 1 => 500_u64..30_000];
    let standing = select(vec![Standing::Account, Standing::Account, Standing::Guest]);
    (wait, 0_u64..700, standing, prop::bool::weighted(0.95), kind)
        .prop_map(|(wait, lag, standing, secret, kind)| Step { wait, lag, standing, secret, kind })
}

/// A story of fewer than so many steps.
pub(crate) fn story(most: usize) -> impl Strategy<Value = Story> {
    let seated = select(vec![
        Seated::Nobody,
        Seated::People,
        Seated::People,
        Seated::Family,
        Seated::Expected,
    ]);
    (options(), seated, vec(step(), 1..most))
}

fn options() -> impl Strategy<Value = Options> {
    let game = select(Game::ALL.to_vec());
    let seats = game.prop_flat_map(|game| (Just(game), game.seats()));
    let clock = select(vec![Clock::None, total(30, 0), total(900, 3), Clock::Days(1)]);
    let permission = || select(vec![Permission::Allowed, Permission::Forbidden]);
    let first = select(vec![First::AsSeated, First::ByLot]);
    (seats, first, clock, permission(), prop::bool::weighted(0.2)).prop_map(
        |((game, seats), first, clock, take_backs, rated)| {
            let rated = rated && clock != Clock::None;
            let friendly = if rated { Permission::Forbidden } else { take_backs };
            Options {
                game,
                setup: String::new(),
                beginning: Beginning::Setup,
                seats,
                first,
                clock,
                take_backs: friendly,
                aids: friendly,
                stakes: if rated { Stakes::Rated } else { Stakes::Friendly },
                access: Access::LinkOnly,
            }
        },
    )
}
