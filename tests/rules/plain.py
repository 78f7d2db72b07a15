"""The rules of play written straight down, paragraph by paragraph, to hold the clauses against.

It shares no code with them. Every function takes the option values as a dictionary. Cards are kinds: a rank, or
``r10``, ``rA``, ``r2`` for red cards that count apart. ``stock`` tells whether any is left, ``nines`` whether a nine is
still in the game.
"""

Values = dict[str, str]

RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
WITH_RED = ["r2", "3", "4", "5", "6", "7", "8", "9", "r10", "10", "J", "Q", "K", "rA", "A", "2"]
PICTURES = ["J", "Q", "K"]

KINDS = {
    "all": RANKS,
    "black": WITH_RED,
    "black-tens-aces": [kind for kind in WITH_RED if kind != "r2"],
}


def height(kind: str) -> int:
    """How high a kind is, red cards that count apart included."""
    return WITH_RED.index(kind)


def in_force(value: str, stock: bool) -> bool:
    """A relaxed value holds always, or only once the stock is gone."""
    return value in ("all", "always") or (value.endswith("after-stock") and not stock)


def goes_on(kind: str, top: str, stock: bool, nines: bool, values: Values) -> bool:
    """Whether one card of a kind may go on a pile with this top card."""
    tens_on_all = kind == "10" and in_force(values["ten_on"], stock)
    if top == "2":
        return kind == "2" or tens_on_all or in_force(values["on_two"], stock)
    if kind == "2":
        return top not in ("A", "10") or values["two_on"] == "all"
    if tens_on_all:
        return True
    if height(kind) < height(top):
        return False
    if kind in PICTURES:
        return picture_goes_on(top, stock, nines, values)
    if kind == "A":
        return ace_goes_on(top, stock, values)
    if top in ("10", "A"):
        return kind == top
    return True


def picture_goes_on(top: str, stock: bool, nines: bool, values: Values) -> bool:
    """A picture needs a certain card; what it may go on when that is relaxed includes a standing ten."""
    if in_force(values["pictures_relaxed"], stock):
        return True
    if top in ("10", "A"):
        return False
    if values["pictures_on"] == "9" and values["nines_out"] == "yes" and not nines and top == "8":
        return True
    lowest = "r10" if values["pictures_on"] == "10" else values["pictures_on"]
    return height(top) >= height(lowest)


def ace_goes_on(top: str, stock: bool, values: Values) -> bool:
    """An ace needs a picture, perhaps an ace, or just something smaller; a black one may always go on a red one."""
    if top == "rA" or values["ace_on"] == "lower" or in_force(values["ace_on"], stock):
        return True
    return top in PICTURES or (top == "A" and values["ace_on"] != "picture")


def may_lead(kind: str, stock: bool, values: Values) -> bool:
    """Whether one card of a kind may be led to the empty table."""
    if values["bars_last"] == "while-stock" and not stock:
        return True
    barred = {
        "10": values["led_ten"],
        "A": values["led_ace"],
        **dict.fromkeys(PICTURES, values["led_picture"]),
    }
    return barred.get(kind) != "barred"


def number_allowed(kind: str, count: int, values: Values) -> bool:
    """Whether so many cards of a kind may go at once."""
    singles = {
        "any": [],
        "twos-single": ["2"],
        "pictures-single": PICTURES,
        "above-ten-single": [*PICTURES, "rA", "A", "2"],
    }
    return count == 1 or kind not in singles[values["sets"]]


def may_play(kind: str, count: int, top: str, stock: bool, nines: bool, opening: str, values: Values) -> bool:
    """Whether so many cards of a kind may be played; ``opening`` as the decision declares it."""
    if opening in ("whole", "part", "other") and values["start"] == "most-lowest":
        return opening == "whole" and (top == "empty" or goes_on(kind, top, stock, nines, values))
    if opening == "other" and values["start"] == "first-with-three":
        return False
    if not number_allowed(kind, count, values):
        return False
    return may_lead(kind, stock, values) if top == "empty" else goes_on(kind, top, stock, nines, values)


def effect(kind: str, count: int, top: str, run: int, stock: bool, values: Values) -> str | None:
    """What a play does to the pile: ``clears``, ``stands``, ``must-take`` or nothing."""
    if kind == "10" and top != "empty":
        if height(top) < height("10"):
            return "clears"
        if in_force(values["ten_on"], stock) and top != "10":
            return "clears"
    if kind == "A" and top != "empty":
        value = values["ace_clears"]
        on_picture = value == "on-picture" or (value == "not-after-stock" and stock)
        if value == "always" or (on_picture and top in (*PICTURES, "rA")):
            return "clears"
    alike = count + (run if kind == top else 0)
    fall = values["four_clears"] == "all" or (values["four_clears"] == "not-twos" and kind != "2")
    if alike >= 4 and fall:
        return "clears"
    if top == "empty" and kind in ("10", "A"):
        value = values["led_ten" if kind == "10" else "led_ace"]
        return {"stands": "stands", "barred": "stands", "clears": "clears"}.get(value, "must-take")
    return None


def may_do(
    move: str, table: str, stock: bool, owed: bool, opening: bool, lead: bool, playable: bool, values: Values
) -> bool:
    """Whether a player may play at all, pick up, try the stock or pass.

    ``lead``: some card in hand may be led; ``playable``: some card in hand may be played where the pile is as it is.
    """
    if owed:
        return move == "pickup"
    if opening and lead:
        return move == "play"
    if table == "empty" and not lead:
        return move == ("try" if stock and values["try_stock"] != "never" else "pass") or (
            move == "play" and not (stock and values["try_stock"] != "never")
        )
    if move == "try":
        tries = values["try_stock"]
        return stock and (tries == "free" or (tries == "when-stuck" and not playable))
    return move == "play" or (move == "pickup" and table == "pile")
