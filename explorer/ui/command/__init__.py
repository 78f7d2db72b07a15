"""The command field: moves, steps and questions typed in a few letters, answered in words."""
