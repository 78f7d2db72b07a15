"""Does it go? What lies there, what is laid, and the answer."""
