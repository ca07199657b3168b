//! The search in the browser's WebAssembly beside the same search natively, in
//! turn: the best of several rounds each. Both must find the same.

use std::{env, fs, process::Command};

use browser::{Window, visit};
use serde_json::json;
use testbed::Result;

use crate::{
    GAMES, VISITOR,
    figure::{Bar, Counts, Figure},
};

/// Where `cargo xtask measure page` says which program searches natively.
const NATIVE: &str = "LUDOTHEQUE_BENCH_WASM";
const ENOUGH: f64 = 0.5;
const ROUNDS: usize = 3;
/// Runs a course in the page; answers with its seconds and its digest.
const IN_THE_PAGE: &str = "
    const bytes = Uint8Array.from(atob(fact.module), letter => letter.charCodeAt(0));
    WebAssembly.instantiate(bytes, {}).then(({ instance }) => {
        const { course_digest } = instance.exports;
        course_digest(fact.course, 1000n);
        const begun = performance.now();
        const digest = BigInt.asUintN(64, course_digest(fact.course, BigInt(fact.nodes)));
        answer({ seconds: (performance.now() - begun) / 1000, digest: digest.toString() });
    }, (error) => answer({ error: String(error) }));";
/// Positions for each of a course's actions.
const NODES: u64 = 300_000;

/// Positions a second in the browser as a share of those natively.
pub(crate) async fn against_native() -> Result<Vec<Figure>> {
    let native = env::var_os(NATIVE).ok_or("cargo xtask measure page says what is native")?;
    let ask = |arguments: &[String]| -> Result<String> {
        let output = Command::new(&native).args(arguments).output()?;
        let answer = String::from_utf8(output.stdout)?.trim().to_owned();
        if output.status.success() { Ok(answer) } else { Err("bench-wasm has failed".into()) }
    };
    let module = base64(&fs::read(ask(&["--module".to_owned()])?)?);
    let mut figures = Vec::new();
    visit("measure", VISITOR, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf]").await?;
        for (course, game) in GAMES.into_iter().enumerate() {
            let (mut here, mut there) = (f64::MAX, f64::MAX);
            for _ in 0..ROUNDS {
                let told = ask(&["--native".to_owned(), course.to_string(), NODES.to_string()])?;
                let (seconds, digest) = told.split_once(' ').ok_or("no digest")?;
                here = here.min(seconds.parse()?);
                let fact = json!({ "module": module, "course": course, "nodes": NODES });
                let told = window.ask_and_wait(IN_THE_PAGE, fact).await?;
                if told["digest"] != digest {
                    return Err(format!("WebAssembly found something else: {told}").into());
                }
                there = there.min(crate::loading::number(&told["seconds"])?);
            }
            let name = format!("WebAssembly ÷ native, {game}");
            let bar = Bar::AtLeast(ENOUGH);
            figures.push(Figure::new(name, "", vec![here / there], Counts::Median, bar)?);
        }
        Ok(())
    })
    .await?;
    Ok(figures)
}

/// Bytes as a text that a script can take.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let byte = |place: usize| u32::from(three.get(place).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= three.len() { char::from(letter) } else { '=' });
        }
    }
    text
}
