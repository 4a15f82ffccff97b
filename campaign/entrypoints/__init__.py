"""How the world reaches the server: the shell, the demo."""
