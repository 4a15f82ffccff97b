"""The verbs of the players' orders, one module each; `verbs` lists them."""
