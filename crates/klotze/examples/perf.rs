use game::{Position, perft, perft_applied, playout};
use klotze::Klotze;
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
 for _ in 0..2 { let t=std::time::Instant::now(); let k=perft(&p,4); let e=t.elapsed(); print!("{n} bulk {} {:.1}M/s ", k, k as f64/e.as_secs_f64()/1e6);
 let t=std::time::Instant::now(); let k=perft_applied(&p,4); let e=t.elapsed(); print!("applied {} {:.1}M/s ", k, k as f64/e.as_secs_f64()/1e6);
 let mut x=1u64; let mut m=0usize; let t=std::time::Instant::now(); for _ in 0..20000 { m+=playout(&p,|n|{ x^=x<<13; x^=x>>7; x^=x<<17; (((x>>32)*n as u64)>>32) as u32}).1; } println!("playout {:.1}M moves/s, {} moves", m as f64/t.elapsed().as_secs_f64()/1e6, m/20000); }
 }
}
