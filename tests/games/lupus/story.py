"""Stories for tests: a position in a few letters, moves as a player would call them, and what came of it.

    table = lupus("W W S B V V V V V V", day=2, ghosts=[9], welcome=9)
    table.night({0: 4, 1: 4, 3: 5})
    assert table.dead == [4]

Characters by letter: W Werewolf, V Villager, S Seer, M Medium, P Possessed, B Bodyguard, O Owl, F Freemason,
H Werehamster, Y Mythomaniac (Y>W and Y>S have changed). Seats are 0, 1, … as in the rules' examples. `ghosts` died
somehow; unless `lynched` says otherwise the days before lynched the first of them. A position need not be one that some
preset deals, so any set of characters will do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nightcoach.core.chance import Chance, Script
from nightcoach.core.errors import IllegalMove
from nightcoach.core.events import Event
from nightcoach.core.moves import Move
from nightcoach.core.wire import Told
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.roles import NOBODY, ROLES
from nightcoach.games.lupus.state import Lupus
from nightcoach.games.lupus.wire_view import View
from tests.kit.states import refusal_of

OF_ROLES = "WVSMPBOFHY"
assert len(OF_ROLES) == len(ROLES), "give the new role a letter: in OF_ROLES, by its place in ROLES, and above"
LETTERS = dict(zip(OF_ROLES, ROLES, strict=True))
FREE = ("close", "end_call")


class Story:
    """A position that tests play on, with everything that was told."""

    def __init__(self, state: Lupus) -> None:
        self.state = state
        self.told: list[Event] = []

    def play(self, *lines: str) -> Story:
        """Each line is `SEAT WORDS`; `close` and `end_call` are the table's own."""
        for line in lines:
            seat, move = spoken(line)
            self.state.play(seat, move, self.told.append)
        return self

    def refused(self, line: str) -> IllegalMove:
        """The move is illegal: it changes nothing and tells nobody anything. The refusal."""
        return refusal_of(self.state, *spoken(line), self.told)

    def may(self, line: str) -> bool:
        """Whether the move is legal now for a player (or, `close` and `end_call`, for the table)."""
        seat, move = spoken(line)
        return move in self.state.legal(seat)

    def legal(self, seat: int) -> list[str]:
        return [move.words for move in self.state.legal(seat)]

    def targets(self, seat: int) -> list[int]:
        """Whom the seat may point at, or nominate, now."""
        return [move.numbers[0] for move in self.state.legal(seat) if move.verb in ("point", "nominate")]

    def night(self, points: Mapping[int, int]) -> Story:
        """These seats point so, and the night closes."""
        self.play(*[f"{seat} point {target}" for seat, target in points.items()])
        return self.play("close")

    def end_calls(self, until: str) -> Story:
        """`end_call` until the slot of this call is open."""
        while self.view(None).call != until:
            self.play("end_call")
        return self

    def talk_over(self) -> Story:
        """The discussion is closed."""
        return self.play("close")

    def nominate(self, ballots: Mapping[int, int | None]) -> Story:
        """Everybody nominates, in turn or all together; None, or not to be mentioned, is a missing ballot."""
        if self.window == "discussion":
            self.talk_over()
        seats = list(self.state.waiting())
        while self.window == "nomination":
            seat = seats.pop(0) if len(seats) > 1 else self.state.waiting()[0]
            target = ballots.get(seat)
            self.play(f"{seat} no_ballot" if target is None else f"{seat} nominate {target}")
        return self

    def defend(self) -> Story:
        """Both suspects have their say."""
        while self.window == "defence":
            self.play(f"{self.asked[0]} pass")
        return self

    def vote(self, votes: Mapping[int, str | None]) -> Story:
        """`paw`, `tuft`, or None for a missing ballot; who is not mentioned has none either."""
        self.defend()
        for seat in self.state.asked():
            side = votes.get(seat)
            self.play(f"{seat} no_ballot" if side is None else f"{seat} vote {side}")
        return self

    def lynch(self, seat: int) -> Story:
        """A whole day that ends with this one lynched: everybody else nominates and votes against that player."""
        everybody = {q: seat for q in range(self.state.seats) if q != seat}
        self.nominate(everybody)
        side = "paw" if self.state.paw == seat else "tuft"
        return self.vote(dict.fromkeys(range(self.state.seats), side))

    @property
    def window(self) -> str:
        return self.state.window()

    @property
    def asked(self) -> list[int]:
        return list(self.state.asked())

    @property
    def waiting(self) -> list[int]:
        """In the order in which a simulation asks."""
        return list(self.state.waiting())

    @property
    def living(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if self.state.is_living(seat)]

    @property
    def dead(self) -> list[int]:
        """Who died in the last night."""
        return list(self.state.dead)

    @property
    def welcome(self) -> int | None:
        return None if self.state.welcome == NOBODY else self.state.welcome

    @property
    def suspects(self) -> tuple[int, int]:
        """Paw and tuft."""
        return self.state.paw, self.state.tuft

    def role(self, seat: int) -> str:
        """What the seat plays now."""
        return ROLES[self.state.roles[seat]]

    def view(self, seat: int | None) -> View:
        """None is a spectator."""
        return self.state.view(seat)

    def heard(self, seat: int | None, *kinds: str) -> list[Told]:
        """What the seat heard, of these kinds of events or of all."""
        events = [GAME.hear(event, seat) for event in self.told if not kinds or event.kind in kinds]
        return [event for event in events if event is not None]

    @property
    def line(self) -> str:
        return GAME.write(self.state)

    @property
    def winners(self) -> list[int]:
        outcome = self.state.outcome()
        assert outcome is not None
        return list(outcome.winners)

    @property
    def party(self) -> str | None:
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome.party


