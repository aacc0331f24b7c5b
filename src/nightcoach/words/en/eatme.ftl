# Eat Me If You Can!
eatme-name = Eat Me If You Can!

eatme-kind-wolf = Wolf
eatme-kind-kids = Kids
eatme-kind-hood = Red Hood
eatme-kind-pig = Pig

eatme-word-sleep = sleep
eatme-word-trap = trap
eatme-word-visit = visit
eatme-word-deal = deal

# What a window asks the seat that must answer.
eatme-ask-choose = Night falls on your house. Do you sleep, or do you set a trap?
eatme-ask-prowl = You are the Wolf. Whose house do you visit?
eatme-ask-deal = You lost the duel, so you deal. Who gets which character?
eatme-ask-deal-first = You are the first Wolf. Who gets which house?

# What each player is doing, beside the name.
eatme-doing-chooses = is choosing
eatme-doing-ready = is ready
eatme-doing-prowls = is prowling
eatme-doing-deals = is dealing
eatme-doing-waits = waits

# The story of the game. $me says who of those named is the reader.
eatme-event-opened = { $seats } players. Whoever has { $target } points or more at the end of a round ends the game.
eatme-event-dealt-by-lot = Round { $round }: the characters are dealt by lot. { $cast }
eatme-event-dealt = Round { $round }: { $me ->
    [yes] you have dealt.
   *[no] { $dealer } has dealt.
} { $cast }
eatme-event-confirmed = { $me ->
    [yes] Your choice is sealed.
   *[no] { $name } has chosen.
}
eatme-event-locked = { $me ->
    [yes] Every house is ready. You step out into the night.
   *[no] Every house is ready. { $wolf } steps out into the night.
}
eatme-event-walked = { $me ->
    [yes] { $wolf } sniffs at your door … and walks on.
   *[no] { $wolf } sniffs at { $name }’s door … and walks on.
}
eatme-event-visited = { $me ->
    [wolf] You knock at { $victim }’s door!
    [victim] { $wolf } knocks at your door!
   *[none] { $wolf } knocks at { $victim }’s door!
}
eatme-event-duel-sleep = { $me ->
    [wolf] Fast asleep! You gain { $gain }, { $loss ->
        [0] { $victim } had nothing to lose
       *[other] { $victim } loses { $loss }
    }.
    [victim] You were asleep! { $wolf } gains { $gain }, { $loss ->
        [0] you had nothing to lose
       *[other] you lose { $loss }
    }.
   *[none] Fast asleep! { $wolf } gains { $gain }, { $loss ->
        [0] { $victim } had nothing to lose
       *[other] { $victim } loses { $loss }
    }.
}
eatme-event-duel-trap = { $me ->
    [wolf] Snap, a trap! { $victim } gains { $gain }, { $loss ->
        [0] you had nothing to lose
       *[other] you lose { $loss }
    }.
    [victim] Snap, your trap! You gain { $gain }, { $loss ->
        [0] { $wolf } had nothing to lose
       *[other] { $wolf } loses { $loss }
    }.
   *[none] Snap, a trap! { $victim } gains { $gain }, { $loss ->
        [0] { $wolf } had nothing to lose
       *[other] { $wolf } loses { $loss }
    }.
}
eatme-event-revealed-sleep = { $me ->
    [yes] You slept in peace and gain { $gain }.
   *[no] { $name } slept in peace and gains { $gain }.
}
eatme-event-revealed-trap = { $me ->
    [yes] You sat by your trap for nothing.
   *[no] { $name } sat by a trap for nothing.
}
eatme-event-scored = Scores: { $scores }
eatme-event-ended-most_points = { $me ->
    [yes] You win with { $points } points!
   *[no] { $name } wins with { $points } points.
}
eatme-event-ended-tie_duel_winner = { $me ->
    [yes] A tie at { $points } points. You won the last duel, so you win!
   *[no] A tie at { $points } points. { $name } won the last duel and so wins.
}
eatme-event-ended-tie_clockwise = { $me ->
    [yes] A tie at { $points } points. Clockwise from the Wolf you come first, so you win!
   *[no] A tie at { $points } points. Clockwise from the Wolf { $name } comes first and so wins.
}
eatme-help = Each round one player is the Wolf. Every house secretly sleeps or sets a trap; then the Wolf visits one house. Visited asleep, a house loses its value (the number beside it) and the Wolf gains it; with a trap it is the other way round. A house that is not visited gains its value if it slept, and nothing if it sat by a trap. Whoever lost the duel deals the characters for the next round. The game ends after a round in which somebody has enough points; most points win.

# What a player can claim with one tap; it need not be true.
eatme-say-sleep = I’m asleep.
eatme-say-trap = I have set a trap.

# Choices that are shown greyed, and why.
eatme-closed-own_house = The Wolf does not visit its own den.
