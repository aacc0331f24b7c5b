# Lupus in Tabula: the characters, and what each can do
lupus-role-werewolf = Werewolf
lupus-role-werewolf-about = You hunt with the pack, and you know its members. Every night all of you point at somebody; whoever most of you point at is attacked. The first night is usually for getting to know one another. You win when there are at least as many wolves as others.
lupus-role-villager = Villager
lupus-role-villager-about = You have no power at night, only your ears, your wits and your ballot. You win with the village when no wolf is left.
lupus-role-seer = Seer
lupus-role-seer-about = Every night you point at somebody. When your call is over you learn whether that player is a wolf. You win with the village.
lupus-role-medium = Medium
lupus-role-medium-about = From the second night on you learn whether the player lynched the day before was a wolf. You win with the village.
lupus-role-possessed = Possessed
lupus-role-possessed-about = You are human, but you win with the pack. You do not know the Werewolves, and they do not know you.
lupus-role-bodyguard = Bodyguard
lupus-role-bodyguard-about = From the second night on you point at somebody else: the pack cannot kill that player this night. You win with the village.
lupus-role-owl = Owl
lupus-role-owl-about = Every night you point at somebody: the next day that player, if living, is a suspect whatever the ballots say. From 21 players on your mark also kills at dawn, but never a wolf or the Werehamster. You win with the village.
lupus-role-freemason = Freemason
lupus-role-freemason-about = On the first night you learn who the other Freemason is: a friend you can rely on. You win with the village.
lupus-role-werehamster = Werehamster
lupus-role-werehamster-about = You are on nobody’s side. The pack cannot kill you, but the Seer’s gaze does. If you are alive when the game ends, you win, and nobody else.
lupus-role-mythomaniac = Mythomaniac
lupus-role-mythomaniac-about = On the second night you point at somebody. If it is a Werewolf, you become one; if it is the Seer, you become a second Seer; otherwise you stay a human without a power and win with the village.

# Who is called at night
lupus-call-freemason = Freemasons
lupus-call-medium = Medium
lupus-call-seer = Seer
lupus-call-bodyguard = Bodyguard
lupus-call-owl = Owl
lupus-call-werewolf = Werewolves
lupus-call-mythomaniac = Mythomaniac

# What the narrator says
lupus-line-night = Night falls over the village. Everybody shuts their eyes.
lupus-line-freemason = The Freemasons wake and recognise each other.
lupus-line-medium = The Medium wakes and asks the spirits about the player lynched by day.
lupus-line-seer = The Seer wakes and points at somebody.
lupus-line-bodyguard = The Bodyguard wakes and points at somebody to protect.
lupus-line-owl = The Owl wakes and points at somebody.
lupus-line-werewolf = The Werewolves wake, look at one another and silently come to an understanding.
lupus-line-mythomaniac = The Mythomaniac wakes and points at somebody to be like.
lupus-line-dawn = Day breaks. Everybody opens their eyes.
lupus-line-discussion = The village talks: who is a wolf?
lupus-line-nomination = Everybody now names a suspect, the ghosts too.
lupus-line-suspects = The village has two suspects.
lupus-line-defence = A suspect speaks. All others listen.
lupus-line-lynch_vote = All living players but the suspects decide which of the two is lynched.
lupus-line-lynch = The village has decided.
lupus-line-over = { $party ->
    [village] The village can sleep again.
    [pack] The night belongs to the pack.
   *[hamster] In its burrow somebody laughs last.
}

