"""Servers and browsers for the tests: started on free ports of this computer, ended by their own process."""
