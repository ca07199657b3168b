use game::{Position, perft, perft_applied, playout};
fn main() {
    let p = bille_trap::BilleTrap::start(&Default::default());
    for _ in 0..3 {
        let t = std::time::Instant::now();
        let n = perft(&p, 16);
        let e = t.elapsed();
        println!("bulk {} {:.1}M/s", n, n as f64 / e.as_secs_f64() / 1e6);
        let t = std::time::Instant::now();
        let n = perft_applied(&p, 15);
        let e = t.elapsed();
        println!("applied {} {:.1}M/s", n, n as f64 / e.as_secs_f64() / 1e6);
        let mut x = 1u64;
        let mut m = 0usize;
        let t = std::time::Instant::now();
        for _ in 0..20000 {
            m += playout(&p, |n| {
                x ^= x << 13;
                x ^= x >> 7;
                x ^= x << 17;
                (((x >> 32) * n as u64) >> 32) as u32
            })
            .1;
        }
        println!(
            "playout {:.1}M moves/s, {} moves",
            m as f64 / t.elapsed().as_secs_f64() / 1e6,
            m / 20000
        );
    }
}
