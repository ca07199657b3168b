//! The published numbers of `docs/chance.md`. They were computed by another
//! program, written from the page alone; whoever writes a third can compare.

use chance::{Commitment, Contribution, Salt, Secret, Source};
use shelf::{Game, Opening};

const TABLE: &str = "zyxwvtsrqpnmkjhg";

fn secret() -> Secret {
    Secret::of(std::array::from_fn(|place| 0x20 + place as u8))
}

fn contributions() -> Vec<Option<Contribution>> {
    let one = Contribution::of(std::array::from_fn(|place| place as u8));
    let three = Contribution::of(std::array::from_fn(|place| 0xf0 + place as u8));
    vec![Some(one), None, Some(three)]
}

#[test]
fn the_commitment_is_the_published_one() {
    let salt = Salt::of(std::array::from_fn(|place| 0x40 + place as u8));
    assert_eq!(
        Commitment::to(&secret(), &salt).to_string(),
        "0dfef500b5b70936e1e5da8668203f9e9ad0ea729c4c1eebab5daa9d42a82f20"
    );
}

#[test]
fn lots_dice_and_traps_are_the_published_ones() {
    let source = Source::new(&secret(), TABLE, &contributions());
    assert_eq!([2, 3, 4].map(|seats| source.lot(seats)), [0, 2, 0]);

    let opening = Opening { players: Some(3), ..Opening::default() };
    let game = Game::BilleTrap.open(&opening).expect("three may play");
    let rolls: Vec<_> = (0..12).filter_map(|n| source.action(&game, n)).collect();
    assert_eq!(rolls.join(" "), "d6 d3 d2 d1 d5 d6 d6 d6 d6 d2 d4 d1");
    assert_eq!(source.deal(&game).as_deref(), Some("coocooco/ooocccoc/coooccoo"));
}

#[test]
fn games_without_chance_have_none() {
    let source = Source::new(&secret(), TABLE, &contributions());
    let game = Game::Kuba.open(&Opening::default()).expect("Kuba");
    assert_eq!((source.action(&game, 0), source.deal(&game)), (None, None));
}
