"""Documents: files in YAML or JSON that people write, read into frozen values."""
