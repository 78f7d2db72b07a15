"""The smallest changes of rules that turn a verdict round."""
