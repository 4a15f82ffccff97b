"""The commands of the shell, by theme; each loads what it needs when it runs, so that the others start fast."""
