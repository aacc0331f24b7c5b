"""Corner positions, in notation, from which half of the checked games begin: play reaches them rarely by itself."""

from __future__ import annotations

from nightcoach.games.castle.cards import LIMIT, OBJECTS, PER_SOCIETY, PROFESSIONS

Cards = dict[int, str]
"""By seat, objects with commas; a star fills the hand up to the limit, a plus to one above."""


class Corner:
    """A position of any number of seats, spelled from what matters in it; the rest is filled up."""

    def __init__(
        self,
        stack: str,
        hands: Cards,
        jobs: dict[int, str] | None = None,
        deck: str | int | None = None,
        tokens: dict[int, int] | None = None,
        duel: str = "",
        swords: tuple[int, ...] | None = None,
        orders: tuple[int, ...] = (0, 2),
    ) -> None:
        self.stack = stack
        self.hands = hands
        self.jobs = jobs or {}
        self.deck = deck
        """The cards from the top, or how many of those that are left over; None is all of them."""
        self.tokens = tokens or {}
        self.duel = duel
        """What is written of the duel besides seats 0 and 1 and their supporters; `staked` puts tokens down."""
        self.swords = swords
        """From the reveal on: who is for the attacker; the others are for the defender."""
        self.orders = orders
        """Who is of the Order among the first four."""

    def line(self, seats: int) -> str:
        """The notation."""
        hands = self._hands(seats)
        jobs = self._jobs(seats)
        words = [self.stack, "5", "0"]
        for seat, society in enumerate(self._societies(seats)):
            tokens = f":{self.tokens[seat]}" if seat in self.tokens else ""
            words.append(f"{society}:{jobs[seat]}:{','.join(hands[seat])}{tokens}")
        held = {card for hand in hands for card in hand}
        deck = [card for card in OBJECTS if card not in held]
        if isinstance(self.deck, str):
            on_top = self.deck.split(",")
            deck = [*on_top, *[card for card in deck if card not in on_top]]
        return " ".join([*words, f"deck={','.join(deck) or '-'}", *self._duel(seats)])

    def _duel(self, seats: int) -> list[str]:
        if self.swords is None:
            return [self.duel] if self.duel else []
        shields = [seat for seat in range(2, seats) if seat not in self.swords]
        sides = [f"{name}={','.join(map(str, few))}" for name, few in (("swords", self.swords), ("shields", shields))]
        staked = ",".join(["staked=2,1,0,1", *["0"] * (seats - 4)])
        facts = self.duel.replace("staked", staked).split()
        return ["duel=0,1", *[side for side in sides if not side.endswith("=")], *facts]

    def _societies(self, seats: int) -> list[str]:
        """The first four are as wished; the others fill up the Order first, as far as it goes."""
        found = ["order" if seat in self.orders else "brotherhood" for seat in range(4)]
        while len(found) < seats:
            found.append("order" if found.count("order") < PER_SOCIETY[seats] else "brotherhood")
        return found

    def _jobs(self, seats: int) -> list[str]:
        given = [name.strip("^") for name in self.jobs.values()]
        free = [name for name in PROFESSIONS if name not in given]
        free.sort(key=lambda name: name in ("clairvoyant", "diplomat"))
        return [self.jobs.get(seat) or free.pop(0) for seat in range(seats)]

    def _hands(self, seats: int) -> list[list[str]]:
        """Who is not mentioned holds something; with a deck of few cards all others are in hands."""
        hands = [self.hands[seat].split(",") if seat in self.hands else [] for seat in range(seats)]
        on_top = self.deck.split(",") if isinstance(self.deck, str) else []
        mentioned = {card for hand in hands for card in hand} | set(on_top)
        free = [card for card in reversed(OBJECTS) if card not in mentioned]
        for hand in hands:
            if not hand:
                hand.append(free.pop(0))
            if hand[-1] in "*+":
                size = LIMIT[seats] + (hand.pop() == "+")
                hand += [free.pop(0) for _ in range(size - len(hand))]
        left = self.deck if isinstance(self.deck, int) else None
        while left is not None and len(free) > left:
            room = [hand for seat, hand in enumerate(hands) if len(hand) < LIMIT[seats] and seat not in self.hands]
            room = room or [hand for hand in hands if len(hand) < LIMIT[seats]]
            room[-1].append(free.pop(0))
        return hands


