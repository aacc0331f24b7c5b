"""Eat Me If You Can! by Jun'ichi Sato (docs/rules/eatme.md)."""
