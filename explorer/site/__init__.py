"""The explorer as static files: its Python runs in the browser, so that nothing but a file server is needed."""
