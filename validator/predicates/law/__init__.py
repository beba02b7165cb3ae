"""Provisions of particular systems of law: named games, banking, caps, methods, applications."""
