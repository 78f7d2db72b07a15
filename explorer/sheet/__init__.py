"""The rule sheet: exactly the rules in force on one page to print, what changed against others, and quarrel cards."""
