//! Dice, traps and lots are even, and every ingredient matters. The secrets are
//! given, so these tests hold always or never.

use chance::{Contribution, Secret, Source};
use shelf::{Game, GameInProgress, Opening};

fn source(number: u32) -> Source {
    let mut bytes = [7; 32];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    Source::new(&Secret::of(bytes), "table", &[None, None])
}

fn bille_trap() -> GameInProgress {
    Game::BilleTrap.open(&Opening::default()).expect("Bille-Trap")
}

/// How far counts are from what is expected of each, as chi-square counts it.
fn chi_square(counts: &[u32], expected: f64) -> f64 {
    counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum()
}

/// One table's dice: six faces, so five degrees of freedom; by mere chance one
/// seed in ten thousand would lie above 25.7.
#[test]
fn dice_are_even() {
    let (game, source) = (bille_trap(), source(1));
    let mut counts = [0; 6];
    let mut pairs = [0; 36];
    let mut last = 0;
    for number in 0..30_000 {
        let roll = source.action(&game, number).expect("a die is due");
        let face = usize::from(roll.as_bytes()[1] - b'1');
        counts[face] += 1;
        pairs[last * 6 + face] += 1;
        last = face;
    }
    assert!(chi_square(&counts, 5_000.0) < 25.7, "{counts:?}");
    // One roll tells nothing of the next: 35 degrees of freedom.
    assert!(chi_square(&pairs, 30_000.0 / 36.0) < 77.0, "{pairs:?}");
}

/// The deals of many tables: each of 24 traps is open in 14 of 24.
#[test]
fn deals_are_even() {
    let game = bille_trap();
    let mut open = [0; 24];
    let deals = 12_000;
    for number in 0..deals {
        let deal = source(number).deal(&game).expect("traps lie hidden");
        assert_eq!(deal.matches('o').count(), 14);
        for (count, letter) in open.iter_mut().zip(deal.chars().filter(|letter| *letter != '/')) {
            *count += u32::from(letter == 'o');
        }
    }
    let expected = f64::from(deals) * 14.0 / 24.0;
    // Open or closed, and the sum is fixed: 23 degrees of freedom, bound 1 in 10,000.
    let spread = chi_square(&open, expected) * (24.0 / 10.0) * (23.0 / 24.0);
    assert!(spread < 57.0, "{spread}: {open:?}");
}

#[test]
fn lots_are_even() {
    for seats in 2..=4_u8 {
        let mut counts = vec![0; usize::from(seats)];
        for number in 0..12_000 {
            counts[usize::from(source(number).lot(seats))] += 1;
        }
        let expected = 12_000.0 / f64::from(seats);
        assert!(chi_square(&counts, expected) < 21.0, "{counts:?}");
    }
}

/// Sixty-four lots of four and rolls of the die follow from anything at all.
fn outcomes(source: &Source) -> (Option<String>, Vec<Option<String>>) {
    let game = bille_trap();
    let rolls = (0..64).map(|number| source.action(&game, number)).collect();
    (source.deal(&game), rolls)
}

#[test]
fn secret_table_contributions_and_their_order_all_matter() {
    let secret = Secret::of([1; 32]);
    let [one, two] = [1, 2].map(|byte| Some(Contribution::of([byte; 16])));
    let sources = [
        Source::new(&secret, "table", &[one, two]),
        Source::new(&Secret::of([2; 32]), "table", &[one, two]),
        Source::new(&secret, "other", &[one, two]),
        Source::new(&secret, "table", &[two, one]),
        Source::new(&secret, "table", &[one, None]),
        Source::new(&secret, "table", &[None, one]),
        Source::new(&secret, "table", &[one]),
    ];
    let all: Vec<_> = sources.iter().map(outcomes).collect();
    for (place, outcome) in all.iter().enumerate() {
        assert!(all[..place].iter().all(|other| other.0 != outcome.0 && other.1 != outcome.1));
    }
}
