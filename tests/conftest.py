"""Fixtures for all tests: servers that show the notebooks, and browsers to look at them."""

pytest_plugins = [
    "tests.hosting.again",
    "tests.hosting.missing",
    "tests.hosting.servers",
    "tests.hosting.browser",
    "tests.hosting.firefox",
]