def spoken(line: str) -> tuple[int, Move]:
    """A line of a story as seat and move."""
    if line in FREE:
        return -1, GAME.moves[line]
    seat, _, words = line.partition(" ")
    return int(seat), GAME.moves[words]


def lupus(
    text: str,
    *,
    window: str = "night",
    day: int = 1,
    ghosts: Sequence[int] = (),
    lynched: Sequence[int] | None = None,
    welcome: int | None = None,
    opening: int | None = None,
    wise: int | None = None,
    suspects: tuple[int, int] | None = None,
    guarded: int | None = None,
    extra: str = "",
    chance: list[int] | None = None,
    **options: object,
) -> Story:
    """The story that begins at this position. `guarded` is the Bodyguard's choice of the night before, `chance` are the
    next draws, `extra` further words of the notation. By day seat 0 is the opening seat unless a ghost has the Welcome
    card."""
    letters = text.split()
    seats = len(letters)
    words = [window, str(day)]
    for seat, letter in enumerate(letters):
        name = ">".join([LETTERS[part] for part in letter.split(">")])
        words.append(("+" if seat in ghosts else "") + name)
    named = list(ghosts if lynched is None else lynched)
    assert len(named) >= day - 1, "name somebody for each day that is over in `lynched` (or `ghosts`)"
    nobody = ",".join(["-"] * seats)
    days = [f"/{nobody}/-,{seat},{(seat + 1) % seats},{seat}/{nobody}" for seat in named[: day - 1]]
    if days:
        words.append("days=" + ";".join(days))
    if welcome is not None:
        words.append(f"welcome={welcome}")
    elif opening is not None or window != "night":
        words.append(f"opening={opening or 0}")
    if wise is not None:
        words.append(f"wise={wise}")
    if suspects is not None:
        words.append(f"suspects={suspects[0]},{suspects[1]}")
        if window == "defence":
            words.append(f"asked={suspects[0]}")
    if guarded is not None:
        words.append(f"tonight=-,{guarded},-,-,0,-" if window != "night" else f"tonight=-,-,{guarded},-,0,-")
    if window == "night" and day == 1:
        words.append("fellows=" + ",".join(["0"] * seats))
    words += [f"{key}={str(value).lower()}" for key, value in options.items()]
    words.append(extra)
    state = GAME.read(" ".join(words).strip(), Chance(0) if chance is None else Script(chance, Chance(0)))
    assert isinstance(state, Lupus)
    return Story(state)


def dealt(seats: int, seed: int = 0, **options: object) -> Story:
    """The story that begins with a deal."""
    story = Story.__new__(Story)
    story.told = []
    state = GAME.deal(seats, GAME.Options(**options), Chance(seed), story.told.append)
    assert isinstance(state, Lupus)
    story.state = state
    return story


def seat_with(story: Story, role: str) -> int:
    """The first seat that was dealt this character."""
    return story.state.dealt.index(ROLES.index(role))
