"""Records: a game is its options, its seed and its decisions; everything else is replayed from that.

One line of JSON per record, in one canonical spelling, closed by the SHA-256 of the line itself, so that no byte can
change unnoticed. `commitment` is the SHA-256 of the seed, published before the deal; the game's chance is drawn from
the seed mixed with what the devices contributed. A game that was played at a table also brings its `Proof`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import BinaryIO, Final

import msgspec

from nightcoach.core.chain import Rounds, check_chain, check_luck, head_of
from nightcoach.core.chance import Chance, mix
from nightcoach.core.errors import BadRecord, Refused
from nightcoach.core.events import Seat, Tell
from nightcoach.core.frames import TABLE
from nightcoach.core.game import Game
from nightcoach.core.moves import Move
from nightcoach.core.state import Outcome, State
from nightcoach.core.versions import in_version, versions
from nightcoach.core.wire import (
    ChainLine,
    GameOptions,
    OutcomeLine,
    RecordLine,
    option_types,
    parse_options,
    spell_options,
    to_json,
)

FORMAT: Final = 2
"""The highest number that a line begins with: it rises if a line is built differently."""
PLAIN: Final = 1
"""The number of a line without a proof."""
TRUNCATED: Final = "truncated"


def commitment(seed: bytes) -> str:
    """What is published before the deal: it fixes the seed without revealing anything about it."""
    return hashlib.sha256(seed).hexdigest()


def game_chance(seed: bytes, contributions: tuple[str, ...] = ()) -> Chance:
    """The chance of a game: the table's seed mixed with what every device added."""
    return Chance(mix("game", seed, *[c.encode() for c in contributions]))


def digest(game: Game, state: State) -> str:
    """The hash of a position: of its notation, so it is the same on every machine."""
    return hashlib.sha256(game.write(state).encode()).hexdigest()


class Proof:
    """What a game that others watched has beyond its moves: how luck was drawn, and the nonces of its chain."""

    def __init__(self, luck: Rounds, nonces: tuple[bytes, ...]) -> None:
        self.luck = luck
        self.nonces = nonces


class Record:
    """A game that was played, whole or up to some move."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: GameOptions,
        seed: bytes,
        contributions: tuple[str, ...],
        moves: list[tuple[Seat, Move]],
        outcome: Outcome | None,
        final: str,
        proof: Proof | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.contributions = contributions
        self.moves = moves
        self.outcome = outcome
        self.final = final
        self.proof = proof
        """None for a game at no table, or from before there were chains."""

    def line(self) -> bytes:
        """The record as a line of JSON, with its end of line."""
        ended, proof = self.outcome, self.proof
        moves = tuple([f"{seat} {move.words}" for seat, move in self.moves])
        unsigned = RecordLine(
            nightcoach=PLAIN if proof is None else FORMAT,
            game=self.game.name,
            version=self.game.version,
            seats=self.seats,
            options=spell_options(self.options),
            commitment=commitment(self.seed),
            seed=self.seed.hex(),
            contributions=self.contributions,
            luck=msgspec.UNSET if proof is None else proof.luck,
            moves=moves,
            outcome=None
            if ended is None
            else OutcomeLine(
                winners=ended.winners, losers=ended.losers, reason=ended.reason, rule=ended.rule, party=ended.party
            ),
            final=self.final,
        )
        if proof is not None:
            head = head_of(to_json(unsigned), moves, proof.nonces)
            chain = ChainLine(nonces=tuple([nonce.hex() for nonce in proof.nonces]), head=head)
            unsigned = msgspec.structs.replace(unsigned, chain=chain)
        return signed(unsigned) + b"\n"

    def replay(self, tell: Tell | None = None, moves: int | None = None) -> State:
        """Deal and play the game again, or its first moves only."""
        state: State = self.game.deal(self.seats, self.options, game_chance(self.seed, self.contributions), tell)
        for seat, move in self.moves if moves is None else self.moves[:moves]:
            state.play(seat, move, tell)
        return state

    def verify(self) -> State:
        """Replay it all and compare the end with what the record says."""
        try:
            state = self.replay()
        except Refused as refused:
            raise BadRecord("replay", f"the game does not replay: {refused}", {"why": str(refused)}) from None
        told = self.outcome
        if (None if told == truncated(self.game) else told) != state.outcome():
            number, dealt = str(len(self.moves)), self.game.write(self.replay(moves=0))
            raise BadRecord(
                "outcome",
                f"the record says {told}, the replay {state.outcome()}: the deal or the rules differ; "
                f"moves replayed: {number}; dealt: {dealt}",
                {"moves": number, "dealt": dealt},
            )
        if digest(self.game, state) != self.final:
            raise BadRecord("final", "the final position does not match the record")
        return state


def truncated(game: Game) -> Outcome:
    """The outcome of a game that a simulation has stopped: nobody wins, citing the rule that sets no limit."""
    return Outcome((), (), TRUNCATED, game.endless)


def signed(unsigned: RecordLine) -> bytes:
    """The canonical line with its own checksum at the end."""
    body = to_json(unsigned)
    return to_json(msgspec.structs.replace(unsigned, check=hashlib.sha256(body).hexdigest()))


def parse(line: bytes, find_game: Callable[[str], Game]) -> Record:
    """The record of a line. Every byte counts: anything but the canonical spelling is refused."""
    if line in (b"\n", b"\r\n"):
        raise BadRecord("blank", "the line is empty; a file of records has no empty lines")
    if line.endswith(b"\r\n"):
        raise BadRecord("line_end", "the line ends with CR LF, as other systems write it; a record ends with LF alone")
    if not line.endswith(b"\n"):
        raise BadRecord("cut", "the line has no end: the record was cut off")
    try:
        told = msgspec.json.decode(line[:-1], type=RecordLine)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        _check_format(line)
        raise BadRecord("format", f"this is not a record of Nightcoach: {error}", {"why": str(error)}) from None
    if signed(msgspec.structs.replace(told, check="")) + b"\n" != line:
        raise BadRecord("check", "the checksum does not match: the record was changed after it was written")
    try:
        game = _game(told, find_game)
        options = parse_options(game.Options, game.name, told.options)
        seed = bytes.fromhex(told.seed)
        if len(seed) != 32:
            raise BadRecord("seed", "the seed is not 32 bytes long")
        moves = [_move(game, text) for text in told.moves]
        proof = _proof(told, line)
    except BadRecord:
        raise
    except ValueError as error:
        raise BadRecord("content", f"the record cannot be played: {error}", {"why": str(error)}) from None
    if commitment(seed) != told.commitment:
        raise BadRecord("commitment", "the seed is not the one that was committed to before the deal")
    ended = told.outcome
    outcome = None if ended is None else Outcome(ended.winners, ended.losers, ended.reason, ended.rule, ended.party)
    record = Record(game, told.seats, options, seed, told.contributions, moves, outcome, told.final, proof)
    if record.line() != line:
        raise BadRecord("spelling", "the record is not in its one canonical spelling")
    return record


def _check_format(line: bytes) -> None:
    """Say so if the line is a record in a later format than ours."""
    try:
        told = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    number = told.get("nightcoach") if isinstance(told, dict) else None
    if isinstance(number, int) and number > FORMAT:
        raise BadRecord(
            "newer_format",
            f"the record is in format {number}, which a newer Nightcoach has written; this one reads format {FORMAT}",
            {"theirs": str(number), "ours": str(FORMAT)},
        )


def _game(told: RecordLine, find_game: Callable[[str], Game]) -> Game:
    """The game in the version that played the record; it must know the record's options."""
    newest = find_game(told.game)
    game = in_version(newest, told.version)
    if game is None:
        kept = ", ".join([str(version) for version in versions(newest)])
        raise BadRecord(
            "version",
            f"the record was played by version {told.version} of {told.game}; this Nightcoach plays version {kept}",
            {"theirs": str(told.version), "ours": kept, "game": told.game},
        )
    for key in told.options:
        if key not in option_types(game.Options):
            raise BadRecord(
                "newer_option",
                f"the record names the option '{key}', which this Nightcoach does not know; a newer one reads it",
                {"option": key, "game": told.game},
            )
    return game


