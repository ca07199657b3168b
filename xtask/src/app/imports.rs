//! What the module imports from its script, under short names. wasm-bindgen ends
//! each name with a hash, which module and script spell out and nothing compresses;
//! between these two files a number says as much.

use std::collections::BTreeMap;

use wasm_encoder::{
    ImportSection, Module,
    reencode::{Error, Reencode},
};
use wasmparser::{BinaryReaderError, ImportSectionReader, Parser, Payload};

/// The same module and script, agreed on short names.
///
/// # Errors
/// It is no module, or the script does not give what the module imports.
pub(super) fn shortened(wasm: &[u8], script: &str) -> Result<(Vec<u8>, String), String> {
    let mut names = Names::of(wasm).map_err(|error| error.to_string())?;
    let script = names.in_script(script)?;
    let mut module = Module::new();
    let renamed = names.parse_core_module(&mut module, Parser::new(0), wasm);
    renamed.map_err(|error| format!("renaming imports: {error}"))?;
    Ok((module.finish(), script))
}

/// The short name of each long one.
struct Names(BTreeMap<String, String>);

impl Names {
    fn of(wasm: &[u8]) -> Result<Self, BinaryReaderError> {
        let mut names = BTreeMap::new();
        for payload in Parser::new(0).parse_all(wasm) {
            if let Payload::ImportSection(imports) = payload? {
                for import in imports.into_imports() {
                    let short = format!("i{}", names.len());
                    names.entry(import?.name.to_owned()).or_insert(short);
                }
            }
        }
        Ok(Self(names))
    }

    /// The script lists what it gives, a line for the head of each:
    /// `name: function(…) {`.
    fn in_script(&self, script: &str) -> Result<String, String> {
        let (mut renamed, mut given) = (String::with_capacity(script.len()), 0);
        for line in script.lines() {
            let (start, name) = line.split_at(line.len() - line.trim_start().len());
            let named = name.split_once(": function");
            match named.and_then(|(name, rest)| Some((self.0.get(name)?, rest))) {
                Some((short, rest)) => {
                    given += 1;
                    renamed.extend([start, short.as_str(), ": function", rest, "\n"]);
                }
                None => renamed.extend([line, "\n"]),
            }
        }
        if given != self.0.len() {
            return Err(format!("the script gives {given} of {} imports", self.0.len()));
        }
        Ok(renamed)
    }
}

impl Reencode for Names {
    type Error = BinaryReaderError;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        for import in section.into_imports() {
            let import = import?;
            let kind = self.entity_type(import.ty)?;
            let name = self.0.get(import.name).map_or(import.name, String::as_str);
            imports.import(import.module, name, kind);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{EntityType, TypeSection};

    use super::*;

    fn module(names: &[&str]) -> Vec<u8> {
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        for name in names {
            imports.import("./app_bg.js", name, EntityType::Function(0));
        }
        let mut module = Module::new();
        module.section(&types).section(&imports);
        module.finish()
    }

    #[test]
    fn module_and_script_agree_on_short_names() {
        let long = module(&["__wbg_focus_d5e2", "__wbg_blur_77aa"]);
        let script = "const imports = {\n  __wbg_blur_77aa: function() { blur(); },\n  \
                      __wbg_focus_d5e2: function() {\n    focus: function() {}\n  },\n};\n";
        let (short, script) = shortened(&long, script).expect("they belong together");
        assert_eq!(short, module(&["i0", "i1"]));
        assert_eq!(
            script,
            "const imports = {\n  i1: function() { blur(); },\n  \
             i0: function() {\n    focus: function() {}\n  },\n};\n"
        );
    }

    #[test]
    fn a_script_that_does_not_give_everything_is_refused() {
        let long = module(&["__wbg_focus_d5e2"]);
        assert!(shortened(&long, "const imports = {};\n").is_err());
    }
}
