"""What holds for every test: examples are the same in every run, and no run is timed."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")
