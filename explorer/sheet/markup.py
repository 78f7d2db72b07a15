"""Pieces of HTML, with everything that somebody wrote escaped."""

from __future__ import annotations

from html import escape


class Html(str):
    """HTML that is put together already; any other text is escaped when it becomes a part of an element."""

    __slots__ = ()


def element(tag: str, *parts: str, **attributes: str | None) -> Html:
    """Return an element; an attribute is written with ``_`` for ``-`` (a last ``_`` is left out), ``None`` for none.

    >>> element("p", "a < b", class_="x")
    '<p class="x">a &lt; b</p>'
    """
    pairs = (
        f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    return Html(f"<{tag}{''.join(pairs)}>{joined(*parts)}</{tag}>")


def joined(*parts: str) -> Html:
    """Return parts side by side, those that are no HTML yet escaped."""
    return Html("".join(part if isinstance(part, Html) else escape(part, quote=False) for part in parts))


def document(title: str, style: str, *body: str, lang: str) -> str:
    """Return a whole page that needs nothing beside it."""
    head = joined(
        Html('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
        element("title", title),
        Html(f"<style>{style}</style>"),
    )
    return f"<!doctype html>\n{element('html', element('head', head), element('body', *body), lang=lang)}\n"
