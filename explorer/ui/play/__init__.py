"""A game against bots: set up, played by cards and buttons or by commands, with a coach on demand, kept as a record.

The reader sits at the first seat. All that is shown goes through `seat.seated`, a reader at that seat, and so through
the same views as *Watch* seen through one player's eyes.
"""
