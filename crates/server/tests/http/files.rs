//! Files that are part of the program.

use crate::house::House;

#[test]
fn a_known_file_is_not_sent_again() {
    let house = House::open();
    let first = house.get("/assets/house.css");
    assert_eq!(first.status, 200);
    assert_eq!(first.header("content-type"), Some("text/css; charset=utf-8"));
    assert_eq!(first.header("cache-control"), Some("no-cache"));
    let tag = first.header("etag").expect("a tag").to_owned();
    assert!(tag.starts_with('"'), "strong: {tag}");
    let again = house.ask("GET", "/assets/house.css", &[("if-none-match", &tag)], "");
    assert_eq!((again.status, again.body.len()), (304, 0));
    assert_eq!(again.header("etag"), Some(tag.as_str()));
    let changed = house.ask("GET", "/assets/house.css", &[("if-none-match", "\"old\"")], "");
    assert_eq!((changed.status, changed.body), (200, first.body));
}

#[test]
fn there_are_no_files_but_those() {
    let house = House::open();
    for path in ["/assets/", "/assets/none", "/assets/../Cargo.toml", "/assets/%2e%2e/Cargo.toml"] {
        assert_eq!(house.get(path).status, 404, "{path}");
    }
}

#[test]
fn long_answers_are_compressed_for_those_who_can_read_it() {
    let house = House::open();
    let plain = house.get("/api/docs");
    assert_eq!(plain.header("content-encoding"), None);
    for packing in ["gzip", "br"] {
        let packed = house.ask("GET", "/api/docs", &[("accept-encoding", packing)], "");
        assert_eq!(packed.header("content-encoding"), Some(packing));
        assert!(packed.body.len() < plain.body.len() / 2);
    }
}
