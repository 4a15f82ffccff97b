"""What a campaign is: pure values and functions; time, chance and law are arguments."""
