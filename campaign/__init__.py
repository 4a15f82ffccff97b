"""A play-by-email nomic server: orders by mail, time counted in proposals, the law as data."""
