"""The documents as typed, frozen objects: what a filing says, and where it says it."""
