//! Chance (BT-2, BT-9, BT-12): the belief in a position is exact, and every
//! hidden deal of the traps agrees with it.

use bille_trap::{Action, BilleTrap, Deal, Finding, Odds, Phase, Setup, Space, Trap};
use game::{LONGEST, Position, testing::dice};

/// How many ways there are to choose `k` of `n`.
fn ways(n: u64, k: u64) -> u64 {
    if k > n { 0 } else { (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1)) }
}

fn known(position: &BilleTrap, finding: Finding) -> u64 {
    Trap::all().filter(|trap| position.known(*trap) == Some(finding)).count() as u64
}

/// In how many deals that agree with all that is known the trap is so.
fn deals(position: &BilleTrap, trap: Trap, finding: Finding) -> u64 {
    let unknown = 24 - known(position, Finding::Open) - known(position, Finding::Closed);
    let closed = 10 - known(position, Finding::Closed);
    match (position.known(trap), finding) {
        (Some(found), _) => u64::from(found == finding) * ways(unknown, closed),
        (None, Finding::Open) => ways(unknown - 1, closed),
        (None, Finding::Closed) if closed > 0 => ways(unknown - 1, closed - 1),
        (None, Finding::Closed) => 0,
    }
}

/// Games of two to four players, each told to `step` action by action.
fn games(count: u64, mut step: impl FnMut(&BilleTrap, &mut dyn FnMut(u32) -> u32) -> Action) {
    for seed in 0..count {
        let mut dice = dice(seed);
        let setup = Setup::for_players(2 + (seed % 3) as u8).expect("two to four players");
        let mut position = BilleTrap::start(&setup);
        for _ in 0..LONGEST {
            if position.actor().outcome().is_some() {
                break;
            }
            let action = step(&position, &mut dice);
            position = position.play(action).unwrap_or_else(|refusal| {
                panic!("{action}: {refusal}\n{}\n{position}", position.sketch())
            });
        }
    }
}

#[test]
fn bt_2_all_deals_are_equally_likely() {
    let mut tests = 0;
    games(300, |position, dice| {
        if let Phase::Test(test) = position.phase() {
            let trap = position.trap_under(test.space);
            let all: u64 = Finding::ALL.map(|finding| deals(position, trap, finding)).iter().sum();
            let actions = position.actions();
            let sum: u32 = actions.iter().map(|action| position.weight(*action)).sum();
            for finding in Finding::ALL {
                let action = Action::Find(finding);
                let listed = actions.contains(&action);
                let weight = if listed { u64::from(position.weight(action)) } else { 0 };
                let deals = deals(position, trap, finding);
                assert_eq!(listed, deals > 0, "{action}\n{position}");
                assert_eq!(weight * all, deals * u64::from(sum), "{action}\n{position}");
            }
            tests += 1;
        }
        position.draw_action(dice).expect("a running game has actions")
    });
    assert!(tests > 1_000, "only {tests} tests");
}

#[test]
fn bt_9_every_hidden_deal_answers_with_what_is_listed() {
    let mut deal = Vec::new();
    let (mut tests, mut again) = (0, 0);
    games(600, |position, dice| {
        if position.phase() == Phase::Die
            && position.seats().into_iter().all(|seat| position.in_tray(seat) == 3)
        {
            deal = shuffled(dice);
        }
        if let Phase::Test(test) = position.phase() {
            let trap = position.trap_under(test.space);
            tests += 1;
            again += u32::from(position.known(trap).is_some());
            let action = Action::Find(deal[usize::from(trap.number())]);
            assert!(position.actions().contains(&action), "{action}\n{position}");
            // BT-9: what was found before is found again.
            let seen = Trap::all().filter_map(|trap| Some((trap, position.known(trap)?)));
            for (trap, found) in seen {
                assert_eq!(deal[usize::from(trap.number())], found, "{position}");
            }
            return action;
        }
        position.draw_action(dice).expect("a running game has actions")
    });
    assert!(tests > 1_000 && again > 100, "only {tests} tests, {again} again");
}

/// Ten closed traps among the others, drawn at random.
fn shuffled(dice: &mut dyn FnMut(u32) -> u32) -> Vec<Finding> {
    let mut deal: Vec<Finding> =
        (0..24).map(|trap| if trap < 10 { Finding::Closed } else { Finding::Open }).collect();
    for last in (1..deal.len()).rev() {
        deal.swap(last, dice(last as u32 + 1) as usize);
    }
    deal
}

/// A position holds what was seen, nothing else: the same tokens lead to the
/// same position, whatever was dealt, and its text is all of it.
#[test]
fn bt_12_a_position_holds_no_secret() {
    games(60, |position, dice| {
        let read: BilleTrap = position.to_string().parse().expect("a position reads as itself");
        assert_eq!(read, *position);
        let action = position.draw_action(dice).expect("a running game has actions");
        assert_eq!(read.play(action), position.play(action));
        action
    });
}

#[test]
fn bt_9_the_odds_of_every_space_follow_its_trap() {
    let mut certain = 0;
    games(60, |position, dice| {
        for space in Space::all() {
            let trap = position.trap_under(space);
            let odds = position.odds(space);
            let (open, closed) =
                (deals(position, trap, Finding::Open), deals(position, trap, Finding::Closed));
            let (open_weight, closed_weight) = (u64::from(odds.open), u64::from(odds.closed));
            assert_eq!(open * closed_weight, closed * open_weight, "{space}\n{position}");
            match odds.certain() {
                Some(finding) => {
                    assert_eq!(deals(position, trap, finding), open + closed);
                    certain += 1;
                }
                None => assert!(open > 0 && closed > 0, "{space}\n{position}"),
            }
        }
        position.draw_action(dice).expect("a running game has actions")
    });
    assert!(certain > 1_000, "only {certain} certain ones");
    let start = BilleTrap::start(&Setup::default());
    assert_eq!(start.odds(Space::FIRST), Odds { open: 14, closed: 10 });
}

#[test]
fn bt_12_what_may_lie_there_agrees_with_what_was_found() {
    games(60, |position, dice| {
        let deal = Deal::agreeing(position, dice);
        let read: Deal = deal.to_string().parse().expect("a deal reads as itself");
        assert_eq!(read, deal);
        for trap in Trap::all() {
            assert!(position.known(trap).is_none_or(|found| found == deal.finding(trap)));
        }
        position.draw_action(dice).expect("a running game has actions")
    });
    for text in ["", "oooooooo", "oooooooo/oooooooo/oooooooo", "oooooooo/oooooocc/cccccccx"] {
        assert!(text.parse::<Deal>().is_err(), "{text}");
    }
    assert!("oooooooo/oooooocc/cccccccc".parse::<Deal>().is_ok());
}
