//! The page's module in parts, each a file that is loaded when its screen is opened:
//! `wasm_split_cli_support` cuts it where the page says so (`crates/app/src/page/parts.rs`),
//! before wasm-bindgen sees what is left. It knows neither names with hashes nor sizes.

use std::{collections::HashMap, fs, io, path::Path};

use rustc_demangle::demangle;
use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

use super::Variant;

/// By these names the page's script and the one that loads its parts know each other,
/// until they are one.
const LOADER: &str = "./parts.js";
const PAGE: &str = "./page.js";

/// A module that is cut into parts.
pub(super) struct Split {
    /// What is loaded at once; wasm-bindgen has not seen it.
    pub(super) main: Vec<u8>,
    pub(super) parts: Vec<PartModule>,
    pub(super) loader: Loader,
}

/// The script that loads parts, each under its name.
pub(super) struct Loader {
    script: String,
    /// The functions that it has for the module, one for each screen.
    functions: Vec<String>,
}

/// What is loaded when a screen is opened.
#[derive(Default)]
pub(super) struct PartModule {
    /// `part-tables`, or `part-chunk_2` for what several parts share.
    pub(super) name: String,
    /// As the script says it.
    pub(super) address: String,
    pub(super) wasm: Vec<u8>,
    /// The names of its functions, as Rust writes them.
    pub(super) functions: Vec<String>,
}

impl Split {
    /// How a module is linked that can be cut.
    pub(super) const LINKED: [&str; 2] = ["-C", "link-arg=--emit-relocs"];

    /// Cuts a module; the folder is for what is written on the way.
    ///
    /// # Errors
    /// It can't be cut, or nothing is left for a part.
    pub(super) fn of(module: &[u8], folder: &Path, variant: Variant) -> Result<Self, String> {
        let told = |error: io::Error| format!("{}: {error}", folder.display());
        if folder.exists() {
            fs::remove_dir_all(folder).map_err(told)?;
        }
        let main = folder.join("main.wasm");
        let mut options = Options::new(module);
        options.output_dir = folder;
        options.main_out_path = &main;
        options.link_name = LOADER;
        options.main_module = PAGE;
        let split = transform(options).map_err(|error| format!("splitting: {error:#}"))?;
        let loader = Loader {
            script: fs::read_to_string(folder.join(LOADER)).map_err(told)?,
            functions: functions(&split.prefetch_map)?,
        };
        let parts = split.split_modules.iter().map(|path| PartModule::read(path, variant));
        let parts = parts.collect::<Result<_, _>>()?;
        Ok(Self { main: fs::read(&main).map_err(told)?, parts, loader })
    }
}

/// The functions that load parts: there are some, and each loads code of its own, for
/// what the page itself uses as well stays with the page.
fn functions(parts: &HashMap<String, Vec<String>>) -> Result<Vec<String>, String> {
    if parts.is_empty() {
        return Err("the page has no parts".to_owned());
    }
    let mut functions = Vec::new();
    for (part, files) in parts {
        if !files.contains(&format!("split_{part}")) {
            return Err(format!("nothing is left for the part `{part}`: the page has all of it"));
        }
        functions.push(format!("__wasm_split_load_{part}"));
    }
    functions.sort();
    Ok(functions)
}

impl Loader {
    /// One script of two that import each other: it needs one request, and its name can
    /// be a hash of what is in it.
    ///
    /// # Errors
    /// They don't.
    pub(super) fn joined_with(&self, page: &str) -> Result<String, String> {
        let import = format!("import {{ initSync }} from \"{PAGE}\";\n");
        let Some((before, after)) = self.script.split_once(&import) else {
            return Err("what loads the parts does not ask for the page".to_owned());
        };
        let parts = format!("const parts = {{ {} }};\n", self.functions.join(", "));
        let import = format!(" from \"{LOADER}\"");
        let imported =
            |line: &str| Some(line.strip_prefix("import * as ")?.strip_suffix(&import)?.to_owned());
        if !page.lines().any(|line| imported(line).is_some()) {
            return Err("the page does not ask for parts".to_owned());
        }
        let given = |line: &str| match imported(line) {
            Some(name) => format!("const {name} = parts;\n"),
            None => format!("{line}\n"),
        };
        Ok([before, after, &parts]
            .into_iter()
            .map(str::to_owned)
            .chain(page.lines().map(given))
            .collect())
    }
}

impl PartModule {
    fn read(path: &Path, variant: Variant) -> Result<Self, String> {
        let told = |error: String| format!("{}: {error}", path.display());
        let bytes = fs::read(path).map_err(|error| told(error.to_string()))?;
        let mut module = ModuleConfig::new()
            .generate_name_section(variant != Variant::Small)
            .generate_producers_section(false)
            .parse(&bytes)
            .map_err(|error| told(format!("{error:#}")))?;
        let functions = module.funcs.iter().filter_map(|function| function.name.as_ref());
        let functions = functions.map(|name| demangle(name).to_string()).collect();
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let name = format!("part-{}", stem.trim_start_matches("split_"));
        let address = format!("./{stem}.wasm");
        Ok(Self { name, address, wasm: module.emit_wasm(), functions })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_without_code_of_its_own_is_a_failure() {
        let parts = |files: &[&str]| {
            let files = files.iter().map(|file| (*file).to_owned()).collect();
            functions(&HashMap::from([("tables".to_owned(), files)]))
        };
        assert_eq!(
            parts(&["chunk_2", "split_tables"]),
            Ok(vec!["__wasm_split_load_tables".into()])
        );
        assert!(parts(&["chunk_2"]).is_err());
        assert!(functions(&HashMap::new()).is_err());
    }

    #[test]
    fn two_scripts_that_import_each_other_become_one() {
        let loader =
            |script: &str| Loader { script: script.to_owned(), functions: vec!["load".to_owned()] };
        let whole = loader("import { initSync } from \"./page.js\";\nexport const load = 1;\n");
        let page = "import * as import1 from \"./parts.js\"\nlet wasm;\n";
        assert_eq!(
            whole.joined_with(page).as_deref(),
            Ok(
                "export const load = 1;\nconst parts = { load };\nconst import1 = parts;\nlet wasm;\n"
            ),
        );
        assert!(whole.joined_with("let wasm;\n").is_err());
        assert!(loader("export const load = 1;\n").joined_with(page).is_err());
    }
}
