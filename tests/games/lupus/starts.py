"""Corner positions, in notation, from which half of the checked games begin: play reaches them rarely by itself."""

from __future__ import annotations

from typing import Any

from tests.games.lupus.story import lupus


class Corner:
    """A position in the letters of the stories, a `+` before a ghost; it is filled up to any number of seats."""

    def __init__(self, text: str, fill: str = "V", points: str = "", **facts: Any) -> None:
        self.letters = text.split()
        self.fill = fill
        self.points = points.split()
        """Whom some point at already, as `0>4`."""
        self.facts: dict[str, Any] = {"claims_per_day": 1, **facts}

    def fits(self, seats: int) -> bool:
        """Whether it can have so many."""
        least = 21 if self.facts.get("deadly") else len(self.letters)
        most = 8 if "wise" in self.facts else 20 if self.facts.get("harmless") else 24
        return max(8, least) <= seats <= most

    def line(self, seats: int) -> str:
        """The notation."""
        letters = [*self.letters, *[self.fill] * (seats - len(self.letters))]
        ghosts = [seat for seat, letter in enumerate(letters) if letter.startswith("+")]
        facts = {key: value for key, value in self.facts.items() if key not in ("deadly", "harmless")}
        if ghosts and "opening" not in facts:
            facts.setdefault("welcome", ghosts[0])
        story = lupus(" ".join(letters).replace("+", ""), ghosts=ghosts, **facts)
        return story.play(*[point.replace(">", " point ") for point in self.points]).line


