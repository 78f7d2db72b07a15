"""What the page does on *Watch*: going from step to step, looking at moves, and playing on."""
