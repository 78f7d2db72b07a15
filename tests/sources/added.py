"""A document that a group could add, for tests."""

from explorer.rules.added import read_document

TEXT = """
id = "oma"
title = "The rules of the cabin"
short = "Cabin"
kind = "A sheet on the wall"
author = "Grandmother"
place = "Saimaa"
date = 1987
language = "fi"
about = "As Pagat, but a led ten falls."
related = ["pagat"]
descent = "She learned it from an almanac."
base = "pagat"

[differs]
led_ten = "clears"
hand = 5

[[passage]]
id = "1.1"
place = "line 1"
kind = "rule"
text = "Kympillä aloitettu pino kaatuu."
values = ["led_ten.clears", "hand.5"]

[[passage]]
id = "1.2"
section = "Alku"
kind = "rule"
text = \"\"\"
Yhtä suuri
tai suurempi käy.\"\"\"
values = ["play.equal-or-higher"]

[[passage]]
id = "2"
kind = "variant"
text = "Jotkut nostavat ässän."
values = ["led_ace.taken-pass"]
unclear = ["led_ace.taken-again"]

[[passage]]
id = "3"
kind = "advice"
text = "Säästä kakkoset."
"""

OMA = read_document(TEXT)
