"""What can happen in a campaign, one module for each theme."""
