"""What property tests draw from: rule sets that can be played."""

from hypothesis import strategies as st

from explorer.rules.catalogue import OPTIONS
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set

BUILT: dict[str, list[str]] = {option.key: [value.id for value in option.values] for option in OPTIONS}
"""The options with their values."""

PLAYABLE: list[str] = list(PRESETS)
"""The presets."""


def rule_choices() -> st.SearchStrategy[dict[str, str]]:
    """Draw a base and any option values."""
    optional = {key: st.sampled_from(values) for key, values in BUILT.items()}
    return st.fixed_dictionaries({"base": st.sampled_from(PLAYABLE)}, optional=optional)


def rule_sets() -> st.SearchStrategy[RuleSet]:
    """Draw a rule set."""
    return rule_choices().map(rule_set)
