"""The explorer as static files: a page whose Python runs in the browser, so that nothing but a file server is needed."""
