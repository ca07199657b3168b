//! Builds again when a migration is added: the compiler sees only the files that
//! were there.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
