//! A disk that is full or read-only: people are told, nothing is acknowledged
//! that is not stored, and play goes on when there is room again.

use testbed::disk;

use crate::program;

#[tokio::test]
async fn a_full_disk_is_told_and_survived() {
    let report = disk::full(&program::path()).await.expect("a server that bears it");
    assert_eq!(report.error.code, "store-full");
    assert!(!report.error.message.is_empty());
    assert!(report.acknowledged >= 10);
}

#[tokio::test]
async fn a_read_only_disk_is_told_and_survived() {
    let report = disk::read_only(&program::path()).await.expect("a server that bears it");
    let codes = ["store-read-only", "store-disk"];
    assert!(codes.contains(&report.error.code.as_str()), "{:?}", report.error);
    assert!(report.acknowledged >= 10);
}
