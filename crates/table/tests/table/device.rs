//! Tables on one device: everybody sits around it, chance is drawn when it is
//! due, and moves are undone at will.

use std::time::Duration;

use game::Seat;
use shelf::Game;
use table::{
    Beginning, Bot, By, ChanceSupply, Circumstances, Clock, Command, DeviceSitter, Event,
    EventKind, First, Host, Moment, Objection, Options, PersonId, Phase, Proposal, Refused, Table,
};

use crate::company::{ONE, TWO, circumstances, options, total};

/// A table on a device, and what happened there.
struct Device {
    table: Table,
    events: Vec<Event>,
    now: Moment,
}

const BOT: DeviceSitter = DeviceSitter::Bot(Bot::Level(2));

fn person(number: u8) -> DeviceSitter {
    DeviceSitter::Person(PersonId::at_device(number))
}

impl Device {
    fn open(options: Options, sitters: &[DeviceSitter]) -> Self {
        let now = circumstances().now;
        let opened = Table::open_on_device(options, sitters, &drawing(now));
        let (table, events) = opened.expect("good options");
        Self { table, events, now }
    }

    fn ask(&mut self, by: By, command: Command) -> Result<Vec<EventKind>, Refused> {
        let events = self.table.execute(by, command, &drawing(self.now))?;
        self.events.extend(events.clone());
        let again = Table::replay(self.table.id(), self.events.clone()).expect("the same table");
        assert_eq!(format!("{again:?}"), format!("{:?}", self.table));
        assert_eq!(tokens(&again), tokens(&self.table));
        Ok(events.into_iter().map(|event| event.kind).collect())
    }

    /// The seat that acts makes these, whoever it is.
    fn acts(&mut self, actions: &str) -> Vec<EventKind> {
        let seat = self.table.actor().expect("someone's turn");
        let by = match self.table.sitter(seat).and_then(table::Sitter::person) {
            Some(person) => By::Person(person),
            None => By::Bot(seat),
        };
        let actions = actions.split(' ').map(str::to_owned).collect();
        let answers = self.table.answerable();
        self.ask(by, Command::Act { seat, actions, answers }).expect("legal")
    }

    fn undo(&mut self) -> Result<Vec<EventKind>, Objection> {
        let undo = Command::Propose { proposal: Proposal::TakeBack };
        self.ask(By::Person(PersonId::at_device(0)), undo).map_err(|refused| match refused {
            Refused::Table(objection) => objection,
            refused => panic!("{refused}"),
        })
    }
}

fn drawing(now: Moment) -> Circumstances {
    Circumstances { now, chance: ChanceSupply::Number(7), ..circumstances() }
}

fn tokens(table: &Table) -> String {
    table.game().expect("a game").entries().join(" ")
}

#[test]
fn undo_goes_to_the_last_decision_of_a_person() {
    let mut device = Device::open(options(Game::Kuba, 2), &[person(0), BOT]);
    for action in ["a7s", "a1n", "a5e", "b1n"] {
        device.acts(action);
    }
    assert_eq!(device.undo(), Ok(vec![EventKind::TakenBack { entries: 2 }]));
    assert_eq!(tokens(&device.table), "a7s a1n");
    device.undo().expect("once more");
    assert_eq!(device.undo(), Err(Objection::NothingToTakeBack));
    assert_eq!(tokens(&device.table), "");
}

#[test]
fn undo_takes_a_resignation_and_the_end_back() {
    let mut device = Device::open(options(Game::Kuba, 2), &[BOT, person(0)]);
    device.acts("a7s");
    let owner = By::Person(PersonId::at_device(0));
    device.ask(owner, Command::Resign { seat: TWO }).expect("a player resigns");
    assert_eq!(device.table.phase(), Phase::Over);
    assert!(device.table.finished_at().is_some());
    device.undo().expect("the resignation");
    assert_eq!((device.table.phase(), device.table.finished_at()), (Phase::Playing, None));
    assert_eq!(device.undo(), Err(Objection::NothingToTakeBack), "the bot's own is its own");
}

#[test]
fn there_is_no_second_die_on_a_device() {
    let mut device = Device::open(options(Game::BilleTrap, 2), &[person(0), person(1)]);
    assert!(tokens(&device.table).starts_with('d'), "the die fell when it was due");
    assert_eq!(device.undo(), Err(Objection::TakeBackChance));
}

/// ALL-3
#[test]
fn all_3_people_at_a_device_agree_one_by_one_and_bots_are_asked() {
    let mut device = Device::open(options(Game::Kuba, 2), &[person(0), person(1)]);
    let [ada, bob] = [0, 1].map(|number| By::Person(PersonId::at_device(number)));
    let draw = Proposal::Draw;
    device.ask(ada, Command::Propose { proposal: draw }).expect("an offer");
    assert_eq!(device.table.phase(), Phase::Playing);
    let yes = Command::Answer { proposal: draw, agreed: true };
    device.ask(bob, yes).expect("an answer");
    assert_eq!(device.table.phase(), Phase::Over);

    let mut device = Device::open(options(Game::Kuba, 2), &[person(0), BOT]);
    device.ask(ada, Command::Propose { proposal: draw }).expect("an offer");
    assert_eq!(device.table.bots_to_answer(), [TWO]);
    let no = Command::Answer { proposal: draw, agreed: false };
    device.ask(By::Bot(TWO), no).expect("an answer");
    assert!(device.table.proposals().is_empty());
}

