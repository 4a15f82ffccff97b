"""The refusals of the shell itself."""


class ShellError(Exception):
    """A command cannot be carried out; the message says why and what to do."""