GHOSTS = "+V"
CORNERS: list[Corner] = [
    # The first night: who meets whom, early points, deaths with and without the pack
    Corner("W W S V V V V V F F", first_night_kill=True, enforce_minimums=False),
    Corner("W W W S O H F F M", first_night_kill=True, wolf_disagreement="no_kill"),
    Corner("W W S O H V V V", night_mode="parallel"),
    Corner("W S W O H", GHOSTS, day=3, lynched=[5, 6], night_mode="parallel", harmless=True),
    # The Mythomaniac's night, and what comes of it
    Corner("W W S Y V V V +V", GHOSTS, day=2),
    Corner("W W S Y V V +V", GHOSTS, "0>4 1>4 3>0", day=2),
    Corner("W S Y V V +W", GHOSTS, "0>3 2>0", day=2),
    Corner("W S Y V V V +W", GHOSTS, "0>2 1>2 2>0", day=2),
    Corner("W S Y V V +W", GHOSTS, day=2),
    Corner("W W S Y V V +V", GHOSTS, day=2, nomination_mode="simultaneous"),
    Corner("W W S +Y M V V V", GHOSTS, day=2, lynched=[3]),
    Corner("W W W S B O F F H M P Y V V V V V V V V V V +V", day=2, deadly=True),
    Corner("W S Y V O +V", GHOSTS, day=2, deadly=True),
    # Night 3: the pack and the Seers meet
    Corner("W +W W S Y>W V V V V +V", day=3, lynched=[1, 9]),
    Corner("W +W S Y>S V V V +V", GHOSTS, day=3, lynched=[1, 7]),
    Corner("W +W S Y>S H V +V +V", GHOSTS, day=4, lynched=[1, 6, 7], night_mode="parallel"),
    Corner("W +W +S Y>S V V V +V", GHOSTS, day=3, lynched=[1, 7]),
    Corner("W +W +Y>W M S V V V +V", GHOSTS, day=4, lynched=[1, 8, 2]),
    # Few are left and the choices meet
    Corner("W S B V V +V", GHOSTS, "0>4 2>4", day=2),
    Corner("W S B H V +V", GHOSTS, "0>3 2>3", day=2),
    Corner("W S B H V +V", GHOSTS, "1>3 2>3", day=2),
    Corner("W S B H V +V", GHOSTS, day=2),
    Corner("W S B V V +V", GHOSTS, day=3, guarded=0, lynched=[5, 6], bodyguard_no_repeat=True),
    Corner("W S O V V +V", GHOSTS, day=2, harmless=True),
    Corner("W W S O B V V V +V", GHOSTS, day=2, harmless=True, wolf_disagreement="no_kill"),
    Corner("W M S P V +V", GHOSTS, day=2, lynched=[5]),
    Corner("W M S V V +P", GHOSTS, day=2, lynched=[5], seer_may_target_ghosts=True),
    Corner("W M S V V +W", GHOSTS, day=2, lynched=[5], night_mode="parallel"),
    Corner("W S V V V +H", GHOSTS, day=2, lynched=[5], seer_may_target_ghosts=True),
    Corner("W S M V V +H", GHOSTS, day=2, lynched=[5]),
    # The deadly Owl
    Corner("W O S B H V V", GHOSTS, "0>5 1>6 2>4", day=2, lynched=[8], deadly=True),
    Corner("W W W O S B H V V V V V V +V", GHOSTS, day=3, lynched=[13, 14], deadly=True),
    Corner("W O H S V +V", GHOSTS, day=2, deadly=True, first_night_kill=True),
    # Lists that hide something, characters that nobody has or only ghosts have
    Corner("W W S V V V V +V", GHOSTS, day=2, role_list="secret", preset="lot"),
    Corner("W W S V V V V +V", GHOSTS, day=2, role_list="secret", preset="lot", enforce_minimums=False),
    Corner("W W S P V V V +V", GHOSTS, day=2, role_list="open_hide_possessed", preset="lot", enforce_card_stock=False),
    Corner("W W +S +M +B +O +H +P +F +F +Y V V V", GHOSTS, day=3, role_list="secret", preset="lot"),
    Corner("W +W +S +M +B +O +H +P +F +F +Y V V V", GHOSTS, day=2, night_mode="parallel"),
    # Ends
    Corner("W V V V +W", GHOSTS, window="lynch_vote", suspects=(0, 1), day=2, extra="sealed=2.no_ballot"),
    Corner("W V V +W", GHOSTS, window="defence", suspects=(0, 1), day=2),
    Corner("W V H +W", GHOSTS, window="defence", suspects=(0, 1), day=2),
    Corner("W W V V V +V", GHOSTS, window="defence", suspects=(0, 3), day=2),
    Corner("W W H V V +V", GHOSTS, window="defence", suspects=(3, 4), day=2),
    Corner("W W P V V +V", GHOSTS, window="defence", suspects=(3, 4), day=2),
    Corner("+W +W Y>W V V +V", GHOSTS, window="lynch_vote", suspects=(2, 3), day=4),
    Corner("+W +W Y>W V V +V", GHOSTS, window="defence", suspects=(2, 3), day=4),
    Corner("W +W Y>W V V V V V V +V", GHOSTS, window="defence", suspects=(0, 3), day=4),
    Corner("W W H V V +V", GHOSTS, day=2),
    Corner("W W H V V S +V", GHOSTS, day=2),
    # The day: anchors, marks, missing ballots, the card
    Corner("W W S O V V V V", window="discussion", opening=3),
    Corner("W W S O V V V +V", window="discussion", day=2, welcome=7, extra="tonight=-,-,-,4,1,-"),
    Corner("W W S +O V V V V", window="discussion", day=2, welcome=3, claims_per_day=2),
    Corner("W W S O V V V +V", window="discussion", day=2, welcome=7, extra="tonight=-,-,-,7,1,-"),
    Corner("W W S V V V V +V", window="discussion", day=2, opening=2, welcome_on_lynch=False),
    Corner("W W S V V V V V", window="discussion", narrator="human", narrator_chair=3, opening=3),
    Corner("W S V V +W", GHOSTS, window="discussion", welcome=4, day=2, nomination_mode="simultaneous"),
    Corner("W W S V V V V V", window="lynch_vote", suspects=(0, 1)),
    Corner("W S V V V +W +V +V", window="discussion", welcome=5, wise=5, wise_old_man="on", day=2),
    Corner("W S V V V +W +V +V", welcome=5, wise=4, wise_old_man="on", day=3, lynched=[5, 6]),
    Corner("W W S V V V V V", wise=4, wise_old_man="on", first_night_kill=True),
    Corner("W W S V V V V +V", wolf_chat="on", place="remote", day=2),
    # Ghosts who foretell
    Corner("W W S V V V +V +W +V", GHOSTS, window="discussion", day=2, forecasts=True),
    Corner("W S V V V +W +V", GHOSTS, window="discussion", day=2, forecasts=True, extra="foretold=2,5,0,2;2,6,-,0"),
    Corner("W V V +W", GHOSTS, window="defence", suspects=(0, 1), day=2, forecasts=True, extra="foretold=2,3,1,0"),
]


def starts(seats: int) -> list[str]:
    """All that fit so many seats, with options of their own."""
    return [corner.line(seats) for corner in CORNERS if corner.fits(seats)]