#[test]
fn bots_alone_begin_at_once_and_may_be_any() {
    let uct: Bot = "uct:100ms".parse().expect("a name");
    let device = Device::open(options(Game::Kuba, 2), &[DeviceSitter::Bot(uct), BOT]);
    assert_eq!(device.table.bot_to_act(), Some((ONE, uct)));
}

#[test]
fn a_game_goes_on_from_a_position_or_a_record() {
    let from = |beginning| Options { beginning, ..options(Game::Kuba, 2) };
    let text = "format: 1\ngame: kuba\nedition: 1\nseat1: Zoé\ndate: 2020-02-02\n\n\
                {one} a7s {two} a1n {three}\n";
    let record = from(Beginning::Record(text.to_owned()));
    let mut device = Device::open(record, &[person(0), BOT]);
    assert_eq!(tokens(&device.table), "a7s a1n");
    device.acts("a5e");
    let names = |_| Some("Ada".to_owned());
    let sheet = |device: &Device| device.table.record(&names, None, "drawn here").expect("a game");
    let kept = sheet(&device);
    assert!(kept.contains("{one} a7s {two} a1n {three} a5e"), "{kept}");
    assert!(kept.contains("seat1: Ada") && kept.contains("seat2: level:2"), "{kept}");
    assert!(kept.contains("date: 2020-02-02") && !kept.contains("chance:"), "{kept}");
    device.undo().expect("its own action");
    device.undo().expect("the record's");
    let kept = sheet(&device);
    assert!(kept.contains("{one}") && !kept.contains("{two}"), "{kept}");

    let position = device.table.game().expect("a game").position();
    let device = Device::open(from(Beginning::Position(position.clone())), &[person(0), BOT]);
    assert_eq!(device.table.game().map(shelf::GameInProgress::position), Some(position));
    let wrong = from(Beginning::Position("nonsense".to_owned()));
    let refused = Table::open_on_device(wrong, &[person(0), BOT], &drawing(device.now));
    assert!(matches!(refused, Err(Refused::Setup(_))));
}

#[test]
fn chance_that_a_device_draws_is_noted_and_never_called_verifiable() {
    let device = Device::open(options(Game::BilleTrap, 2), &[person(0), BOT]);
    assert_eq!((device.table.host(), device.table.proof()), (Host::Device, None));
    let record = device.table.record(&|_| None, None, "drawn here").expect("a game");
    assert!(record.contains("chance: drawn here") && !record.contains("commitment"), "{record}");
    assert!(device.table.contributions().iter().all(Option::is_none));
}

#[test]
fn the_clock_stands_while_nobody_can_play() {
    let timed = Options { clock: total(60, 0), ..options(Game::Kuba, 2) };
    let mut device = Device::open(timed, &[person(0), person(1)]);
    let left = |device: &Device| device.table.clock_left(ONE, device.now).expect("a clock");
    let hidden = device.now.after(Duration::from_secs(5));
    device.now = hidden.after(Duration::from_hours(3));
    device.ask(By::Host, Command::NoteOutage { from: hidden }).expect("the page is back");
    assert_eq!(left(&device), Duration::from_secs(55));
    device.now = device.now.after(Duration::from_mins(1));
    device.ask(By::Host, Command::LookAtClocks).expect("the flag falls");
    assert_eq!(device.table.phase(), Phase::Over);
}

#[test]
fn a_rematch_on_a_device_has_its_own_table() {
    let mut device = Device::open(options(Game::Kuba, 2), &[person(0), BOT]);
    let ada = By::Person(PersonId::at_device(0));
    device.ask(ada, Command::Resign { seat: ONE }).expect("a player resigns");
    let again = Command::Propose { proposal: Proposal::Rematch };
    device.ask(ada, again).expect("a wish");
    let rematch = device.table.rematch_due().expect("the bot agrees");
    let opened = Table::open_rematch_on_device(rematch, &drawing(device.now));
    let (table, _) = opened.expect("the same options");
    // KU-3: the loser has White.
    assert_eq!(table.sitter(ONE).and_then(table::Sitter::person), Some(PersonId::at_device(0)));
    assert_eq!(table.phase(), Phase::Playing);
}

/// KU-2 on one device: it is chosen before, whoever sits there.
#[test]
fn ku_2_what_a_seat_chooses_is_chosen_with_the_set_up() {
    let mirrored = Options { setup: "mirrored".to_owned(), ..options(Game::Kuba, 2) };
    let device = Device::open(mirrored, &[BOT, person(0)]);
    assert_eq!(device.table.setup(), Some("mirrored"));
}

#[test]
fn the_lot_moves_everybody_on_a_device_too() {
    let by_lot = Options { first: First::ByLot, clock: Clock::None, ..options(Game::Klotze, 4) };
    let sitters = [person(0), person(1), person(2), BOT];
    let lots: Vec<_> = (0..32)
        .map(|number| {
            let chance = ChanceSupply::Number(number);
            let here = Circumstances { chance, ..circumstances() };
            let (table, _) =
                Table::open_on_device(by_lot.clone(), &sitters, &here).expect("good options");
            table.lot().expect("a lot was drawn")
        })
        .collect();
    assert!((0..4).all(|lot| lots.contains(&lot)), "{lots:?}");
    assert_eq!(Seat::MOST, 4);
}
