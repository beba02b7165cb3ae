"""The manual: pages of rules and kinds, made from the code."""
