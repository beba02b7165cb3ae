"""Plays a round from a game's facts: who is paid, what is collected, what is returned; and proves what holds for every round."""
