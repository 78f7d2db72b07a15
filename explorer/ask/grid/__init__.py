"""The grid: what goes on what, its difference from another, and both in sentences."""
