//! The compiled app and the script that starts it, as wasm-bindgen's library
//! makes them. The library's version is pinned to the crate's.

use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use super::Variant;

/// The app, ready for a browser.
pub(super) struct Bound {
    pub(super) wasm: Vec<u8>,
    /// An ES module; its function `__wbg_init` wants the address of the app.
    pub(super) script: String,
}

impl Bound {
    /// # Errors
    /// It is not an app, or needs scripts that are not part of the set.
    pub(super) fn of(compiled: &Path, variant: Variant) -> Result<Self, String> {
        let output = Bindgen::new()
            .input_path(compiled)
            .web(true)
            .map_err(|error| format!("{error:#}"))?
            .typescript(false)
            .omit_default_module_path(true)
            // Names of functions are a fifth of the page; they make a failure readable.
            .remove_name_section(variant == Variant::Small)
            .remove_producers_section(true)
            .generate_output();
        let mut output = output.map_err(|error| format!("wasm-bindgen: {error:#}"))?;
        let brings = output.snippets().iter().find(|(_, scripts)| !scripts.is_empty());
        let brings = brings.map(|(name, _)| name).or(output.local_modules().keys().next());
        if let Some(name) = brings {
            return Err(format!("a crate of the page brings a script of its own: {name}"));
        }
        let script = output.js().to_owned();
        Ok(Self { wasm: output.wasm_mut().emit_wasm(), script })
    }
}
