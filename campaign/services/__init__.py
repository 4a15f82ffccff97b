"""What the server does: one public function is one thing done in one transaction."""
