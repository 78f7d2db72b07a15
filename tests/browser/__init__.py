"""The page as a reader has it: Chromium at the explorer under Voilà, and what it shows after each thing they do."""