# The voice: the narrator speaks to the room. Short lines for short beats and long names; nothing depends on a secret.
lupus-voice-deal = Welcome to the village. Everybody, look at your card, and show it to nobody.
lupus-voice-deal-short = Look at your card.
lupus-voice-dusk = Night falls. Everybody, close your eyes and drum softly.
lupus-voice-dusk-short = Night falls. Close your eyes.
lupus-voice-dusk-far = Night falls over the village.
lupus-voice-open-freemason = Freemasons, open your eyes.
lupus-voice-open-medium = Medium, open your eyes.
lupus-voice-open-seer = Seer, open your eyes.
lupus-voice-open-bodyguard = Bodyguard, open your eyes.
lupus-voice-open-owl = Owl, open your eyes.
lupus-voice-open-werewolf = Werewolves, open your eyes.
lupus-voice-open-mythomaniac = Mythomaniac, open your eyes.
lupus-voice-does-freemason = Find each other.
lupus-voice-does-medium = Hear the spirits.
lupus-voice-does-seer = Point at somebody.
lupus-voice-does-bodyguard = Guard somebody.
lupus-voice-does-owl = Point at somebody.
lupus-voice-does-werewolf = Choose a victim.
lupus-voice-does-mythomaniac = Choose a model.
lupus-voice-meet = Find each other.
lupus-voice-close-freemason = Freemasons, close your eyes.
lupus-voice-close-medium = Medium, close your eyes.
lupus-voice-close-seer = Seer, close your eyes.
lupus-voice-close-bodyguard = Bodyguard, close your eyes.
lupus-voice-close-owl = Owl, close your eyes.
lupus-voice-close-werewolf = Werewolves, close your eyes.
lupus-voice-close-mythomaniac = Mythomaniac, close your eyes.
lupus-voice-close = Close your eyes.
lupus-voice-turn = { $call }: { $does }
lupus-voice-all = Everybody, point at somebody now, and say nothing.
lupus-voice-all-short = Point at somebody.
lupus-voice-dawn = Day breaks. Open your eyes.
lupus-voice-dawn-short = Day breaks.
lupus-voice-mourns = The village mourns { $names }.
lupus-voice-mourns-many = { $count ->
    [one] One is dead. See the screen.
   *[other] { $count } are dead. See the screen.
}
lupus-voice-mourns-look = See who is dead.
lupus-voice-nobody = Nobody died tonight!
lupus-voice-names-first = Everybody names a suspect. { $name } begins.
lupus-voice-names = Everybody names a suspect, the ghosts too.
lupus-voice-names-short = Name a suspect.
lupus-voice-owl = The Owl has marked { $name }.
lupus-voice-owl-none = No Owl mark today.
lupus-voice-suspects-signs = The suspects: { $paw }, paw print, and { $tuft }, tuft of fur.
lupus-voice-suspects = Suspects: { $paw } and { $tuft }.
lupus-voice-suspects-look = Two suspects. See the screen.
lupus-voice-speaks-first = { $name } speaks first.
lupus-voice-speaks = Now { $name } speaks.
lupus-voice-speaks-other = The other suspect.
lupus-voice-vote = { $paw } or { $tuft }? Cast your votes.
lupus-voice-vote-short = Cast your votes.
lupus-voice-count = The votes are turned over.
lupus-voice-count-short = The votes.
lupus-voice-tally = { $most ->
    [one] One vote
   *[other] { $most } votes
} against { $name }, { $few } against { $other }.
lupus-voice-lynches = The village lynches { $name }.
lupus-voice-light = A light goes out.
lupus-voice-decided = The village has decided.
lupus-voice-won = { $party ->
    [village] No wolf is left. The village wins!
    [pack] The night belongs to the wolves. The pack wins!
   *[hamster] And in its burrow somebody laughs last. The Werehamster wins alone!
}
lupus-voice-claim = { $name } says: { $said }

# The words of moves
lupus-word-close = close
lupus-word-end_call = end the call
lupus-word-no_ballot = no ballot
lupus-word-ready = ready
lupus-word-pass = I have spoken
lupus-word-retract = take back the last claim
lupus-word-vote = lynch
lupus-word-paw = paw print
lupus-word-tuft = tuft of fur
lupus-word-point = point at
lupus-word-nominate = nominate
lupus-word-claim_role = I am …
lupus-word-claim_result = I have seen (Seer) …
lupus-word-claim_medium = I have heard (Medium) …
lupus-word-claim_protected = I have guarded (Bodyguard) …
lupus-word-claim_marked = I have pointed at (Owl) …
lupus-word-claim_mason_with = my fellow Freemason is …
lupus-word-suspect = I suspect …
lupus-word-trust = I trust …
lupus-word-will_vote = today I am against …
lupus-word-ask_role = who are you, …?
lupus-word-wolf = a wolf
lupus-word-lynched = lynched today
lupus-word-forecast = I foretell of …
lupus-word-not_wolf = not a wolf
lupus-word-village = the village
lupus-word-pack = the pack
lupus-word-hamster = the Werehamster
lupus-count-claim_result = night { $n }
lupus-count-claim_medium = day { $n }
lupus-count-claim_protected = night { $n }
lupus-count-claim_marked = night { $n }

# Claims, as they are said; nobody checks them
lupus-claim-claim_role = I am: { $role }.
lupus-claim-claim_result = As the Seer I was told on night { $night }: { $target } is { $nature ->
    [wolf] a wolf.
   *[not_wolf] not a wolf.
}
lupus-claim-claim_medium = As the Medium I was told: whoever was lynched on day { $night } was { $nature ->
    [wolf] a wolf.
   *[not_wolf] not a wolf.
}
lupus-claim-claim_protected = As the Bodyguard I guarded { $target } on night { $night }.
lupus-claim-claim_marked = As the Owl I pointed at { $target } on night { $night }.
lupus-claim-claim_mason_with = { $target } and I are the Freemasons.
lupus-claim-suspect = I suspect { $target }.
lupus-claim-trust = I trust { $target }.
lupus-claim-will_vote = Today I am against { $target }.
lupus-claim-ask_role = { $target }, who are you?
lupus-claim-retract = I take back what I said last.
lupus-seen-claim_result = { $nature ->
    [wolf] night { $night }: { $target } a wolf
   *[not_wolf] night { $night }: { $target } no wolf
}
lupus-seen-claim_medium = { $nature ->
    [wolf] day { $night }: a wolf lynched
   *[not_wolf] day { $night }: no wolf lynched
}
lupus-seen-claim_protected = night { $night }: guarded { $target }
lupus-seen-claim_marked = night { $night }: pointed at { $target }
lupus-seen-claim_mason_with = Freemason with { $target }

