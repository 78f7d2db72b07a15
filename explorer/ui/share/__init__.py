"""Taking something along: a text, a report, a page that needs no Python; and bringing a written game."""
