use game::{Position, perft, perft_applied, playout};
use black_holes::BlackHoles;
fn main(){ let p=BlackHoles::start(&Default::default());
 let depth: u32 = std::env::args().nth(1).map_or(7, |a| a.parse().unwrap());
 for d in 1..=5 { println!("{d} {}", perft(&p,d)); }
 let mut mid: game::SoFar<BlackHoles> = game::SoFar::from_setup(Default::default());
 mid.add_tokens("g5e d7w g4s h5n d4s b7s g2s d2s f4s f7n b6n g7e d6w b7w d5s h6s h5e a7s e4e b6s j5n a5s d3s b5w h7s g1n f8s a5e h6n g6e f4w b5e e7n a4e f7n d5s e8w e6w c6w f2w d3n f8e d2n d5n f6n g2w g8s".split(' ')).unwrap();
 let m = *mid.position();
 for d in 1..=4 { println!("mid {d} {}", perft(&m,d)); }
 for _ in 0..3 { let t=std::time::Instant::now(); let n=perft(&p,depth); let e=t.elapsed(); println!("bulk {} {:.1}M/s", n, n as f64/e.as_secs_f64()/1e6);
 let t=std::time::Instant::now(); let n=perft(&m,depth-1); let e=t.elapsed(); println!("bulk mid {} {:.1}M/s", n, n as f64/e.as_secs_f64()/1e6);
 let t=std::time::Instant::now(); let n=perft_applied(&p,depth-1); let e=t.elapsed(); println!("applied {} {:.1}M/s", n, n as f64/e.as_secs_f64()/1e6);
 let mut x=1u64; let mut m=0usize; let t=std::time::Instant::now(); for _ in 0..20000 { m+=playout(&p,|n|{ x^=x<<13; x^=x>>7; x^=x<<17; (((x>>32)*n as u64)>>32) as u32}).1; } println!("playout {:.1}M moves/s, {} moves", m as f64/t.elapsed().as_secs_f64()/1e6, m/20000); }
}
