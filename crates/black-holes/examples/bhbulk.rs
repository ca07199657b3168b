use game::{Position, perft};
use black_holes::BlackHoles;
fn main(){ let p=BlackHoles::start(&Default::default());
 let t=std::time::Instant::now(); let n=perft(&p,8); let e=t.elapsed(); println!("bulk {} {:.1}M/s", n, n as f64/e.as_secs_f64()/1e6); }
