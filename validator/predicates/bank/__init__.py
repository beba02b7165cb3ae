"""The bank: who holds it, for how long, with what at stake."""
