//! Faults on purpose: kills, bad networks, full disks, bad input
