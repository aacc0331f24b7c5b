"""Sample worlds: what may the others hold, given everything that one seat has heard?"""

from __future__ import annotations

from collections import Counter

import nightcoach
from nightcoach.core.events import Event

WORLDS = 200


def main() -> None:
    """Play twenty turns of the Castle, then ask seat 0 where the dagger is."""
    castle = nightcoach.game("castle")
    told: list[Event] = []
    state = castle.deal(5, castle.Options(), nightcoach.Chance("worlds"), told.append)
    chance = nightcoach.Chance("moves")
    while castle.length(state) < 20:
        seat = state.waiting()[0]
        # A proclamation would end the game.
        quiet = [move for move in state.legal(seat) if move.verb not in castle.grave]
        state.play(seat, chance.pick(quiet), told.append)

    heard = [event for event in (castle.hear(each, 0) for each in told) if event is not None]
    holders: Counter[str] = Counter()
    for _ in range(WORLDS):
        world = nightcoach.redeal(castle, heard, 0, chance)
        holders[next((f"seat {q}" for q in range(5) if "dagger" in world.view(q).hand), "nobody")] += 1
    print(f"seat 0 has heard {len(heard)} events; the dagger is held by")
    for holder, worlds in holders.most_common():
        print(f"  {holder}: {100 * worlds / WORLDS:.0f} %")


if __name__ == "__main__":
    main()
