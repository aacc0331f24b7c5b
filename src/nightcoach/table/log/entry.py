"""What every entry of a table's log has in common."""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="entry", forbid_unknown_fields=True):
    """Something that became true at this table."""
