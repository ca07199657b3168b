//! What is given to others works.