# Windows
lupus-window-night = Night { $day }
lupus-window-discussion = Day { $day }: discussion
lupus-window-nomination = Day { $day }: nominations
lupus-window-defence = Day { $day }: the defence
lupus-window-lynch_vote = Day { $day }: the vote
lupus-window-over = The game is over
lupus-ask-night = Point at somebody: whom do you suspect?
lupus-ask-discussion = What do you say? True or not, it is up to you.
lupus-ask-forecast = What do you foretell?
lupus-ask-nomination = Whom do you nominate?
lupus-ask-defence = You are a suspect. Speak to the village!
lupus-ask-lynch_vote = Who is to be lynched? Nobody sees your vote before all are in.

# The story. $me is the part in it that the reader has.
lupus-event-opened = { $seats } players. In the game: { $composition }.
lupus-event-opened-none = { $seats } players. Which characters are in the game is a secret.
lupus-event-wise_old_man = { $me ->
    [seat] You hold the card of the Wise Old Man.
   *[none] The card of the Wise Old Man lies with { $seat }.
}
lupus-event-night = Night { $night }. Called tonight: { $calls }.
lupus-event-dawn = { $me ->
    [dead] You died in the night.
   *[none] The night was deadly.
} Dead this morning: { $dead }. The Welcome card goes to { $welcome }.
lupus-event-dawn-none = Nobody died in the night.
lupus-event-opening = { $me ->
    [seat] Nobody has died yet. Chosen at random, you nominate first.
   *[none] Nobody has died yet. Chosen at random, { $seat } nominates first.
}
lupus-event-claimed = { $me ->
    [seat] You say: “{ $said }”
   *[none] { $seat }: “{ $said }”
}
lupus-event-ready = { $me ->
    [seat] You are ready.
   *[none] { $seat } is ready.
}
lupus-event-talk_over = The discussion of day { $day } is over.
lupus-event-nominated = { $me ->
    [seat] You nominate { $target }.
    [target] { $seat } nominates you.
   *[none] { $seat } nominates { $target }.
}
lupus-event-nominated-none = { $me ->
    [seat] You have cast no ballot.
   *[none] { $seat } has cast no ballot.
}
lupus-event-ballots = All ballots at once: { $ballots }.
lupus-event-owl_mark = { $me ->
    [target] The Owl has pointed at you.
   *[none] The Owl has pointed at { $target }.
}
lupus-event-owl_mark-none = There is no Owl mark today.
lupus-event-suspects = { $me ->
    [paw] The paw print lies with you, the tuft of fur with { $tuft }.
    [tuft] The paw print lies with { $paw }, the tuft of fur with you.
   *[none] The paw print lies with { $paw }, the tuft of fur with { $tuft }.
} Ballots: { $counts }.
lupus-event-defended = { $in_time ->
    [yes] { $me ->
        [seat] You have spoken.
       *[none] { $seat } has spoken.
    }
   *[no] { $me ->
        [seat] Your time to speak is over.
       *[none] The time of { $seat } is over.
    }
}
lupus-event-voted = The votes are turned over. Paw print: { $paws }. Tuft of fur: { $tufts }. No vote: { $missing }.
lupus-event-lynched = { $me ->
    [seat] You are lynched and are now a ghost: silent, but still naming suspects.
   *[none] { $seat } is lynched.
}
lupus-event-forecasts = The ghosts’ forecasts are opened.
lupus-event-ended = { $reason ->
    [no_wolves] No wolf is left: the village wins!
    [wolves_prevail] There are at least as many wolves as others: the pack wins!
   *[hamster_outlives] The Werehamster has outlived them all and wins alone!
} { $me ->
    [winners] You have won.
   *[none] Winners: { $winners }.
} Who was who: { $cast }.

# What only the reader is told
lupus-secret-dealt = Your card: { $role }.
lupus-secret-pointed = { $seat } points at { $target }.
lupus-secret-deciding = Tonight your tap counts, in this call: { $call }. Until it is over you can change it.
lupus-secret-harmless = Tonight your taps are harmless.
lupus-secret-markers = Your fellows point: { $markers }
lupus-secret-sealed = Your ballot is sealed.
lupus-secret-forecast = Your forecast is sealed until the end.
lupus-note-fellows = Night { $night }: you have recognised { $names } ({ $role }).
lupus-note-fellows-none = Night { $night }: nobody shares your call ({ $role }).
lupus-note-answer = Night { $night }: { $names } is { $nature ->
    [wolf] a wolf.
   *[not_wolf] not a wolf.
}
lupus-note-spirit = Night { $night }: { $names }, lynched the day before, was { $nature ->
    [wolf] a wolf.
   *[not_wolf] not a wolf.
}
lupus-note-guarded = Night { $night }: you guarded { $names }.
lupus-note-marked = Night { $night }: you pointed at { $names }.
lupus-note-victim = Night { $night }: the pack’s choice was { $names }.
lupus-note-victim-none = Night { $night }: the pack chose nobody.
lupus-note-became = Night { $night }: you have become: { $role }.
lupus-note-became-none = Night { $night }: you stay a human without a power.

