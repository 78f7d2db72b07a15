"""The page: a session in plain Python, its views, the drawing of them, and the widget that joins the two."""
