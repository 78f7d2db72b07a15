"""A class: all browsers follow the teacher's step, and a show of hands answers whether a move goes."""