# Around the board
lupus-board-list = In the game: { $composition }
lupus-board-list-secret = Which characters are in the game is a secret.
lupus-board-call = Now: { $call }
lupus-board-calls = Tonight: { $calls }
lupus-board-pair = { $who } → { $whom }
lupus-board-cast = { $who }: { $role }
lupus-board-turned = { $before }, then { $after }
lupus-board-card = Your card:
lupus-board-hold = Hold: your card and notes
lupus-board-pointing = You point at { $name }. You can change it until the call is over.
lupus-board-ghost = You are a ghost. You keep silent until the end, but still name suspects.
lupus-board-silent = Shh! You are a ghost: listen, and say nothing.
lupus-board-taken-back = taken back
lupus-board-claims-left = { $left ->
    [0] You can claim nothing more today.
    [one] You can claim one more thing today.
   *[other] You can claim { $left } more things today.
}
lupus-board-you-are-ready = You are ready.
lupus-board-ready = Ready: { $names }
lupus-board-sealed = Yours is in. It is sealed until all are in.
lupus-board-nights = At night
lupus-board-pointed = Night { $night }: { $name }
lupus-board-suspects = Suspects: { $paw } (paw print) and { $tuft } (tuft of fur)
lupus-board-claimed = Claims
lupus-board-waits-night = The night takes its time.
lupus-board-waits-discussion = The living are talking.
lupus-board-waits-nomination = Waiting for { $names }.
lupus-board-waits-defence = { $names } is speaking.
lupus-board-waits-lynch_vote = The living decide.
lupus-part-ghost = ghost
lupus-part-welcome = Welcome card
lupus-part-wise = Wise Old Man
lupus-part-paw = paw print
lupus-part-tuft = tuft of fur
lupus-part-ready = ready
lupus-part-asked = is asked
lupus-part-speaks = speaks
lupus-part-no_ballot = no ballot
lupus-part-owl = Owl mark
lupus-part-winner = has won
lupus-part-died = died tonight

# On the stage
lupus-brief-werewolf = At night you hunt with the pack. Its markers show here.
lupus-brief-villager = No power at night: only your ears, your wits and your ballot.
lupus-brief-seer = Every night you learn whether the player you point at is a wolf.
lupus-brief-medium = From night 2 on you learn whether the player lynched the day before was a wolf.
lupus-brief-possessed = A human who wins with the pack. You do not know the wolves, nor they you.
lupus-brief-bodyguard = From night 2 on the pack cannot kill the player you point at.
lupus-brief-owl = Whoever you point at is a suspect the next day.
lupus-brief-freemason = On night 1 you learn who the other Freemason is.
lupus-brief-werehamster = The pack cannot kill you, but the Seer’s gaze does.
lupus-brief-mythomaniac = On night 2 you point at somebody and may become a Werewolf or a Seer.
lupus-goal-village = You win with the village: no wolf may be left.
lupus-goal-pack = You win with the pack: as many wolves as others.
lupus-goal-hamster = You win alone, if you are alive at the end.
lupus-won-village = The village wins
lupus-won-pack = The pack wins
lupus-won-hamster = The Werehamster wins
lupus-stage-ballots = { $count ->
    [one] one ballot
   *[other] { $count } ballots
}
lupus-stage-circle = What you write now is heard by { $names }.
lupus-stage-circle-none = What you write now is heard by nobody.
lupus-stage-taps = A tap shows for a moment. Hold to see what counts.
lupus-stage-together-wait = Eyes shut. At every call everybody holds the box below.
lupus-stage-together-hold = Now everybody holds the box: it says what counts.
lupus-stage-together-tap = Now everybody taps somebody. It shows for a moment.
lupus-stage-together-both = Now everybody taps, and holds the box to see what counts.
lupus-stage-hunches = Whom you pointed at: { $hunches }
lupus-stage-hunches-none = You have pointed at nobody yet.
lupus-stage-died = { $count ->
    [one] was found dead.
   *[other] were found dead.
}
lupus-stage-you-died = You are dead. Welcome among the ghosts!
lupus-stage-nobody = Nobody died!
lupus-stage-relief = Every shutter is open. Everybody breathes again.
lupus-stage-lynched = is lynched. A light goes out.
lupus-stage-tie = { $names } had as many ballots as { $others }. On a tie it is whoever comes first clockwise, { $card ->
    [yes] counted from the Welcome card
   *[no] beginning with { $first }
} (L3.28).
lupus-stage-tie-vote = As many votes for both: then it is whoever has the paw print (L3.45).
lupus-stage-close = { $call }: close your eyes.
lupus-stage-deal = Look at your card
lupus-stage-deal-hold = Hold the card to turn it
lupus-stage-deal-soon = Night falls soon
lupus-stage-tab-village = The village
lupus-stage-pick = Tap a portrait.
lupus-stage-nominate = Nominate { $name }
lupus-stage-ballot = Hold the token, drag it to one of them, let go.
lupus-stage-ballot-tap = Tap the token, then one of them.
lupus-stage-ballot-keys = Arrow keys choose, letting go lays it down: { $names }
lupus-stage-vote = Lay it down against { $name }
lupus-stage-against = Said against you today
lupus-stage-against-none = Nothing at all. Speak anyway!
lupus-stage-accusers = Nominated by { $names }.
lupus-stage-laid = It lies face down.
lupus-stage-foretold = What the ghosts foretold
lupus-stage-points = { $points ->
    [one] one point
   *[other] { $points } points
}
lupus-stage-diary-day = Day { $day }: wolf { $wolf }, lynched { $lynched }
lupus-stage-forecast-sealed = Sealed: nobody sees it before the end. You can change it until the talk is over.
lupus-stage-forecast-lynched = Who will be lynched today?
lupus-stage-forecast-wolf = Who is a wolf?

