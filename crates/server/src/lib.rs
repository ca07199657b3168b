//! The house: tables, people, storage, live updates
