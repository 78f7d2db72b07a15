"""Every clause that there is, with where it comes from."""

from explorer.rules.catalogue import BASE, OPTIONS
from explorer.rules.clause import Bound, Clause

BOUNDS: list[Bound] = [
    *BASE,
    *(bound for option in OPTIONS for value in option.values for bound in (*value.brings, *value.keeps)),
]
CLAUSES: list[Clause] = [bound.clause for bound in BOUNDS]
IDS: list[str] = [clause.id for clause in CLAUSES]