# The claims board
lupus-board-title = Board
lupus-board-empty = Nobody has claimed to be anybody yet.
lupus-board-clash = contradicted
lupus-board-clashes = It cannot all be true
lupus-board-opinions = For and against
lupus-board-opinions-none = Nobody is for or against anybody yet.
lupus-board-against = { $count ->
    [one] one against
   *[other] { $count } against
}
lupus-board-for = { $count ->
    [one] one for
   *[other] { $count } for
}
lupus-board-who-against = Against { $name }: { $names }
lupus-board-who-for = For { $name }: { $names }
lupus-board-who-asks = Want to know who { $name } is: { $names }
lupus-board-spirit = day { $day }
lupus-board-unsaid = nothing
lupus-clash-crowd = { $most ->
    [0] { $role } ({ $names }): not in this game.
    [one] { $role } ({ $names }): there is only one.
   *[other] { $role } ({ $names }): there are only { $most }.
}
lupus-clash-roles = { $seat } claims to be more than one character.
lupus-clash-mason = { $seat }, called a Freemason, claims to be somebody else.
lupus-clash-nature = { $seat }: a wolf to some, but not to others.
lupus-clash-eaten = { $seat } died on night { $night }, and no wolf dies at night.
lupus-clash-twice = { $seat } ({ $role }) tells one night in two ways.
lupus-clash-ghost = { $seat } was a ghost before night { $night }.
lupus-clash-guarded = { $seat } died on night { $night }, though guarded.
lupus-clash-repeated = { $seat } cannot be guarded two nights in a row.
lupus-clash-mark = On day { $night } the Owl had pointed at { $seat }.
lupus-clash-mark-none = On day { $night } there was no Owl mark.
lupus-clash-wolves = Too many wolves: { $seat } names more than fit this game.

# What one says
lupus-say-hint = Tap a portrait to say something about somebody.
lupus-say-i-am = I am …
lupus-say-about = About { $name }
lupus-say-follow = And whom was it about? Tap a portrait.
lupus-say-more = More
lupus-say-trust = I trust
lupus-say-suspect = I suspect
lupus-say-will_vote = I am against
lupus-say-ask_role = Who are you?
lupus-say-claim_protected = guarded
lupus-say-claim_marked = pointed at
lupus-say-claim_mason_with = my fellow
lupus-say-send = Say: “{ $said }”
lupus-say-take-back = Take back: “{ $said }”

# How it came
lupus-fact-hunted = Night { $night }: the pack chose { $target }. { $died ->
    [yes] Dead by morning.
   *[no] In vain.
}
lupus-fact-hunted-none = Night { $night }: the pack chose nobody.
lupus-fact-foresaw = Night { $night }: { $seat } saw { $target }: { $nature ->
    [wolf] a wolf.
   *[not_wolf] not a wolf.
}
lupus-fact-lied_role = Day { $day }, a lie: { $seat } claimed to be { $role } and was { $was }.
lupus-fact-lied_tale = Day { $day }, a lie: { $seat } { $claim ->
    [claim_result] said as the Seer that { $target } was { $nature ->
        [wolf] a wolf.
       *[not_wolf] not a wolf.
    }
    [claim_medium] told as the Medium what the spirits never said.
    [claim_protected] claimed to have guarded { $target }.
    [claim_marked] claimed as the Owl to have pointed at { $target }.
   *[claim_mason_with] called { $target } a fellow Freemason.
}
lupus-fact-first_accusation = First right accusation, day { $day }: { $seat } against { $target }.
lupus-fact-best_nose = Best nose: { $seats } – at a wolf in { $hits } of { $nights } nights.
lupus-fact-best_augur = Best nose: { $seats } – points for hunches and forecasts: { $points }.
lupus-fact-best_liar = Best liar: { $seat } – { $lies ->
    [one] one lie
   *[other] { $lies } lies
}, { $ballots ->
    [0] not one ballot.
    [one] only one ballot.
   *[other] { $ballots } ballots.
}
lupus-stage-replay = The nights once more