REACTING = {0: "clairvoyant", 1: "doctor", 2: "priest", 3: "swordsman"}
CORNERS: list[Corner] = [
    # Nearly no deck, none, and turned Bags
    Corner("turn", {0: "bag_key", 1: "whip"}, {0: "clairvoyant"}, deck=1),
    Corner("turn", {0: "bag_key,tome", 1: "bag_goblet"}, {0: "clairvoyant"}, deck=2),
    Corner("turn", {0: "bag_key,dagger", 1: "bag_goblet"}, {0: "diplomat"}, deck=0),
    Corner("turn", {0: "coat,bag_goblet", 1: "key_red,bag_key,goblet_red"}, {0: "diplomat", 1: "clairvoyant"}, deck=0),
    Corner("turn", {0: "dagger"}, {0: "clairvoyant"}, deck=0),
    Corner("answer.1.bag_key", {0: "bag_key,coat", 1: "bag_goblet,whip"}, deck=0),
    Corner("ability.0.1.bag_key", {0: "whip", 1: "bag_key"}, deck=1),
    # Bags, forced refusals and acceptances, no tokens left
    Corner("answer.1.bag_key", {0: "bag_key", 1: "bag_goblet"}),
    Corner("answer.1.bag_goblet", {0: "bag_goblet,coat", 1: "bag_key,sextant"}, {0: "clairvoyant"}),
    Corner("answer.1.black_pearl", {0: "black_pearl", 1: "tome,shattered_mirror"}),
    Corner("answer.1.shattered_mirror", {0: "shattered_mirror,tome", 1: "coat,monocle"}),
    Corner("answer.2.tome", {0: "tome", 2: "coat,privilege"}, {0: "^doctor"}),
    Corner("answer.2.bag_key", {0: "bag_key,tome,coat,whip,gloves", 2: "monocle,sextant"}, {0: "clairvoyant"}),
    Corner("answer.2.sextant", {0: "sextant,key_red", 2: "privilege,key_green"}),
    Corner("answer.2.key_red", {0: "key_red", 2: "key_green,key_plain"}),
    Corner("answer.1.whip", {0: "whip", 1: "gloves"}, tokens={0: 6, 1: 6}),
    # Abilities ready
    Corner("ability.0.1.coat", {0: "key_red", 1: "coat"}, {0: "^diplomat"}),
    Corner("ability.0.1.tome", {0: "key_red", 1: "tome"}, {0: "^priest", 1: "^doctor"}),
    Corner("ability.0.2.monocle", {0: "key_red", 2: "monocle"}),
    Corner("ability.0.2.privilege", {0: "key_red", 2: "privilege,whip,black_pearl"}),
    Corner("ability.0.2.bag_key/returned.2.0.monocle.later", {0: "monocle,*", 2: "bag_key"}, {0: "clairvoyant"}),
    Corner("ability.0.2.sextant/returned.2.0.bag_goblet.later", {0: "bag_goblet", 2: "sextant,*"}),
    Corner("ability.0.2.bag_goblet/returned.2.0.coat.later", {0: "coat,*", 1: "whip", 2: "bag_goblet"}, deck=2),
    Corner("coat.0/turn.later", {0: "key_red", 1: "coat"}, {0: "^diplomat"}),
    Corner("ability.0.1.tome/turn.later", {0: "key_red", 1: "tome"}, {0: "^diplomat", 1: "clairvoyant"}),
    Corner("set_top/turn.later", {0: "key_red"}, {0: "^clairvoyant"}, deck="whip,tome,coat"),
    Corner("ability.2.0.monocle", {0: "key_red", 1: "monocle", 2: "sextant"}),
    Corner("gift.0/returned.2.0.coat.later", {0: "coat,+", 1: "whip", 2: "bag_goblet"}),
    Corner("sextant.left.1=whip", {0: "key_red", 1: "whip,tome", 2: "sextant"}),
    # Demands
    Corner("turn", {0: "bag_key,coat,shattered_mirror", 1: "key_red,key_green,bag_goblet"}, {0: "diplomat"}),
    Corner("turn", {0: "bag_goblet", 1: "bag_key", 2: "monocle,sextant,key_red"}, {0: "diplomat", 2: "clairvoyant"}),
    Corner("turn.later", {0: "dagger"}, {0: "^diplomat"}),
    Corner("give_demanded.1.key.tome/turn.later", {0: "tome", 1: "key_red,key_green"}, {0: "^diplomat"}),
    Corner(
        "give_demanded.1.monocle.shattered_mirror/turn.later",
        {0: "shattered_mirror", 1: "monocle,whip"},
        {0: "^diplomat"},
    ),
    Corner("turn", {0: "dagger", 1: "bag_key,bag_goblet,black_pearl"}, {0: "diplomat"}, deck=1),
    Corner("give_demanded.1.bag_key.whip/turn.later", {0: "whip", 1: "bag_key"}, {0: "^diplomat"}),
    Corner("give_demanded.1.black_pearl.coat/turn.later", {0: "coat", 1: "black_pearl"}, {0: "^diplomat"}),
    # Duels: everything that somebody may use, and windows that are skipped
    Corner("turn", {0: "dagger,whip", 1: "gloves,tome", 2: "throwing_knives"}, {0: "priest", 1: "swordsman"}),
    Corner("turn", {0: "dagger,coat", 2: "whip"}, {0: "thug", 1: "grand_master", 2: "priest", 3: "hypnotist"}),
    Corner("turn", {0: "dagger"}, {0: "thug", 1: "priest"}, tokens={0: 3, 1: 2, 2: 4}),
    Corner("turn", {0: "dagger"}, {0: "^hypnotist", 1: "^priest", 2: "^doctor", 3: "^swordsman"}),
    Corner("turn", {0: "poison_ring"}, {0: "^thug", 1: "^hypnotist", 2: "alchemist", 3: "doctor"}),
    Corner("d1", {0: "dagger", 1: "whip"}, REACTING, duel="duel=0,1"),
    Corner("d1", {0: "dagger,tome", 2: "whip,*"}, REACTING, duel="duel=0,1"),
    Corner("d1.p1", {0: "dagger,tome"}, {0: "priest", 1: "doctor"}, duel="duel=0,1"),
    Corner("pay_priest.2", {0: "dagger,tome", 2: "whip,*"}, {2: "^priest"}, duel="cut_short=1"),
    Corner("d2", {0: "dagger", 1: "gloves"}, {0: "hypnotist", 2: "alchemist", 3: "bodyguard"}, duel="duel=0,1"),
    Corner("d2.3=sword", {0: "dagger"}, {0: "^thug", 2: "doctor"}, duel="duel=0,1"),
    Corner("d4", {0: "dagger"}, {0: "hypnotist", 2: "doctor"}, swords=(2,)),
    Corner(
        "d5.0",
        {0: "dagger,poison_ring", 1: "gloves", 2: "throwing_knives", 3: "whip"},
        {0: "thug", 1: "swordsman", 2: "alchemist", 3: "bodyguard"},
        tokens={0: 2, 1: 2, 2: 1, 3: 1},
        swords=(2,),
    ),
    Corner(
        "d5.0.p1",
        {0: "gloves", 1: "poison_ring", 2: "whip", 3: "throwing_knives"},
        {0: "swordsman", 1: "grand_master", 2: "bodyguard", 3: "alchemist"},
        tokens={0: 3, 1: 1, 2: 2},
        swords=(3,),
    ),
    Corner(
        "d5.1.p0",
        {0: "tome", 1: "gloves", 2: "whip"},
        {0: "^swordsman", 1: "^grand_master", 2: "alchemist", 3: "^bodyguard"},
        duel="swordsman=0 used=0",
        tokens={1: 2},
        swords=(3,),
    ),
    Corner(
        "d5.1.p0",
        {0: "dagger", 1: "gloves"},
        {0: "swordsman", 2: "alchemist"},
        duel="staked",
        swords=(2,),
    ),
    Corner("d5.0", {0: "dagger", 1: "tome"}, {0: "^thug", 1: "^grand_master"}, swords=(2,), duel="hypnotised=3"),
    Corner("d6.0", {0: "dagger"}, {0: "thug", 1: "swordsman", 2: "^alchemist"}, duel="used=2", swords=(2,)),
    Corner("d8", {0: "dagger", 1: "coat"}, {2: "doctor"}, duel="hypnotised=2 winner=0", swords=(2,)),
    Corner("d8", {0: "dagger,*", 1: "coat"}, {2: "doctor"}, swords=(2,)),
    Corner("d8", {0: "dagger", 1: "coat"}, {1: "^swordsman", 2: "doctor"}, duel="swordsman=1 used=1", swords=(2,)),
    Corner("fate/d10", {0: "dagger,*", 1: "coat"}, duel="winner=0", swords=(2,)),
    Corner("fate/d10", {0: "coat", 1: "whip,bag_key"}, duel="winner=1", swords=(2,)),
    Corner("take/d10", {0: "dagger,*", 1: "coat,whip"}, duel="winner=0", swords=(2,)),
    Corner("gift.0", {0: "dagger,+"}, deck=0),
    Corner(
        "gift.0",
        {0: "dagger,+", 1: "key_red,key_green,key_plain,bag_key,coat", 2: "goblet_red,goblet_green,tome,whip,gloves"},
        deck=2,
    ),
    # Step (d') where it is open, and where not
    Corner("turn", {0: "tome,whip", 1: "key_red"}, {0: "diplomat", 1: "thug"}),
    Corner("turn", {0: "dagger"}, {0: "thug", 2: "^clairvoyant", 3: "^diplomat"}),
    # Proclamations of every form, right and wrong
    Corner("turn", {0: "key_red,key_green,key_plain"}),
    Corner("turn", {0: "key_red", 2: "key_green,key_plain"}),
    Corner("turn", {0: "seal_of_lodge,key_red,goblet_red,goblet_green"}),
    Corner("turn", {0: "seal_of_lodge,key_red,bag_key,bag_goblet"}, deck=0),
    Corner("turn", {0: "seal_of_lodge,goblet_plain,goblet_red,goblet_green"}, {0: "^thug"}),
    Corner("turn", {0: "seal_of_lodge,key_red,key_plain,goblet_plain,key_green"}),
    Corner("turn", {0: "seal_of_lodge,key_red,bag_key"}),
    Corner("turn", {0: "black_pearl,key_red,key_green,key_plain"}),
    Corner("naming.own", {0: "key_red", 2: "key_green,key_plain", 3: "goblet_red"}),
    Corner("naming.own", {0: "key_red,bag_key", 2: "key_green", 3: "key_plain"}),
    Corner("naming.own", {0: "key_red,key_green", 2: "key_plain"}, deck=1),
    Corner("naming.own", {0: "key_red,key_green,key_plain", 2: "bag_key"}, deck=0),
    Corner("naming.own.2", {0: "key_red,key_green,bag_key", 2: "key_plain", 3: "goblet_red"}, deck=0),
    Corner("naming.rival", {0: "goblet_red", 1: "goblet_green", 3: "goblet_plain,bag_goblet"}, deck=0),
    Corner("naming.rival.1", {0: "whip", 1: "goblet_red,goblet_green", 3: "goblet_plain"}),
    Corner("naming.rival", {0: "whip", 1: "key_red,key_green", 3: "goblet_red", 2: "key_plain"}, orders=(1, 3)),
]


def starts(seats: int, brisk: bool = False) -> list[str]:
    """All of them for so many seats, with the usual options, or as they come about in brisk duels (OPT-K)."""
    lines = [corner.line(seats) for corner in CORNERS]
    return [briskly(line) + " brisk_duels=true" for line in lines] if brisk else lines


def briskly(line: str) -> str:
    """C6.41, C6.44 The windows that are joined in a brisk duel take the place of those they are joined of."""
    stack, rest = line.split(" ", 1)
    window, _, answers = stack.partition(".")
    if window in ("d1", "d2"):
        return f"d1_2{'.' if answers else ''}{answers} {rest}"
    decided = stack == "fate/d10" or (window == "d8" and "winner=" in rest)
    return f"d8_9 {rest}" if decided else line
