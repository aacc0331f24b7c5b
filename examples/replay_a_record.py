"""Replay a record: write a game down, verify it, and hear it as one seat did."""

from __future__ import annotations

import io

import nightcoach
from nightcoach.core.events import Event
from nightcoach.core.record import read_records
from nightcoach.lab.simulate import play_one


def main() -> None:
    """Play one game of Lupus in Tabula, and go through what seat 1 heard of it."""
    lupus = nightcoach.game("lupus")
    recording = play_one(
        lupus, 8, lupus.Options(), [nightcoach.bot("lupus", "random")] * 8, b"a seed of exactly 32 characters!"
    )
    file = io.BytesIO(recording.record().line())
    for record in read_records(file, nightcoach.game):
        record.verify()  # commitment, every move, the outcome, the last position
        told: list[Event] = []
        record.replay(told.append)
        heard = [event for event in (lupus.hear(each, 1) for each in told) if event is not None]
        print(f"{record.game.name}, {record.seats} seats, {len(record.moves)} moves; seat 1 heard {len(heard)} events:")
        for event in heard[:8]:
            print(f"  {event}")
        print(f"  … {record.outcome}")


if __name__ == "__main__":
    main()