# Why it ended so
lupus-why-no_wolves = The last wolf is gone. The village wins, its ghosts included.
lupus-why-wolves_prevail = The wolves are at least as many as all the others. The pack wins, its ghosts and the Possessed included.
lupus-why-hamster_outlives = The game has ended, and the Werehamster is alive: it wins alone.

# Options
lupus-option-preset = Who is in it?
lupus-option-preset-about = The set that our bots played most evenly (each card says how near to even that came, and in how many games; people may differ); all characters that fit; only the basic ones; a list of your own; or let chance decide.
lupus-option-preset-full = All that fit
lupus-option-preset-base = The basic game
lupus-option-preset-custom = A list of your own
lupus-option-preset-lot = At random
lupus-option-preset-fair_1 = The most even set measured with bots
lupus-option-custom_list = Your own list
lupus-option-custom_list-about = Only with a list of your own: each character with its number, for example werewolf:2,seer:1,villager:5. Characters: werewolf, villager, seer, medium, possessed, bodyguard, owl, freemason, werehamster, mythomaniac.
lupus-option-custom_list-null = none
lupus-option-role_list = Which characters are announced
lupus-option-role_list-about = Usually everybody knows which characters are in the game. If you play yourself and want to hide them, leave the characters to chance.
lupus-option-role_list-open = All of them
lupus-option-role_list-open_hide_possessed = All but the Possessed
lupus-option-role_list-secret = None
lupus-option-first_night_kill = The pack hunts on the first night
lupus-option-first_night_kill-about = Usually the Werewolves only get to know one another on the first night, so that nobody must leave before the first word.
lupus-option-place = Where you are
lupus-option-place-about = Together in one room, or each somewhere else. If even two of you share a room, choose one room.
lupus-option-place-same_room = In one room
lupus-option-place-remote = Each somewhere else
lupus-option-night_mode = The calls at night
lupus-option-night_mode-about = One after the other, as a narrator would do it, or all at the same time, which is quicker. The outcome is the same.
lupus-option-night_mode-null = As the place suggests
lupus-option-night_mode-sequential = One after the other
lupus-option-night_mode-parallel = All at once
lupus-option-nomination_mode = Nominations
lupus-option-nomination_mode-about = Clockwise, each for all to hear; or all in secret at once, which is quicker at big tables.
lupus-option-nomination_mode-sequential = One after the other
lupus-option-nomination_mode-simultaneous = All at once
lupus-option-narrator = The narrator
lupus-option-narrator-about = A person can narrate: the host, who then holds no seat and sees everything.
lupus-option-narrator-machine = The machine
lupus-option-narrator-human = The host
lupus-option-narrator_chair = The narrator’s chair
lupus-option-narrator_chair-about = If a person narrates in your circle: which seat the chair stands in front of. The first nominations begin there.
lupus-option-narrator_chair-null = Outside the circle
lupus-option-host_seated = The host plays
lupus-option-host_seated-about = Whether the host has a seat and a character. A host who plays may not know more than the others.
lupus-option-allow_bots = Bots
lupus-option-allow_bots-about = Bots may take seats and stand in for the absent. They talk in claims only.
lupus-option-wise_old_man = The Wise Old Man
lupus-option-wise_old_man-about = The game for exactly eight without a narrator, with a card that wanders from player to player; the Seer may then ask about ghosts too.
lupus-option-wise_old_man-off = off
lupus-option-wise_old_man-on = on
lupus-option-wolf_disagreement = If the pack disagrees
lupus-option-wolf_disagreement-about = Usually the most markers decide, and chance breaks ties. Or the pack kills nobody unless all agree.
lupus-option-wolf_disagreement-plurality_lot = Most markers, ties at random
lupus-option-wolf_disagreement-no_kill = Nobody is killed
lupus-option-wolf_chat = The pack may write
lupus-option-wolf_chat-about = Living Werewolves can write to one another during their call. Only if each of you is somewhere else: in one room typing is seen.
lupus-option-wolf_chat-off = off
lupus-option-wolf_chat-on = on
lupus-option-seer_may_target_ghosts = The Seer asks about ghosts
lupus-option-seer_may_target_ghosts-about = Usually only about the living. Switched on, about ghosts as well.
lupus-option-bodyguard_no_repeat = The Bodyguard must change
lupus-option-bodyguard_no_repeat-about = Switched on, nobody is guarded two nights in a row.
lupus-option-welcome_on_lynch = Welcome card by day
lupus-option-welcome_on_lynch-about = Whoever dies takes the Welcome card, from which we count. Switched off, only those who die at night take it.
lupus-option-enforce_minimums = Minimum numbers of players
lupus-option-enforce_minimums-about = Every special character needs a certain number of players. Switched off, you may use it in smaller groups.
lupus-option-enforce_card_stock = No more than twelve Villagers
lupus-option-enforce_card_stock-about = As many as there are cards. Switched off, there may be more.
lupus-option-claims_per_day = Claims per day
lupus-option-claims_per_day-about = How many claims each may make in a day with the buttons. What you say aloud or write is not counted.
lupus-option-beats = The story’s pauses
lupus-option-beats-about = Time to look at your card, for dusk and dawn, for every call that opens and closes, and for the verdict. They last as long for everybody, whatever has happened, and no clock runs meanwhile.
lupus-option-beats-off = None
lupus-option-beats-short = Short
lupus-option-beats-full = All of them
lupus-option-forecasts = Ghosts foretell
lupus-option-forecasts-about = While the living talk, ghosts say who is a wolf and who will be lynched. Nobody sees it before the end; then it is counted, with everybody’s hunches of the nights.
lupus-option-call_seconds = Length of a call
lupus-option-call_seconds-about = How long each character is awake at night. The time is always the same, so that it tells nothing.
lupus-option-recognition_seconds = Time to recognise one another
lupus-option-recognition_seconds-about = How long a call lasts in which nobody decides anything.
lupus-option-night_seconds = Length of a night
lupus-option-night_seconds-about = How long a night lasts in which all are called at once.
lupus-option-discussion_seconds = Time to talk
lupus-option-discussion_seconds-about = How long the village may talk. If all are ready, it ends earlier.
lupus-option-nomination_seconds = Time to nominate
lupus-option-nomination_seconds-about = How long each may think about the nomination. When time is up, no ballot is cast.
lupus-option-defence_seconds = Time to defend oneself
lupus-option-defence_seconds-about = How long each of the two suspects may speak.
lupus-option-vote_seconds = Time to vote
lupus-option-vote_seconds-about = How long the living may think about whom to lynch. A missing vote counts for nobody.
lupus-option-grace_seconds = Patience with the absent
lupus-option-grace_seconds-about = How long a seat may be away before a bot stands in, if bots are allowed. One tap takes the seat back.

