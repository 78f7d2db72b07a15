"""How special a reason is: where several hold, the most special is named first."""

OPTION_OFF = 100
ONE_RANK = 95
TURN = 90
MUST_TAKE = 80
OPENING = 70
OFFER = 65
LEAD_DUTY = 60
HAND_FIRST = 50
BAR = 40
STANDING = 30
RELAXED = 25
SPECIAL = 20
RANK = 10
SETS = 5
NOTHING_THERE = 3
GENERAL = 1
