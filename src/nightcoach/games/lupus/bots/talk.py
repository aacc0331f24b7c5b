"""What the canny bot of Lupus in Tabula says by day: claims, true and false, and then that it is ready (L3-D)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nightcoach.core.chance import Chance
from nightcoach.games.lupus.bots.belief import Mind
from nightcoach.games.lupus.bots.seat import Seat, best
from nightcoach.games.lupus.bots.votes import wanted
from nightcoach.games.lupus.view_claims import SPOKEN_AS

FEW: Final = 5
"""With this few alive, nobody has a reason to wait any more."""
MOST_CLAIMS: Final = 4
"""This many claims are enough for a day; whoever is asked answers all the same."""
PRESSED: Final = 1.6
"""Suspicion this many times the usual is a danger to one's life."""
PRESSING: Final = 4
"""So is one accuser for this many players."""
SUSPICIOUS: Final = 1.25
"""Suspicion this many times the usual is worth a word."""
ECHOES: Final = 2
"""So many may join in an accusation; whoever comes later has somebody else to name or keeps silent."""
CHATTER: Final = 5
"""On a first day without an accusation one of so many says something, so that the talk begins."""
BLUFF: Final = 3
POSSESSED_BLUFF: Final = 12
POSSESSED_ANSWER: Final = 50
"""How often, in a hundred, a wolf or the Possessed plays the Seer unasked, or in answer to one."""


def talk(seat: Seat, chance: Chance) -> str:
    """The next thing to say, or `ready`."""
    legal = seat.view.legal
    if seat.view.claims_left:
        mine = [claim for claim in seat.view.claims if claim.seat == seat.me and claim.day == seat.view.day]
        said = {words_of(seat, number) for number, claim in enumerate(seat.view.claims) if claim.seat == seat.me}
        today = {claim.claim for claim in mine}
        more = len(mine) < MOST_CLAIMS
        for words in character(seat, today, chance) if more else ():
            if words not in said and words in legal:
                return words
        if asked(seat):
            return answer(seat)
        for words in opinions(seat, today, chance) if more else ():
            if words not in said and words in legal:
                return words
    if "ready" in legal:
        return "ready"
    want = wanted(seat)
    return f"suspect {best({q: want[q] for q in seat.targets('suspect')})}"


def foretell(seat: Seat) -> str:
    """L8.59 A ghost's forecast: whom it takes for a wolf, if that is still to be said."""
    wolf = seat.own.wolf
    wolves = [words for words in seat.view.legal if words.endswith(" wolf")]
    return max(wolves or seat.view.legal[:1], key=lambda words: wolf[int(words.split()[1])])


def words_of(seat: Seat, number: int) -> str:
    """A claim as the move it was."""
    claim = seat.view.claims[number]
    parts = [claim.claim, claim.role, claim.target, claim.nature, claim.night]
    return " ".join([str(part) for part in parts if part is not None])


def character(seat: Seat, today: set[str], chance: Chance) -> Iterator[str]:
    """What is to be said about one's own character, true or not, the most important first."""
    if seat.role in ("werewolf", "possessed"):
        yield from lies(seat, today, chance)
    elif seat.role == "seer":
        yield from seer(seat)
    elif seat.role == "medium":
        yield from medium(seat)
    elif seat.role == "freemason":
        if pressed(seat, seat.me) or any(pressed(seat, fellow) for fellow in seat.view.fellows) or rivals(seat):
            yield from [f"claim_mason_with {fellow}" for fellow in seat.view.fellows]
    elif seat.role in ("bodyguard", "owl") and (pressed(seat, seat.me) or rivals(seat)):
        yield f"claim_role {seat.role}"


def asked(seat: Seat) -> bool:
    """Whether somebody has asked today who this one is, and has had no answer."""
    waits = False
    for claim in seat.view.claims:
        if claim.claim == "ask_role" and claim.target == seat.me and claim.day == seat.view.day:
            waits = True
        elif claim.seat == seat.me and (claim.role is not None or claim.claim in SPOKEN_AS):
            waits = False
    return waits


def answer(seat: Seat) -> str:
    """Who this one is: what was said before, and else nothing that would please the pack. A Freemason has a witness."""
    role = seat.reading.stories[seat.me].role
    if role is None and seat.role == "freemason" and seat.view.fellows:
        return f"claim_mason_with {seat.view.fellows[0]}"
    return f"claim_role {role or 'villager'}"


def opinions(seat: Seat, today: set[str], chance: Chance) -> Iterator[str]:
    """Against whom, if anybody stands out, or something to begin the first day with."""
    if "will_vote" not in today and seat.role != "werehamster":
        yield from against(seat, chance)
    if seat.view.day == 1 and not {"ask_role", "trust"} & today:
        yield from chatter(seat, chance)


def against(seat: Seat, chance: Chance) -> Iterator[str]:
    """Whom this one accuses; of two who stand out the other, if enough have spoken against the first."""
    want = wanted(seat)
    others = {q: want[q] for q in seat.view.living if q != seat.me}
    mind = seat.public if seat.role == "werewolf" else seat.own
    open_to_doubt = [mind.wolf[q] for q in others if mind.wolf[q] > 0.0]  # else a Seer with nothing to tell would speak
    for _ in range(2):
        target = best(others, chance)
        if mind.wolf[target] * len(open_to_doubt) <= SUSPICIOUS * sum(open_to_doubt) and not seat.story.get(target):
            return
        if len(accusers(seat, target)) <= ECHOES:
            yield f"will_vote {target}"
            return
        del others[target]


