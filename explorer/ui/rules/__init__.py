"""Our rules: every option as a question, what a group has not agreed on, what is odd about it, what it added."""