# Lupus in Tabula for those who have never played
lupus-guide-1-title = The idea
lupus-guide-1 = A few of you are Werewolves, all the others want to get rid of them. By night the pack kills, by day the village lynches. Nobody but the Werewolves knows who is who, and everybody lies.
lupus-guide-2-title = Your card
lupus-guide-2 = Everybody gets one character in secret. Hold the eye to see yours and what it can do. Never show it, not even when you are dead: cards are turned over only when the game is over.
lupus-guide-3-title = At night
lupus-guide-3 = One character after the other is called. All phones show the same question and everybody taps all night long: point at somebody you suspect. For most of you it changes nothing, but that way nobody can tell whose tap counts. You can change it until your call is over.
lupus-guide-4-title = At dawn
lupus-guide-4 = You hear who has died, never why. Whoever dies becomes a ghost and gets the Welcome card; the newest ghost has it.
lupus-guide-5-title = The discussion
lupus-guide-5 = The living talk and may say anything, true or not. With the buttons you make claims that everybody can look up later. Ghosts keep silent. If all are ready, you go on.
lupus-guide-6-title = Nominations
lupus-guide-6 = Then all of you, ghosts too, name one living player each, clockwise from the seat after the Welcome card. The two with the most ballots are the suspects; among equals, whoever sits nearer after the card.
lupus-guide-7-title = The vote
lupus-guide-7 = Both suspects may defend themselves. Then all living players but these two vote at the same time: paw print or tuft of fur. Whoever gets more votes is lynched, in a tie the one with the paw print.
lupus-guide-8-title = Ghosts
lupus-guide-8 = A ghost says nothing and has no power, but nominates every day, and wins or loses with its side.
lupus-guide-9-title = Who wins
lupus-guide-9 = The village wins when no wolf is left, the pack as soon as there are at least as many wolves as others. If the Werehamster is alive at that moment, it alone wins.
lupus-guide-10-title = A night in one room
lupus-guide-10 = Lay the phone before you, tap quietly and keep your face still. The sounds of the phones are off at night. Whoever is absent misses a choice, but nobody dies of it.
lupus-guide-characters = The characters
lupus-help = By night the characters are called and point at somebody; the pack kills. By day the living talk, then all, ghosts included, nominate somebody. The two with the most ballots are suspects; the other living players vote which of them is lynched. The village wins when no wolf is left, the pack when there are at least as many wolves as others, and the Werehamster alone if it is alive at the end.

# Evenings with one tap, and what sets of characters are like
lupus-tile-quick = Quick
lupus-tile-quick-about = 1 minute of talk, all nominate at once.
lupus-tile-book = By the book
lupus-tile-book-about = 3 minutes of talk, one nominates after the other.
lupus-tile-apart = Far apart
lupus-tile-apart-about = At home: one night for all calls, secret ballots.
lupus-set-plain = Wolves, a Seer, honest folk: easy to learn.
lupus-set-helpers = Helpers for the village: more to lie about.
lupus-set-traitor = One human plays for the pack. But who?
lupus-set-both = Village helpers, and a traitor for the pack.
lupus-set-liar = One of you may change sides in night 2.
lupus-set-hamster = A Werehamster wants to outlive you all.
lupus-set-lot = Chance picks the special characters.
lupus-set-among = { $werewolf ->
        [one] One Werewolf among { $seats }
       *[other] { $werewolf } Werewolves among { $seats }
    }
