"""The terms of the law outside section 5: one module for each section of the rulebook."""
