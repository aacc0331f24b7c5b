"""The state of a game of The Castle of the Devil: small numbers, sets as bits, and lists of those."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.state import State
from nightcoach.core.wire import Closed, GameOptions
from nightcoach.games.castle.cards import (
    ABILITIES,
    BAGS,
    BODYGUARD,
    CARDS,
    CLOCKWISE,
    DAGGER,
    GLOVES,
    GRAND_MASTER,
    LIMIT,
    MOST,
    NOBODY,
    THROWING_KNIVES,
    THUG,
    TOKENS,
    WHIP,
    cards_in,
    count,
)
from nightcoach.games.castle.notebook import object_entry, profession_entry, top_entry
from nightcoach.games.castle.view import view_of
from nightcoach.games.castle.view_closed import closed_of
from nightcoach.games.castle.view_seen import Pages
from nightcoach.games.castle.wire import Options
from nightcoach.games.castle.wire_view import View

# The options that rules ask about (OPT-B to OPT-G, OPT-K), as bits: asking a struct is slow in compiled code.
PROCLAIM_AFTER_FREE: Final = 1
FREE_AFTER_ACTION: Final = 2
GIVE_BACK_STOLEN: Final = 4
ALCHEMIST_PREVAILS: Final = 8
NAME_EVERY_HOLDER: Final = 16
BRISK_DUELS: Final = 32

# What everybody has seen two players do to each other, and what one has got from another: tables by pair of seats.
BACKED: Final = 0
"""The first supported the second in a duel."""
OPPOSED: Final = 1
"""The first supported the second's opponent."""
ATTACKED: Final = 2
TRADED: Final = 3
"""The second accepted an offer of the first."""
SNUBBED: Final = 4
"""The second refused an offer of the first."""
GOT_KEYS: Final = 5
"""The first was offered, given or paid a Key (or its Bag) by the second; only the first knows."""
GOT_GOBLETS: Final = 6
TIES: Final = 7


