# On the shelf
eatme-name = Eat Me If You Can!
eatme-about = A hungry Wolf, a few houses in the dark: sleep well or set a trap, and bluff for all you’re worth.
eatme-credits = Jun’ichi Sato; Purple Brain, IELLO (2014).

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
eatme-event-opened = { $seats } players. The game ends after a round in which somebody has { $target } points or more.
eatme-event-dealt-by-lot = Round { $round }: the characters are dealt at random. { $cast }
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

# Options of Eat Me If You Can!
eatme-option-three_player_start = Start with three players
eatme-option-three_player_start-about = The points everybody begins with when exactly three play. A start with 3 points makes the game a little shorter.
eatme-option-three_player_start-0 = 0 points
eatme-option-three_player_start-3 = 3 points
eatme-option-dealer_mode = How the loser deals
eatme-option-dealer_mode-about = Usually the loser of the duel hands out all the characters at will. In the other way of playing the loser must be the next Wolf and deals only the houses: simpler, good for a first game.
eatme-option-dealer_mode-free = Freely
eatme-option-dealer_mode-loser_is_wolf = Loser becomes the Wolf
eatme-option-first_deal = First deal
eatme-option-first_deal-about = Let chance deal the first characters, or name somebody who begins as the Wolf and hands out the houses.
eatme-option-first_deal-random = At random
eatme-option-first_deal-chosen_wolf = A chosen Wolf deals
eatme-option-first_wolf = The first Wolf
eatme-option-first_wolf-about = Who begins as the Wolf, if you don’t leave it to chance. Why not the hungriest of you?
eatme-option-target_points = Points to reach
eatme-option-target_points-about = As soon as a round leaves somebody with this many points, the game ends. Fewer for a quick game, more for a long evening.
eatme-option-show_ready = Show who is ready
eatme-option-show_ready-about = Everybody sees who has already chosen. Switch it off if you don’t want anyone to read something into your hesitation.
eatme-option-choose_seconds = Time to choose
eatme-option-choose_seconds-about = How long the houses may think at night. When time is up, chance decides between sleep and trap.
eatme-option-prowl_seconds = Time to prowl
eatme-option-prowl_seconds-about = How long the Wolf may wander from door to door. When time is up, chance picks the house.
eatme-option-deal_seconds = Time to deal
eatme-option-deal_seconds-about = How long the loser may think about the new characters. When time is up, a house that lost swaps with the Wolf; if the Wolf lost, nothing changes.
eatme-option-declare_buttons = Buttons for claims
eatme-option-declare_buttons-about = “I’m asleep” or “I have set a trap”, said with one tap. It need not be true; most useful when you aren’t all in one room.
eatme-option-grace_seconds = Patience with the absent
eatme-option-grace_seconds-about = How long a seat may be away before a bot stands in. Choose more if your network is shaky; one tap always takes the seat back.

# Eat Me If You Can! for those who have never played
eatme-guide-1-title = The idea
eatme-guide-1 = Every night one of you is the Wolf and knocks at one door. Is somebody asleep there, or is a trap waiting? Guess well, lie beautifully and collect points: at ten the game is over.
eatme-guide-2-title = Who is who
eatme-guide-2 = One player is the Wolf, everybody else lives in a house. The Kids are worth 3, Red Hood 2, each Pig 1: that is what you can win or lose there. All of you see who is who. With three players Red Hood is left out.
eatme-guide-3-title = Sleep or trap?
eatme-guide-3 = At night every house chooses in secret. Hold your wheel to look at it, slide to turn it: moon for sleep, or trap. Then seal it. From now on it stays as it is.
eatme-guide-4-title = The Wolf prowls
eatme-guide-4 = When all houses are sealed, the Wolf steps out, without knowing what anyone has chosen. It may stroll past as many doors as it likes and watch your faces. In the end it must knock at exactly one.
eatme-guide-5-title = The duel
eatme-guide-5 = Asleep and visited: you lose the value of your house, the Wolf gains it. Trap and visited: you gain it, the Wolf loses it. Asleep in peace: you gain your value. Trap for nothing: no points. Nobody ever falls below zero.
eatme-guide-6-title = The loser deals
eatme-guide-6 = Whoever lost the duel, the Wolf or the house, now hands out the characters for the next night, just as they please. Keep the Kids and make the leader the Wolf? Go ahead. Revenge is allowed.
eatme-guide-7-title = The end
eatme-guide-7 = If anybody has ten points or more after a round, the game is over and whoever has the most points wins. In a tie the winner of the last duel wins, if among the tied; otherwise the one of them who sits first clockwise from the Wolf. Your table may play to another number.
eatme-guide-8-title = Talk and bluff
eatme-guide-8 = Promise, threaten, beg, lie: you may say anything, and nothing binds you. Only one thing is forbidden: never show your phone. Your word has to be enough, or your innocent face.

