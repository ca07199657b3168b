//! Nothing that is secret leaves the server before the game is over; the long
//! form is `cargo soak secrets`.

use testbed::secrets::run;

use crate::program;

#[tokio::test]
async fn nothing_leaks() {
    let report = run(&program::path(), 1).await.expect("nothing leaks");
    assert!(report.fallen > 50 && report.bytes > 100_000, "too little was searched");

    // A leak that is planted is found, wherever and in whichever form.
    for (hidden, said) in report.hidden.iter().zip(&report.said) {
        assert!(said.leaks(hidden).is_empty());
        for (name, form) in hidden.forms() {
            let mut leaking = said.clone();
            let piece = leaking.pieces.first_mut().expect("something was said");
            let middle = piece.len() / 2;
            piece.splice(middle..middle, form);
            assert!(!leaking.leaks(hidden).is_empty(), "{name} is not found");
        }
    }
}
