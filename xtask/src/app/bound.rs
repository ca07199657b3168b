//! A compiled module and the script that starts it, as wasm-bindgen's library
//! makes them. The library's version is pinned to the crate's. A module that was cut
//! into parts loads them by the same script.

use wasm_bindgen_cli_support::Bindgen;

use super::{
    Variant,
    split::{PartModule, Split},
};

/// A module, ready for a browser.
#[derive(Default)]
pub(super) struct Bound {
    pub(super) wasm: Vec<u8>,
    /// An ES module; its function `__wbg_init` wants the address of the module.
    pub(super) script: String,
    /// The names of its functions, as Rust writes them.
    pub(super) functions: Vec<String>,
    /// What the script loads later, by the names that they have now.
    pub(super) parts: Vec<PartModule>,
}

impl Bound {
    /// # Errors
    /// It is no such module, or needs scripts that are not part of the set.
    pub(super) fn of(module: Vec<u8>, variant: Variant) -> Result<Self, String> {
        let output = Bindgen::new()
            .input_bytes("module", module)
            .web(true)
            .map_err(|error| format!("{error:#}"))?
            .typescript(false)
            .omit_default_module_path(true)
            // Names of functions are a fifth of the page; they make a failure readable.
            .remove_name_section(variant == Variant::Small)
            .remove_producers_section(true)
            // Parts share the page's memory, stack and table of functions.
            .keep_lld_exports(true)
            .generate_output();
        let mut output = output.map_err(|error| format!("wasm-bindgen: {error:#}"))?;
        let brings = output.snippets().iter().find(|(_, scripts)| !scripts.is_empty());
        let brings = brings.map(|(name, _)| name).or(output.local_modules().keys().next());
        if let Some(name) = brings {
            return Err(format!("a crate of the page brings a script of its own: {name}"));
        }
        let script = output.js().to_owned();
        let functions = output.wasm().funcs.iter().filter_map(|function| function.name.clone());
        let functions = functions.collect();
        Ok(Self { wasm: output.wasm_mut().emit_wasm(), script, functions, parts: Vec::new() })
    }

    /// The same of a module that was cut into parts.
    ///
    /// # Errors
    /// Likewise, or its script does not ask for parts.
    pub(super) fn of_parts(split: Split, variant: Variant) -> Result<Self, String> {
        let Split { main, parts, loader } = split;
        let bound = Self::of(main, variant)?;
        let script = loader.joined_with(&bound.script)?;
        Ok(Self { script, parts, ..bound })
    }

    /// Whether nothing of a crate is in the module.
    ///
    /// # Errors
    /// Something is.
    pub(super) fn lacks(&self, name: &str) -> Result<(), String> {
        let is_of = |function: &&String| {
            let path = function.trim_start_matches('<');
            path.strip_prefix(name).is_some_and(|rest| rest.starts_with("::"))
        };
        let of_parts = self.parts.iter().flat_map(|part| &part.functions);
        match self.functions.iter().chain(of_parts).find(is_of) {
            Some(function) => Err(format!("the page contains `{name}`: {function}")),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_is_found_by_the_names_of_its_functions() {
        let of = |name: &str| Bound { functions: vec![name.to_owned()], ..Bound::default() };
        assert!(of("<search::Uct<P> as search::Search<P>>::step").lacks("search").is_err());
        assert!(of("search::drive").lacks("search").is_err());
        assert_eq!(of("core::slice::search::find").lacks("search"), Ok(()));
        assert_eq!(of("searching::drive").lacks("search"), Ok(()));
    }
}
