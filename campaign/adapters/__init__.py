"""How the server reaches the world: one folder or module for each port; none knows another."""
