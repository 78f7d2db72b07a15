"""Which rules fit a game that was written down."""
