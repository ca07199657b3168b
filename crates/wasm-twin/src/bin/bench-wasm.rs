//! `cargo bench-wasm`: how fast the search is in WebAssembly, as a share of its native speed: the
//! same courses of the same module, in turn, best of several rounds. The
//! WebAssembly engine is that of Node.js, which browsers have too.
//!
//! Whoever compares elsewhere asks for the parts: `--module` compiles the module
//! and tells its path, `--native COURSE NODES` runs a course natively and tells
//! its seconds and its digest.

use std::{
    env, fs,
    path::Path,
    process::{Command, ExitCode},
    time::Instant,
};

const TARGET: &str = "wasm32-unknown-unknown";
const FOLDER: &str = "target/wasm-twin";
/// Rounds; the best counts.
const ROUNDS: usize = 5;
/// Positions for each of a course's actions.
const NODES: u64 = 500_000;

/// Calls the module's export and says how many seconds it took.
const SCRIPT: &str = "
const fs = require('fs');
const [file, course, nodes] = process.argv.slice(1);
const module = new WebAssembly.Module(fs.readFileSync(file));
const { exports } = new WebAssembly.Instance(module, {});
exports.course_digest(Number(course), 1000n);
const begun = process.hrtime.bigint();
const digest = BigInt.asUintN(64, exports.course_digest(Number(course), BigInt(nodes)));
console.log(Number(process.hrtime.bigint() - begun) / 1e9, digest.toString());
";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        [] => compare(),
        ["--module"] => tell(compiled()),
        ["--native", course, nodes] => tell(natively(course, nodes)),
        _ => tell(None),
    }
}

fn tell(answer: Option<String>) -> ExitCode {
    let Some(answer) = answer else { return ExitCode::FAILURE };
    println!("{answer}");
    ExitCode::SUCCESS
}

/// The seconds and the digest of a course.
fn natively(course: &str, nodes: &str) -> Option<String> {
    let (course, nodes) = (course.parse().ok()?, nodes.parse().ok()?);
    wasm_twin::digest(course, 1000);
    let begun = Instant::now();
    let digest = wasm_twin::digest(course, nodes);
    Some(format!("{} {digest}", begun.elapsed().as_secs_f64()))
}

fn compare() -> ExitCode {
    let Some(module) = compiled() else {
        eprintln!("the module could not be compiled: is the target there?");
        return ExitCode::FAILURE;
    };
    for course in 0..wasm_twin::GAMES {
        let (mut here, mut there) = (f64::MAX, f64::MAX);
        for _ in 0..ROUNDS {
            let begun = Instant::now();
            let digest = wasm_twin::digest(course, NODES);
            here = here.min(begun.elapsed().as_secs_f64());
            let Some((seconds, other)) = in_webassembly(&module, course) else {
                eprintln!("Node.js is needed to run the module, and could not");
                return ExitCode::FAILURE;
            };
            if digest != other {
                eprintln!("WebAssembly found something else: {digest} and {other}");
                return ExitCode::FAILURE;
            }
            there = there.min(seconds);
        }
        let name = wasm_twin::name(course);
        println!(
            "{name}: {here:.3} s natively, {there:.3} s in WebAssembly: {:.0} % of native speed",
            100.0 * here / there
        );
    }
    ExitCode::SUCCESS
}

fn compiled() -> Option<String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let arguments = ["build", "-p", "wasm-twin", "--lib", "--release", "--target", TARGET];
    let status = Command::new(cargo).args(arguments).args(["--target-dir", FOLDER]).status();
    let file = format!("{FOLDER}/{TARGET}/release/wasm_twin.wasm");
    let there = status.is_ok_and(|status| status.success()) && fs::exists(Path::new(&file)).ok()?;
    there.then_some(file)
}

/// The seconds and the digest of a course.
fn in_webassembly(module: &str, course: u32) -> Option<(f64, u64)> {
    let arguments = [module.to_owned(), course.to_string(), NODES.to_string()];
    let output = Command::new("node").args(["-e", SCRIPT, "--"]).args(arguments).output().ok()?;
    let answer = String::from_utf8(output.stdout).ok()?;
    let (seconds, digest) = answer.trim().split_once(' ')?;
    Some((seconds.parse().ok()?, digest.parse().ok()?))
}
