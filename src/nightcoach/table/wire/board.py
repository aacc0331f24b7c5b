"""Everything public about a table itself: who sits where, the options, the seal, the result."""

from __future__ import annotations

from typing import Any

import msgspec

from nightcoach.core.chronicle import chronicle_of
from nightcoach.core.record import commitment
from nightcoach.core.wire import GameView, RecordLine
from nightcoach.table.log.people import Place
from nightcoach.table.log.table import Table
from nightcoach.table.log.talk import SENTENCES
from nightcoach.table.wire import outbound


def board_of(table: Table) -> outbound.Board:
    """Everything public about the table itself."""
    allowed = table.seats_allowed()
    return outbound.Board(
        code=table.code,
        game=table.game.name,
        version=table.game.version,
        number=table.number,
        phase=table.phase,
        dealing=table.phase == "play" and table.looking is not None,
        options=table.game.public_options(table.options),
        first_game=table.first,
        fewest=allowed[0],
        most=allowed[-1],
        places=tuple([_place_shown(table, place) for place in table.places]),
        people=tuple(
            [
                outbound.Person(p.id, p.name, p.color, p.character, p.away, p.muted)
                for p in table.people.values()
                if not p.kicked and not (p.gone and p.away and table.seat_of(p.id) is None)
            ]
        ),
        host=table.host,
        locked=table.locked,
        paused=table.paused,
        bots=table.bots,
        first_calm=table.first_calm,
        commitment=commitment(table.seed),
        luck=_luck_shown(table),
        draw=_draw_shown(table),
        sentences=SENTENCES + table.game.sentences(table.options),
        characters=table.game.characters,
        bots_allowed=table.game.allows_bots(table.options),
        narrator=table.narrator,
        narrated=table.game.narrated(table.options),
        lasting_secrets=table.game.lasting_secrets,
        asking=_asking_shown(table),
        lesson=table.lesson() is not None,
        result=_result_shown(table),
    )


def _place_shown(table: Table, place: Place) -> outbound.Place:
    if place.person is None:
        return outbound.Place(place.id, None, place.bot, place.bot_name, False, place.character)
    person = table.people[place.person]
    # A stand-in beside somebody who is there would tell that the clock has answered twice.
    stands_in = place.badge and person.away
    return outbound.Place(place.id, person.id, None, person.name, stands_in, place.character)


def _luck_shown(table: Table) -> tuple[outbound.Pledge, ...]:
    """While one still comes after the other it is nobody's business who has pledged again."""
    if table.phase != "lobby":
        return ()
    draw = table.drawing
    pledges = table.pledges if draw is None else draw.pledges if draw.showing else {}
    return tuple([outbound.Pledge(each.id, pledges[each.id]) for each in table.seated() if each.id in pledges])


def _draw_shown(table: Table) -> outbound.Draw | None:
    draw = table.drawing
    return None if draw is None else outbound.Draw(1 + len(draw.past), draw.of, draw.showing)


def _asking_shown(table: Table) -> outbound.SeatAsked | None:
    asking = table.asking
    shown = asking is not None and asking.limit is not None and table.seats_need_consent()
    return outbound.SeatAsked(asking.seat, asking.person) if shown and asking is not None else None


def _hidden(view: GameView) -> dict[str, Any]:
    """What a seat alone knew. The rest of its view everybody has: it once more for every seat would make a megabyte of
    the end of a long game at a large table, for each phone."""
    return {name: getattr(view, name) for name in ("seat", *type(view).secrets)}


def _result_shown(table: Table) -> outbound.Result | None:
    if table.result is None:
        return None
    told = msgspec.json.decode(table.result.record, type=RecordLine) if table.result.record else None
    ended = None if told is None else told.outcome
    state = table.state()
    record = f"/api/tables/{table.code}/records/{table.result.number}"
    return outbound.Result(
        winners=() if ended is None else ended.winners,
        losers=() if ended is None else ended.losers,
        reason="version" if ended is None else ended.reason,
        rule="" if ended is None else ended.rule,
        party=None if ended is None else ended.party,
        seed=table.seed.hex(),
        contributions=() if told is None else told.contributions,
        record=record,
        facts=f"{record}/facts" if told is not None and chronicle_of(table.game.name) else "",
        reveal=() if state is None else tuple([_hidden(state.view(seat)) for seat in range(state.seats)]),
    )
