"""The battle rules of Fascist Game 8, a module for each kind of resolution."""
