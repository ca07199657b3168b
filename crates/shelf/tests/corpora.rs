//! Replays the corpora of the fuzz targets: inputs that once were interesting.

mod hostile;

use std::{fs, path::PathBuf};

fn replay(target: &str, check: fn(&str)) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files = fs::read_dir(&folder).expect("a corpus");
    let mut replayed = 0;
    for file in files {
        let bytes = fs::read(file.expect("a file").path()).expect("its bytes");
        check(&String::from_utf8_lossy(&bytes));
        replayed += 1;
    }
    assert!(replayed >= 20, "only {replayed} inputs in {}", folder.display());
}

#[test]
fn tokens_and_records() {
    replay("tokens_and_records", hostile::tokens_and_records);
}

#[test]
fn positions_and_setups() {
    replay("positions_and_setups", hostile::positions_and_setups);
}
