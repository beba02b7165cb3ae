"""Is the data of the form its kind requires, and what is wrong where it is not."""
