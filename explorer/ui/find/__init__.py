"""The screen that finds a group's rules by questions: what was answered, the question that is open, what is found."""