# A view of Eat Me If You Can! as a plain table
eatme-window-choose = Night: the houses choose
eatme-window-prowl = Night: the Wolf prowls
eatme-window-deal = Day: the characters are dealt
eatme-window-over = The game is over
eatme-field-kinds = Character
eatme-field-scores = Points
eatme-field-choice = Your choice
eatme-field-round = Round
eatme-field-dealer = Dealer

# Why the winner won. $others are those tied with the winner.
eatme-why-most_points = { $name } has the most points: { $points }.
eatme-why-tie_duel_winner = { $name } is level with { $others } at { $points } points. In a tie the winner of the last duel wins: { $name }.
eatme-why-tie_clockwise = { $name } is level with { $others } at { $points } points, and none of them won the last duel. So we go round clockwise from { $wolf }, the last Wolf: { $name } comes first.

# Options that are refused
refused-first_wolf = “{ eatme-option-first_deal-chosen_wolf }” under “{ eatme-option-first_deal }” and a choice under “{ eatme-option-first_wolf }” go together: set both or neither.
refused-first_wolf_of_three = “{ eatme-option-three_player_start }” is for three players, so “{ eatme-option-first_wolf }” must sit on seat 1, 2 or 3.

# The stage of Eat Me If You Can!
stage-round = Round { $round }
stage-before = The Wolf deals
stage-choose = Sleep or trap?
stage-prowl = The Wolf prowls
stage-visit = Knock, knock!
stage-duel = The duel
stage-reveal = Shutters open
stage-score = The points
stage-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stage-track = The way to { $target } points
stage-skip = Skip
wheel-hold = Hold to look
wheel-tap = Tap to look
wheel-look = Hold to look at your choice
wheel-help = Hold the wheel: only you see where it points.
wheel-slide = Slide to turn it: what is on top counts. Let go to hide it.
wheel-then = Happy with it? Then seal it.
wheel-again = Tap again to turn it. It hides by itself.
wheel-sealed = Sealed until the shutters open.
wheel-seal = Seal my choice
prowl-help = Tap a house: everybody sees you walk there. Walk on as long as you like.
prowl-pick = Choose a house
prowl-knock = Knock at { $name }’s door
wait-wolf = You are the Wolf. The houses are choosing; watch their faces.
wait-prowl = { $name } sniffs at the doors. Keep a straight face.
wait-prowl-you = { $name } is at your door! Keep a straight face.
wait-deal = { $name } hands out the characters.
eatme-house = Your house: { $kind }, worth { $points }
eatme-you-wolf = You are the Wolf.
eatme-wolf-is = The Wolf is { $name }.
eatme-deal-help = Drag a character onto another one, or tap two, and they change places.
eatme-deal-card = { $name } gets: { $kind }
eatme-deal-done = Deal like this
eatme-deal-bound = { $name } is the Wolf in any case; only the houses change places.

# How it came: what can be said of the whole game when it is over. $me is the field that names the reader.
eatme-fact-lead = { $later ->
    [0] It was open to the last: only round { $since } brought { $seat } to the front.
   *[other] The turning point was round { $since }: from then on nobody was ahead of { $seat }.
}
eatme-fact-behind = After round { $round } { $seat } was { $points } points behind.
eatme-fact-catch = The fattest prey: in round { $round } the Wolf { $seat } caught { $victim } asleep, +{ $gain } for the Wolf, { $loss ->
    [0] and { $victim } had nothing to lose.
   *[other] −{ $loss } for { $victim }.
}
eatme-fact-snap = The best trap: in round { $round } { $seat } was waiting for { $wolf }, +{ $gain } for the trap, { $loss ->
    [0] and the Wolf had nothing to lose.
   *[other] −{ $loss } for the Wolf.
}
eatme-fact-bluff = The best bluff: in round { $round } { $seat } slept among the Kids, +{ $gain }, while { $wolf } walked into { $victim }’s trap.
eatme-fact-sleeper = The soundest sleeper: { $seat }, { $nights } nights in peace, { $points } points.
eatme-fact-watcher = { $seat } sat up { $nights } nights by a trap to which nobody came.
eatme-fact-revenge = Revenge in round { $round }: { $seat } had just lost to { $other }, dealt, and won it back.
eatme-fact-night = Round { $round }: the Wolf { $wolf } knocks at { $victim }’s ({ $house }). { $choice ->
    [sleep] Asleep: { $wolf } +{ $gain }, { $victim } { $loss ->
        [0] 0
       *[other] −{ $loss }
    }.
   *[trap] A trap: { $victim } +{ $gain }, { $wolf } { $loss ->
        [0] 0
       *[other] −{ $loss }
    }.
} Slept in peace: { $slept }. Sat up for nothing: { $watched }.
chronicle-points = Points
chronicle-visited = visited
