"""What each passage of the documents feeds."""
