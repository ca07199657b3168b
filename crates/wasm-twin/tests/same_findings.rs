//! The search finds the same natively and in WebAssembly: same actions, scores,
//! lines and counts of positions under the same limit.

use std::{env, fs, path::PathBuf};

use wasm_twin::{COURSES, GAMES, digest, name};
use wasmi::{Engine, Linker, Module, Store};

/// Where `cargo xtask check` says which module is compared.
const MODULE: &str = "LUDOTHEQUE_WASM_TWIN";

/// Enough for several iterations and reductions in every game, and little
/// enough for an interpreter.
const NODES: u64 = 2_000;

#[test]
fn webassembly_finds_the_same() {
    let module = compiled();
    for course in 0..COURSES {
        let nodes = if course < GAMES { NODES } else { NODES / 20 };
        let there = in_webassembly(&module, course, nodes);
        let (here, name) = (digest(course, nodes), name(course));
        assert_ne!(here, 0, "{name} has no course");
        assert_eq!(there, here, "{name}: WebAssembly found something else");
    }
}

/// The module, which was built with the page.
fn compiled() -> Vec<u8> {
    let file = env::var_os(MODULE).map(PathBuf::from);
    let file = file.unwrap_or_else(|| panic!("{MODULE} must name it; `cargo xtask check` does"));
    fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn in_webassembly(module: &[u8], course: u32, nodes: u64) -> u64 {
    let engine = Engine::default();
    let module = Module::new(&engine, module).expect("a module");
    let mut store = Store::new(&engine, ());
    let instance =
        Linker::new(&engine).instantiate_and_start(&mut store, &module).expect("it needs nothing");
    let digest = instance
        .get_typed_func::<(i32, i64), i64>(&store, "course_digest")
        .expect("an export of this kind");
    digest.call(&mut store, (course as i32, nodes as i64)).expect("it ends").cast_unsigned()
}
