#![allow(missing_docs)]
use game::{Position, playout};
use klotze::Klotze;
fn main(){ let p=Klotze::start(&"players=4".parse().unwrap()); let mut x=1u64; let mut m=0; while m<30_000_000 { m+=playout(&p,|n|{ x^=x<<13; x^=x>>7; x^=x<<17; (((x>>32)*n as u64)>>32) as u32}).1 as u64; } println!("{m}"); }
