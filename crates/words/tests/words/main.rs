//! Every sentence in both languages, and as Fluent itself would tell it.

mod as_fluent;
mod complete;
mod loaded;
mod own;
mod plain;