def _proof(told: RecordLine, line: bytes) -> Proof | None:
    """What a game that others watched has beyond its moves, checked; luck and chain come together or not at all."""
    luck, chain = told.luck, told.chain
    if isinstance(luck, msgspec.UnsetType) or isinstance(chain, msgspec.UnsetType):
        return None
    nonces = tuple([bytes.fromhex(nonce) for nonce in chain.nonces])
    check_luck(luck, told.contributions)
    check_chain(line, told.moves, nonces, chain.head)
    return Proof(luck, nonces)


def _move(game: Game, text: str) -> tuple[Seat, Move]:
    seat, _, words = text.partition(" ")
    return int(seat), game.moves[words]


def read_records(file: BinaryIO, find_game: Callable[[str], Game]) -> Iterator[Record]:
    """All records of a file, one after the other; an error names its line."""
    number = 0
    for line in file:
        number += 1
        try:
            yield parse(line, find_game)
        except BadRecord as error:
            facts = dict(error.facts)
            facts["line"] = str(number)
            raise BadRecord(error.reason, f"line {number}: {error}", facts) from None
    if number == 0:
        raise BadRecord("empty", "the file holds no record")


class Recording:
    """A game being played, with the record that grows with it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: GameOptions,
        seed: bytes,
        contributions: tuple[str, ...] = (),
        tell: Tell | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.contributions = contributions
        self.moves: list[tuple[Seat, Move]] = []
        self.state: State = game.deal(seats, options, game_chance(seed, contributions), tell)

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        """Play the move and keep it; a provisional answer is kept when the table makes it final."""
        frame = self.state.frames[-1] if self.state.frames else None
        provisional = frame is not None and frame.provisional
        settled = frame.settles(self.state, move) if frame is not None and provisional and seat == TABLE else []
        self.state.play(seat, move, tell)
        self.moves += settled
        if not provisional or seat == TABLE:
            self.moves.append((seat, move))

    def record(self, stopped: bool = False) -> Record:
        """The record so far; `stopped` if the simulation goes no further."""
        outcome = self.state.outcome()
        if outcome is None and stopped:
            outcome = truncated(self.game)
        final = digest(self.game, self.state)
        moves = self.moves.copy()
        made = Record(self.game, self.state.seats, self.options, self.seed, self.contributions, moves, outcome, final)
        if self.state.frames and self.state.frames[-1].provisional:
            made.final = digest(self.game, made.replay())  # without the answers that are not final
        return made
