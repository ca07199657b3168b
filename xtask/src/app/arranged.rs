//! A module whose functions stand in an order that compresses well. Everything
//! else stays as it is, but that functions are called by other numbers.

use wasm_encoder::{
    CodeSection, FunctionSection, Module,
    reencode::{Error, Reencode},
};
use wasmparser::{
    BinaryReaderError, CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef,
};

use super::order::order;

/// The same module, arranged anew.
///
/// # Errors
/// It is no module.
pub(super) fn arranged(wasm: &[u8]) -> Result<Vec<u8>, String> {
    let mut arranging = Arranging::of(wasm).map_err(|error| error.to_string())?;
    let mut module = Module::new();
    let arranged = arranging.parse_core_module(&mut module, Parser::new(0), wasm);
    arranged.map_err(|error| format!("arranging functions: {error}"))?;
    Ok(module.finish())
}

struct Arranging {
    /// How many functions come from outside; they have the first numbers.
    imported: u32,
    /// The places of the module's own functions, as they will stand.
    order: Vec<usize>,
    /// Where each of them will stand.
    places: Vec<u32>,
}

impl Arranging {
    fn of(wasm: &[u8]) -> Result<Self, BinaryReaderError> {
        let (mut imported, mut bodies) = (0, Vec::new());
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => bodies.push(&wasm[body.range()]),
                _ => {}
            }
        }
        let order = order(&bodies);
        let mut places = vec![0; order.len()];
        for (place, &function) in (0..).zip(&order) {
            places[function] = place;
        }
        Ok(Self { imported, order, places })
    }
}

impl Reencode for Arranging {
    type Error = BinaryReaderError;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Self::Error>> {
        let own = function.checked_sub(self.imported).map(|own| self.places[own as usize]);
        Ok(own.map_or(function, |place| self.imported + place))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        let types = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for &function in &self.order {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for function in self.order.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}
