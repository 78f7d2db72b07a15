"""The Paskahousu explorer: one traced engine for a card game that no two groups play alike."""

__version__ = "0.1.0"
