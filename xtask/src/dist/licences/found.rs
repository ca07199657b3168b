//! The texts of licences: what lies in a package's own folder, and for packages
//! that bring none the usual texts.

use std::{fs, path::Path};

use super::packages::Package;

/// How the names of such files begin, in any case.
const NAMES: [&str; 7] =
    ["license", "licence", "copying", "copyright", "notice", "unlicense", "patents"];

/// # Errors
/// The folder can't be read.
pub(super) fn in_folder(package: &Package) -> Result<Vec<String>, String> {
    let mut texts = Vec::new();
    look_into(&package.folder, &mut texts)
        .map_err(|error| format!("{}: {error}", package.folder.display()))?;
    if let Some(file) = &package.licence_file
        && let Ok(text) = fs::read_to_string(package.folder.join(file))
    {
        texts.push(tidy(&text));
    }
    texts.sort();
    texts.dedup();
    Ok(texts)
}

fn look_into(folder: &Path, texts: &mut Vec<String>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().to_lowercase();
        let is_code = path.extension().is_some_and(|ending| ending == "rs");
        if is_code || !NAMES.iter().any(|start| name.starts_with(start)) {
            continue;
        }
        if path.is_dir() {
            let inside = fs::read_dir(path)?.collect::<Result<Vec<_>, _>>()?;
            let read = inside.iter().filter_map(|file| fs::read_to_string(file.path()).ok());
            texts.extend(read.map(|text| tidy(&text)));
        } else {
            // A link to a text that was not packed says nothing.
            texts.extend(fs::read_to_string(path).ok().map(|text| tidy(&text)));
        }
    }
    texts.retain(|text| !text.is_empty());
    Ok(())
}

/// The same text whatever its line ends and margins.
fn tidy(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// The usual texts of a licence expression, where it is one of the most usual.
pub(super) fn standard(expression: &str) -> Vec<String> {
    let apache = include_str!("../../../../LICENSE-APACHE");
    let mit = include_str!("../../../../LICENSE-MIT");
    // Without the line that says whose it is: that is named with the package.
    let mit: Vec<_> = mit.lines().filter(|line| !line.starts_with("Copyright")).collect();
    let known = [
        ("Apache-2.0", tidy(apache)),
        ("MIT", tidy(&mit.join("\n"))),
        ("BSD-3-Clause", tidy(include_str!("../../../package/BSD-3-Clause.txt"))),
    ];
    known.into_iter().filter(|(id, _)| expression.contains(id)).map(|(_, text)| text).collect()
}
