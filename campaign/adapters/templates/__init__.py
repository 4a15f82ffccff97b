"""Writes mails from templates: words in text and HTML, names as the gazette gives them."""