lupus-set-secret = The list of characters is hidden.
lupus-set-no-wolves = { $wanted } for this many players
lupus-set-no-seer = always one
lupus-set-no-masons = two or none
lupus-set-no-one = only one
lupus-set-no-least = from { $wanted } players on
lupus-set-no-stock = only { $wanted } Villager cards
lupus-set-no-none = none to take away
lupus-set-no-rest = no Villager left to make room

# The narrator's console
lupus-console-read = Read aloud
lupus-console-wait = Wait in silence
lupus-console-hear = Listen
lupus-console-next = Then
lupus-console-nominate = { $name }, whom do you nominate?
lupus-console-defence = { $name }, speak. All others listen.
lupus-console-tokens = { $paw } has the paw print, { $tuft } the tuft of fur.
lupus-console-verdict = Whoever has more votes is lynched.
lupus-console-end-discussion = End the talk
lupus-console-end-nomination = Next nomination: { $name } casts no ballot
lupus-console-end-nominations = Count the ballots
lupus-console-end-defence = { $name } has spoken
lupus-console-end-lynch_vote = Turn over the votes
lupus-console-sure = Whatever is missing then counts for nobody.
lupus-console-told = One moment: this is being told.
lupus-console-night = The night keeps its time.
lupus-console-ring = The village
lupus-console-curtain = Behind the curtain
lupus-console-hold = Hold to look
lupus-console-hold-ballots = Hold: whose ballots are missing
lupus-console-draw = Draw the curtain aside
lupus-console-shut = Close the curtain
lupus-console-dies = Tonight { $name } dies ({ $role }).
lupus-console-nobody = As things stand, nobody dies tonight.
lupus-console-wakes = { $call }: { $names }
lupus-console-anyway = { $call }: nobody left, call anyway
lupus-console-in = In: { $names }
lupus-console-missing = Missing: { $names }
lupus-console-notes = Your notes
lupus-console-notes-about = On this device only, until the game is over.
lupus-console-answer = Answer for somebody
lupus-console-answer-about = For a seat whose phone has died. It is told that you did it, and nobody else.
lupus-console-answer-what = What does { $name } do?
lupus-console-answered = Done in the name of { $name }.

# On the shelf
lupus-name = Lupus in Tabula
lupus-about = Werewolves hunt by night, the village accuses by day – and even the ghosts have a say.
lupus-credits = Domenico Di Giorgio; daVinci / dV Giochi (2009).

# Options that are refused
refused-host_sits = Whoever has chosen a hidden list of characters knows it and cannot have a seat. With “{ lupus-option-preset-lot }” under “{ lupus-option-preset }” nobody knows it.

refused-custom_list = Your own list of characters is refused: { $fault ->
    [total] it has { $found }, and there are 8 to 24 players
    [wolves] that many players have { $wanted } Werewolves, not { $found }
    [seer] there is exactly one Seer, not { $found }
    [masons] there are either two Freemasons or none, not { $found }
    [one] there is only one { $name }, not { $found }
    [least] { $name } is for { $wanted } players or more, not for { $found }
    [stock] there are { $wanted } Villager cards, not { $found }
    [twice] { $name } appears twice
    [none] there is no { $name } in it to take away
    [rest] no Villager is left whose place { $name } could take
    [near] there is no character “{ $name }”; did you mean “{ $near }”?
    *[word] “{ $name }” is not a character with its number, as in werewolf:2,seer:1,villager:5
    } ({ $rule })
refused-custom_only = “{ lupus-option-preset-custom }” under “{ lupus-option-preset }” needs a list under “{ lupus-option-custom_list }”, and no other choice takes one.
refused-seated_host = A host who plays cannot choose “{ $role_list }” under “{ lupus-option-role_list }” unless chance picks the characters: choose “{ lupus-option-preset-lot }” under “{ lupus-option-preset }”.
refused-betraying_list = Twelve Villagers and a hidden Possessed would make thirteen in the list, and everybody could count them. Choose another list.
refused-wolf_chat = “{ lupus-option-wolf_chat }” needs “{ lupus-option-place-remote }” under “{ lupus-option-place }”. In one room typing is seen.
refused-narrator_chair = “{ lupus-option-narrator_chair }” needs “{ lupus-option-narrator-human }” under “{ lupus-option-narrator }” and stands in front of one of the seats.
refused-no_limit = “{ $option }” can be without a limit only if a person narrates: “{ lupus-option-narrator-human }” under “{ lupus-option-narrator }”.
refused-wise_narrator = “{ lupus-option-wise_old_man }” is for a game without a narrator.
refused-wise_list = “{ lupus-option-wise_old_man }” is played with 2 Werewolves, 1 Seer and 5 Villagers.
refused-wise_lot = “{ lupus-option-wise_old_man }” does not go with “{ lupus-option-preset-lot }” unless “{ lupus-option-enforce_minimums }” is switched on.
