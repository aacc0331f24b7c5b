"""The same game in two engines, step by step: OpenSpiel's `social_deduction` and our `bench.deduction`.

Every chance and every choice is made in theirs and repeated in ours. After each step the same player is asked for the
same moves and the whole position, written out with its history, is the same text; at the end the same side has won.

Usage: python -m bench.lockstep [GAMES], where OpenSpiel is installed; `bench.peers` does that
"""

from __future__ import annotations

import importlib
import json
import sys
from random import Random
from typing import Any

from bench.deduction import MOST, MOVES, NOTHING, Deduction, deal
from nightcoach.core.chance import Chance


class Told(Chance):
    """Draws what it was told beforehand."""

    def __init__(self) -> None:
        super().__init__(b"", b"told")
        self.next: list[int] = []

    def below(self, n: int) -> int:
        drawn = self.next.pop(0)
        assert 0 <= drawn < n
        return drawn


def their_number(code: int, seats: int) -> int:
    """What they call a move of ours: votes by the seat, then `skip`, `claim_innocent`, accusations, defences."""
    move = MOVES.at(code)
    if move.verb == "accuse":
        return 2 + move.numbers[0]
    return 2 + seats + move.numbers[0] if move.verb == "defend" else move.numbers[0]


def written(s: Deduction) -> str:
    """Our position as they write theirs."""
    n = s.seats
    phase = "Terminal" if s.result is not None else {"talk": "Communication", "vote": "Voting"}[s.window()]
    roles = " ".join([f"{seat}={'Imposter' if seat == s.imposter else 'Innocent'}" for seat in range(n)])
    lines = [f"Round: {s.round}", f"Phase: {phase}", f"Roles: {roles}"]
    lines.append("Alive: " + " ".join([str(seat) for seat in range(n) if s.living >> seat & 1]))
    for number, signal in enumerate(s.signals):
        said, votes = s.messages[number * n : number * n + n], s.votes[number * n : number * n + n]
        lines += [f"Round {number}", f"Signal: player {signal // 2} {'suspicious' if signal % 2 else 'clear'}"]
        lines.append("Messages:" + "".join([f" {q}={_said(said[q])}" for q in range(n) if said[q] != NOTHING]))
        lines.append("Votes:" + "".join([f" {q}->{votes[q]}" for q in range(n) if votes[q] != NOTHING]))
        counts = [votes.count(q) for q in range(n)]
        if number < s.round and counts.count(max(counts)) == 1:
            lines.append(f"Eliminated: {counts.index(max(counts))}")
    return "\n".join(lines) + "\n"


def _said(code: int) -> str:
    move = MOVES.at(code)
    return move.verb.upper() if code < 2 else f"{move.verb.upper()}_PLAYER_{move.numbers[0]}"


def play_both(game: Any, seats: int, random: Random) -> int:
    """One game in both engines; returns how many decisions were compared."""
    theirs = game.new_initial_state()
    chance = Told()
    imposter = _chance(theirs, random).bit_length() - 1
    signal = _chance(theirs, random)
    chance.next = [imposter, signal // 2, _wrong(signal, imposter)]
    ours = deal(seats, chance)
    decisions = 0
    while True:
        assert written(ours) == str(theirs), f"ours:\n{written(ours)}\ntheirs:\n{theirs}"
        if theirs.is_terminal():
            break
        (seat,) = ours.waiting()
        legal = {their_number(move.code, seats): move for move in ours.legal(seat)}
        assert (seat, list(legal)) == (theirs.current_player(), theirs.legal_actions())
        chosen = random.choice(list(legal))
        theirs.apply_action(chosen)
        if theirs.is_chance_node():
            alive = [outcome // 2 for outcome, _ in theirs.chance_outcomes()][::2]
            signal = _chance(theirs, random)
            chance.next = [alive.index(signal // 2), _wrong(signal, imposter)]
        ours.play(seat, legal[chosen])
        decisions += len(legal) > 1
    assert ours.result is not None
    assert not chance.next
    won = [1.0 if seat in ours.result.winners else -1.0 for seat in range(seats)]
    assert won == theirs.returns()
    return decisions


def _chance(state: Any, random: Random) -> int:
    """Let chance decide in their game; its outcomes are as likely as in ours."""
    outcomes = state.chance_outcomes()
    action = random.choices([outcome for outcome, _ in outcomes], [likely for _, likely in outcomes])[0]
    state.apply_action(action)
    return int(action)


def _wrong(signal: int, imposter: int) -> int:
    """Our draw for a signal: 0 if it is wrong."""
    return int((signal % 2 == 1) == (signal // 2 == imposter))


def main() -> None:
    """Play this many games, with every number of players in turn."""
    spiel: Any = importlib.import_module("pyspiel")
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    random = Random(1)
    decisions = 0
    for number in range(games):
        seats = 3 + number % (MOST - 2)
        decisions += play_both(spiel.load_game("social_deduction", {"players": seats}), seats, random)
    print(json.dumps({"lockstep": "social_deduction", "games": games, "decisions": decisions, "same": True}))


if __name__ == "__main__":
    main()
