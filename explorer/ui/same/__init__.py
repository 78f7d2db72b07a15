"""The screen on which several people answer alone and see where their games part."""
