#![allow(missing_docs)]
use game::{Position, perft, perft_applied, playout};
use klotze::Klotze;
use std::time::Instant;
fn best(reps: usize, mut f: impl FnMut() -> u64) -> f64 { let mut b=0.0f64; for _ in 0..reps { let t=Instant::now(); let n=f(); b=b.max(n as f64/t.elapsed().as_secs_f64()/1e6); } b }
fn main(){
 for (s,ds) in [("players=4",[80u64,6068,436094]),("players=3",[80,6068,436094]),("players=2",[80,6068,457282])] {
  let p=Klotze::start(&s.parse().unwrap());
  for (d,f) in ds.iter().enumerate() { assert_eq!(perft(&p,d as u32+1),*f,"{s} {d}"); }
 }
 let mut p=Klotze::start(&"players=2".parse().unwrap());
 for t in "g2-f2 h8-i8 b7-b6 f7-f10 i4-j4 f6-h8 b6-a6 h8-h4 c3-d3 d9-c9 i8-h8 d2-d1 d6-c4 e7-g8 f2-e2 d7-e8 c8-b8 c4-a3 b8-b7 h4-i1 b4-b3 d5-b6 f10-i10 i1-e1 e5-c3 e1-g3 h3-h4 g3-e1".split(' ') { p=p.play(t.parse().unwrap()).unwrap(); }
 assert_eq!([perft(&p,1),perft(&p,2),perft(&p,3)],[76, 5753, 447808]);
 let mid=p;
 for (n,s) in [("start4","players=4"),("start2","players=2"),("mid","")] {
 let p= if s.is_empty() {mid} else {Klotze::start(&s.parse().unwrap())};
 let bulk=best(150,||perft(&p,3)); let applied=best(30,||perft_applied(&p,3));
 let mut x=1u64; let play=best(60,||{ let mut m=0; while m<20000 { m+=playout(&p,|n|{ x^=x<<13; x^=x>>7; x^=x<<17; (((x>>32)*n as u64)>>32) as u32}).1 as u64; } m});
 println!("{n}: bulk {bulk:.0} applied {applied:.1} playout {play:.2}");
 }
}
