"""The rule systems, a package each; none knows another."""
