//! A module without functions that are there twice, the others in an order that
//! compresses well. Everything else stays as it is, but that functions are called
//! by other numbers.

use std::collections::HashMap;

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
    let mut wasm = wasm.to_vec();
    // Functions that differ in which of two equal ones they call are equal next time.
    loop {
        let functions = Functions::of(&wasm)?;
        let merging = Arranging::merging(&functions);
        if merging.order.len() == functions.bodies.len() {
            return Arranging::ordering(&functions).of(&wasm);
        }
        wasm = merging.of(&wasm)?;
    }
}

/// The functions of a module.
struct Functions<'a> {
    /// How many come from outside; they have the first numbers.
    imported: u32,
    /// The types of the module's own.
    types: Vec<u32>,
    /// What these do.
    bodies: Vec<&'a [u8]>,
}

impl<'a> Functions<'a> {
    fn of(wasm: &'a [u8]) -> Result<Self, String> {
        Self::read(wasm).map_err(|error| error.to_string())
    }

    fn read(wasm: &'a [u8]) -> Result<Self, BinaryReaderError> {
        let (mut imported, mut types, mut bodies) = (0, Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(section) => {
                    types = section.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => bodies.push(&wasm[body.range()]),
                _ => {}
            }
        }
        Ok(Self { imported, types, bodies })
    }
}

struct Arranging {
    imported: u32,
    /// The functions of the module that stay, as they will stand.
    order: Vec<usize>,
    /// Where each function will stand, or the one that does the same.
    places: Vec<u32>,
}

impl Arranging {
    /// Of those that are equal the first stays.
    fn merging(functions: &Functions<'_>) -> Self {
        let (mut order, mut firsts) = (Vec::new(), HashMap::new());
        let kinds = functions.types.iter().zip(&functions.bodies).enumerate();
        let places = kinds.map(|(function, kind)| {
            *firsts.entry(kind).or_insert_with(|| {
                order.push(function);
                order.len() as u32 - 1
            })
        });
        let places = places.collect();
        Self { imported: functions.imported, order, places }
    }

    /// Those that are alike stand together.
    fn ordering(functions: &Functions<'_>) -> Self {
        let order = order(&functions.bodies);
        let mut places = vec![0; order.len()];
        for (place, &function) in (0..).zip(&order) {
            places[function] = place;
        }
        Self { imported: functions.imported, order, places }
    }

    /// The module with its functions so arranged.
    fn of(mut self, wasm: &[u8]) -> Result<Vec<u8>, String> {
        let mut module = Module::new();
        let arranged = self.parse_core_module(&mut module, Parser::new(0), wasm);
        arranged.map_err(|error| format!("arranging functions: {error}"))?;
        Ok(module.finish())
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

#[cfg(test)]
mod tests {
    use wasm_encoder::{ExportKind, ExportSection, Function, TypeSection, ValType};

    use super::*;

    /// A module of functions that give a number, each by what it does; all are
    /// exported under their first numbers.
    fn module(functions: &[fn(&mut Function)]) -> Vec<u8> {
        let (mut types, mut kinds) = (TypeSection::new(), FunctionSection::new());
        let (mut exports, mut code) = (ExportSection::new(), CodeSection::new());
        types.ty().function([], [ValType::I32]);
        for (number, does) in (0..).zip(functions) {
            kinds.function(0);
            exports.export(&number.to_string(), ExportKind::Func, number);
            let mut function = Function::new([]);
            does(&mut function);
            function.instructions().end();
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&kinds).section(&exports).section(&code);
        module.finish()
    }

    /// Under which number each export is found.
    fn exported(wasm: &[u8]) -> Vec<u32> {
        let sections = Parser::new(0).parse_all(wasm).filter_map(Result::ok);
        let exports = sections.filter_map(|section| match section {
            Payload::ExportSection(exports) => Some(exports),
            _ => None,
        });
        exports.flatten().map(|export| export.expect("an export").index).collect()
    }

    #[test]
    fn functions_that_do_the_same_are_one() {
        let module = module(&[
            |one| _ = one.instructions().i32_const(1),
            |two| _ = two.instructions().i32_const(2),
            |one| _ = one.instructions().i32_const(1),
            |calls_one| _ = calls_one.instructions().call(0),
            |calls_one| _ = calls_one.instructions().call(2),
            |calls_two| _ = calls_two.instructions().call(1),
        ]);
        let arranged = arranged(&module).expect("a module");
        let functions = Functions::of(&arranged).expect("a module");
        assert_eq!((functions.types.len(), functions.bodies.len()), (4, 4));
        let exported = exported(&arranged);
        let [one, two, again, calls_one, calls_one_too, calls_two] = exported[..] else {
            panic!("six exports: {exported:?}");
        };
        assert_eq!((one, calls_one), (again, calls_one_too));
        let does = |function: u32| functions.bodies[function as usize];
        // No locals; `call`, `i32.const`; the end.
        assert_eq!(does(two), [0, 0x41, 2, 0x0b]);
        assert_eq!(does(calls_one), [0, 0x10, one as u8, 0x0b]);
        assert_eq!(does(calls_two), [0, 0x10, two as u8, 0x0b]);
    }
}