def accusers(seat: Seat, target: int) -> set[int]:
    """Who else has spoken against somebody today."""
    today = [claim for claim in seat.view.claims if claim.day == seat.view.day and claim.target == target]
    against = [claim for claim in today if claim.claim in ("will_vote", "suspect") or claim.nature == "wolf"]
    return {claim.seat for claim in against if claim.seat != seat.me}


def chatter(seat: Seat, chance: Chance) -> Iterator[str]:
    """A question to somebody who was not asked yet, or a kind word, as long as nobody has accused anybody."""
    spoken = [claim for claim in seat.view.claims if claim.claim not in ("claim_role", "retract")]
    begun = [claim for claim in spoken if claim.claim in ("ask_role", "trust")]
    if len(begun) < len(spoken) or CHATTER * len(begun) >= len(seat.view.living):
        return
    taken = {claim.target for claim in begun} | {seat.me}
    others = [q for q in seat.view.living if q not in taken]
    if others:
        target = chance.pick(others)
        kind = chance.below(3) == 0 and target not in seat.fellows
        yield f"{'trust' if kind else 'ask_role'} {target}"


def usual(mind: Mind) -> float:
    """The suspicion that falls on each if nobody stands out."""
    return sum([mind.wolf[q] for q in mind.living]) / len(mind.living)


def pressed(seat: Seat, who: int) -> bool:
    """Whether somebody living is about to be lynched."""
    if who not in seat.view.living:
        return False
    against = [claim for claim in seat.view.claims if claim.day == seat.view.day and claim.target == who]
    if PRESSING * len([claim for claim in against if claim.claim in ("will_vote", "suspect")]) > len(seat.view.living):
        return True
    wolf = seat.public.wolf
    first = sorted([wolf[q] for q in seat.view.living])[-2:]
    return (wolf[who] >= first[0] and wolf[who] > PRESSED * usual(seat.public)) or bool(seat.reading.accusers(who))


def rivals(seat: Seat) -> bool:
    """Whether somebody else claims to be what I am."""
    return any(q != seat.me and q not in seat.view.fellows for q in seat.reading.claimants(seat.role))


def seer(seat: Seat) -> Iterator[str]:
    """The Seer speaks with a wolf to tell of, in danger, against a false Seer, or when few are left."""
    answers = [note for note in seat.view.notes if note.kind == "answer"]
    living = seat.view.living
    found = [note for note in answers if note.nature == "wolf" and note.seats[0] in living]
    out = seat.reading.stories[seat.me].role == "seer"
    if out or found or rivals(seat) or len(living) <= FEW or pressed(seat, seat.me):
        yield "claim_role seer"
        for note in sorted(answers, key=lambda note: (note.nature != "wolf", note.seats[0] not in living, -note.night)):
            yield f"claim_result {note.seats[0]} {note.nature} {note.night}"


def medium(seat: Seat) -> Iterator[str]:
    """The Medium speaks when a wolf was lynched, in danger, or when a spirit belies or bears out somebody."""
    spirits = [note for note in seat.view.notes if note.kind == "spirit"]
    said = {target for q in seat.reading.claimants("seer") for target, _ in seat.reading.stories[q].results.values()}
    heard = [note for note in spirits if note.nature == "wolf" or note.seats[0] in said]
    out = seat.reading.stories[seat.me].role == "medium"
    if out or heard or rivals(seat) or len(seat.view.living) <= FEW or pressed(seat, seat.me):
        yield "claim_role medium"
        for note in sorted(spirits, key=lambda note: (note.nature != "wolf", -note.night)):
            yield f"claim_medium {note.nature} {note.night - 1}"


def lies(seat: Seat, today: set[str], chance: Chance) -> Iterator[str]:
    """A friend of the pack plays the Seer against one who has found a wolf, and seldom unasked, but not beside a fellow
    who does so; in danger otherwise a Villager."""
    view, story = seat.view, seat.reading.stories[seat.me]
    if story.role == "seer":
        yield from false_results(seat)
        return
    accused_by = seat.reading.accusers(seat.me)
    taken = any(q in seat.fellows for q in seat.reading.claimants("seer"))
    if story.role in (None, "villager") and not taken and (accused_by or not today):
        if seat.role == "werewolf":
            plays = bool(accused_by) or (view.day > 1 and chance.below(100) < BLUFF)
        else:
            answers = any(seat.reading.accusers(q) for q in view.living)
            plays = chance.below(100) < (POSSESSED_ANSWER if answers else POSSESSED_BLUFF)
        if plays:
            yield "claim_role seer"
            return
    if pressed(seat, seat.me):
        yield "claim_role villager"


def false_results(seat: Seat) -> Iterator[str]:
    """What a false Seer was told: that the rival is a wolf, or else somebody trusted who is none; of the nights before,
    that some were not."""
    view = seat.view
    told = seat.reading.stories[seat.me].results
    others = [q for q in view.living if q != seat.me and q not in {target for target, _ in told.values()}]
    rival = [q for q in seat.reading.claimants("seer") if q in others]
    if view.day not in told and others:
        if rival:
            yield f"claim_result {rival[0]} wolf {view.day}"
        elif seat.role == "werewolf":
            prey = {q: seat.public.wolf[q] for q in others if q not in seat.fellows}
            if prey:
                yield f"claim_result {best(prey)} wolf {view.day}"
        else:
            yield f"claim_result {best({q: -seat.own.wolf[q] for q in others})} wolf {view.day}"
    for night in range(view.day - 1, 0, -1):
        if night not in told and seat.fellows and seat.fellows[0] in others:
            yield f"claim_result {seat.fellows[0]} not_wolf {night}"
