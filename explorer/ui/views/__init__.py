"""What a reader is shown, as plain data: one module a panel."""
