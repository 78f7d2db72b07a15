"""Fixtures for all tests: servers that show the notebooks, and browsers to look at them."""

from hypothesis import settings

pytest_plugins = [
    "tests.hosting.again",
    "tests.hosting.sharing",
    "tests.hosting.missing",
    "tests.hosting.servers",
    "tests.hosting.browser",
    "tests.hosting.firefox",
]

settings.register_profile("any computer", deadline=None)  # how long an example takes says how busy the computer is
settings.load_profile("any computer")