def flags_of(options: Options) -> int:
    """The options as bits."""
    return (
        (PROCLAIM_AFTER_FREE if options.proclaim_after_free else 0)
        | (FREE_AFTER_ACTION if options.free_after_action else 0)
        | (GIVE_BACK_STOLEN if options.give_back_stolen else 0)
        | (ALCHEMIST_PREVAILS if options.alchemist_prevails else 0)
        | (NAME_EVERY_HOLDER if options.name_every_holder else 0)
        | (BRISK_DUELS if options.brisk_duels else 0)
    )


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Castle(State):
    """Everything true now. Secret choices that are pending are in the windows that asked for them."""

    home: ClassVar[str] = "nightcoach.games.castle.game"

    def __init__(self, seats: int, options: GameOptions, chance: Chance) -> None:
        super().__init__(seats, chance)
        assert isinstance(options, Options)
        self.options: Options = options
        self.flags: int = flags_of(options)
        self.limit: int = LIMIT[seats]
        self.turn: int = 0
        self.active: Seat = NOBODY
        self.cut_short: bool = False
        """C3.7 The turn ends with its action: a Priest has stopped the duel, or a Doctor has cancelled its outcome."""
        self.societies: list[int] = [NOBODY] * seats
        self.removed: int = NOBODY
        """C2.2 The society card that nobody got, with five and seven players."""
        self.professions: list[int] = [NOBODY] * seats
        self.face_up: int = 0
        """The seats whose profession is face-up, as bits."""
        self.leftovers: int = 0
        self.hands: list[int] = [0] * seats
        self.deck: list[int] = []
        """The top card last."""
        self.pile: int = TOKENS
        self.tokens: list[int] = [0] * seats
        # The current duel, if attacker is somebody (C6).
        self.attacker: Seat = NOBODY
        self.defender: Seat = NOBODY
        self.swords: int = 0
        """Supporters of the attacker, as bits, from D3 on."""
        self.shields: int = 0
        self.hypnotised: Seat = NOBODY
        self.played: int = 0
        """The objects on the table."""
        self.used: int = 0
        """The seats that used their profession in this duel."""
        self.swordsman: Seat = NOBODY
        self.winner: Seat = NOBODY
        """Who won the duel, from D7 on; nobody in a draw."""
        self.staked: list[int] = [0] * seats
        """Tokens on the table, by seat."""
        # C10.5 The dated notebooks, and what players have been seen to do.
        notes, unseen, known, ties = EMPTY[seats]
        self.notes: list[int] = notes
        """Where each seat last knew each object to be, by seat and object; see `notebook`."""
        self.unseen: list[int] = unseen
        """How many objects have left each hand, and the deck, without this seat seeing which."""
        self.looked: list[int] = LOOKED[:seats]
        """Whose society each seat has been shown, as bits."""
        self.known: list[int] = known
        """The profession that each seat was last shown to be each other's, with its turn; see `notebook`."""
        self.changed: list[int] = [0] * seats
        """The turn in which each seat's profession last changed."""
        self.swaps: list[int] = [0] * seats
        """How often it has changed."""
        self.top: list[int] = [0] * seats
        """The top cards that each seat knows; see `notebook`."""
        self.pages: list[Pages] | None = None
        """The notebooks as views last showed them; a twin begins its own."""
        self.ties: list[int] = ties
        self.noting: bool = True
        """False in a game that is played out for its outcome alone: notebooks are no longer kept."""
        self.borrowed: bool = True
        """The large tables (`notes`, `unseen`, `known`, `ties`) are shared with others until `own_tables`."""

    def holds(self, seat: Seat, card: int) -> bool:
        """Whether the seat has this object."""
        return self.hands[seat] >> card & 1 == 1

    def is_face_up(self, seat: Seat) -> bool:
        """Whether everybody sees the seat's profession."""
        return self.face_up >> seat & 1 == 1

    def has(self, seat: Seat, profession: int) -> bool:
        """C1.15 Whether the seat has this profession lying face-down, fresh."""
        return self.professions[seat] == profession and self.face_up >> seat & 1 == 0

    def face_up_owner(self, profession: int) -> Seat:
        """The seat whose profession, face-up, is this one, or nobody."""
        if self.face_up:
            for seat in range(self.seats):
                if self.professions[seat] == profession and self.face_up >> seat & 1:
                    return seat
        return NOBODY

    def turn_up(self, seat: Seat) -> None:
        """C1.13 A used profession is face-up for everybody."""
        self.face_up |= 1 << seat

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats in turn order from this one on; a shared list that nobody may change."""
        return CLOCKWISE[self.seats][first]

    def stop_noting(self) -> None:
        self.noting = False

    def own_tables(self) -> None:
        """A clone shares the large tables until one of the two writes into them: copying them is most of its cost."""
        self.notes = self.notes.copy()
        self.unseen = self.unseen.copy()
        self.known = self.known.copy()
        self.ties = self.ties.copy()
        self.borrowed = False

    def tie(self, what: int, first: Seat, second: Seat) -> None:
        """Remember what happened between two players."""
        if not self.noting:
            return
        if self.borrowed:
            self.own_tables()
        at = (what * self.seats + first) * self.seats + second
        self.ties[at] = self.ties[at] + 1  # in compiled code twice as fast as +=, here and below

    def note(self, seer: Seat, card: int, holder: int) -> None:
        """C10.5 The seat was shown where this object is: with whom (the number of seats stands for the deck), and
        when."""
        if not self.noting:
            return
        if self.borrowed:
            self.own_tables()
        n = self.seats
        unseen = self.unseen[seer * (n + 1) + holder]
        self.notes[seer * CARDS + card] = object_entry(self.turn, unseen, holder)

    def note_for_all(self, card: int, holder: int) -> None:
        """Everybody was shown it."""
        if not self.noting:
            return
        if self.borrowed:
            self.own_tables()
        n = self.seats
        for seer in range(n):
            self.notes[seer * CARDS + card] = object_entry(self.turn, self.unseen[seer * (n + 1) + holder], holder)

    def note_hand(self, seer: Seat, holder: Seat) -> None:
        """The seat was shown a whole hand."""
        if not self.noting:
            return
        for card in cards_in(self.hands[holder]):
            self.note(seer, card, holder)

    def note_profession(self, seer: Seat, owner: Seat) -> None:
        """The seat was shown somebody's profession."""
        if not self.noting:
            return
        if self.borrowed:
            self.own_tables()
        entry = profession_entry(self.turn, self.swaps[owner], self.professions[owner])
        self.known[seer * self.seats + owner] = entry

    def note_profession_for_all(self, owner: Seat) -> None:
        """Everybody was shown it."""
        if not self.noting:
            return
        if self.borrowed:
            self.own_tables()
        entry = profession_entry(self.turn, self.swaps[owner], self.professions[owner])
        for seer in range(self.seats):
            self.known[seer * self.seats + owner] = entry

    def note_top(self, seer: Seat, first: int, second: int) -> None:
        """The seat knows the two top cards, in their order; nobody else knows anything about the top any more."""
        for other in range(self.seats):
            self.top[other] = 0
        self.top[seer] = top_entry(first, second)

    def leave(self, holder: int, seen: int) -> None:
        """An object leaves a hand or the deck; `seen` are the seats, as bits, that see which."""
        if not self.noting:
            return
        if self.borrowed:
            self.own_tables()
        n = self.seats
        for p in range(n):
            if seen >> p & 1 == 0:
                at = p * (n + 1) + holder
                self.unseen[at] = self.unseen[at] + 1

    def give(self, card: int, giver: Seat, taker: Seat, watchers: int) -> None:
        """An object goes from hand to hand. The two concerned know which, and so do those who see it."""
        seen = watchers | 1 << giver | 1 << taker
        self.leave(giver, seen)
        self.hands[giver] = self.hands[giver] ^ 1 << card
        self.hands[taker] = self.hands[taker] | 1 << card
        if not self.noting:
            return
        for p in range(self.seats):
            if seen >> p & 1:
                self.note(p, card, taker)

    def count_for(self, seat: Seat, society: int) -> int:
        """C9.4 How many objects of a hand count for a society. C8.2 A Bag does when the deck is empty."""
        hand = self.hands[seat] >> 3 * society & 7
        turned = 0 if self.deck else self.hands[seat] >> 6 + society & 1
        return count(hand) + turned

    def trade_ability(self, card: int) -> bool:
        """C1.6 Coat, Monocle, Privilege, Sextant, Tome; the Bags while the deck is not empty."""
        return ABILITY_WITH_DECK[card] if self.deck else ABILITY_WITHOUT_DECK[card]

    def totals(self) -> tuple[int, int]:
        """C6.27 Attack and defence. C6.22 After a Swordsman nothing from the supporters counts; the hypnotised never
        count."""
        attack, defence = 1 + self.staked[self.attacker], 1 + self.staked[self.defender]
        attack += self.played >> DAGGER & 1
        defence += self.played >> GLOVES & 1
        if self.professions[self.attacker] == THUG:
            attack += self.used >> self.attacker & 1
        if self.professions[self.defender] == GRAND_MASTER:
            defence += self.used >> self.defender & 1
        if self.swordsman != NOBODY:
            return (attack + 1, defence) if self.swordsman == self.attacker else (attack, defence + 1)
        attack += self.played >> THROWING_KNIVES & 1
        defence += self.played >> WHIP & 1
        for seat in range(self.seats):
            side = self.swords >> seat & 1 or self.shields >> seat & 1
            if not side or seat == self.hypnotised:
                continue
            worth = 1 + self.staked[seat] + (self.used >> seat & 1 if self.professions[seat] == BODYGUARD else 0)
            if self.swords >> seat & 1:
                attack += worth
            else:
                defence += worth
        return attack, defence

    def view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    def closed(self, seat: Seat) -> tuple[Closed, ...]:
        """What a player might expect to do here but may not, with the rule."""
        return closed_of(self, seat)

    def clone(self) -> Castle:
        twin = Castle.__new__(Castle)
        self.share(twin)
        return twin

    def share(self, twin: Castle) -> None:
        """Fill in a fresh state: lists are copied, but what never changes is shared, and the large tables as long as
        neither of the two writes into them."""
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        self.share_frames(twin)
        twin.result = self.result
        twin.told = None
        twin.public = self.public
        twin.pages = None
        twin.options = self.options
        twin.flags = self.flags
        twin.limit = self.limit
        twin.turn = self.turn
        twin.active = self.active
        twin.cut_short = self.cut_short
        twin.societies = self.societies  # never changed after the deal
        twin.removed = self.removed
        twin.professions = self.professions.copy()
        twin.face_up = self.face_up
        twin.leftovers = self.leftovers
        twin.hands = self.hands.copy()
        twin.deck = self.deck.copy()
        twin.pile = self.pile
        twin.tokens = self.tokens.copy()
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.swords = self.swords
        twin.shields = self.shields
        twin.hypnotised = self.hypnotised
        twin.played = self.played
        twin.used = self.used
        twin.swordsman = self.swordsman
        twin.winner = self.winner
        twin.staked = self.staked.copy()
        twin.notes = self.notes
        twin.unseen = self.unseen
        twin.known = self.known
        twin.ties = self.ties
        twin.borrowed = self.borrowed = True
        twin.noting = self.noting
        twin.looked = self.looked.copy()
        twin.changed = self.changed.copy()
        twin.swaps = self.swaps.copy()
        twin.top = self.top.copy()

    def key(self) -> tuple[object, ...]:
        return (
            self.options,
            self.turn,
            self.active,
            self.cut_short,
            tuple(self.societies),
            self.removed,
            tuple(self.professions),
            self.face_up,
            self.leftovers,
            tuple(self.hands),
            tuple(self.deck),
            self.pile,
            tuple(self.tokens),
            (self.attacker, self.defender, self.swords, self.shields, self.hypnotised),
            (self.played, self.used, self.swordsman, self.winner, tuple(self.staked)),
            tuple(self.notes),
            tuple(self.unseen),
            tuple(self.looked),
            (tuple(self.known), tuple(self.changed), tuple(self.swaps), tuple(self.top)),
            tuple(self.ties),
            tuple([frame.key() for frame in self.frames]),
            self.result,
        )


EMPTY: Final[list[tuple[list[int], list[int], list[int], list[int]]]] = [
    ([0] * (CARDS * n), [0] * (n * (n + 1)), [0] * (n * n), [0] * (TIES * n * n)) for n in range(MOST + 1)
]
"""The large tables in which nothing has been noted, by the number of players; shared, so nobody may change them."""
LOOKED: Final[list[int]] = [1 << seat for seat in range(MOST)]
"""Everybody knows their own society."""
# C1.6 Which cards have a trade ability.
ABILITY_WITH_DECK: Final[list[bool]] = [(ABILITIES | BAGS) >> card & 1 == 1 for card in range(CARDS)]
ABILITY_WITHOUT_DECK: Final[list[bool]] = [ABILITIES >> card & 1 == 1 for card in range(CARDS)]
