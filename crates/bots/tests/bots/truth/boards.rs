//! What a move gains, compared with a naive look at the board: every legal action
//! of every position.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use bots::{Described, bille_trap, black_holes as bh, klotze as kl, kuba as ku};
use game::{Direction, Position, Seat};
use shelf::games::{
    bille_trap::{Action as Played, BilleTrap, Finding, Space, Trap},
    black_holes::{Action as Tipped, BlackHoles, Block, Color as Side, HOLES, Lie},
    klotze::{Action as Moved, Color, Klotze, Move, Square},
    kuba::{Action as Pushed, Color as Player, Kuba, Marble, Square as Field},
};

use super::games;

/// Counts how often each gain was looked at; each has to occur.
#[derive(Default)]
struct Seen(BTreeMap<&'static str, u64>);

impl Seen {
    fn count(&mut self, code: &'static str) {
        *self.0.entry(code).or_default() += 1;
    }

    fn has_all(&self, codes: &[(&'static str, &[&str])], but: &[&str]) {
        for (code, _) in codes.iter().filter(|(code, _)| !but.contains(code)) {
            assert!(self.0.contains_key(code), "{code} never occurs: {:?}", self.0);
        }
    }
}

fn true_on<P: Position>(position: &P, action: P::Action, told: &impl std::fmt::Debug, is_so: bool) {
    assert!(is_so, "{action}: {told:?}\n{position}\n{}", position.sketch());
}

/// Where marbles would be captured if it were this player's turn.
fn captured(position: &Kuba, by: Player) -> BTreeSet<Field> {
    let theirs = position.as_if_turn_of(by);
    let mut captured = BTreeSet::new();
    for action in theirs.actions() {
        let Pushed::Push(push) = action else { continue };
        let mut square = push.square;
        while let Some(next) = square.step(push.direction).filter(|it| theirs.marble(*it).is_some())
        {
            square = next;
        }
        if square.step(push.direction).is_none() {
            captured.insert(square);
        }
    }
    captured
}

fn marbles_at_edge(position: &Kuba, color: Player) -> usize {
    let at_edge = |square: &Field| Direction::ALL.iter().any(|way| square.step(*way).is_none());
    Field::all()
        .filter(|square| position.marble(*square) == Some(Marble::Of(color)) && at_edge(square))
        .count()
}

fn steps_inward(position: &Kuba, color: Player) -> usize {
    let steps = |square: Field| {
        let (column, row) = (square.column(), square.row());
        column.min(row).min(6 - column).min(6 - row)
    };
    Field::all()
        .filter(|square| position.marble(*square) == Some(Marble::Of(color)))
        .map(steps)
        .sum()
}

fn is_true_of_kuba(position: &Kuba, action: Pushed, gain: &ku::Gain) -> bool {
    let (own, next) = (position.turn(), position.apply(action));
    let within = |at: &Kuba, by: Player, marble: Marble| -> BTreeSet<Field> {
        captured(at, by).into_iter().filter(|square| at.marble(*square) == Some(marble)).collect()
    };
    let fewer = |by: Player, marble: Marble| {
        within(position, by, marble).len().checked_sub(within(&next, by, marble).len())
    };
    let is_new = |square: Field, marble: Marble| {
        within(&next, own, marble).contains(&square)
            && !within(position, own, marble).contains(&square)
    };
    match *gain {
        ku::Gain::Guards { marbles } => fewer(own.other(), Marble::Of(own)) == Some(marbles),
        ku::Gain::Denies { marbles } => fewer(own.other(), Marble::Red) == Some(marbles),
        ku::Gain::AimsAtRed { square } => is_new(square, Marble::Red),
        ku::Gain::AimsAtMarble { square } => is_new(square, Marble::Of(own.other())),
        ku::Gain::FromEdge { marbles } => {
            marbles_at_edge(position, own) == marbles_at_edge(&next, own) + marbles
        }
        ku::Gain::ToEdge { marbles } => {
            let other = own.other();
            marbles_at_edge(&next, other) == marbles_at_edge(position, other) + marbles
        }
        ku::Gain::Inward => steps_inward(&next, own) > steps_inward(position, own),
        ku::Gain::Stays { square } => {
            let back = |way: &Direction| {
                let push = shelf::games::kuba::Push { square, direction: *way };
                let allowed = next.as_if_turn_of(next.turn());
                next.check(Pushed::Push(push)).is_err() && allowed.check(Pushed::Push(push)).is_ok()
                    || next.ban() == Some(push)
            };
            let Pushed::Push(push) = action else { return false };
            back(&push.direction.opposite())
        }
        ku::Gain::Moves { marbles, direction } => {
            let Pushed::Push(push) = action else { return false };
            let moved = Field::all().filter(|it| position.marble(*it) != next.marble(*it)).count();
            direction == push.direction && moved <= marbles + 1 && marbles > 0
        }
        ku::Gain::EndsTurn => action == Pushed::Pass,
    }
}

#[test]
fn gains_of_kuba_are_true() {
    let mut seen = Seen::default();
    for game in games::<Kuba>(2, 100) {
        let position = game.position();
        for action in
            position.actions().into_iter().filter(|it| Kuba::effect(position, *it).is_none())
        {
            let gain = Kuba::gain(position, action);
            // Where the game is over nobody could capture.
            if position.apply(action).actor().outcome().is_some() {
                continue;
            }
            true_on(position, action, &gain, is_true_of_kuba(position, action, &gain));
            seen.count(game::Coded::notice(&gain).code);
        }
    }
    seen.has_all(<ku::Gain as game::Coded>::CODES, &[]);
}

/// How many moves of its Klotz a player needs if nothing else moves; 4 stands for
/// more.
fn klotz_moves(position: &Klotze, color: Color) -> usize {
    let mut reached = vec![position.as_if_turn_of(color)];
    for moves in 1..=3 {
        let mut next = Vec::new();
        for from in reached {
            let klotz = from.klotz(color);
            for action in from.actions() {
                let Moved::Move(Move { from: square, to }) = action else { continue };
                if square == klotz && to == color.corner() {
                    return moves;
                }
                if square == klotz {
                    next.push(from.apply(action).as_if_turn_of(color));
                }
            }
        }
        reached = next;
    }
    4
}

/// How many ways of four squares to the corner are free between their ends: from
/// each square at that distance, along the row and the column in either order.
fn free_ways(position: &Klotze, color: Color) -> usize {
    let corner = color.corner();
    let is_free = |square: Square| match position.piece(square) {
        None => true,
        Some(_) => square == position.klotz(color),
    };
    let mut ways = BTreeSet::new();
    for door in Square::all() {
        let across = door.column().abs_diff(corner.column());
        let along = door.row().abs_diff(corner.row());
        if across + along != 4 {
            continue;
        }
        let toward = |from: usize, to: usize| if from < to { 1_isize } else { -1 };
        let (right, up) =
            (toward(door.column(), corner.column()), toward(door.row(), corner.row()));
        for row_first in [true, false] {
            let (mut column, mut row) = (door.column() as isize, door.row() as isize);
            let mut passed = Vec::new();
            for step in 0..4 {
                let in_row = if row_first { step < across } else { step >= along };
                if in_row {
                    column += right;
                } else {
                    row += up;
                }
                passed.push(
                    Square::at(column.cast_unsigned(), row.cast_unsigned()).expect("on the board"),
                );
            }
            assert_eq!(passed.pop(), Some(corner));
            if passed.iter().all(|square| is_free(*square)) {
                ways.insert((door, passed));
            }
        }
    }
    ways.len()
}

fn is_true_of_klotze(position: &Klotze, action: Moved, gain: &kl::Gain) -> bool {
    let (own, next) = (position.turn(), position.apply(action));
    let Moved::Move(Move { from, to }) = action else { return *gain == kl::Gain::Passes };
    let is_klotz = from == position.klotz(own);
    let comes_within = |moves| {
        let (before, after) = (klotz_moves(position, own), klotz_moves(&next, own));
        after == moves && after < before
    };
    match *gain {
        kl::Gain::Nears { moves } => is_klotz && comes_within(moves),
        kl::Gain::Shortens { moves } => !is_klotz && comes_within(moves),
        kl::Gain::Delays { color, moves } => {
            let (before, after) = (klotz_moves(position, color), klotz_moves(&next, color));
            color != own && after == moves && before < after
        }
        kl::Gain::Blocks { color, ways } => {
            color != own && free_ways(position, color) == free_ways(&next, color) + ways
        }
        kl::Gain::Clears { ways } => free_ways(&next, own) == free_ways(position, own) + ways,
        kl::Gain::Keeps { square } => {
            let moves_it = |color: Color| {
                let theirs = next.as_if_turn_of(color).actions();
                theirs.iter().any(|it| matches!(it, Moved::Move(step) if step.from == square))
            };
            square == to && position.colors().from_first(own).skip(1).all(|color| !moves_it(color))
        }
        kl::Gain::Goes { square } => is_klotz && next.klotz(own) == square,
        kl::Gain::Passes => false,
    }
}

#[test]
fn gains_of_klotze_are_true() {
    let mut seen = Seen::default();
    for players in 2..=4 {
        for game in games::<Klotze>(players, 20) {
            let position = game.position();
            for action in position.actions() {
                if Klotze::effect(position, action).is_some() {
                    continue;
                }
                let gain = Klotze::gain(position, action);
                true_on(position, action, &gain, is_true_of_klotze(position, action, &gain));
                seen.count(game::Coded::notice(&gain).code);
            }
        }
    }
    seen.has_all(<kl::Gain as game::Coded>::CODES, &["gain-klotze-passes"]);
}

/// In how many tips a block can be sunk if nothing else moves.
fn tips_to_hole(position: &BlackHoles, block: Block) -> Option<usize> {
    let room = position.room();
    let mut queue = VecDeque::from([(block, 0)]);
    let mut met = vec![block];
    while let Some((block, tips)) = queue.pop_front() {
        for way in Direction::ALL {
            let Some(landed) = block.tipped(way) else { continue };
            if HOLES.contains(landed.anchor) && landed.lie == Lie::Upright {
                return Some(tips + 1);
            }
            if landed.squares().all(|square| room.contains(square)) && !met.contains(&landed) {
                met.push(landed);
                queue.push_back((landed, tips + 1));
            }
        }
    }
    None
}

fn is_true_of_black_holes(position: &BlackHoles, action: Tipped, gain: &bh::Gain) -> bool {
    let Tipped::Tip(tip) = action else { return *gain == bh::Gain::Passes };
    let next = position.apply(action);
    let (block, _) = position.block(tip.anchor).expect("a block is tipped");
    let landed = block.tipped(tip.direction).expect("it lands");
    // More than six tips are not looked ahead.
    let tips = |at: &BlackHoles, block| tips_to_hole(at, block).filter(|tips| *tips <= 6);
    let before_and_after = |square, color: Side| {
        let (block, owner) = position.block(square).expect("a block");
        assert_eq!(owner, color);
        (tips(position, block).unwrap_or(7), tips(&next, block).unwrap_or(7))
    };
    match *gain {
        bh::Gain::Nears { moves } => {
            tips(&next, landed) == Some(moves) && moves < tips(position, block).unwrap_or(7)
        }
        bh::Gain::Clears { square, moves } => {
            let (before, after) = before_and_after(square, position.acting());
            after == moves && after < before
        }
        bh::Gain::Hampers { square } => {
            let (before, after) = before_and_after(square, position.acting().other());
            after > before
        }
        bh::Gain::Lies { first, second } => {
            [first, second].map(|half| next.block(half).map(|(block, _)| block))
                == [Some(landed); 2]
                && first != second
        }
        bh::Gain::Stands { square } => landed.lie == Lie::Upright && landed.anchor == square,
        bh::Gain::Passes => false,
    }
}

#[test]
fn gains_of_black_holes_are_true() {
    let mut seen = Seen::default();
    for game in games::<BlackHoles>(2, 40) {
        let position = game.position();
        for action in position.actions() {
            if BlackHoles::effect(position, action).is_some() {
                continue;
            }
            let gain = BlackHoles::gain(position, action);
            true_on(position, action, &gain, is_true_of_black_holes(position, action, &gain));
            seen.count(game::Coded::notice(&gain).code);
        }
    }
    seen.has_all(<bh::Gain as game::Coded>::CODES, &["gain-black-holes-passes"]);
}

/// BT-9: the chance that the trap below a space is open, counted from the findings.
fn open(position: &BilleTrap, space: Space) -> f64 {
    let found = |finding| Trap::all().filter(|it| position.known(*it) == Some(finding)).count();
    match position.known(position.trap_under(space)) {
        Some(Finding::Open) => 1.0,
        Some(Finding::Closed) => 0.0,
        None => {
            let (open, closed) = (found(Finding::Open), found(Finding::Closed));
            (14 - open) as f64 / (24 - open - closed) as f64
        }
    }
}

/// BT-6: the rolls with which others come right onto a space.
fn rolls(position: &BilleTrap, space: Space, seat: Seat) -> usize {
    const ENTRIES: [u8; 6] = [1, 9, 17, 4, 5, 6];
    let comes = |roll: &u8| {
        position.playing().without(seat).into_iter().any(|other| {
            let walks = position
                .on_track(other)
                .into_iter()
                .any(|from| from.number() + roll == space.number());
            walks
                || position.in_tray(other) > 0 && ENTRIES[usize::from(*roll) - 1] == space.number()
        })
    };
    (1..=6).filter(comes).count()
}

fn is_true_of_bille_trap(position: &BilleTrap, action: Played, gain: &bille_trap::Gain) -> bool {
    use bille_trap::Gain;
    let (seat, next) = (position.turn_of(), position.apply(action));
    let lies =
        |space| next.on_track(seat).contains(space) && !position.on_track(seat).contains(space);
    let sum = |at: &BilleTrap, own: bool| -> f64 {
        let seats = at.playing().into_iter().filter(|other| (*other == seat) == own);
        seats.flat_map(|seat| at.on_track(seat)).map(|space| open(at, space)).sum()
    };
    let turned = [Played::Turn, Played::Keep].map(|action| position.apply(action));
    let [chosen, other] = if action == Played::Turn { [0, 1] } else { [1, 0] };
    match *gain {
        Gain::Safer { space, before, after, of } => {
            let Played::Advance(from) = action else { return false };
            lies(space)
                && rolls(position, from, seat) == before
                && rolls(&next, space, seat) == after
                && after < before
                && of == 6
        }
        Gain::Advances { space, left } => lies(space) && usize::from(space.number()) + left == 25,
        Gain::Goes => matches!(action, Played::Enter | Played::Advance(_)),
        Gain::Calms => sum(&turned[chosen], true) < sum(&turned[other], true),
        Gain::Unsettles => sum(&turned[chosen], false) > sum(&turned[other], false),
        Gain::Turns => action == Played::Turn,
        Gain::Leaves => action == Played::Keep,
        Gain::Passes => action == Played::Pass,
        Gain::Happens => false,
    }
}

#[test]
fn gains_of_bille_trap_are_true() {
    let mut seen = Seen::default();
    for players in 2..=4 {
        for game in games::<BilleTrap>(players, 60) {
            let position = game.position();
            for action in position.actions() {
                if BilleTrap::effect(position, action).is_some() {
                    continue;
                }
                let gain = BilleTrap::gain(position, action);
                true_on(position, action, &gain, is_true_of_bille_trap(position, action, &gain));
                seen.count(game::Coded::notice(&gain).code);
            }
        }
    }
    let rare = ["gain-bille-trap-goes", "gain-bille-trap-passes", "gain-bille-trap-chance"];
    seen.has_all(<bille_trap::Gain as game::Coded>::CODES, &rare);
}
