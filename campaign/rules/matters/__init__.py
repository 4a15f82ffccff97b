"""The kinds of matter that go before the Historian, one module for each theme."""
